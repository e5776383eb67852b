//! Replacements that wait: until a conversion is done, what it replaces stays.

use crate::ir::{Block, Ir, OpBuilder, Operation, Value, ValueDefinition};
use crate::op::OpHandle;
use ods_lookup::LookupMap;

/// An operation that [`OpBuilder::replace`](crate::ir::OpBuilder::replace) or
/// [`OpBuilder::erase`](crate::ir::OpBuilder::erase) was asked to take away later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replacement {
    /// The operation.
    pub op: Operation,
    /// The values of its results; none if it was erased.
    pub values: Vec<Value>,
}

/// What a driver that replaces later is told beside the log of changes: see
/// [`Ir::defer_replacements`].
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Deferred {
    /// What waits.
    pub replaced: Vec<Replacement>,
    /// The values all of whose uses were replaced at once, each with the new one.
    pub renamed: Vec<(Value, Value)>,
    /// The operations with changes that the log does not tell: they were taken out of their block, the
    /// types of their results changed, a block was taken out of them, or the arguments of a block in
    /// them changed.
    pub touched: Vec<Operation>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct DeferredLog {
    noted: Deferred,
    /// The operations that wait, with the values of their results.
    waiting: LookupMap<Operation, Vec<Value>>,
    /// Values that were followed, each with one further on.
    followed: LookupMap<Value, Value>,
}

impl Ir {
    /// Makes [`OpBuilder::replace`](crate::ir::OpBuilder::replace) and
    /// [`OpBuilder::erase`](crate::ir::OpBuilder::erase) only note what to do, until the present log of
    /// changes ends: for a driver that replaces everything at the end, as MLIR's dialect conversion
    /// does. A driver that a pattern calls has a log of its own, and has replaced everything when it
    /// returns.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
    /// ir.push_change_log();
    /// ir.defer_replacements();
    /// ir.builder().erase(module);
    /// assert!(module.is_alive(&ir));
    /// let deferred = ir.take_deferred();
    /// assert_eq!(deferred.replaced[0].op, module.operation());
    /// assert!(deferred.replaced[0].values.is_empty());
    /// ir.pop_change_log();
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
    pub fn take_deferred(&mut self) -> Deferred {
        let log = self.changes.as_mut().and_then(|log| log.deferred.as_mut());
        log.map_or_else(Deferred::default, |log| std::mem::take(&mut log.noted))
    }

    /// Takes back what was noted: these operations are neither replaced nor erased.
    #[doc(hidden)]
    #[inline]
    pub fn keep_deferred(&mut self, replaced: &[Replacement]) {
        let log = self.changes.as_mut().and_then(|log| log.deferred.as_mut());
        if let Some(log) = log {
            log.followed.clear();
            for Replacement { op, .. } in replaced {
                log.waiting.remove(op);
            }
        }
    }

    #[inline]
    fn waiting(&self) -> Option<&LookupMap<Operation, Vec<Value>>> {
        let log = self.changes.as_ref()?.deferred.as_ref()?;
        Some(&log.waiting)
    }

    /// Notes that an operation is replaced, if that is to happen later. Returns whether it is.
    #[inline]
    #[track_caller]
    pub(super) fn is_replaced_later(&mut self, op: Operation, values: &[Value]) -> bool {
        let Some(waiting) = self.waiting() else {
            return false;
        };
        if waiting.contains_key(&op) {
            let name = op.name(self).as_str();
            panic!("`{name}` was replaced or erased before");
        }
        let log = self.changes.as_mut().and_then(|log| log.deferred.as_mut());
        if let Some(log) = log {
            let values = values.to_vec();
            log.waiting.insert(op, values.clone());
            log.noted.replaced.push(Replacement { op, values });
        }
        true
    }

    /// Tells something to all drivers that replace later and are at work.
    #[inline]
    fn tell(&mut self, note: impl Fn(&mut Deferred)) {
        let mut log = self.changes.as_mut();
        while let Some(inner) = log {
            if let Some(deferred) = &mut inner.deferred {
                note(&mut deferred.noted);
            }
            log = inner.outer.as_mut();
        }
    }

    /// Notes that all uses of `old` are replaced by `new` now, if something waits.
    #[inline]
    pub(in crate::ir) fn note_renamed_value(&mut self, old: Value, new: Value) {
        self.tell(|noted| noted.renamed.push((old, new)));
    }

    /// Notes that an operation changes in a way that the log does not tell, if something waits.
    #[inline]
    pub(in crate::ir) fn note_touched(&mut self, op: Operation) {
        self.tell(|noted| noted.touched.push(op));
    }

    /// Notes that a block is taken out of its region, or that its arguments change, if something
    /// waits.
    #[inline]
    pub(in crate::ir) fn note_changed_block(&mut self, block: Block) {
        if self.changes.is_some()
            && let Some(around) = block.parent_op(self)
        {
            self.note_touched(around);
        }
    }
}

impl OpBuilder<'_> {
    /// Whether an operation was replaced or erased in a dialect conversion that is not done yet: it
    /// is there, but another pattern must not replace or erase it again. False for what is nested in
    /// it, unlike MLIR's `wasOpReplaced`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// // Erases the next operation, too.
    /// patterns.add(|op: ModuleOp, rw| {
    ///     if let Some(next) = op.next(rw).filter(|next| !rw.is_replaced(*next)) {
    ///         rw.erase(next);
    ///     }
    ///     rw.erase(op);
    ///     Some(())
    /// });
    /// ```
    #[inline]
    #[track_caller]
    pub fn is_replaced(&self, op: impl OpHandle) -> bool {
        let op = op.operation();
        // Panics on a stale id.
        op.name(self);
        let waiting = self.waiting();
        waiting.is_some_and(|waiting| waiting.contains_key(&op))
    }

    /// What replaces a value so far in a dialect conversion that is not done yet; the value itself, if
    /// nothing does, and in all other patterns. MLIR's `getRemappedValue`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// patterns.add(|op: Operation, rw| {
    ///     let [operand] = op.operands(rw)[..] else { return None };
    ///     // The operand is still the result of what was converted before.
    ///     let now = rw.remapped(operand);
    ///     now.defining_op(rw)?.attribute(rw, "known")?;
    ///     rw.replace(op, now);
    ///     Some(())
    /// });
    /// ```
    #[inline]
    #[track_caller]
    pub fn remapped(&mut self, value: Value) -> Value {
        // Panics on a stale id.
        value.ty(self);
        let (mut last, mut chain) = (value, Vec::new());
        // Of values that replace each other, one is met again.
        let (mut anchor, mut limit) = (value, 16);
        while let Some(next) = self.next_value(last).filter(|next| *next != anchor) {
            chain.push(last);
            last = next;
            if chain.len() == limit {
                (anchor, limit) = (last, 2 * limit);
            }
        }
        let log = self.changes.as_mut().and_then(|log| log.deferred.as_mut());
        if let Some(log) = log {
            log.followed
                .extend(chain.into_iter().map(|value| (value, last)));
        }
        last
    }

    /// What a value that waits is replaced by, or something further on.
    #[inline]
    fn next_value(&self, value: Value) -> Option<Value> {
        let log = self.changes.as_ref()?.deferred.as_ref()?;
        let next = log.followed.get(&value).copied().or_else(|| {
            let ValueDefinition::Result(op, number) = value.definition(self) else {
                return None;
            };
            log.waiting.get(&op)?.get(number).copied()
        });
        next.filter(|next| next.is_alive(self))
    }
}
