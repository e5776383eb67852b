//! Words that print without a space between them, which the lexer reads as one.
//!
//! An empty literal removes a space that the parser needs; `-` and `>` print as an arrow.

use super::value_of;
use crate::format::element::{DirectiveKind, FormatElement, Variable, WhitespaceKind};
use crate::format::error::FormatError;
use crate::format::op::condition::elided_anchor;
use crate::format::op::{Arity, AttributeSyntax, FormatContext, ValueInfo};
use crate::format::spacing::Spacing;

/// Finds the elements that the lexer would join with the word before them.
pub(super) fn find_glued(
    context: &FormatContext<'_>,
    elements: &[FormatElement],
) -> Vec<FormatError> {
    let mut glue = Glue {
        context,
        spacing: Spacing::new(),
        before: Before::Word,
        warnings: Vec::new(),
    };
    glue.check_elements(elements, None);
    glue.warnings
}

/// What precedes an element without a space.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// The end of a word, such as the op's name.
    Word,
    /// `-`
    Minus,
    Other,
}

struct Glue<'c, 'a> {
    context: &'c FormatContext<'a>,
    spacing: Spacing,
    before: Before,
    warnings: Vec<FormatError>,
}

fn is_word_character(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.')
}

impl Glue<'_, '_> {
    fn check_elements(&mut self, elements: &[FormatElement], elided: Option<Variable>) {
        for element in elements {
            match element {
                FormatElement::Whitespace(white) => self.pass_whitespace(white.kind),
                FormatElement::Literal(literal) => {
                    let space = self.spacing.literal(&literal.text);
                    self.pass_literal(&literal.text, space, literal.span.start);
                }
                FormatElement::Optional(group) => {
                    let elided = elided_anchor(group, self.context);
                    self.check_elements(&group.then_elements, elided);
                    self.check_elements(&group.else_elements, elided);
                    // All of the group may be absent.
                    self.before = Before::Other;
                }
                FormatElement::OiList(list) => {
                    for clause in &list.clauses {
                        let text = &clause.literal.text;
                        let space = self.spacing.literal(text);
                        self.pass_literal(text, space, clause.literal.span.start);
                        self.check_elements(&clause.elements, None);
                    }
                    self.before = Before::Other;
                }
                FormatElement::Variable(variable) if elided == Some(variable.variable) => {}
                FormatElement::Directive(directive)
                    if matches!(
                        directive.kind,
                        DirectiveKind::AttrDict { .. } | DirectiveKind::PropDict
                    ) =>
                {
                    self.spacing.dictionary();
                    // An empty dictionary leaves `before` as it is.
                }
                element => {
                    let space = self.spacing.element();
                    let (begins, ends) = self.words_of(element);
                    self.check(begins && !space, element.span().start);
                    self.before = if ends { Before::Word } else { Before::Other };
                }
            }
        }
    }

    fn pass_whitespace(&mut self, kind: WhitespaceKind) {
        match kind {
            WhitespaceKind::Empty => self.spacing.empty(),
            WhitespaceKind::Space => {
                self.spacing.space();
                self.before = Before::Other;
            }
            WhitespaceKind::Newline => self.before = Before::Other,
        }
    }

    fn pass_literal(&mut self, text: &str, space: bool, start: usize) {
        self.check(!space && text.starts_with(is_word_character), start);
        if !space && text == ">" && self.before == Before::Minus {
            let message =
                "`-` and `>` are printed as `->` here, which is read as an arrow: write `` `->` ``";
            self.warnings.push(FormatError::new(start, message));
        }
        self.before = match text {
            "-" => Before::Minus,
            _ if text.ends_with(is_word_character) => Before::Word,
            _ => Before::Other,
        };
    }

    fn check(&mut self, sticks: bool, start: usize) {
        if sticks && self.before == Before::Word {
            let message =
                "no space is printed before this, so it is read as part of the word before it";
            self.warnings.push(FormatError::new(start, message));
        }
    }

    /// Whether an element surely begins with a character of a word, and whether it surely ends with one.
    fn words_of(&self, element: &FormatElement) -> (bool, bool) {
        let context = self.context;
        match element {
            FormatElement::Variable(element) => match element.variable {
                Variable::Operand(index) => (false, context.operands[index].arity == Arity::One),
                Variable::Successor(index) => (false, !context.successors[index].variadic),
                Variable::Attribute(index) => {
                    let attribute = &context.attributes[index];
                    match (attribute.syntax, attribute.class) {
                        (AttributeSyntax::EnumKeyword, _) => (true, true),
                        (_, "IntegerAttr" | "FloatAttr" | "BoolAttr") => {
                            (attribute.typed, attribute.typed)
                        }
                        _ => (false, false),
                    }
                }
                _ => (false, false),
            },
            FormatElement::Directive(directive) => match directive.kind {
                DirectiveKind::Type { of, .. } => {
                    let is_word =
                        |value: &ValueInfo<'_>| value.any_type && value.arity == Arity::One;
                    (value_of(context, of).is_some_and(is_word), false)
                }
                _ => (false, false),
            },
            _ => (false, false),
        }
    }
}
