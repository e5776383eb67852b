//! Passes that work on any dialect, because they ask interfaces and traits only.
//!
//! Users take them from `ods-runtime`, as `ods_runtime::transforms`.

mod block_order;
mod bubble_down;
mod canonicalize;
mod cse;
mod fixed_point;
mod inline;
mod licm;
mod limits;
mod mem2reg;
mod print;
mod privatize;
mod remove_dead_values;
mod runtime_verification;
mod sccp;
mod sink;
mod snapshot;
mod sroa;
mod strip;
mod subset_hoisting;
mod symbol_dce;
mod topological_sort;
mod trivial_dce;
mod view_graph;

pub use bubble_down::BubbleDownMemorySpaceCasts;
pub use canonicalize::{Canonicalizer, canonicalize};
pub use cse::{Counts, Cse, cse, eliminate_common_subexpressions};
pub use fixed_point::CompositeFixedPoint;
pub use inline::{Inliner, inline, inline_call};
pub use licm::{LoopInvariantCodeMotion, loop_invariant_code_motion, move_loop_invariant_code};
pub use mem2reg::{Mem2Reg, Promotions, promote_memory_slots};
pub use print::{PrintIr, PrintOpStats};
pub use privatize::{SymbolPrivatize, symbol_privatize};
pub use remove_dead_values::{RemoveDeadValues, remove_dead_values};
pub use runtime_verification::GenerateRuntimeVerification;
pub use sccp::{Sccp, sccp};
pub use sink::{ControlFlowSink, control_flow_sink};
pub use snapshot::{LocationSnapshot, snapshot_locations};
pub use sroa::{Destructurings, Sroa, destructure_memory_slots};
pub use strip::StripDebugInfo;
pub use subset_hoisting::{LoopInvariantSubsetHoisting, hoist_loop_invariant_subsets};
pub use symbol_dce::{SymbolDce, symbol_dce};
pub use topological_sort::{TopologicalSort, sort_topologically, topological_sort};
pub use trivial_dce::{TrivialDce, eliminate_trivially_dead_ops};
pub use view_graph::ViewOpGraph;

use ods_rewrite::pass::PassRegistry;

/// Adds all passes of this crate to a registry.
///
/// ```
/// use ods_runtime::pass::PassRegistry;
/// let passes = PassRegistry::new().with_all(ods_runtime::transforms::all);
/// assert!(passes.pass("canonicalize").is_some());
/// ```
#[inline]
pub fn all(passes: PassRegistry) -> PassRegistry {
    passes
        .with::<BubbleDownMemorySpaceCasts>()
        .with::<Canonicalizer>()
        .with::<CompositeFixedPoint>()
        .with::<ControlFlowSink>()
        .with::<Cse>()
        .with::<GenerateRuntimeVerification>()
        .with::<Inliner>()
        .with::<LocationSnapshot>()
        .with::<LoopInvariantCodeMotion>()
        .with::<LoopInvariantSubsetHoisting>()
        .with::<Mem2Reg>()
        .with::<PrintIr>()
        .with::<Sroa>()
        .with::<PrintOpStats>()
        .with::<RemoveDeadValues>()
        .with::<Sccp>()
        .with::<StripDebugInfo>()
        .with::<SymbolDce>()
        .with::<SymbolPrivatize>()
        .with::<TopologicalSort>()
        .with::<TrivialDce>()
        .with::<ViewOpGraph>()
}
