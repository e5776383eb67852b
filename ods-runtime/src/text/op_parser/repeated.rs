//! A cache of parsed text: many operations are equal except for their operands.
//!
//! The *tail* of an operation is what follows its operands and successors up to the end of the
//! line: in generic form properties, attributes and the function type, in custom form the rest of
//! the format. The same tail of the same operation always has the same meaning, because aliases are
//! never redefined. The same holds for function types alone.
//!
//! **Invariant:** an entry is made from text that was parsed without error and ends a line. The key
//! is the whole text up to the end of the line.

use crate::ir::{EMPTY, NIL};
use crate::limits::MAX_CACHED_TYPES;
use crate::text::parser::{Interest, SpellingSlot};

/// The number of entries; a power of two.
const SLOTS: usize = 512;

/// The meaning of a tail or function type. Numbers are those of the `Ir`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tail<'a> {
    text: &'a [u8],
    /// The number of the operation name; [`NIL`] for a function type alone.
    name: u32,
    /// The inherent attributes parsed before the tail.
    before: u32,
    pub(super) inherent: u32,
    pub(super) discardable: u32,
    input_count: u8,
    type_count: u8,
    is_there: bool,
    types: [u32; MAX_CACHED_TYPES],
}

impl Tail<'_> {
    pub(super) fn inputs(&self) -> &[u32] {
        &self.types[..usize::from(self.input_count)]
    }

    pub(super) fn results(&self) -> &[u32] {
        &self.types[usize::from(self.input_count)..usize::from(self.type_count)]
    }
}

/// The kind of text that is looked up.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// The tail of an operation.
    Tail,
    /// A function type alone.
    Type,
    /// The tail of an operation without operands: everything after the name.
    Whole,
}

/// The text to look up, and its slot in the cache.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    text: &'a [u8],
    /// The offset of the end of the line.
    end: u32,
    name: u32,
    before: u32,
    kind: Kind,
    slot: usize,
}

impl Place<'_> {
    /// The offset of the end of the line.
    pub(super) fn end(self) -> u32 {
        self.end
    }
}

/// A direct-mapped cache: a new entry replaces an older one in the same slot.
#[derive(Debug, Default)]
pub(super) struct Repeated<'a> {
    slots: Vec<Tail<'a>>,
    /// The sweep count of the `Ir`'s tables when the oldest entry was made. A sweep may invalidate
    /// the numbers in the entries.
    sweeps: u32,
    /// Statistics of each [`Kind`] that decide whether to look it up.
    interest: [Interest; 3],
}

impl<'a> Repeated<'a> {
    /// Returns the place of the rest of the line at byte `start` of `text`: a tail of operation
    /// `name` that follows the inherent attributes `before`.
    ///
    /// In text that does not repeat itself, most places are empty: they find and cache nothing.
    pub(super) fn tail_place(
        &mut self,
        text: &'a [u8],
        start: u32,
        (name, before): (u32, u32),
        kind: Kind,
    ) -> Place<'a> {
        if self.interest[kind as usize].passes() {
            return Place {
                text: &[],
                end: start,
                name,
                before,
                kind,
                slot: SLOTS,
            };
        }
        let rest = &text[start as usize..];
        let text = &rest[..line_length(rest)];
        let end = start + text.len() as u32;
        let op = u64::from(name) << 32 | u64::from(before);
        let hash = SpellingSlot::hash(text) ^ op.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let slot = (hash >> 32) as usize % SLOTS;
        Place {
            text,
            end,
            name,
            before,
            kind,
            slot,
        }
    }

    /// Returns the place of the rest of the line, which is a function type.
    pub(super) fn type_place(&mut self, text: &'a [u8], start: u32) -> Place<'a> {
        self.tail_place(text, start, (NIL, EMPTY), Kind::Type)
    }

    /// Returns the cached meaning of the text. `sweeps` is the current sweep count of the `Ir`.
    #[inline]
    pub(super) fn get(&mut self, place: Place<'a>, sweeps: u32) -> Option<&Tail<'a>> {
        let entry = self.slots.get(place.slot)?;
        let known = entry.name == place.name
            && entry.before == place.before
            && entry.text == place.text
            && entry.is_there
            && self.sweeps == sweeps;
        if known {
            self.interest[place.kind as usize].hit();
        }
        known.then_some(entry)
    }

    /// Caches the meaning of the text, if it was parsed up to the end of the line.
    pub(super) fn insert(
        &mut self,
        place: Place<'a>,
        parsed_to: u32,
        sweeps: u32,
        attributes: (u32, u32),
        inputs: &[u32],
        results: &[u32],
    ) {
        if place.slot == SLOTS {
            return;
        }
        self.interest[place.kind as usize].miss();
        let (input_count, type_count) = (inputs.len(), inputs.len() + results.len());
        if parsed_to != place.end || type_count > MAX_CACHED_TYPES {
            return;
        }
        if self.sweeps != sweeps {
            self.sweeps = sweeps;
            self.slots.clear();
        }
        if self.slots.is_empty() {
            self.slots.resize(SLOTS, Tail::default());
        }
        let tail = &mut self.slots[place.slot];
        // Filled in place: a copy of a value built elsewhere would wait for its stores.
        tail.text = place.text;
        tail.name = place.name;
        tail.before = place.before;
        tail.inherent = attributes.0;
        tail.discardable = attributes.1;
        tail.input_count = input_count as u8;
        tail.type_count = type_count as u8;
        tail.is_there = true;
        tail.types[..input_count].copy_from_slice(inputs);
        tail.types[input_count..type_count].copy_from_slice(results);
    }
}

/// Returns the number of bytes before the first line feed.
fn line_length(text: &[u8]) -> usize {
    const ONES: u64 = u64::MAX / 0xff;
    const FEEDS: u64 = ONES * b'\n' as u64;
    let (words, _) = text.as_chunks::<8>();
    for (at, word) in words.iter().enumerate() {
        // In a zero byte the subtraction of one borrows.
        let word = u64::from_le_bytes(*word) ^ FEEDS;
        let found = word.wrapping_sub(ONES) & !word & (ONES << 7);
        if found != 0 {
            return at * 8 + found.trailing_zeros() as usize / 8;
        }
    }
    let start = words.len() * 8;
    let rest = &text[start..];
    start
        + rest
            .iter()
            .position(|byte| *byte == b'\n')
            .unwrap_or(rest.len())
}

#[cfg(test)]
mod tests {
    use super::line_length;

    #[test]
    fn lines_end_at_the_first_feed() {
        for length in 0..40 {
            let mut text = vec![b'\x0b'; length];
            assert_eq!(line_length(&text), length);
            text.extend(b"\n\nmore text than a word\n");
            assert_eq!(line_length(&text), length);
        }
    }
}
