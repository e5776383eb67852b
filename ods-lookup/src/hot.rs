//! Maps and sets for hot paths: a hash table for each pair of types, with its own machine code.

#![expect(
    clippy::disallowed_types,
    reason = "the wrappers themselves are made of the types that are replaced by them"
)]

use std::borrow::Borrow;
use std::collections::hash_map::Entry;
use std::fmt;
use std::hash::Hash;

use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::sort;

/// A [`LookupMap`](crate::LookupMap) for look-ups that run once per operation, or more often.
#[derive(Clone)]
pub struct HotMap<K, V>(FxHashMap<K, V>);

/// A [`LookupSet`](crate::LookupSet) for look-ups that run once per operation, or more often.
#[derive(Clone)]
pub struct HotSet<T>(HotMap<T, ()>);

impl<K, V> HotMap<K, V> {
    /// An empty map.
    #[inline]
    pub const fn new() -> Self {
        Self(FxHashMap::with_hasher(FxBuildHasher))
    }

    /// The number of keys.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no keys.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes all keys and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<K: Eq + Hash, V> HotMap<K, V> {
    /// The value of `key`.
    #[inline]
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.0.get(key)
    }

    /// The value of `key`, to change it.
    #[inline]
    pub fn get_mut<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.0.get_mut(key)
    }

    /// Whether there is a value for `key`.
    #[inline]
    pub fn contains_key<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.0.contains_key(key)
    }

    /// Sets the value of `key`, and returns the one before.
    #[inline]
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.0.insert(key, value)
    }

    /// Removes `key`, and returns its value.
    #[inline]
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.0.remove(key)
    }

    /// The place of `key`, whether it has a value or not.
    #[inline]
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        self.0.entry(key)
    }

    /// Makes room for this many more keys.
    #[inline]
    pub fn reserve(&mut self, additional: usize) {
        self.0.reserve(additional);
    }
}

impl<K, V> HotMap<K, V> {
    /// What `of` gives for each pair, sorted; pairs for which it gives `None` are left out.
    pub fn sorted<'a, T: Ord>(&'a self, mut of: impl FnMut(&'a K, &'a V) -> Option<T>) -> Vec<T> {
        let pairs = self.0.iter();
        let mut found: Vec<T> = pairs.filter_map(|(key, value)| of(key, value)).collect();
        sort(&mut found);
        found
    }
}

impl<T> HotSet<T> {
    /// An empty set.
    #[inline]
    pub const fn new() -> Self {
        Self(HotMap::new())
    }

    /// The number of values.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no values.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes all values and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<T: Eq + Hash> HotSet<T> {
    /// Whether `value` is in the set.
    #[inline]
    pub fn contains<Q: Eq + Hash + ?Sized>(&self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.contains_key(value)
    }

    /// Adds a value; says whether it is new.
    #[inline]
    pub fn insert(&mut self, value: T) -> bool {
        self.0.insert(value, ()).is_none()
    }

    /// Removes a value; says whether it was there.
    #[inline]
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.remove(value).is_some()
    }
}

impl<K, V> Default for HotMap<K, V> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Default for HotSet<T> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

/// Prints only how much there is: the order of the keys must not show.
impl<K, V> fmt::Debug for HotMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HotMap({} keys)", self.len())
    }
}

/// Prints only how much there is: the order of the values must not show.
impl<T> fmt::Debug for HotSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HotSet({} values)", self.len())
    }
}
