//! The regions of a draft: the arguments of the first block, and what its last operation takes.
//!
//! How these depend on the operation is known to its verifier only. They are guessed: most
//! operations pass on their operands, their results, or the inputs of a function type.

use super::Random;
use super::draft::{Context, Draft, RegionDraft};
use crate::op::OpInfo;
use crate::op::spec::OpSpec;
use crate::types::{FunctionType, Type};

/// The choices behind a region.
#[derive(Clone, Debug)]
pub(super) struct RegionRecipe {
    is_empty: bool,
    arguments: Source,
    yielded: Option<Source>,
    terminator: Option<&'static OpInfo>,
}

/// Where a list of types comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Nothing,
    Inputs,
    Outputs,
    Operands,
    Results,
    /// `index`, then the results.
    IndexAndResults,
    /// The type of the first operand, then the results.
    FirstAndResults,
    /// The operands of the last group.
    LastGroup,
    /// The type of the first operand, as often as there are operands in its group.
    FirstGroup,
    /// `i1`, then the results.
    FlagAndResults,
    /// The arguments of the region.
    Arguments,
    /// The element types of the results.
    Elements,
}

const ARGUMENTS: &[Source] = &[
    Source::Nothing,
    Source::Nothing,
    Source::Inputs,
    Source::Inputs,
    Source::Operands,
    Source::Results,
    Source::IndexAndResults,
    Source::FirstAndResults,
    Source::LastGroup,
    Source::FirstGroup,
];

const YIELDED: &[Source] = &[
    Source::Nothing,
    Source::Results,
    Source::Results,
    Source::Outputs,
    Source::Arguments,
    Source::FlagAndResults,
    Source::Operands,
    Source::LastGroup,
    Source::Elements,
];

impl Draft {
    /// Chooses the regions.
    pub(super) fn choose_regions(
        &mut self,
        spec: &OpSpec,
        called: Option<&FunctionType>,
        cx: &mut Context<'_>,
    ) -> Vec<RegionRecipe> {
        let mut recipes = Vec::new();
        for region in &spec.regions {
            let count = if region.variadic {
                cx.random.below(3)
            } else {
                1
            };
            for _ in 0..count {
                let known = cx.recipe.and_then(|recipe| recipe.region(recipes.len()));
                let recipe = known
                    .cloned()
                    .unwrap_or_else(|| guess(spec, self.info, cx.terminators, cx.random));
                let arguments = self.types(recipe.arguments, called, &[]);
                let yielded = recipe
                    .yielded
                    .map(|source| self.types(source, called, &arguments));
                self.regions.push(RegionDraft {
                    is_empty: recipe.is_empty,
                    more_blocks: if spec.has_single_block || cx.random.below(3) > 0 {
                        0
                    } else {
                        cx.random.below(4)
                    },
                    arguments,
                    terminator: recipe.terminator,
                    yielded,
                });
                recipes.push(recipe);
            }
        }
        recipes
    }

    fn types(
        &self,
        source: Source,
        called: Option<&FunctionType>,
        arguments: &[Type],
    ) -> Vec<Type> {
        let results = || self.results.concat();
        let with_results = |first: Option<Type>| {
            let mut types: Vec<Type> = first.into_iter().collect();
            types.extend(results());
            types
        };
        match source {
            Source::Nothing => Vec::new(),
            Source::Inputs => called.map_or_else(Vec::new, |called| called.inputs().to_vec()),
            Source::Outputs => called.map_or_else(Vec::new, |called| called.results().to_vec()),
            Source::Operands => self.operands.concat(),
            Source::Results => results(),
            Source::IndexAndResults => with_results(Some(Type::index())),
            Source::FirstAndResults => with_results(self.operands.concat().first().cloned()),
            Source::LastGroup => self.operands.last().cloned().unwrap_or_default(),
            Source::FirstGroup => self.operands.first().cloned().unwrap_or_default(),
            Source::FlagAndResults => with_results(Some(Type::i1())),
            Source::Arguments => arguments.to_vec(),
            Source::Elements => {
                let elements = results();
                let element = |ty: &Type| ty.element_type().unwrap_or(ty).clone();
                elements.iter().map(element).collect()
            }
        }
    }
}

/// Guesses a recipe.
fn guess(
    spec: &OpSpec,
    info: &'static OpInfo,
    terminators: &[&'static OpInfo],
    random: &mut Random,
) -> RegionRecipe {
    let implicit = spec.implicit_terminator.map(|terminator| terminator());
    let own: Vec<&'static OpInfo> = terminators
        .iter()
        .copied()
        .filter(|other| other.dialect().name() == info.dialect().name())
        .collect();
    let from = if own.is_empty() || random.once_in(4) {
        terminators
    } else {
        &own
    };
    RegionRecipe {
        is_empty: random.once_in(8),
        arguments: random.pick(ARGUMENTS).copied().unwrap_or(Source::Nothing),
        yielded: random.pick(YIELDED).copied(),
        terminator: implicit.or_else(|| random.pick(from).copied()),
    }
}
