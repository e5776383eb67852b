//! The ranges of values while patterns change the IR.

use ods_runtime::diagnostics::Diagnostic;
use ods_runtime::interfaces::ConstantIntRanges;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::dataflow::{IntegerRanges, Solver};
use std::sync::{Arc, PoisonError, RwLock};

/// What is known about the values of an operation, shared by the patterns of a pass.
///
/// Values that patterns make are not known, unless a pattern says that they are what others were.
#[derive(Clone, Debug, Default)]
pub(super) struct Ranges(Arc<RwLock<Table>>);

/// The ranges, by the numbers of the values. A number may come to belong to another value.
#[derive(Debug, Default)]
struct Table {
    base: usize,
    entries: Vec<Option<(Value, ConstantIntRanges)>>,
}

impl Table {
    fn entry(&mut self, value: Value) -> &mut Option<(Value, ConstantIntRanges)> {
        let number = value.index_in();
        if self.entries.is_empty() {
            self.base = number;
        }
        if number < self.base {
            let missing = self.base - number;
            self.entries.splice(0..0, vec![None; missing]);
            self.base = number;
        }
        let at = number - self.base;
        if at >= self.entries.len() {
            self.entries.resize(at + 1, None);
        }
        &mut self.entries[at]
    }

    fn get(&self, value: Value) -> Option<&ConstantIntRanges> {
        let at = value.index_in().checked_sub(self.base)?;
        let (owner, range) = self.entries.get(at)?.as_ref()?;
        (*owner == value).then_some(range)
    }
}

impl Ranges {
    /// Infers the ranges of all values in `top`. A solver without constants knows only those that
    /// are ranges.
    pub(super) fn infer(ir: &mut Ir, top: Operation, solver: Solver) -> Result<Self, Diagnostic> {
        // Ranges that grow too often are given up, so the order of visits matters.
        let mut solver = solver.keep_order(true);
        let found = solver.load_forward(IntegerRanges);
        solver.run(ir, top)?;
        let mut values = Vec::new();
        top.walk(ir, |op| {
            values.extend_from_slice(op.results(ir));
            for block in op.child_blocks(ir) {
                values.extend_from_slice(block.arguments(ir));
            }
        });
        values.sort_unstable_by_key(|value| value.index_in());
        let mut table = Table::default();
        for value in values {
            if let Some(range) = solver.get(found, value).known() {
                *table.entry(value) = Some((value, range.clone()));
            }
        }
        Ok(Self(Arc::new(RwLock::new(table))))
    }

    fn read<T>(&self, read: impl FnOnce(&Table) -> T) -> T {
        read(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The range of a value, if it is known.
    pub(super) fn get(&self, value: Value) -> Option<ConstantIntRanges> {
        self.read(|table| table.get(value).cloned())
    }

    /// The only integer that a value can be.
    pub(super) fn constant(&self, value: Value) -> Option<ods_runtime::attributes::ApInt> {
        self.read(|table| table.get(value)?.constant_value().cloned())
    }

    /// The ranges of values, if all are known.
    pub(super) fn all_of(&self, values: &[Value]) -> Option<Vec<ConstantIntRanges>> {
        values.iter().map(|value| self.get(*value)).collect()
    }

    /// The range of `new` is what that of `old` is.
    pub(super) fn copy(&self, old: Value, new: Value) {
        let Some(range) = self.get(old) else { return };
        let mut table = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let entry = table.entry(new);
        match entry {
            Some((owner, known)) if *owner == new => *known = known.union(&range),
            _ => *entry = Some((new, range)),
        }
    }

    /// Whether the value is known not to be negative.
    pub(super) fn is_non_negative(&self, value: Value) -> bool {
        self.get(value)
            .is_some_and(|range| !range.smin().is_negative())
    }
}
