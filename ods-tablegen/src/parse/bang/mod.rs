//! Bang operators: `!op<type>(…)`.
//!
//! Each is read with the checks that llvm-tblgen makes on the static types of its operands, and folded at once.

mod choices;
mod loops;
mod nary;
mod records;
mod text;
mod unary;

use super::Parser;
use crate::eval::Result;
use crate::record::types::TypeId;
use crate::record::value::{Op, ValueId};
use crate::source::Span;
use crate::token::{BangOp, Punct};

/// A value, its type and where it begins.
#[derive(Clone, Copy)]
pub(super) struct Operand {
    pub(super) value: ValueId,
    /// `None` for `?`.
    pub(super) ty: Option<TypeId>,
    pub(super) span: Span,
}

impl Parser<'_, '_> {
    /// Reads an operator; its name is the current token. `wanted` is the type expected of the result.
    pub(in crate::parse) fn parse_bang(
        &mut self,
        op: BangOp,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        let span = self.token.span;
        self.bump();
        match op {
            BangOp::IsA => self.parse_isa(),
            BangOp::Exists => self.parse_exists(),
            BangOp::Instances => self.parse_instances(),
            BangOp::Cond => self.parse_cond(wanted),
            BangOp::Foreach | BangOp::Filter => self.parse_foreach_filter(op, span, wanted),
            BangOp::Foldl => self.parse_foldl(),
            BangOp::Dag | BangOp::If | BangOp::Subst | BangOp::SetDagArg | BangOp::SetDagName => {
                self.parse_ternary(op, wanted)
            }
            BangOp::Substr | BangOp::Find => self.parse_substr_find(op, wanted),
            BangOp::Range => self.parse_range_op(span),
            _ => match nary::signature(op) {
                Some(signature) => self.parse_nary(op, signature, span, wanted),
                None => self.parse_unary(op),
            },
        }
    }

    pub(super) fn parse_operand(&mut self, wanted: Option<TypeId>) -> Result<Operand> {
        let span = self.token.span;
        let value = self.parse_value(wanted)?;
        let ty = self.ev.store.type_of(value);
        Ok(Operand { value, ty, span })
    }

    pub(super) fn build_bang(
        &mut self,
        op: BangOp,
        ty: TypeId,
        operands: &[ValueId],
    ) -> Result<ValueId> {
        self.build(Op::Bang(op), ty, operands)
    }

    /// Takes a parenthesis or comma of `op`, or fails.
    fn expect_of(&mut self, punct: Punct, op: BangOp) -> Result<()> {
        if self.consume(punct) {
            return Ok(());
        }
        let place = if punct == Punct::LParen {
            "after"
        } else {
            "in"
        };
        let (punct, op) = (punct.text(), op.text());
        self.fail_here(format!("expected '{punct}' {place} !{op} operator"))
    }

    /// Checks that the result of an operator converts to the expected type.
    fn check_result_type(&mut self, ty: TypeId, wanted: Option<TypeId>, span: Span) -> Result<()> {
        match wanted {
            Some(wanted) if !self.ev.convertible(ty, wanted) => {
                self.fail_value_type(span, wanted, ty)
            }
            _ => Ok(()),
        }
    }

    fn fail_value_type<T>(&mut self, span: Span, expected: TypeId, got: TypeId) -> Result<T> {
        let (expected, got) = (self.ev.show_type(expected), self.ev.show_type(got));
        let message = format!("expected value of type '{expected}', got '{got}'");
        self.ev.fail(span, message)
    }

    fn fail_type<T>(&mut self, span: Span, expected: &str, got: TypeId) -> Result<T> {
        let got = self.ev.show_type(got);
        let message = format!("expected {expected}, got type '{got}'");
        self.ev.fail(span, message)
    }

    /// The type of an operand of the operator at `op_span`; `?` is an error.
    fn operand_type(&mut self, operand: Operand, op_span: Span) -> Result<TypeId> {
        if let Some(ty) = operand.ty {
            return Ok(ty);
        }
        let value = self.ev.show(operand.value);
        let message = format!("expected value to be a typed value, got '{value}'");
        self.ev.fail(op_span, message)
    }
}
