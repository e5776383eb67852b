//! Passes that work on any dialect, because they ask interfaces and traits only.
//!
//! Users take them from `ods-runtime`, as `ods_runtime::transforms`.

mod canonicalize;
mod cse;
mod fixed_point;
mod print;
mod strip;
mod symbol_dce;
mod trivial_dce;

pub use canonicalize::{Canonicalizer, canonicalize};
pub use cse::{Counts, Cse, cse, eliminate_common_subexpressions};
pub use fixed_point::CompositeFixedPoint;
pub use print::{PrintIr, PrintOpStats};
pub use strip::StripDebugInfo;
pub use symbol_dce::{SymbolDce, symbol_dce};
pub use trivial_dce::{TrivialDce, eliminate_trivially_dead_ops};

use ods_rewrite::pass::PassRegistry;

/// Adds all passes of this crate to a registry.
///
/// ```
/// use ods_runtime::pass::PassRegistry;
/// let passes = PassRegistry::new().with_all(ods_runtime::transforms::all);
/// assert!(passes.pass("canonicalize").is_some());
/// ```
pub fn all(passes: PassRegistry) -> PassRegistry {
    passes
        .with::<Canonicalizer>()
        .with::<CompositeFixedPoint>()
        .with::<Cse>()
        .with::<PrintIr>()
        .with::<PrintOpStats>()
        .with::<StripDebugInfo>()
        .with::<SymbolDce>()
        .with::<TrivialDce>()
}
