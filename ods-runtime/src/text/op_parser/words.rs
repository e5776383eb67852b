//! Names as words of the machine, and a table of what such words stand for: open
//! addressing, one look for most of what is asked.

/// Slots that a table begins with; a power of two.
const FIRST_SLOTS: usize = 16;

/// The number that a name is, if it is written as numbers are: in up to nine digits.
#[inline]
pub(super) fn number(name: &[u8]) -> Option<u32> {
    let digits = &name[1..];
    if digits.len() > 9 || digits.len() > 1 && digits[0] == b'0' {
        return None;
    }
    let mut number = 0;
    for digit in digits {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number * 10 + u32::from(digit);
    }
    (!digits.is_empty()).then_some(number)
}

/// A name that is no number, if it is short.
#[inline]
pub(super) fn plain_word(name: &[u8]) -> Option<u64> {
    let bytes = &name[1..];
    match bytes.first() {
        Some(first) if !first.is_ascii_digit() => short_word(bytes),
        _ => None,
    }
}

/// Up to eight bytes in one number. No byte of a name is zero, so it says how many they are.
#[inline]
pub(super) fn short_word(bytes: &[u8]) -> Option<u64> {
    match *bytes {
        [a] => return Some(u64::from(a)),
        [a, b] => return Some(u64::from(u16::from_le_bytes([a, b]))),
        [a, b, c] => return Some(u64::from(u32::from_le_bytes([a, b, c, 0]))),
        _ => {}
    }
    // Two reads that may share bytes, instead of one for each byte.
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        let [first, last] = [first, last].map(|half| u64::from(u32::from_le_bytes(*half)));
        let shift = 8 * (bytes.len() - 4);
        return (shift <= 32).then(|| first | last << shift);
    }
    Some(0)
}

/// What words stand for.
#[derive(Debug)]
pub(super) struct WordTable<T> {
    /// As many as a power of two, a quarter of them free at least.
    slots: Vec<(u64, Option<T>)>,
    len: usize,
    /// How many bits of a number do not count for the place in `slots`.
    shift: u32,
}

impl<T> Default for WordTable<T> {
    fn default() -> Self {
        Self {
            slots: Vec::new(),
            len: 0,
            shift: 0,
        }
    }
}

impl<T: Copy> WordTable<T> {
    pub(super) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Where to look for a word first. Only the upper bits of the product depend on
    /// all bytes of the word.
    #[inline]
    fn home(&self, word: u64) -> usize {
        (word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize
    }

    /// The slot of a word, or the free one where it would go; there are slots.
    #[inline]
    fn find(&self, word: u64) -> usize {
        let mut at = self.home(word);
        loop {
            match self.slots[at] {
                (known, Some(_)) if known != word => at = (at + 1) & (self.slots.len() - 1),
                _ => return at,
            }
        }
    }

    #[inline]
    pub(super) fn get(&self, word: u64) -> Option<T> {
        if self.slots.is_empty() {
            return None;
        }
        self.slots[self.find(word)].1
    }

    /// Lets a word that stands for nothing stand for `value`; otherwise gives what it
    /// stands for.
    pub(super) fn define(&mut self, word: u64, value: T) -> Option<T> {
        self.make_room();
        let at = self.find(word);
        let slot = &mut self.slots[at];
        if slot.1.is_none() {
            *slot = (word, Some(value));
            self.len += 1;
            return None;
        }
        slot.1
    }

    /// Lets a word stand for `value` from now on.
    pub(super) fn set(&mut self, word: u64, value: T) {
        self.make_room();
        let at = self.find(word);
        self.len += usize::from(self.slots[at].1.is_none());
        self.slots[at] = (word, Some(value));
    }

    /// Lets a word stand for nothing.
    pub(super) fn remove(&mut self, word: u64) {
        if self.is_empty() {
            return;
        }
        let mut hole = self.find(word);
        if self.slots[hole].1.take().is_none() {
            return;
        }
        self.len -= 1;
        // What is behind moves up, unless it would stand before its first place.
        let mask = self.slots.len() - 1;
        let mut at = (hole + 1) & mask;
        while let (word, Some(value)) = self.slots[at] {
            let distance = |from: usize| at.wrapping_sub(from) & mask;
            if distance(self.home(word)) >= distance(hole) {
                self.slots[hole] = (word, Some(value));
                self.slots[at].1 = None;
                hole = at;
            }
            at = (at + 1) & mask;
        }
    }

    /// Makes sure that there is room for one more.
    #[inline]
    fn make_room(&mut self) {
        if self.slots.len() - self.slots.len() / 4 <= self.len {
            self.grow();
        }
    }

    #[cold]
    fn grow(&mut self) {
        let slots = (2 * self.slots.len()).max(FIRST_SLOTS);
        self.shift = 64 - slots.trailing_zeros();
        let old = std::mem::replace(&mut self.slots, vec![(0, None); slots]);
        for (word, value) in old {
            if value.is_some() {
                let at = self.find(word);
                self.slots[at] = (word, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{WordTable, short_word};
    use rustc_hash::FxHashMap;

    /// Against the standard table: words that come and go, many of which share a place.
    #[test]
    fn words_come_and_go() {
        let (mut table, mut expected) = (WordTable::default(), FxHashMap::default());
        let mut random = 1_u64;
        for number in 0..20_000_u32 {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let word = (random >> 33) % 400 * (1 << (random >> 60));
            match random >> 40 & 7 {
                0..=2 => {
                    table.remove(word);
                    expected.remove(&word);
                }
                3 => {
                    table.set(word, number);
                    expected.insert(word, number);
                }
                4 | 5 => {
                    let known = expected.get(&word).copied();
                    assert_eq!(table.define(word, number), known);
                    expected.entry(word).or_insert(number);
                }
                _ => assert_eq!(table.get(word), expected.get(&word).copied()),
            }
            assert_eq!(table.is_empty(), expected.is_empty());
        }
        assert!(table.len == expected.len() && table.len > 100);
        for shift in 0..16 {
            for word in (0..400).map(|number| number << shift) {
                assert_eq!(table.get(word), expected.get(&word).copied());
            }
        }
    }

    #[test]
    fn short_names_are_their_bytes() {
        let name = b"abcdefghi";
        for length in 1..=8 {
            let mut bytes = [0; 8];
            bytes[..length].copy_from_slice(&name[..length]);
            assert_eq!(short_word(&name[..length]), Some(u64::from_le_bytes(bytes)));
        }
        assert_eq!(short_word(name), None);
    }

    #[test]
    fn names_that_differ_in_one_place_stand_apart() {
        for at in 0..7 {
            let mut table = WordTable::default();
            let name = |number: u8| {
                let mut name = *b"somename";
                (name[at], name[at + 1]) = (b'0' + number / 10, b'0' + number % 10);
                short_word(&name).unwrap()
            };
            for number in 0..100 {
                table.set(name(number), number);
            }
            let steps = |number: u8| {
                let found = table.find(name(number));
                found.wrapping_sub(table.home(name(number))) & (table.slots.len() - 1)
            };
            let all: usize = (0..100).map(steps).sum();
            assert!(all < 200, "{all} steps for names that differ at byte {at}");
        }
    }
}
