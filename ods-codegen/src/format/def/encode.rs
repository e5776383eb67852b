//! Turns a format of an attribute or a type into the text that the runtime interprets.
//!
//! Words separated by one blank, as for ops (see [`op::encode`]); a word that
//! prints may begin with `_`: the printer writes a space first. N is the index
//! of a parameter.
//!
//! | word | parse | print |
//! |---|---|---|
//! | `'TEXT` | the literal TEXT | TEXT |
//! | `.sp` `.nl` | nothing | one space, a new line |
//! | `$N` `$Nq` | parameter N in its own syntax, in full (`qualified`) | the same |
//! | `params($N,…)` | the parameters, with commas between them | the same |
//! | `struct(MEMBER,…)` | `name = value` pairs, in any order, with commas | the same, in this order |
//! | `cREF(ARG,…)` | the custom directive in `refs[REF]` | the same |
//! | `(COND … )` | optional group: `…` is there if its guard is | `…` if COND holds |
//! | `(COND … \| … )` | the same, else the second part | the second part if COND does not hold |
//! | `(!COND … \| … )` | the same as without `!` | the first part if COND does *not* hold |
//!
//! MEMBER: `$N` `$Nq` `cREF($N)`. ARG: `$N` `$Nq`, with a leading `&` for
//! `ref(…)`; `"` is a string, which the directive's function knows. COND:
//! `$N` joined by `,`, of which one must differ from its default.
//!
//! A parameter with a default prints nothing, not even its space, when it
//! equals the default; in `params` and `struct` its comma and name go with it.
//! `params` stops where no comma follows, if all that remain have defaults; a
//! `struct` may leave out those with defaults, and may be empty if all have.
//! The guard of a group is its first word other than `.sp` and `.nl`: a
//! literal, a parameter or a custom directive.
//!
//! [`op::encode`]: mod@crate::format::op::encode

use super::DefFormat;
use super::group::parameters;
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, OptionalGroup, Variable, WhitespaceKind,
};
use crate::format::spacing::Spacing;
use crate::format::word::{Word, WordKind, join};

/// Encodes a format; `custom` numbers the functions that its custom directives call.
pub fn encode(format: &DefFormat, custom: &mut dyn FnMut(&CustomDirective) -> usize) -> String {
    join(&words(&format.elements, custom))
}

pub(super) fn words(
    elements: &[FormatElement],
    custom: &mut dyn FnMut(&CustomDirective) -> usize,
) -> Vec<Word> {
    let mut encoder = Encoder {
        custom,
        spacing: Spacing::new(),
        words: Vec::new(),
    };
    encoder.elements(elements);
    encoder.words
}

struct Encoder<'e> {
    custom: &'e mut dyn FnMut(&CustomDirective) -> usize,
    spacing: Spacing,
    words: Vec<Word>,
}

impl Encoder<'_> {
    fn push(&mut self, space: bool, kind: WordKind, text: impl Into<String>) {
        self.words.push(Word {
            space,
            kind,
            text: text.into(),
        });
    }

    fn printed(&mut self, text: String) {
        let space = self.spacing.element();
        self.push(space, WordKind::Element, text);
    }

    fn elements(&mut self, elements: &[FormatElement]) {
        for element in elements {
            self.element(element);
        }
    }

    fn element(&mut self, element: &FormatElement) {
        match element {
            FormatElement::Literal(literal) => {
                let space = self.spacing.literal(&literal.text);
                self.push(space, WordKind::Literal, format!("'{}", literal.text));
            }
            FormatElement::Whitespace(whitespace) => self.whitespace(whitespace.kind),
            FormatElement::Optional(group) => self.group(group),
            _ => {
                let text = self.text(element);
                self.printed(text);
            }
        }
    }

    fn whitespace(&mut self, kind: WhitespaceKind) {
        self.spacing.definition_whitespace(kind);
        match kind {
            WhitespaceKind::Empty => {}
            WhitespaceKind::Space => self.push(false, WordKind::Space, ".sp"),
            WhitespaceKind::Newline => self.push(false, WordKind::Space, ".nl"),
        }
    }

    /// Returns the word for an element or an argument of a directive.
    fn text(&mut self, element: &FormatElement) -> String {
        match element {
            FormatElement::Variable(element) => {
                let Variable::Parameter(index) = element.variable else {
                    unreachable!("attributes and types have parameters only");
                };
                format!("${index}{}", if element.qualified { "q" } else { "" })
            }
            FormatElement::Custom(custom) => {
                let arguments = self.list(&custom.arguments);
                format!("c{}({arguments})", (self.custom)(custom))
            }
            FormatElement::Directive(directive) => match &directive.kind {
                DirectiveKind::Ref(element) => format!("&{}", self.text(element)),
                DirectiveKind::Params(members) => format!("params({})", self.list(members)),
                DirectiveKind::Struct(members) => format!("struct({})", self.list(members)),
                _ => unreachable!("the grammar refuses directives of ops"),
            },
            // All that remains is a string, for only a custom directive has other arguments.
            _ => "\"".to_owned(),
        }
    }

    fn list(&mut self, elements: &[FormatElement]) -> String {
        let texts: Vec<_> = elements.iter().map(|element| self.text(element)).collect();
        texts.join(",")
    }

    fn group(&mut self, group: &OptionalGroup) {
        let anchors = parameters(group.anchor_element());
        let condition: Vec<_> = anchors.iter().map(|index| format!("${index}")).collect();
        let inverted = if group.is_inverted() { "!" } else { "" };
        self.push(
            false,
            WordKind::Silent,
            format!("({inverted}{}", condition.join(",")),
        );
        // What follows the first branch, or stands in the second one, begins where the first one does.
        let before = self.spacing;
        self.elements(&group.then_elements);
        self.spacing = before;
        if !group.else_elements.is_empty() {
            self.push(false, WordKind::Silent, "|");
            self.elements(&group.else_elements);
        }
        self.push(false, WordKind::Silent, ")");
    }
}
