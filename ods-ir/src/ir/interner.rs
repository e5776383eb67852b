//! Numbers equal values: types, attribute lists and locations of an `Ir`.
//!
//! **Invariant:** two live entries of one table are never equal, so that within one `Ir` equality
//! of numbers is equality of values.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// Values numbered in order of first occurrence.
#[derive(Clone, Debug)]
pub(crate) struct Interner<T> {
    entries: Vec<T>,
    /// Replaces entries that were swept.
    vacant: T,
    free: Vec<u32>,
    /// Empty if it was freed; it is rebuilt on the next lookup.
    index: HashTable<Place>,
    /// The number of entries that triggers a sweep.
    sweep_at: usize,
    /// The number of sweeps so far.
    sweeps: u32,
    /// The number looked up last, if any.
    last: u32,
}

/// The position of an entry and its hash. A growing index uses the stored hashes instead of reading
/// entries scattered over memory.
#[derive(Clone, Copy, Debug)]
struct Place {
    hash: u32,
    number: u32,
}

/// Spreads the hash over all bits, as the index requires.
#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the index passes it so")]
#[inline]
fn spread_hash(place: &Place) -> u64 {
    spread(place.hash)
}

/// A smaller table is never swept.
const FIRST_SWEEP: usize = 4096;

fn hash_of<T: Hash + ?Sized>(value: &T) -> u32 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    let hash = hasher.finish();
    (hash ^ hash >> 32) as u32
}

impl<T: Clone> Interner<T> {
    /// Creates an empty table. `vacant` fills free positions.
    pub(crate) fn new(vacant: T) -> Self {
        Self {
            entries: Vec::new(),
            vacant,
            free: Vec::new(),
            index: HashTable::new(),
            sweep_at: FIRST_SWEEP,
            sweeps: 0,
            last: u32::MAX,
        }
    }

    /// Creates a table with one value, which has number 0 and fills free positions.
    pub(crate) fn with_first(value: T) -> Self {
        Self {
            entries: vec![value.clone()],
            ..Self::new(value)
        }
    }

    /// Returns the number of the value that equals `key`; `make` creates it if it is new.
    pub(crate) fn intern_with<K>(&mut self, key: &K, make: impl FnOnce() -> T) -> u32
    where
        K: Hash + Eq + ?Sized,
        T: std::borrow::Borrow<K>,
    {
        let hash = hash_of(key);
        self.make_index(|entry| hash_of(entry.borrow()));
        match self.find(hash, |entry| entry.borrow() == key) {
            Some(number) => number,
            None => self.add(hash, make()),
        }
    }

    /// The number of the value that equals `key`, if there is one.
    pub(crate) fn number_of<K>(&mut self, key: &K) -> Option<u32>
    where
        K: Hash + Eq + ?Sized,
        T: std::borrow::Borrow<K>,
    {
        self.make_index(|entry| hash_of(entry.borrow()));
        self.find(hash_of(key), |entry| entry.borrow() == key)
    }

    /// As [`intern_with`](Self::intern_with); `make` may take the key apart.
    pub(crate) fn intern_mut<K>(&mut self, key: &mut K, make: impl FnOnce(&mut K) -> T) -> u32
    where
        K: Hash + Eq + ?Sized,
        T: std::borrow::Borrow<K>,
    {
        let hash = hash_of::<K>(key);
        self.make_index(|entry| hash_of(entry.borrow()));
        match self.find(hash, |entry| entry.borrow() == &*key) {
            Some(number) => number,
            None => self.add(hash, make(key)),
        }
    }

    /// As [`intern_with`](Self::intern_with), optimized for a value that often equals the previous
    /// one.
    #[inline]
    pub(crate) fn intern_again(&mut self, key: &T) -> u32
    where
        T: Hash + Eq,
    {
        if self.entries.get(self.last as usize) != Some(key) {
            self.last = self.intern_with(key, || key.clone());
        }
        self.last
    }

    /// Returns the number of the value, which is added if it is new.
    pub(crate) fn intern(&mut self, value: T) -> u32
    where
        T: Hash + Eq,
    {
        let hash = hash_of(&value);
        self.make_index(hash_of::<T>);
        match self.find(hash, |entry| *entry == value) {
            Some(number) => number,
            None => self.add(hash, value),
        }
    }

    #[inline]
    fn find(&self, hash: u32, equals: impl Fn(&T) -> bool) -> Option<u32> {
        let found = self.index.find(spread(hash), |place| {
            place.hash == hash && equals(&self.entries[place.number as usize])
        });
        found.map(|place| place.number)
    }

    /// Rebuilds the index if it was freed.
    #[inline]
    fn make_index(&mut self, hash_of: impl Fn(&T) -> u32) {
        if self.index.is_empty() && self.len() > 0 {
            self.make_new_index(hash_of);
        }
    }

    #[cold]
    fn make_new_index(&mut self, hash_of: impl Fn(&T) -> u32) {
        let is_free = free_positions(self.entries.len(), &self.free);
        self.index.reserve(self.len(), spread_hash);
        for (number, entry) in self.entries.iter().enumerate() {
            if !is_free[number] {
                let hash = hash_of(entry);
                let number = number as u32;
                insert(&mut self.index, Place { hash, number });
            }
        }
    }

    fn add(&mut self, hash: u32, value: T) -> u32 {
        let number = if let Some(number) = self.free.pop() {
            self.entries[number as usize] = value;
            number
        } else {
            self.entries.push(value);
            self.entries.len() as u32 - 1
        };
        insert(&mut self.index, Place { hash, number });
        number
    }

    /// Returns the value with this number, which must be in use.
    ///
    /// # Panics
    ///
    /// If the number was never assigned.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> &T {
        &self.entries[number as usize]
    }

    /// Returns all values by their numbers, and leaves the table without any.
    pub(crate) fn take_entries(&mut self) -> Vec<Option<T>> {
        let empty = Self::new(self.vacant.clone());
        let entries = std::mem::replace(self, empty).entries;
        entries.into_iter().map(Some).collect()
    }

    /// Yields the values of the table, with the vacant one in free positions.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.entries.iter()
    }

    /// The number of values in the table.
    pub(crate) fn len(&self) -> usize {
        self.entries.len() - self.free.len()
    }

    /// Frees memory that is not needed to read the table.
    pub(crate) fn shrink(&mut self) {
        super::shrink(&mut self.entries);
        self.index = HashTable::new();
    }

    /// The number of sweeps so far, wrapping.
    pub(crate) fn sweeps(&self) -> u32 {
        self.sweeps
    }

    pub(crate) fn wants_sweep(&self) -> bool {
        self.len() >= self.sweep_at
    }

    pub(crate) fn capacity(&self) -> usize {
        self.entries.len()
    }

    /// Removes every entry that `used` does not mark.
    pub(crate) fn sweep(&mut self, used: &[bool]) {
        let before = self.len();
        let mut is_free = free_positions(self.entries.len(), &self.free);
        self.index.retain(|place| used[place.number as usize]);
        for (number, used) in used.iter().enumerate() {
            if !used && !std::mem::replace(&mut is_free[number], true) {
                self.entries[number] = self.vacant.clone();
                self.free.push(number as u32);
            }
        }
        self.sweeps = self.sweeps.wrapping_add(1);
        self.last = u32::MAX;
        // Where little was free, the next sweep can wait.
        let left = self.len();
        let factor = if left > before / 2 { 4 } else { 2 };
        self.sweep_at = (factor * left).max(FIRST_SWEEP);
    }
}

/// Adds the place of a new entry. It is one function for the tables of all types.
#[inline]
fn insert(index: &mut HashTable<Place>, place: Place) {
    index.insert_unique(spread_hash(&place), place, spread_hash);
}

/// Whether each of `len` positions is free.
fn free_positions(len: usize, free: &[u32]) -> Vec<bool> {
    let mut is_free = vec![false; len];
    for number in free {
        is_free[*number as usize] = true;
    }
    is_free
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(table: &mut Interner<String>, text: &str) -> u32 {
        table.intern_with(text, || text.to_owned())
    }

    #[test]
    fn equal_values_have_one_number() {
        let mut table = Interner::new(String::new());
        let (a, b) = (number(&mut table, "a"), number(&mut table, "b"));
        assert_ne!(a, b);
        assert_eq!(number(&mut table, "a"), a);
        assert_eq!((&**table.get(a), &**table.get(b)), ("a", "b"));
    }

    #[test]
    fn swept_numbers_are_given_again() {
        let mut table = Interner::new(String::new());
        let (a, b) = (number(&mut table, "a"), number(&mut table, "b"));
        table.sweep(&[false, true]);
        assert_eq!(number(&mut table, "b"), b);
        assert_eq!(number(&mut table, "c"), a);
        assert_eq!(table.len(), 2);
        let c = number(&mut table, "c");
        assert_eq!(table.get(c), "c");
    }

    #[test]
    fn the_index_is_made_again() {
        let mut table = Interner::new(String::new());
        let numbers = ["a", "b", "c"].map(|text| number(&mut table, text));
        table.sweep(&[true, false, true]);
        table.shrink();
        assert_eq!(number(&mut table, "c"), numbers[2]);
        assert_eq!(number(&mut table, "d"), numbers[1]);
        table.shrink();
        table.sweep(&[false, true, true]);
        assert_eq!((table.len(), number(&mut table, "d")), (2, numbers[1]));
        table.sweep(&[false; 3]);
        assert_eq!((table.len(), number(&mut table, "")), (0, 2));
    }
}
