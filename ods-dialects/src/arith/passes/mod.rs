//! Passes on arithmetic, with the names, options and results of `mlir-opt`.
//!
//! | pass | what it does |
//! |---|---|
//! | `arith-expand` | replaces operations that LLVM lacks by simpler ones |
//! | `arith-int-range-narrowing` | computes with fewer bits where the ranges of integers allow it |
//! | `arith-unsigned-when-equivalent` | replaces signed operations by unsigned ones where they are equal |
//! | `int-range-optimizations` | replaces what the ranges of integers decide |

mod build;
mod expand;
mod expand_formats;
mod narrow;
mod optimize;
mod ranges;
mod unsigned;

pub use expand::ArithExpandOpsPass;
pub use narrow::ArithIntRangeNarrowing;
pub use optimize::ArithIntRangeOpts;
pub use unsigned::ArithUnsignedWhenEquivalentPass;

use ods_runtime::pass::PassRegistry;

/// Adds the passes of `arith` to a registry.
///
/// ```
/// use ods_runtime::pass::PassRegistry;
/// let passes = PassRegistry::new().with_all(ods_dialects::arith::passes::all);
/// assert!(passes.pass("int-range-optimizations").is_some());
/// assert!(passes.pass("arith-expand").is_some());
/// ```
pub fn all(passes: PassRegistry) -> PassRegistry {
    passes
        .with::<ArithExpandOpsPass>()
        .with::<ArithIntRangeNarrowing>()
        .with::<ArithIntRangeOpts>()
        .with::<ArithUnsignedWhenEquivalentPass>()
}
