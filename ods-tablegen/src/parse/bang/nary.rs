//! Operators with a list of operands: arithmetic, comparison, joins, and some on dags.

use super::Operand;
use crate::eval::Result;
use crate::parse::Parser;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::source::Span;
use crate::token::{BangOp, Punct};

/// The types that an operator itself determines.
#[derive(Clone, Copy)]
pub(super) struct Signature {
    result: Option<TypeId>,
    /// The type of the first operand.
    operand: Option<TypeId>,
    /// Whether more than two operands nest from the right.
    associative: bool,
}

/// The signature of an operator with a list of operands; `None` for the other operators.
pub(super) fn signature(op: BangOp) -> Option<Signature> {
    let (int, string) = (Some(TypeId::INT), Some(TypeId::STRING));
    let (bit, dag) = (Some(TypeId::BIT), Some(TypeId::DAG));
    let (result, operand, associative) = match op {
        BangOp::Add | BangOp::And | BangOp::Mul | BangOp::Or | BangOp::Xor => (int, int, true),
        BangOp::Div | BangOp::Sub | BangOp::Shl | BangOp::Sra | BangOp::Srl => (int, int, false),
        BangOp::Con => (dag, dag, true),
        BangOp::SetDagOp | BangOp::SetDagOpName => (dag, dag, false),
        BangOp::GetDagArg => (None, dag, false),
        BangOp::GetDagName => (string, dag, false),
        BangOp::StrConcat => (string, string, true),
        BangOp::Interleave => (string, None, false),
        BangOp::Match => (bit, string, false),
        BangOp::Eq | BangOp::Ne | BangOp::Lt | BangOp::Le | BangOp::Gt | BangOp::Ge => {
            (bit, None, false)
        }
        BangOp::ListConcat => (None, None, true),
        BangOp::ListRemove | BangOp::ListSplat => (None, None, false),
        _ => return None,
    };
    Some(Signature {
        result,
        operand,
        associative,
    })
}

impl Parser<'_, '_> {
    // nary ::= `!op` (`<` type `>`)? `(` value (`,` value)* `)`
    /// Reads an operator with two operands, or an associative one with more.
    pub(super) fn parse_nary(
        &mut self,
        op: BangOp,
        signature: Signature,
        span: Span,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        let mut ty = match op {
            BangOp::GetDagArg => Some(self.parse_operator_type()?),
            _ => signature.result,
        };
        if let Some(ty) = ty {
            self.check_result_type(ty, wanted, span)?;
        }
        self.expect(Punct::LParen, "expected '(' after binary operator")?;
        let mut operand_ty = match op {
            BangOp::ListConcat | BangOp::ListRemove => wanted,
            _ => signature.operand,
        };
        let mut operands: Vec<ValueId> = Vec::new();
        let mut first_ty = None;
        loop {
            let operand = self.parse_operand(operand_ty)?;
            operands.push(operand.value);
            let own_ty = self.operand_type(operand, span)?;
            first_ty.get_or_insert(own_ty);
            operand_ty = match operand_ty {
                None => {
                    self.check_open_operand(op, operand, own_ty, operands.len(), span, wanted)?
                }
                Some(expected) => match self.ev.join(expected, own_ty) {
                    Some(_) if signature.operand == Some(TypeId::INT) => Some(expected),
                    None => return self.fail_value_type(operand.span, expected, own_ty),
                    joined => joined,
                },
            };
            match op {
                BangOp::SetDagOp => operand_ty = Some(TypeId::ANY_RECORD),
                BangOp::SetDagOpName => operand_ty = Some(TypeId::STRING),
                BangOp::GetDagArg => operand_ty = None,
                BangOp::GetDagName => operand_ty = Some(TypeId::INT),
                _ => {}
            }
            if !self.consume(Punct::Comma) {
                break;
            }
        }
        self.expect(Punct::RParen, "expected ')' in operator")?;
        match op {
            BangOp::ListConcat | BangOp::ListRemove => ty = operand_ty,
            BangOp::ListSplat => ty = first_ty.map(|first| self.ev.store.types.list(first)),
            _ => {}
        }
        let Some(ty) = ty else {
            return self.ev.fail(span, "expected two operands to operator");
        };
        while signature.associative && operands.len() > 2 {
            if let (Some(right), Some(left)) = (operands.pop(), operands.pop()) {
                operands.push(self.build_bang(op, ty, &[left, right])?);
            }
        }
        if operands.len() == 2 {
            return self.build_bang(op, ty, &operands);
        }
        self.ev.fail(span, "expected two operands to operator")
    }

    /// Checks an operand whose type the operator does not determine. Returns the type of the next one, if known.
    fn check_open_operand(
        &mut self,
        op: BangOp,
        operand: Operand,
        ty: TypeId,
        number: usize,
        op_span: Span,
        wanted: Option<TypeId>,
    ) -> Result<Option<TypeId>> {
        let strings = self.ev.store.types.list(TypeId::STRING);
        let ints = self.ev.store.types.list(TypeId::INT);
        let comparable = ty == TypeId::STRING || self.ev.convertible(ty, TypeId::INT);
        let (ok, expected) = match op {
            BangOp::ListConcat | BangOp::ListRemove => {
                (self.element_type(ty).is_some(), "a list, got value")
            }
            BangOp::Eq | BangOp::Ne => (
                comparable || self.ev.convertible(ty, TypeId::ANY_RECORD),
                "bit, bits, int, string, or record; got value",
            ),
            BangOp::Lt | BangOp::Le | BangOp::Gt | BangOp::Ge => {
                (comparable, "bit, bits, int, or string; got value")
            }
            BangOp::Interleave if number == 1 => (
                ty == strings || self.ev.convertible(ty, ints),
                "list of string, int, bits, or bit; got value",
            ),
            BangOp::Interleave => (
                ty == TypeId::STRING,
                "second argument to be a string, got value",
            ),
            BangOp::GetDagArg => (
                matches!(ty, TypeId::INT | TypeId::STRING),
                "integer index or string name, got",
            ),
            BangOp::ListSplat if number == 1 => {
                self.check_splat_type(ty, op_span, wanted)?;
                (true, "")
            }
            BangOp::ListSplat => (
                ty == TypeId::INT,
                "second parameter to be an int, got value",
            ),
            _ => (true, ""),
        };
        if !ok {
            let message = format!("expected {expected} of type '{}'", self.ev.show_type(ty));
            return self.ev.fail(operand.span, message);
        }
        // The operands of these have different types.
        Ok((!matches!(op, BangOp::Interleave | BangOp::ListSplat)).then_some(ty))
    }

    fn check_splat_type(
        &mut self,
        ty: TypeId,
        op_span: Span,
        wanted: Option<TypeId>,
    ) -> Result<()> {
        let Some(wanted) = wanted else { return Ok(()) };
        let Some(element) = self.element_type(wanted) else {
            return self.fail_type(op_span, "output type to be a list", wanted);
        };
        if self.ev.convertible(ty, element) {
            return Ok(());
        }
        let (ty, element) = (self.ev.show_type(ty), self.ev.show_type(element));
        let message =
            format!("expected first arg type to be '{ty}', got value of type '{element}'");
        self.ev.fail(op_span, message)
    }
}
