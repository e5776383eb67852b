//! Operators on records: `!isa`, `!exists`, `!instances`.

use crate::eval::Result;
use crate::parse::Parser;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::token::{BangOp, Punct};

impl Parser<'_, '_> {
    // isa ::= `!isa` `<` type `>` `(` value `)`
    pub(super) fn parse_isa(&mut self) -> Result<ValueId> {
        let ty = self.parse_operator_type()?;
        self.expect(Punct::LParen, "expected '(' after type of !isa")?;
        let operand = self.parse_operand(None)?;
        self.expect(Punct::RParen, "expected ')' in !isa")?;
        self.build_bang(BangOp::IsA, ty, &[operand.value])
    }

    // exists ::= `!exists` `<` type `>` `(` value `)`
    pub(super) fn parse_exists(&mut self) -> Result<ValueId> {
        let ty = self.parse_operator_type()?;
        self.expect(Punct::LParen, "expected '(' after type of !exists")?;
        let operand = self.parse_operand(None)?;
        if operand.ty != Some(TypeId::STRING) {
            let hint = match operand.ty {
                Some(ty) if self.ev.store.types.classes(ty).is_some() => {
                    ", please use !isa instead"
                }
                _ => "",
            };
            let message = format!("expected string type argument in !exists operator{hint}");
            return self.ev.fail(operand.span, message);
        }
        self.expect(Punct::RParen, "expected ')' in !exists")?;
        self.build_bang(BangOp::Exists, ty, &[operand.value])
    }

    // instances ::= `!instances` `<` type `>` `(` value? `)`
    pub(super) fn parse_instances(&mut self) -> Result<ValueId> {
        let ty = self.parse_operator_type()?;
        self.expect(Punct::LParen, "expected '(' after type of !instances")?;
        let regex = if self.at(Punct::RParen) {
            let all = self.ev.intern(".*");
            self.ev.store.string(all)
        } else {
            let operand = self.parse_operand(None)?;
            if operand.ty != Some(TypeId::STRING) {
                let message = "expected string type argument in !instances operator";
                return self.ev.fail(operand.span, message);
            }
            operand.value
        };
        self.expect(Punct::RParen, "expected ')' in !instances")?;
        let list = self.ev.store.types.list(ty);
        self.build_bang(BangOp::Instances, list, &[regex])
    }
}
