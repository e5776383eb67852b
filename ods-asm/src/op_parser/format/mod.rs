//! Interprets the declarative assembly format of an op.
//!
//! The elements are parsed in order into a [`FormatState`]. Then, in MLIR's order, regions,
//! successors, segment sizes, result types, operands and inferred types are resolved.

mod assemble;
mod attributes;
mod lists;
mod sources;
mod state;
mod straight;
#[cfg(test)]
mod tests;
mod values;

pub(super) use lists::Lists;
pub use state::FormatState;
pub(super) use straight::{KnownDefaults, Numbered};

use super::api::OpParser;
use super::custom::NumberedInfo;
use super::tails::{TailKey, TailKind};
use crate::custom_form::{CustomDirective, OptionalCustomDirective};
use ods_ir::attributes::Attribute;
use ods_ir::ir::{EMPTY, OperationState};
use ods_ir::location::Location;
use ods_ir::op::format::{
    AttrStyle, Clause, CustomElement, Element, ElementKind, Format, OptionalGroup,
};
use ods_ir::op::spec::OpSpec;
use ods_ir::op::{OpInfo, Property};
use ods_ir::text::lexer::{Token, TokenKind};
use ods_ir::text::parser::{Parsed, SpellingSlot};
use smallvec::SmallVec;

/// The state of interpreting one op's format.
struct Interpreter<'p, 'a, 'ir> {
    p: &'p mut OpParser<'a, 'ir>,
    info: &'static OpInfo,
    spec: &'static OpSpec,
    format: &'static Format,
    state: FormatState<'p>,
    /// The inherent attributes of the `attr-dict`. At the end they replace attributes parsed by
    /// other elements.
    written: Vec<(usize, Attribute)>,
}

/// The parts of an operation that were parsed.
pub(super) enum Parts<'a> {
    /// All parts, in the parser's [`Numbered`]. The tail after the operands may be cached under this
    /// key.
    Numbered(Option<TailKey<'a>>),
    /// All parts. The tail after the operands may be cached under this key.
    State(Box<OperationState>, Option<TailKey<'a>>),
}

/// The first elements of a format: operands, punctuation, and at most one enum case that was parsed
/// before.
struct ReadElements<'a> {
    lists: Box<Lists>,
    /// The number of elements parsed.
    count: usize,
    /// The table number of the inherent attributes that they set.
    before: u32,
    /// An enum case that was not parsed before.
    new_case: Option<Token>,
    /// The only attribute, unless it is an enum case.
    attr: Option<(usize, Attribute)>,
    /// The key of the tail, if the elements reach it.
    tail: Option<TailKey<'a>>,
}

/// The meaning of an enum case as the first attribute of an operation.
#[derive(Clone, Copy)]
pub(super) struct KnownCase {
    /// The table number of the operation name.
    name: u32,
    /// The table number of its inherent attributes so far.
    inherent: u32,
    /// The sweep count of the `Ir`'s tables when the numbers were valid.
    sweeps: u32,
}

impl<'a> OpParser<'a, '_> {
    /// Parses the custom form of operation `name` after the name.
    pub(super) fn parse_format(
        &mut self,
        format: &'static Format,
        name: NumberedInfo,
        location: Location,
    ) -> Parsed<Parts<'a>> {
        let NumberedInfo { info, number } = name;
        let spec = info.spec();
        let mut read = ReadElements {
            lists: self.spare_lists.pop().unwrap_or_default(),
            count: 0,
            before: EMPTY,
            new_case: None,
            attr: None,
            tail: None,
        };
        if format.straight.is_none() {
            read.lists.make_room(spec);
        }
        if self.begin_format(format, number, &mut read)? {
            self.keep_lists(read.lists);
            return Ok(Parts::Numbered(None));
        }
        if let (Some(straight), Some(_)) = (&format.followed, read.tail)
            && self.read_straight(format, straight, name, &mut read)?
        {
            self.keep_lists(read.lists);
            return Ok(Parts::Numbered(read.tail));
        }
        let mut state = self.spare_state(info, location);
        if let Some((slot, value)) = read.attr.take() {
            state.set_slot(slot, Some(value));
        }
        if read.before != EMPTY {
            state.inherent = SmallVec::from(self.ir.numbered_slots(read.before));
        }
        let mut interpreter = Interpreter {
            p: self,
            info,
            spec,
            format,
            state: FormatState::new(spec, &mut state, read.lists),
            written: Vec::new(),
        };
        if let (Some(tail), None) = (format.tail, read.tail) {
            interpreter.elements(&format.elements[read.count..tail])?;
            read.count = tail;
            let Interpreter {
                p, state: parsed, ..
            } = &mut interpreter;
            let before = p.ir.slots_number(&parsed.op.inherent);
            if let Some(case) = read.new_case {
                p.keep_case(case, number, before, &format.elements[..tail]);
            }
            let key = p.tail_key(number, before, &parsed.lists);
            if p.known_tail(key, &parsed.lists.operands) {
                let lists = interpreter.state.lists;
                self.keep_lists(lists);
                self.keep_state(state);
                return Ok(Parts::Numbered(None));
            }
            read.tail = Some(key);
        }
        interpreter.elements(&format.elements[read.count..])?;
        match &format.straight {
            Some(straight) => interpreter.assemble_straight(straight)?,
            None => interpreter.assemble()?,
        }
        if !interpreter.written.is_empty() {
            interpreter.take_over_written();
        }
        let lists = interpreter.state.lists;
        self.keep_lists(lists);
        Ok(Parts::State(state, read.tail))
    }

    /// Parses the elements at the start of a format that need no operation state, and looks up the
    /// tail that follows. Returns whether it is cached; the parser's [`Numbered`] then has all parts.
    fn begin_format(
        &mut self,
        format: &'static Format,
        name: u32,
        read: &mut ReadElements<'a>,
    ) -> Parsed<bool> {
        let Some(tail) = format.tail else {
            return Ok(false);
        };
        for element in &format.elements[..tail] {
            match &element.kind {
                ElementKind::Space | ElementKind::Newline => {}
                ElementKind::Token(_, kind) if self.at(*kind) => {
                    self.consume();
                }
                ElementKind::SingleOperand(group) => {
                    let operand = self.parse_operand()?;
                    read.lists.push_single(*group, operand);
                }
                ElementKind::Attr(_, AttrStyle::Enum(_), false)
                    if read.before == EMPTY && self.at_keyword() =>
                {
                    let Some(before) = self.known_case(name) else {
                        read.new_case = Some(self.token());
                        return Ok(false);
                    };
                    read.before = before;
                    self.consume();
                }
                _ => return Ok(false),
            }
            read.count += 1;
        }
        let key = self.tail_key(name, read.before, &read.lists);
        read.tail = Some(key);
        Ok(self.known_tail(key, &read.lists.operands))
    }

    /// Returns the inherent attributes of an operation `name` that begins with the enum case at the
    /// current word, if one was parsed before.
    fn known_case(&mut self, name: u32) -> Option<u32> {
        let spelling = self.spelling(self.token());
        let case = *(self.known_cases).get(SpellingSlot::of(spelling), spelling)?;
        (case.name == name && case.sweeps == self.ir.sweeps()).then_some(case.inherent)
    }

    /// Caches the meaning of `case`, if it is the only attribute among `elements`.
    fn keep_case(&mut self, case: Token, name: u32, inherent: u32, elements: &[Element]) {
        let may_set = |element: &&Element| {
            !matches!(
                element.kind,
                ElementKind::Space
                    | ElementKind::Newline
                    | ElementKind::Token(..)
                    | ElementKind::SingleOperand(_)
            )
        };
        if elements.iter().filter(may_set).count() != 1 {
            return;
        }
        let spelling = self.spelling(case);
        let case = KnownCase {
            name,
            inherent,
            sweeps: self.ir.sweeps(),
        };
        (self.known_cases).insert(SpellingSlot::of(spelling), spelling, case);
    }

    /// An empty state of an operation.
    pub(super) fn spare_state(
        &mut self,
        info: &'static OpInfo,
        location: Location,
    ) -> Box<OperationState> {
        let Some(mut state) = self.spare_states.pop() else {
            return Box::new(OperationState::new(info, location));
        };
        state.begin(info, location);
        state
    }

    /// Keeps the memory of a state for another operation.
    pub(super) fn keep_state(&mut self, mut state: Box<OperationState>) {
        state.clear();
        self.spare_states.push(state);
    }

    fn keep_lists(&mut self, mut lists: Box<Lists>) {
        lists.clear();
        self.spare_lists.push(lists);
    }

    /// Returns the key of the tail at the current position, which follows the operands and
    /// the inherent attributes numbered `before`.
    fn tail_key(&mut self, name: u32, before: u32, lists: &Lists) -> TailKey<'a> {
        let kind = if lists.operands.is_empty() {
            TailKind::Whole
        } else {
            TailKind::Tail
        };
        let (text, start) = (self.text(), self.offset());
        self.tails.tail_key(text, start, (name, before), kind)
    }
}

impl Interpreter<'_, '_, '_> {
    #[cold]
    fn take_over_written(&mut self) {
        for (slot, value) in std::mem::take(&mut self.written) {
            self.state.op.set_slot(slot, Some(value));
        }
    }

    /// Handles the most frequent elements inline and calls functions for the others.
    fn elements(&mut self, elements: &'static [Element]) -> Parsed<()> {
        for element in elements {
            match &element.kind {
                ElementKind::Space | ElementKind::Newline => {}
                ElementKind::Token(_, kind) if self.p.at(*kind) => {
                    self.p.consume();
                }
                ElementKind::SingleOperand(group) => self.single_operand(*group)?,
                ElementKind::SingleType(of, constraint) => self.single_type(*of, constraint)?,
                ElementKind::AttrDict if !self.p.at(TokenKind::LBrace) => {}
                ElementKind::Optional(group) => self.optional_group(group)?,
                ElementKind::Region(number) => self.region_group(*number)?,
                kind => self.element(kind)?,
            }
        }
        Ok(())
    }

    fn element(&mut self, element: &'static ElementKind) -> Parsed<()> {
        match element {
            ElementKind::Keyword(text) => self.p.parse_keyword(text),
            ElementKind::Token(text, kind) => self.token(text, *kind),
            ElementKind::Space | ElementKind::Newline => Ok(()),
            ElementKind::SingleOperand(group) => self.single_operand(*group),
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
            ElementKind::SingleType(of, constraint) => self.single_type(*of, constraint),
            ElementKind::Type { of, .. } => self.types_of(*of),
            ElementKind::FunctionalType(inputs, results) => self.functional_type(*inputs, *results),
            ElementKind::AttrDict => self.attr_dict(false),
            ElementKind::AttrDictWithKeyword => self.attr_dict(true),
            ElementKind::PropDict => self.prop_dict(),
            ElementKind::Custom(directive, _) => self.custom(directive).map(|_| ()),
            ElementKind::Optional(group) => self.optional_group(group),
            ElementKind::OiList(clauses) => self.oilist(clauses),
        }
    }

    /// Parses a custom directive. Returns whether it was present.
    fn custom(&mut self, directive: &CustomElement) -> Parsed<bool> {
        self.state.directive_offset = self.p.offset();
        match directive {
            CustomElement::Required(directive) => {
                let directive = directive.get::<CustomDirective>();
                (directive.parse)(self.p, &mut self.state).map(|()| true)
            }
            CustomElement::Optional(directive) => {
                let directive = directive.get::<OptionalCustomDirective>();
                (directive.parse)(self.p, &mut self.state)
            }
        }
    }

    fn token(&mut self, text: &str, kind: TokenKind) -> Parsed<()> {
        if self.p.consume_if(kind) {
            return Ok(());
        }
        Err(self.p.emit_wrong_token_error(format!("expected '{text}'")))
    }

    /// Parses clauses in any order, each at most once, until no clause follows.
    fn oilist(&mut self, clauses: &'static [Clause]) -> Parsed<()> {
        let mut seen = vec![false; clauses.len()];
        while let Some(at) = self.oilist_clause(clauses) {
            if std::mem::replace(&mut seen[at], true) {
                let (ElementKind::Keyword(keyword) | ElementKind::Token(keyword, _)) =
                    clauses[at].keyword.kind
                else {
                    return Ok(());
                };
                let message = format!(
                    "`{keyword}` clause can appear at most once in the expansion of the oilist directive"
                );
                return Err(self.p.emit_error(self.p.name_offset(), message));
            }
            self.elements(&clauses[at].elements)?;
        }
        Ok(())
    }

    /// Parses the keyword of a clause, if present.
    fn oilist_clause(&mut self, clauses: &'static [Clause]) -> Option<usize> {
        clauses.iter().position(|clause| match clause.keyword.kind {
            ElementKind::Keyword(keyword) => self.p.parse_optional_keyword(keyword),
            ElementKind::Token(_, kind) => self.p.consume_if(kind),
            _ => false,
        })
    }

    /// The first element that is not whitespace decides which branch is parsed.
    fn optional_group(&mut self, group: &'static OptionalGroup) -> Parsed<()> {
        let Some((guard, rest)) = group.then[group.spaces..].split_first() else {
            return self.elements(&group.otherwise);
        };
        let is_there = match &guard.kind {
            ElementKind::Keyword(text) => self.p.parse_optional_keyword(text),
            ElementKind::Token(_, kind) => self.p.consume_if(*kind),
            guard => self.guard(guard)?,
        };
        self.elements(if is_there { rest } else { &group.otherwise })
    }

    /// Parses the first element of a group, if present. Like the printer, treats an empty region as
    /// absent.
    fn guard(&mut self, element: &'static ElementKind) -> Parsed<bool> {
        match element {
            ElementKind::Attr(slot, style, _) => self.optional_attr(*slot, *style),
            ElementKind::Property(number) => self.optional_property(*number),
            ElementKind::SingleOperand(_) if !self.at_operand() => Ok(false),
            ElementKind::Operand(group, arity) => {
                self.operand_group(*group, *arity)?;
                let lists = &self.state.lists;
                Ok(!lists.operands(*group).is_empty() || !lists.sizes(*group).is_empty())
            }
            ElementKind::Region(number) if self.spec.regions[*number].variadic => {
                self.region_group(*number)?;
                Ok(!self.state.regions(*number).is_empty())
            }
            ElementKind::Region(number) => self.optional_region(*number),
            ElementKind::Custom(directive, _) => self.custom(directive),
            element => self.element(element).map(|()| true),
        }
    }

    fn at_operand(&self) -> bool {
        self.p.at(TokenKind::PercentIdentifier)
    }
}
