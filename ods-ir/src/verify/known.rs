//! Operations that equal a verified one in name, inherent attributes and properties, and
//! the types of operands and results. Most rules of a definition depend on these alone,
//! and are checked once.

use crate::ir::{EntityId, Ir, OpData, Value, ValueData};
use smallvec::SmallVec;

/// The least and the largest number of entries; powers of two.
const ENTRIES: (usize, usize) = (16, 2048);

/// How much the table grows at once.
const GROWTH: usize = 4;

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

/// A cache of verified operations, indexed by name, attributes and first type; a new entry
/// replaces the old one.
#[derive(Default)]
pub(super) struct Known {
    entries: Vec<Like>,
    /// How many operations were added since the table grew.
    added: usize,
}

impl Known {
    /// Whether an equal operation was verified before; calls `see` with each operand, its number
    /// and its data.
    #[inline]
    pub(super) fn contains(
        &self,
        ir: &Ir,
        op: &OpData,
        mut see: impl FnMut(u32, &ValueData),
    ) -> bool {
        let operands = ir.operand_lists.get(op.operands);
        let results = ir.value_lists.get(op.results);
        let known = match self.entries.get(self.place(ir, op, operands, results)) {
            Some(like) if like.is_of(op, operands.len(), results.len()) => Some(&like.types[..]),
            _ => None,
        };
        let mut is_like = known.is_some();
        let mut types = known.unwrap_or_default().iter();
        for operand in operands {
            let value = ir.values.at(operand.index());
            see(operand.index(), value);
            is_like &= types.next() == Some(&value.ty);
        }
        for result in results {
            is_like &= types.next() == Some(&ir.values.at(result.index()).ty);
        }
        is_like
    }

    /// Adds a verified operation.
    pub(super) fn insert(&mut self, ir: &Ir, op: &OpData) {
        if self.added >= self.entries.len() && self.entries.len() < ENTRIES.1 {
            self.grow();
        }
        self.added += 1;
        let operands = ir.operand_lists.get(op.operands);
        let results = ir.value_lists.get(op.results);
        let types = operands.iter().chain(results);
        let place = self.place(ir, op, operands, results);
        self.entries[place] = Like {
            name: op.name,
            inherent: op.inherent,
            operands: operands.len(),
            results: results.len(),
            types: types.map(|value| ir.values.at(value.index()).ty).collect(),
            is_there: true,
        };
    }

    /// Enlarges the table, which starts small: often one function is verified after the other.
    #[cold]
    fn grow(&mut self) {
        let (least, most) = ENTRIES;
        let len = (self.entries.len() * GROWTH).clamp(least, most);
        let old = std::mem::take(&mut self.entries);
        self.entries.resize_with(len, Like::default);
        for like in old.into_iter().filter(|like| like.is_there) {
            let first = like.types.first().copied().unwrap_or_default();
            let place = place_of(len, like.name, like.inherent, first);
            self.entries[place] = like;
        }
        self.added = 0;
    }

    #[inline]
    fn place(&self, ir: &Ir, op: &OpData, operands: &[Value], results: &[Value]) -> usize {
        let first = operands.first().or(results.first());
        let first = first.map_or(0, |value| ir.values.at(value.index()).ty);
        place_of(self.entries.len(), op.name, op.inherent, first)
    }
}

/// The place in a table of `len` entries.
#[inline]
fn place_of(len: usize, name: u32, inherent: u32, first_type: u32) -> usize {
    let key = u64::from(name) << 32 ^ u64::from(inherent) << 16 ^ u64::from(first_type);
    let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (hash >> 40) as usize & len.wrapping_sub(1)
}
