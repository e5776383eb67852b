//! Analyses of any IR, which passes ask for by [`PassContext::analysis`](crate::pass::PassContext::analysis).
//!
//! Dominance is [`Dominance`], symbol tables are [`SymbolTableCollection`]; both are filled on
//! demand, so a pass asks for them by
//! [`PassContext::with_analysis`](crate::pass::PassContext::with_analysis).

mod alias;
mod call_graph;
mod liveness;
mod post_dominance;
mod slices;

pub use alias::{
    AliasAnalysis, AliasAnalysisImplementation, AliasResult, LocalAliasAnalysis, ModRefResult,
};
pub use call_graph::{CallGraph, CallGraphEdge, CallGraphNode, EdgeKind};
pub use liveness::Liveness;
pub use ods_ir::ir::Dominance;
pub use ods_ir::symbols::SymbolTableCollection;
pub use post_dominance::PostDominance;
pub use slices::{BackwardSlice, forward_slice};

use crate::pass::Analysis;
use ods_ir::ir::{Ir, Operation};

/// Dominance is computed by region, on first use.
impl Analysis for Dominance {
    fn compute(_: &Ir, _: Operation) -> Self {
        Self::new()
    }
}

/// Symbol tables are built on first use.
impl Analysis for SymbolTableCollection {
    #[inline]
    fn compute(_: &Ir, _: Operation) -> Self {
        Self::new()
    }
}
