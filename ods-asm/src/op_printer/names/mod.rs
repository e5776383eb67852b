//! The names of SSA values and blocks: MLIR's `SSANameState`.
//!
//! [`number`] chooses the names; this module looks them up.

mod number;
mod used;

use ods_ir::ir::{Block, Operation, Value};
use ods_lookup::LookupMap;
use std::sync::Arc;

/// The names of all printed values, blocks and operations.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    values: Vec<ValueName>,
    blocks: Vec<u32>,
    /// The texts of [`ValueName::Text`].
    texts: Vec<Arc<str>>,
    /// The names of [`ValueName::Member`], with the result number within the group.
    members: Vec<(ValueName, u32)>,
    /// Names of blocks that are not numbered, by index.
    block_texts: LookupMap<usize, Box<str>>,
    /// The first results of the groups of each operation with several groups; sorted, starting with
    /// 0.
    groups: LookupMap<Operation, Vec<u32>>,
    /// The numbers of operations without results, if users are printed.
    operations: LookupMap<Operation, u32>,
}

/// The text after the `%`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum ValueName {
    /// The printed IR does not define the value.
    #[default]
    Unknown,
    /// A number.
    Number(u32),
    /// `arg` and a number.
    Argument(u32),
    /// A suggested name.
    Text(u32),
    /// One of several results that share a name.
    Member(u32),
}

impl Names {
    /// Returns the name of a value, and its result number within a group.
    #[inline]
    pub(super) fn value(&self, value: Value) -> (ValueName, Option<u32>) {
        match self.value_name(value) {
            ValueName::Member(number) => {
                let (name, result) = self.members[number as usize];
                (name, Some(result))
            }
            name => (name, None),
        }
    }

    /// Returns the name of a value, not resolving members of a group.
    fn value_name(&self, value: Value) -> ValueName {
        let name = self.values.get(value.index_in());
        name.copied().unwrap_or_default()
    }

    /// Names the results after the first one of each group that has several.
    fn name_groups(&mut self, op: Operation, results: &[Value]) {
        let groups = self.groups.get(&op).cloned();
        let starts = groups.as_deref().unwrap_or(&[0]);
        for (at, start) in starts.iter().enumerate() {
            let start = *start as usize;
            let end = starts
                .get(at + 1)
                .map_or(results.len(), |next| *next as usize);
            if end - start < 2 {
                continue;
            }
            let name = self.value_name(results[start]);
            for (number, result) in results[start..end].iter().enumerate() {
                self.values[result.index_in()] = ValueName::Member(self.members.len() as u32);
                self.members.push((name, number as u32));
            }
        }
    }

    /// Gives `value` the name of `other`.
    #[inline]
    pub(super) fn shadow(&mut self, value: Value, other: Value) {
        let name = self.value_name(other);
        let index = value.index_in();
        if self.values.len() <= index {
            self.values.resize(index + 1, ValueName::Unknown);
        }
        self.values[index] = name;
    }

    /// Returns a suggested name.
    pub(super) fn text(&self, number: u32) -> &str {
        &self.texts[number as usize]
    }

    /// Returns the first results of the groups, if there are several groups.
    pub(super) fn groups(&self, op: Operation) -> Option<&[u32]> {
        if self.groups.is_empty() {
            return None;
        }
        self.groups.get(&op).map(Vec::as_slice)
    }

    /// Returns the number of a block in its region; `None` if the block is not in the printed IR.
    pub(super) fn block(&self, block: Block) -> Option<u32> {
        let number = self.blocks.get(block.index_in()).copied();
        number.filter(|number| *number != u32::MAX)
    }

    /// Returns the name of a block without `^`, unless the block is numbered.
    pub(super) fn block_text(&self, block: Block) -> Option<&str> {
        if self.block_texts.is_empty() {
            return None;
        }
        let text = self.block_texts.get(&block.index_in());
        text.map(|text| &**text)
    }

    /// Returns the number of an operation without results, if users are printed.
    pub(super) fn operation(&self, op: Operation) -> Option<u32> {
        self.operations.get(&op).copied()
    }
}
