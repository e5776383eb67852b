//! [`LookupMap`] and [`LookupSet`] with little machine code for each type of keys.
//!
//! Macros run without optimisation and once per definition, so that most of their time goes into fetching machine
//! code that was not used since the last definition. A hash table of the standard library has its own code for each
//! type of keys and values; here the pairs are a list, few of them are compared one by one, and the hash table for
//! many has one code for all types.

use std::borrow::Borrow;
use std::fmt;
use std::hash::{Hash, Hasher as _};
use std::ops::Index;

use rustc_hash::FxHasher;

use crate::sort;

/// A map that is only asked for single keys, as [`crate::LookupMap`].
///
/// ```
/// use ods_lookup::compact::LookupMap;
///
/// let mut map = LookupMap::new();
/// assert_eq!(map.insert("a", 1), None);
/// assert_eq!(map.insert("a", 2), Some(1));
/// assert_eq!(*map.entry("b").or_insert(3), 3);
/// assert_eq!((map.get("a"), map["b"]), (Some(&2), 3));
/// assert_eq!((map.remove("a"), map.remove("a")), (Some(2), None));
/// ```
#[derive(Clone)]
pub struct LookupMap<K, V> {
    pairs: Vec<(K, V)>,
    /// If there are many.
    table: Option<Box<Table>>,
}

/// A set that is only asked for single values, as [`crate::LookupSet`].
///
/// ```
/// use ods_lookup::compact::LookupSet;
///
/// let mut set: LookupSet<&str> = ["a", "b"].into_iter().collect();
/// assert!(set.insert("c") && !set.insert("a") && set.remove("b"));
/// assert!(set.contains("a") && !set.contains("b"));
/// ```
#[derive(Clone)]
pub struct LookupSet<T>(LookupMap<T, ()>);

/// The number of pairs from which they are found by a hash table.
const MANY: usize = 20;

/// A hash table with open addressing of the places of pairs.
#[derive(Clone)]
struct Table {
    /// The length is a power of two. 0 is a free slot; otherwise the place of a pair plus one.
    slots: Vec<u32>,
    /// The hash of each pair.
    hashes: Vec<u32>,
}

fn hash_of<Q: Hash + ?Sized>(key: &Q) -> u32 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    let hash = hasher.finish();
    (hash ^ hash >> 32) as u32
}

impl Table {
    fn new() -> Self {
        Self {
            slots: vec![0; 4 * MANY.next_power_of_two()],
            hashes: Vec::new(),
        }
    }

    /// The next pair with this hash, from a slot on.
    fn next(&self, hash: u32, slot: &mut usize) -> Option<usize> {
        let (slots, hashes) = (self.slots.as_slice(), self.hashes.as_slice());
        let mask = slots.len() - 1;
        loop {
            let place = slots[*slot & mask] as usize;
            if place == 0 {
                return None;
            }
            *slot += 1;
            if hashes[place - 1] == hash {
                return Some(place - 1);
            }
        }
    }

    /// Adds the pair at the next place.
    fn push(&mut self, hash: u32) {
        self.hashes.push(hash);
        let place = self.hashes.len();
        if place * 2 > self.slots.len() {
            let length = self.slots.len() * 2;
            self.slots.clear();
            self.slots.resize(length, 0);
            for place in 1..=place {
                self.fill(place);
            }
        } else {
            self.fill(place);
        }
    }

    /// Fills a slot with a place plus one.
    fn fill(&mut self, place: usize) {
        let slots = self.slots.as_mut_slice();
        let mask = slots.len() - 1;
        let mut slot = self.hashes[place - 1] as usize & mask;
        while slots[slot] != 0 {
            slot = (slot + 1) & mask;
        }
        slots[slot] = place as u32;
    }

    /// The slot of a place plus one.
    fn slot_of(&self, place: usize) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = self.hashes[place - 1] as usize & mask;
        while self.slots[slot] as usize != place {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Removes the pair at a place, to which the last one moves.
    fn swap_remove(&mut self, place: usize) {
        let mask = self.slots.len() - 1;
        let last = self.slot_of(self.hashes.len());
        let mut free = self.slot_of(place + 1);
        self.slots[last] = place as u32 + 1;
        self.hashes.swap_remove(place);
        // What is found by passing the free slot moves into it.
        let mut slot = free;
        loop {
            self.slots[free] = 0;
            loop {
                slot = (slot + 1) & mask;
                let Some(place) = (self.slots[slot] as usize).checked_sub(1) else {
                    return;
                };
                let first = self.hashes[place] as usize & mask;
                if (slot.wrapping_sub(first) & mask) >= (slot.wrapping_sub(free) & mask) {
                    break;
                }
            }
            self.slots[free] = self.slots[slot];
            free = slot;
        }
    }
}

impl<K, V> LookupMap<K, V> {
    /// An empty map.
    pub const fn new() -> Self {
        Self {
            pairs: Vec::new(),
            table: None,
        }
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there are no keys.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Removes all keys.
    pub fn clear(&mut self) {
        self.pairs.clear();
        self.table = None;
    }

    /// What `of` gives for each pair, sorted; pairs for which it gives `None` are left out.
    pub fn sorted<'a, T: Ord>(&'a self, mut of: impl FnMut(&'a K, &'a V) -> Option<T>) -> Vec<T> {
        let pairs = self.pairs.iter();
        let mut found: Vec<T> = pairs.filter_map(|(key, value)| of(key, value)).collect();
        sort(&mut found);
        found
    }
}

impl<K: Eq + Hash, V> LookupMap<K, V> {
    /// The place of the pair with this key.
    fn place<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        let pairs = self.pairs.as_slice();
        // These loops are the fastest without optimisation.
        if let Some(table) = &self.table {
            let hash = hash_of(key);
            let mut slot = hash as usize;
            while let Some(place) = table.next(hash, &mut slot) {
                if pairs[place].0.borrow() == key {
                    return Some(place);
                }
            }
            return None;
        }
        let mut place = 0;
        while place < pairs.len() {
            if pairs[place].0.borrow() == key {
                return Some(place);
            }
            place += 1;
        }
        None
    }

    /// Adds a pair whose key is new.
    fn push(&mut self, key: K, value: V) {
        if let Some(table) = &mut self.table {
            table.push(hash_of(&key));
        }
        self.pairs.push((key, value));
        if self.pairs.len() == MANY && self.table.is_none() {
            let mut table = Table::new();
            for (key, _) in &self.pairs {
                table.push(hash_of(key));
            }
            self.table = Some(Box::new(table));
        }
    }

    /// The value of `key`.
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        match self.place(key) {
            Some(place) => Some(&self.pairs.as_slice()[place].1),
            None => None,
        }
    }

    /// Whether there is a value for `key`.
    pub fn contains_key<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.place(key).is_some()
    }

    /// Sets the value of `key`, and returns the one before.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        if let Some(place) = self.place(&key) {
            return Some(std::mem::replace(&mut self.pairs[place].1, value));
        }
        self.push(key, value);
        None
    }

    /// Removes `key`, and returns its value.
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let place = self.place(key)?;
        if let Some(table) = &mut self.table {
            table.swap_remove(place);
        }
        Some(self.pairs.swap_remove(place).1)
    }

    /// The place of `key`, whether it has a value or not.
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        Entry { map: self, key }
    }

    /// Moves all pairs of `other` into this map; its values replace those of the same keys.
    pub fn append(&mut self, other: Self) {
        for (key, value) in other.pairs {
            self.insert(key, value);
        }
    }
}

/// The place of a key, whether it has a value or not.
pub struct Entry<'m, K, V> {
    map: &'m mut LookupMap<K, V>,
    key: K,
}

impl<'m, K: Eq + Hash, V> Entry<'m, K, V> {
    /// The value of the key, which is `value` if it had none.
    pub fn or_insert(self, value: V) -> &'m mut V {
        self.or_insert_with(|| value)
    }

    /// The value of the key, which is made if it had none.
    pub fn or_insert_with(self, make: impl FnOnce() -> V) -> &'m mut V {
        let place = self.map.place(&self.key).unwrap_or_else(|| {
            self.map.push(self.key, make());
            self.map.pairs.len() - 1
        });
        &mut self.map.pairs[place].1
    }
}

impl<T> LookupSet<T> {
    /// An empty set.
    pub const fn new() -> Self {
        Self(LookupMap::new())
    }

    /// The number of values.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no values.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes all values.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What `of` gives for each value, sorted; values for which it gives `None` are left out.
    pub fn sorted<'a, R: Ord>(&'a self, mut of: impl FnMut(&'a T) -> Option<R>) -> Vec<R> {
        self.0.sorted(|value, ()| of(value))
    }

    /// Whether `test` holds for any value.
    pub fn any(&self, mut test: impl FnMut(&T) -> bool) -> bool {
        self.0.pairs.iter().any(|(value, ())| test(value))
    }
}

impl<T: Eq + Hash> LookupSet<T> {
    /// Whether `value` is in the set.
    pub fn contains<Q: Eq + Hash + ?Sized>(&self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.contains_key(value)
    }

    /// Adds a value; says whether it is new.
    pub fn insert(&mut self, value: T) -> bool {
        let is_new = self.0.place(&value).is_none();
        if is_new {
            self.0.push(value, ());
        }
        is_new
    }

    /// Removes a value; says whether it was there.
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.remove(value).is_some()
    }
}

impl<K: Eq + Hash + Borrow<Q>, Q: Eq + Hash + ?Sized, V> Index<&Q> for LookupMap<K, V> {
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        self.get(key)
            .unwrap_or_else(|| panic!("the key has no value"))
    }
}

impl<K, V> Default for LookupMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Default for LookupSet<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Eq + Hash, V> FromIterator<(K, V)> for LookupMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut map = Self::new();
        map.extend(pairs);
        map
    }
}

impl<T: Eq + Hash> FromIterator<T> for LookupSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut set = Self::new();
        set.extend(values);
        set
    }
}

impl<K: Eq + Hash, V> Extend<(K, V)> for LookupMap<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.insert(key, value);
        }
    }
}

impl<T: Eq + Hash> Extend<T> for LookupSet<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        for value in values {
            self.insert(value);
        }
    }
}

/// Prints only how much there is, as [`crate::LookupMap`].
impl<K, V> fmt::Debug for LookupMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LookupMap({} keys)", self.len())
    }
}

/// Prints only how much there is, as [`crate::LookupMap`].
impl<T> fmt::Debug for LookupSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LookupSet({} values)", self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_many_keys_are_found_as_in_the_other_map() {
        let (mut map, mut other) = (LookupMap::new(), crate::LookupMap::new());
        let mut state = 1_u64;
        for step in 0..20_000_u32 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            // First few keys, then many.
            let key = (state >> 40) % if step < 5000 { 15 } else { 300 };
            match state >> 33 & 3 {
                0 => assert_eq!(map.remove(&key), other.remove(&key)),
                1 => assert_eq!(map.get(&key), other.get(&key)),
                2 => assert_eq!(
                    *map.entry(key).or_insert(step),
                    *other.entry(key).or_insert(step)
                ),
                _ => assert_eq!(map.insert(key, step), other.insert(key, step)),
            }
            assert_eq!(map.len(), other.len());
        }
        let sorted = map.sorted(|key, value| Some((*key, *value)));
        assert_eq!(sorted, other.sorted(|key, value| Some((*key, *value))));
        let mut copy = map.clone();
        copy.append([(1, 7), (1000, 8)].into_iter().collect());
        assert_eq!((copy[&1], copy[&1000]), (7, 8));
        assert!(!map.contains_key(&1000));
        map.clear();
        assert!(map.is_empty() && map.get(&1).is_none());
    }
}
