//! Finds how the parser gets the type of each operand and result.
//!
//! A type that is not written follows from another part's, through a trait, or is built from the
//! constraint. Every operand, region and successor must be in the format.

use ods_lookup::LookupMap;

use super::context::{FormatContext, TypeTrait};
use super::grammar::OpGrammar;
use crate::format::element::Variable;
use crate::format::error::FormatError;
use crate::format::parser::{Bound, Parsed};

/// The source of the types of an operand or a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSource {
    /// They are written.
    Written,
    /// The constraint admits one type only.
    Buildable,
    /// They are the types of this operand or result, or the type of this attribute.
    Same(Variable),
    /// The transformer of a type trait makes them.
    Transformed {
        /// The operand, result or attribute whose type is transformed.
        from: Variable,
        /// The index of the trait in [`FormatContext::type_traits`].
        type_trait: usize,
    },
    /// The element type of this operand's or result's shaped type, once for each element.
    ElementsOf(Variable),
    /// The op infers its result types.
    Inferred,
}

/// The sources that the traits of an op offer.
#[derive(Default)]
struct Offers {
    sources: LookupMap<Variable, TypeSource>,
    can_infer_results: bool,
}

/// Finds the source of the types of each operand, then each result, and checks that operands,
/// regions and successors are bound; errors are reported at `start`.
pub(crate) fn resolve_types(
    grammar: &OpGrammar<'_, '_>,
    start: usize,
) -> Parsed<Vec<(Variable, TypeSource)>> {
    let context = grammar.context;
    let offers = collect_offers(grammar);
    let written = &grammar.result_types;
    let are_inferred = !written.all && written.is_empty() && offers.can_infer_results;
    let mut results = Vec::new();
    for index in 0..context.results.len() {
        let result = Variable::Result(index);
        results.push(if are_inferred {
            (result, TypeSource::Inferred)
        } else {
            resolve_type(grammar, &offers, result, start)?
        });
    }
    let mut sources = Vec::new();
    for index in 0..context.operands.len() {
        let operand = Variable::Operand(index);
        check_bound(context, &grammar.operands, operand, start)?;
        sources.push(resolve_type(grammar, &offers, operand, start)?);
    }
    sources.append(&mut results);
    for region in (0..context.regions.len()).map(Variable::Region) {
        check_bound(context, &grammar.regions, region, start)?;
    }
    for successor in (0..context.successors.len()).map(Variable::Successor) {
        check_bound(context, &grammar.successors, successor, start)?;
    }
    Ok(sources)
}

/// Collects the offers of the traits in their order; a later one overrules an earlier one.
fn collect_offers(grammar: &OpGrammar<'_, '_>) -> Offers {
    let context = grammar.context;
    let mut offers = Offers::default();
    for (index, type_trait) in context.type_traits.iter().enumerate() {
        match type_trait {
            TypeTrait::AllTypesMatch(names) => offers.all_types_match(grammar, names),
            TypeTrait::SameTypeOperands => offers.same_types(grammar, false),
            TypeTrait::SameOperandsAndResultType => offers.same_types(grammar, true),
            TypeTrait::TypesMatchWith { lhs, rhs, .. } => {
                if let Some(from) = known_type(grammar, lhs) {
                    let type_trait = index;
                    offers.offer(grammar, rhs, TypeSource::Transformed { from, type_trait });
                }
            }
            TypeTrait::ShapedTypeMatchesElementCountAndTypes { shaped, elements } => {
                if let Some(from) = known_type(grammar, shaped) {
                    offers.offer(grammar, elements, TypeSource::ElementsOf(from));
                }
            }
            TypeTrait::InferTypeOpInterface => {
                offers.can_infer_results |= !context.all_result_types_known;
            }
        }
    }
    offers
}

/// Returns the part named `name` if its type is known once the text is read.
fn known_type(grammar: &OpGrammar<'_, '_>, name: &str) -> Option<Variable> {
    let variable = grammar.lookup(name)?;
    let known = match variable {
        Variable::Operand(index) => grammar.operand_types.names(index),
        Variable::Result(index) => grammar.result_types.names(index),
        Variable::Attribute(index) => grammar.attributes.names(index),
        _ => false,
    };
    known.then_some(variable)
}

impl Offers {
    fn offer(&mut self, grammar: &OpGrammar<'_, '_>, name: &str, source: TypeSource) {
        if let Some(variable) = grammar.lookup(name) {
            self.sources.insert(variable, source);
        }
    }

    /// Offers the last type known among `names` to all others.
    fn all_types_match(&mut self, grammar: &OpGrammar<'_, '_>, names: &[&str]) {
        let mut known = names.iter().rev();
        let Some(from) = known.find_map(|name| known_type(grammar, name)) else {
            return;
        };
        for name in names {
            if grammar.lookup(name) != Some(from) {
                self.offer(grammar, name, TypeSource::Same(from));
            }
        }
    }

    /// Offers the first type written to all operands, and to all results if they take part.
    fn same_types(&mut self, grammar: &OpGrammar<'_, '_>, with_results: bool) {
        let operand = grammar.operand_types.first().map(Variable::Operand);
        let result = || grammar.result_types.first().map(Variable::Result);
        let Some(from) = operand.or_else(|| result().filter(|_| with_results)) else {
            return;
        };
        let context = grammar.context;
        for operand in (0..context.operands.len()).map(Variable::Operand) {
            self.sources.insert(operand, TypeSource::Same(from));
        }
        for result in (0..context.results.len())
            .map(Variable::Result)
            .filter(|_| with_results)
        {
            self.sources.insert(result, TypeSource::Same(from));
        }
    }
}

/// Finds the source of the types of an operand or a result.
fn resolve_type(
    grammar: &OpGrammar<'_, '_>,
    offers: &Offers,
    variable: Variable,
    start: usize,
) -> Parsed<(Variable, TypeSource)> {
    let context = grammar.context;
    let (kind, index) = variable.kind_and_index();
    let is_result = matches!(variable, Variable::Result(_));
    let (written, value) = if is_result {
        (&grammar.result_types, &context.results[index])
    } else {
        (&grammar.operand_types, &context.operands[index])
    };
    if written.has(index) {
        return Ok((variable, TypeSource::Written));
    }
    // The types decide how many of the values of `operands` belong to an operand of variable length.
    let needs_types = value.arity.is_variable_length() && (is_result || grammar.operands.all);
    match offers.sources.get(&variable) {
        Some(source) => Ok((variable, *source)),
        None if value.buildable && !needs_types => Ok((variable, TypeSource::Buildable)),
        None => {
            let name = value.name;
            let error = FormatError::new(
                start,
                format!(
                    "type of {kind} #{index}, named '{name}', is not buildable and a buildable type cannot be inferred"
                ),
            );
            Err(error.note(format!(
                "suggest adding a type constraint to the operation or adding a 'type(${name})' directive to the custom assembly format"
            )))
        }
    }
}

/// Checks that a part is in the format.
fn check_bound(
    context: &FormatContext<'_>,
    bound: &Bound,
    variable: Variable,
    start: usize,
) -> Parsed<()> {
    let ((kind, index), name) = (variable.kind_and_index(), context.name(variable));
    if bound.has(index) {
        return Ok(());
    }
    let error = FormatError::new(start, format!("{kind} #{index}, named '{name}', not found"));
    Err(error.note(format!(
        "suggest adding a '${name}' directive to the custom assembly format"
    )))
}
