//! [`LookupMap`]: a list of pairs, with an index if they are many.

use std::borrow::Borrow;
use std::fmt;
use std::hash::Hash;

use crate::index::{Index, MANY, hash_of, search};
use crate::sort;

/// A map that is only asked for single keys.
///
/// ```
/// use ods_lookup::LookupMap;
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
    /// Made when there are [`MANY`] pairs, and kept from then on.
    index: Option<Box<Index>>,
}

impl<K, V> LookupMap<K, V> {
    /// An empty map.
    pub const fn new() -> Self {
        Self {
            pairs: Vec::new(),
            index: None,
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

    /// Removes all keys and keeps the memory.
    pub fn clear(&mut self) {
        self.pairs.clear();
        if let Some(index) = &mut self.index {
            index.clear();
        }
    }

    /// Makes room for this many more keys.
    pub fn reserve(&mut self, additional: usize) {
        self.pairs.reserve(additional);
        if let Some(index) = &mut self.index {
            index.reserve(additional);
        }
    }

    /// What `of` gives for each pair, sorted; pairs for which it gives `None` are left out.
    pub fn sorted<'a, T: Ord>(&'a self, mut of: impl FnMut(&'a K, &'a V) -> Option<T>) -> Vec<T> {
        let pairs = self.pairs.iter();
        let mut found: Vec<T> = pairs.filter_map(|(key, value)| of(key, value)).collect();
        sort(&mut found);
        found
    }

    /// Whether `test` holds for any key.
    pub(crate) fn any_key(&self, mut test: impl FnMut(&K) -> bool) -> bool {
        self.pairs.iter().any(|(key, _)| test(key))
    }

    /// Whether `test` holds for any value.
    pub fn any_value(&self, mut test: impl FnMut(&V) -> bool) -> bool {
        self.pairs.iter().any(|(_, value)| test(value))
    }
}

impl<K: Eq + Hash, V> LookupMap<K, V> {
    /// The place of the pair with this key.
    fn place<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        let pairs = self.pairs.as_slice();
        let is_key = |place: usize| pairs[place].0.borrow() == key;
        let index = self.index.as_deref();
        search(pairs.len(), index, &|| hash_of(key), &is_key)
    }

    /// Adds a pair whose key is new.
    fn push(&mut self, key: K, value: V) {
        self.pairs.push((key, value));
        if self.index.is_some() || self.pairs.len() == MANY {
            self.complete_index();
        }
    }

    /// Adds the pairs to the index that it lacks: the last one, or all.
    fn complete_index(&mut self) {
        let mut place = if self.index.is_some() {
            self.pairs.len() - 1
        } else {
            0
        };
        let index = self.index.get_or_insert_default();
        while place < self.pairs.len() {
            index.push(hash_of(&self.pairs[place].0));
            place += 1;
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

    /// The value of `key`, to change it.
    pub fn get_mut<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        match self.place(key) {
            Some(place) => Some(&mut self.pairs.as_mut_slice()[place].1),
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
        if let Some(index) = &mut self.index {
            index.swap_remove(place);
        }
        Some(self.pairs.swap_remove(place).1)
    }

    /// The place of `key`, whether it has a value or not.
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        Entry { map: self, key }
    }

    /// Moves all pairs of `other` into this map; its values replace those of the same keys.
    pub fn append(&mut self, other: Self) {
        self.extend(other.pairs);
    }
}

/// The place of a key in a [`LookupMap`], whether it has a value or not.
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
        let place = if let Some(place) = self.map.place(&self.key) {
            place
        } else {
            self.map.push(self.key, make());
            self.map.pairs.len() - 1
        };
        &mut self.map.pairs.as_mut_slice()[place].1
    }

    /// The value of the key, which is the default if it had none.
    pub fn or_default(self) -> &'m mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }
}

impl<K: Eq + Hash + Borrow<Q>, Q: Eq + Hash + ?Sized, V> std::ops::Index<&Q> for LookupMap<K, V> {
    type Output = V;

    /// The value of `key`.
    ///
    /// # Panics
    ///
    /// If it has none.
    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("the key has a value")
    }
}

impl<K, V> Default for LookupMap<K, V> {
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

impl<K: Eq + Hash, V> Extend<(K, V)> for LookupMap<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (key, value) in pairs {
            self.insert(key, value);
        }
    }
}

impl<K: Eq + Hash, V: PartialEq> PartialEq for LookupMap<K, V> {
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = self.pairs.iter();
        self.len() == other.len() && pairs.all(|(key, value)| other.get(key) == Some(value))
    }
}

impl<K: Eq + Hash, V: Eq> Eq for LookupMap<K, V> {}

/// Prints only how much there is: the order of the keys must not show.
impl<K, V> fmt::Debug for LookupMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LookupMap({} keys)", self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HotMap;

    #[test]
    fn few_and_many_keys_are_found_as_in_a_hash_table() {
        let (mut map, mut other) = (LookupMap::new(), HotMap::new());
        let mut state = 1_u64;
        for step in 0..20_000_u32 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            // First few keys, then many.
            let key = (state >> 40) % if step < 5000 { 12 } else { 300 };
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
        assert_eq!(copy, map);
        copy.append([(1, 7), (1000, 8)].into_iter().collect());
        assert_eq!((copy[&1], copy[&1000]), (7, 8));
        assert!(copy != map && !map.contains_key(&1000));
        map.clear();
        assert!(map.is_empty() && map.get(&1).is_none());
        map.insert(1, 2);
        assert_eq!(map[&1], 2);
    }

    #[test]
    #[should_panic(expected = "the key has a value")]
    fn a_key_without_value_panics() {
        _ = LookupMap::<u8, u8>::new()[&1];
    }
}
