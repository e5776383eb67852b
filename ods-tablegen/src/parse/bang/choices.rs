//! `!cond`, `!if`, and the other operators with three operands.

use super::Operand;
use crate::eval::Result;
use crate::parse::Parser;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::token::{BangOp, Punct};

impl Parser<'_, '_> {
    // cond ::= `!cond` `(` (value `:` value) (`,` value `:` value)* `,`? `)`
    pub(super) fn parse_cond(&mut self, wanted: Option<TypeId>) -> Result<ValueId> {
        self.expect_of(Punct::LParen, BangOp::Cond)?;
        let mut pairs = Vec::new();
        let mut ty: Option<TypeId> = None;
        let mut problem = None;
        while !self.consume(Punct::RParen) {
            pairs.push(self.parse_value(None)?);
            self.expect(
                Punct::Colon,
                "expected ':'  following a condition in !cond operator",
            )?;
            let value = self.parse_operand(wanted)?;
            pairs.push(value.value);
            ty = match (ty, value.ty) {
                (Some(old), Some(new)) => self.ev.join(old, new).or_else(|| {
                    problem.get_or_insert((old, new));
                    Some(old)
                }),
                (old, new) => old.or(new),
            };
            if self.consume(Punct::RParen) {
                break;
            }
            self.expect(
                Punct::Comma,
                "expected ',' or ')' following a value in !cond operator",
            )?;
        }
        if pairs.is_empty() {
            return self
                .fail_here("there should be at least 1 'condition : value' in the !cond operator");
        }
        if let Some((old, new)) = problem {
            return self.fail_inconsistent(old, new, "!cond");
        }
        let Some(ty) = ty else {
            return self.fail_here("could not determine type for !cond from its arguments");
        };
        self.build_bang(BangOp::Cond, ty, &pairs)
    }

    fn fail_inconsistent<T>(&mut self, a: TypeId, b: TypeId, op: &str) -> Result<T> {
        let (a, b) = (self.ev.show_type(a), self.ev.show_type(b));
        self.fail_here(format!("inconsistent types '{a}' and '{b}' for {op}"))
    }

    // ternary ::= (`!dag` | `!if` | `!subst` | `!setdagarg` | `!setdagname`) `(` value `,` value `,` value `)`
    pub(super) fn parse_ternary(&mut self, op: BangOp, wanted: Option<TypeId>) -> Result<ValueId> {
        let wanted = wanted.filter(|_| matches!(op, BangOp::If | BangOp::Subst));
        self.expect(Punct::LParen, "expected '(' after ternary operator")?;
        let first = self.parse_operand(None)?;
        self.expect(Punct::Comma, "expected ',' in ternary operator")?;
        let second = self.parse_operand(wanted)?;
        self.expect(Punct::Comma, "expected ',' in ternary operator")?;
        let third = self.parse_operand(wanted)?;
        self.expect(Punct::RParen, "expected ')' in binary operator")?;
        let ty = match op {
            BangOp::If => self.if_type(second, third)?,
            BangOp::Subst => match third.ty {
                Some(ty) => ty,
                None => return self.fail_here("could not get type for !subst"),
            },
            BangOp::Dag => self.check_dag_operands(second, third)?,
            _ => self.check_set_dag_operands(op, second, third)?,
        };
        self.build_bang(op, ty, &[first.value, second.value, third.value])
    }

    fn if_type(&mut self, then: Operand, otherwise: Operand) -> Result<TypeId> {
        match (then.ty, otherwise.ty) {
            (Some(a), Some(b)) => match self.ev.join(a, b) {
                Some(ty) => Ok(ty),
                None => self.fail_inconsistent(a, b, "!if"),
            },
            (Some(ty), None) | (None, Some(ty)) => Ok(ty),
            (None, None) => self.fail_here("could not get type for !if"),
        }
    }

    fn check_dag_operands(&mut self, values: Operand, names: Operand) -> Result<TypeId> {
        if let Some(ty) = values.ty.filter(|&ty| self.element_type(ty).is_none()) {
            return self.fail_type(values.span, "list of children", ty);
        }
        let strings = self.ev.store.types.list(TypeId::STRING);
        if let Some(ty) = names.ty.filter(|&ty| ty != strings) {
            return self.fail_type(names.span, "list<string>", ty);
        }
        if values.ty.is_none() && names.ty.is_none() {
            let message = "cannot have both unset children and unset names in !dag";
            return self.ev.fail(values.span, message);
        }
        Ok(TypeId::DAG)
    }

    fn check_set_dag_operands(
        &mut self,
        op: BangOp,
        key: Operand,
        value: Operand,
    ) -> Result<TypeId> {
        match (key.ty, value.ty) {
            (None, _) => {
                let message = "expected integer index or string name, got '?'";
                self.ev.fail(key.span, message)
            }
            (Some(ty), _) if !matches!(ty, TypeId::INT | TypeId::STRING) => {
                self.fail_type(key.span, "integer index or string name", ty)
            }
            (_, Some(ty)) if op == BangOp::SetDagName && ty != TypeId::STRING => {
                self.fail_type(value.span, "string or unset name", ty)
            }
            _ => Ok(TypeId::DAG),
        }
    }
}
