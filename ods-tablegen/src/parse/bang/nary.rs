//! Operators whose operands come in a list: arithmetic, comparison, joins, and two of dags.

use super::Operand;
use crate::eval::Result;
use crate::parse::Parser;
use crate::record::RecordId;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::source::Span;
use crate::token::{BangOp, Punct};

impl Parser<'_, '_> {
    // nary ::= `!op` (`<` type `>`)? `(` value (`,` value)* `)`
    /// Reads an operator with two operands, or one that nests from the right if there are more.
    pub(super) fn parse_nary(
        &mut self,
        op: BangOp,
        span: Span,
        record: Option<RecordId>,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        let mut ty = self.result_type(op)?;
        if let Some(ty) = ty {
            self.check_result_type(ty, wanted, span)?;
        }
        self.expect(Punct::LParen, "expected '(' after binary operator")?;
        let mut operand_ty = match op {
            BangOp::ListConcat | BangOp::ListRemove => wanted,
            _ => first_operand_type(op),
        };
        let mut operands: Vec<ValueId> = Vec::new();
        let mut first_ty = None;
        loop {
            let operand = self.parse_operand(record, operand_ty)?;
            operands.push(operand.value);
            let Some(own_ty) = operand.ty else {
                let message = format!(
                    "expected value to be a typed value, got '{}'",
                    self.ev.show(operand.value)
                );
                return self.ev.fail(span, message);
            };
            first_ty.get_or_insert(own_ty);
            operand_ty = match operand_ty {
                None => {
                    self.check_open_operand(op, operand, own_ty, operands.len(), span, wanted)?
                }
                Some(expected) => Some(self.check_typed_operand(op, operand, own_ty, expected)?),
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
        self.build_nested(op, ty, operands, span, record)
    }

    /// Nests an associative operator from the right.
    fn build_nested(
        &mut self,
        op: BangOp,
        ty: TypeId,
        mut operands: Vec<ValueId>,
        span: Span,
        record: Option<RecordId>,
    ) -> Result<ValueId> {
        let associative = matches!(
            op,
            BangOp::StrConcat
                | BangOp::ListConcat
                | BangOp::Con
                | BangOp::Add
                | BangOp::And
                | BangOp::Or
                | BangOp::Xor
                | BangOp::Mul
        );
        while associative && operands.len() > 2 {
            if let (Some(right), Some(left)) = (operands.pop(), operands.pop()) {
                operands.push(self.build_bang(op, ty, &[left, right], record)?);
            }
        }
        if operands.len() == 2 {
            return self.build_bang(op, ty, &operands, record);
        }
        self.ev.fail(span, "expected two operands to operator")
    }

    /// The type of the result, if the operator alone decides it.
    fn result_type(&mut self, op: BangOp) -> Result<Option<TypeId>> {
        Ok(match op {
            BangOp::GetDagArg => Some(self.parse_operator_type()?),
            BangOp::Match
            | BangOp::Eq
            | BangOp::Ne
            | BangOp::Lt
            | BangOp::Le
            | BangOp::Gt
            | BangOp::Ge => Some(TypeId::BIT),
            BangOp::Con | BangOp::SetDagOp | BangOp::SetDagOpName => Some(TypeId::DAG),
            BangOp::StrConcat | BangOp::Interleave | BangOp::GetDagName => Some(TypeId::STRING),
            BangOp::ListConcat | BangOp::ListSplat | BangOp::ListRemove => None,
            _ => Some(TypeId::INT),
        })
    }

    /// Checks an operand whose type is not given by the operator. Returns the type of the next one, if that is known.
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
        let element = self.ev.store.types.element(ty);
        let int_like = self.ev.convertible(ty, TypeId::INT);
        let (ok, expected) = match op {
            BangOp::ListConcat | BangOp::ListRemove => (element.is_some(), "a list, got value"),
            BangOp::Eq | BangOp::Ne => {
                let record = self.ev.convertible(ty, TypeId::ANY_RECORD);
                (
                    int_like || record || ty == TypeId::STRING,
                    "bit, bits, int, string, or record; got value",
                )
            }
            BangOp::Lt | BangOp::Le | BangOp::Gt | BangOp::Ge => (
                int_like || ty == TypeId::STRING,
                "bit, bits, int, or string; got value",
            ),
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
        let Some(element) = self.ev.store.types.element(wanted) else {
            let message = format!(
                "expected output type to be a list, got type '{}'",
                self.ev.show_type(wanted)
            );
            return self.ev.fail(op_span, message);
        };
        if self.ev.convertible(ty, element) {
            return Ok(());
        }
        let message = format!(
            "expected first arg type to be '{}', got value of type '{}'",
            self.ev.show_type(ty),
            self.ev.show_type(element)
        );
        self.ev.fail(op_span, message)
    }

    /// Checks an operand against the type of those before it. Returns the type of the next one.
    fn check_typed_operand(
        &mut self,
        op: BangOp,
        operand: Operand,
        ty: TypeId,
        expected: TypeId,
    ) -> Result<TypeId> {
        let Some(joined) = self.ev.join(expected, ty) else {
            let message = format!(
                "expected value of type '{}', got '{}'",
                self.ev.show_type(expected),
                self.ev.show_type(ty)
            );
            return self.ev.fail(operand.span, message);
        };
        Ok(if is_arithmetic(op) { expected } else { joined })
    }
}

fn is_arithmetic(op: BangOp) -> bool {
    matches!(
        op,
        BangOp::Add
            | BangOp::Sub
            | BangOp::Mul
            | BangOp::Div
            | BangOp::And
            | BangOp::Or
            | BangOp::Xor
            | BangOp::Shl
            | BangOp::Sra
            | BangOp::Srl
    )
}

/// The type of the first operand, if the operator alone decides it.
fn first_operand_type(op: BangOp) -> Option<TypeId> {
    match op {
        BangOp::Match | BangOp::StrConcat => Some(TypeId::STRING),
        BangOp::Con
        | BangOp::SetDagOp
        | BangOp::SetDagOpName
        | BangOp::GetDagArg
        | BangOp::GetDagName => Some(TypeId::DAG),
        op if is_arithmetic(op) => Some(TypeId::INT),
        _ => None,
    }
}
