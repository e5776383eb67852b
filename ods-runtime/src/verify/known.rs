//! Operations like one that was verified before: of the same name, with the same
//! inherent attributes and properties, and with operands and results of the same
//! types. Most of what a definition says is about these alone, and is tested once.

use crate::ir::{EntityId, Ir, OpData, Value, ValueData};
use smallvec::SmallVec;

/// How many operations are remembered: a power of two.
const ENTRIES: usize = 128;

/// What tells operations apart. Numbers are those of the `Ir`'s tables, which do
/// not change while it is verified.
#[derive(Clone, Default)]
struct Like {
    name: u32,
    inherent: u32,
    operands: usize,
    results: usize,
    /// Of the operands, then of the results.
    types: SmallVec<[u32; 6]>,
    /// There is one.
    is_there: bool,
}

impl Like {
    /// Whether it says something of an operation with so many operands and results.
    #[inline]
    fn is_of(&self, op: &OpData, operands: usize, results: usize) -> bool {
        self.name == op.name
            && self.inherent == op.inherent
            && self.operands == operands
            && self.results == results
            && self.is_there
    }
}

/// The operations that are remembered, each at the place that its name and its
/// first type say; the last one stays.
#[derive(Default)]
pub(super) struct Known {
    entries: Vec<Like>,
}

impl Known {
    /// Whether an operation like this one was verified before.
    #[inline]
    pub(super) fn contains(&self, ir: &Ir, op: &OpData) -> bool {
        self.contains_seeing(ir, op, |_| ())
    }

    /// The same; on the way `see` gets each operand.
    #[inline]
    pub(super) fn contains_seeing(
        &self,
        ir: &Ir,
        op: &OpData,
        mut see: impl FnMut(&ValueData),
    ) -> bool {
        let operands = ir.operand_lists.get(op.operands);
        let results = ir.value_lists.get(op.results);
        let known = match self.entries.get(place(ir, op, operands, results)) {
            Some(like) if like.is_of(op, operands.len(), results.len()) => Some(&like.types[..]),
            _ => None,
        };
        let mut is_like = known.is_some();
        let mut types = known.unwrap_or_default().iter();
        for operand in operands {
            let value = ir.values.at(operand.index());
            see(value);
            is_like &= types.next() == Some(&value.ty);
        }
        for result in results {
            is_like &= types.next() == Some(&ir.values.at(result.index()).ty);
        }
        is_like
    }

    /// Remembers an operation that was verified.
    pub(super) fn insert(&mut self, ir: &Ir, op: &OpData) {
        if self.entries.is_empty() {
            self.entries.resize(ENTRIES, Like::default());
        }
        let operands = ir.operand_lists.get(op.operands);
        let results = ir.value_lists.get(op.results);
        let types = operands.iter().chain(results);
        self.entries[place(ir, op, operands, results)] = Like {
            name: op.name,
            inherent: op.inherent,
            operands: operands.len(),
            results: results.len(),
            types: types.map(|value| ir.values.at(value.index()).ty).collect(),
            is_there: true,
        };
    }
}

#[inline]
fn place(ir: &Ir, op: &OpData, operands: &[Value], results: &[Value]) -> usize {
    let first = operands.first().or(results.first());
    let first = first.map_or(0, |value| ir.values.at(value.index()).ty);
    (op.name.wrapping_mul(11) ^ first) as usize & (ENTRIES - 1)
}
