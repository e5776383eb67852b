//! What was parsed before, by its spelling or its value.

use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// Number of entries; a power of two.
const SLOTS: usize = 1024;

/// Whether it is worth while to keep things for later, where they seldom come
/// again: then only one of some is kept, until more do.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::text) struct Interest {
    /// How many more were new than known, roughly.
    news: u32,
    /// How many were passed over.
    passed: u32,
}

impl Interest {
    /// So many are new before most are passed over.
    const PATIENCE: u32 = 64;
    /// One of so many is kept then.
    const RARELY: u32 = 8;
    /// What one known makes up for.
    const HIT: u32 = 8;

    /// Something came again.
    #[inline]
    pub(in crate::text) fn hit(&mut self) {
        self.news = self.news.saturating_sub(Self::HIT);
    }

    /// Something new was kept.
    #[inline]
    pub(in crate::text) fn miss(&mut self) {
        self.news = (self.news + 1).min(2 * Self::PATIENCE);
    }

    /// Whether to pass over the next.
    #[inline]
    pub(in crate::text) fn passes(&mut self) -> bool {
        if self.news <= Self::PATIENCE {
            return false;
        }
        self.passed = self.passed.wrapping_add(1);
        !self.passed.is_multiple_of(Self::RARELY)
    }
}

type Entry<'a, T> = Option<(&'a [u8], T)>;

/// A cache from spellings to values, each in one of two slots side by side.
///
/// It never grows: a new spelling takes the slot of an older one, which moves to the
/// other of the two. So text that repeats itself is quick, and text that does not
/// costs no memory.
pub(in crate::text) struct SpellingCache<'a, T> {
    slots: Box<[Entry<'a, T>]>,
    interest: Interest,
}

impl<T> Default for SpellingCache<'_, T> {
    fn default() -> Self {
        Self {
            slots: [].into(),
            interest: Interest::default(),
        }
    }
}

/// The slot of a spelling.
#[derive(Clone, Copy)]
pub(in crate::text) struct Slot(usize);

impl Slot {
    /// The slot of a token.
    pub(in crate::text) fn of(spelling: &[u8]) -> Self {
        Self((Self::hash(spelling) >> 20) as usize % SLOTS)
    }

    /// A number that differs for most different spellings.
    pub(in crate::text) fn hash(spelling: &[u8]) -> u64 {
        let mut hasher = FxHasher::default();
        hasher.write(spelling);
        hasher.finish()
    }

    /// The slot of what `text` begins with, whose end is not known yet but is
    /// not before the first `end`.
    pub(in crate::text) fn of_prefix(text: &[u8], end: u8) -> Self {
        /// Bytes that are looked at.
        const WINDOW: usize = 24;
        let mut hash = 0_u32;
        for byte in text.iter().take(WINDOW).take_while(|byte| **byte != end) {
            hash = (hash.rotate_left(5) ^ u32::from(*byte)).wrapping_mul(0x9E37_79B9);
        }
        Self((hash >> 20) as usize % SLOTS)
    }
}

impl<'a, T: Clone> SpellingCache<'a, T> {
    pub(in crate::text) fn get(&mut self, slot: Slot, spelling: &[u8]) -> Option<&T> {
        let known = |at: usize| match self.slots.get(at) {
            Some(Some((known, value))) if *known == spelling => Some(value),
            _ => None,
        };
        let found = known(slot.0).or_else(|| known(slot.0 ^ 1));
        if found.is_some() {
            self.interest.hit();
        }
        found
    }

    /// The value of what `text` begins with, and the length of its spelling.
    pub(in crate::text) fn get_prefix(&mut self, slot: Slot, text: &[u8]) -> Option<(usize, &T)> {
        let known = |at: usize| match self.slots.get(at) {
            Some(Some((known, value))) if text.starts_with(known) => Some((known.len(), value)),
            _ => None,
        };
        let found = known(slot.0).or_else(|| known(slot.0 ^ 1));
        if found.is_some() {
            self.interest.hit();
        }
        found
    }

    /// [`insert`](Self::insert), unless what is new here seldom comes again.
    pub(in crate::text) fn insert_if_worth_while(
        &mut self,
        slot: Slot,
        spelling: &'a [u8],
        value: &T,
    ) {
        if !self.interest.passes() {
            self.interest.miss();
            self.insert(slot, spelling, value.clone());
        }
    }

    pub(in crate::text) fn insert(&mut self, slot: Slot, spelling: &'a [u8], value: T) {
        if self.slots.is_empty() {
            self.slots = std::iter::repeat_with(|| None).take(SLOTS).collect();
        }
        self.slots.swap(slot.0, slot.0 ^ 1);
        self.slots[slot.0] = Some((spelling, value));
    }
}

/// Values that were made before, so that equal ones share their memory.
///
/// Direct-mapped, as [`SpellingCache`] is. A value comes in where nothing is yet,
/// or when it is seen for the second time, so that the many that are there once
/// do not drive out the others.
pub(in crate::text) struct ValueCache<T> {
    values: Box<[Option<T>]>,
    /// Some bits of the hash of each value, which tell most others from it
    /// without a look at it; 0 where there is none.
    tags: Box<[u32]>,
    /// Some bits of the hashes that were seen.
    seen: Box<[u16]>,
    /// Number of hashes that are remembered, once there are any; a power of two.
    size: usize,
}

impl<T: Clone + Eq + Hash> ValueCache<T> {
    /// Hashes that are remembered for each value.
    const SEEN_PER_VALUE: usize = 2;

    /// The cache for a text of that length.
    pub(in crate::text) fn for_text(len: usize) -> Self {
        /// Bytes of text for each hash.
        const BYTES: usize = 64;
        Self {
            values: [].into(),
            tags: [].into(),
            seen: [].into(),
            size: (len / BYTES).next_power_of_two().clamp(1 << 9, 1 << 16),
        }
    }

    /// The value, or one that equals it.
    pub(in crate::text) fn share(&mut self, value: T) -> T {
        if self.seen.is_empty() {
            let values = self.size / Self::SEEN_PER_VALUE;
            self.values = std::iter::repeat_with(|| None).take(values).collect();
            self.tags = vec![0; values].into();
            self.seen = vec![0; self.size].into();
        }
        let mut hasher = FxHasher::default();
        value.hash(&mut hasher);
        let hash = hasher.finish();
        let at = hash as usize & (self.tags.len() - 1);
        let tag = (hash >> 32) as u32 | 1;
        if self.tags[at] == tag
            && let Some(known) = &self.values[at]
            && *known == value
        {
            return known.clone();
        }
        let seen = &mut self.seen[hash as usize & (self.size - 1)];
        let bits = (hash >> 48) as u16;
        if std::mem::replace(seen, bits) == bits || self.tags[at] == 0 {
            self.tags[at] = tag;
            self.values[at] = Some(value.clone());
        }
        value
    }
}
