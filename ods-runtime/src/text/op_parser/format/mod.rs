//! Interpreting the declarative assembly format of an op.
//!
//! The elements are read in order into a [`FormatState`]; then, as in MLIR,
//! regions, successors, segment sizes, result types, operands and inferred
//! types are put together, in this order.

mod assemble;
mod attributes;
mod lists;
mod sources;
mod state;
#[cfg(test)]
mod tests;
mod values;

pub(super) use lists::Lists;
pub use state::FormatState;

use super::api::OpParser;
use crate::attributes::Attribute;
use crate::ir::OperationState;
use crate::op::format::{
    Clause, CustomElement, Element, ElementKind, Format, LiteralKind, OptionalGroup,
};
use crate::op::spec::{Arity, OpSpec};
use crate::op::{OpInfo, Property};
use crate::text::lexer::TokenKind;
use crate::text::parser::Parsed;

/// Everything that one op's format is interpreted with.
struct Interpreter<'p, 'a, 'ir> {
    p: &'p mut OpParser<'a, 'ir>,
    info: &'static OpInfo,
    spec: &'static OpSpec,
    format: &'static Format,
    state: FormatState<'p>,
    /// The inherent attributes that an `attr-dict` has. They take the place of
    /// what is written elsewhere, once everything is put together.
    written: Vec<(usize, Attribute)>,
}

impl OpParser<'_, '_> {
    pub(super) fn parse_format(
        &mut self,
        format: &'static Format,
        info: &'static OpInfo,
        state: &mut OperationState,
    ) -> Parsed<()> {
        let spec = info.spec();
        let mut lists = self.spare_lists.pop().unwrap_or_default();
        if format.straight.is_none() {
            lists.make_room(spec);
        }
        let mut interpreter = Interpreter {
            p: self,
            info,
            spec,
            format,
            state: FormatState::new(spec, state, lists),
            written: Vec::new(),
        };
        interpreter.elements(&format.elements)?;
        match &format.straight {
            Some(straight) => interpreter.assemble_straight(straight)?,
            None => interpreter.assemble()?,
        }
        for (slot, value) in interpreter.written {
            interpreter.state.op.set_slot(slot, Some(value));
        }
        let mut lists = interpreter.state.lists;
        lists.clear();
        self.spare_lists.push(lists);
        Ok(())
    }
}

impl Interpreter<'_, '_, '_> {
    /// What most formats are made of is done here, the rest by a call.
    fn elements(&mut self, elements: &'static [Element]) -> Parsed<()> {
        for element in elements {
            match &element.kind {
                ElementKind::Space | ElementKind::Newline => {}
                ElementKind::Literal(_, LiteralKind::Token(kind)) if self.p.at(*kind) => {
                    self.p.consume();
                }
                ElementKind::Operand(group, Arity::One) => self.single_operand(*group)?,
                ElementKind::Type { of, qualified } => self.types_of(*of, *qualified)?,
                ElementKind::AttrDict {
                    with_keyword: false,
                } if !self.p.at(TokenKind::LBrace) => {}
                ElementKind::Optional(group) => self.optional_group(group)?,
                kind => self.element(kind)?,
            }
        }
        Ok(())
    }

    fn element(&mut self, element: &'static ElementKind) -> Parsed<()> {
        match element {
            ElementKind::Literal(text, kind) => self.literal(text, *kind),
            ElementKind::Space | ElementKind::Newline => Ok(()),
            ElementKind::Operand(group, arity) => self.operand_group(*group, *arity),
            ElementKind::Operands => self.operands(),
            ElementKind::Attr(slot, style, true) => self.optional_attr(*slot, *style).map(|_| ()),
            ElementKind::Attr(slot, style, false) => self.attr(*slot, *style),
            ElementKind::ImpliedUnit(slot) => {
                self.state.op.set_slot(*slot, Some(Attribute::Unit));
                Ok(())
            }
            ElementKind::Property(number) => self.property(*number),
            ElementKind::ImpliedUnitProperty(number) => {
                self.set_property(*number, Property::new(true));
                Ok(())
            }
            ElementKind::Region(number) => self.region_group(*number),
            ElementKind::Regions => self.regions(),
            ElementKind::Successor(number) => self.successor_group(*number),
            ElementKind::Successors => self.successors(),
            ElementKind::Type { of, qualified } => self.types_of(*of, *qualified),
            ElementKind::FunctionalType(inputs, results) => self.functional_type(*inputs, *results),
            ElementKind::AttrDict { with_keyword } => self.attr_dict(*with_keyword),
            ElementKind::PropDict => self.prop_dict(),
            ElementKind::Custom(CustomElement::Required(directive), _) => {
                self.state.directive_offset = self.p.offset();
                (directive.parse)(self.p, &mut self.state)
            }
            ElementKind::Custom(CustomElement::Optional(directive), _) => {
                self.state.directive_offset = self.p.offset();
                (directive.parse)(self.p, &mut self.state).map(|_| ())
            }
            ElementKind::Optional(group) => self.optional_group(group),
            ElementKind::OiList(clauses) => self.oilist(clauses),
        }
    }

    fn literal(&mut self, text: &str, kind: LiteralKind) -> Parsed<()> {
        match kind {
            LiteralKind::Keyword => self.p.asm_mut().parse_keyword(text),
            LiteralKind::Token(kind) if self.p.at(kind) => {
                self.p.consume();
                Ok(())
            }
            LiteralKind::Token(_) => Err(self
                .p
                .asm_mut()
                .emit_wrong_token_error(format!("expected '{text}'"))),
        }
    }

    fn optional_literal(&mut self, text: &str, kind: LiteralKind) -> bool {
        match kind {
            LiteralKind::Keyword => self.p.parse_optional_keyword(text),
            LiteralKind::Token(kind) => self.p.consume_if(kind),
        }
    }

    /// Clauses in any order, each at most once, until none follows.
    fn oilist(&mut self, clauses: &'static [Clause]) -> Parsed<()> {
        let mut seen = vec![false; clauses.len()];
        while let Some(at) = self.oilist_clause(clauses) {
            if std::mem::replace(&mut seen[at], true) {
                let ElementKind::Literal(keyword, _) = clauses[at].keyword.kind else {
                    return Ok(());
                };
                let message = format!(
                    "`{keyword}` clause can appear at most once in the expansion of the oilist directive"
                );
                let offset = self.p.name_offset();
                return Err(self.p.emit_error(offset, message));
            }
            self.elements(&clauses[at].elements)?;
        }
        Ok(())
    }

    /// Parses the keyword of a clause, if one follows.
    fn oilist_clause(&mut self, clauses: &'static [Clause]) -> Option<usize> {
        clauses.iter().position(|clause| match clause.keyword.kind {
            ElementKind::Literal(keyword, kind) => self.optional_literal(keyword, kind),
            _ => false,
        })
    }

    /// The first element that is more than white space decides which branch
    /// was written.
    fn optional_group(&mut self, group: &'static OptionalGroup) -> Parsed<()> {
        let Some((guard, rest)) = group.then[group.spaces..].split_first() else {
            return self.elements(&group.otherwise);
        };
        let is_there = match &guard.kind {
            ElementKind::Literal(text, kind) => self.optional_literal(text, *kind),
            guard => self.guard(guard)?,
        };
        self.elements(if is_there { rest } else { &group.otherwise })
    }

    /// Parses the first element of a group, if it is there. A region that is
    /// empty counts as absent, as the printer takes it.
    fn guard(&mut self, element: &'static ElementKind) -> Parsed<bool> {
        match element {
            ElementKind::Attr(slot, style, _) => self.optional_attr(*slot, *style),
            ElementKind::Property(number) => self.optional_property(*number),
            ElementKind::Operand(group, arity) => {
                if *arity == Arity::One && !self.at_operand() {
                    return Ok(false);
                }
                self.operand_group(*group, *arity)?;
                let parsed = self.state.lists.operand_groups()[*group];
                Ok(!parsed.parts.is_empty() || !parsed.sizes.is_empty())
            }
            ElementKind::Region(number) if self.spec.regions[*number].variadic => {
                self.region_group(*number)?;
                Ok(!self.state.regions(*number).is_empty())
            }
            ElementKind::Region(number) => self.optional_region(*number),
            ElementKind::Custom(CustomElement::Optional(directive), _) => {
                self.state.directive_offset = self.p.offset();
                (directive.parse)(self.p, &mut self.state)
            }
            element => self.element(element).map(|()| true),
        }
    }

    fn at_operand(&self) -> bool {
        self.p.at(TokenKind::PercentIdentifier)
    }
}
