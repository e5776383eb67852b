//! Replacements that wait: until a conversion is done, what it replaces stays.

use crate::ir::{Change, Ir, Operation, Value};

/// An operation that [`OpBuilder::replace`](crate::ir::OpBuilder::replace) or
/// [`OpBuilder::erase`](crate::ir::OpBuilder::erase) was asked to take away later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replacement {
    /// The operation.
    pub op: Operation,
    /// The values of its results; none if it was erased.
    pub values: Vec<Value>,
}

/// What waits.
#[derive(Clone, Debug, Default)]
pub(crate) struct Deferred {
    replacements: Vec<Replacement>,
    /// The values all of whose uses were replaced at once, each with the new one.
    renamed: Vec<(Value, Value)>,
}

impl Ir {
    /// Makes [`OpBuilder::replace`](crate::ir::OpBuilder::replace) and
    /// [`OpBuilder::erase`](crate::ir::OpBuilder::erase) only note what to do, until the log of
    /// changes, which must be on, is switched off: for a driver that replaces everything at the end,
    /// as MLIR's dialect conversion does.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
    /// ir.log_changes(true);
    /// ir.defer_replacements();
    /// ir.builder().erase(module);
    /// assert!(module.is_alive(&ir));
    /// let waiting = ir.take_replacements();
    /// assert_eq!(waiting[0].op, module.operation());
    /// assert!(waiting[0].values.is_empty());
    /// ir.log_changes(false);
    /// ir.builder().erase(module);
    /// assert!(!module.is_alive(&ir));
    /// ```
    ///
    /// # Panics
    ///
    /// If changes are not logged.
    #[inline]
    pub fn defer_replacements(&mut self) {
        let Some(log) = &mut self.changes else {
            panic!("replacements cannot wait while changes are not logged");
        };
        log.deferred.get_or_insert_default();
    }

    /// Returns what was noted since the last call.
    #[inline]
    pub fn take_replacements(&mut self) -> Vec<Replacement> {
        let deferred = self.deferred().map(|deferred| &mut deferred.replacements);
        deferred.map(std::mem::take).unwrap_or_default()
    }

    /// Returns the values all of whose uses were replaced at once since the last call, each with the
    /// new one.
    #[inline]
    pub fn take_renamed_values(&mut self) -> Vec<(Value, Value)> {
        let deferred = self.deferred().map(|deferred| &mut deferred.renamed);
        deferred.map(std::mem::take).unwrap_or_default()
    }

    #[inline]
    fn deferred(&mut self) -> Option<&mut Deferred> {
        self.changes.as_mut()?.deferred.as_mut()
    }

    /// Notes that an operation is replaced, if that is to happen later. Returns whether it is.
    #[inline]
    #[track_caller]
    pub(super) fn is_replaced_later(&mut self, op: Operation, values: &[Value]) -> bool {
        let Some(deferred) = self.deferred() else {
            return false;
        };
        let is_known = deferred.replacements.iter().any(|known| known.op == op);
        deferred.replacements.push(Replacement {
            op,
            values: values.to_vec(),
        });
        assert!(
            !is_known,
            "`{}` was replaced or erased before",
            op.name(self).as_str()
        );
        for (result, by) in (0..).zip(values) {
            self.changed(Change::Replaced {
                op,
                result,
                by: *by,
            });
        }
        true
    }

    /// Notes that all uses of `old` are replaced by `new` now, if something waits.
    #[inline]
    pub(in crate::ir) fn note_renamed_value(&mut self, old: Value, new: Value) {
        if let Some(deferred) = self.deferred() {
            deferred.renamed.push((old, new));
        }
    }
}
