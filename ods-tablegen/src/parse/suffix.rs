//! Suffixes of simple values: bit ranges, list elements, field accesses and pastes.

use super::Parser;
use super::scope::Mode;
use crate::eval::Result;
use crate::limits::MAX_PASTES;
use crate::record::symbol::Symbol;
use crate::record::types::{RecTy, TypeId};
use crate::record::value::{Node, Op, ValueId};
use crate::source::Span;
use crate::syntax::Tok;
use crate::token::{BangOp, Punct};

/// An operand before a `#`.
struct Operand {
    value: ValueId,
    is_list: bool,
    paste: Span,
}

impl Parser<'_, '_> {
    // suffixes ::= suffix* (`#` simple-value suffix*)* `#`?
    // suffix ::= `{` range-list `}` | `[` slice `]` | `.` id
    pub(super) fn parse_suffixes(
        &mut self,
        mut value: ValueId,
        start: Span,
        wanted: Option<TypeId>,
        mode: Mode,
    ) -> Result<ValueId> {
        loop {
            value = self.parse_accesses(value, start, mode)?;
            if !self.at(Punct::Paste) {
                return Ok(value);
            }
            value = self.parse_paste(value, wanted)?;
        }
    }

    /// The suffixes before a paste.
    fn parse_accesses(&mut self, mut value: ValueId, start: Span, mode: Mode) -> Result<ValueId> {
        loop {
            value = match self.token.kind {
                // After a name it begins the body.
                Tok::Punct(Punct::LBrace) if mode == Mode::Value => self.parse_bit_range(value)?,
                Tok::Punct(Punct::LSquare) => self.parse_list_access(value, start)?,
                Tok::Punct(Punct::Dot) => self.parse_field_access(value)?,
                _ => return Ok(value),
            };
        }
    }

    fn parse_bit_range(&mut self, value: ValueId) -> Result<ValueId> {
        let brace = self.token.span;
        self.bump();
        let ranges = self.parse_range_list()?;
        let bits = self.bit_numbers(&ranges)?;
        let Some(value) = self.bits_of(value, &bits) else {
            return self.ev.fail(brace, "Invalid bit range for value");
        };
        self.expect(Punct::RBrace, "expected '}' at end of bit range list")?;
        Ok(value)
    }

    /// Some bits of a value, which is bits, an integer literal, or symbolic with type `bits<n>`.
    fn bits_of(&mut self, value: ValueId, bits: &[u32]) -> Option<ValueId> {
        let width = match self.ev.store.node(value) {
            Node::Bits(range) => range.len,
            Node::Int(_) => 64,
            _ => {
                let ty = self.ev.store.type_of(value)?;
                match *self.ev.store.types.get(ty) {
                    RecTy::Bits(width) => width,
                    _ => return None,
                }
            }
        };
        if bits.iter().any(|&bit| bit >= width) {
            return None;
        }
        let bits: Vec<ValueId> = bits.iter().map(|&bit| self.ev.bit_of(value, bit)).collect();
        Some(self.ev.store.bits(&bits))
    }

    fn parse_list_access(&mut self, list: ValueId, start: Span) -> Result<ValueId> {
        let Some(ty) = self.ev.store.type_of(list) else {
            return self.ev.fail(start, "Invalid value, list expected");
        };
        let Some(element) = self.element_type(ty) else {
            let message = format!("Type '{}' is invalid, list expected", self.ev.show_type(ty));
            return self.ev.fail(start, message);
        };
        self.bump();
        let index = self.parse_slice_elements()?;
        let (op, ty) = match self.ev.store.type_of(index) {
            Some(TypeId::INT) => (Op::ListElement, element),
            _ => (Op::ListSlice, ty),
        };
        let value = self.build(op, ty, &[list, index])?;
        self.expect(Punct::RSquare, "expected ']' at end of list slice")?;
        Ok(value)
    }

    fn parse_field_access(&mut self, value: ValueId) -> Result<ValueId> {
        self.bump();
        let (name, _) = self.peek_ident("expected field identifier after '.'")?;
        if self.ev.field_type(value, name).is_none() {
            let (field, shown) = (self.ev.store.text(name), self.ev.show(value));
            let message = format!("Cannot access field '{field}' of value '{shown}'");
            let help = self.ev.nearest_field(value, name);
            return self.ev.fail_with_help(self.token.span, message, help);
        }
        let field = self.ev.field_of(value, name, self.record)?;
        self.bump();
        Ok(field)
    }

    /// `left # right # …`: joins lists, or other values as strings. It is right associative: the operands are read in
    /// a loop, so that long chains do not nest, and joined from the last.
    fn parse_paste(&mut self, first: ValueId, mut wanted: Option<TypeId>) -> Result<ValueId> {
        let mut left: Vec<Operand> = Vec::new();
        let mut operand = first;
        let mut joined = loop {
            if !self.at(Punct::Paste) {
                break operand;
            }
            if left.len() >= MAX_PASTES {
                return self.fail_here(format!(
                    "paste is too long: the limit is {MAX_PASTES} operands"
                ));
            }
            let paste = self.token.span;
            let Some(ty) = self.ev.store.type_of(operand) else {
                return self.ev.fail(paste, "LHS of paste is not typed!");
            };
            let is_list = self.element_type(ty).is_some();
            if !is_list {
                operand = self.paste_operand(operand)?;
            }
            self.bump();
            let trailing = matches!(
                self.token.kind,
                Tok::Punct(Punct::Colon | Punct::Semi | Punct::LBrace)
            );
            if trailing && is_list {
                break operand;
            }
            left.push(Operand {
                value: operand,
                is_list,
                paste,
            });
            if trailing {
                break self.ev.store.string(Symbol::EMPTY);
            }
            let mode = if is_list { Mode::Value } else { Mode::Name };
            if !is_list {
                wanted = None;
            }
            operand = self.nested(|parser| {
                let start = parser.token.span;
                let value = parser.parse_simple_value(wanted, mode)?;
                parser.parse_accesses(value, start, mode)
            })?;
        };
        for operand in left.into_iter().rev() {
            joined = if operand.is_list {
                self.join_lists(operand.value, joined)?
            } else {
                if self.ev.store.type_of(joined).is_none() {
                    return self.ev.fail(operand.paste, "RHS of paste is not typed!");
                }
                let right = self.paste_operand(joined)?;
                self.join_strings(operand.value, right)?
            };
        }
        Ok(joined)
    }

    /// Converts an operand of `#` to a string, now or later.
    fn paste_operand(&mut self, value: ValueId) -> Result<ValueId> {
        if self.ev.store.type_of(value) == Some(TypeId::STRING) {
            return Ok(value);
        }
        self.build(Op::Bang(BangOp::Cast), TypeId::STRING, &[value])
    }

    /// Joins two strings, now or when they become known.
    pub(super) fn join_strings(&mut self, left: ValueId, right: ValueId) -> Result<ValueId> {
        if let Some(value) = self.ev.concat_strings(left, right)? {
            return Ok(value);
        }
        let concat = Op::Bang(BangOp::StrConcat);
        Ok(self.ev.store.op(concat, TypeId::STRING, &[left, right]))
    }

    /// Joins two lists, now or when they become known.
    pub(super) fn join_lists(&mut self, left: ValueId, right: ValueId) -> Result<ValueId> {
        if let Some(value) = self.ev.concat_lists(left, right)? {
            return Ok(value);
        }
        let ty = self.ev.store.type_of(left).unwrap_or(TypeId::STRING);
        if !self.is_list(right) {
            let message = format!(
                "expected a list, got value of type '{}'",
                self.ev.show_type_of(right)
            );
            return self.fail_here(message);
        }
        let concat = Op::Bang(BangOp::ListConcat);
        Ok(self.ev.store.op(concat, ty, &[left, right]))
    }
}
