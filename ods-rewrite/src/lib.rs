//! Rewriting: patterns and their drivers, folding, region simplification, passes and the pass
//! manager.
//!
//! It builds on `ods-ir` and `ods-asm`. Users take it from `ods-runtime`, as `ods_runtime::rewrite`
//! and `ods_runtime::pass`.

#[doc(hidden)]
pub mod __private;
pub mod analysis;
mod constants;
pub mod conversion;
pub mod dataflow;
mod frozen;
pub mod greedy;
pub mod limits;
mod listener;
mod marks;
mod panics;
pub mod pass;
pub mod region;
mod walk;

pub use constants::Constants;
pub use frozen::{Candidates, FrozenPatterns};
pub use listener::{DebugRewrites, RewriteListener};
pub use ods_ir::ir::{Change, MatchFailure, Rewriter};
pub use ods_ir::rewrite::{DeclaredPattern, Pattern, PatternRoot, PatternSet};
pub use walk::walk_and_apply;

/// The examples of `docs/PASSES.md`, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../docs/PASSES.md")]
#[doc = include_str!("../../docs/REWRITES.md")]
struct Guide;
