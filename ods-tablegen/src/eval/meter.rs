//! What one evaluation has used of the limits on its work and memory.

use super::{Evaluator, Failed, Result};
use crate::limits::{
    MAX_FIELDS, MAX_LIST, MAX_RECORDS, MAX_STEPS, MAX_STRING, MAX_STRINGS, MAX_VALUE_DEPTH,
    MAX_VALUE_SIZE, MAX_VALUES,
};
use crate::record::value::ValueId;

/// How much of the limits is used.
#[derive(Debug, Default)]
pub(crate) struct Meter {
    pub(crate) recursion: u32,
    pub(crate) class_depth: u32,
    pub(crate) steps: u64,
    pub(crate) fields: usize,
    pub(crate) errors: u32,
    /// Whether evaluation runs on its own large stack.
    pub(crate) on_large_stack: bool,
    /// Whether a bound on the whole evaluation was exceeded, which is reported once.
    pub(crate) exhausted: bool,
}

impl Evaluator<'_> {
    /// Counts one step and checks the bounds that any step may exceed.
    pub(crate) fn step(&mut self) -> Result<()> {
        self.meter.steps += 1;
        let exceeded = self.meter.exhausted
            || self.meter.steps > MAX_STEPS
            || self.store.oversized.is_some()
            || self.store.nodes.len() > MAX_VALUES
            || self.store.pool.len() > 2 * MAX_VALUES
            || self.store.symbols.bytes() > MAX_STRINGS;
        if exceeded {
            self.report_exceeded()
        } else {
            Ok(())
        }
    }

    #[cold]
    fn report_exceeded(&mut self) -> Result<()> {
        if self.meter.exhausted {
            return Err(Failed);
        }
        if self.meter.steps > MAX_STEPS {
            let message =
                format!("evaluation takes too long: the limit is {MAX_STEPS} steps per statement");
            return self.fail(self.here, message);
        }
        if self.store.oversized.is_some() {
            // `error` makes the message of it.
            return self.fail(self.here, "");
        }
        let message = if self.store.symbols.bytes() > MAX_STRINGS {
            format!("strings take too much memory: the limit is {MAX_STRINGS} bytes")
        } else {
            format!("too many values: the limit is {MAX_VALUES}")
        };
        self.exhaust(message)
    }

    /// The message about a value that was too large to be stored, if there was one.
    pub(crate) fn take_oversized(&mut self) -> Option<String> {
        let extent = self.store.oversized.take()?;
        Some(if extent.depth > MAX_VALUE_DEPTH {
            format!("value nests too deep: the limit is {MAX_VALUE_DEPTH} levels")
        } else {
            format!("value is too large: the limit is {MAX_VALUE_SIZE} parts")
        })
    }

    /// Reports, once, that a bound on the whole evaluation was exceeded.
    fn exhaust<T>(&mut self, message: String) -> Result<T> {
        if !std::mem::replace(&mut self.meter.exhausted, true) {
            self.error(self.here, message);
        }
        Err(Failed)
    }

    /// Counts a new record with `fields` fields.
    pub(crate) fn count_record(&mut self, fields: usize) -> Result<()> {
        self.meter.fields += fields;
        if self.store.records.len() >= MAX_RECORDS {
            return self.exhaust(format!("too many records: the limit is {MAX_RECORDS}"));
        }
        if self.meter.fields > MAX_FIELDS {
            return self.exhaust(format!(
                "too many fields: the limit is {MAX_FIELDS} in all records"
            ));
        }
        Ok(())
    }

    /// Checks the length of a list before it is made.
    pub(crate) fn check_list_len(&mut self, len: usize) -> Result<()> {
        if len > MAX_LIST {
            return self.fail(
                self.here,
                format!("list is too long: the limit is {MAX_LIST} elements"),
            );
        }
        Ok(())
    }

    /// A string value with computed text.
    pub(crate) fn computed_string(&mut self, text: &str, code: bool) -> Result<ValueId> {
        if text.len() > MAX_STRING {
            return self.fail(
                self.here,
                format!("string is too long: the limit is {MAX_STRING} bytes"),
            );
        }
        let symbol = self.intern(text);
        Ok(self
            .store
            .string_or_code(symbol, code, crate::record::value::SpansAt::NONE))
    }
}
