//! Passes on the ranges of integers.

mod narrow;
mod optimize;
mod ranges;
mod unsigned;

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
/// ```
pub fn all(passes: PassRegistry) -> PassRegistry {
    passes
        .with::<ArithIntRangeNarrowing>()
        .with::<ArithIntRangeOpts>()
        .with::<ArithUnsignedWhenEquivalentPass>()
}
