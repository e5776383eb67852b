//! `!substr`, `!find` and `!range`, with operands that may be left out.

use super::Operand;
use crate::eval::Result;
use crate::parse::Parser;
use crate::record::RecordId;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::source::Span;
use crate::token::{BangOp, Punct};

impl Parser<'_, '_> {
    // substr ::= `!substr` `(` value `,` value (`,` value)? `)`
    pub(super) fn parse_substr(
        &mut self,
        record: Option<RecordId>,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        self.expect(Punct::LParen, "expected '(' after !substr operator")?;
        let string = self.parse_operand(record, None)?;
        self.expect(Punct::Comma, "expected ',' in !substr operator")?;
        let start = self.parse_operand(record, None)?;
        let length = self.parse_optional_int(record, i64::MAX)?;
        self.expect(Punct::RParen, "expected ')' in !substr operator")?;
        self.check_result_type(TypeId::STRING, wanted, length.span)?;
        self.check_operand(string, TypeId::STRING, "string")?;
        self.check_operand(start, TypeId::INT, "int")?;
        self.check_operand(length, TypeId::INT, "int")?;
        let operands = [string.value, start.value, length.value];
        self.build_bang(BangOp::Substr, TypeId::STRING, &operands, record)
    }

    // find ::= `!find` `(` value `,` value (`,` value)? `)`
    pub(super) fn parse_find(
        &mut self,
        record: Option<RecordId>,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        self.expect(Punct::LParen, "expected '(' after !find operator")?;
        let string = self.parse_operand(record, None)?;
        self.expect(Punct::Comma, "expected ',' in !find operator")?;
        let part = self.parse_operand(record, None)?;
        let start = self.parse_optional_int(record, 0)?;
        self.expect(Punct::RParen, "expected ')' in !find operator")?;
        self.check_result_type(TypeId::INT, wanted, start.span)?;
        self.check_operand(string, TypeId::STRING, "string")?;
        self.check_operand(part, TypeId::STRING, "string")?;
        self.check_operand(start, TypeId::INT, "int")?;
        let operands = [string.value, part.value, start.value];
        self.build_bang(BangOp::Find, TypeId::INT, &operands, record)
    }

    /// `, value` if it is there.
    fn parse_optional_int(&mut self, record: Option<RecordId>, default: i64) -> Result<Operand> {
        if self.consume(Punct::Comma) {
            return self.parse_operand(record, None);
        }
        Ok(Operand {
            value: self.ev.store.int(default),
            ty: Some(TypeId::INT),
            span: self.token.span,
        })
    }

    fn check_operand(&mut self, operand: Operand, expected: TypeId, name: &str) -> Result<()> {
        match operand.ty {
            Some(ty) if ty != expected => {
                let message = format!("expected {name}, got type '{}'", self.ev.show_type(ty));
                self.ev.fail(operand.span, message)
            }
            _ => Ok(()),
        }
    }

    // range ::= `!range` `(` value (`,` value (`,` value)?)? `)`
    pub(super) fn parse_range_op(
        &mut self,
        span: Span,
        record: Option<RecordId>,
    ) -> Result<ValueId> {
        self.expect(Punct::LParen, "expected '(' after !range operator")?;
        let mut args: Vec<Operand> = Vec::new();
        loop {
            if args.len() >= 3 {
                return self.fail_here("expected at most three values of integer");
            }
            let arg = self.parse_operand(record, None)?;
            self.check_range_arg(&args, arg, span)?;
            args.push(arg);
            if !self.consume(Punct::Comma) {
                break;
            }
        }
        self.expect(Punct::RParen, "expected ')' in operator")?;
        let zero = self.ev.store.int(0);
        let one = self.ev.store.int(1);
        let operands = match args[..] {
            [only] if only.ty == Some(TypeId::INT) => [zero, only.value, one],
            [list] => {
                let size = self.build_bang(BangOp::Size, TypeId::INT, &[list.value], record)?;
                [zero, size, one]
            }
            [start, end] => [start.value, end.value, one],
            _ => [args[0].value, args[1].value, args[2].value],
        };
        let ty = self.ev.store.types.list(TypeId::INT);
        self.build_bang(BangOp::Range, ty, &operands, record)
    }

    fn check_range_arg(&mut self, before: &[Operand], arg: Operand, op_span: Span) -> Result<()> {
        let Some(ty) = arg.ty else {
            let message = format!(
                "expected value to be a typed value, got '{}'",
                self.ev.show(arg.value)
            );
            return self.ev.fail(op_span, message);
        };
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
