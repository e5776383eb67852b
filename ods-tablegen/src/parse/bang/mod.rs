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
use super::scope::Mode;
use crate::eval::Result;
use crate::record::RecordId;
use crate::record::types::TypeId;
use crate::record::value::{Op, ValueId};
use crate::source::Span;
use crate::token::BangOp;

/// A value, its type and where it begins.
#[derive(Clone, Copy)]
pub(super) struct Operand {
    pub(super) value: ValueId,
    /// `None` for `?`.
    pub(super) ty: Option<TypeId>,
    pub(super) span: Span,
}

impl Parser<'_, '_> {
    /// Reads an operator; its name is the current token. `wanted` is the type that the value is for.
    pub(in crate::parse) fn parse_bang(
        &mut self,
        op: BangOp,
        record: Option<RecordId>,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        let span = self.token.span;
        self.bump();
        match op {
            BangOp::Cast
            | BangOp::Not
            | BangOp::LogTwo
            | BangOp::Head
            | BangOp::Tail
            | BangOp::Size
            | BangOp::Empty
            | BangOp::ListFlatten
            | BangOp::ToLower
            | BangOp::ToUpper
            | BangOp::Repr
            | BangOp::Initialized
            | BangOp::GetDagOp
            | BangOp::GetDagOpName => self.parse_unary(op, record),
            BangOp::IsA => self.parse_isa(record),
            BangOp::Exists => self.parse_exists(record),
            BangOp::Instances => self.parse_instances(record),
            BangOp::Cond => self.parse_cond(record, wanted),
            BangOp::Foreach | BangOp::Filter => self.parse_foreach_filter(op, span, record, wanted),
            BangOp::Foldl => self.parse_foldl(record),
            BangOp::Dag | BangOp::If | BangOp::Subst | BangOp::SetDagArg | BangOp::SetDagName => {
                self.parse_ternary(op, record, wanted)
            }
            BangOp::Substr => self.parse_substr(record, wanted),
            BangOp::Find => self.parse_find(record, wanted),
            BangOp::Range => self.parse_range_op(span, record),
            _ => self.parse_nary(op, span, record, wanted),
        }
    }

    pub(super) fn parse_operand(
        &mut self,
        record: Option<RecordId>,
        wanted: Option<TypeId>,
    ) -> Result<Operand> {
        let span = self.token.span;
        let value = self.parse_value(record, wanted, Mode::Value)?;
        let ty = self.ev.store.type_of(value);
        Ok(Operand { value, ty, span })
    }

    pub(super) fn build_bang(
        &mut self,
        op: BangOp,
        ty: TypeId,
        operands: &[ValueId],
        record: Option<RecordId>,
    ) -> Result<ValueId> {
        self.ev.build(Op::Bang(op), ty, operands, record, false)
    }

    pub(super) fn element_type(&self, ty: TypeId) -> Option<TypeId> {
        self.ev.store.types.element(ty)
    }

    /// The result of an operator must be convertible to what is wanted.
    pub(super) fn check_result_type(
        &mut self,
        ty: TypeId,
        wanted: Option<TypeId>,
        span: Span,
    ) -> Result<()> {
        match wanted {
            Some(wanted) if !self.ev.convertible(ty, wanted) => {
                let message = format!(
                    "expected value of type '{}', got '{}'",
                    self.ev.show_type(wanted),
                    self.ev.show_type(ty)
                );
                self.ev.fail(span, message)
            }
            _ => Ok(()),
        }
    }
}
