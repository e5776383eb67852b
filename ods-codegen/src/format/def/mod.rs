//! Formats of attributes and types.
//!
//! [`parse_def_format`] turns text into a [`DefFormat`], given the parameters
//! of the definition in a [`DefContext`], or into the mistakes that it finds.
//! Besides literals and groups there are parameters, `params`, `struct` and
//! custom directives.

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
use super::element::{CustomDirective, DirectiveKind, FormatElement, Variable};
use super::encode::sequence;
use super::error::FormatError;
use super::parser::{FormatParser, Parsed};

/// The format of an attribute or a type, free of mistakes.
#[derive(Clone, Debug)]
pub struct DefFormat {
    /// What it consists of.
    pub elements: Vec<FormatElement>,
}

impl DefFormat {
    /// Returns the custom directives, those in groups and members of a `struct` included.
    pub fn custom_directives(&self) -> Vec<&CustomDirective> {
        fn collect<'f>(elements: &'f [FormatElement], found: &mut Vec<&'f CustomDirective>) {
            for element in elements {
                match element {
                    FormatElement::Custom(custom) => found.push(custom),
                    FormatElement::Directive(directive) => {
                        if let DirectiveKind::Struct(members) = &directive.kind {
                            collect(members, found);
                        }
                    }
                    FormatElement::Optional(group) => {
                        collect(&group.then_elements, found);
                        collect(&group.else_elements, found);
                    }
                    _ => {}
                }
            }
        }
        let mut found = Vec::new();
        collect(&self.elements, &mut found);
        found
    }

    /// Whether a `struct` or a custom directive takes the parameter `index`.
    pub fn captures(&self, index: usize) -> bool {
        fn is_captured(elements: &[FormatElement], index: usize, inside: bool) -> bool {
            elements.iter().any(|element| match element {
                FormatElement::Variable(element) => {
                    inside && matches!(element.variable, Variable::Parameter(at) if at == index)
                }
                FormatElement::Custom(custom) => is_captured(&custom.arguments, index, true),
                FormatElement::Directive(directive) => match &directive.kind {
                    DirectiveKind::Struct(members) => is_captured(members, index, true),
                    DirectiveKind::Ref(referred) => {
                        is_captured(std::slice::from_ref(&**referred), index, true)
                    }
                    _ => false,
                },
                FormatElement::Optional(group) => {
                    is_captured(&group.then_elements, index, inside)
                        || is_captured(&group.else_elements, index, inside)
                }
                _ => false,
            })
        }
        is_captured(&self.elements, index, false)
    }

    /// Returns the parameters that are written as their types say: those that no
    /// custom directive writes.
    pub fn written_parameters(&self) -> Vec<usize> {
        let mut found = Vec::new();
        collect_parameters(&self.elements, false, &mut found);
        found
    }

    /// Returns the parameters that the format binds, in order.
    pub fn bound_parameters(&self) -> Vec<usize> {
        let mut found = Vec::new();
        collect_parameters(&self.elements, true, &mut found);
        found
    }

    /// Returns the sequence of spaces and literals that the printer emits.
    pub fn dump(&self) -> String {
        sequence(&encode(self, &mut |_: &CustomDirective| 0), &|_| false)
    }
}

/// The parameters in `elements`, in order; those that are bound by custom
/// directives if `with_custom` is set. What is referred to was bound before.
fn collect_parameters(elements: &[FormatElement], with_custom: bool, found: &mut Vec<usize>) {
    for element in elements {
        match element {
            FormatElement::Variable(element) => {
                if let Variable::Parameter(index) = element.variable {
                    found.push(index);
                }
            }
            FormatElement::Custom(custom) if with_custom => {
                collect_parameters(&custom.arguments, with_custom, found);
            }
            FormatElement::Directive(directive) => match &directive.kind {
                DirectiveKind::Struct(members) | DirectiveKind::Params(members) => {
                    collect_parameters(members, with_custom, found);
                }
                _ => {}
            },
            FormatElement::Optional(group) => {
                collect_parameters(&group.then_elements, with_custom, found);
                collect_parameters(&group.else_elements, with_custom, found);
            }
            _ => {}
        }
    }
}

/// Parses and checks the format `text` of the attribute or type that `context` describes.
///
/// # Errors
///
/// What is wrong with it, in the order in which `mlir-tblgen` reports it.
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
    for (parameter, &bound) in grammar.context.parameters.iter().zip(&grammar.bound) {
        if parameter.optional || bound != parameter.self_type {
            continue;
        }
        let message = if parameter.self_type {
            "unexpected self type parameter in assembly format".to_owned()
        } else {
            format!(
                "format is missing reference to parameter: {}",
                parameter.name
            )
        };
        return Err(FormatError::new(start, message));
    }
    Ok(())
}

/// Checks that no comma follows a `struct` that might end in one.
fn check_commas(context: &DefContext<'_>, elements: &[FormatElement], start: usize) -> Parsed<()> {
    for pair in elements.windows(2) {
        let [first, FormatElement::Literal(literal)] = pair else {
            continue;
        };
        if literal.text == ","
            && matches!(first.as_directive(), Some(DirectiveKind::Struct(_)))
            && group::parameters(first)
                .into_iter()
                .any(|parameter| context.is_optional(parameter))
        {
            let message =
                "`struct` directive with optional parameters cannot be followed by a comma literal";
            return Err(FormatError::new(start, message));
        }
    }
    Ok(())
}
