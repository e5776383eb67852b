//! The elements of a format.
//!
//! Every element has a span in the text of the format and refers to the parts
//! of the definition by index, so that a parsed format borrows nothing.

use super::lexer::FormatSpan;

/// One element of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormatElement {
    /// `` `text` ``
    Literal(Literal),
    /// ` `` `, `` ` ` `` or `` `\n` ``
    Whitespace(Whitespace),
    /// `"text"`, an argument of a custom directive.
    String(Literal),
    /// `$name`
    Variable(VariableElement),
    /// `attr-dict`, `type(…)` and the like.
    Directive(Directive),
    /// `custom<Name>(…)`
    Custom(CustomDirective),
    /// `oilist(…)`
    OiList(OiList),
    /// `( … )?`
    Optional(OptionalGroup),
}

impl FormatElement {
    /// Returns the span of the element.
    pub fn span(&self) -> FormatSpan {
        match self {
            Self::Whitespace(element) => element.span,
            Self::Literal(element) | Self::String(element) => element.span,
            Self::Variable(element) => element.span,
            Self::Directive(element) => element.span,
            Self::Custom(element) => element.span,
            Self::OiList(element) => element.span,
            Self::Optional(element) => element.span,
        }
    }

    /// Returns the part of the definition that a variable refers to.
    pub fn as_variable(&self) -> Option<Variable> {
        match self {
            Self::Variable(element) => Some(element.variable),
            _ => None,
        }
    }

    /// Returns the kind of a directive that is neither `custom` nor `oilist`.
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

/// Calls `visit` for each of `elements` and, after it, for the elements inside it: the branches of a
/// group, the clauses of an `oilist`, the members of `params` or a `struct`.
pub(crate) fn walk<'e>(elements: &'e [FormatElement], visit: &mut dyn FnMut(&'e FormatElement)) {
    for element in elements {
        visit(element);
        match element {
            FormatElement::Optional(group) => {
                walk(&group.then_elements, visit);
                walk(&group.else_elements, visit);
            }
            FormatElement::OiList(list) => {
                for clause in &list.clauses {
                    walk(&clause.elements, visit);
                }
            }
            _ => {
                if let Some(DirectiveKind::Params(members) | DirectiveKind::Struct(members)) =
                    element.as_directive()
                {
                    walk(members, visit);
                }
            }
        }
    }
}

/// Calls `change` for each of `elements` and, after it, for the elements of groups and lists.
pub(crate) fn walk_mut(elements: &mut [FormatElement], change: &mut dyn FnMut(&mut FormatElement)) {
    for element in elements {
        change(element);
        match element {
            FormatElement::Optional(group) => {
                walk_mut(&mut group.then_elements, change);
                walk_mut(&mut group.else_elements, change);
            }
            FormatElement::OiList(list) => {
                for clause in &mut list.clauses {
                    walk_mut(&mut clause.elements, change);
                }
            }
            _ => {}
        }
    }
}

/// Returns the custom directives in `elements` and their branches, in the order of the text.
pub(crate) fn custom_directives(elements: &[FormatElement]) -> Vec<&CustomDirective> {
    let mut found = Vec::new();
    walk(elements, &mut |element| {
        if let FormatElement::Custom(custom) = element {
            found.push(custom);
        }
    });
    found
}

/// A literal or a string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Literal {
    /// The text, without the quotes and, in a string, without backslashes.
    pub text: String,
    /// The text with its quotes.
    pub span: FormatSpan,
}

/// White space that the printer writes or leaves out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whitespace {
    /// Its kind.
    pub kind: WhitespaceKind,
    /// The backquoted text.
    pub span: FormatSpan,
}

/// The kinds of white space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhitespaceKind {
    /// No space before the next element.
    Empty,
    /// One space.
    Space,
    /// A new line.
    Newline,
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

impl Variable {
    /// Returns the word for its kind, and its index.
    pub(crate) fn kind_and_index(self) -> (&'static str, usize) {
        match self {
            Self::Attribute(index) => ("attribute", index),
            Self::Property(index) => ("property", index),
            Self::Operand(index) => ("operand", index),
            Self::Result(index) => ("result", index),
            Self::Region(index) => ("region", index),
            Self::Successor(index) => ("successor", index),
            Self::Parameter(index) => ("parameter", index),
        }
    }

    pub(crate) fn index(self) -> usize {
        self.kind_and_index().1
    }
}

/// A variable as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableElement {
    /// The part that it refers to.
    pub variable: Variable,
    /// Whether it is in `qualified(…)`.
    pub qualified: bool,
    /// From `$` to the end of the name.
    pub span: FormatSpan,
}

/// A directive that is neither `custom` nor `oilist`.
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
    /// `results`, which is valid only as the argument of a type directive.
    Results,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `type(…)`
    Type {
        /// The values whose types are written.
        of: TypeArgument,
        /// Whether it is in `qualified(…)`.
        qualified: bool,
    },
    /// `functional-type(…, …)`
    FunctionalType {
        /// The values whose types are before the arrow.
        inputs: TypeArgument,
        /// The values whose types are after the arrow.
        results: TypeArgument,
    },
    /// `ref(…)`, an argument of a custom directive.
    Ref(Box<FormatElement>),
    /// `params`, with the parameters that it captures.
    Params(Vec<FormatElement>),
    /// `struct(…)`
    Struct(Vec<FormatElement>),
}

/// The values whose types a type directive writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeArgument {
    /// One operand.
    Operand(usize),
    /// One result.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

impl TypeArgument {
    /// Returns the operand or result; `None` for those that mean all values.
    pub fn as_variable(self) -> Option<Variable> {
        match self {
            Self::Operand(index) => Some(Variable::Operand(index)),
            Self::Result(index) => Some(Variable::Result(index)),
            Self::Operands | Self::Results => None,
        }
    }
}

/// A call of the user's parser and printer functions.
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
    /// Returns the arguments that the directive binds: all but `ref(…)`.
    pub fn bound_arguments(&self) -> impl Iterator<Item = &FormatElement> {
        self.arguments
            .iter()
            .filter(|argument| !matches!(argument.as_directive(), Some(DirectiveKind::Ref(_))))
    }
}

/// Clauses that may come in any order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OiList {
    /// The clauses, in the order in which they print.
    pub clauses: Vec<OiListClause>,
    /// The keyword `oilist`.
    pub span: FormatSpan,
}

/// One clause of an `oilist`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OiListClause {
    /// The keyword that starts the clause.
    pub literal: Literal,
    /// The elements after the keyword.
    pub elements: Vec<FormatElement>,
}

impl OiListClause {
    /// Returns the variables that decide whether the clause is printed: one must be present.
    ///
    /// Those inside `type(…)` and `ref(…)` do not count, as in MLIR.
    pub fn variables(&self) -> Vec<Variable> {
        deciding_variables(&self.elements)
    }
}

/// Returns the variables in `elements` that decide whether an `oilist` clause is printed.
pub(crate) fn deciding_variables(elements: &[FormatElement]) -> Vec<Variable> {
    let mut found = Vec::new();
    walk(elements, &mut |element| match element {
        FormatElement::Variable(element) => found.push(element.variable),
        FormatElement::Custom(custom) => {
            let arguments = custom.arguments.iter();
            found.extend(arguments.filter_map(FormatElement::as_variable));
        }
        _ => {
            if let Some(DirectiveKind::FunctionalType { inputs, results }) = element.as_directive()
            {
                found.extend(inputs.as_variable());
                found.extend(results.as_variable());
            }
        }
    });
    found
}

/// A group that is printed if its anchor is present, and its alternative.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionalGroup {
    /// The first branch; if the anchor is in the else branch, it is printed when the anchor is absent.
    pub then_elements: Vec<FormatElement>,
    /// The else branch; empty if there is none.
    pub else_elements: Vec<FormatElement>,
    /// The element marked with `^`.
    pub anchor: Anchor,
    /// The opening parenthesis.
    pub span: FormatSpan,
}

impl OptionalGroup {
    /// Returns the element whose absence or presence tells the parser which branch follows: the
    /// first of the first branch that is not white space.
    pub fn guard(&self) -> Option<&FormatElement> {
        self.then_elements.iter().find(|it| !it.is_whitespace())
    }

    /// Returns whether `element` is, by address, the guard.
    pub(crate) fn is_guard(&self, element: &FormatElement) -> bool {
        let guard = self.guard();
        guard.is_some_and(|guard| std::ptr::eq(guard, element))
    }

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

/// The position of the anchor of a group.
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
