//! Typed getters: the value of a field, or a located error that says what it should have been.

use super::view::{DagValue, Field, ListValue, Record, StringValue, Value};
use crate::diagnostics::Diagnostic;
use crate::eval::nearest::nearest as nearest_name;
use crate::source::Span;

impl<'k> Record<'k> {
    fn required(self, name: &str, expected: &str) -> Result<Value<'k>, Diagnostic> {
        let field = self.field(name);
        if let Some(field) = field.filter(|field| !field.is_unset()) {
            return Ok(field.value());
        }
        let record = self.name();
        let problem = match field {
            Some(_) => format!("field `{name}` of `{record}` is not set"),
            None => format!("record `{record}` has no field `{name}`"),
        };
        let mut error = Diagnostic::error(self.span(), format!("{problem}, expected {expected}"));
        if let Some(field) = field {
            error.note(field.span(), "the field is declared here");
        } else {
            let names = self.fields().map(Field::name);
            error.help = nearest_name(name, names, "field");
        }
        Err(error)
    }

    /// The field `name` as `convert` reads it; `expected` says what it should be.
    fn get<T>(
        self,
        name: &str,
        expected: &str,
        convert: impl FnOnce(Value<'k>) -> Option<T>,
    ) -> Result<T, Diagnostic> {
        let value = self.required(name, expected)?;
        convert(value).ok_or_else(|| {
            let kind = match value {
                Value::Bits(bits) if bits.iter().any(|bit| !matches!(bit, Value::Bit(_))) => {
                    "a `bits` value of which some bits are not set"
                }
                value => value.kind_name(),
            };
            let record = self.name();
            let message = format!("field `{name}` of `{record}` is {kind}, expected {expected}");
            Diagnostic::error(self.value_span(name), message)
        })
    }

    fn value_span(self, name: &str) -> Span {
        self.field(name).map_or(self.span(), Field::value_span)
    }

    /// The text of a string field.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is not a string.
    pub fn string(self, name: &str) -> Result<&'k str, Diagnostic> {
        self.get(name, "a string", Value::as_str)
    }

    /// A string or code field with its origin, `None` if it is `?`.
    ///
    /// # Errors
    ///
    /// If there is no such field, or it is neither a string nor code.
    pub fn code(self, name: &str) -> Result<Option<StringValue<'k>>, Diagnostic> {
        if self.field(name).is_some_and(Field::is_unset) {
            return Ok(None);
        }
        self.get(name, "a string", |value| match value {
            Value::String(text) => Some(Some(text)),
            _ => None,
        })
    }

    /// The value of a bit field.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is not a bit.
    pub fn bit(self, name: &str) -> Result<bool, Diagnostic> {
        self.get(name, "a bit", |value| match value {
            Value::Bit(bit) => Some(bit),
            _ => None,
        })
    }

    /// The value of an int field; bits count as the number they stand for.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is not a number.
    pub fn int(self, name: &str) -> Result<i64, Diagnostic> {
        self.get(name, "an int", Value::as_int)
    }

    /// A list field.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is not a list.
    pub fn list(self, name: &str) -> Result<ListValue<'k>, Diagnostic> {
        self.get(name, "a list", Value::as_list)
    }

    /// The elements of a list of strings.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is not a list of strings.
    pub fn strings(self, name: &str) -> Result<Vec<&'k str>, Diagnostic> {
        self.elements(name, "a list of strings", Value::as_str)
    }

    /// The elements of a list of records.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is not a list of records.
    pub fn records(self, name: &str) -> Result<Vec<Record<'k>>, Diagnostic> {
        self.elements(name, "a list of records", Value::as_record)
    }

    fn elements<T>(
        self,
        name: &str,
        expected: &str,
        convert: impl Fn(Value<'k>) -> Option<T>,
    ) -> Result<Vec<T>, Diagnostic> {
        let list = self.get(name, expected, Value::as_list)?;
        let element = |(n, value)| {
            convert(value).ok_or_else(|| {
                let span = list.span_of(n).unwrap_or_else(|| self.value_span(name));
                let (record, kind) = (self.name(), value.kind_name());
                let message = format!(
                    "element {n} of field `{name}` of `{record}` is {kind}, expected {expected}"
                );
                Diagnostic::error(span, message)
            })
        };
        list.iter().enumerate().map(element).collect()
    }

    /// A dag field.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is not a dag.
    pub fn dag(self, name: &str) -> Result<DagValue<'k>, Diagnostic> {
        self.get(name, "a dag", |value| match value {
            Value::Dag(dag) => Some(dag),
            _ => None,
        })
    }

    /// The record that a field refers to.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is not a record.
    pub fn record(self, name: &str) -> Result<Record<'k>, Diagnostic> {
        self.get(name, "a record", Value::as_record)
    }
}
