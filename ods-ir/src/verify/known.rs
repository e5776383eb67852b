//! Operations that equal a verified one in name, inherent attributes and properties, and
//! the types of operands and results. Most rules of a definition depend on these alone,
//! and are checked once. If all operands and results have one type, its number and the name suffice
//! for the rules on types.

use super::plain;
use crate::ir::{EMPTY, EntityId, Ir, OpData, Value};
use crate::op::spec::OpSpec;

/// The least and the largest number of entries; powers of two.
const ENTRIES: (usize, usize) = (16, 2048);

/// How much the table grows at once.
const GROWTH: usize = 4;

/// The number of types above which the table is emptied.
const KEPT_TYPES: usize = 1 << 14;

/// The key of an entry. Its numbers index the `Ir`'s tables, which do not change during
/// verification.
#[derive(Clone, Copy, Default)]
struct Like {
    name: u32,
    inherent: u32,
    operands: u32,
    results: u32,
    /// Where the types of the operands begin, before those of the results.
    types: u32,
    /// Whether the entry is used.
    is_there: bool,
}

/// A cache of verified operations, indexed by name, attributes and first type; a new entry
/// replaces the old one.
#[derive(Default)]
pub(super) struct Known {
    entries: Vec<Like>,
    /// The types of operands and results of the entries.
    types: Vec<u32>,
    /// How many operations were added since the table grew.
    added: usize,
    /// Definitions and the one type of operands and results that they accept.
    with_type: Pairs,
    /// Definitions and inherent attributes that they accept.
    with_attributes: Pairs,
}

/// A set of pairs of a name and a number, each at one place; a new pair replaces the old one.
#[derive(Default)]
struct Pairs {
    entries: Vec<Option<(u32, u32)>>,
    added: usize,
}

impl Pairs {
    /// Whether the pair is there, or `test` returns true, which adds it.
    #[inline]
    fn holds(&mut self, name: u32, number: u32, test: impl FnOnce() -> bool) -> bool {
        let place = place_of(self.entries.len(), name, 0, number);
        let pair = Some((name, number));
        if self.entries.get(place) == Some(&pair) {
            return true;
        }
        let holds = test();
        if holds {
            self.insert(name, number);
        }
        holds
    }

    fn insert(&mut self, name: u32, number: u32) {
        let (least, most) = ENTRIES;
        if self.added >= self.entries.len() && self.entries.len() < most {
            let len = (self.entries.len() * GROWTH).clamp(least, most);
            let old = std::mem::replace(&mut self.entries, vec![None; len]);
            self.added = 0;
            for (name, number) in old.into_iter().flatten() {
                self.insert(name, number);
            }
        }
        self.added += 1;
        let place = place_of(self.entries.len(), name, 0, number);
        self.entries[place] = Some((name, number));
    }
}

impl Known {
    /// Whether an equal operation was verified before.
    #[inline]
    pub(super) fn contains(&self, ir: &Ir, op: &OpData) -> bool {
        if !is_kept(op) {
            return false;
        }
        let operands = ir.operand_lists.get(op.operands);
        let results = ir.value_lists.get(op.results);
        let Some(like) = self.entries.get(self.place(ir, op, operands, results)) else {
            return false;
        };
        if !(like.name == op.name
            && like.inherent == op.inherent
            && like.operands as usize == operands.len()
            && like.results as usize == results.len()
            && like.is_there)
        {
            return false;
        }
        let mut types = self.types[like.types as usize..].iter();
        for value in operands.iter().chain(results) {
            if types.next() != Some(&ir.values.at(value.index()).ty) {
                return false;
            }
        }
        true
    }

    /// Whether an operation, whose operands all have the type with the number `ty`, certainly
    /// satisfies its definition.
    #[inline]
    pub(super) fn is_valid_with(&mut self, ir: &Ir, op: &OpData, spec: &OpSpec, ty: u32) -> bool {
        let Some(constraints) = &spec.checks.on_one_type else {
            return false;
        };
        let mut results = ir.value_lists.get(op.results).iter();
        results.all(|result| ir.values.at(result.index()).ty == ty)
            && op.operands.len() == spec.operands.len()
            && op.results.len() == spec.results.len()
            && (op.inherent == EMPTY && !spec.checks.requires_attribute
                || (self.with_attributes).holds(op.name, op.inherent, || {
                    plain::has_right_attributes(ir, op, spec)
                }))
            && self.with_type.holds(op.name, ty, || {
                let ty = ir.types.get(ty);
                constraints.iter().all(|constraint| constraint.accepts(ty))
            })
    }

    /// Adds a verified operation.
    pub(super) fn insert(&mut self, ir: &Ir, op: &OpData) {
        if !is_kept(op) {
            return;
        }
        if self.added >= self.entries.len() && self.entries.len() < ENTRIES.1 {
            self.grow();
        }
        if self.types.len() > KEPT_TYPES {
            self.types.clear();
            self.entries.fill(Like::default());
        }
        self.added += 1;
        let operands = ir.operand_lists.get(op.operands);
        let results = ir.value_lists.get(op.results);
        let place = self.place(ir, op, operands, results);
        self.entries[place] = Like {
            name: op.name,
            inherent: op.inherent,
            operands: operands.len() as u32,
            results: results.len() as u32,
            types: self.types.len() as u32,
            is_there: true,
        };
        let values = operands.iter().chain(results);
        (self.types).extend(values.map(|value| ir.values.at(value.index()).ty));
    }

    /// Enlarges the table, which starts small: often one function is verified after the other.
    #[cold]
    fn grow(&mut self) {
        let (least, most) = ENTRIES;
        let len = (self.entries.len() * GROWTH).clamp(least, most);
        let old = std::mem::replace(&mut self.entries, vec![Like::default(); len]);
        for like in old.into_iter().filter(|like| like.is_there) {
            let has_types = like.operands != 0 || like.results != 0;
            let first = if has_types {
                self.types[like.types as usize]
            } else {
                0
            };
            self.entries[place_of(len, like.name, like.inherent, first)] = like;
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

/// Whether operations like this one are kept: the attributes of those without operands seldom
/// repeat.
#[inline]
fn is_kept(op: &OpData) -> bool {
    !op.operands.is_empty() || op.inherent == EMPTY
}

/// The place in a table of `len` entries.
#[inline]
fn place_of(len: usize, name: u32, inherent: u32, first_type: u32) -> usize {
    let key = u64::from(name) << 32 ^ u64::from(inherent) << 16 ^ u64::from(first_type);
    let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (hash >> 40) as usize & len.wrapping_sub(1)
}
