//! [`LookupSet`]: the keys of a [`LookupMap`].

use std::borrow::Borrow;
use std::fmt;
use std::hash::Hash;

use crate::LookupMap;

/// A set that is only asked for single values.
///
/// ```
/// use ods_lookup::LookupSet;
///
/// let mut set: LookupSet<&str> = ["a", "b"].into_iter().collect();
/// assert!(set.insert("c") && !set.insert("a") && set.remove("b"));
/// assert!(set.contains("a") && !set.contains("b"));
/// ```
#[derive(Clone)]
pub struct LookupSet<T>(LookupMap<T, ()>);

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

    /// Removes all values and keeps the memory.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What `of` gives for each value, sorted; values for which it gives `None` are left out.
    pub fn sorted<'a, R: Ord>(&'a self, mut of: impl FnMut(&'a T) -> Option<R>) -> Vec<R> {
        self.0.sorted(|value, ()| of(value))
    }

    /// Whether `test` holds for any value.
    pub fn any(&self, test: impl FnMut(&T) -> bool) -> bool {
        self.0.any_key(test)
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
        self.0.insert(value, ()).is_none()
    }

    /// Removes a value; says whether it was there.
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, value: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.remove(value).is_some()
    }
}

impl<T> Default for LookupSet<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Eq + Hash> FromIterator<T> for LookupSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut set = Self::new();
        set.extend(values);
        set
    }
}

impl<T: Eq + Hash> Extend<T> for LookupSet<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        for value in values {
            self.insert(value);
        }
    }
}

/// Prints only how much there is: the order of the values must not show.
impl<T> fmt::Debug for LookupSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LookupSet({} values)", self.len())
    }
}
