//! Lenient field access for definitions whose classes the prelude declares.
//!
//! The classes give these fields their TableGen types, so a record that derives
//! from one of them holds the field in that type or leaves it unset. An unset and
//! a missing field read alike here; [`Record`]'s own getters read the fields that
//! the user must set, and report their absence.

use super::names::trim;
use ods_tablegen::{Field, Record, Span, StringValue, Value, split_doc};

/// Defines methods that return a field of the record in a view, or whether the record derives from a class: each as
/// `name = getter("field");`.
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
    (@type string_value) => { Option<StringValue<'k>> };
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
    /// The string or code value of field `name`; `None` if it is unset.
    fn string_value(self, name: &str) -> Option<StringValue<'k>>;
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
    fn strings_of(self, name: &str) -> Vec<StringValue<'k>>;
    /// Where field `name` was set; the span of the record if it has no such field.
    fn field_span(self, name: &str) -> Span;
    /// One line for documentation: the `summary` that it says, else the first sentence of the `///` comment.
    fn summary_or_doc(self) -> &'k str;
    /// The text for documentation: the `description`, else the part of the `///` comment that is not the summary.
    fn description_or_doc(self) -> &'k str;
}

impl<'k> Fields<'k> for Record<'k> {
    fn string_value(self, name: &str) -> Option<StringValue<'k>> {
        match self.value(name)? {
            Value::String(string) => Some(string),
            _ => None,
        }
    }

    fn text(self, name: &str) -> Option<&'k str> {
        self.string_value(name).map(StringValue::text)
    }

    fn text_or_empty(self, name: &str) -> &'k str {
        self.text(name).unwrap_or_default()
    }

    fn non_empty(self, name: &str) -> Option<&'k str> {
        self.text(name).filter(|text| !text.is_empty())
    }

    fn code_block(self, name: &str) -> Option<StringValue<'k>> {
        self.string_value(name)
            .filter(|string| !trim(string.text()).is_empty())
    }

    fn flag(self, name: &str) -> bool {
        matches!(self.value(name), Some(Value::Bit(true) | Value::Int(1)))
    }

    fn def(self, name: &str) -> Option<Record<'k>> {
        self.value(name)?.as_record()
    }

    fn defs(self, name: &str) -> Vec<Record<'k>> {
        let Some(Value::List(list)) = self.value(name) else {
            return Vec::new();
        };
        list.iter().filter_map(Value::as_record).collect()
    }

    fn texts(self, name: &str) -> Vec<&'k str> {
        let strings = self.strings_of(name).into_iter();
        strings.map(StringValue::text).collect()
    }

    fn strings_of(self, name: &str) -> Vec<StringValue<'k>> {
        let Some(Value::List(list)) = self.value(name) else {
            return Vec::new();
        };
        let string = |value| match value {
            Value::String(string) => Some(string),
            _ => None,
        };
        list.iter().filter_map(string).collect()
    }

    fn field_span(self, name: &str) -> Span {
        self.field(name).map_or(self.span(), Field::value_span)
    }

    fn summary_or_doc(self) -> &'k str {
        let given = self.non_empty("summary").filter(|_| !self.has_stand_in());
        given.unwrap_or_else(|| split_doc(self.doc().unwrap_or_default()).0)
    }

    fn description_or_doc(self) -> &'k str {
        self.non_empty("description").unwrap_or_else(|| {
            let doc = self.doc().unwrap_or_default();
            match self.non_empty("summary") {
                Some(_) if !self.has_stand_in() => doc,
                _ => split_doc(doc).1,
            }
        })
    }
}
