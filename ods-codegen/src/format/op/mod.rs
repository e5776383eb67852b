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
pub use self::types::TypeSource;

use self::grammar::OpGrammar;
use super::element::{CustomDirective, FormatElement, Variable, custom_directives};
use super::error::FormatError;
use super::parser::{FormatParser, Parsed, require};

/// The format of an op, free of mistakes.
#[derive(Clone, Debug)]
pub struct OpFormat {
    /// The elements.
    pub elements: Vec<FormatElement>,
    /// The sources of the types, of all operands and then of all results.
    pub types: Vec<(Variable, TypeSource)>,
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
/// Its mistakes, in the order in which `mlir-tblgen` reports them.
pub fn parse_op_format(
    text: &str,
    context: &FormatContext<'_>,
) -> Result<OpFormat, Vec<FormatError>> {
    let mut parser = FormatParser::new(text, OpGrammar::new(context));
    let (elements, start) = parser.parse()?;
    let grammar = &parser.grammar;
    let unprinted = unprinted(grammar);
    let unbound = unbound(context, &unprinted);
    let types = check(grammar, unbound.as_deref(), &elements, start);
    let types = types.map_err(|error| vec![error])?;
    let errors = condition::check_anchors(context, &elements);
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut unprinted_properties = Vec::new();
    for variable in &unprinted {
        if let Variable::Property(index) = *variable {
            unprinted_properties.push(index);
        }
    }
    Ok(OpFormat {
        elements,
        types,
        unprinted_properties,
        end: start,
        unbound,
    })
}

/// Returns the attributes and properties that neither an element nor a `prop-dict` prints.
fn unprinted(grammar: &OpGrammar<'_, '_>) -> Vec<Variable> {
    if grammar.prop_dict.all {
        return Vec::new();
    }
    let mut unprinted = Vec::new();
    for index in 0..grammar.context.attributes.len() {
        if !grammar.attributes.has(index) {
            unprinted.push(Variable::Attribute(index));
        }
    }
    for index in 0..grammar.context.properties.len() {
        if !grammar.properties.has(index) {
            unprinted.push(Variable::Property(index));
        }
    }
    unprinted
}

/// Returns the mistake in the format if the dialect had strict properties
/// (`useStrictPropertiesInAssemblyFormat`, in MLIR since version 23): `attr-dict` then prints only
/// discardable attributes, so that every attribute and property needs an element or a `prop-dict`.
fn unbound(context: &FormatContext<'_>, unprinted: &[Variable]) -> Option<String> {
    let is_needed = |variable: &&Variable| match **variable {
        Variable::Attribute(index) => !context.attributes[index].inferred,
        _ => true,
    };
    let variable = *unprinted.iter().find(is_needed)?;
    let ((kind, _), name) = (variable.kind_and_index(), context.name(variable));
    Some(format!(
        "{kind} '{name}' must be bound or left to 'prop-dict': the dialect has strict properties"
    ))
}

fn check(
    grammar: &OpGrammar<'_, '_>,
    unbound: Option<&str>,
    elements: &[FormatElement],
    start: usize,
) -> Parsed<Vec<(Variable, TypeSource)>> {
    let message = "'attr-dict' directive not found in custom assembly format";
    require(grammar.attr_dict.all, start, message)?;
    let unbound = unbound.filter(|_| grammar.context.strict_properties);
    require(unbound.is_none(), start, unbound.unwrap_or_default())?;
    ambiguity::check_attributes(grammar.context, elements, start)?;
    let types = types::resolve_types(grammar, start)?;
    ambiguity::check_oilists(elements, start)?;
    Ok(types)
}
