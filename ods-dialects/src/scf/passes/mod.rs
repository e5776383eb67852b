//! Passes on structured control flow, with the names, options and results of `mlir-opt`.
//!
//! | pass | what it does |
//! |---|---|
//! | `convert-scf-to-cf` | turns structured control flow into blocks and branches |
//! | `scf-for-to-while` | turns `scf.for` into `scf.while` |
//! | `scf-forall-to-for` | turns `scf.forall` into `scf.for` |
//! | `scf-forall-to-parallel` | turns `scf.forall` into `scf.parallel` |
//! | `scf-parallel-for-to-nested-fors` | turns `scf.parallel` into `scf.for` |
//! | `scf-parallel-loop-fusion` | merges `scf.parallel` loops that follow each other |
//! | `scf-parallel-loop-tiling` | splits `scf.parallel` into a loop over tiles and one within a tile |
//! | `scf-for-loop-range-folding` | moves additions and multiplications of a variable to the bounds |
//! | `scf-for-loop-canonicalization` | folds what is in loops |

mod canonicalize_loops;
mod for_to_while;
mod forall;
mod fusion;
mod nested_fors;
mod range_folding;
mod tiling;
mod to_blocks;

pub use canonicalize_loops::SCFForLoopCanonicalization;
pub use for_to_while::SCFForToWhileLoop;
pub use forall::{SCFForallToForLoop, SCFForallToParallelLoop};
pub use fusion::SCFParallelLoopFusion;
pub use nested_fors::SCFParallelForToNestedFors;
use ods_runtime::pass::PassRegistry;
pub use range_folding::SCFForLoopRangeFolding;
pub use tiling::SCFParallelLoopTiling;
pub use to_blocks::{SCFToControlFlowPass, lowering_patterns};

/// Adds the passes of this module to a registry.
///
/// ```
/// use ods_runtime::pass::PassRegistry;
/// let passes = PassRegistry::new().with_all(ods_dialects::scf::passes::all);
/// assert!(passes.pass("convert-scf-to-cf").is_some());
/// ```
pub fn all(passes: PassRegistry) -> PassRegistry {
    passes
        .with::<SCFForLoopCanonicalization>()
        .with::<SCFForLoopRangeFolding>()
        .with::<SCFForToWhileLoop>()
        .with::<SCFForallToForLoop>()
        .with::<SCFForallToParallelLoop>()
        .with::<SCFParallelForToNestedFors>()
        .with::<SCFParallelLoopFusion>()
        .with::<SCFParallelLoopTiling>()
        .with::<SCFToControlFlowPass>()
}
