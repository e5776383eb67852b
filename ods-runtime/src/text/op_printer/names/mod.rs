//! How SSA values and blocks are called: MLIR's `SSANameState`.
//!
//! [`number`] chooses the names; here they are looked up.

mod number;
mod used;

use crate::ir::{Block, Operation, Value};
use ods_lookup::LookupMap;
use std::sync::Arc;

/// The names of everything that is printed.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    values: Vec<ValueName>,
    blocks: Vec<u32>,
    /// The texts of [`ValueName::Text`].
    texts: Vec<Arc<str>>,
    /// The names of [`ValueName::Member`], and which results of the group these
    /// are.
    members: Vec<(ValueName, u32)>,
    /// Names of blocks that are not called after their number, by index.
    block_texts: LookupMap<usize, Box<str>>,
    /// Where groups of results begin, of operations with several groups: sorted
    /// and beginning with 0.
    groups: LookupMap<Operation, Vec<u32>>,
    /// Numbers of operations without results, where users are printed.
    operations: LookupMap<Operation, u32>,
}

/// What stands after the `%`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum ValueName {
    /// Nothing printed defines it.
    #[default]
    Unknown,
    /// A number.
    Number(u32),
    /// `arg` and a number.
    Argument(u32),
    /// A name that was suggested.
    Text(u32),
    /// One of several results with one name.
    Member(u32),
}

impl Names {
    /// The name of the value, and which result of a group it is.
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

    /// What the value is called, members of a group apart.
    fn value_name(&self, value: Value) -> ValueName {
        let name = self.values.get(value.index_in());
        name.copied().unwrap_or_default()
    }

    /// Calls results after the first of their group, if it has several.
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

    /// Calls `value` as `other` is called.
    pub(super) fn shadow(&mut self, value: Value, other: Value) {
        let name = self.value_name(other);
        let index = value.index_in();
        if self.values.len() <= index {
            self.values.resize(index + 1, ValueName::Unknown);
        }
        self.values[index] = name;
    }

    /// A name that was suggested.
    pub(super) fn text(&self, number: u32) -> &str {
        &self.texts[number as usize]
    }

    /// Where the groups of results begin, if there are several.
    pub(super) fn groups(&self, op: Operation) -> Option<&[u32]> {
        if self.groups.is_empty() {
            return None;
        }
        self.groups.get(&op).map(Vec::as_slice)
    }

    /// The number of the block in its region; `None` if nothing printed holds
    /// it.
    pub(super) fn block(&self, block: Block) -> Option<u32> {
        let number = self.blocks.get(block.index_in()).copied();
        number.filter(|number| *number != u32::MAX)
    }

    /// The name of the block, without `^`, unless it is called after its number.
    pub(super) fn block_text(&self, block: Block) -> Option<&str> {
        if self.block_texts.is_empty() {
            return None;
        }
        let text = self.block_texts.get(&block.index_in());
        text.map(|text| &**text)
    }

    /// The number of an operation without results, where users are printed.
    pub(super) fn operation(&self, op: Operation) -> Option<u32> {
        self.operations.get(&op).copied()
    }
}
