//! Passes on graphs of blocks, with the names, options and results of `mlir-opt`.
//!
//! | pass | what it does |
//! |---|---|
//! | `lift-cf-to-scf` | turns blocks and branches into structured control flow |

mod lift;

pub use lift::LiftControlFlowToSCFPass;
use ods_runtime::pass::PassRegistry;

/// Adds the passes of this module to a registry.
///
/// ```
/// use ods_runtime::pass::PassRegistry;
/// let passes = PassRegistry::new().with_all(ods_dialects::cf::passes::all);
/// assert!(passes.pass("lift-cf-to-scf").is_some());
/// ```
pub fn all(passes: PassRegistry) -> PassRegistry {
    passes.with::<LiftControlFlowToSCFPass>()
}
