//! Formats of ops.
//!
//! [`parse_op_format`] takes text and the [`FormatContext`] of the op, and returns an [`OpFormat`]
//! or its mistakes. The checks run in MLIR's order: those of single elements while parsing, then
//! ambiguities, result types, operands and their types, regions, successors, `oilist` keywords; each
//! stops at its first mistake. [`encode()`] returns the program that the runtime interprets,
//! [`dump()`] a line for comparing printers.

mod ambiguity;
pub(crate) mod condition;
mod context;
mod dump;
pub mod encode;
mod grammar;
mod group;
mod model;
mod types;

#[cfg(test)]
mod tests;

pub use self::context::{
    Arity, AttributeInfo, AttributeSyntax, EnumText, FormatContext, PartInfo, Presence,
    PropertyInfo, TypeTrait, ValueInfo, Verified,
};
pub use self::dump::dump;
pub use self::encode::{EncodedFormat, FormatRefs, Transform, encode};
pub use self::model::CheckedFormat;
pub use self::types::{TypeSource, TypeSources};

use self::grammar::OpGrammar;
use super::element::{CustomDirective, FormatElement, Variable, custom_directives};
use super::error::FormatError;
use super::parser::{FormatParser, Parsed, fail, require};

/// The format of an op, free of mistakes.
#[derive(Clone, Debug)]
pub struct OpFormat {
    /// The elements.
    pub elements: Vec<FormatElement>,
    /// The sources of the types of operands and results.
    pub types: TypeSources,
    /// The properties, by number, that no element prints.
    pub unprinted_properties: Vec<usize>,
    /// The byte at which the format ends.
    pub end: usize,
    /// The mistake in it if the dialect had strict properties.
    pub unbound: Option<String>,
}

impl OpFormat {
    /// Returns every custom directive, in the order of the text.
    pub fn custom_directives(&self) -> Vec<&CustomDirective> {
        custom_directives(&self.elements)
    }
}

/// Parses and checks the format `text` of the op that `context` describes.
///
/// # Errors
///
/// What is wrong with it, in the order in which `mlir-tblgen` reports it.
pub fn parse_op_format(
    text: &str,
    context: &FormatContext<'_>,
) -> Result<OpFormat, Vec<FormatError>> {
    let mut parser = FormatParser::new(text, OpGrammar::new(context));
    let (elements, start) = parser.parse()?;
    let grammar = &parser.grammar;
    let types = check(grammar, &elements, start).map_err(|error| vec![error])?;
    let errors = condition::check_anchors(context, &elements);
    if !errors.is_empty() {
        return Err(errors);
    }
    Ok(OpFormat {
        elements,
        types,
        unprinted_properties: unprinted_properties(grammar),
        end: start,
        unbound: unbound(grammar),
    })
}

/// Returns the properties that neither an element nor a `prop-dict` prints.
fn unprinted_properties(grammar: &OpGrammar<'_, '_>) -> Vec<usize> {
    if grammar.prop_dict.all {
        return Vec::new();
    }
    let properties = 0..grammar.context.properties.len();
    let is_lost = |index: &usize| !grammar.properties.has(*index);
    properties.filter(is_lost).collect()
}

/// Returns the mistake in the format if the dialect had strict properties
/// (`useStrictPropertiesInAssemblyFormat`, in MLIR since version 23): `attr-dict` then prints only
/// discardable attributes, so that every attribute and property needs an element or a `prop-dict`.
fn unbound(grammar: &OpGrammar<'_, '_>) -> Option<String> {
    let context = grammar.context;
    if grammar.prop_dict.all {
        return None;
    }
    let lost = context.variables().find(|variable| match *variable {
        Variable::Attribute(index) => {
            !context.attributes[index].inferred && !grammar.attributes.has(index)
        }
        Variable::Property(index) => !grammar.properties.has(index),
        _ => false,
    })?;
    let ((kind, _), name) = (lost.kind_and_index(), context.name(lost));
    Some(format!(
        "{kind} '{name}' must be bound or left to 'prop-dict': the dialect has strict properties"
    ))
}

fn check(
    grammar: &OpGrammar<'_, '_>,
    elements: &[FormatElement],
    start: usize,
) -> Parsed<TypeSources> {
    let message = "'attr-dict' directive not found in custom assembly format";
    require(grammar.attr_dict.all, start, message)?;
    if grammar.context.strict_properties
        && let Some(message) = unbound(grammar)
    {
        return fail(start, message);
    }
    ambiguity::check_attributes(grammar.context, elements, start)?;
    let types = types::resolve_types(grammar, start)?;
    ambiguity::check_oilists(elements, start)?;
    Ok(types)
}
