//! The lists of regions and successors. Few operations have any, so the lists are stored in a
//! separate table and an operation without them is small.

use super::pool::PoolSlice;
use super::{EntityId as _, Ir, NIL, OpData, Operation, RegionData};

/// Regions and successors of an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Nested {
    pub(crate) regions: PoolSlice,
    pub(crate) successors: PoolSlice,
}

/// The entry of an operation's lists; 0 if it has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct NestedNumber(u32);

impl NestedNumber {
    pub(crate) const NONE: Self = Self(0);
}

/// The lists of all operations that have any.
#[derive(Clone, Debug, Default)]
pub(crate) struct NestedTable {
    /// Entry 0 has number 1.
    entries: Vec<Nested>,
    free: Vec<NestedNumber>,
}

impl NestedTable {
    /// Stores these lists.
    pub(crate) fn insert(&mut self, nested: Nested) -> NestedNumber {
        if nested == Nested::default() {
            return NestedNumber::NONE;
        }
        if let Some(number) = self.free.pop() {
            self.entries[number.0 as usize - 1] = nested;
            return number;
        }
        self.entries.push(nested);
        NestedNumber(self.entries.len() as u32)
    }

    #[inline]
    pub(crate) fn get(&self, number: NestedNumber) -> Nested {
        match number {
            NestedNumber::NONE => Nested::default(),
            NestedNumber(number) => self.entries[number as usize - 1],
        }
    }

    /// Removes the entry and returns the lists.
    pub(crate) fn remove(&mut self, number: NestedNumber) -> Nested {
        let nested = self.get(number);
        if number != NestedNumber::NONE {
            self.free.push(number);
        }
        nested
    }

    pub(crate) fn shrink(&mut self) {
        super::shrink(&mut self.entries);
    }
}

impl Ir {
    /// Returns the regions and successors of an operation.
    #[inline]
    pub(crate) fn nested_of(&self, op: &OpData) -> Nested {
        self.nested.get(op.nested)
    }

    /// Returns the regions of an operation.
    #[inline]
    pub(crate) fn regions_of(
        &self,
        nested: Nested,
    ) -> impl DoubleEndedIterator<Item = &RegionData> + ExactSizeIterator {
        let regions = self.region_lists.get(nested.regions).iter();
        regions.map(|region| self.regions.at(region.index()))
    }

    /// Whether all successors of an operation are in the region that contains it.
    #[inline]
    pub(crate) fn branches_inside_region(&self, op: &OpData, nested: Nested) -> bool {
        let mut successors = self.successor_lists.get(nested.successors).iter();
        nested.successors.is_empty()
            || op.parent != NIL && {
                let region = self.blocks.at(op.parent).parent;
                successors.all(|block| self.blocks.at(block.index()).parent == region)
            }
    }

    /// Removes the successors from an operation. The caller must release the list.
    pub(crate) fn take_successors(&mut self, op: Operation) -> PoolSlice {
        let nested = self.nested.remove(self.ops.get(op).nested);
        let kept = Nested {
            successors: PoolSlice::default(),
            ..nested
        };
        self.ops.get_mut(op).nested = self.nested.insert(kept);
        nested.successors
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_used_again() {
        let mut table = NestedTable::default();
        let nested = |len| Nested {
            regions: PoolSlice::new(7, len),
            ..Nested::default()
        };
        assert_eq!(table.insert(Nested::default()), NestedNumber::NONE);
        let (first, second) = (table.insert(nested(1)), table.insert(nested(2)));
        assert_eq!(table.remove(first), nested(1));
        assert_eq!(table.remove(NestedNumber::NONE), Nested::default());
        let third = table.insert(nested(3));
        assert_eq!(third, first);
        assert_eq!(
            (table.get(second), table.get(third)),
            (nested(2), nested(3))
        );
        assert_eq!(table.get(NestedNumber::NONE), Nested::default());
    }
}
