//! Typed getters: the value of a field, or a located error that says what it should have been.

use super::view::{DagValue, ListValue, Record, StringValue, Value};
use crate::diagnostics::Diagnostic;
use crate::eval::nearest::nearest as nearest_name;

impl<'k> Record<'k> {
    fn required(self, name: &str, expected: &str) -> Result<Value<'k>, Diagnostic> {
        match self.field(name) {
            Some(field) if !field.is_unset() => Ok(field.value()),
            Some(field) => {
                let message = format!(
                    "field `{name}` of `{}` is not set, expected {expected}",
                    self.name()
                );
                let mut error = Diagnostic::error(self.span(), message);
                error.note(field.span(), "the field is declared here");
                Err(error)
            }
            None => {
                let message = format!(
                    "record `{}` has no field `{name}`, expected {expected}",
                    self.name()
                );
                let mut error = Diagnostic::error(self.span(), message);
                let names = self.fields().map(super::Field::name);
                if let Some(help) = nearest_name(name, names, "field") {
                    error.help(help);
                }
                Err(error)
            }
        }
    }

    fn mismatch(self, name: &str, value: Value<'_>, expected: &str) -> Diagnostic {
        let span = self
            .field(name)
            .map_or(self.span(), super::Field::value_span);
        let kind = match value {
            Value::Bits(bits) if bits.iter().any(|bit| !matches!(bit, Value::Bit(_))) => {
                "a `bits` value of which some bits are not set"
            }
            value => value.kind_name(),
        };
        let message = format!(
            "field `{name}` of `{}` is {kind}, expected {expected}",
            self.name()
        );
        Diagnostic::error(span, message)
    }

    /// The text of a string field.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is no string.
    pub fn string(self, name: &str) -> Result<&'k str, Diagnostic> {
        let value = self.required(name, "a string")?;
        value
            .as_str()
            .ok_or_else(|| self.mismatch(name, value, "a string"))
    }

    /// The text of a string field, `None` if it is `?`.
    ///
    /// # Errors
    ///
    /// If there is no such field, or it is no string.
    pub fn optional_string(self, name: &str) -> Result<Option<&'k str>, Diagnostic> {
        Ok(self.code(name)?.map(StringValue::text))
    }

    /// A string or code field with its origin, `None` if it is `?`.
    ///
    /// # Errors
    ///
    /// If there is no such field, or it is neither a string nor code.
    pub fn code(self, name: &str) -> Result<Option<StringValue<'k>>, Diagnostic> {
        if self.field(name).is_some_and(super::Field::is_unset) {
            return Ok(None);
        }
        match self.required(name, "a string")? {
            Value::String(text) => Ok(Some(text)),
            value => Err(self.mismatch(name, value, "a string")),
        }
    }

    /// The value of a bit field.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is no bit.
    pub fn bit(self, name: &str) -> Result<bool, Diagnostic> {
        match self.required(name, "a bit")? {
            Value::Bit(bit) => Ok(bit),
            value => Err(self.mismatch(name, value, "a bit")),
        }
    }

    /// The value of an int field; bits count as the number they stand for.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is no number.
    pub fn int(self, name: &str) -> Result<i64, Diagnostic> {
        let value = self.required(name, "an int")?;
        value
            .as_int()
            .ok_or_else(|| self.mismatch(name, value, "an int"))
    }

    /// A list field.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is no list.
    pub fn list(self, name: &str) -> Result<ListValue<'k>, Diagnostic> {
        match self.required(name, "a list")? {
            Value::List(list) => Ok(list),
            value => Err(self.mismatch(name, value, "a list")),
        }
    }

    /// The elements of a list of strings.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is no list of strings.
    pub fn strings(self, name: &str) -> Result<Vec<&'k str>, Diagnostic> {
        self.elements(name, "a list of strings", Value::as_str)
    }

    /// The elements of a list of records.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is no list of records.
    pub fn records(self, name: &str) -> Result<Vec<Record<'k>>, Diagnostic> {
        self.elements(name, "a list of records", Value::as_record)
    }

    fn elements<T>(
        self,
        name: &str,
        expected: &str,
        get: impl Fn(Value<'k>) -> Option<T>,
    ) -> Result<Vec<T>, Diagnostic> {
        let Value::List(list) = self.required(name, expected)? else {
            let value = self.required(name, expected)?;
            return Err(self.mismatch(name, value, expected));
        };
        let element = |(n, value)| {
            get(value).ok_or_else(|| {
                let span = list
                    .span_of(n)
                    .or_else(|| self.field(name).map(super::Field::value_span));
                let message = format!(
                    "element {n} of field `{name}` of `{}` is {}, expected {expected}",
                    self.name(),
                    value.kind_name()
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
    /// If there is no such field, it is `?`, or it is no dag.
    pub fn dag(self, name: &str) -> Result<DagValue<'k>, Diagnostic> {
        match self.required(name, "a dag")? {
            Value::Dag(dag) => Ok(dag),
            value => Err(self.mismatch(name, value, "a dag")),
        }
    }

    /// The record that a field refers to.
    ///
    /// # Errors
    ///
    /// If there is no such field, it is `?`, or it is no record.
    pub fn record(self, name: &str) -> Result<Record<'k>, Diagnostic> {
        let value = self.required(name, "a record")?;
        value
            .as_record()
            .ok_or_else(|| self.mismatch(name, value, "a record"))
    }

    /// The record that a field refers to, `None` if it is `?`.
    ///
    /// # Errors
    ///
    /// If there is no such field, or it is no record.
    pub fn optional_record(self, name: &str) -> Result<Option<Record<'k>>, Diagnostic> {
        if self.field(name).is_some_and(super::Field::is_unset) {
            return Ok(None);
        }
        self.record(name).map(Some)
    }
}
