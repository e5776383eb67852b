//! SSA names: the values of `%name`s, and uses before definitions.

use super::api::OpParser;
use super::regions::OpenRegion;
use super::words::{number, plain_word, short_word};
use ods_ir::diagnostics::DiagnosticKind;
use ods_ir::ir::Value;
use ods_ir::text::parser::{Parsed, UnresolvedOperand};
use ods_ir::types::Type;
use ods_lookup::{HotMap, LookupMap};
use std::collections::hash_map::Entry as Slot;

/// The value of a name, and the offset of its definition or first use.
#[derive(Clone, Copy, Debug)]
struct Entry {
    value: Value,
    offset: u32,
}

/// The lookup key of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key<'a> {
    /// `%12`: an index into a vector.
    Number(u32),
    /// `%name` of up to eight bytes, in one machine word. Most names are short.
    Short(u64),
    /// `%longer_name`.
    Long(&'a [u8]),
}

impl<'a> Key<'a> {
    /// Returns the key of a name in the maps, even if it is a number.
    #[inline]
    fn word(name: &'a [u8]) -> Self {
        let bytes = &name[1..];
        short_word(bytes).map_or(Self::Long(name), Self::Short)
    }
}

/// The value of `%name#3`, in the list of all such results of the name.
#[derive(Clone, Copy, Debug)]
struct ResultEntry {
    entry: Entry,
    /// The next result of the same name; 0 ends the list.
    next: u32,
}

/// The names of a region isolated from above.
#[derive(Debug, Default)]
struct NameTable<'a> {
    numbers: Vec<Option<Entry>>,
    short: HotMap<u64, Entry>,
    long: HotMap<&'a [u8], Entry>,
    /// All results except the first of a name.
    results: LookupMap<(&'a [u8], u32), ResultEntry>,
    /// The head of each name's list in `results`.
    first_results: LookupMap<&'a [u8], u32>,
    /// The names in order of definition.
    defined: Vec<(Key<'a>, &'a [u8])>,
    /// The index in `defined` of the first name of each open region.
    regions: Vec<usize>,
    /// The number of names ever entered.
    entered: usize,
    /// The number of names whose value is a placeholder.
    waiting: usize,
}

/// Enters `entry` for a name without value; otherwise returns the existing entry.
fn enter<K>(slot: Slot<'_, K, Entry>, entry: Entry) -> Option<Entry> {
    match slot {
        Slot::Occupied(known) => Some(*known.get()),
        Slot::Vacant(vacant) => {
            vacant.insert(entry);
            None
        }
    }
}

impl<'a> NameTable<'a> {
    fn key(&self, name: &'a [u8]) -> Key<'a> {
        // Dense numbers, which the printer assigns, index a vector. Sparse ones go to the maps,
        // because they would let the text choose the size of the vector.
        match number(name) {
            Some(number) if (number as usize) < 2 * self.entered + 1024 => Key::Number(number),
            _ => Key::word(name),
        }
    }

    /// Returns the entry of a name that is not a number.
    #[inline]
    fn get_word(&self, word: Key<'a>) -> Option<Entry> {
        match word {
            Key::Short(word) => self.short.get(&word).copied(),
            Key::Long(word) => self.long.get(word).copied(),
            Key::Number(_) => None,
        }
    }

    /// Whether only numbers have values.
    fn has_numbers_only(&self) -> bool {
        self.short.is_empty() && self.long.is_empty()
    }

    #[inline]
    fn get(&self, name: &'a [u8], result: u32) -> Option<Entry> {
        if result != 0 {
            return self.get_other(name, result);
        }
        if let Some(word) = plain_word(name) {
            return self.short.get(&word).copied();
        }
        let known = number(name).and_then(|number| self.numbers.get(number as usize));
        match known {
            Some(Some(entry)) => Some(*entry),
            _ => self.get_other(name, result),
        }
    }

    fn get_other(&self, name: &'a [u8], result: u32) -> Option<Entry> {
        if result != 0 {
            return self.results.get(&(name, result)).map(|found| found.entry);
        }
        self.get_first(self.key(name), name)
    }

    fn get_first(&self, key: Key<'a>, name: &'a [u8]) -> Option<Entry> {
        match key {
            // A number that was too large at its definition is stored in the maps.
            Key::Number(number) => match self.numbers.get(number as usize) {
                Some(Some(entry)) => Some(*entry),
                _ if self.has_numbers_only() => None,
                _ => self.get_word(Key::word(name)),
            },
            word => self.get_word(word),
        }
    }

    /// Sets the value of a name. A definition is removed at the end of the innermost region.
    fn set(&mut self, name: &'a [u8], result: u32, entry: Entry, defines: bool) {
        if result != 0 {
            self.entered += 1;
            return self.set_result(name, result, entry);
        }
        self.set_first(self.key(name), name, entry, defines);
    }

    /// Defines a name without value; otherwise returns the existing entry.
    fn define(&mut self, name: &'a [u8], result: u32, entry: Entry) -> Option<Entry> {
        if result != 0 {
            let known = self.get(name, result);
            if known.is_none() {
                self.set(name, result, entry, true);
            }
            return known;
        }
        let key = plain_word(name).map_or_else(|| self.key(name), Key::Short);
        let known = match key {
            // Looks up and inserts in one step.
            Key::Short(word) => enter(self.short.entry(word), entry),
            Key::Long(word) => enter(self.long.entry(word), entry),
            Key::Number(_) => {
                let known = self.get_first(key, name);
                if known.is_none() {
                    self.set_first(key, name, entry, true);
                }
                return known;
            }
        };
        if known.is_none() {
            self.entered += 1;
            self.defined.push((key, name));
        }
        known
    }

    fn set_first(&mut self, key: Key<'a>, name: &'a [u8], entry: Entry, defines: bool) {
        self.entered += 1;
        let key = match key {
            Key::Number(_)
                if !self.has_numbers_only() && self.get_word(Key::word(name)).is_some() =>
            {
                Key::word(name)
            }
            key => key,
        };
        match key {
            Key::Number(number) => {
                let number = number as usize;
                if self.numbers.len() <= number {
                    self.numbers.resize(number + 1, None);
                }
                self.numbers[number] = Some(entry);
            }
            Key::Short(word) => {
                self.short.insert(word, entry);
            }
            Key::Long(word) => {
                self.long.insert(word, entry);
            }
        }
        // The other results of a name are defined together with the first one.
        if defines {
            self.defined.push((key, name));
        }
    }

    fn set_result(&mut self, name: &'a [u8], result: u32, entry: Entry) {
        if let Some(known) = self.results.get_mut(&(name, result)) {
            known.entry = entry;
            return;
        }
        let next = self.first_results.insert(name, result).unwrap_or(0);
        self.results
            .insert((name, result), ResultEntry { entry, next });
    }

    /// Removes the definitions of the innermost region. Names that were only used remain, because
    /// an outer region may define them later.
    fn leave_region(&mut self) {
        let start = self.regions.pop().unwrap_or(0);
        for (key, name) in self.defined.drain(start..) {
            match key {
                // Another result may be defined without the first one.
                Key::Number(number) => {
                    if let Some(entry) = self.numbers.get_mut(number as usize) {
                        *entry = None;
                    }
                }
                Key::Short(word) => {
                    self.short.remove(&word);
                }
                Key::Long(word) => {
                    self.long.remove(word);
                }
            }
            if self.first_results.is_empty() {
                continue;
            }
            let mut result = self.first_results.remove(name).unwrap_or(0);
            while let Some(found) = self.results.remove(&(name, result)) {
                result = found.next;
            }
        }
    }
}

/// All visible names, and the uses that have no definition yet.
#[derive(Debug)]
pub(super) struct ValueScopes<'a> {
    /// The innermost isolated table last; never empty.
    tables: Vec<NameTable<'a>>,
    /// Cleared tables, reused for the next isolated region.
    spare: Vec<NameTable<'a>>,
    /// Placeholder values for undefined names, each with the offset of its first use.
    placeholders: LookupMap<Value, u32>,
}

impl Default for ValueScopes<'_> {
    fn default() -> Self {
        Self {
            tables: vec![NameTable::default()],
            spare: Vec::new(),
            placeholders: LookupMap::default(),
        }
    }
}

impl<'a> ValueScopes<'a> {
    fn table(&mut self) -> &mut NameTable<'a> {
        self.tables
            .last_mut()
            .unwrap_or_else(|| unreachable!("the outermost table is never popped"))
    }

    /// The value of a name, if it was defined or used.
    pub(super) fn find(&mut self, name: &'a [u8], result: u32) -> Option<Value> {
        self.table().get(name, result).map(|entry| entry.value)
    }

    /// Whether no name is visible, and none has been used without a definition.
    #[cfg(feature = "rayon")]
    pub(super) fn are_empty(&self) -> bool {
        let innermost = self.tables.last();
        self.placeholders.is_empty() && innermost.is_none_or(|table| table.defined.is_empty())
    }

    /// Opens a region. An isolated region sees no name from outside.
    pub(super) fn enter(&mut self, isolated: bool) {
        if isolated {
            let table = self.spare.pop().unwrap_or_default();
            self.tables.push(table);
        }
        let table = self.table();
        let start = table.defined.len();
        table.regions.push(start);
    }

    /// Closes a region and removes its names.
    pub(super) fn leave(&mut self) {
        let table = self.table();
        table.leave_region();
        if table.regions.is_empty()
            && self.tables.len() > 1
            && let Some(table) = self.tables.pop()
            && table.waiting == 0
        {
            self.spare.push(table);
        }
    }
}

/// Returns a name as diagnostics print it: as it is written.
fn spelled(name: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(name)
}

impl OpParser<'_, '_> {
    /// Returns the value of a parsed operand whose type is now known.
    ///
    /// # Errors
    ///
    /// If the name denotes a value of another type.
    pub fn resolve_operand(&mut self, operand: UnresolvedOperand, ty: &Type) -> Parsed<Value> {
        let name = self.spelling(operand.name);
        if let Some(entry) = self.values.table().get(name, operand.number) {
            if entry.value.ty(self.ir) == ty {
                return Ok(entry.value);
            }
            let prior = entry.value.ty(self.ir);
            let message = format!(
                "use of value '{}' expects different type than prior uses: '{ty}' vs '{prior}'",
                spelled(name)
            );
            let (kind, error) = (DiagnosticKind::TypeMismatch, (operand.offset(), message));
            return Err(self.emit_error_with_note(kind, error, (entry.offset, "prior use here")));
        }
        if operand.number != 0
            && let Some(first) = self.values.table().get(name, 0)
            && !self.values.placeholders.contains_key(&first.value)
        {
            return Err(self
                .asm_mut()
                .emit_error(operand.offset(), "reference to invalid result number"));
        }
        let (value, offset) = (self.ir.create_placeholder(ty), operand.offset());
        self.values.placeholders.insert(value, offset);
        let entry = Entry { value, offset };
        let table = self.values.table();
        table.waiting += 1;
        table.set(name, operand.number, entry, false);
        Ok(value)
    }

    /// As [`resolve_operand`](Self::resolve_operand), for the number of a type in the `Ir`.
    pub(super) fn resolve_numbered(
        &mut self,
        operand: UnresolvedOperand,
        ty: u32,
    ) -> Parsed<Value> {
        let name = self.spelling(operand.name);
        match self.values.table().get(name, operand.number) {
            Some(entry) if entry.value.type_number(self.ir) == ty => Ok(entry.value),
            _ => {
                let ty = self.ir.numbered_type(ty).clone();
                self.resolve_operand(operand, &ty)
            }
        }
    }

    /// Looks up the values of operands. Returns whether all are defined and have the types in the
    /// parser's `Numbered`, which then has the values.
    pub(super) fn find_operands(&mut self, operands: &[UnresolvedOperand]) -> bool {
        let Self {
            asm,
            ir,
            values,
            numbered,
            ..
        } = self;
        if operands.len() != numbered.inputs.len() {
            return false;
        }
        let table = values.table();
        for (operand, ty) in operands.iter().zip(&numbered.inputs) {
            match table.get(asm.spelling(operand.name), operand.number) {
                Some(entry) if entry.value.type_number(ir) == *ty => {
                    numbered.operands.push(entry.value);
                }
                _ => return false,
            }
        }
        true
    }

    /// Defines `operand` as `value`, and replaces its earlier uses.
    pub(super) fn define_value(&mut self, operand: UnresolvedOperand, value: Value) -> Parsed<()> {
        let name = self.spelling(operand.name);
        let offset = operand.offset();
        let entry = Entry { value, offset };
        let Some(existing) = self.values.table().define(name, operand.number, entry) else {
            return Ok(());
        };
        if !self.values.placeholders.contains_key(&existing.value) {
            let message = format!("redefinition of SSA value '{}'", spelled(name));
            let note = (existing.offset, "previously defined here");
            let kind = DiagnosticKind::Redefinition;
            return Err(self.emit_error_with_note(kind, (offset, message), note));
        }
        let (found, before) = (value.ty(self.ir), existing.value.ty(self.ir));
        if found != before && self.is_of_another_region(existing.offset) {
            self.values.table().set(name, operand.number, entry, true);
            return Ok(());
        }
        if found != before {
            let (name, number) = (spelled(name), operand.number);
            let message = format!("definition of SSA value '{name}#{number}' has type '{found}'");
            let note = format!("previously used here with type '{before}'");
            let (kind, note) = (DiagnosticKind::TypeMismatch, (existing.offset, &*note));
            return Err(self.emit_error_with_note(kind, (offset, message), note));
        }
        self.values.placeholders.remove(&existing.value);
        self.values.table().waiting -= 1;
        existing.value.replace_all_uses_with(self.ir, value);
        self.ir.free_placeholder(existing.value);
        self.values.table().set(name, operand.number, entry, true);
        Ok(())
    }

    /// Defines a name that has no definition or use; otherwise returns the offset of its definition
    /// or first use.
    pub(super) fn define_unused(&mut self, name: UnresolvedOperand, value: Value) -> Option<u32> {
        let spelling = self.spelling(name.name);
        let offset = name.offset();
        let entry = Entry { value, offset };
        let known = (self.values.table()).define(spelling, name.number, entry)?;
        // The region begins with its arguments, behind all uses.
        let has_failed = !self.diagnostics().is_empty();
        if has_failed && self.values.placeholders.contains_key(&known.value) {
            let table = self.values.table();
            table.set(spelling, name.number, entry, true);
            return None;
        }
        Some(known.offset)
    }

    /// Whether an error was reported, and a use without a definition is not in the region that is
    /// being parsed, nor in one inside it. Then it may be left from an operation that could not be
    /// read, and says nothing about a definition here.
    fn is_of_another_region(&self, used: u32) -> bool {
        let here = self.open.last().map_or(0, OpenRegion::start);
        !self.diagnostics().is_empty() && used < here
    }

    /// Reports uses of names that were never defined.
    pub(super) fn check_placeholders(&mut self) {
        let offsets = self.values.placeholders.sorted(|_, offset| Some(*offset));
        for offset in offsets {
            let message = "use of undeclared SSA value name";
            self.emit_error_of(DiagnosticKind::Undefined, offset, message);
        }
    }

    /// Records a definition so that it is removed at the end of the innermost region, as
    /// [`define_value`](Self::define_value) does for first results. Block arguments may reuse
    /// names.
    pub(super) fn record_definition(&mut self, operand: UnresolvedOperand) {
        if operand.number != 0 {
            let name = self.spelling(operand.name);
            let table = self.values.table();
            let key = table.key(name);
            table.defined.push((key, name));
        }
    }

    /// Takes the placeholder values of undefined names.
    pub(super) fn take_placeholders(&mut self) -> Vec<Value> {
        let placeholders = std::mem::take(&mut self.values.placeholders);
        placeholders.sorted(|value, _| Some(*value))
    }
}
