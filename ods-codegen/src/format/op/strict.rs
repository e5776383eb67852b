//! Strict properties: `useStrictPropertiesInAssemblyFormat` of a dialect, which
//! MLIR has since version 23.
//!
//! What an op must have or may have is written in an element of its own or in a
//! `prop-dict`; `attr-dict` is left to discardable attributes.

use super::grammar::OpGrammar;
use crate::format::error::FormatError;
use crate::format::parser::Parsed;

/// Checks that every attribute and property is bound, or there is a `prop-dict`.
pub(crate) fn check_bound(grammar: &OpGrammar<'_, '_>, start: usize) -> Parsed<()> {
    let context = grammar.context;
    if !context.strict_properties || grammar.has_prop_dict {
        return Ok(());
    }
    let attributes = context.attributes.iter().enumerate();
    let attribute = attributes
        .filter(|(index, attribute)| !attribute.inferred && !grammar.attributes.contains(*index))
        .map(|(_, attribute)| ("attribute", attribute.name));
    let properties = context.properties.iter().enumerate();
    let property = properties
        .filter(|(index, _)| !grammar.properties.contains(*index))
        .map(|(_, property)| ("property", property.name));
    let Some((kind, name)) = attribute.chain(property).next() else {
        return Ok(());
    };
    let message = format!(
        "{kind} '{name}' must be bound or left to 'prop-dict': the dialect has strict properties"
    );
    Err(FormatError::new(start, message))
}
