//! Lenient field access for definitions whose classes the prelude declares.
//!
//! The classes give these fields their TableGen types, so that a record which
//! derives from one of them holds the field in that type or not at all. Both
//! "unset" and "no such field" read as nothing here; fields whose absence is a
//! mistake of the user are read through [`Record`]'s own getters, which say so.

use ods_tablegen::{Record, StringValue, Value};

/// Defines methods that return a field of the record that a view holds, or whether the record derives from a class:
/// each as `name = getter("field");`.
macro_rules! fields {
    ($this:ident.$record:tt: $($(#[$doc:meta])* $name:ident = $getter:ident($field:literal);)*) => {
        $($(#[$doc])*
        pub fn $name($this) -> fields!(@type $getter) {
            $this.$record.$getter($field)
        })*
    };
    (&$this:ident.$record:tt: $($(#[$doc:meta])* $name:ident = $getter:ident($field:literal);)*) => {
        $($(#[$doc])*
        pub fn $name(&$this) -> fields!(@type $getter) {
            $this.$record.$getter($field)
        })*
    };
    (@type code_block) => { Option<StringValue<'k>> };
    (@type non_empty) => { Option<&'k str> };
    (@type text) => { Option<&'k str> };
    (@type text_or_empty) => { &'k str };
    (@type defs) => { Vec<Record<'k>> };
    (@type $flag:ident) => { bool };
}
pub(crate) use fields;

/// Reads optional fields of a record.
pub(crate) trait Fields<'k> {
    /// The text of field `name`; `None` if it is unset.
    fn text(self, name: &str) -> Option<&'k str>;
    /// The text of field `name`; empty if it is unset.
    fn text_or_empty(self, name: &str) -> &'k str;
    /// The text of field `name`; `None` if it is unset or empty.
    fn non_empty(self, name: &str) -> Option<&'k str>;
    /// The string or code value of field `name`; `None` if it is unset or blank.
    fn code_block(self, name: &str) -> Option<StringValue<'k>>;
    /// Whether the bit `name` is set.
    fn flag(self, name: &str) -> bool;
    /// The record that field `name` refers to.
    fn def(self, name: &str) -> Option<Record<'k>>;
    /// The records of the list `name`; nothing if it is unset.
    fn defs(self, name: &str) -> Vec<Record<'k>>;
    /// The texts of the strings in the list `name`; nothing if it is unset.
    fn texts(self, name: &str) -> Vec<&'k str>;
    /// The strings of the list `name`; nothing if it is unset.
    fn written_strings(self, name: &str) -> Vec<StringValue<'k>>;
}

impl<'k> Fields<'k> for Record<'k> {
    fn text(self, name: &str) -> Option<&'k str> {
        match self.value(name)? {
            Value::String(string) => Some(string.text()),
            _ => None,
        }
    }

    fn text_or_empty(self, name: &str) -> &'k str {
        self.text(name).unwrap_or_default()
    }

    fn non_empty(self, name: &str) -> Option<&'k str> {
        self.text(name).filter(|text| !text.is_empty())
    }

    fn code_block(self, name: &str) -> Option<StringValue<'k>> {
        match self.value(name)? {
            Value::String(string) if !string.text().trim().is_empty() => Some(string),
            _ => None,
        }
    }

    fn flag(self, name: &str) -> bool {
        matches!(self.value(name), Some(Value::Bit(true) | Value::Int(1)))
    }

    fn def(self, name: &str) -> Option<Record<'k>> {
        match self.value(name)? {
            Value::Record(record) => Some(record),
            _ => None,
        }
    }

    fn defs(self, name: &str) -> Vec<Record<'k>> {
        let Some(Value::List(list)) = self.value(name) else {
            return Vec::new();
        };
        let record = |value| match value {
            Value::Record(record) => Some(record),
            _ => None,
        };
        list.iter().filter_map(record).collect()
    }

    fn texts(self, name: &str) -> Vec<&'k str> {
        let strings = self.written_strings(name).into_iter();
        strings.map(StringValue::text).collect()
    }

    fn written_strings(self, name: &str) -> Vec<StringValue<'k>> {
        let Some(Value::List(list)) = self.value(name) else {
            return Vec::new();
        };
        let string = |value| match value {
            Value::String(string) => Some(string),
            _ => None,
        };
        list.iter().filter_map(string).collect()
    }
}
