//! What was parsed before, by its spelling.

use rustc_hash::FxHasher;
use std::hash::Hasher;

/// Number of entries; a power of two.
const SLOTS: usize = 1024;

type Entry<'a, T> = Option<(&'a [u8], T)>;

/// A direct-mapped cache from spellings to values.
///
/// It never grows: a new spelling takes the slot of an older one. So text that
/// repeats itself is quick, and text that does not costs no memory.
pub(super) struct SpellingCache<'a, T> {
    slots: Box<[Entry<'a, T>]>,
}

impl<T> Default for SpellingCache<'_, T> {
    fn default() -> Self {
        Self { slots: [].into() }
    }
}

/// The slot of a spelling.
#[derive(Clone, Copy)]
pub(super) struct Slot(usize);

impl<'a, T: Clone> SpellingCache<'a, T> {
    pub(super) fn slot(spelling: &[u8]) -> Slot {
        let mut hasher = FxHasher::default();
        hasher.write(spelling);
        Slot((hasher.finish() >> 20) as usize % SLOTS)
    }

    pub(super) fn get(&self, slot: Slot, spelling: &[u8]) -> Option<&T> {
        match self.slots.get(slot.0) {
            Some(Some((known, value))) if *known == spelling => Some(value),
            _ => None,
        }
    }

    pub(super) fn insert(&mut self, slot: Slot, spelling: &'a [u8], value: T) {
        if self.slots.is_empty() {
            self.slots = std::iter::repeat_with(|| None).take(SLOTS).collect();
        }
        self.slots[slot.0] = Some((spelling, value));
    }
}
