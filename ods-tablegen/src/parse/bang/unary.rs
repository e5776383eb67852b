//! Operators with one operand.

use super::Operand;
use crate::eval::Result;
use crate::parse::Parser;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::token::{BangOp, Punct};

impl Parser<'_, '_> {
    pub(super) fn parse_unary(&mut self, op: BangOp) -> Result<ValueId> {
        let mut ty = match op {
            BangOp::Cast => self.parse_operator_type()?,
            BangOp::GetDagOp if self.at(Punct::Less) => {
                let ty = self.parse_operator_type()?;
                if self.ev.store.types.classes(ty).is_none() {
                    self.error_here("type for !getdagop must be a record type");
                }
                ty
            }
            BangOp::GetDagOp => TypeId::ANY_RECORD,
            BangOp::Repr | BangOp::ToLower | BangOp::ToUpper | BangOp::GetDagOpName => {
                TypeId::STRING
            }
            _ => TypeId::INT,
        };
        self.expect(Punct::LParen, "expected '(' after unary operator")?;
        let operand = self.parse_operand(None)?;
        match op {
            BangOp::Empty | BangOp::Size => self.check_sized(operand)?,
            BangOp::Head | BangOp::Tail | BangOp::ListFlatten => {
                ty = self.list_operator_type(op, operand)?;
            }
            _ => {}
        }
        self.expect(Punct::RParen, "expected ')' in unary operator")?;
        self.build_bang(op, ty, &[operand.value])
    }

    fn check_sized(&mut self, operand: Operand) -> Result<()> {
        let sized = operand.ty.is_some_and(|ty| {
            matches!(ty, TypeId::STRING | TypeId::DAG) || self.element_type(ty).is_some()
        });
        if sized {
            return Ok(());
        }
        self.fail_here("expected string, list, or dag type argument in unary operator")
    }

    /// The type of `!head`, `!tail` or `!listflatten` of a list.
    fn list_operator_type(&mut self, op: BangOp, operand: Operand) -> Result<TypeId> {
        let Some((list, mut element)) =
            operand.ty.and_then(|ty| Some((ty, self.element_type(ty)?)))
        else {
            return self.fail_here("expected list type argument in unary operator");
        };
        if let Some(items) = self.ev.list_items(operand.value) {
            let Some(&first) = items.first() else {
                return self.fail_here("empty list argument in unary operator");
            };
            let Some(ty) = self.ev.store.type_of(first) else {
                return self.fail_here("untyped list element in unary operator");
            };
            element = ty;
        }
        Ok(match op {
            BangOp::Head => element,
            BangOp::Tail if self.ev.list_items(operand.value).is_some() => {
                self.ev.store.types.list(element)
            }
            BangOp::Tail => list,
            _ => {
                // A list without inner lists stays as it is.
                let inner = self.element_type(element).unwrap_or(element);
                self.ev.store.types.list(inner)
            }
        })
    }
}
