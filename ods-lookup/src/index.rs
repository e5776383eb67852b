//! The places of pairs by the hash of their key, with one machine code for all types.

#![expect(
    clippy::disallowed_types,
    reason = "the maps without iterators are made of this one"
)]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use rustc_hash::FxHasher;

/// The number of pairs from which they are found by an index. Fewer are compared one by one.
pub(crate) const MANY: usize = 17;

/// The hash by which an [`Index`] finds a key.
pub(crate) fn hash_of<Q: Hash + ?Sized>(key: &Q) -> u64 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    hasher.finish()
}

/// The places of a list by hashes. Places with the same hash are a chain.
#[derive(Clone, Default)]
pub(crate) struct Index {
    first: HashMap<u64, usize, BuildHasherDefault<IsHash>>,
    links: Vec<Link>,
}

#[derive(Clone)]
struct Link {
    hash: u64,
    next: Option<usize>,
}

/// The hasher of numbers that are hashes.
#[derive(Default)]
struct IsHash(u64);

impl Hasher for IsHash {
    fn write(&mut self, bytes: &[u8]) {
        unreachable!("{} bytes are no hash", bytes.len());
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The place of a key in a list with this many pairs: by the index, or else one by one.
pub(crate) fn search(
    count: usize,
    index: Option<&Index>,
    hash: &dyn Fn() -> u64,
    is_key: &dyn Fn(usize) -> bool,
) -> Option<usize> {
    // Loops, and not iterators: macros run without optimisation.
    if let Some(index) = index {
        let mut at = index.first(hash());
        while let Some(place) = at
            && !is_key(place)
        {
            at = index.next(place);
        }
        return at;
    }
    let mut place = 0;
    while place < count {
        if is_key(place) {
            return Some(place);
        }
        place += 1;
    }
    None
}

impl Index {
    /// The place with this hash that was added last.
    pub(crate) fn first(&self, hash: u64) -> Option<usize> {
        self.first.get(&hash).copied()
    }

    /// The next place with the same hash.
    pub(crate) fn next(&self, place: usize) -> Option<usize> {
        self.links[place].next
    }

    /// Adds the place after the last one.
    pub(crate) fn push(&mut self, hash: u64) {
        let next = self.first.insert(hash, self.links.len());
        self.links.push(Link { hash, next });
    }

    /// Removes a place; the last one takes its number.
    pub(crate) fn swap_remove(&mut self, place: usize) {
        self.redirect(place, self.links[place].next);
        let last = self.links.len() - 1;
        if last != place {
            self.redirect(last, Some(place));
        }
        self.links.swap_remove(place);
    }

    /// Lets whatever leads to a place lead to another one.
    fn redirect(&mut self, place: usize, to: Option<usize>) {
        let hash = self.links[place].hash;
        let first = self.first[&hash];
        if first == place {
            match to {
                Some(to) => _ = self.first.insert(hash, to),
                None => _ = self.first.remove(&hash),
            }
            return;
        }
        let mut before = first;
        while self.links[before].next != Some(place)
            && let Some(next) = self.links[before].next
        {
            before = next;
        }
        self.links[before].next = to;
    }

    /// Removes all places and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.first.clear();
        self.links.clear();
    }

    /// Makes room for this many more places.
    pub(crate) fn reserve(&mut self, additional: usize) {
        self.first.reserve(additional);
        self.links.reserve(additional);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places with a hash, in the order of the chain.
    fn chain(index: &Index, hash: u64) -> Vec<usize> {
        std::iter::successors(index.first(hash), |place| index.next(*place)).collect()
    }

    #[test]
    fn places_with_the_same_hash_are_a_chain() {
        let mut index = Index::default();
        for hash in [7, 7, 9, 7] {
            index.push(hash);
        }
        assert_eq!(
            (chain(&index, 7), chain(&index, 9)),
            (vec![3, 1, 0], vec![2])
        );
        // The last place, 3, becomes 1, which was in the same chain.
        index.swap_remove(1);
        assert_eq!((chain(&index, 7), chain(&index, 9)), (vec![1, 0], vec![2]));
        index.swap_remove(0);
        assert_eq!((chain(&index, 7), chain(&index, 9)), (vec![1], vec![0]));
        index.swap_remove(1);
        assert_eq!((chain(&index, 7), chain(&index, 9)), (vec![], vec![0]));
    }
}
