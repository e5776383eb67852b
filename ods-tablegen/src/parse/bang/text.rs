//! Operators with optional operands: `!substr`, `!find` and `!range`.

use super::Operand;
use crate::eval::Result;
use crate::parse::Parser;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::source::Span;
use crate::token::{BangOp, Punct};

impl Parser<'_, '_> {
    // substr ::= (`!substr` | `!find`) `(` value `,` value (`,` value)? `)`
    pub(super) fn parse_substr_find(
        &mut self,
        op: BangOp,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        let (result, second_ty, default) = match op {
            BangOp::Substr => (TypeId::STRING, TypeId::INT, i64::MAX),
            _ => (TypeId::INT, TypeId::STRING, 0),
        };
        self.expect_of(Punct::LParen, op)?;
        let string = self.parse_operand(None)?;
        self.expect_of(Punct::Comma, op)?;
        let second = self.parse_operand(None)?;
        let third = if self.consume(Punct::Comma) {
            self.parse_operand(None)?
        } else {
            Operand {
                value: self.ev.store.int(default),
                ty: Some(TypeId::INT),
                span: self.token.span,
            }
        };
        self.expect_of(Punct::RParen, op)?;
        self.check_result_type(result, wanted, third.span)?;
        let operands = [string, second, third];
        for (operand, expected) in operands
            .iter()
            .zip([TypeId::STRING, second_ty, TypeId::INT])
        {
            if let Some(ty) = operand.ty.filter(|&ty| ty != expected) {
                let expected = self.ev.show_type(expected);
                return self.fail_type(operand.span, &expected, ty);
            }
        }
        self.build_bang(op, result, &operands.map(|operand| operand.value))
    }

    // range ::= `!range` `(` value (`,` value (`,` value)?)? `)`
    pub(super) fn parse_range_op(&mut self, span: Span) -> Result<ValueId> {
        self.expect_of(Punct::LParen, BangOp::Range)?;
        let mut args: Vec<Operand> = Vec::new();
        loop {
            if args.len() >= 3 {
                return self.fail_here("expected at most three values of integer");
            }
            let arg = self.parse_operand(None)?;
            self.check_range_arg(&args, arg, span)?;
            args.push(arg);
            if !self.consume(Punct::Comma) {
                break;
            }
        }
        self.expect(Punct::RParen, "expected ')' in operator")?;
        let (zero, one) = (self.ev.store.int(0), self.ev.store.int(1));
        let operands = match args[..] {
            [only] if only.ty == Some(TypeId::INT) => [zero, only.value, one],
            [list] => {
                let size = self.build_bang(BangOp::Size, TypeId::INT, &[list.value])?;
                [zero, size, one]
            }
            [start, end] => [start.value, end.value, one],
            _ => [args[0].value, args[1].value, args[2].value],
        };
        let ty = self.ev.store.types.list(TypeId::INT);
        self.build_bang(BangOp::Range, ty, &operands)
    }

    fn check_range_arg(&mut self, before: &[Operand], arg: Operand, op_span: Span) -> Result<()> {
        let ty = self.operand_type(arg, op_span)?;
        let shown = self.ev.show_type(ty);
        let message = match before {
            [] if ty == TypeId::INT || self.element_type(ty).is_some() => return Ok(()),
            [] => format!("expected list or int, got value of type '{shown}'"),
            [first, ..] if first.ty != Some(TypeId::INT) => {
                format!("expected one list, got extra value of type '{shown}'")
            }
            _ if ty == TypeId::INT => return Ok(()),
            _ => format!("expected value of type 'int', got '{shown}'"),
        };
        self.ev.fail(arg.span, message)
    }
}
