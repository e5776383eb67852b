//! Text that can be parsed in two ways.
//!
//! The next token tells the parser whether an optional group, clause, dictionary or value
//! follows, and whether a list goes on. If the text after it may begin with the same token, the
//! parser can misread what the printer wrote. MLIR reports the few cases that `ambiguity` finds;
//! this module finds the others. The text of parts that users parse by hand (custom directives,
//! properties, attributes and types with parsers) is unknown. A value outside of groups may be
//! required by the op's verifier, if it has one.

mod follow;
mod token;

use self::follow::{Follow, Known, Rest, knowing};
use self::token::{Token, taken_for, types};
use super::{may_be_empty, value_of};
use crate::format::element::{
    DirectiveKind, FormatElement, OiList, OptionalGroup, TypeArgument, Variable,
};
use crate::format::error::FormatError;
use crate::format::op::condition::{condition, elided_anchor};
use crate::format::op::{Arity, AttributeSyntax, FormatContext};
use ods_lookup::LookupSet;

/// Finds the places in a format at which its text can be read in two ways.
pub(super) fn find_double_readings<'a>(
    context: &'a FormatContext<'a>,
    elements: &'a [FormatElement],
) -> Vec<FormatError> {
    let mut readings = Readings {
        context,
        warnings: Vec::new(),
    };
    let all = Rest {
        elements,
        list: None,
        elided: None,
        outer: None,
    };
    readings.check_sequence(&all, &Known::new());
    readings.warnings
}

struct Readings<'a> {
    context: &'a FormatContext<'a>,
    warnings: Vec<FormatError>,
}

impl<'a> Readings<'a> {
    fn check_sequence(&mut self, sequence: &Rest<'a, '_>, known: &Known) {
        for (index, element) in sequence.elements.iter().enumerate() {
            let behind = sequence.behind(index);
            let place = Place {
                start: element.span().start,
                behind: &behind,
                known,
            };
            match element {
                FormatElement::Optional(group) => self.check_group(group, &behind, known),
                FormatElement::OiList(list) => self.check_list(list, &behind, known),
                FormatElement::Variable(variable) if sequence.elided != Some(variable.variable) => {
                    self.check_variable(variable.variable, variable.qualified, place);
                }
                FormatElement::Directive(directive) => {
                    self.check_directive(&directive.kind, place);
                }
                _ => {}
            }
        }
    }

    /// The first element that is not white space tells whether a group follows.
    fn check_group(&mut self, group: &'a OptionalGroup, behind: &Rest<'a, '_>, known: &Known) {
        let context = self.context;
        let anchors = condition(group.anchor_element(), context).unwrap_or_default();
        let branch = |elements: &'a [FormatElement]| Rest {
            elements,
            list: None,
            elided: elided_anchor(group, context),
            outer: Some(behind),
        };
        let (then, otherwise) = (branch(&group.then_elements), branch(&group.else_elements));
        let in_then = knowing(known, &anchors, !group.is_inverted());
        let in_else = knowing(known, &anchors, group.is_inverted());
        let guard = (group.then_elements.iter()).find(|element| !element.is_whitespace());
        if let Some(guard) = guard {
            let place = Place {
                start: guard.span().start,
                behind: &otherwise,
                known: &in_else,
            };
            self.check_absent("this group", &self.guard_tokens(guard), place);
        }
        self.check_sequence(&then, &in_then);
        self.check_sequence(&otherwise, &in_else);
    }

    /// The tokens that tell that a group follows.
    fn guard_tokens(&self, guard: &'a FormatElement) -> Vec<Token<'a>> {
        let context = self.context;
        let variable = match guard {
            FormatElement::Literal(literal) => return vec![Token::Text(&literal.text)],
            FormatElement::Variable(element) => element.variable,
            _ => return Vec::new(),
        };
        match variable {
            Variable::Attribute(index) => taken_for(&context.attributes[index]),
            Variable::Operand(index) => vec![operand_token(context, index)],
            Variable::Region(_) => vec![Token::Text("{")],
            _ => Vec::new(),
        }
    }

    fn check_list(&mut self, list: &'a OiList, behind: &Rest<'a, '_>, known: &Known) {
        let mut keywords = LookupSet::default();
        for clause in &list.clauses {
            let literal = &clause.literal;
            if keywords.insert(literal.text.as_str()) {
                let place = Place {
                    start: literal.span.start,
                    behind,
                    known,
                };
                self.check_absent("this clause", &[Token::Text(&literal.text)], place);
            } else {
                let message = format!(
                    "`{}` also begins an earlier clause, and is always read as that one",
                    literal.text
                );
                self.warnings
                    .push(FormatError::new(literal.span.start, message));
            }
            let variables = clause.variables();
            let sequence = Rest {
                elements: &clause.elements,
                list: Some(list),
                elided: None,
                outer: Some(behind),
            };
            self.check_sequence(&sequence, &knowing(known, &variables, true));
        }
    }

    fn check_variable(&mut self, variable: Variable, qualified: bool, place: Place<'a, '_>) {
        let context = self.context;
        let (is_list, may_be_empty, token) = match variable {
            Variable::Operand(index) => {
                let arity = context.operands[index].arity;
                let is_list = matches!(arity, Arity::Variadic | Arity::VariadicOfVariadic);
                let token = operand_token(context, index);
                (is_list, arity.is_variable_length(), token)
            }
            Variable::Region(index) => {
                let variadic = context.regions[index].variadic;
                (variadic, variadic, Token::Text("{"))
            }
            Variable::Successor(index) => {
                let variadic = context.successors[index].variadic;
                (variadic, variadic, Token::Block)
            }
            Variable::Attribute(index) => {
                let attribute = &context.attributes[index];
                // MLIR reports it in a group.
                if !attribute.typed && (qualified || attribute.syntax == AttributeSyntax::Any) {
                    let message = "a `:` may follow, and is taken for the type of this attribute";
                    self.check_next(Token::Text(":"), message, place);
                }
                return;
            }
            _ => return,
        };
        if may_be_empty && !context.verified.further && !place.known.contains(&(variable, true)) {
            let what = if is_list { "this list" } else { "this value" };
            let known = knowing(place.known, &[variable], false);
            self.check_absent(what, &[token], place.knowing(&known));
        }
        if is_list {
            self.check_comma(&knowing(place.known, &[variable], true), place);
        }
    }

    fn check_directive(&mut self, directive: &DirectiveKind, place: Place<'a, '_>) {
        let context = self.context;
        let further = context.verified.further;
        let (may_be_empty, token) = match directive {
            DirectiveKind::AttrDict { with_keyword } => {
                let token = if *with_keyword { "attributes" } else { "{" };
                return self.check_absent("this dictionary", &[Token::Text(token)], place);
            }
            DirectiveKind::PropDict => {
                return self.check_absent("this dictionary", &[Token::Text("<")], place);
            }
            DirectiveKind::Operands => (!further && may_be_empty(&context.operands), Token::Value),
            DirectiveKind::Regions => {
                let may_be_empty = context.regions.iter().all(|region| region.variadic);
                (!further && may_be_empty, Token::Text("{"))
            }
            DirectiveKind::Successors => {
                let mut successors = context.successors.iter();
                (successors.all(|successor| successor.variadic), Token::Block)
            }
            DirectiveKind::Type { of, .. } => return self.check_types(*of, place),
            _ => return,
        };
        if may_be_empty {
            self.check_absent("this list", &[token], place);
        }
        self.check_comma(place.known, place);
    }

    fn check_types(&mut self, of: TypeArgument, place: Place<'a, '_>) {
        let arity = value_of(self.context, of).map_or(Arity::Variadic, |value| value.arity);
        let variables: Vec<Variable> = of.as_variable().into_iter().collect();
        let is_present = |of: &Variable| place.known.contains(&(*of, true));
        if arity == Arity::Optional && !variables.iter().any(is_present) {
            let known = knowing(place.known, &variables, false);
            self.check_absent("this type", &types(), place.knowing(&known));
        }
        if matches!(arity, Arity::Variadic | Arity::VariadicOfVariadic) {
            self.check_comma(&knowing(place.known, &variables, true), place);
        }
    }

    /// A comma that follows a list must not be read as part of it.
    fn check_comma(&mut self, known: &Known, place: Place<'a, '_>) {
        let message = "a following `,` is read as part of this list";
        self.check_next(Token::Text(","), message, place.knowing(known));
    }

    fn check_next(&mut self, token: Token<'a>, message: &str, place: Place<'a, '_>) {
        let follow = Follow::of(self.context, place.behind, place.known);
        if follow.tokens.contains(&token) {
            self.warnings.push(FormatError::new(place.start, message));
        }
    }

    /// Text that follows an absent part must not be read as that part.
    fn check_absent(&mut self, what: &str, tokens: &[Token<'a>], place: Place<'a, '_>) {
        let follow = Follow::of(self.context, place.behind, place.known);
        let find = |next: &[Token<'a>]| next.iter().find(|next| tokens.contains(next)).copied();
        let message = if let Some(token) = find(&follow.tokens) {
            let token = token.describe();
            format!("where {what} is absent, {token} may follow, and is taken for its beginning")
        } else if let Some(token) = find(&follow.behind_operation) {
            let next = match token {
                Token::Value => "the `%` of the next operation".to_owned(),
                Token::Block => "the `^` of the next block".to_owned(),
                Token::String => "the string that the next operation begins with".to_owned(),
                token => format!("the {} of a location", token.describe()),
            };
            format!("where {what} is absent, {next} is taken for its beginning")
        } else {
            return;
        };
        self.warnings.push(FormatError::new(place.start, message));
    }
}

/// The place of an element, and what is known there.
#[derive(Clone, Copy)]
struct Place<'a, 'r> {
    start: usize,
    behind: &'r Rest<'a, 'r>,
    known: &'r Known,
}

impl<'r> Place<'_, 'r> {
    fn knowing(self, known: &'r Known) -> Self {
        Self { known, ..self }
    }
}

fn operand_token<'a>(context: &FormatContext<'_>, index: usize) -> Token<'a> {
    match context.operands[index].arity {
        Arity::VariadicOfVariadic => Token::Text("("),
        _ => Token::Value,
    }
}
