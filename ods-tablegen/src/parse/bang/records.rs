//! Operators that look at records: `!isa`, `!exists`, `!instances`.

use crate::eval::Result;
use crate::parse::Parser;
use crate::record::RecordId;
use crate::record::types::{RecTy, TypeId};
use crate::record::value::ValueId;
use crate::token::{BangOp, Punct};

impl Parser<'_, '_> {
    // isa ::= `!isa` `<` type `>` `(` value `)`
    pub(super) fn parse_isa(&mut self, record: Option<RecordId>) -> Result<ValueId> {
        let ty = self.parse_operator_type()?;
        self.expect(Punct::LParen, "expected '(' after type of !isa")?;
        let operand = self.parse_operand(record, None)?;
        self.expect(Punct::RParen, "expected ')' in !isa")?;
        self.build_bang(BangOp::IsA, ty, &[operand.value], record)
    }

    // exists ::= `!exists` `<` type `>` `(` value `)`
    pub(super) fn parse_exists(&mut self, record: Option<RecordId>) -> Result<ValueId> {
        let ty = self.parse_operator_type()?;
        self.expect(Punct::LParen, "expected '(' after type of !exists")?;
        let operand = self.parse_operand(record, None)?;
        if operand.ty != Some(TypeId::STRING) {
            let is_record = operand
                .ty
                .is_some_and(|ty| matches!(self.ev.store.types.get(ty), RecTy::Record(_)));
            let hint = if is_record {
                ", please use !isa instead"
            } else {
                ""
            };
            let message = format!("expected string type argument in !exists operator{hint}");
            return self.ev.fail(operand.span, message);
        }
        self.expect(Punct::RParen, "expected ')' in !exists")?;
        self.build_bang(BangOp::Exists, ty, &[operand.value], record)
    }

    // instances ::= `!instances` `<` type `>` `(` value? `)`
    pub(super) fn parse_instances(&mut self, record: Option<RecordId>) -> Result<ValueId> {
        let ty = self.parse_operator_type()?;
        self.expect(Punct::LParen, "expected '(' after type of !instances")?;
        let regex = if self.at(Punct::RParen) {
            let all = self.ev.intern(".*");
            self.ev.store.string(all)
        } else {
            let operand = self.parse_operand(record, None)?;
            if operand.ty != Some(TypeId::STRING) {
                let message = "expected string type argument in !instances operator";
                return self.ev.fail(operand.span, message);
            }
            operand.value
        };
        self.expect(Punct::RParen, "expected ')' in !instances")?;
        let list = self.ev.store.types.list(ty);
        self.build_bang(BangOp::Instances, list, &[regex], record)
    }
}
