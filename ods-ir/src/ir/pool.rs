//! Storage for the short lists of entities (operands, results, successors, …): one vector for all
//! lists, with reuse of freed pieces.

use super::runs::{FreeRuns, Run, put};
use crate::limits::MAX_LIST_ITEMS;
use std::num::NonZeroU32;
use std::ops::Range;

/// A list in a [`Pool`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PoolSlice {
    start: u32,
    len: u32,
}

impl PoolSlice {
    #[cfg(test)]
    pub(crate) fn new(start: u32, len: usize) -> Self {
        Self {
            start,
            len: len as u32,
        }
    }

    /// Returns the list after its elements moved to `start`.
    #[inline]
    pub(crate) fn moved_to(self, start: u32) -> Self {
        Self { start, ..self }
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn start(self) -> u32 {
        self.start
    }

    /// Returns the piece of the list, including its spare room.
    #[inline]
    pub(crate) fn piece(self) -> Run {
        Run {
            start: self.start,
            len: capacity_of(self.len()) as u32,
        }
    }

    /// The positions of the elements in the pool.
    #[inline]
    pub(crate) fn positions(self) -> Range<u32> {
        self.start..self.start + self.len
    }

    #[inline]
    pub(crate) fn range(self) -> Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }
}

/// The capacity of longer lists is rounded up to a power of two.
const EXACT_LENGTHS: usize = 8;

/// Behind this position, a list of exact capacity may not fit.
const EXACT_END: usize = MAX_LIST_ITEMS - 2 * EXACT_LENGTHS;

/// Returns the capacity of a list of `len` elements.
#[inline]
fn capacity_of(len: usize) -> usize {
    if len <= EXACT_LENGTHS {
        len
    } else {
        len.next_power_of_two()
    }
}

/// Returns the index of the free list for pieces of this capacity.
#[inline]
fn class_of(capacity: usize) -> usize {
    if capacity <= EXACT_LENGTHS {
        capacity
    } else {
        EXACT_LENGTHS + (capacity / EXACT_LENGTHS).ilog2() as usize
    }
}

/// Many short lists in one vector.
#[derive(Clone, Debug)]
pub(crate) struct Pool<T> {
    items: Vec<T>,
    /// The starts of free pieces, by class.
    free: Vec<Vec<u32>>,
    /// Pieces that were freed as contiguous runs.
    runs: FreeRuns,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self {
            items: Vec::new(),
            free: Vec::new(),
            runs: FreeRuns::default(),
        }
    }
}

impl<T: Clone> Pool<T> {
    pub(crate) fn reserve(&mut self, additional: usize) {
        self.items.reserve(additional);
    }

    /// One more than the largest position in use: the size of a side table.
    pub(crate) fn capacity(&self) -> usize {
        self.items.len()
    }

    pub(crate) fn shrink(&mut self) {
        super::shrink(&mut self.items);
    }

    /// Allocates a list of `len` elements, all `fill`.
    pub(crate) fn allocate(&mut self, len: usize, fill: T) -> PoolSlice {
        if len == 0 {
            return PoolSlice::default();
        }
        let capacity = capacity_of(len);
        let reused = (self.free.get_mut(class_of(capacity)))
            .and_then(Vec::pop)
            .or_else(|| self.runs.take(capacity as u32, 0));
        let start = if let Some(start) = reused {
            self.items[start as usize..start as usize + len].fill(fill);
            start
        } else {
            let start = self.items.len();
            assert!(
                start + capacity < MAX_LIST_ITEMS,
                "an `Ir` holds at most 2^32 operands"
            );
            self.items.resize(start + capacity, fill);
            start as u32
        };
        PoolSlice {
            start,
            len: len as u32,
        }
    }

    /// Allocates a list of these elements.
    #[inline]
    pub(crate) fn allocate_from(&mut self, items: &[T]) -> PoolSlice
    where
        T: Copy,
    {
        let Some(first) = items.first() else {
            return PoolSlice::default();
        };
        let is_any_free = self.runs.len() > 0
            || (self.free.get(items.len())).is_some_and(|pieces| !pieces.is_empty());
        let start = self.items.len();
        if is_any_free || items.len() > EXACT_LENGTHS || start > EXACT_END {
            let list = self.allocate(items.len(), *first);
            self.get_mut(list).copy_from_slice(items);
            return list;
        }
        match items {
            [one] => self.items.push(*one),
            _ => self.items.extend_from_slice(items),
        }
        PoolSlice {
            start: start as u32,
            len: items.len() as u32,
        }
    }

    /// Returns one element of a list.
    #[inline]
    pub(crate) fn item(&self, list: PoolSlice, number: usize) -> Option<&T> {
        (number < list.len()).then(|| &self.items[list.start as usize + number])
    }

    /// Allocates a list with what `map` makes of the elements of another one.
    #[inline]
    pub(crate) fn allocate_mapped(
        &mut self,
        list: PoolSlice,
        mut map: impl FnMut(T) -> T,
    ) -> PoolSlice
    where
        T: Copy,
    {
        let len = list.len();
        if len == 0 {
            return PoolSlice::default();
        }
        let start = self.items.len();
        let is_any_free =
            self.runs.len() > 0 || (self.free.get(len)).is_some_and(|pieces| !pieces.is_empty());
        if is_any_free || len > EXACT_LENGTHS || start > EXACT_END {
            let copy = self.allocate(len, self.items[list.start as usize]);
            for (from, to) in list.range().zip(copy.range()) {
                self.items[to] = map(self.items[from]);
            }
            return copy;
        }
        self.items.reserve(len);
        for at in list.range() {
            let item = map(self.items[at]);
            self.items.push(item);
        }
        PoolSlice {
            start: start as u32,
            len: len as u32,
        }
    }

    /// Appends an element to a list and returns the list. If its piece is full, the list moves to a
    /// larger one; appending takes amortized constant time.
    pub(crate) fn push(&mut self, slice: PoolSlice, item: T) -> PoolSlice
    where
        T: Copy,
    {
        let len = slice.len();
        if len == 0 {
            return self.allocate_from(&[item]);
        }
        let is_last = slice.range().end == self.items.len();
        if capacity_of(len + 1) == capacity_of(len) {
            self.items[slice.start as usize + len] = item;
        } else if is_last && len < EXACT_LENGTHS && self.items.len() <= EXACT_END {
            // The last piece grows in place.
            self.items.push(item);
        } else {
            let longer = self.allocate(len + 1, item);
            self.items.copy_within(slice.range(), longer.start as usize);
            self.release(slice);
            return longer;
        }
        PoolSlice {
            len: len as u32 + 1,
            ..slice
        }
    }

    #[inline]
    pub(crate) fn release(&mut self, slice: PoolSlice) {
        if slice.len == 0 {
            return;
        }
        let class = class_of(capacity_of(slice.len()));
        match self.free.get_mut(class) {
            Some(pieces) => pieces.push(slice.start),
            None => self.release_first(class, slice.start),
        }
    }

    /// Frees the first piece of a class.
    #[cold]
    fn release_first(&mut self, class: usize, start: u32) {
        self.free.resize(class + 1, Vec::new());
        self.free[class].push(start);
    }

    /// Takes contiguous positions, those from `wanted` on if they are free. They must be filled
    /// with [`put`](Self::put) before any other access. The generation has no meaning.
    pub(crate) fn take_run(&mut self, len: u32, wanted: u32) -> (u32, NonZeroU32) {
        let start = self.runs.take(len, wanted).unwrap_or_else(|| {
            assert!(
                self.items.len() + (len as usize) < MAX_LIST_ITEMS,
                "an `Ir` holds at most 2^32 operands"
            );
            self.items.len() as u32
        });
        (start, NonZeroU32::MIN)
    }

    /// Fills positions that were taken.
    pub(crate) fn put(&mut self, start: u32, items: impl ExactSizeIterator<Item = T>) {
        put(&mut self.items, start, items);
    }

    /// Returns contiguous lists.
    pub(crate) fn run(&self, run: Run) -> &[T] {
        &self.items[run.range()]
    }

    /// Frees contiguous lists.
    pub(crate) fn free_runs(&mut self, runs: &[Run]) {
        self.runs.add_all(runs);
    }

    #[inline]
    pub(crate) fn get(&self, slice: PoolSlice) -> &[T] {
        &self.items[slice.range()]
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, slice: PoolSlice) -> &mut [T] {
        &mut self.items[slice.range()]
    }

    #[inline]
    pub(crate) fn at(&self, index: u32) -> &T {
        &self.items[index as usize]
    }

    #[inline]
    pub(crate) fn at_mut(&mut self, index: u32) -> &mut T {
        &mut self.items[index as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_grow_at_the_end() {
        let mut pool = Pool::default();
        let mut list = PoolSlice::default();
        for number in 0..100 {
            list = pool.push(list, number);
        }
        assert!(pool.get(list).iter().copied().eq(0..100));
        assert_eq!(pool.allocate(20, 0).start(), 8 + 16, "a freed piece");
    }

    #[test]
    fn freed_pieces_are_reused() {
        let mut pool = Pool::default();
        let first = pool.allocate(3, 7);
        assert_eq!(pool.get(first), [7, 7, 7]);
        let long = pool.allocate(20, 1);
        pool.release(first);
        assert_eq!(pool.allocate(3, 8).start(), first.start());
        pool.release(long);
        assert_eq!(
            pool.allocate(30, 2).start(),
            long.start(),
            "20 and 30 both take 32"
        );
    }
}
