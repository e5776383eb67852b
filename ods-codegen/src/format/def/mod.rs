//! Formats of attributes and types.
//!
//! [`parse_def_format`] takes text and the parameters of the definition in a [`DefContext`], and
//! returns a [`DefFormat`] or its mistakes. Its elements are literals, groups, parameters, `params`,
//! `struct` and custom directives.

mod context;
mod encode;
mod grammar;
pub(crate) mod group;
mod model;
pub(crate) mod syntax;

#[cfg(test)]
mod tests;

pub use self::context::{DefContext, ParameterInfo};
pub use self::encode::encode;
pub use self::syntax::{ParameterSyntax, Starts};

use self::grammar::DefGrammar;
use super::element::{CustomDirective, DirectiveKind, FormatElement, custom_directives, walk};
use super::encode::sequence;
use super::error::FormatError;
use super::parser::{FormatParser, Parsed, fail, require};

/// The format of an attribute or a type, free of mistakes.
#[derive(Clone, Debug)]
pub struct DefFormat {
    /// The elements.
    pub elements: Vec<FormatElement>,
}

impl DefFormat {
    /// Returns the custom directives, including those in groups and members of a `struct`.
    pub fn custom_directives(&self) -> Vec<&CustomDirective> {
        custom_directives(&self.elements)
    }

    /// Returns whether a `struct` or a custom directive takes the parameter `index`.
    pub fn captures(&self, index: usize) -> bool {
        let is_it = |element: &FormatElement| match element.as_directive() {
            Some(DirectiveKind::Ref(referred)) => group::parameter(referred) == Some(index),
            _ => group::parameter(element) == Some(index),
        };
        let mut captured = false;
        walk(&self.elements, &mut |element| {
            captured |= match (element, element.as_directive()) {
                (FormatElement::Custom(custom), _) => custom.arguments.iter().any(is_it),
                (_, Some(DirectiveKind::Struct(members))) => members.iter().any(is_it),
                _ => false,
            };
        });
        captured
    }

    /// Returns the parameters that are written as their types define, not by a custom directive.
    pub fn written_parameters(&self) -> Vec<usize> {
        group::bound_parameters(&self.elements, false)
    }

    /// Returns the parameters that the format binds, in order.
    pub fn bound_parameters(&self) -> Vec<usize> {
        group::bound_parameters(&self.elements, true)
    }

    /// Returns the sequence of spaces and literals that the printer emits.
    #[inline]
    pub fn dump(&self) -> String {
        sequence(&encode(self, &mut |_, _| 0), &|_| false)
    }
}

/// Parses and checks the format `text` of the attribute or type that `context` describes.
///
/// # Errors
///
/// Its mistakes, in the order in which `mlir-tblgen` reports them.
pub fn parse_def_format(
    text: &str,
    context: &DefContext<'_>,
) -> Result<DefFormat, Vec<FormatError>> {
    let mut parser = FormatParser::new(text, DefGrammar::new(context));
    let (elements, start) = parser.parse()?;
    check_parameters(&parser.grammar, start)
        .and_then(|()| check_commas(context, &elements, start))
        .map_err(|error| vec![error])?;
    Ok(DefFormat { elements })
}

/// Checks that the format holds every parameter without a default, but not a self type.
fn check_parameters(grammar: &DefGrammar<'_, '_>, start: usize) -> Parsed<()> {
    for (index, parameter) in grammar.context.parameters.iter().enumerate() {
        if parameter.optional || grammar.bound.has(index) != parameter.self_type {
            continue;
        }
        let message = "unexpected self type parameter in assembly format";
        require(!parameter.self_type, start, message)?;
        let name = parameter.name;
        return fail(
            start,
            format!("format is missing reference to parameter: {name}"),
        );
    }
    Ok(())
}

/// Checks that no comma follows a `struct` that might end in one.
fn check_commas(context: &DefContext<'_>, elements: &[FormatElement], start: usize) -> Parsed<()> {
    for pair in elements.windows(2) {
        let [first, FormatElement::Literal(literal)] = pair else {
            continue;
        };
        let is_struct = matches!(first.as_directive(), Some(DirectiveKind::Struct(_)));
        if is_struct && literal.text == "," {
            let mut parameters = group::parameters(first).into_iter();
            let message =
                "`struct` directive with optional parameters cannot be followed by a comma literal";
            require(
                !parameters.any(|it| context.is_optional(it)),
                start,
                message,
            )?;
        }
    }
    Ok(())
}
