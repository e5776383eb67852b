//! Values: literals, identifiers and class instances.

use super::Parser;
use super::scope::Mode;
use crate::diagnostics::{ElementType, Kind};
use crate::eval::{Failed, Result};
use crate::record::types::{RecTy, TypeId};
use crate::record::value::{Node, SpansAt, ValueId};
use crate::source::Span;
use crate::syntax::Tok;
use crate::token::{Keyword, Punct};

impl Parser<'_, '_> {
    // value ::= simple-value suffix* (`#` value?)?
    /// Reads a value. `wanted` is the type expected of it, which decides the types of list literals.
    pub(super) fn parse_value(&mut self, wanted: Option<TypeId>) -> Result<ValueId> {
        self.parse_value_in(wanted, Mode::Value)
    }

    /// Reads a value whose identifiers are understood as `mode` says.
    pub(super) fn parse_value_in(&mut self, wanted: Option<TypeId>, mode: Mode) -> Result<ValueId> {
        self.nested(|parser| {
            let start = parser.token.span;
            let value = parser.parse_simple_value(wanted, mode)?;
            parser.parse_suffixes(value, start, wanted, mode)
        })
    }

    // simple-value ::= int | binary-int | string+ | code | `true` | `false` | `?` | id | id `<` args `>`
    //                | `{` values `}` | `[` values `]` (`<` type `>`)? | `(` dag `)` | bang-operator
    pub(super) fn parse_simple_value(
        &mut self,
        wanted: Option<TypeId>,
        mode: Mode,
    ) -> Result<ValueId> {
        let span = self.token.span;
        match self.token.kind {
            Tok::Ident => self.parse_id_value(mode),
            Tok::Str => Ok(self.parse_string()),
            Tok::Code => {
                let text = self.symbol();
                self.bump();
                Ok(self.ev.written_string(text, true, span))
            }
            Tok::Int => {
                let (int, _) = self.list.ints[self.token.data as usize];
                self.bump();
                Ok(self.ev.store.int(int))
            }
            Tok::BinInt => {
                let (int, width) = self.list.ints[self.token.data as usize];
                self.bump();
                let bits: Vec<ValueId> = (0..width)
                    .map(|n| ValueId::bit(n < 64 && int >> n & 1 != 0))
                    .collect();
                Ok(self.ev.store.bits(&bits))
            }
            Tok::Keyword(keyword @ (Keyword::True | Keyword::False)) => {
                self.bump();
                Ok(self.ev.store.int(i64::from(keyword == Keyword::True)))
            }
            Tok::Punct(Punct::Question) => {
                self.bump();
                Ok(ValueId::UNSET)
            }
            Tok::Punct(Punct::LBrace) => self.parse_bits(),
            Tok::Punct(Punct::LSquare) => self.parse_list(wanted),
            Tok::Punct(Punct::LParen) => self.parse_dag(),
            Tok::Bang(op) => self.parse_bang(op, wanted),
            _ => self.fail_here("Unknown or reserved token when parsing a value"),
        }
    }

    /// One or several string literals.
    fn parse_string(&mut self) -> ValueId {
        let span = self.token.span;
        let first = self.symbol();
        self.bump();
        if self.token.kind != Tok::Str {
            return self.ev.written_string(first, false, span);
        }
        let mut text = self.ev.store.text(first).to_owned();
        while self.token.kind == Tok::Str {
            text.push_str(self.ev.store.text(self.symbol()));
            self.bump();
        }
        let text = self.ev.intern(&text);
        self.ev.store.string(text)
    }

    /// An identifier, or a class with arguments.
    fn parse_id_value(&mut self, mode: Mode) -> Result<ValueId> {
        let (name, span) = (self.symbol(), self.token.span);
        self.bump();
        match self.token.kind {
            // The name of a named argument.
            Tok::Punct(Punct::Equal) => Ok(self.ev.store.string(name)),
            Tok::Punct(Punct::Less) => self.parse_class_instance(name, span),
            _ => self.identifier_value(name, span, mode),
        }
    }

    // bits ::= `{` (value (`,` value)*)? `}`
    fn parse_bits(&mut self) -> Result<ValueId> {
        let brace = self.token.span;
        self.bump();
        let mut values = Vec::new();
        if !self.at(Punct::RBrace) {
            values = self.parse_values(None, &mut Vec::new())?;
        }
        self.expect(Punct::RBrace, "expected '}' at end of bit list value")?;
        // The first is the highest bit.
        let mut bits: Vec<ValueId> = Vec::new();
        for (n, &value) in values.iter().enumerate() {
            match self.ev.store.node(value) {
                Node::Bits(range) => bits.extend(self.ev.store.range(range).iter().rev()),
                Node::Var { ty, .. } if matches!(self.ev.store.types.get(ty), RecTy::Bits(_)) => {
                    let RecTy::Bits(width) = *self.ev.store.types.get(ty) else {
                        continue;
                    };
                    bits.extend((0..width).rev().map(|bit| self.ev.bit_of(value, bit)));
                }
                _ => {
                    if let Some(bit) = self.ev.cast_to(value, TypeId::BIT)? {
                        bits.push(bit);
                    } else {
                        let message = format!(
                            "Element #{n} ({}) is not convertable to a bit",
                            self.ev.show(value)
                        );
                        return self.ev.fail(brace, message);
                    }
                }
            }
            if bits.len() > crate::limits::MAX_BITS as usize {
                let limit = crate::limits::MAX_BITS;
                return self.ev.fail(
                    brace,
                    format!("bit list is too long: the limit is {limit} bits"),
                );
            }
        }
        bits.reverse();
        Ok(self.ev.store.bits(&bits))
    }

    // values ::= value (`,` value)* `,`?        the last comma only before `]`
    fn parse_values(
        &mut self,
        wanted: Option<TypeId>,
        spans: &mut Vec<Span>,
    ) -> Result<Vec<ValueId>> {
        let mut values = Vec::new();
        loop {
            let start = self.token.span;
            let at = self.pos;
            values.push(match self.parse_value(wanted) {
                Err(failed) if !(self.in_parent && self.recover_at_element(at)) => {
                    return Err(failed);
                }
                parsed => parsed.unwrap_or(ValueId::UNSET),
            });
            spans.push(self.span_from(start));
            if !self.consume(Punct::Comma) || self.at(Punct::RSquare) {
                return Ok(values);
            }
        }
    }

    // list ::= `[` values? `]` (`<` type `>`)?
    fn parse_list(&mut self, wanted: Option<TypeId>) -> Result<ValueId> {
        self.bump();
        let mut wanted_element = None;
        if let Some(wanted) = wanted {
            wanted_element = self.element_type(wanted);
            if wanted_element.is_none() {
                let expected = self.ev.show_type(wanted);
                return self.fail_here(Kind::UnexpectedList {
                    expected,
                    class: None,
                });
            }
        }
        let mut values = Vec::new();
        let mut spans = Vec::new();
        if !self.at(Punct::RSquare) {
            values = self.parse_values(wanted_element, &mut spans)?;
        }
        self.expect(Punct::RSquare, "expected ']' at end of list value")?;
        let mut given = None;
        if self.consume(Punct::Less) {
            given = Some(self.parse_type()?);
            self.expect(Punct::Greater, "expected '>' at end of list element type")?;
        }
        let element = self.list_element_type(&values, given, wanted_element)?;
        let spans = if values.is_empty() {
            SpansAt::NONE
        } else {
            self.ev.store.add_spans(&spans)
        };
        Ok(self.ev.store.list(&values, element, spans))
    }

    /// The element type of a list literal: the given one, the common type of the elements, or the expected one.
    fn list_element_type(
        &mut self,
        values: &[ValueId],
        given: Option<TypeId>,
        wanted: Option<TypeId>,
    ) -> Result<TypeId> {
        let mut element: Option<TypeId> = None;
        for &value in values {
            if let Node::Record(record) = self.ev.store.node(value)
                && self.ev.store.record(record).incomplete
            {
                // It has no type because of an error that has been reported.
                return Err(Failed);
            }
            let Some(ty) = self.ev.store.type_of(value) else {
                continue;
            };
            element = match element {
                None => Some(ty),
                Some(element) => match self.ev.join(element, ty) {
                    Some(joined) => Some(joined),
                    None => return self.fail_here("Incompatible types in list elements"),
                },
            };
        }
        if let Some(given) = given {
            if element.is_some_and(|element| !self.ev.convertible(element, given)) {
                return self.fail_here("Incompatible types in list elements");
            }
            element = Some(given);
        }
        match (element, wanted) {
            (None, None) => self.fail_here("No type for list"),
            (None, Some(wanted)) => Ok(wanted),
            (Some(element), Some(wanted)) if !self.ev.convertible(element, wanted) => {
                let kind = Kind::ElementType(Box::new(ElementType {
                    found: self.ev.show_type(element),
                    expected: self.ev.show_type(wanted),
                }));
                self.fail_here(kind)
            }
            (Some(element), _) => Ok(element),
        }
    }
}
