//! Which part of an op a name in its format means.

use ods_lookup::LookupMap;

use super::context::FormatContext;
use crate::format::element::Variable;

/// The names of an op's parts.
pub(crate) struct Scope<'a> {
    names: LookupMap<&'a str, Variable>,
}

impl<'a> Scope<'a> {
    pub(crate) fn new(context: &FormatContext<'a>) -> Self {
        let mut names = LookupMap::default();
        // A name that means two things is an error of the definition; the format takes the first of these.
        let mut declare = |name: &'a str, variable| {
            if !name.is_empty() {
                names.entry(name).or_insert(variable);
            }
        };
        for (index, attribute) in context.attributes.iter().enumerate() {
            declare(attribute.name, Variable::Attribute(index));
        }
        for (index, property) in context.properties.iter().enumerate() {
            declare(property.name, Variable::Property(index));
        }
        for (index, operand) in context.operands.iter().enumerate() {
            declare(operand.name, Variable::Operand(index));
        }
        for (index, region) in context.regions.iter().enumerate() {
            declare(region.name, Variable::Region(index));
        }
        for (index, result) in context.results.iter().enumerate() {
            declare(result.name, Variable::Result(index));
        }
        for (index, successor) in context.successors.iter().enumerate() {
            declare(successor.name, Variable::Successor(index));
        }
        Self { names }
    }

    /// Returns what `name` means.
    pub(crate) fn lookup(&self, name: &str) -> Option<Variable> {
        self.names.get(name).copied()
    }
}
