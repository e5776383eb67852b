//! Folding: the value of an operator whose operands are known.
//!
//! Each function returns `None` if the operands are not known enough; then the operator stays. Operators with more
//! operands than the table below says are nested by the parser, from the right.

mod arith;
mod dags;
mod lists;
mod loops;
mod records;
mod strings;

use super::{Evaluator, Result};
use crate::record::data::RecordId;
use crate::record::types::TypeId;
use crate::record::value::{Op, ValueId};
use crate::token::BangOp;

/// What folding knows besides the operands.
#[derive(Clone, Copy)]
struct Context {
    /// The type of the result; for `!exists` and `!isa` the type asked about.
    ty: TypeId,
    /// The record that is being evaluated.
    record: Option<RecordId>,
    /// Whether what does not fold now never will.
    is_final: bool,
}

impl Evaluator<'_> {
    /// An operator with its operands: its value if it folds, else the operator itself.
    pub(crate) fn build(
        &mut self,
        op: Op,
        ty: TypeId,
        operands: &[ValueId],
        record: Option<RecordId>,
        is_final: bool,
    ) -> Result<ValueId> {
        match self.fold(op, ty, operands, record, is_final)? {
            Some(value) => Ok(value),
            None => Ok(self.store.op(op, ty, operands)),
        }
    }

    /// The value of an operator; `None` if its operands are not known enough.
    pub(crate) fn fold(
        &mut self,
        op: Op,
        ty: TypeId,
        operands: &[ValueId],
        record: Option<RecordId>,
        is_final: bool,
    ) -> Result<Option<ValueId>> {
        let context = Context {
            ty,
            record,
            is_final,
        };
        match (op, operands) {
            (Op::Bang(bang), &[operand]) => self.fold_unary(bang, operand, context),
            (Op::Bang(BangOp::Cond), pairs) => self.fold_cond(pairs, context),
            (Op::Bang(bang), &[left, right]) => self.fold_binary(bang, left, right, context),
            (Op::Bang(bang), &[a, b, c]) => self.fold_ternary(bang, a, b, c, context),
            (Op::Bang(BangOp::Foldl), &[start, list, a, b, body]) => {
                self.fold_foldl(start, list, [a, b], body, context)
            }
            (Op::ListElement, &[list, index]) => Ok(self.list_element(list, index)),
            (Op::ListSlice, &[list, indices]) => Ok(self.list_slice(list, indices)),
            (Op::ClosedRange, &[first, last]) => self.closed_range(first, last),
            _ => Ok(None),
        }
    }

    fn fold_unary(
        &mut self,
        op: BangOp,
        operand: ValueId,
        context: Context,
    ) -> Result<Option<ValueId>> {
        match op {
            BangOp::Cast => self.fold_cast(operand, context),
            BangOp::Not => Ok(self
                .int_value(operand)
                .map(|int| self.store.int(i64::from(int == 0)))),
            BangOp::LogTwo => self.fold_logtwo(operand, context),
            BangOp::Head => Ok(self.list_head(operand)),
            BangOp::Tail => Ok(self.list_tail(operand)),
            BangOp::Size => Ok(self.size_of(operand).map(|size| self.store.int(size))),
            BangOp::Empty => Ok(self
                .size_of(operand)
                .map(|size| self.store.int(i64::from(size == 0)))),
            BangOp::ListFlatten => self.list_flatten(operand),
            BangOp::ToLower => self.change_case(operand, str::to_ascii_lowercase),
            BangOp::ToUpper => self.change_case(operand, str::to_ascii_uppercase),
            BangOp::Repr => self.fold_repr(operand),
            BangOp::Initialized => Ok(self.fold_initialized(operand)),
            BangOp::GetDagOp => self.dag_operator(operand, context),
            BangOp::GetDagOpName => Ok(self.dag_operator_name(operand)),
            BangOp::Exists => Ok(self.fold_exists(operand, context)),
            BangOp::IsA => Ok(self.fold_isa(operand, context)),
            BangOp::Instances => self.fold_instances(operand, context),
            _ => Ok(None),
        }
    }

    fn fold_binary(
        &mut self,
        op: BangOp,
        left: ValueId,
        right: ValueId,
        context: Context,
    ) -> Result<Option<ValueId>> {
        match op {
            BangOp::Eq | BangOp::Ne | BangOp::Lt | BangOp::Le | BangOp::Gt | BangOp::Ge => {
                Ok(self.compare(op, left, right).map(ValueId::bit))
            }
            BangOp::StrConcat => self.concat_strings(left, right),
            BangOp::Interleave => self.interleave(left, right),
            BangOp::Match => self.fold_match(left, right, context),
            BangOp::ListConcat => self.concat_lists(left, right),
            BangOp::ListSplat => self.list_splat(left, right),
            BangOp::ListRemove => self.list_remove(left, right),
            BangOp::Con => self.concat_dags(left, right, context),
            BangOp::SetDagOp => Ok(self.set_dag_operator(left, right)),
            BangOp::SetDagOpName => Ok(self.set_dag_operator_name(left, right)),
            BangOp::GetDagArg => self.get_dag_arg(left, right, context),
            BangOp::GetDagName => self.get_dag_name(left, right, context),
            _ => self.fold_arith(op, left, right, context),
        }
    }

    fn fold_ternary(
        &mut self,
        op: BangOp,
        a: ValueId,
        b: ValueId,
        c: ValueId,
        context: Context,
    ) -> Result<Option<ValueId>> {
        match op {
            BangOp::If => Ok(self
                .int_value(a)
                .map(|condition| if condition == 0 { c } else { b })),
            BangOp::Foreach => self.fold_foreach(a, b, c, context),
            BangOp::Filter => self.fold_filter(a, b, c, context),
            BangOp::Subst => self.fold_subst(a, b, c, context),
            BangOp::Substr => self.fold_substr(a, b, c, context),
            BangOp::Find => self.fold_find(a, b, c, context),
            BangOp::Range => self.fold_range(a, b, c, context),
            BangOp::Dag => Ok(self.fold_dag(a, b, c)),
            BangOp::SetDagArg => self.set_dag_arg(a, b, c, context),
            BangOp::SetDagName => self.set_dag_name(a, b, c, context),
            _ => Ok(None),
        }
    }

    fn fold_cond(&mut self, pairs: &[ValueId], context: Context) -> Result<Option<ValueId>> {
        for pair in pairs.chunks_exact(2) {
            match self.int_value(pair[0]) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => return Ok(self.convert(pair[1], context.ty)),
            }
        }
        let cond = self.store.op(Op::Bang(BangOp::Cond), context.ty, pairs);
        let name = context
            .record
            .map(|record| self.show_record_name(record))
            .unwrap_or_default();
        let message = format!(
            "{name} does not have any true condition in:{}",
            self.show(cond)
        );
        self.fail_in(context.record, message)
    }
}
