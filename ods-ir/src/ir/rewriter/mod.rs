//! What patterns and passes do with IR at an insertion point: the methods of
//! `mlir::RewriterBase`.
//!
//! Each method changes the IR by the methods of its entities, which log what drivers and
//! listeners want to know: see [`Change`](super::Change). So a pattern may as well call those
//! methods itself.

mod blocks;
mod deferred;

use super::{
    Block, Change, InsertPoint, Ir, IrMapping, OpBuilder, OpOperand, Operation, Value, WalkOrder,
    WalkResult,
};
use crate::op::{IntoValues, OpHandle};
pub(super) use deferred::DeferredLog;
pub use deferred::{Deferred, Replacement};
use std::fmt::Display;

impl OpBuilder<'_> {
    /// Runs `work` with the insertion point at `point`, and restores the present one: MLIR's
    /// `InsertionGuard`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::InsertPoint;
    /// let mut ir = Ir::new();
    /// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
    /// let body = module.body(&ir);
    /// let mut b = OpBuilder::at_end(&mut ir, body);
    /// let last = ModuleOp::build(&mut b, Location::UNKNOWN);
    /// let first = b.with_insert_point(InsertPoint::Before(last.operation()), |b| {
    ///     ModuleOp::build(b, Location::UNKNOWN)
    /// });
    /// assert_eq!(b.insert_point(), InsertPoint::End(body));
    /// assert_eq!(first.next(&b), Some(last.operation()));
    /// ```
    #[track_caller]
    pub fn with_insert_point<T>(
        &mut self,
        point: InsertPoint,
        work: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let old = self.insert_point();
        self.set_insert_point(point);
        let made = work(self);
        self.set_insert_point(old);
        made
    }

    /// Replaces the results of an operation by `values`, one for each, and erases the operation. In
    /// the patterns of a dialect conversion this waits until the conversion is done.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// // Removes casts from a type to itself.
    /// patterns.add(|op: Operation, rw| {
    ///     let [from] = op.operands(rw)[..] else { return None };
    ///     let [to] = op.results(rw)[..] else { return None };
    ///     if op.name(rw).as_str() != "my.cast" || from.ty(rw) != to.ty(rw) {
    ///         return None;
    ///     }
    ///     rw.replace(op, from);
    ///     Some(())
    /// });
    /// ```
    ///
    /// # Panics
    ///
    /// If the numbers of values and results differ, or if a value belongs to the operation and
    /// replaces one that is used. The `Ir` is then unchanged.
    #[track_caller]
    pub fn replace(&mut self, op: impl OpHandle, values: impl IntoValues) {
        self.replace_by(op.operation(), &values.into_values());
    }

    /// As [`replace`](Self::replace).
    ///
    /// # Panics
    ///
    /// As [`replace`](Self::replace).
    #[track_caller]
    #[doc(hidden)]
    pub fn replace_by(&mut self, op: Operation, values: &[Value]) {
        let count = op.results(self).len();
        assert!(
            values.len() == count,
            "`{}` must be replaced by one value for each of its results: it has {count} and got {}",
            op.name(self).as_str(),
            values.len()
        );
        let is_leaf = op.regions(self).is_empty();
        // Checks the values before anything changes.
        for (old, new) in op.results(self).iter().zip(values) {
            let is_inside = new
                .defining_op(self)
                .is_some_and(|owner| owner == op || !is_leaf && op.is_ancestor_of(self, owner));
            assert!(
                !is_inside || old.is_unused(self),
                "a value of the replaced operation replaces one that is used"
            );
        }
        if self.is_replaced_later(op, values) {
            return;
        }
        for (result, by) in (0..).zip(values) {
            self.changed(Change::Replaced {
                op,
                result,
                by: *by,
            });
        }
        for (number, new) in values.iter().enumerate() {
            let old = op.result(self, number);
            old.replace_all_uses_with(self, *new);
        }
        self.erase(op);
    }

    /// Replaces an operation by another one with as many results, and erases it.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     %a = "t.a"() : () -> i32
    ///     %b = "t.b"() : () -> i32
    ///     "t.use"(%a) : (i32) -> ()
    ///     "t.use"(%a) : (i32) -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [a, b, first, last] = [(); 4].map(|()| ops.next().unwrap());
    /// OpBuilder::new(&mut ir).replace_with(a, b);
    /// assert!(!a.is_alive(&ir));
    /// assert_eq!(first.operands(&ir), b.results(&ir));
    /// assert_eq!(last.operands(&ir), b.results(&ir));
    /// ```
    ///
    /// # Panics
    ///
    /// If the numbers of results differ.
    #[track_caller]
    pub fn replace_with(&mut self, op: impl OpHandle, new: impl OpHandle) {
        let values = new.operation().results(self).to_vec();
        self.replace(op, values);
    }

    /// Replaces the uses of an operation's results that `test` accepts by `values`, one for each
    /// result. Erases the operation if no use is left; returns whether it did.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     %a = "t.a"() : () -> i32
    ///     %b = "t.b"() : () -> i32
    ///     "t.use"(%a) : (i32) -> ()
    ///     "t.use"(%a) : (i32) -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [a, b, first, last] = [(); 4].map(|()| ops.next().unwrap());
    /// let value = b.result(&ir, 0);
    /// let erased = OpBuilder::new(&mut ir).replace_if(a, value, |_, operand| operand.owner == last);
    /// assert!(!erased);
    /// assert_eq!(first.operands(&ir), a.results(&ir));
    /// assert_eq!(last.operands(&ir), [value]);
    /// ```
    ///
    /// # Panics
    ///
    /// If the numbers of values and results differ.
    #[track_caller]
    pub fn replace_if(
        &mut self,
        op: impl OpHandle,
        values: impl IntoValues,
        mut test: impl FnMut(&Ir, OpOperand) -> bool,
    ) -> bool {
        let op = op.operation();
        let (values, results) = (values.into_values(), op.results(self).to_vec());
        assert!(
            values.len() == results.len(),
            "{} values replace {} results",
            values.len(),
            results.len()
        );
        for (old, new) in results.iter().zip(&values) {
            old.replace_uses_if(self, *new, &mut test);
        }
        let is_unused = results.iter().all(|result| result.is_unused(self));
        if is_unused && !self.is_replaced_later(op, &values) {
            self.erase(op);
        }
        is_unused
    }

    /// Replaces all uses of `old` by `new`.
    #[inline]
    #[track_caller]
    pub fn replace_all_uses_with(&mut self, old: Value, new: Value) {
        old.replace_all_uses_with(self, new);
    }

    /// Replaces all uses of `old` by `new`, except those by `except`: for an operation that
    /// computes the new value from the old one.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     %a = "t.a"() : () -> i32
    ///     %b = "t.b"() : () -> i32
    ///     "t.use"(%a) : (i32) -> ()
    ///     "t.use"(%a) : (i32) -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [a, b, first, last] = [(); 4].map(|()| ops.next().unwrap());
    /// let (old, new) = (a.result(&ir, 0), b.result(&ir, 0));
    /// OpBuilder::new(&mut ir).replace_all_uses_except(old, new, first);
    /// assert_eq!(first.operands(&ir), [old]);
    /// assert_eq!(last.operands(&ir), [new]);
    /// ```
    #[track_caller]
    pub fn replace_all_uses_except(&mut self, old: Value, new: Value, except: impl OpHandle) {
        let except = except.operation();
        old.replace_uses_if(self, new, |_, operand| operand.owner != except);
    }

    /// Erases an operation. An insertion point before it moves to the next operation. In the patterns
    /// of a dialect conversion this waits until the conversion is done.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     %a = "t.a"() : () -> i32
    ///     %b = "t.b"() : () -> i32
    ///     "t.use"(%a) : (i32) -> ()
    ///     "t.use"(%a) : (i32) -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [a, b, first, last] = [(); 4].map(|()| ops.next().unwrap());
    /// let mut rw = OpBuilder::new(&mut ir);
    /// for op in [last, first, b, a] {
    ///     rw.erase(op);
    /// }
    /// assert_eq!(module.nested::<Operation>(&ir).len(), 1);
    /// ```
    ///
    /// # Panics
    ///
    /// If a result has uses.
    #[track_caller]
    pub fn erase(&mut self, op: impl OpHandle) {
        let op = op.operation();
        // Panics on a stale id.
        op.name(self);
        if self.is_replaced_later(op, &[]) {
            return;
        }
        if self.insert_point() == InsertPoint::Before(op) {
            self.set_insert_point_after(op);
        }
        op.erase(self);
    }

    /// Erases a block and its operations.
    ///
    /// # Panics
    ///
    /// As [`Block::erase`].
    #[inline]
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) {
        block.erase(self);
    }

    /// Changes an operation in place. Most changes are noticed without this: only a change of the
    /// types of results, of locations or of nested blocks is not (a dialect conversion notices all
    /// but those of locations).
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     %a = "t.a"() : () -> i32
    ///     %b = "t.b"() : () -> i32
    ///     "t.use"(%a) : (i32) -> ()
    ///     "t.use"(%a) : (i32) -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [a, b, first, last] = [(); 4].map(|()| ops.next().unwrap());
    /// let mut rw = OpBuilder::new(&mut ir);
    /// // A driver looks at `first` again.
    /// rw.modify(first, |rw| first.set_location(rw, Location::UNKNOWN));
    /// # let _ = (a, b, last);
    /// ```
    #[track_caller]
    pub fn modify<T>(&mut self, op: impl OpHandle, change: impl FnOnce(&mut Self) -> T) -> T {
        let op = op.operation();
        // Panics on a stale id.
        op.name(self);
        let outcome = change(self);
        if op.is_alive(self) {
            self.changed(Change::Modified(op));
        }
        outcome
    }

    /// Says why a pattern does not match `op`, and returns `None`: MLIR's `notifyMatchFailure`.
    /// Costs nothing unless somebody collects the reasons, as `--debug-rewrites` does.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// patterns.add(|op: Operation, rw| {
    ///     let count = op.operands(rw).len();
    ///     if count != 2 {
    ///         return rw.match_failure(op, format_args!("it has {count} operands"));
    ///     }
    ///     rw.erase(op);
    ///     Some(())
    /// });
    /// ```
    #[track_caller]
    pub fn match_failure<T>(&mut self, op: impl OpHandle, reason: impl Display) -> Option<T> {
        self.failed_to_match(op.operation(), &reason);
        None
    }

    /// Moves an operation before `anchor`, which may be in another block.
    ///
    /// # Panics
    ///
    /// As [`Operation::move_before`].
    #[track_caller]
    pub fn move_before(&mut self, op: impl OpHandle, anchor: impl OpHandle) {
        op.operation().move_before(self, anchor.operation());
    }

    /// Moves an operation after `anchor`, which may be in another block.
    ///
    /// # Panics
    ///
    /// As [`Operation::move_after`].
    #[track_caller]
    pub fn move_after(&mut self, op: impl OpHandle, anchor: impl OpHandle) {
        op.operation().move_after(self, anchor.operation());
    }

    /// Clones an operation at the insertion point, with everything nested in it. Operands are
    /// replaced as `mapping` says, which learns the cloned values and blocks.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::IrMapping;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     %a = "t.a"() : () -> i32
    ///     %b = "t.b"() : () -> i32
    ///     "t.use"(%a) : (i32) -> ()
    ///     "t.use"(%a) : (i32) -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [a, b, first, last] = [(); 4].map(|()| ops.next().unwrap());
    /// let mut mapping = IrMapping::new();
    /// mapping.map_value(a.result(&ir, 0), b.result(&ir, 0));
    /// let mut rw = OpBuilder::before(&mut ir, last);
    /// let copy = rw.clone_op_with(first, &mut mapping);
    /// assert_eq!(copy.operands(&ir), b.results(&ir));
    /// assert_eq!(copy.next(&ir), Some(last));
    /// ```
    #[track_caller]
    pub fn clone_op_with(&mut self, op: impl OpHandle, mapping: &mut IrMapping) -> Operation {
        let logged = self.count_logged();
        let copy = op.operation().clone_with(self, mapping);
        self.relog_as_copy(logged);
        self.insert(copy);
        if self.count_logged() != 0 {
            let mut nested = Vec::new();
            copy.walk_with(self, WalkOrder::PreOrder, |op| {
                nested.push(op);
                WalkResult::Advance
            });
            for op in nested.into_iter().skip(1) {
                self.changed(Change::Inserted(op));
            }
        }
        copy
    }

    /// Clones an operation at the insertion point, with everything nested in it.
    #[track_caller]
    pub fn clone_op(&mut self, op: impl OpHandle) -> Operation {
        self.clone_op_with(op, &mut IrMapping::new())
    }
}

#[cfg(test)]
mod tests;
