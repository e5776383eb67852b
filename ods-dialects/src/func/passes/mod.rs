//! Passes on functions, with the names, options and results of `mlir-opt`.
//!
//! | pass | what it does |
//! |---|---|
//! | `duplicate-function-elimination` | erases functions that are equal to others but for their names |

mod duplicates;

pub use duplicates::DuplicateFunctionEliminationPass;
use ods_runtime::pass::PassRegistry;

/// Adds the passes of this module to a registry.
///
/// ```
/// use ods_runtime::pass::PassRegistry;
/// let passes = PassRegistry::new().with_all(ods_dialects::func::passes::all);
/// assert!(passes.pass("duplicate-function-elimination").is_some());
/// ```
pub fn all(passes: PassRegistry) -> PassRegistry {
    passes.with::<DuplicateFunctionEliminationPass>()
}
