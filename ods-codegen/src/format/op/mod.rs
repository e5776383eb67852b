//! Formats of ops.
//!
//! [`parse_op_format`] turns text into an [`OpFormat`], given what there is to
//! know of the op in a [`FormatContext`], or into the mistakes that it finds.
//! The checks run in MLIR's order: those of single elements while parsing, then
//! ambiguities, result types, operands and their types, regions, successors,
//! `oilist` keywords; each stops at its first mistake. [`encode()`] gives the
//! text that the runtime interprets, [`dump()`] a line for comparing printers.

mod ambiguity;
mod anchor;
mod bound;
pub(crate) mod condition;
mod context;
mod dump;
pub mod encode;
mod grammar;
mod group;
mod model;
mod scope;
mod strict;
mod types;

#[cfg(test)]
mod tests;

pub use self::context::{
    Arity, AttributeInfo, AttributeSyntax, EnumText, FormatContext, Presence, PropertyInfo,
    RegionInfo, SuccessorInfo, TypeTrait, ValueInfo, Verified,
};
pub use self::dump::dump;
pub use self::encode::{EncodedFormat, FormatRefs, Transform, encode};
pub use self::model::CheckedFormat;
pub use self::types::{TypeSource, TypeSources};

use self::grammar::OpGrammar;
use super::element::{CustomDirective, FormatElement};
use super::error::FormatError;
use super::parser::{FormatParser, Parsed};

/// The format of an op, free of mistakes.
#[derive(Clone, Debug)]
pub struct OpFormat {
    /// What it consists of.
    pub elements: Vec<FormatElement>,
    /// Where the types of operands and results come from.
    pub types: TypeSources,
    /// The properties, by number, that no element prints.
    pub unprinted_properties: Vec<usize>,
    /// The byte at which the format ends.
    pub end: usize,
    /// What is wrong with it in a dialect with strict properties.
    pub unbound: Option<String>,
}

impl OpFormat {
    /// Returns every custom directive, in the order of the text.
    pub fn custom_directives(&self) -> Vec<&CustomDirective> {
        let mut directives = Vec::new();
        collect_custom_directives(&self.elements, &mut directives);
        directives
    }
}

fn collect_custom_directives<'e>(
    elements: &'e [FormatElement],
    directives: &mut Vec<&'e CustomDirective>,
) {
    for element in elements {
        match element {
            FormatElement::Custom(custom) => directives.push(custom),
            FormatElement::Optional(group) => {
                collect_custom_directives(&group.then_elements, directives);
                collect_custom_directives(&group.else_elements, directives);
            }
            FormatElement::OIList(list) => {
                for clause in &list.clauses {
                    collect_custom_directives(&clause.elements, directives);
                }
            }
            _ => {}
        }
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
    let types = check(&parser.grammar, &elements, start).map_err(|error| vec![error])?;
    let mut errors = Vec::new();
    anchor::check_anchors(context, &elements, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    Ok(OpFormat {
        elements,
        types,
        unprinted_properties: unprinted_properties(&parser.grammar),
        end: start,
        unbound: strict::unbound(&parser.grammar),
    })
}

/// The properties that neither an element nor a `prop-dict` prints.
fn unprinted_properties(grammar: &OpGrammar<'_, '_>) -> Vec<usize> {
    if grammar.has_prop_dict {
        return Vec::new();
    }
    let properties = 0..grammar.context.properties.len();
    let is_lost = |index: &usize| !grammar.properties.contains(*index);
    properties.filter(is_lost).collect()
}

fn check(
    grammar: &OpGrammar<'_, '_>,
    elements: &[FormatElement],
    start: usize,
) -> Parsed<TypeSources> {
    if !grammar.has_attr_dict {
        return Err(FormatError::new(
            start,
            "'attr-dict' directive not found in custom assembly format",
        ));
    }
    if grammar.context.strict_properties
        && let Some(message) = strict::unbound(grammar)
    {
        return Err(FormatError::new(start, message));
    }
    ambiguity::check_attributes(grammar.context, elements, start)?;
    let types = types::resolve_types(grammar, start)?;
    ambiguity::check_oilists(elements, start)?;
    Ok(types)
}
