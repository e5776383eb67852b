//! A small hash table by type, for the traits and interfaces of an op.

use std::any::TypeId;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A hash table for the few entries of a definition, at most half full.
#[derive(Clone)]
pub(crate) struct KeyTable<V> {
    /// The length is zero or a power of two.
    slots: Box<[Option<(TypeId, V)>]>,
}

/// Sorts the entries, because the keys differ between compilers.
impl<V: fmt::Debug> fmt::Debug for KeyTable<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut values: Vec<String> = self.values().map(|value| format!("{value:?}")).collect();
        ods_lookup::sort(&mut values);
        f.debug_list().entries(values).finish()
    }
}

impl<V> Default for KeyTable<V> {
    fn default() -> Self {
        Self {
            slots: Box::default(),
        }
    }
}

impl<V> KeyTable<V> {
    /// Makes the table with these entries; of two entries with one key the first one
    /// counts.
    pub(crate) fn new(entries: impl IntoIterator<Item = (TypeId, V)>) -> Self {
        let entries: Vec<_> = entries.into_iter().collect();
        if entries.is_empty() {
            return Self::default();
        }
        let size = (entries.len() * 2).next_power_of_two();
        let mut slots: Vec<Option<(TypeId, V)>> = Vec::new();
        slots.resize_with(size, || None);
        for (key, value) in entries {
            let mut at = slot_of(key, size);
            while slots[at].as_ref().is_some_and(|(found, _)| *found != key) {
                at = (at + 1) & (size - 1);
            }
            if slots[at].is_none() {
                slots[at] = Some((key, value));
            }
        }
        Self {
            slots: slots.into(),
        }
    }

    /// The value with this key.
    #[inline]
    pub(crate) fn get(&self, key: TypeId) -> Option<&V> {
        let size = self.slots.len();
        if size == 0 {
            return None;
        }
        let mut at = slot_of(key, size);
        loop {
            match &self.slots[at & (size - 1)] {
                Some((found, value)) if *found == key => return Some(value),
                Some(_) => at += 1,
                None => return None,
            }
        }
    }

    /// All values.
    pub(crate) fn values(&self) -> impl Iterator<Item = &V> {
        self.slots.iter().flatten().map(|(_, value)| value)
    }
}

/// The first slot to probe.
#[inline]
fn slot_of(key: TypeId, size: usize) -> usize {
    /// A hasher that keeps the low word: a type's id already is a good hash.
    struct Low(u64);

    impl Hasher for Low {
        fn finish(&self) -> u64 {
            self.0
        }

        #[inline]
        fn write(&mut self, bytes: &[u8]) {
            for byte in bytes {
                self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
            }
        }

        fn write_u64(&mut self, value: u64) {
            self.0 = value;
        }
    }

    let mut hasher = Low(0);
    key.hash(&mut hasher);
    #[expect(clippy::cast_possible_truncation, reason = "any bits are a hash")]
    let hash = hasher.finish() as usize;
    hash & (size - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_entry_of_a_key_counts() {
        let keys = [TypeId::of::<u8>(), TypeId::of::<u16>(), TypeId::of::<u32>()];
        let table = KeyTable::new([(keys[0], 0), (keys[1], 1), (keys[0], 2)]);
        let found = keys.map(|key| table.get(key).copied());
        assert_eq!(found, [Some(0), Some(1), None]);
        assert_eq!(table.values().count(), 2);
        assert_eq!(KeyTable::<u8>::default().get(keys[0]), None);
    }
}
