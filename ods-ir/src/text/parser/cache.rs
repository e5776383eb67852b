//! Caches of parsed values, by spelling and by value.

use crate::attributes::Name;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The number of entries; a power of two.
const SLOTS: usize = 1024;

/// The number of names of unregistered dialects that are kept; a power of two.
const UNREGISTERED: usize = 16;

/// Decides whether caching pays off. If values seldom recur, only a fraction of the new ones is
/// cached until more of them recur.
#[derive(Clone, Copy, Debug, Default)]
#[doc(hidden)]
pub struct Interest {
    /// Approximately how many more misses than hits there were.
    news: u32,
    /// The number of values passed over.
    passed: u32,
}

impl Interest {
    /// After this many misses most values are passed over.
    const PATIENCE: u32 = 64;
    /// Then one of this many values is cached.
    const RARELY: u32 = 8;
    /// The number of misses that one hit outweighs.
    const HIT: u32 = 8;

    /// Records a cache hit.
    #[inline]
    #[doc(hidden)]
    pub fn hit(&mut self) {
        self.news = self.news.saturating_sub(Self::HIT);
    }

    /// Records a cache miss.
    #[inline]
    #[doc(hidden)]
    pub fn miss(&mut self) {
        self.news = (self.news + 1).min(2 * Self::PATIENCE);
    }

    /// Whether to pass over the next value.
    #[inline]
    #[doc(hidden)]
    pub fn passes(&mut self) -> bool {
        if self.news <= Self::PATIENCE {
            return false;
        }
        self.passed = self.passed.wrapping_add(1);
        !self.passed.is_multiple_of(Self::RARELY)
    }
}

type Entry<'a, T> = Option<(&'a [u8], T)>;

/// A cache from spellings to values. Each value is in one of two adjacent slots.
///
/// It never grows: a new spelling takes the slot of an older one, which moves to the other of the
/// two. Repetitive text parses faster, and other text costs no memory.
#[doc(hidden)]
pub struct SpellingCache<'a, T> {
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
#[doc(hidden)]
pub struct Slot(usize);

impl Slot {
    /// Returns the slot of a spelling.
    #[inline]
    #[doc(hidden)]
    pub fn of(spelling: &[u8]) -> Self {
        Self((Self::hash(spelling) >> 20) as usize % SLOTS)
    }

    /// Returns a hash of a spelling.
    #[inline]
    #[doc(hidden)]
    pub fn hash(spelling: &[u8]) -> u64 {
        let mut hasher = FxHasher::default();
        hasher.write(spelling);
        hasher.finish()
    }

    /// Returns the slot of the spelling at the start of `text`. Its end is not yet known, but is
    /// not before the first byte `end`.
    pub(in crate::text) fn of_prefix(text: &[u8], end: u8) -> Self {
        /// The number of words of eight bytes that are hashed.
        const WINDOW: usize = 3;
        const ONES: u64 = u64::MAX / 0xff;
        const HIGH: u64 = ONES << 7;
        let mut hash = 0_u64;
        let mut add = |word: u64| {
            hash = (hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        };
        let (words, _) = text.as_chunks::<8>();
        for word in words.iter().take(WINDOW) {
            let word = u64::from_le_bytes(*word);
            // The high bit of each byte that is `end`; of others only above it.
            let differs = word ^ (ONES * u64::from(end));
            let ends = differs.wrapping_sub(ONES) & !differs & HIGH;
            if ends != 0 {
                // The bytes below the lowest one that is marked.
                add(word & ((ends & ends.wrapping_neg()) >> 7).wrapping_sub(1));
                break;
            }
            add(word);
        }
        Self((hash >> 40) as usize % SLOTS)
    }
}

impl<'a, T: Clone> SpellingCache<'a, T> {
    #[doc(hidden)]
    pub fn get(&mut self, slot: Slot, spelling: &[u8]) -> Option<&T> {
        Some(self.find(slot, |known| known == spelling)?.1)
    }

    /// Returns the value for the start of `text`, and the length of its spelling.
    pub(in crate::text) fn get_prefix(&mut self, slot: Slot, text: &[u8]) -> Option<(usize, &T)> {
        self.find(slot, |known| text.starts_with(known))
    }

    #[inline]
    fn find(&mut self, slot: Slot, is_it: impl Fn(&[u8]) -> bool) -> Option<(usize, &T)> {
        let known = |at: usize| match self.slots.get(at) {
            Some(Some((known, value))) if is_it(known) => Some((known.len(), value)),
            _ => None,
        };
        let found = known(slot.0).or_else(|| known(slot.0 ^ 1));
        if found.is_some() {
            self.interest.hit();
        }
        found
    }

    /// As [`insert`](Self::insert), but skips most values if new values seldom recur.
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

    #[doc(hidden)]
    pub fn insert(&mut self, slot: Slot, spelling: &'a [u8], value: T) {
        if self.slots.is_empty() {
            let mut slots = Vec::new();
            slots.resize_with(SLOTS, || None);
            self.slots = slots.into();
        }
        self.slots.swap(slot.0, slot.0 ^ 1);
        self.slots[slot.0] = Some((spelling, value));
    }
}

/// The names of unregistered dialects that were met last. A module uses few.
#[derive(Default)]
pub(super) struct UnregisteredDialects<'a> {
    slots: [Option<(&'a [u8], Name)>; UNREGISTERED],
}

impl<'a> UnregisteredDialects<'a> {
    #[inline]
    fn slot(spelling: &[u8]) -> usize {
        let ends = spelling.first().zip(spelling.last());
        let sum = |(first, last): (&u8, &u8)| usize::from(*first) * 5 + usize::from(*last);
        (ends.map_or(0, sum) + spelling.len()) % UNREGISTERED
    }

    /// The name of the dialect with this spelling, if it was met and is not registered.
    pub(super) fn name_of(&self, spelling: &[u8]) -> Option<&Name> {
        let (known, name) = self.slots[Self::slot(spelling)].as_ref()?;
        (*known == spelling).then_some(name)
    }

    /// Remembers a dialect that is not registered.
    pub(super) fn insert(&mut self, spelling: &'a [u8], name: &Name) {
        self.slots[Self::slot(spelling)] = Some((spelling, name.clone()));
    }
}

/// A cache of values, so that equal ones share their memory.
///
/// Direct-mapped. A value is stored in an empty slot, or when it is seen for the second time, so
/// that values that occur only once do not evict others.
pub(in crate::text) struct ValueCache<T> {
    values: Box<[Option<T>]>,
    /// Some hash bits of each value, which rule out most other values without a comparison; 0 for
    /// an empty slot.
    tags: Box<[u32]>,
    /// Some bits of the hashes seen.
    seen: Box<[u16]>,
    /// The number of remembered hashes once the cache is allocated; a power of two.
    size: usize,
}

impl<T: Clone + Eq + Hash> ValueCache<T> {
    /// The number of remembered hashes per value.
    const SEEN_PER_VALUE: usize = 2;

    /// Creates the cache for a text of this length.
    pub(in crate::text) fn for_text(len: usize) -> Self {
        /// The number of bytes of text per hash.
        const BYTES: usize = 64;
        Self {
            values: [].into(),
            tags: [].into(),
            seen: [].into(),
            size: (len / BYTES).next_power_of_two().clamp(1 << 9, 1 << 16),
        }
    }

    /// Returns an equal cached value, or `value` itself.
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
