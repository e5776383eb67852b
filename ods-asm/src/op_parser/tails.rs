//! A cache of parsed text: many operations are equal except for their operands.
//!
//! The *tail* of an operation in custom form is the rest of its format after the operands, up to the
//! end of the line. The same tail of the same operation always has the same meaning, because aliases
//! are never redefined.
//!
//! **Invariant:** an entry is made from text that was parsed without error and ends a line. The key
//! is the whole text up to the end of the line.

use super::api::OpParser;
use super::operation::ResultNames;
use ods_ir::ir::{Operation, RawState, Value};
use ods_ir::limits::MAX_CACHED_TYPES;
use ods_ir::location::Location;
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{Interest, Parsed, SpellingSlot, UnresolvedOperand};
use smallvec::SmallVec;

/// The number of entries; a power of two.
const SLOTS: usize = 512;

/// The meaning of a tail. Numbers are those of the `Ir`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tail<'a> {
    text: &'a [u8],
    /// The number of the operation name.
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
pub(super) enum TailKind {
    /// The tail of an operation.
    Tail,
    /// The tail of an operation without operands: everything after the name.
    Whole,
}

/// The text of a tail, what else decides its meaning, and its slot in the cache.
#[derive(Clone, Copy)]
pub(super) struct TailKey<'a> {
    text: &'a [u8],
    /// The offset of the end of the line.
    pub(super) end: u32,
    name: u32,
    before: u32,
    kind: TailKind,
    slot: usize,
}

/// A direct-mapped cache: a new entry replaces an older one in the same slot.
#[derive(Debug, Default)]
pub(super) struct TailCache<'a> {
    slots: Vec<Tail<'a>>,
    /// The sweep count of the `Ir`'s tables when the oldest entry was made. A sweep may invalidate
    /// the numbers in the entries.
    sweeps: u32,
    /// Statistics of each [`TailKind`] that decide whether to look it up.
    interest: [Interest; 2],
}

impl<'a> TailCache<'a> {
    /// Returns the key of the rest of the line at byte `start` of `text`: a tail of operation
    /// `name` that follows the inherent attributes `before`.
    ///
    /// In text that does not repeat itself, most keys are empty: they find and cache nothing.
    pub(super) fn tail_key(
        &mut self,
        text: &'a [u8],
        start: u32,
        (name, before): (u32, u32),
        kind: TailKind,
    ) -> TailKey<'a> {
        let mut key = TailKey {
            text: &[],
            end: start,
            name,
            before,
            kind,
            slot: SLOTS,
        };
        if !self.interest[kind as usize].passes() {
            let rest = &text[start as usize..];
            key.text = &rest[..line_length(rest)];
            key.end += key.text.len() as u32;
            let op = u64::from(name) << 32 | u64::from(before);
            let hash = SpellingSlot::hash(key.text) ^ op.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            key.slot = (hash >> 32) as usize % SLOTS;
        }
        key
    }

    /// Returns the cached meaning of the text. `sweeps` is the current sweep count of the `Ir`.
    #[inline]
    pub(super) fn get(&mut self, key: TailKey<'a>, sweeps: u32) -> Option<&Tail<'a>> {
        let entry = self.slots.get(key.slot)?;
        let known = entry.name == key.name
            && entry.before == key.before
            && entry.text == key.text
            && entry.is_there
            && self.sweeps == sweeps;
        if known {
            self.interest[key.kind as usize].hit();
        }
        known.then_some(entry)
    }

    /// Caches the meaning of the text, if it was parsed up to the end of the line.
    pub(super) fn insert(
        &mut self,
        key: TailKey<'a>,
        parsed_to: u32,
        sweeps: u32,
        attributes: (u32, u32),
        inputs: &[u32],
        results: &[u32],
    ) {
        if key.slot == SLOTS {
            return;
        }
        self.interest[key.kind as usize].miss();
        let (input_count, type_count) = (inputs.len(), inputs.len() + results.len());
        if parsed_to != key.end || type_count > MAX_CACHED_TYPES {
            return;
        }
        if self.sweeps != sweeps {
            self.sweeps = sweeps;
            self.slots.clear();
        }
        if self.slots.is_empty() {
            self.slots.resize(SLOTS, Tail::default());
        }
        let tail = &mut self.slots[key.slot];
        // Filled in place: a copy of a value built elsewhere would wait for its stores.
        tail.text = key.text;
        tail.name = key.name;
        tail.before = key.before;
        tail.inherent = attributes.0;
        tail.discardable = attributes.1;
        tail.input_count = input_count as u8;
        tail.type_count = type_count as u8;
        tail.is_there = true;
        tail.types[..input_count].copy_from_slice(inputs);
        tail.types[input_count..type_count].copy_from_slice(results);
    }
}

impl<'a> OpParser<'a, '_> {
    /// Whether the tail is cached, ends the operation, and its operands are defined and have the
    /// types of the tail. Then skips it, and fills in the parser's `Numbered`.
    pub(super) fn known_tail(&mut self, key: TailKey<'a>, operands: &[UnresolvedOperand]) -> bool {
        let Some(tail) = self.tails.get(key, self.ir.sweeps()) else {
            return false;
        };
        let made = &mut self.numbered;
        made.clear();
        made.inputs.extend_from_slice(tail.inputs());
        made.results.extend_from_slice(tail.results());
        made.inherent = tail.inherent;
        made.discardable = tail.discardable;
        self.find_operands(operands) && self.skip_known(key)
    }

    /// Skips to the end of a line whose rest is cached, if the next token starts another operation.
    /// Punctuation could continue this one.
    fn skip_known(&mut self, key: TailKey<'a>) -> bool {
        let behind = self.previous_end();
        self.skip_to(key.end);
        let is_end = match self.kind() {
            TokenKind::PercentIdentifier
            | TokenKind::BareIdentifier
            | TokenKind::String
            | TokenKind::CaretIdentifier
            | TokenKind::HashIdentifier
            | TokenKind::ExclamationIdentifier
            | TokenKind::RBrace
            | TokenKind::FileMetadataBegin
            | TokenKind::Eof => true,
            kind => kind.is_keyword(),
        };
        if !is_end {
            self.skip_to(behind);
        }
        is_end
    }

    /// Creates an operation from the parser's `Numbered`, and caches its tail under `key`.
    pub(super) fn finish_numbered(
        &mut self,
        name: u32,
        location: Location,
        key: Option<TailKey<'a>>,
        names: &ResultNames,
    ) -> Parsed<()> {
        let end = self.previous_end();
        let given = self.parse_optional_location()?;
        let made = &self.numbered;
        let op = self.ir.create_raw(&RawState {
            name,
            location,
            operands: &made.operands,
            types: &made.results,
            inherent: made.inherent,
            discardable: made.discardable,
            successors: &[],
            regions: &[],
        });
        if let Some(key) = key {
            let (sweeps, attributes) = (self.ir.sweeps(), (made.inherent, made.discardable));
            (self.tails).insert(key, end, sweeps, attributes, &made.inputs, &made.results);
        }
        self.finish_operation(op, given, names)
    }

    /// Caches the meaning of the text from `key` up to `end`.
    pub(super) fn keep_tail(&mut self, key: TailKey<'a>, end: u32, op: Operation) {
        let ir = &*self.ir;
        let numbers = |values: &[Value]| -> SmallVec<[u32; 4]> {
            values.iter().map(|value| value.type_number(ir)).collect()
        };
        let (inputs, results) = (numbers(op.operands(ir)), numbers(op.results(ir)));
        let attributes = ir.attribute_numbers(op);
        let sweeps = ir.sweeps();
        (self.tails).insert(key, end, sweeps, attributes, &inputs, &results);
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
    let mut rest = text[start..].iter();
    let end = rest.position(|byte| *byte == b'\n');
    end.map_or(text.len(), |end| start + end)
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
