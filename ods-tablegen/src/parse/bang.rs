//! Bang operators: `!op<type>(…)`.
//!
//! Each is read with the checks that llvm-tblgen makes on the static types of its operands, and folded at once.

use super::Parser;
use super::scope::{Mode, Scope};
use crate::eval::Result;
use crate::record::RecordId;
use crate::record::symbol::Symbol;
use crate::record::types::{RecTy, TypeId};
use crate::record::value::{Op, ValueId};
use crate::source::Span;
use crate::syntax::Tok;
use crate::token::{BangOp, Punct};

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
    pub(super) fn parse_bang(
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

    fn element_type(&self, ty: TypeId) -> Option<TypeId> {
        self.ev.store.types.element(ty)
    }

    fn parse_unary(&mut self, op: BangOp, record: Option<RecordId>) -> Result<ValueId> {
        let mut ty = match op {
            BangOp::Cast => self.parse_operator_type()?,
            BangOp::GetDagOp if self.at(Punct::Less) => {
                let ty = self.parse_operator_type()?;
                if !matches!(self.ev.store.types.get(ty), RecTy::Record(_)) {
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
        let operand = self.parse_operand(record, None)?;
        match op {
            BangOp::Empty | BangOp::Size => self.check_sized(operand)?,
            BangOp::Head | BangOp::Tail | BangOp::ListFlatten => {
                ty = self.list_operator_type(op, operand)?;
            }
            _ => {}
        }
        self.expect(Punct::RParen, "expected ')' in unary operator")?;
        self.build_bang(op, ty, &[operand.value], record)
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
                // A list of other things than lists stays as it is.
                let inner = self.element_type(element).unwrap_or(element);
                self.ev.store.types.list(inner)
            }
        })
    }

    // isa ::= `!isa` `<` type `>` `(` value `)`
    fn parse_isa(&mut self, record: Option<RecordId>) -> Result<ValueId> {
        let ty = self.parse_operator_type()?;
        self.expect(Punct::LParen, "expected '(' after type of !isa")?;
        let operand = self.parse_operand(record, None)?;
        self.expect(Punct::RParen, "expected ')' in !isa")?;
        self.build_bang(BangOp::IsA, ty, &[operand.value], record)
    }

    // exists ::= `!exists` `<` type `>` `(` value `)`
    fn parse_exists(&mut self, record: Option<RecordId>) -> Result<ValueId> {
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
    fn parse_instances(&mut self, record: Option<RecordId>) -> Result<ValueId> {
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

    // cond ::= `!cond` `(` (value `:` value) (`,` value `:` value)* `,`? `)`
    fn parse_cond(&mut self, record: Option<RecordId>, wanted: Option<TypeId>) -> Result<ValueId> {
        self.expect(Punct::LParen, "expected '(' after !cond operator")?;
        let mut pairs = Vec::new();
        let mut ty: Option<TypeId> = None;
        let mut problem = None;
        while !self.consume(Punct::RParen) {
            pairs.push(self.parse_value(record, None, Mode::Value)?);
            self.expect(
                Punct::Colon,
                "expected ':'  following a condition in !cond operator",
            )?;
            let value = self.parse_operand(record, wanted)?;
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
        self.build_bang(BangOp::Cond, ty, &pairs, record)
    }

    fn fail_inconsistent<T>(&mut self, a: TypeId, b: TypeId, op: &str) -> Result<T> {
        let (a, b) = (self.ev.show_type(a), self.ev.show_type(b));
        self.fail_here(format!("inconsistent types '{a}' and '{b}' for {op}"))
    }

    // ternary ::= (`!dag` | `!if` | `!subst` | `!setdagarg` | `!setdagname`) `(` value `,` value `,` value `)`
    fn parse_ternary(
        &mut self,
        op: BangOp,
        record: Option<RecordId>,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        let wanted = if matches!(op, BangOp::If | BangOp::Subst) {
            wanted
        } else {
            None
        };
        self.expect(Punct::LParen, "expected '(' after ternary operator")?;
        let first = self.parse_operand(record, None)?;
        self.expect(Punct::Comma, "expected ',' in ternary operator")?;
        let second = self.parse_operand(record, wanted)?;
        self.expect(Punct::Comma, "expected ',' in ternary operator")?;
        let third = self.parse_operand(record, wanted)?;
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
        self.build_bang(op, ty, &[first.value, second.value, third.value], record)
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
            let message = format!(
                "expected list of children, got type '{}'",
                self.ev.show_type(ty)
            );
            return self.ev.fail(values.span, message);
        }
        let strings = self.ev.store.types.list(TypeId::STRING);
        if let Some(ty) = names.ty.filter(|&ty| ty != strings) {
            let message = format!(
                "expected list<string>, got type '{}'",
                self.ev.show_type(ty)
            );
            return self.ev.fail(names.span, message);
        }
        if values.ty.is_none() && names.ty.is_none() {
            return self.ev.fail(
                values.span,
                "cannot have both unset children and unset names in !dag",
            );
        }
        Ok(TypeId::DAG)
    }

    fn check_set_dag_operands(
        &mut self,
        op: BangOp,
        key: Operand,
        value: Operand,
    ) -> Result<TypeId> {
        if !matches!(key.ty, Some(TypeId::INT | TypeId::STRING)) {
            let got = match key.ty {
                Some(ty) => format!("type '{}'", self.ev.show_type(ty)),
                None => "'?'".to_owned(),
            };
            let message = format!("expected integer index or string name, got {got}");
            return self.ev.fail(key.span, message);
        }
        if let (BangOp::SetDagName, Some(ty)) = (op, value.ty.filter(|&ty| ty != TypeId::STRING)) {
            let message = format!(
                "expected string or unset name, got type '{}'",
                self.ev.show_type(ty)
            );
            return self.ev.fail(value.span, message);
        }
        Ok(TypeId::DAG)
    }

    /// The variable of a bang operator: an identifier that is neither a field nor such a variable already.
    fn parse_bang_variable(
        &mut self,
        record: Option<RecordId>,
        not_ident: &str,
        taken: impl Fn(&str) -> String,
    ) -> Result<Symbol> {
        if self.token.kind != Tok::Ident {
            return self.fail_here(not_ident);
        }
        let name = self.symbol();
        let is_field =
            record.is_some_and(|record| self.ev.store.record(record).fields.find(name).is_some());
        if is_field || self.is_bang_variable(name) {
            let message = taken(&format!("\"{}\"", self.ev.store.text(name)));
            return self.fail_here(message);
        }
        self.bump();
        Ok(name)
    }

    // foreach ::= (`!foreach` | `!filter`) `(` id `,` value `,` value `)`
    fn parse_foreach_filter(
        &mut self,
        op: BangOp,
        span: Span,
        record: Option<RecordId>,
        wanted: Option<TypeId>,
    ) -> Result<ValueId> {
        self.expect(Punct::LParen, "expected '(' after !foreach/!filter")?;
        let not_ident = "first argument of !foreach/!filter must be an identifier";
        let variable = self.parse_bang_variable(record, not_ident, |name| {
            format!("iteration variable '{name}' is already defined")
        })?;
        self.expect(Punct::Comma, "expected ',' in !foreach/!filter")?;
        let sequence = self.parse_operand(record, None)?;
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
            if if is_dag {
                wanted != TypeId::DAG
            } else {
                element.is_none()
            } {
                let message = format!(
                    "expected value of type '{}', but got {kind} type",
                    self.ev.show_type(wanted)
                );
                return self.ev.fail(span, message);
            }
            body_wanted = if op == BangOp::Filter {
                Some(TypeId::INT)
            } else {
                element
            };
        }
        let value = self.ev.store.var(variable, variable_ty);
        let scope = Scope::bang([(variable, value)]);
        let body = self.in_scope(scope, |parser| parser.parse_operand(record, body_wanted))?;
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
        self.build_bang(op, ty, &[variable, sequence.value, body.value], record)
    }

    // foldl ::= `!foldl` `(` value `,` value `,` id `,` id `,` value `)`
    fn parse_foldl(&mut self, record: Option<RecordId>) -> Result<ValueId> {
        self.expect(Punct::LParen, "expected '(' after !foldl")?;
        let start = self.parse_operand(record, None)?;
        let Some(start_ty) = start.ty else {
            return self.fail_here(format!(
                "could not get type of !foldl start: '{}'",
                self.ev.show(start.value)
            ));
        };
        self.expect(Punct::Comma, "expected ',' in !foldl")?;
        let list = self.parse_operand(record, None)?;
        let Some(list_ty) = list.ty else {
            return self.fail_here(format!(
                "could not get type of !foldl list: '{}'",
                self.ev.show(list.value)
            ));
        };
        let Some(element) = self.element_type(list_ty) else {
            let ty = self.ev.show_type(list_ty);
            return self.fail_here(format!("!foldl list must be a list, but is of type '{ty}'"));
        };
        self.expect(Punct::Comma, "expected ',' in !foldl")?;
        let not_ident = "third argument of !foldl must be an identifier";
        let accumulator = self.parse_bang_variable(record, not_ident, |name| {
            format!("left !foldl variable '{name}' already defined")
        })?;
        self.expect(Punct::Comma, "expected ',' in !foldl")?;
        let not_ident = "fourth argument of !foldl must be an identifier";
        let variable = self.parse_bang_variable(record, not_ident, |name| {
            format!("right !foldl variable '{name}' already defined")
        })?;
        self.expect(Punct::Comma, "expected ',' in !foldl")?;
        let values = [(accumulator, start_ty), (variable, element)];
        let values = values.map(|(name, ty)| (name, self.ev.store.var(name, ty)));
        let body = self.in_scope(Scope::bang(values), |parser| {
            parser.parse_operand(record, None)
        })?;
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
        let operands = [start.value, list.value, names[0], names[1], body.value];
        self.build_bang(BangOp::Foldl, start_ty, &operands, record)
    }

    // substr ::= `!substr` `(` value `,` value (`,` value)? `)`
    fn parse_substr(
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
    fn parse_find(&mut self, record: Option<RecordId>, wanted: Option<TypeId>) -> Result<ValueId> {
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

    // range ::= `!range` `(` value (`,` value (`,` value)?)? `)`
    fn parse_range_op(&mut self, span: Span, record: Option<RecordId>) -> Result<ValueId> {
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
