//! Folding: operators with known operands in, their values out.
//!
//! Each function returns `None` if its operands are not sufficiently known; then the operator stays. Where the text
//! has more operands than a function takes, the parser nests the operators from the right.

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

/// The context in which an operator is folded.
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// The type of the result; for `!exists` and `!isa` the type in question.
    pub(super) ty: TypeId,
    /// The record that is being evaluated.
    pub(super) record: Option<RecordId>,
    /// Whether this is the final resolution.
    pub(super) is_final: bool,
}

/// The value of an operator; `None` if its operands are not sufficiently known.
type Folded = Result<Option<ValueId>>;

impl Evaluator<'_> {
    /// Builds an operator: its value if it folds, else the operator itself.
    pub(crate) fn build(
        &mut self,
        op: Op,
        ty: TypeId,
        operands: &[ValueId],
        record: Option<RecordId>,
    ) -> Result<ValueId> {
        let context = Context {
            ty,
            record,
            is_final: false,
        };
        match self.fold(op, operands, context)? {
            Some(value) => Ok(value),
            None => Ok(self.store.op(op, ty, operands)),
        }
    }

    /// The value of an operator.
    pub(super) fn fold(&mut self, op: Op, operands: &[ValueId], context: Context) -> Folded {
        match (op, operands) {
            (Op::Bang(bang), &[operand]) => self.fold_unary(bang, operand, context),
            (Op::Bang(BangOp::Cond), pairs) => self.fold_cond(pairs, context),
            (Op::Bang(bang), &[left, right]) => self.fold_binary(bang, [left, right], context),
            (Op::Bang(bang), &[a, b, c]) => self.fold_ternary(bang, [a, b, c], context),
            (Op::Bang(BangOp::Foldl), &[start, list, a, b, body]) => {
                self.fold_foldl(start, list, [a, b], body, context)
            }
            (Op::ListElement, &[list, index]) => Ok(self.list_element([list, index])),
            (Op::ListSlice, &[list, indices]) => Ok(self.list_slice([list, indices])),
            (Op::ClosedRange, &[first, last]) => self.closed_range([first, last]),
            _ => Ok(None),
        }
    }

    fn fold_unary(&mut self, op: BangOp, operand: ValueId, context: Context) -> Folded {
        let int = match op {
            BangOp::Not => self.int_value(operand).map(|int| i64::from(int == 0)),
            BangOp::Size => self.size_of(operand),
            BangOp::Empty => self.size_of(operand).map(|size| i64::from(size == 0)),
            BangOp::LogTwo => self.fold_logtwo(operand, context)?,
            BangOp::Cast => return self.fold_cast(operand, context),
            BangOp::Head => return Ok(self.list_head(operand)),
            BangOp::Tail => return Ok(self.list_tail(operand)),
            BangOp::ListFlatten => return self.list_flatten(operand),
            BangOp::ToLower => return self.change_case(operand, str::to_ascii_lowercase),
            BangOp::ToUpper => return self.change_case(operand, str::to_ascii_uppercase),
            BangOp::Repr => return self.fold_repr(operand),
            BangOp::Initialized => self.fold_initialized(operand).map(i64::from),
            BangOp::GetDagOp => return self.dag_operator(operand, context),
            BangOp::GetDagOpName => return Ok(self.dag_operator_name(operand)),
            BangOp::Exists => self.fold_exists(operand, context).map(i64::from),
            BangOp::IsA => self.fold_isa(operand, context).map(i64::from),
            BangOp::Instances => return self.fold_instances(operand, context),
            _ => return Ok(None),
        };
        Ok(int.map(|int| self.store.int(int)))
    }

    fn fold_binary(&mut self, op: BangOp, operands: [ValueId; 2], context: Context) -> Folded {
        let [left, right] = operands;
        match op {
            BangOp::Eq | BangOp::Ne | BangOp::Lt | BangOp::Le | BangOp::Gt | BangOp::Ge => {
                Ok(self.compare(op, left, right).map(ValueId::bit))
            }
            BangOp::StrConcat => self.concat_strings(left, right),
            BangOp::Interleave => self.interleave(operands),
            BangOp::Match => self.fold_match(operands, context),
            BangOp::ListConcat => self.concat_lists(left, right),
            BangOp::ListSplat => self.list_splat(operands),
            BangOp::ListRemove => self.list_remove(operands),
            BangOp::Con => self.concat_dags(operands, context),
            BangOp::SetDagOp => Ok(self.set_dag_operator(operands)),
            BangOp::SetDagOpName => Ok(self.set_dag_operator_name(operands)),
            BangOp::GetDagArg => self.get_dag_arg(operands, context),
            BangOp::GetDagName => self.get_dag_name(operands, context),
            _ => self.fold_arith(op, operands, context),
        }
    }

    fn fold_ternary(&mut self, op: BangOp, operands: [ValueId; 3], context: Context) -> Folded {
        match op {
            BangOp::If => {
                let [condition, then, otherwise] = operands;
                let condition = self.int_value(condition);
                Ok(condition.map(|int| if int == 0 { otherwise } else { then }))
            }
            BangOp::Foreach => self.fold_foreach(operands, context),
            BangOp::Filter => self.fold_filter(operands, context),
            BangOp::Subst => self.fold_subst(operands, context),
            BangOp::Substr => self.fold_substr(operands, context),
            BangOp::Find => self.fold_find(operands, context),
            BangOp::Range => self.fold_range(operands, context),
            BangOp::Dag => Ok(self.fold_dag(operands)),
            BangOp::SetDagArg | BangOp::SetDagName => self.set_dag_arg(op, operands, context),
            _ => Ok(None),
        }
    }

    fn fold_cond(&mut self, pairs: &[ValueId], context: Context) -> Folded {
        for pair in pairs.chunks_exact(2) {
            match self.int_value(pair[0]) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => return Ok(self.convert(pair[1], context.ty)),
            }
        }
        let cond = self.store.op(Op::Bang(BangOp::Cond), context.ty, pairs);
        let name = context.record.map(|record| self.show_record_name(record));
        let (name, cond) = (name.unwrap_or_default(), self.show(cond));
        let message = format!("{name} does not have any true condition in:{cond}");
        self.fail_in(context.record, message)
    }
}
