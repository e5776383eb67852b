//! The operators with variables: `!foreach`, `!filter` and `!foldl`.

use crate::eval::Result;
use crate::parse::Parser;
use crate::parse::scope::Scope;
use crate::record::symbol::Symbol;
use crate::record::types::TypeId;
use crate::record::value::ValueId;
use crate::source::Span;
use crate::token::{BangOp, Punct};

impl Parser<'_, '_> {
    /// Reads the variable of an operator: an identifier that names neither a field nor a variable of an outer operator.
    fn parse_bang_variable(
        &mut self,
        not_ident: &str,
        taken: impl Fn(&str) -> String,
    ) -> Result<Symbol> {
        let (name, _) = self.peek_ident(not_ident)?;
        if self.is_field(name) || self.is_bang_variable(name) {
            let message = taken(&format!("\"{}\"", self.ev.store.text(name)));
            return self.fail_here(message);
        }
        self.bump();
        Ok(name)
    }

    // foreach ::= (`!foreach` | `!filter`) `(` id `,` value `,` value `)`
    pub(super) fn parse_foreach_filter(
        &mut self,
        op: BangOp,
        span: Span,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        self.expect(Punct::LParen, "expected '(' after !foreach/!filter")?;
        let not_ident = "first argument of !foreach/!filter must be an identifier";
        let variable = self.parse_bang_variable(not_ident, |name| {
            format!("iteration variable '{name}' is already defined")
        })?;
        self.expect(Punct::Comma, "expected ',' in !foreach/!filter")?;
        let sequence = self.parse_operand(None)?;
        self.expect(Punct::Comma, "expected ',' in !foreach/!filter")?;
        let Some(sequence_ty) = sequence.ty else {
            return self.fail_here("could not get type of !foreach/!filter list or dag");
        };
        let is_dag = sequence_ty == TypeId::DAG && op == BangOp::Foreach;
        let (variable_ty, kind) = match self.element_type(sequence_ty) {
            Some(element) => (element, "list"),
            None if is_dag => (TypeId::DAG, "dag"),
            None if op == BangOp::Foreach => {
                return self.fail_here("!foreach must have a list or dag argument");
            }
            None => return self.fail_here("!filter must have a list argument"),
        };
        let mut body_wanted = None;
        if let Some(wanted) = wanted {
            let element = self.element_type(wanted);
            let is_wrong_dag = is_dag && wanted != TypeId::DAG;
            if is_wrong_dag || !is_dag && element.is_none() {
                let wanted = self.ev.show_type(wanted);
                let message = format!("expected value of type '{wanted}', but got {kind} type");
                return self.ev.fail(span, message);
            }
            body_wanted = match op {
                BangOp::Filter => Some(TypeId::INT),
                _ => element,
            };
        }
        let value = self.ev.store.var(variable, variable_ty);
        let scope = Scope::bang([(variable, value)]);
        let body = self.in_scope(scope, |parser| parser.parse_operand(body_wanted))?;
        self.expect(Punct::RParen, "expected ')' in !foreach/!filter")?;
        let ty = match op {
            _ if is_dag => TypeId::DAG,
            BangOp::Filter => self.ev.store.types.list(variable_ty),
            _ => match body.ty {
                Some(ty) => self.ev.store.types.list(ty),
                None => return self.fail_here("could not get type of !foreach result expression"),
            },
        };
        let variable = self.ev.store.string(variable);
        self.build_bang(op, ty, &[variable, sequence.value, body.value])
    }

    // foldl ::= `!foldl` `(` value `,` value `,` id `,` id `,` value `)`
    pub(super) fn parse_foldl(&mut self) -> Result<ValueId> {
        self.expect(Punct::LParen, "expected '(' after !foldl")?;
        let (start, start_ty) = self.parse_foldl_operand("start")?;
        self.expect(Punct::Comma, "expected ',' in !foldl")?;
        let (list, list_ty) = self.parse_foldl_operand("list")?;
        let Some(element) = self.element_type(list_ty) else {
            let ty = self.ev.show_type(list_ty);
            return self.fail_here(format!("!foldl list must be a list, but is of type '{ty}'"));
        };
        self.expect(Punct::Comma, "expected ',' in !foldl")?;
        let accumulator = self.parse_foldl_variable("third", "left")?;
        let variable = self.parse_foldl_variable("fourth", "right")?;
        let values = [(accumulator, start_ty), (variable, element)];
        let values = values.map(|(name, ty)| (name, self.ev.store.var(name, ty)));
        let body = self.in_scope(Scope::bang(values), |parser| parser.parse_operand(None))?;
        let Some(body_ty) = body.ty else {
            return self.fail_here("could not get type of !foldl expression");
        };
        if body_ty != start_ty {
            let (start, body) = (self.ev.show_type(start_ty), self.ev.show_type(body_ty));
            let message = format!(
                "!foldl expression must be of same type as start ({start}), but is of type {body}"
            );
            return self.fail_here(message);
        }
        self.expect(Punct::RParen, "expected ')' in fold operator")?;
        let names = [accumulator, variable].map(|name| self.ev.store.string(name));
        let operands = [start, list, names[0], names[1], body.value];
        self.build_bang(BangOp::Foldl, start_ty, &operands)
    }

    fn parse_foldl_operand(&mut self, role: &str) -> Result<(ValueId, TypeId)> {
        let operand = self.parse_operand(None)?;
        if let Some(ty) = operand.ty {
            return Ok((operand.value, ty));
        }
        let value = self.ev.show(operand.value);
        self.fail_here(format!("could not get type of !foldl {role}: '{value}'"))
    }

    /// Reads a variable and the comma after it.
    fn parse_foldl_variable(&mut self, ordinal: &str, side: &str) -> Result<Symbol> {
        let not_ident = format!("{ordinal} argument of !foldl must be an identifier");
        let variable = self.parse_bang_variable(&not_ident, |name| {
            format!("{side} !foldl variable '{name}' already defined")
        })?;
        self.expect(Punct::Comma, "expected ',' in !foldl")?;
        Ok(variable)
    }
}
