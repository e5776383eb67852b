//! Operations like one that was verified before: of the same name, with the same
//! inherent attributes and properties, and with operands and results of the same
//! types. Most of what a definition says is about these alone, and is tested once.

use crate::ir::{Ir, OpData};
use smallvec::SmallVec;

/// How many operations are remembered: a power of two.
const ENTRIES: usize = 128;

/// What tells operations apart. Numbers are those of the `Ir`'s tables, which do
/// not change while it is verified.
#[derive(Clone)]
struct Like {
    name: u32,
    inherent: u32,
    operands: usize,
    /// Of the operands, then of the results.
    types: SmallVec<[u32; 6]>,
}

/// The operations that are remembered, each at the place that its name and its
/// first type say; the last one stays.
#[derive(Default)]
pub(super) struct Known {
    entries: Vec<Option<Like>>,
}

impl Known {
    /// Whether an operation like this one was verified before.
    #[inline]
    pub(super) fn contains(&self, ir: &Ir, op: &OpData) -> bool {
        let Some(Some(like)) = self.entries.get(place(ir, op)) else {
            return false;
        };
        like.name == op.name
            && like.inherent == op.inherent
            && like.operands == op.operands.len()
            && types(ir, op).eq(like.types.iter().copied())
    }

    /// Remembers an operation that was verified.
    pub(super) fn insert(&mut self, ir: &Ir, op: &OpData) {
        if self.entries.is_empty() {
            self.entries.resize(ENTRIES, None);
        }
        self.entries[place(ir, op)] = Some(Like {
            name: op.name,
            inherent: op.inherent,
            operands: op.operands.len(),
            types: types(ir, op).collect(),
        });
    }
}

/// The numbers of the types of operands and results.
#[inline]
fn types<'ir>(ir: &'ir Ir, op: &OpData) -> impl Iterator<Item = u32> + use<'ir> {
    let operands = ir.operand_lists.get(op.operands).iter();
    let values = operands.chain(ir.value_lists.get(op.results));
    values.map(|value| value.type_number(ir))
}

#[inline]
fn place(ir: &Ir, op: &OpData) -> usize {
    let first = types(ir, op).next().unwrap_or_default();
    (op.name.wrapping_mul(11) ^ first) as usize & (ENTRIES - 1)
}
