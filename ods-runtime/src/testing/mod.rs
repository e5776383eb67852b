//! Random valid modules of any dialects, for tests: [`RandomModules`]. Needs the feature `testing`.
//!
//! The operations are built from their definitions alone, so the modules of a user's own dialect are
//! as many as those of the dialects here:
//!
//! ```
//! use ods_runtime::prelude::*;
//! use ods_runtime::testing::{RandomModules, round_trip};
//! # ods! {
//! #     def Calc_Dialect : Dialect { let name = "calc"; }
//! #     def NumberOp : Op<Calc_Dialect, "number", [Pure]> {
//! #         let arguments = (ins I64Attr:$value);
//! #         let results = (outs I64:$result);
//! #         let assemblyFormat = "$value attr-dict";
//! #     }
//! #     def SumOp : Op<Calc_Dialect, "sum", [Pure]> {
//! #         let arguments = (ins Variadic<I64>:$terms);
//! #         let results = (outs I64:$result);
//! #         let assemblyFormat = "`(` $terms `)` attr-dict";
//! #     }
//! # }
//!
//! // The dialect of the README.
//! let modules = RandomModules::new(DialectRegistry::new().with::<CalcDialect>());
//! assert_eq!(modules.unmade(), Vec::<&str>::new());
//! modules.check(0..20, 30, |ir, module| {
//!     verify(module, ir).map_err(|errors| errors.to_string())?;
//!     round_trip(ir, module)
//! });
//! ```
//!
//! [`RandomModules::check`] shrinks a module that fails. Rules that a hand-written verifier checks
//! cannot be seen in a definition: operations are drafted until one is valid, and
//! [`RandomModules::hook`] helps where that takes too long. [`RandomModules::unmade`] names the
//! operations that need it.
//!
//! With the feature `proptest`, `RandomModules::strategy` makes the modules for tests of
//! [proptest](https://docs.rs/proptest), beside values of other strategies.

mod draft;
mod maker;
mod mutate;
mod properties;
mod random;
mod reduce;
mod region;
mod samples;
#[cfg(feature = "proptest")]
mod strategy;

pub use draft::{Draft, RegionDraft};
pub use mutate::{Mutation, mutate};
pub use properties::round_trip;
pub use random::Random;
pub use reduce::{Reduced, reduce};
#[cfg(feature = "proptest")]
pub use strategy::{ModuleStrategy, ModuleTree, RandomModule};

use crate::attributes::Attribute;
use crate::ir::{Ir, Operation};
use crate::op::OpInfo;
use crate::registry::DialectRegistry;
use crate::text::op_printer::OperationText as _;
use crate::types::Type;
use crate::verify::verify;
use draft::{Hook, Recipe};
use maker::Maker;
use samples::Samples;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// How often an operation is drafted alone before it counts as unknown.
const PROBES: usize = 150;

/// How many modules are made to find operations that occur only inside others.
const UNMADE_MODULES: u64 = 30;

/// A generator of valid modules from the operations of a registry.
///
/// The same seed gives the same module, for the same registry and settings.
pub struct RandomModules {
    registry: Arc<DialectRegistry>,
    operations: Vec<&'static OpInfo>,
    /// The operations that end blocks.
    terminators: Vec<&'static OpInfo>,
    /// Those with successors.
    branches: Vec<&'static OpInfo>,
    types: Vec<Type>,
    attributes: Vec<Attribute>,
    hooks: Vec<(String, Hook)>,
    has_discardable_attributes: bool,
    /// The names of the operations at the top; any if empty.
    top_level: Vec<String>,
    samples: OnceLock<Samples>,
    probed: OnceLock<Probed>,
}

/// What is known about operations that were tried alone.
struct Probed {
    known: Vec<(&'static OpInfo, Recipe)>,
    /// Those of the known that have regions.
    nesting: Vec<(&'static OpInfo, Recipe)>,
    unknown: Vec<&'static OpInfo>,
}

impl fmt::Debug for RandomModules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RandomModules")
            .field("operations", &self.operations)
            .finish_non_exhaustive()
    }
}

impl RandomModules {
    /// Makes a generator of modules with all operations of a registry.
    pub fn new(registry: impl Into<Arc<DialectRegistry>>) -> Self {
        let registry = registry.into();
        let operations = registry.operations();
        let mut this = Self {
            registry,
            operations: Vec::new(),
            terminators: Vec::new(),
            branches: Vec::new(),
            types: Vec::new(),
            attributes: Vec::new(),
            hooks: Vec::new(),
            has_discardable_attributes: true,
            top_level: Vec::new(),
            samples: OnceLock::new(),
            probed: OnceLock::new(),
        };
        this.set_operations(operations);
        this
    }

    fn set_operations(&mut self, operations: Vec<&'static OpInfo>) {
        let ends_blocks = |info: &&'static OpInfo| info.spec().is_terminator;
        self.terminators = operations.iter().copied().filter(ends_blocks).collect();
        let branches = self.terminators.iter().copied();
        self.branches = branches
            .filter(|info| !info.spec().successors.is_empty())
            .collect();
        self.operations = operations;
        (self.samples, self.probed) = (OnceLock::new(), OnceLock::new());
    }

    /// Restricts the operations to those for which `test` holds. `builtin.module` and
    /// `builtin.unrealized_conversion_cast` are used in any case, for the top and for operands that
    /// nothing else makes.
    #[must_use]
    pub fn only(mut self, test: impl Fn(&OpInfo) -> bool) -> Self {
        let mut operations = self.operations.clone();
        operations.retain(|info| test(info));
        self.set_operations(operations);
        self
    }

    /// Adds types to choose from, where constraints accept them.
    #[must_use]
    pub fn types(mut self, types: impl IntoIterator<Item = Type>) -> Self {
        self.types.extend(types);
        self
    }

    /// Adds attributes to choose from, where constraints accept them.
    #[must_use]
    pub fn attributes(mut self, attributes: impl IntoIterator<Item = Attribute>) -> Self {
        self.attributes.extend(attributes);
        self
    }

    /// Restricts the operations at the top of a module, for example to functions. Those that make
    /// operands are there in any case.
    #[must_use]
    pub fn top_level<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Self {
        self.top_level.extend(names.into_iter().map(str::to_owned));
        self
    }

    /// Makes no discardable attributes.
    #[must_use]
    pub fn without_discardable_attributes(mut self) -> Self {
        self.has_discardable_attributes = false;
        self
    }

    fn samples(&self) -> &Samples {
        let make = || Samples::new(&self.registry, &self.types, &self.attributes);
        self.samples.get_or_init(make)
    }

    fn probed(&self) -> &Probed {
        self.probed.get_or_init(|| {
            let mut probed = Probed {
                known: Vec::new(),
                nesting: Vec::new(),
                unknown: Vec::new(),
            };
            for (number, info) in self.operations.iter().enumerate() {
                if info.spec().is_terminator {
                    continue;
                }
                let maker = Maker::new(self, self.samples(), number as u64);
                match maker.probe(info, PROBES) {
                    Some(recipe) => {
                        if !info.spec().regions.is_empty() {
                            probed.nesting.push((*info, recipe.clone()));
                        }
                        probed.known.push((*info, recipe));
                    }
                    None => probed.unknown.push(*info),
                }
            }
            probed
        })
    }

    /// A valid module with about `size` operations, besides those that only make operands or end
    /// blocks.
    pub fn module(&self, seed: u64, size: usize) -> (Ir, Operation) {
        Maker::new(self, self.samples(), seed).module(size)
    }

    /// The names of the operations that are not in any of a number of random modules, sorted: they
    /// need a [`hook`](Self::hook), a [type](Self::types) or an [attribute](Self::attributes).
    pub fn unmade(&self) -> Vec<&'static str> {
        let mut unmade: Vec<&'static OpInfo> = self.operations.clone();
        for seed in 0..UNMADE_MODULES {
            let (ir, module) = self.module(seed, 40);
            module.walk(&ir, |op| {
                let info = op.info(&ir);
                unmade.retain(|other| Some(*other) != info);
            });
        }
        let known = &self.probed().known;
        unmade.retain(|info| known.iter().all(|(other, _)| other != info));
        unmade.iter().map(|info| info.name()).collect()
    }

    /// Checks a property of the modules of the seeds.
    ///
    /// # Panics
    ///
    /// If the property does not hold, with the seed, the reason and a smaller module for which it
    /// does not hold either.
    pub fn check(
        &self,
        seeds: Range<u64>,
        size: usize,
        property: impl Fn(&Ir, Operation) -> Result<(), String>,
    ) {
        for seed in seeds {
            let (mut ir, module) = self.module(seed, size);
            let Err(reason) = property(&ir, module) else {
                continue;
            };
            let reduced = reduce(&mut ir, module, |ir, candidate| {
                verify(candidate, ir).is_ok() && property(ir, candidate).is_err()
            });
            let again = property(&ir, reduced.op).err().unwrap_or(reason);
            let shown = reduced.op.display_generic(&ir);
            panic!("seed {seed}: {again}\n{shown}");
        }
    }
}
