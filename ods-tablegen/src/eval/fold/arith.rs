//! Numbers: arithmetic, bits, comparison.

use std::cmp::Ordering;

use super::{Context, Folded};
use crate::eval::{Evaluator, Result};
use crate::record::value::{Node, ValueId};
use crate::token::BangOp;

impl Evaluator<'_> {
    pub(super) fn fold_arith(
        &mut self,
        op: BangOp,
        [left, right]: [ValueId; 2],
        context: Context,
    ) -> Folded {
        let (Some(a), Some(b)) = (self.int_value(left), self.int_value(right)) else {
            return Ok(None);
        };
        if matches!(op, BangOp::Shl | BangOp::Sra | BangOp::Srl) && !(0..64).contains(&b) {
            return self.fail_in(context.record, "Illegal operation: out of bounds shift");
        }
        let value = match op {
            BangOp::Add => a.wrapping_add(b),
            BangOp::Sub => a.wrapping_sub(b),
            BangOp::Mul => a.wrapping_mul(b),
            BangOp::Div if b == 0 => {
                return self.fail_in(context.record, "Illegal operation: division by zero");
            }
            BangOp::Div => match a.checked_div(b) {
                Some(quotient) => quotient,
                None => return self.fail_in(context.record, "Illegal operation: INT64_MIN / -1"),
            },
            BangOp::And => a & b,
            BangOp::Or => a | b,
            BangOp::Xor => a ^ b,
            BangOp::Shl => a << b,
            BangOp::Sra => a >> b,
            BangOp::Srl => (a as u64 >> b) as i64,
            _ => return Ok(None),
        };
        Ok(Some(self.store.int(value)))
    }

    pub(super) fn fold_logtwo(
        &mut self,
        operand: ValueId,
        context: Context,
    ) -> Result<Option<i64>> {
        let Some(int) = self.int_value(operand) else {
            return Ok(None);
        };
        if int <= 0 {
            let message =
                "Illegal operation: logtwo is undefined on arguments less than or equal to 0";
            return self.fail_in(context.record, message);
        }
        Ok(Some(i64::from(int.ilog2())))
    }

    /// Compares numbers, strings (by bytes), or, for equality, records.
    pub(super) fn compare(&mut self, op: BangOp, left: ValueId, right: ValueId) -> Option<bool> {
        let order = match (self.int_value(left), self.int_value(right)) {
            (Some(a), Some(b)) => a.cmp(&b),
            _ => match (self.store.node(left), self.store.node(right)) {
                (Node::Str { text: a, .. }, Node::Str { text: b, .. }) if a == b => Ordering::Equal,
                (Node::Str { text: a, .. }, Node::Str { text: b, .. }) => {
                    self.store.text(a).cmp(self.store.text(b))
                }
                (Node::Record(a), Node::Record(b)) if matches!(op, BangOp::Eq | BangOp::Ne) => {
                    a.cmp(&b)
                }
                _ => return None,
            },
        };
        Some(match op {
            BangOp::Eq => order.is_eq(),
            BangOp::Ne => order.is_ne(),
            BangOp::Lt => order.is_lt(),
            BangOp::Le => order.is_le(),
            BangOp::Gt => order.is_gt(),
            _ => order.is_ge(),
        })
    }
}
