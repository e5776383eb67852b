//! Interned strings: every name and string value is a small number, and equal texts have equal numbers.
//!
//! The exception is [`Symbols::fresh`], which makes a unique number. Each template argument gets one, so that the
//! variables of two classes differ even if their printed names are equal.

use std::sync::atomic::{AtomicU64, Ordering};

use super::roomy;

/// The number of a string in [`Symbols`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Symbol(u32);

impl Symbol {
    /// The empty string.
    pub(crate) const EMPTY: Self = Self(0);

    pub(crate) fn index(self) -> u32 {
        self.0
    }

    /// The symbol of a number that [`Self::index`] returned.
    pub(crate) fn from_index(index: u32) -> Self {
        Self(index)
    }
}

/// All strings of one evaluation, stored end to end in one buffer.
#[derive(Clone, Debug)]
pub(crate) struct Symbols {
    text: String,
    entries: Vec<Entry>,
    /// A hash table with open addressing, whose length is a power of two. 0 is a free slot; otherwise the entry's
    /// number plus one.
    table: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    start: u32,
    end: u32,
    hash: u32,
}

/// The hash of strings that are not found by their text; those of a few others are the same.
const FRESH: u32 = 0;

const INITIAL_SLOTS: usize = 1024;

/// An odd number whose bits look random: 2⁶⁴ over the golden ratio.
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// For texts at some addresses, the numbers that they had when they were last found, in any table: most texts that are
/// looked up are literals in the program, which keep their address. Each number is compared with the text. In the upper
/// half is the place at which a field of this name was last found in a record.
static HINTS: [AtomicU64; HINT_COUNT] = [const { AtomicU64::new(0) }; HINT_COUNT];

const HINT_COUNT: usize = 1024;

/// The entry of [`HINTS`] for a text.
pub(super) struct Hint(&'static AtomicU64, u64);

impl Hint {
    /// The place at which a field was last found.
    pub(super) fn place(&self) -> usize {
        (self.1 >> 32) as usize
    }

    /// Notes the place at which the field `name` was found.
    pub(super) fn set_place(&self, name: Symbol, place: usize) {
        let value = (place as u64) << 32 | u64::from(name.0);
        self.0.store(value, Ordering::Relaxed);
    }
}

impl Symbols {
    /// A copy that more is added to.
    pub(crate) fn copy(&self) -> Self {
        let mut text = String::with_capacity(self.text.len() + self.text.len() / 4 + 256);
        text.push_str(&self.text);
        Self {
            text,
            entries: roomy(&self.entries),
            table: self.table.clone(),
        }
    }

    /// Makes a copy of `base` that was added to equal to `base` again, if its hash table has not grown; returns whether
    /// it is equal.
    pub(crate) fn cut_back(&mut self, base: &Self) -> bool {
        if self.table.len() != base.table.len() {
            return false;
        }
        let (table, entries) = (self.table.as_mut_slice(), self.entries.as_slice());
        let mask = table.len() - 1;
        // The last one first: then no chain of slots has a gap before one of its texts.
        let mut number = entries.len();
        while number > base.entries.len() {
            let mut slot = entries[number - 1].hash as usize & mask;
            // A fresh number has no slot.
            while table[slot] != 0 && table[slot] as usize != number {
                slot = (slot + 1) & mask;
            }
            table[slot] = 0;
            number -= 1;
        }
        self.entries.truncate(base.entries.len());
        self.text.truncate(base.text.len());
        true
    }

    /// No strings, not even the empty one.
    pub(crate) const fn empty() -> Self {
        Self {
            text: String::new(),
            entries: Vec::new(),
            table: Vec::new(),
        }
    }

    pub(crate) fn new() -> Self {
        let mut symbols = Self {
            table: vec![0; INITIAL_SLOTS],
            ..Self::empty()
        };
        symbols.intern("");
        symbols
    }

    /// The number of `text`.
    pub(crate) fn intern(&mut self, text: &str) -> Symbol {
        let hash = hash(text);
        let slot = match self.place(text, hash) {
            Ok(symbol) => return symbol,
            Err(slot) => slot,
        };
        let symbol = self.push(text, hash);
        self.table[slot] = symbol.0 + 1;
        if self.entries.len() * 4 > self.table.len() * 3 {
            self.grow();
        }
        symbol
    }

    /// The number of `text` if it was interned before.
    pub(crate) fn find(&self, text: &str) -> Option<Symbol> {
        self.find_with_hint(text).map(|(symbol, _)| symbol)
    }

    /// [`Self::find`], and the hint for the text.
    pub(super) fn find_with_hint(&self, text: &str) -> Option<(Symbol, Hint)> {
        let address = text.as_ptr().addr();
        let hint = &HINTS[(address ^ address >> 10) % HINT_COUNT];
        let value = hint.load(Ordering::Relaxed);
        let number = value as u32;
        let entries = self.entries.as_slice();
        if (number as usize) < entries.len() {
            let entry = &entries[number as usize];
            let (start, end) = (entry.start as usize, entry.end as usize);
            if end - start == text.len()
                && entry.hash != FRESH
                && self.text.as_bytes()[start..end] == *text.as_bytes()
            {
                return Some((Symbol(number), Hint(hint, value)));
            }
        }
        let found = self.place(text, hash(text)).ok()?;
        hint.store(u64::from(found.0), Ordering::Relaxed);
        Some((found, Hint(hint, 0)))
    }

    /// The number of `text`, or the free slot for it.
    fn place(&self, text: &str, hash: u32) -> Result<Symbol, usize> {
        let (table, entries) = (self.table.as_slice(), self.entries.as_slice());
        let (all, text) = (self.text.as_bytes(), text.as_bytes());
        let mask = table.len() - 1;
        let mut slot = hash as usize & mask;
        while table[slot] != 0 {
            let number = table[slot] - 1;
            let entry = &entries[number as usize];
            if entry.hash == hash && &all[entry.start as usize..entry.end as usize] == text {
                return Ok(Symbol(number));
            }
            slot = (slot + 1) & mask;
        }
        Err(slot)
    }

    /// A number that no other string has, even if its text is equal.
    pub(crate) fn fresh(&mut self, text: &str) -> Symbol {
        self.push(text, FRESH)
    }

    /// The string behind a number.
    pub(crate) fn text(&self, symbol: Symbol) -> &str {
        let entry = &self.entries.as_slice()[symbol.0 as usize];
        &self.text[entry.start as usize..entry.end as usize]
    }

    /// How many bytes all strings take together.
    pub(crate) fn bytes(&self) -> usize {
        self.text.len()
    }

    fn push(&mut self, text: &str, hash: u32) -> Symbol {
        let symbol = Symbol(self.entries.len() as u32);
        let start = self.text.len() as u32;
        self.text.push_str(text);
        self.entries.push(Entry {
            start,
            end: self.text.len() as u32,
            hash,
        });
        symbol
    }

    fn grow(&mut self) {
        let mask = self.table.len() * 2 - 1;
        let mut table = vec![0; mask + 1];
        for &number in self.table.iter().filter(|&&number| number != 0) {
            let mut slot = self.entries[number as usize - 1].hash as usize & mask;
            while table[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            table[slot] = number;
        }
        self.table = table;
    }
}

/// A hash of all bytes. Indexing in loops is the fastest without optimisation, in which the macros run.
#[expect(
    clippy::cast_lossless,
    reason = "without optimisation `from` is a call"
)]
fn hash(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let mut hash = bytes.len() as u64;
    let mut at = 0;
    while at + 4 <= bytes.len() {
        let low = bytes[at] as u32 | (bytes[at + 1] as u32) << 8;
        let high = bytes[at + 2] as u32 | (bytes[at + 3] as u32) << 8;
        hash = (hash ^ (low | high << 16) as u64).wrapping_mul(MULTIPLIER);
        hash ^= hash >> 32;
        at += 4;
    }
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(MULTIPLIER);
        hash ^= hash >> 32;
        at += 1;
    }
    hash as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_share_a_number_through_growth() {
        let mut symbols = Symbols::new();
        let numbers: Vec<Symbol> = (0..5000).map(|i| symbols.intern(&i.to_string())).collect();
        for (i, &number) in numbers.iter().enumerate() {
            assert_eq!(symbols.intern(&i.to_string()), number);
            assert_eq!(symbols.text(number), i.to_string());
        }
        assert_eq!(symbols.intern(""), Symbol::EMPTY);
        assert_eq!(symbols.find("5000"), None);
    }

    #[test]
    fn fresh_is_unlike_its_text() {
        let mut symbols = Symbols::new();
        let fresh = symbols.fresh("C:a");
        assert_ne!(symbols.intern("C:a"), fresh);
        assert_eq!(symbols.text(fresh), "C:a");
    }

    #[test]
    fn what_was_added_is_taken_out_again() {
        let mut base = Symbols::new();
        for i in 0..500 {
            base.intern(&i.to_string());
        }
        let mut copy = base.copy();
        for _ in 0..2 {
            for i in 0..60 {
                copy.intern(&format!("a{i}"));
                copy.fresh("fresh");
            }
            assert!(copy.find("a59").is_some() && copy.find("499").is_some());
            assert!(copy.cut_back(&base));
            assert_eq!(
                (&copy.text, &copy.table, copy.entries.len()),
                (&base.text, &base.table, base.entries.len())
            );
            assert!(copy.find("a59").is_none() && copy.find("499").is_some());
        }
        for i in 0..600 {
            copy.intern(&format!("a{i}"));
        }
        assert!(!copy.cut_back(&base));
    }

    #[test]
    fn what_was_found_in_one_table_is_no_answer_for_another() {
        let (mut first, mut second) = (Symbols::new(), Symbols::new());
        let text = "a";
        let in_first = first.intern(text);
        assert_eq!(first.find(text), Some(in_first));
        assert_eq!(second.find(text), None);
        assert_eq!(second.fresh(text), in_first);
        assert_eq!(second.find(text), None);
        second.intern("b");
        let in_second = second.intern(text);
        assert_eq!(second.find(text), Some(in_second));
        assert_eq!(first.find(text), Some(in_first));
    }
}
