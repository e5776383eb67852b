//! Strict properties: `useStrictPropertiesInAssemblyFormat` of a dialect, which
//! MLIR has since version 23.
//!
//! What an op must have or may have is written in an element of its own or in a
//! `prop-dict`; `attr-dict` is left to discardable attributes.

use super::grammar::OpGrammar;

/// What an op whose dialect has strict properties would have to write elsewhere: what is
/// wrong with the format then.
pub(crate) fn unbound(grammar: &OpGrammar<'_, '_>) -> Option<String> {
    let context = grammar.context;
    if grammar.has_prop_dict {
        return None;
    }
    let attributes = context.attributes.iter().enumerate();
    let attribute = attributes
        .filter(|(index, attribute)| !attribute.inferred && !grammar.attributes.contains(*index))
        .map(|(_, attribute)| ("attribute", attribute.name));
    let properties = context.properties.iter().enumerate();
    let property = properties
        .filter(|(index, _)| !grammar.properties.contains(*index))
        .map(|(_, property)| ("property", property.name));
    let (kind, name) = attribute.chain(property).next()?;
    Some(format!(
        "{kind} '{name}' must be bound or left to 'prop-dict': the dialect has strict properties"
    ))
}
