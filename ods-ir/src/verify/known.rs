//! Operations that equal a verified one in name, inherent attributes and properties, and
//! the types of operands and results. Most rules of a definition depend on these alone,
//! and are checked once.

use crate::ir::{EntityId, Ir, OpData, Value, ValueData};
use smallvec::SmallVec;

/// The number of entries; a power of two.
const ENTRIES: usize = 128;

/// The key of an entry. Its numbers index the `Ir`'s tables, which do not change during
/// verification.
#[derive(Clone, Default)]
struct Like {
    name: u32,
    inherent: u32,
    operands: usize,
    results: usize,
    /// The types of the operands, then of the results.
    types: SmallVec<[u32; 6]>,
    /// Whether the entry is used.
    is_there: bool,
}

impl Like {
    /// Whether the key matches an operation with these numbers of operands and results,
    /// types aside.
    #[inline]
    fn is_of(&self, op: &OpData, operands: usize, results: usize) -> bool {
        self.name == op.name
            && self.inherent == op.inherent
            && self.operands == operands
            && self.results == results
            && self.is_there
    }
}

/// A cache of verified operations, indexed by name and first type; a new entry replaces
/// the old one.
#[derive(Default)]
pub(super) struct Known {
    entries: Vec<Like>,
}

impl Known {
    /// Whether an equal operation was verified before; calls `see` with each operand.
    #[inline]
    pub(super) fn contains(&self, ir: &Ir, op: &OpData, mut see: impl FnMut(&ValueData)) -> bool {
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

    /// Adds a verified operation.
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
