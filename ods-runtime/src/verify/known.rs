//! Operations like one that was verified before: of the same name, with the same
//! inherent attributes and properties, and with operands and results of the same
//! types. Most of what a definition says is about these alone, and is tested once.

use crate::ir::{EntityId, Ir, OpData, Value};
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
    /// Of the operands, then of the results.
    types: SmallVec<[u32; 6]>,
    /// There is one.
    is_there: bool,
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
        let operands = ir.operand_lists.get(op.operands);
        let results = ir.value_lists.get(op.results);
        let place = place(ir, op, operands, results);
        let Some(like) = self.entries.get(place) else {
            return false;
        };
        if like.name != op.name
            || like.inherent != op.inherent
            || like.operands != operands.len()
            || like.types.len() != operands.len() + results.len()
            || !like.is_there
        {
            return false;
        }
        let (of_operands, of_results) = like.types.split_at(operands.len());
        are_of_types(ir, operands, of_operands) && are_of_types(ir, results, of_results)
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
            types: types.map(|value| ir.values.at(value.index()).ty).collect(),
            is_there: true,
        };
    }
}

/// Whether the values have the types of these numbers; there are as many.
#[inline]
fn are_of_types(ir: &Ir, values: &[Value], types: &[u32]) -> bool {
    for (value, ty) in values.iter().zip(types) {
        if ir.values.at(value.index()).ty != *ty {
            return false;
        }
    }
    true
}

#[inline]
fn place(ir: &Ir, op: &OpData, operands: &[Value], results: &[Value]) -> usize {
    let first = operands.first().or(results.first());
    let first = first.map_or(0, |value| ir.values.at(value.index()).ty);
    (op.name.wrapping_mul(11) ^ first) as usize & (ENTRIES - 1)
}
