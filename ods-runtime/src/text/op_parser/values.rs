//! SSA names: which value a `%name` stands for, and uses before definitions.

use super::api::{OpParser, UnresolvedOperand};
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Value};
use crate::text::parser::Parsed;
use crate::types::Type;
use rustc_hash::FxHashMap;

/// What a name stands for, and where it was defined or first used.
#[derive(Clone, Copy, Debug)]
struct Entry {
    value: Value,
    offset: u32,
}

/// A name as it is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key<'a> {
    /// `%12`: an index of a vector.
    Number(u32),
    /// `%name`.
    Word(&'a [u8]),
    /// `%name#3`.
    Result(&'a [u8], u32),
}

/// The names that regions isolated from above cannot see past.
#[derive(Debug, Default)]
struct NameTable<'a> {
    numbers: Vec<Option<Entry>>,
    words: FxHashMap<&'a [u8], Entry>,
    results: FxHashMap<(&'a [u8], u32), Entry>,
    /// The names in the order in which they were defined.
    defined: Vec<Key<'a>>,
    /// Where in `defined` each open region starts.
    regions: Vec<usize>,
}

impl<'a> NameTable<'a> {
    fn key(&self, name: &'a [u8], result: u32) -> Key<'a> {
        if result != 0 {
            return Key::Result(name, result);
        }
        // Dense numbers, as the printer gives them, index a vector; anything
        // else would make it as large as the text pleases.
        let digits = &name[1..];
        if digits.len() <= 9
            && (digits[0] != b'0' || digits.len() == 1)
            && digits.iter().all(u8::is_ascii_digit)
        {
            let number = digits
                .iter()
                .fold(0, |number, digit| number * 10 + u32::from(digit - b'0'));
            if (number as usize) < 2 * self.numbers.len() + 1024 {
                return Key::Number(number);
            }
        }
        Key::Word(name)
    }

    fn get(&self, name: &'a [u8], result: u32) -> Option<Entry> {
        match self.key(name, result) {
            // A number that was too large once stands among the words.
            Key::Number(number) => match self.numbers.get(number as usize) {
                Some(Some(entry)) => Some(*entry),
                _ if self.words.is_empty() => None,
                _ => self.words.get(name).copied(),
            },
            Key::Word(word) => self.words.get(word).copied(),
            Key::Result(word, result) => self.results.get(&(word, result)).copied(),
        }
    }

    fn set(&mut self, name: &'a [u8], result: u32, entry: Entry) {
        let key = match self.key(name, result) {
            Key::Number(_) if !self.words.is_empty() && self.words.contains_key(name) => {
                Key::Word(name)
            }
            key => key,
        };
        let new = match key {
            Key::Number(number) => {
                let number = number as usize;
                if self.numbers.len() <= number {
                    self.numbers.resize(number + 1, None);
                }
                self.numbers[number].replace(entry).is_none()
            }
            Key::Word(word) => self.words.insert(word, entry).is_none(),
            Key::Result(word, result) => self.results.insert((word, result), entry).is_none(),
        };
        if new {
            self.defined.push(key);
        }
    }

    fn leave_region(&mut self) {
        let start = self.regions.pop().unwrap_or(0);
        for key in self.defined.drain(start..) {
            match key {
                Key::Number(number) => self.numbers[number as usize] = None,
                Key::Word(word) => {
                    self.words.remove(word);
                }
                Key::Result(word, result) => {
                    self.results.remove(&(word, result));
                }
            }
        }
    }
}

/// All names that can be seen, and the uses that wait for a definition.
#[derive(Debug)]
pub(super) struct ValueScopes<'a> {
    /// The innermost isolated table last; never empty.
    tables: Vec<NameTable<'a>>,
    /// Values that stand for ones not defined yet, with their first use.
    placeholders: FxHashMap<Value, u32>,
}

impl Default for ValueScopes<'_> {
    fn default() -> Self {
        Self {
            tables: vec![NameTable::default()],
            placeholders: FxHashMap::default(),
        }
    }
}

impl<'a> ValueScopes<'a> {
    fn table(&mut self) -> &mut NameTable<'a> {
        self.tables
            .last_mut()
            .unwrap_or_else(|| unreachable!("the outermost table is never popped"))
    }

    /// Opens a region; an isolated one sees no name from outside.
    pub(super) fn enter(&mut self, isolated: bool) {
        if isolated {
            self.tables.push(NameTable::default());
        }
        let table = self.table();
        let start = table.defined.len();
        table.regions.push(start);
    }

    /// Closes a region: its names are gone.
    pub(super) fn leave(&mut self) {
        let table = self.table();
        table.leave_region();
        if table.regions.is_empty() && self.tables.len() > 1 {
            self.tables.pop();
        }
    }
}

/// Errors print names as they are written.
fn spelled(name: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(name)
}

impl OpParser<'_, '_> {
    /// The value of an operand that was parsed, whose type is now known.
    ///
    /// # Errors
    ///
    /// If the name stands for a value of another type.
    pub fn resolve_operand(&mut self, operand: UnresolvedOperand, ty: &Type) -> Parsed<Value> {
        let name = self.spelling(operand.name);
        if let Some(entry) = self.values.table().get(name, operand.number) {
            if entry.value.ty(self.ir) == ty {
                return Ok(entry.value);
            }
            let prior = entry.value.ty(self.ir).clone();
            let message = format!(
                "use of value '{}' expects different type than prior uses: '{ty}' vs '{prior}'",
                spelled(name)
            );
            let note = self.location_at(entry.offset);
            let error = Diagnostic::error(self.location_at(operand.offset()), message);
            return Err(self.emit(error.with_note(note, "prior use here")));
        }
        if operand.number != 0
            && let Some(first) = self.values.table().get(name, 0)
            && !self.values.placeholders.contains_key(&first.value)
        {
            return Err(self
                .asm_mut()
                .emit_error(operand.offset(), "reference to invalid result number"));
        }
        let value = self.ir.create_placeholder(ty);
        self.values.placeholders.insert(value, operand.offset());
        let entry = Entry {
            value,
            offset: operand.offset(),
        };
        self.values.table().set(name, operand.number, entry);
        Ok(value)
    }

    /// Makes `operand` stand for `value` from now on, and for the uses before.
    pub(super) fn define_value(&mut self, operand: UnresolvedOperand, value: Value) -> Parsed<()> {
        let name = self.spelling(operand.name);
        let offset = operand.offset();
        if let Some(existing) = self.values.table().get(name, operand.number) {
            let note = self.location_at(existing.offset);
            let location = self.location_at(offset);
            if !self.values.placeholders.contains_key(&existing.value) {
                let message = format!("redefinition of SSA value '{}'", spelled(name));
                let error =
                    Diagnostic::error(location, message).with_note(note, "previously defined here");
                return Err(self.emit(error));
            }
            if existing.value.ty(self.ir) != value.ty(self.ir) {
                let (found, before) = (value.ty(self.ir), existing.value.ty(self.ir));
                let (name, number) = (spelled(name), operand.number);
                let message =
                    format!("definition of SSA value '{name}#{number}' has type '{found}'");
                let note_text = format!("previously used here with type '{before}'");
                return Err(
                    self.emit(Diagnostic::error(location, message).with_note(note, note_text))
                );
            }
            self.values.placeholders.remove(&existing.value);
            existing.value.replace_all_uses_with(self.ir, value);
            self.ir.free_placeholder(existing.value);
        }
        self.values
            .table()
            .set(name, operand.number, Entry { value, offset });
        Ok(())
    }

    /// Where a name was defined or first used, if it was.
    pub(super) fn reference_offset(&mut self, operand: UnresolvedOperand) -> Option<u32> {
        let name = self.spelling(operand.name);
        self.values
            .table()
            .get(name, operand.number)
            .map(|entry| entry.offset)
    }

    /// Reports the uses that nothing ever defined.
    pub(super) fn check_placeholders(&mut self) -> Parsed<()> {
        let mut offsets: Vec<u32> = self.values.placeholders.values().copied().collect();
        offsets.sort_unstable();
        let mut result = Ok(());
        for offset in offsets {
            result = Err(self
                .asm_mut()
                .emit_error(offset, "use of undeclared SSA value name"));
        }
        result
    }

    /// Forgets the uses that nothing defined, after an error; the operations
    /// that hold them are about to be erased.
    pub(super) fn drop_placeholders(&mut self) {
        self.values.placeholders.clear();
    }
}

impl Ir {
    /// A value that stands for one that is not defined yet.
    pub(crate) fn create_placeholder(&mut self, ty: &Type) -> Value {
        let ty = self.type_number(ty);
        self.values.insert(crate::ir::ValueData {
            ty,
            first_use: crate::ir::NIL,
            owner: crate::ir::NIL,
            number: 0,
        })
    }

    /// Frees a placeholder that nothing uses any more.
    pub(crate) fn free_placeholder(&mut self, value: Value) {
        self.values.remove(value);
    }
}
