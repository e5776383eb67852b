//! The log of changes, which drivers of rewrites and their listeners read.
//!
//! An [`Ir`] logs nothing until [`Ir::log_changes`] or [`Ir::push_change_log`] asks for it. Entries are in the order in which
//! the changes happened.

use super::rewriter::DeferredLog;
use super::{Block, Ir, Operation, Value};

/// A logged change: what the methods of `mlir::RewriterBase::Listener` are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Change {
    /// An operation was created; it may still be detached.
    Created(Operation),
    /// An operation was inserted into a block, or moved within or between blocks.
    Inserted(Operation),
    /// The operands, attributes, regions or successors of an operation changed.
    Modified(Operation),
    /// A result of an operation is replaced by another value, by
    /// [`OpBuilder::replace`](super::OpBuilder::replace). The entries about the users follow. Not logged
    /// by a dialect conversion.
    Replaced {
        /// The operation.
        op: Operation,
        /// The number of the result.
        result: u32,
        /// The new value.
        by: Value,
    },
    /// An operation is about to lose a user that is being erased, and at most one other operation
    /// uses the value concerned: a driver looks at it again. If the operation is being erased too,
    /// this is the one around both.
    LosesUser(Operation),
    /// An operation was erased; its id is stale.
    Erased(Operation),
    /// A block was inserted into a region, or moved.
    BlockInserted(Block),
    /// A block was erased; its id is stale.
    BlockErased(Block),
}

/// Why a pattern did not match: see [`OpBuilder::match_failure`](super::OpBuilder::match_failure).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchFailure {
    /// The operation that the pattern looked at.
    pub op: Operation,
    /// The reason.
    pub reason: String,
}

/// The changes since the last time that somebody took them.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChangeLog {
    pub(crate) changes: Vec<Change>,
    /// The reasons that patterns gave, if they are asked for.
    failures: Option<Vec<MatchFailure>>,
    /// What is replaced later, if a driver wants that.
    pub(crate) deferred: Option<DeferredLog>,
    /// The log of the driver that called the present one.
    pub(crate) outer: Option<Box<ChangeLog>>,
}

/// What drivers of rewrites do in addition, to find mistakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RewriteDebug {
    checks: bool,
    trace: bool,
}

impl Ir {
    /// Makes all drivers check patterns, which is slow: `--expensive-checks`. Parts that are split
    /// off are checked too.
    #[inline]
    pub fn check_rewrites(&mut self, on: bool) {
        self.rewrite_debug.checks = on;
    }

    /// Whether drivers check patterns.
    pub fn checks_rewrites(&self) -> bool {
        self.rewrite_debug.checks
    }

    /// Makes all drivers print what they do to the standard error: `--debug-rewrites`.
    #[inline]
    pub fn trace_rewrites(&mut self, on: bool) {
        self.rewrite_debug.trace = on;
    }

    /// Whether drivers print what they do.
    pub fn traces_rewrites(&self) -> bool {
        self.rewrite_debug.trace
    }

    /// Starts or stops logging changes. Returns the changes logged so far.
    pub fn log_changes(&mut self, on: bool) -> Vec<Change> {
        let fresh = on.then(Box::default);
        let old = std::mem::replace(&mut self.changes, fresh);
        old.map_or_else(Vec::new, |log| log.changes)
    }

    /// Starts a new log, for a driver that may have been called by another one.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// ir.push_change_log();
    /// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
    /// ir.push_change_log();
    /// ir.builder().erase(module);
    /// let mut inner = Vec::new();
    /// ir.take_changes(&mut inner);
    /// ir.pop_change_log();
    /// // The outer log has the changes of the inner one, too.
    /// assert!(ir.log_changes(false).ends_with(&inner));
    /// ```
    #[inline]
    pub fn push_change_log(&mut self) {
        let outer = self.changes.take();
        self.changes = Some(Box::new(ChangeLog {
            outer,
            ..ChangeLog::default()
        }));
    }

    /// Ends the log that [`push_change_log`](Self::push_change_log) started. Its changes are also in
    /// the log of before, if there was one.
    #[inline]
    pub fn pop_change_log(&mut self) {
        let Some(mut log) = self.changes.take() else {
            return;
        };
        if let Some(outer) = &mut log.outer {
            outer.changes.append(&mut log.changes);
        }
        self.changes = log.outer;
    }

    /// Moves the changes logged so far to the end of `into`. Logging continues.
    pub fn take_changes(&mut self, into: &mut Vec<Change>) {
        if let Some(log) = &mut self.changes {
            if let Some(outer) = &mut log.outer {
                outer.changes.extend_from_slice(&log.changes);
            }
            if into.is_empty() {
                std::mem::swap(into, &mut log.changes);
            } else {
                into.append(&mut log.changes);
            }
        }
    }

    /// Whether changes were logged since they were last taken.
    #[inline]
    pub fn has_logged_changes(&self) -> bool {
        self.changes
            .as_ref()
            .is_some_and(|log| !log.changes.is_empty())
    }

    /// The number of changes since they were last taken.
    pub(crate) fn count_logged(&self) -> usize {
        self.changes.as_ref().map_or(0, |log| log.changes.len())
    }

    /// Replaces the entries from number `from` on, which are about a detached copy, by those for
    /// operations that were created: where they are in the copy is logged when it is inserted, from
    /// the outside to the inside.
    pub(crate) fn relog_as_copy(&mut self, from: usize) {
        if let Some(log) = &mut self.changes {
            let mut number = 0;
            log.changes.retain(|change| {
                number += 1;
                number <= from || matches!(change, Change::Created(_))
            });
        }
    }

    /// Starts collecting the reasons of patterns that do not match, while changes are logged.
    pub fn log_match_failures(&mut self) {
        if let Some(log) = &mut self.changes {
            log.failures.get_or_insert_default();
        }
    }

    /// Returns the reasons collected since the last call.
    pub fn take_match_failures(&mut self) -> Vec<MatchFailure> {
        let failures = self.changes.as_mut().and_then(|log| log.failures.as_mut());
        failures.map(std::mem::take).unwrap_or_default()
    }

    /// Whether changes are logged.
    #[doc(hidden)]
    #[inline]
    pub fn is_logging(&self) -> bool {
        self.changes.is_some()
    }

    #[inline]
    pub(crate) fn changed(&mut self, change: Change) {
        if let Some(log) = &mut self.changes {
            log.changes.push(change);
        }
    }

    /// Logs why a pattern does not match `op`.
    #[inline]
    pub(crate) fn failed_to_match(&mut self, op: Operation, reason: &dyn std::fmt::Display) {
        let failures = self.changes.as_mut().and_then(|log| log.failures.as_mut());
        if let Some(failures) = failures {
            failures.push(MatchFailure {
                op,
                reason: reason.to_string(),
            });
        }
    }

    /// Logs that the operations which define operands of `op` lose a user.
    ///
    /// An operation is only named if at most one other operation uses the operand, as MLIR's
    /// driver does: without users it may be erased, and with one there may be more to simplify. In
    /// place of an operation in `top`, which is being erased as a whole, the one around `top` is
    /// named.
    pub(crate) fn log_lost_user(&mut self, op: Operation, top: Operation) {
        for number in 0..op.operands(self).len() {
            self.log_lost_use(op.operands(self)[number], op, top);
        }
    }

    /// As [`log_lost_user`](Self::log_lost_user), for one operand of `op`.
    pub(crate) fn log_lost_use(&mut self, operand: Value, op: Operation, top: Operation) {
        let Some(definition) = operand.defining_op(self) else {
            return;
        };
        if !self.has_few_users(self.values.get(operand).first_use, op) {
            return;
        }
        if op == top || !top.is_ancestor_of(self, definition) {
            self.changed(Change::LosesUser(definition));
        } else if let Some(around) = top.parent_op(self) {
            self.changed(Change::LosesUser(around));
        }
    }
}
