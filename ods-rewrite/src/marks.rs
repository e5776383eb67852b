//! Marks on entities, by the index of their slot: a set that is emptied without being cleared.
//!
//! Buffers are kept for the next use on the same thread, so that a pass over a small function does
//! not pay for the size of the `Ir` around it.

use std::cell::RefCell;

/// A set of indices.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    /// An index is in the set if its stamp is the current one.
    stamps: Vec<u32>,
    current: u32,
}

thread_local! {
    /// The stamps, and the last one that was current, of sets that are no longer used.
    static SPARE: RefCell<Vec<(Vec<u32>, u32)>> = const { RefCell::new(Vec::new()) };
}

impl Marks {
    /// Returns an empty set.
    pub(crate) fn new() -> Self {
        let (stamps, current) = SPARE.with_borrow_mut(Vec::pop).unwrap_or_default();
        let mut marks = Self { stamps, current };
        marks.clear();
        marks
    }

    /// Removes all indices.
    pub(crate) fn clear(&mut self) {
        self.current = self.current.wrapping_add(1);
        if self.current == 0 {
            self.stamps.fill(0);
            self.current = 1;
        }
    }

    pub(crate) fn contains(&self, index: usize) -> bool {
        self.stamps.get(index) == Some(&self.current)
    }

    /// Removes an index.
    #[inline]
    pub(crate) fn remove(&mut self, index: usize) {
        if let Some(stamp) = self.stamps.get_mut(index) {
            *stamp = 0;
        }
    }

    /// Adds an index; returns whether it is new.
    pub(crate) fn insert(&mut self, index: usize) -> bool {
        if index >= self.stamps.len() {
            self.stamps.resize((index + 1).next_power_of_two(), 0);
        }
        std::mem::replace(&mut self.stamps[index], self.current) != self.current
    }
}

impl Drop for Marks {
    fn drop(&mut self) {
        let kept = (std::mem::take(&mut self.stamps), self.current);
        // While the thread ends there is nothing to keep.
        let _ = SPARE.try_with(|spare| spare.borrow_mut().push(kept));
    }
}

#[cfg(test)]
mod tests {
    use super::Marks;

    #[test]
    fn marks_are_forgotten_at_once() {
        let mut marks = Marks::new();
        assert!(marks.insert(5) && !marks.insert(5) && marks.contains(5));
        assert!(!marks.contains(4) && !marks.contains(1000));
        marks.clear();
        assert!(!marks.contains(5) && marks.insert(5));
        drop(marks);
        assert!(!Marks::new().contains(5));
        let mut marks = Marks {
            stamps: vec![0, u32::MAX, 3],
            current: u32::MAX,
        };
        assert!(marks.contains(1));
        marks.clear();
        assert!(!marks.contains(0) && !marks.contains(1) && !marks.contains(2));
    }
}
