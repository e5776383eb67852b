//! Runs of contiguous free slots, so that entities that move together are allocated and freed
//! together.
//!
//! **Invariant:** runs are sorted, not empty, and never adjacent.

use std::collections::VecDeque;
use std::ops::Range;

/// Contiguous slots of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Run {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Run {
    #[inline]
    pub(crate) fn one(start: u32) -> Self {
        Self { start, len: 1 }
    }

    #[inline]
    pub(crate) fn end(self) -> u32 {
        self.start + self.len
    }

    #[inline]
    pub(crate) fn range(self) -> Range<usize> {
        self.start as usize..self.end() as usize
    }
}

/// The free runs of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct FreeRuns {
    runs: VecDeque<Run>,
    /// The total length.
    len: usize,
}

/// The number of runs, from either end, that are searched for one that is long enough.
const LOOKED_AT: usize = 16;

impl FreeRuns {
    /// The number of free slots.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The number of runs that start before a slot.
    fn before(&self, place: u32) -> usize {
        match (self.runs.front(), self.runs.back()) {
            // Fast path: slots are often freed and taken in order.
            (_, Some(last)) if last.start < place => self.runs.len(),
            (Some(first), _) if first.start >= place => 0,
            _ => self.runs.partition_point(|run| run.start < place),
        }
    }

    /// Frees slots.
    #[inline]
    pub(crate) fn add(&mut self, run: Run) {
        if run.len == 0 {
            return;
        }
        self.len += run.len as usize;
        let at = self.before(run.start);
        let touches_next = (self.runs.get(at)).is_some_and(|next| next.start == run.end());
        let earlier = at
            .checked_sub(1)
            .and_then(|earlier| self.runs.get_mut(earlier))
            .filter(|earlier| earlier.end() == run.start);
        let Some(earlier) = earlier else {
            if touches_next {
                let next = &mut self.runs[at];
                *next = Run {
                    start: run.start,
                    len: run.len + next.len,
                };
            } else {
                self.runs.insert(at, run);
            }
            return;
        };
        earlier.len += run.len;
        if touches_next && let Some(next) = self.runs.remove(at) {
            self.runs[at - 1].len += next.len;
        }
    }

    /// Frees several runs.
    #[inline]
    pub(crate) fn add_all(&mut self, runs: &[Run]) {
        /// From this many runs on, everything is sorted again.
        const MANY: usize = 8;
        if runs.len() < MANY {
            for run in runs {
                self.add(*run);
            }
            return;
        }
        let mut all: Vec<Run> = self.runs.drain(..).chain(runs.iter().copied()).collect();
        all.sort_by_key(|run| run.start);
        self.len = 0;
        for run in all {
            self.add(run);
        }
    }

    /// Takes `len` contiguous slots, if there are that many: those from `wanted` on, if they are
    /// free.
    pub(crate) fn take(&mut self, len: u32, wanted: u32) -> Option<u32> {
        if self.len < len as usize || len == 0 {
            return None;
        }
        let holds = |run: &Run| run.start <= wanted && wanted.saturating_add(len) <= run.end();
        let at = self.before(wanted.saturating_add(1)).wrapping_sub(1);
        if self.runs.get(at).is_some_and(holds) {
            self.cut(at, Run { start: wanted, len });
            return Some(wanted);
        }
        let fits = |at: &usize| self.runs[*at].len >= len;
        let (first, last) = (0..self.runs.len().min(LOOKED_AT), 0..self.runs.len());
        let at = first
            .into_iter()
            .find(fits)
            .or_else(|| last.rev().take(LOOKED_AT).find(fits))?;
        let start = self.runs[at].start;
        self.cut(at, Run { start, len });
        Some(start)
    }

    /// Takes one slot.
    pub(crate) fn take_one(&mut self) -> Option<u32> {
        let start = self.runs.back()?.start;
        self.cut(self.runs.len() - 1, Run::one(start));
        Some(start)
    }

    /// Removes slots from a run.
    fn cut(&mut self, at: usize, out: Run) {
        self.len -= out.len as usize;
        let run = self.runs[at];
        let left = Run {
            start: run.start,
            len: out.start - run.start,
        };
        let right = Run {
            start: out.end(),
            len: run.end() - out.end(),
        };
        match (left.len, right.len) {
            (0, 0) => _ = self.runs.remove(at),
            (0, _) => self.runs[at] = right,
            (_, 0) => self.runs[at] = left,
            _ => {
                self.runs[at] = left;
                self.runs.insert(at + 1, right);
            }
        }
    }
}

/// Writes items from `start` on; overwrites existing items and extends the list.
pub(crate) fn put<T>(list: &mut Vec<T>, start: u32, items: impl ExactSizeIterator<Item = T>) {
    let start = start as usize;
    if start == list.len() {
        list.extend(items);
        return;
    }
    let end = start + items.len();
    for (place, item) in list[start..end].iter_mut().zip(items) {
        *place = item;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(start: u32, len: u32) -> Run {
        Run { start, len }
    }

    #[test]
    fn neighbours_become_one() {
        let mut free = FreeRuns::default();
        for (start, len) in [(20, 5), (0, 5), (10, 5), (40, 0), (5, 5), (15, 5)] {
            free.add(run(start, len));
        }
        assert_eq!((free.runs.len(), free.len()), (1, 25));
        assert_eq!(free.take(25, 0), Some(0));
        assert_eq!(
            (free.len(), free.take(1, 0), free.take_one()),
            (0, None, None)
        );
    }

    #[test]
    fn many_at_once() {
        let mut free = FreeRuns::default();
        free.add(run(100, 1));
        let odd: Vec<Run> = (0..50).rev().map(|at| Run::one(2 * at + 1)).collect();
        free.add_all(&odd);
        assert_eq!((free.runs.len(), free.len()), (50, 51));
        let even: Vec<Run> = (0..50).map(|at| Run::one(2 * at)).collect();
        free.add_all(&even);
        assert_eq!(free.runs, [run(0, 101)]);
        assert_eq!(free.len(), 101);
    }

    #[test]
    fn wanted_places_are_given() {
        let mut free = FreeRuns::default();
        for start in [0, 10, 20] {
            free.add(run(start, 5));
        }
        assert_eq!(free.take(5, 10), Some(10));
        assert_eq!(free.take(2, 21), Some(21), "out of the middle");
        assert_eq!(free.take(5, 3), Some(0), "elsewhere");
        assert_eq!(free.take(3, 0), None, "torn");
        assert_eq!(free.runs, [run(20, 1), run(23, 2)]);
        assert_eq!(free.take_one(), Some(23));
        assert_eq!(free.take(1, u32::MAX), Some(20));
        assert_eq!(free.take_one(), Some(24));
        assert_eq!(free.len(), 0);
    }
}
