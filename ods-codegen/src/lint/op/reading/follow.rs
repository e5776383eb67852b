//! The tokens that may follow a place in a format.

use super::super::{may_be_empty, value_of};
use super::token::{Token, beginnings, types};
use crate::format::element::{DirectiveKind, FormatElement, OiList, OptionalGroup, Variable};
use crate::format::op::condition::{condition, elided_anchor};
use crate::format::op::{Arity, FormatContext};
use crate::limits::MAX_FOLLOWED;

/// Variables that are known to be present (`true`) or absent.
pub(super) type Known = Vec<(Variable, bool)>;

/// The elements after a place.
#[derive(Clone, Copy)]
pub(super) struct Rest<'a, 'r> {
    /// Those of the innermost sequence.
    pub(super) elements: &'a [FormatElement],
    /// The `oilist` if the sequence is one of its clauses: another clause may follow.
    pub(super) list: Option<&'a OiList>,
    /// The unit variable that the sequence does not print.
    pub(super) elided: Option<Variable>,
    /// Those after the sequence.
    pub(super) outer: Option<&'r Rest<'a, 'r>>,
}

impl Rest<'_, '_> {
    /// The elements after the one at `index`.
    pub(super) fn behind(self, index: usize) -> Self {
        Self {
            elements: &self.elements[index + 1..],
            ..self
        }
    }
}

/// `known`, and the variables that are known where the anchor of a group is present, or absent.
pub(super) fn knowing(known: &Known, anchors: &[Variable], present: bool) -> Known {
    let mut known = known.clone();
    match anchors {
        [anchor] if present => known.push((*anchor, true)),
        // Any of several makes the group present.
        _ if present => {}
        anchors => known.extend(anchors.iter().map(|anchor| (*anchor, false))),
    }
    known
}

/// Whether the group or clause with these anchors is known to be present, or to be absent.
fn presence(known: &Known, anchors: &[Variable]) -> Option<bool> {
    let of = |anchor: &Variable| {
        let mut known = known.iter().filter(|(variable, _)| variable == anchor);
        known.next().map(|(_, present)| *present)
    };
    if anchors.iter().any(|anchor| of(anchor) == Some(true)) {
        return Some(true);
    }
    let is_absent = anchors.iter().all(|anchor| of(anchor) == Some(false));
    is_absent.then_some(false)
}

/// The tokens that may come next.
pub(super) struct Follow<'a> {
    context: &'a FormatContext<'a>,
    steps: u32,
    /// Those of the operation.
    pub(super) tokens: Vec<Token<'a>>,
    /// Those that may follow the operation.
    pub(super) behind_operation: Vec<Token<'a>>,
}

impl<'a> Follow<'a> {
    /// The tokens that may come at `rest`.
    pub(super) fn of(context: &'a FormatContext<'a>, rest: &Rest<'a, '_>, known: &Known) -> Self {
        let mut follow = Self {
            context,
            steps: MAX_FOLLOWED,
            tokens: Vec::new(),
            behind_operation: Vec::new(),
        };
        follow.walk(rest, known);
        follow
    }

    fn walk(&mut self, rest: &Rest<'a, '_>, known: &Known) {
        for (index, element) in rest.elements.iter().enumerate() {
            if self.steps == 0 {
                return;
            }
            self.steps -= 1;
            let ends = match element {
                FormatElement::Optional(group) => {
                    self.walk_group(group, &rest.behind(index), known);
                    true
                }
                FormatElement::Variable(element) if rest.elided == Some(element.variable) => false,
                element => self.begins_with(element, known),
            };
            if ends {
                return;
            }
        }
        if let Some(list) = rest.list {
            self.push_clauses(list);
        }
        if let Some(outer) = rest.outer {
            return self.walk(outer, known);
        }
        let next: &[Token<'_>] = if self.context.ends_block {
            &[Token::Block]
        } else {
            &[Token::Value, Token::String]
        };
        self.behind_operation.extend_from_slice(next);
        self.behind_operation.push(Token::Text("loc"));
    }

    fn walk_group(&mut self, group: &'a OptionalGroup, behind: &Rest<'a, '_>, known: &Known) {
        let anchors = condition(group.anchor_element(), self.context).unwrap_or_default();
        let is_present = presence(known, &anchors);
        let elided = elided_anchor(group, self.context);
        for (elements, if_present) in [
            (&group.then_elements, !group.is_inverted()),
            (&group.else_elements, group.is_inverted()),
        ] {
            if is_present.is_none_or(|is_present| is_present == if_present) {
                let branch = Rest {
                    elements,
                    list: None,
                    elided,
                    outer: Some(behind),
                };
                self.walk(&branch, &knowing(known, &anchors, if_present));
            }
        }
    }

    fn push_clauses(&mut self, list: &'a OiList) {
        let clauses = list.clauses.iter();
        let keywords = clauses.map(|clause| Token::Text(&clause.literal.text));
        self.tokens.extend(keywords);
    }

    /// Adds the tokens that `element` may begin with; returns whether it always has a token. A
    /// part that users parse by hand counts as if it has.
    fn begins_with(&mut self, element: &'a FormatElement, known: &Known) -> bool {
        match element {
            FormatElement::Literal(literal) => self.tokens.push(Token::Text(&literal.text)),
            FormatElement::Whitespace(_) => return false,
            FormatElement::OiList(list) => {
                self.push_clauses(list);
                return false;
            }
            FormatElement::Variable(element) => {
                return self.begins_with_variable(element.variable, known);
            }
            FormatElement::Directive(directive) => {
                return self.begins_with_directive(&directive.kind, known);
            }
            FormatElement::Custom(_) | FormatElement::String(_) | FormatElement::Optional(_) => {}
        }
        true
    }

    fn begins_with_variable(&mut self, variable: Variable, known: &Known) -> bool {
        let context = self.context;
        let is_present = presence(known, &[variable]);
        if is_present == Some(false) {
            return false;
        }
        let (token, is_always_there) = match variable {
            Variable::Operand(index) => match context.operands[index].arity {
                Arity::VariadicOfVariadic => (Token::Text("("), false),
                arity => (Token::Value, !arity.is_variable_length()),
            },
            Variable::Region(index) => (Token::Text("{"), !context.regions[index].variadic),
            Variable::Successor(index) => (Token::Block, !context.successors[index].variadic),
            Variable::Attribute(index) => {
                let attribute = &context.attributes[index];
                self.tokens.extend(beginnings(attribute));
                return !attribute.is_optional() || is_present == Some(true);
            }
            Variable::Property(_) | Variable::Result(_) | Variable::Parameter(_) => return true,
        };
        self.tokens.push(token);
        is_always_there || is_present == Some(true)
    }

    fn begins_with_directive(&mut self, directive: &DirectiveKind, known: &Known) -> bool {
        let context = self.context;
        let (token, is_always_there) = match directive {
            DirectiveKind::AttrDict { with_keyword: true } => (Token::Text("attributes"), false),
            DirectiveKind::AttrDict { .. } => (Token::Text("{"), false),
            DirectiveKind::PropDict => (Token::Text("<"), false),
            DirectiveKind::Operands => (Token::Value, !may_be_empty(&context.operands)),
            DirectiveKind::Regions => {
                let mut regions = context.regions.iter();
                (Token::Text("{"), regions.any(|region| !region.variadic))
            }
            DirectiveKind::Successors => {
                let mut successors = context.successors.iter();
                (
                    Token::Block,
                    successors.any(|successor| !successor.variadic),
                )
            }
            DirectiveKind::FunctionalType { .. } => (Token::Text("("), true),
            DirectiveKind::Type { of, qualified } => {
                let Some(value) = value_of(context, *of) else {
                    return true;
                };
                if value.arity == Arity::VariadicOfVariadic {
                    self.tokens.push(Token::Text("("));
                } else if value.any_type || *qualified {
                    self.tokens.extend(types());
                }
                let is_present = of.as_variable().and_then(|of| presence(known, &[of]));
                return !value.arity.is_variable_length() || is_present == Some(true);
            }
            _ => return true,
        };
        self.tokens.push(token);
        is_always_there
    }
}
