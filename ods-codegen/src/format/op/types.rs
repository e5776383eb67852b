//! How the type of each operand and result is found when parsing.
//!
//! A type that is not written comes from another variable's, through a trait,
//! or is built from the constraint. Every operand, region and successor must
//! be in the format.

use super::bound::Bound;
use super::context::{FormatContext, TypeTrait, ValueInfo};
use super::grammar::OpGrammar;
use crate::format::element::Variable;
use crate::format::error::FormatError;
use crate::format::parser::Parsed;

/// Where the types of an operand or result group come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSource {
    /// They are written.
    Written,
    /// The constraint admits one type only.
    Buildable,
    /// They are those of this operand or result, or the type of this attribute.
    Same(Variable),
    /// They are made of those of this operand, result or attribute by the transformer of this type trait.
    Transformed {
        /// What they are made of.
        from: Variable,
        /// The index of the trait in [`FormatContext::type_traits`].
        type_trait: usize,
    },
    /// As many as the shaped type of this operand or result has elements, each its element type.
    ElementsOf(Variable),
    /// The op infers its result types.
    Inferred,
}

/// The sources of all types of an op.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TypeSources {
    /// For each operand.
    pub operands: Vec<TypeSource>,
    /// For each result.
    pub results: Vec<TypeSource>,
}

/// The sources that the traits of an op offer.
struct Offers {
    operands: Vec<Option<TypeSource>>,
    results: Vec<Option<TypeSource>>,
    can_infer_results: bool,
}

/// Finds the source of every type, and checks that operands, regions and successors are bound; errors stand at `start`.
pub(crate) fn resolve_types(grammar: &OpGrammar<'_, '_>, start: usize) -> Parsed<TypeSources> {
    let offers = collect_offers(grammar);
    let results = resolve_results(grammar, &offers, start)?;
    let operands = resolve_operands(grammar, &offers, start)?;
    let context = grammar.context;
    check_bound(
        &grammar.regions,
        "region",
        context.regions.iter().map(|region| region.name),
        start,
    )?;
    check_bound(
        &grammar.successors,
        "successor",
        context.successors.iter().map(|successor| successor.name),
        start,
    )?;
    Ok(TypeSources { operands, results })
}

/// Asks the traits in their order; a later one overrules an earlier one.
fn collect_offers(grammar: &OpGrammar<'_, '_>) -> Offers {
    let context = grammar.context;
    let mut offers = Offers {
        operands: vec![None; context.operands.len()],
        results: vec![None; context.results.len()],
        can_infer_results: false,
    };
    for (index, type_trait) in context.type_traits.iter().enumerate() {
        match type_trait {
            TypeTrait::AllTypesMatch(names) => offers.all_types_match(grammar, names),
            TypeTrait::SameTypeOperands => offers.same_types(grammar, false),
            TypeTrait::SameOperandsAndResultType => offers.same_types(grammar, true),
            TypeTrait::TypesMatchWith { lhs, rhs, .. } => {
                if let Some(from) = known_type(grammar, lhs) {
                    offers.offer(
                        grammar,
                        rhs,
                        TypeSource::Transformed {
                            from,
                            type_trait: index,
                        },
                    );
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

/// Returns what `name` means if its type is known once the text is read.
fn known_type(grammar: &OpGrammar<'_, '_>, name: &str) -> Option<Variable> {
    let variable = grammar.scope.lookup(name)?;
    let known = match variable {
        Variable::Operand(index) => grammar.operand_types.contains(index),
        Variable::Result(index) => grammar.result_types.contains(index),
        Variable::Attribute(index) => grammar.attributes.contains(index),
        _ => false,
    };
    known.then_some(variable)
}

impl Offers {
    fn offer(&mut self, grammar: &OpGrammar<'_, '_>, name: &str, source: TypeSource) {
        match grammar.scope.lookup(name) {
            Some(Variable::Operand(index)) => self.operands[index] = Some(source),
            Some(Variable::Result(index)) => self.results[index] = Some(source),
            _ => {}
        }
    }

    /// Offers the last type known among `names` to all others.
    fn all_types_match(&mut self, grammar: &OpGrammar<'_, '_>, names: &[&str]) {
        let Some(from) = names
            .iter()
            .rev()
            .find_map(|name| known_type(grammar, name))
        else {
            return;
        };
        for name in names {
            if grammar.scope.lookup(name) != Some(from) {
                self.offer(grammar, name, TypeSource::Same(from));
            }
        }
    }

    /// Offers the first type written to all operands, and to all results if they take part.
    fn same_types(&mut self, grammar: &OpGrammar<'_, '_>, with_results: bool) {
        let first_result = || {
            grammar
                .result_types
                .first()
                .filter(|_| with_results)
                .map(Variable::Result)
        };
        let Some(from) = grammar
            .operand_types
            .first()
            .map(Variable::Operand)
            .or_else(first_result)
        else {
            return;
        };
        self.operands.fill(Some(TypeSource::Same(from)));
        if with_results {
            self.results.fill(Some(TypeSource::Same(from)));
        }
    }
}

fn resolve_results(
    grammar: &OpGrammar<'_, '_>,
    offers: &Offers,
    start: usize,
) -> Parsed<Vec<TypeSource>> {
    let context = grammar.context;
    let written = &grammar.result_types;
    if written.all {
        return Ok(vec![TypeSource::Written; context.results.len()]);
    }
    if written.is_empty() && offers.can_infer_results {
        return Ok(vec![TypeSource::Inferred; context.results.len()]);
    }
    let resolve = |(index, result): (usize, &ValueInfo<'_>)| {
        if written.contains(index) {
            return Ok(TypeSource::Written);
        }
        match offers.results[index] {
            Some(source) => Ok(source),
            None if result.buildable && !result.arity.is_variable_length() => {
                Ok(TypeSource::Buildable)
            }
            None => Err(unresolved_type("result", index, result.name, start)),
        }
    };
    context.results.iter().enumerate().map(resolve).collect()
}

fn resolve_operands(
    grammar: &OpGrammar<'_, '_>,
    offers: &Offers,
    start: usize,
) -> Parsed<Vec<TypeSource>> {
    let FormatContext { operands, .. } = grammar.context;
    let (bound, written) = (&grammar.operands, &grammar.operand_types);
    let resolve = |(index, operand): (usize, &ValueInfo<'_>)| {
        if !bound.all && !bound.contains(index) {
            return Err(not_found("operand", index, operand.name, start));
        }
        if written.all || written.contains(index) {
            return Ok(TypeSource::Written);
        }
        match offers.operands[index] {
            Some(source) => Ok(source),
            // Which of the values of `operands` belong to a group of varying length depends on the types.
            None if operand.buildable && !(bound.all && operand.arity.is_variable_length()) => {
                Ok(TypeSource::Buildable)
            }
            None => Err(unresolved_type("operand", index, operand.name, start)),
        }
    };
    operands.iter().enumerate().map(resolve).collect()
}

fn check_bound<'a>(
    bound: &Bound,
    kind: &str,
    names: impl Iterator<Item = &'a str>,
    start: usize,
) -> Parsed<()> {
    for (index, name) in names.enumerate() {
        if !bound.all && !bound.contains(index) {
            return Err(not_found(kind, index, name, start));
        }
    }
    Ok(())
}

fn not_found(kind: &str, index: usize, name: &str, start: usize) -> FormatError {
    FormatError::new(start, format!("{kind} #{index}, named '{name}', not found")).note(format!(
        "suggest adding a '${name}' directive to the custom assembly format"
    ))
}

fn unresolved_type(kind: &str, index: usize, name: &str, start: usize) -> FormatError {
    FormatError::new(start, format!("type of {kind} #{index}, named '{name}', is not buildable and a buildable type cannot be inferred"))
        .note(format!(
            "suggest adding a type constraint to the operation or adding a 'type(${name})' directive to the custom assembly format"
        ))
}
