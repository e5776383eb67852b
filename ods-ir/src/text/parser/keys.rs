//! A cache of dictionary keys. Keys usually follow each other in the same order as before: if the
//! text contains the key that followed last time, it is neither lexed nor looked up.

use crate::attributes::Name;
use crate::limits::MAX_CACHED_KEY;

/// The number of keys; a power of two.
const SLOTS: usize = 256;

/// The number of starts of dictionaries; a power of two.
const FIRSTS: usize = 64;

/// A key as it was written.
pub(super) struct Key<'a> {
    /// The text from the preceding delimiter up to and including its `=`, or up to its end if it
    /// has no value.
    pub(super) text: &'a [u8],
    pub(super) name: Name,
    /// Whether a value follows.
    pub(super) has_value: bool,
    /// A number that identifies the key among all keys ever made.
    number: u32,
    /// The key that followed it last time.
    next: Option<Link>,
}

/// The identity of a cached key.
#[derive(Clone, Copy)]
pub(super) struct KeyId {
    slot: u8,
    number: u32,
}

/// The key that followed last time.
#[derive(Clone, Copy)]
struct Link {
    to: KeyId,
    /// Whether its name sorts after the previous one.
    ascends: bool,
}

/// Keys by spelling; a new key replaces an older one.
#[derive(Default)]
pub(super) struct Keys<'a> {
    slots: Vec<Option<Key<'a>>>,
    /// The first keys of dictionaries, by the first bytes after the brace.
    firsts: Vec<Option<Link>>,
    count: u32,
}

/// Returns the index in `firsts` for the start of `text`.
fn first_slot(text: &[u8]) -> Option<usize> {
    let start = u32::from_le_bytes(*text.first_chunk()?);
    Some((start.wrapping_mul(0x9E37_79B9) >> 26) as usize % FIRSTS)
}

impl<'a> Keys<'a> {
    /// Returns the key that followed the key `before`, or the start of a dictionary, last time, if
    /// `rest`, the text after the delimiter, begins with it. Its name sorts after that of `before`.
    #[inline]
    pub(super) fn expected(&self, before: Option<KeyId>, rest: &[u8]) -> Option<(KeyId, &Key<'a>)> {
        let link = match before {
            Some(before) => self.get(before)?.next?,
            None => (*self.firsts.get(first_slot(rest)?)?)?,
        };
        let key = self.get(link.to)?;
        // A name without `=` could continue after the text, so a delimiter must follow it.
        let is_there = link.ascends
            && rest.starts_with(key.text)
            && (key.has_value || matches!(rest.get(key.text.len()), Some(b',' | b'}')));
        is_there.then_some((link.to, key))
    }

    fn get(&self, id: KeyId) -> Option<&Key<'a>> {
        let key = self.slots.get(usize::from(id.slot))?.as_ref()?;
        (key.number == id.number).then_some(key)
    }

    /// Caches a key that follows the key `before`, or the start of a dictionary. `text` begins
    /// after the preceding delimiter and ends with the `=`, or with the name if there is no value.
    pub(super) fn insert(
        &mut self,
        before: Option<KeyId>,
        text: &'a [u8],
        name: &Name,
        has_value: bool,
    ) -> Option<KeyId> {
        if text.len() > MAX_CACHED_KEY {
            return None;
        }
        if self.slots.is_empty() {
            self.slots.resize_with(SLOTS, || None);
            self.firsts.resize(FIRSTS, None);
        }
        let slot = name.short_hash() as usize % SLOTS;
        let number = match &self.slots[slot] {
            Some(known) if known.text == text => known.number,
            _ => {
                self.count = self.count.wrapping_add(1);
                self.slots[slot] = Some(Key {
                    text,
                    name: name.clone(),
                    has_value,
                    number: self.count,
                    next: None,
                });
                self.count
            }
        };
        let slot = slot as u8;
        let to = KeyId { slot, number };
        let Some(before) = before else {
            if let Some(first) = first_slot(text) {
                let ascends = true;
                self.firsts[first] = Some(Link { to, ascends });
            }
            return Some(to);
        };
        let key_before = self.slots[usize::from(before.slot)].as_mut();
        if let Some(key) = key_before.filter(|key| key.number == before.number) {
            let ascends = key.name < *name;
            key.next = Some(Link { to, ascends });
        }
        Some(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expected(keys: &Keys<'_>, before: Option<KeyId>, rest: &str) -> Option<String> {
        let (_, key) = keys.expected(before, rest.as_bytes())?;
        Some(key.name.to_string())
    }

    #[test]
    fn what_came_next_is_expected_again() {
        let mut keys = Keys::default();
        let first = keys.insert(None, b"first =", &"first".into(), true);
        let alone = keys.insert(first, b" second", &"second".into(), false);
        assert_eq!(expected(&keys, None, "first = 1").as_deref(), Some("first"));
        assert_eq!(expected(&keys, None, "first"), None);
        assert_eq!(expected(&keys, None, "fir"), None);
        for (rest, is_there) in [
            (" second, third", true),
            (" second}", true),
            (" second ,", false),
            (" second = 1", false),
            (" seconds}", false),
            (" second", false),
            ("second}", false),
        ] {
            assert_eq!(expected(&keys, first, rest).is_some(), is_there, "{rest}");
        }
        assert_eq!(expected(&keys, alone, " first = 1"), None);
    }

    #[test]
    fn what_does_not_ascend_is_not_expected() {
        let mut keys = Keys::default();
        let b = keys.insert(None, b"b =", &"b".into(), true);
        keys.insert(b, b" a =", &"a".into(), true);
        assert_eq!(expected(&keys, b, " a = 1"), None);
        keys.insert(b, b" c =", &"c".into(), true);
        assert_eq!(expected(&keys, b, " c = 1").as_deref(), Some("c"));
    }

    #[test]
    fn what_was_driven_out_is_gone() {
        let mut keys = Keys::default();
        let texts: Vec<String> = (0..4 * SLOTS).map(|at| format!("name{at:04} =")).collect();
        let mut before = None;
        for text in &texts {
            let name = Name::from(&text[..8]);
            before = keys.insert(before, text.as_bytes(), &name, true);
        }
        // The expected key is present.
        let first = keys.insert(None, b"name =", &"name".into(), true);
        for text in &texts {
            if let Some(found) = expected(&keys, first, text) {
                assert_eq!(found, text[..8]);
            }
        }
        let long = [b'x'; MAX_CACHED_KEY + 1];
        assert!(keys.insert(first, &long, &"x".into(), true).is_none());
    }
}
