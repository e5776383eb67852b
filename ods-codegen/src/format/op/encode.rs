//! Turns a parsed format into the text that the runtime interprets.
//!
//! # The program
//!
//! Words separated by one blank. A word of an element that prints may begin
//! with `_`: the printer writes a space first. `N` is a decimal index.
//!
//! | word | parse | print |
//! |---|---|---|
//! | `'TEXT` | the literal TEXT (never empty, no blanks) | TEXT |
//! | `.sp` `.nl` | nothing | one space, a new line |
//! | `oN` | operand group N, as its arity says | the same |
//! | `*o` | all operands, a list that may be empty | the same |
//! | `aN:STYLE` | the attribute in slot N, required | the attribute |
//! | `aN:STYLE?` | the attribute in slot N if one stands there | the attribute, nothing if it is missing |
//! | `pN` | property N | the same |
//! | `uN` `upN` | nothing; sets the unit attribute in slot N, the unit property N | nothing |
//! | `rN` `*r` | region N, all regions | the same |
//! | `sN` `*s` | successor N, all successors | the same |
//! | `toN` `trN` `*to` `*tr` | the types of operand group N, of result group N, of all operands, of all results | the same |
//! | `toNq` `trNq` | the same in full (`qualified`); also `*toq` `*trq` | the same |
//! | `fn(X,Y)` | a function type of the types of X and Y, each `oN` (operand) `rN` (result) `*o` `*r` | the same |
//! | `dict` `dictkw` | `attr-dict`, `attr-dict-with-keyword` | the same, with their own space |
//! | `propdict` | `prop-dict` | a space, then the dictionary if it is not empty |
//! | `cREF(ARG,…)` | the custom directive in `refs[REF]`; ARG tells what it binds, see below | the same |
//! | `(COND … )` | optional group: `…` is there if its guard is | `…` if COND holds |
//! | `(COND … \| … )` | the same, else the second part | the second part if COND does not hold |
//! | `(!COND … \| … )` | the same as without `!` | the first part if COND does *not* hold |
//! | `[ COND 'KEYWORD … ; … ]` | oilist: any clause, any order, each once | each clause whose COND holds |
//!
//! STYLE: `eREF` an enum's keyword, the enum in `refs[REF]`; `s` a symbol name;
//! `t` the value without its type, which the constraint tells; `g` the generic
//! syntax; `p` the attribute's own syntax, without `#dialect.mnemonic`.
//!
//! COND: variables joined by `,`, of which one must be present: `oN`, `rN`
//! (result) if not empty, `aN` if set and not equal to its default, `pN` if not
//! equal to its default, `GN` (region) if not empty. In an oilist `-` is a
//! clause that never prints.
//!
//! The guard of a group is its first word other than `.sp` and `.nl`: a
//! literal, attribute, property, operand, region or custom directive, which is
//! parsed optionally. Everything after it, and all of the else branch, is
//! required. In an oilist the keyword word may begin with `_`; a clause of just
//! a unit attribute is `COND 'KEYWORD uN`.
//!
//! ARG: `aN` `pN` `oN` `GN` (region) `sN`, `toN` `trN`, `dict`, `propdict`; with
//! a leading `&` for `ref(…)`, where also `*o` `*r` (regions) `*s` `*to` `*tr`
//! may occur; `$` is a string, which the directive's function knows. An
//! attribute that is an argument without `&` counts as part of the format, and
//! so stays out of `attr-dict`.
//!
//! # The types
//!
//! One `resolve` line for each operand or result whose type is not written:
//!
//! | line | the type is |
//! |---|---|
//! | `resolve X build` | what the constraint of X builds |
//! | `resolve X same Y` | that of Y, an operand `oN` or a result `rN` |
//! | `resolve X attr SLOT` | the type of the attribute in SLOT |
//! | `resolve X via REF Y` | what the transformer in `refs[REF]` makes of the types of Y, which is `oN`, `rN` or `aSLOT` |
//! | `resolve X elements Y` | the element type of Y's shaped type, once for each element |
//! | `resolve X infer` | inferred by the op, after everything else is known |
//!
//! If Y is variadic, all its types are meant, one for each value of X; otherwise
//! its only type, for every value of X (a variadic result X then has one value).
//! The transformer gets a list if Y is variadic and gives one if X is
//! ([`Transform`] says so); an optional Y without value gives nothing.
//!
//! Before `via` and `elements` the written types of Y are checked against Y's
//! constraint.

use std::fmt::Write as _;

use super::OpFormat;
use super::condition::{condition, elided_anchor, elided_clause};
use super::context::{AttributeSyntax, FormatContext};
use super::types::TypeSource;
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, OIList, OptionalGroup, TypeArgument, Variable,
    WhitespaceKind,
};
use crate::format::spacing::Spacing;
use crate::format::word::{Word, WordKind, join};

/// Gives numbers to the things that a format refers to by `REF`.
pub trait FormatRefs {
    /// Returns the number of the functions that a custom directive calls;
    /// `is_guard`: an optional group starts with it.
    fn custom(&mut self, directive: &CustomDirective, is_guard: bool) -> usize;
    /// Returns the number of the keywords of an enum attribute.
    fn enum_keywords(&mut self, attribute: usize) -> usize;
    /// Returns the number of a transformer of types.
    fn transform(&mut self, transform: &Transform<'_>) -> usize;
}

/// A transformer of types, with what it is applied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transform<'a> {
    /// The code; `$_self` is the type or types of `from`.
    pub code: &'a str,
    /// The operand, result or attribute whose type is transformed.
    pub from: Variable,
    /// Whether `$_self` is a list of types: `from` is variadic.
    pub from_range: bool,
    /// Whether the code gives a list of types: what it resolves is variadic.
    pub to_range: bool,
}

/// A format as the runtime reads it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EncodedFormat {
    /// The program.
    pub program: String,
    /// The `resolve` lines.
    pub resolve: Vec<String>,
}

/// Encodes a format of the op that `context` describes.
pub fn encode(
    format: &OpFormat,
    context: &FormatContext<'_>,
    refs: &mut dyn FormatRefs,
) -> EncodedFormat {
    let program = join(&words(&format.elements, context, refs));
    EncodedFormat {
        program,
        resolve: resolve_lines(format, context, refs),
    }
}

/// Returns the words of a program.
pub(super) fn words(
    elements: &[FormatElement],
    context: &FormatContext<'_>,
    refs: &mut dyn FormatRefs,
) -> Vec<Word> {
    let mut encoder = Encoder {
        context,
        refs,
        spacing: Spacing::new(),
        words: Vec::new(),
    };
    encoder.elements(elements, Place::Outside);
    encoder.words
}

/// Whether an attribute that may be missing is parsed optionally.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At the top level or in a clause.
    Outside,
    /// In a group, where only the guard is optional.
    Group,
}

struct Encoder<'e, 'a> {
    context: &'e FormatContext<'a>,
    refs: &'e mut dyn FormatRefs,
    spacing: Spacing,
    words: Vec<Word>,
}

impl Encoder<'_, '_> {
    fn push(&mut self, space: bool, kind: WordKind, text: impl Into<String>) {
        self.words.push(Word {
            space,
            kind,
            text: text.into(),
        });
    }

    fn silent(&mut self, text: impl Into<String>) {
        self.push(false, WordKind::Silent, text);
    }

    fn printed(&mut self, text: impl Into<String>) {
        let space = self.spacing.element();
        self.push(space, WordKind::Element, text);
    }

    fn literal(&mut self, text: &str) {
        let space = self.spacing.literal(text);
        self.push(space, WordKind::Literal, format!("'{text}"));
    }

    fn elements(&mut self, elements: &[FormatElement], place: Place) {
        for element in elements {
            self.element(element, place);
        }
    }

    fn element(&mut self, element: &FormatElement, place: Place) {
        match element {
            FormatElement::Literal(literal) => self.literal(&literal.text),
            FormatElement::Whitespace(whitespace) => self.whitespace(whitespace.kind),
            FormatElement::Variable(element) => {
                let text = self.variable(element.variable, element.qualified, place);
                self.printed(text);
            }
            FormatElement::Directive(directive) => self.directive(&directive.kind),
            FormatElement::Custom(custom) => self.custom(custom, false),
            FormatElement::OIList(list) => self.oilist(list),
            FormatElement::Optional(group) => self.group(group),
            // Strings are arguments of custom directives only.
            FormatElement::String(_) => {}
        }
    }

    fn whitespace(&mut self, kind: WhitespaceKind) {
        match kind {
            WhitespaceKind::Empty => self.spacing.empty(),
            WhitespaceKind::Space => {
                self.spacing.space();
                self.push(false, WordKind::Space, ".sp");
            }
            WhitespaceKind::Newline => self.push(false, WordKind::Space, ".nl"),
        }
    }

    fn variable(&mut self, variable: Variable, qualified: bool, place: Place) -> String {
        match variable {
            Variable::Attribute(slot) => {
                let style = self.attribute_style(slot, qualified);
                let optional =
                    place == Place::Outside && self.context.attributes[slot].is_optional();
                format!("a{slot}:{style}{}", if optional { "?" } else { "" })
            }
            Variable::Property(index) => format!("p{index}"),
            Variable::Operand(index) => format!("o{index}"),
            Variable::Region(index) => format!("r{index}"),
            Variable::Successor(index) => format!("s{index}"),
            Variable::Result(_) | Variable::Parameter(_) => {
                unreachable!("the grammar refuses results outside of `type`")
            }
        }
    }

    fn attribute_style(&mut self, slot: usize, qualified: bool) -> String {
        let attribute = &self.context.attributes[slot];
        match attribute.syntax {
            AttributeSyntax::EnumKeyword => format!("e{}", self.refs.enum_keywords(slot)),
            AttributeSyntax::SymbolName => "s".to_owned(),
            _ if attribute.typed => "t".to_owned(),
            AttributeSyntax::Own if !qualified => "p".to_owned(),
            AttributeSyntax::Own | AttributeSyntax::Any => "g".to_owned(),
        }
    }

    fn directive(&mut self, kind: &DirectiveKind) {
        let dictionary = match kind {
            DirectiveKind::AttrDict {
                with_keyword: false,
            } => "dict",
            DirectiveKind::AttrDict { with_keyword: true } => "dictkw",
            DirectiveKind::PropDict => "propdict",
            _ => return self.printed(directive_text(kind)),
        };
        self.spacing.dictionary();
        self.push(false, WordKind::Space, dictionary);
    }

    fn custom(&mut self, custom: &CustomDirective, is_guard: bool) {
        let arguments: Vec<_> = custom.arguments.iter().map(argument).collect();
        let number = self.refs.custom(custom, is_guard);
        self.printed(format!("c{number}({})", arguments.join(",")));
    }

    fn group(&mut self, group: &OptionalGroup) {
        let anchor = condition(group.anchor_element(), self.context).unwrap_or_default();
        let inverted = if group.is_inverted() { "!" } else { "" };
        self.silent(format!("({inverted}{}", condition_text(&anchor)));
        let elided = elided_anchor(group, self.context);
        let is_parsed = |element: &FormatElement| !element.is_whitespace();
        let guard = group.then_elements.iter().position(is_parsed);
        self.branch(&group.then_elements, elided, guard);
        if !group.else_elements.is_empty() {
            self.silent("|");
            self.branch(&group.else_elements, elided, None);
        }
        self.silent(")");
    }

    fn branch(
        &mut self,
        elements: &[FormatElement],
        elided: Option<Variable>,
        guard: Option<usize>,
    ) {
        for (index, element) in elements.iter().enumerate() {
            match (element, element.as_variable()) {
                (_, Some(variable)) if Some(variable) == elided => {
                    self.silent(elided_text(variable));
                }
                (FormatElement::Custom(custom), _) => self.custom(custom, guard == Some(index)),
                _ => self.element(element, Place::Group),
            }
        }
    }

    fn oilist(&mut self, list: &OIList) {
        self.silent("[");
        for (index, clause) in list.clauses.iter().enumerate() {
            if index > 0 {
                self.silent(";");
            }
            self.silent(condition_text(&clause.variables()));
            self.literal(&clause.literal.text);
            match elided_clause(clause, self.context) {
                Some(variable) => self.silent(elided_text(variable)),
                None => self.elements(&clause.elements, Place::Outside),
            }
        }
        self.silent("]");
    }
}

fn elided_text(variable: Variable) -> String {
    match variable {
        Variable::Property(index) => format!("up{index}"),
        Variable::Attribute(slot) => format!("u{slot}"),
        _ => unreachable!("only unit attributes and properties are elided"),
    }
}

fn directive_text(kind: &DirectiveKind) -> String {
    match kind {
        DirectiveKind::AttrDict {
            with_keyword: false,
        } => "dict".to_owned(),
        DirectiveKind::AttrDict { with_keyword: true } => "dictkw".to_owned(),
        DirectiveKind::PropDict => "propdict".to_owned(),
        DirectiveKind::Operands => "*o".to_owned(),
        DirectiveKind::Regions => "*r".to_owned(),
        DirectiveKind::Successors => "*s".to_owned(),
        DirectiveKind::Type { of, qualified } => {
            let q = if *qualified { "q" } else { "" };
            match of {
                TypeArgument::Operand(index) => format!("to{index}{q}"),
                TypeArgument::Result(index) => format!("tr{index}{q}"),
                TypeArgument::Operands => format!("*to{q}"),
                TypeArgument::Results => format!("*tr{q}"),
            }
        }
        DirectiveKind::FunctionalType { inputs, results } => {
            format!("fn({},{})", types_text(*inputs), types_text(*results))
        }
        DirectiveKind::Results
        | DirectiveKind::Ref(_)
        | DirectiveKind::Params(_)
        | DirectiveKind::Struct(_) => {
            unreachable!("the grammar refuses this directive here")
        }
    }
}

fn types_text(argument: TypeArgument) -> String {
    match argument {
        TypeArgument::Operand(index) => format!("o{index}"),
        TypeArgument::Result(index) => format!("r{index}"),
        TypeArgument::Operands => "*o".to_owned(),
        TypeArgument::Results => "*r".to_owned(),
    }
}

/// Returns an argument of a custom directive.
fn argument(element: &FormatElement) -> String {
    match element {
        FormatElement::Variable(element) => variable_text(element.variable),
        FormatElement::Directive(directive) => match &directive.kind {
            DirectiveKind::Ref(element) => format!("&{}", argument(element)),
            kind => directive_text(kind),
        },
        _ => "$".to_owned(),
    }
}

fn condition_text(variables: &[Variable]) -> String {
    if variables.is_empty() {
        return "-".to_owned();
    }
    let names: Vec<_> = variables
        .iter()
        .map(|&variable| variable_text(variable))
        .collect();
    names.join(",")
}

fn variable_text(variable: Variable) -> String {
    match variable {
        Variable::Attribute(slot) => format!("a{slot}"),
        Variable::Property(index) => format!("p{index}"),
        Variable::Operand(index) => format!("o{index}"),
        Variable::Result(index) => format!("r{index}"),
        Variable::Region(index) => format!("G{index}"),
        Variable::Successor(index) => format!("s{index}"),
        Variable::Parameter(_) => unreachable!("an op has no parameters"),
    }
}

/// Returns the `resolve` lines of a format.
fn resolve_lines(
    format: &OpFormat,
    context: &FormatContext<'_>,
    refs: &mut dyn FormatRefs,
) -> Vec<String> {
    let operands = format
        .types
        .operands
        .iter()
        .enumerate()
        .map(|(index, &source)| (Variable::Operand(index), source));
    let results = format
        .types
        .results
        .iter()
        .enumerate()
        .map(|(index, &source)| (Variable::Result(index), source));
    let mut lines = Vec::new();
    for (target, source) in operands.chain(results) {
        let mut line = format!("resolve {} ", variable_text(target));
        let written = match source {
            TypeSource::Written => continue,
            TypeSource::Buildable => line.write_str("build"),
            TypeSource::Inferred => line.write_str("infer"),
            TypeSource::Same(Variable::Attribute(slot)) => write!(line, "attr {slot}"),
            TypeSource::Same(from) => write!(line, "same {}", variable_text(from)),
            TypeSource::ElementsOf(from) => write!(line, "elements {}", variable_text(from)),
            TypeSource::Transformed { from, type_trait } => {
                let transform = Transform {
                    code: context.transformer(type_trait),
                    from,
                    from_range: context.is_variadic(from),
                    to_range: context.is_variadic(target),
                };
                write!(
                    line,
                    "via {} {}",
                    refs.transform(&transform),
                    variable_text(from)
                )
            }
        };
        debug_assert!(written.is_ok(), "writing to a string cannot fail");
        lines.push(line);
    }
    lines
}
