//! What a format consists of.
//!
//! Every element knows its span in the text of the format, and names the
//! parts of the definition by index, so that a parsed format borrows nothing.

use super::lexer::FormatSpan;

/// One element of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormatElement {
    /// `` `text` ``
    Literal(Literal),
    /// ` `` `, `` ` ` `` or `` `\n` ``
    Whitespace(Whitespace),
    /// `"text"`, an argument of a custom directive.
    String(StringElement),
    /// `$name`
    Variable(VariableElement),
    /// `attr-dict`, `type(…)` and the like.
    Directive(Directive),
    /// `custom<Name>(…)`
    Custom(CustomDirective),
    /// `oilist(…)`
    OIList(OIList),
    /// `( … )?`
    Optional(OptionalGroup),
}

impl FormatElement {
    /// Returns where the element stands.
    pub fn span(&self) -> FormatSpan {
        match self {
            Self::Literal(element) => element.span,
            Self::Whitespace(element) => element.span,
            Self::String(element) => element.span,
            Self::Variable(element) => element.span,
            Self::Directive(element) => element.span,
            Self::Custom(element) => element.span,
            Self::OIList(element) => element.span,
            Self::Optional(element) => element.span,
        }
    }

    /// Returns the part of the definition that the element is.
    pub fn as_variable(&self) -> Option<Variable> {
        match self {
            Self::Variable(element) => Some(element.variable),
            _ => None,
        }
    }

    /// Returns what the element is, if it is a simple directive.
    pub fn as_directive(&self) -> Option<&DirectiveKind> {
        match self {
            Self::Directive(directive) => Some(&directive.kind),
            _ => None,
        }
    }

    pub(crate) fn is_whitespace(&self) -> bool {
        matches!(self, Self::Whitespace(_))
    }
}

/// A fixed text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Literal {
    /// The text without the backquotes.
    pub text: String,
    /// The backquoted text.
    pub span: FormatSpan,
}

/// White space that the printer writes or leaves out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whitespace {
    /// Which white space.
    pub kind: WhitespaceKind,
    /// The backquoted text.
    pub span: FormatSpan,
}

/// The white space that a format may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhitespaceKind {
    /// No space before the next element.
    Empty,
    /// One space.
    Space,
    /// A new line.
    Newline,
}

/// A text that a custom directive gets as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StringElement {
    /// The text without quotes and backslashes.
    pub text: String,
    /// The quoted text.
    pub span: FormatSpan,
}

/// A part of the definition, by its index among its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Variable {
    /// An attribute of an op.
    Attribute(usize),
    /// A property of an op.
    Property(usize),
    /// An operand of an op.
    Operand(usize),
    /// A result of an op.
    Result(usize),
    /// A region of an op.
    Region(usize),
    /// A successor of an op.
    Successor(usize),
    /// A parameter of an attribute or a type.
    Parameter(usize),
}

/// A variable as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableElement {
    /// What it refers to.
    pub variable: Variable,
    /// Whether it stands in `qualified(…)`.
    pub qualified: bool,
    /// From `$` to the end of the name.
    pub span: FormatSpan,
}

/// A directive that is neither custom nor a list of clauses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Directive {
    /// Which directive.
    pub kind: DirectiveKind,
    /// Its keyword.
    pub span: FormatSpan,
}

/// The directives, with their arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DirectiveKind {
    /// `attr-dict`, `attr-dict-with-keyword`
    AttrDict {
        /// Whether `attributes` precedes the dictionary.
        with_keyword: bool,
    },
    /// `prop-dict`
    PropDict,
    /// `operands`
    Operands,
    /// `results`; stands inside type directives only, and so in no element.
    Results,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `type(…)`
    Type {
        /// Whose type.
        of: TypeArgument,
        /// Whether it stands in `qualified(…)`.
        qualified: bool,
    },
    /// `functional-type(…, …)`
    FunctionalType {
        /// Whose types stand before the arrow.
        inputs: TypeArgument,
        /// Whose types stand after the arrow.
        results: TypeArgument,
    },
    /// `ref(…)`, an argument of a custom directive.
    Ref(Box<FormatElement>),
    /// `params`, with the parameters that it stands for.
    Params(Vec<FormatElement>),
    /// `struct(…)`
    Struct(Vec<FormatElement>),
}

/// Whose types a type directive writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeArgument {
    /// One operand group's.
    Operand(usize),
    /// One result group's.
    Result(usize),
    /// Those of all operands.
    Operands,
    /// Those of all results.
    Results,
}

impl TypeArgument {
    /// Returns the one group whose types are meant.
    pub fn as_variable(self) -> Option<Variable> {
        match self {
            Self::Operand(index) => Some(Variable::Operand(index)),
            Self::Result(index) => Some(Variable::Result(index)),
            Self::Operands | Self::Results => None,
        }
    }
}

/// A call of a hand-written parser and printer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CustomDirective {
    /// The name between the angle brackets.
    pub name: String,
    /// Strings, variables, `type`, `ref`, `attr-dict` and `prop-dict` directives.
    pub arguments: Vec<FormatElement>,
    /// The keyword `custom`.
    pub span: FormatSpan,
}

impl CustomDirective {
    /// Returns the arguments that the directive itself reads, that is all but `ref(…)`.
    pub fn bound_arguments(&self) -> impl Iterator<Item = &FormatElement> {
        self.arguments
            .iter()
            .filter(|argument| !matches!(argument.as_directive(), Some(DirectiveKind::Ref(_))))
    }
}

/// Clauses that may come in any order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OIList {
    /// The clauses, in the order in which they print.
    pub clauses: Vec<OIListClause>,
    /// The keyword `oilist`.
    pub span: FormatSpan,
}

/// One clause of an `oilist`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OIListClause {
    /// What the clause begins with.
    pub literal: Literal,
    /// What follows.
    pub elements: Vec<FormatElement>,
}

impl OIListClause {
    /// Returns the variables of which one must be there for the clause to be printed.
    ///
    /// Those inside `type(…)` and `ref(…)` do not take part, as in MLIR.
    pub fn variables(&self) -> Vec<Variable> {
        let mut variables = Vec::new();
        collect_variables(&self.elements, &mut variables);
        variables
    }
}

/// Adds the variables of `elements` and of what stands inside them to `variables`.
pub(crate) fn collect_variables(elements: &[FormatElement], variables: &mut Vec<Variable>) {
    for element in elements {
        match element {
            FormatElement::Variable(element) => variables.push(element.variable),
            FormatElement::Custom(custom) => collect_variables(&custom.arguments, variables),
            FormatElement::Optional(group) => {
                collect_variables(&group.then_elements, variables);
                collect_variables(&group.else_elements, variables);
            }
            FormatElement::OIList(list) => {
                for clause in &list.clauses {
                    collect_variables(&clause.elements, variables);
                }
            }
            FormatElement::Directive(Directive {
                kind: DirectiveKind::FunctionalType { inputs, results },
                ..
            }) => {
                variables.extend(
                    [inputs, results]
                        .into_iter()
                        .filter_map(|argument| argument.as_variable()),
                );
            }
            FormatElement::Literal(_)
            | FormatElement::Whitespace(_)
            | FormatElement::String(_)
            | FormatElement::Directive(_) => {}
        }
    }
}

/// A group that may be absent, with what stands there instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionalGroup {
    /// What is there when the anchor is present (absent, if the anchor is in the else branch).
    pub then_elements: Vec<FormatElement>,
    /// What is there otherwise.
    pub else_elements: Vec<FormatElement>,
    /// The element marked with `^`.
    pub anchor: Anchor,
    /// The opening parenthesis.
    pub span: FormatSpan,
}

impl OptionalGroup {
    /// Returns the element that decides which branch is printed.
    pub fn anchor_element(&self) -> &FormatElement {
        match self.anchor {
            Anchor::Then(index) => &self.then_elements[index],
            Anchor::Else(index) => &self.else_elements[index],
        }
    }

    /// Returns whether the group prints its first branch when the anchor is absent.
    pub fn is_inverted(&self) -> bool {
        matches!(self.anchor, Anchor::Else(_))
    }
}

/// Where the anchor of a group stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// In the first branch, at this index.
    Then(usize),
    /// In the else branch, at this index.
    Else(usize),
}

#[cfg(test)]
mod size {
    #[test]
    fn elements_stay_small() {
        assert!(
            size_of::<super::FormatElement>() <= 104,
            "{}",
            size_of::<super::FormatElement>()
        );
    }
}
