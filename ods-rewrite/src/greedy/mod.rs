//! The greedy driver: folds and applies patterns until nothing changes.
//!
//! Operations, patterns and constants are taken in the order of MLIR's driver, so that the text
//! comes out equal.

mod checks;
mod config;
mod driver;
mod near;
mod worklist;

use crate::frozen::FrozenPatterns;
use crate::listener::RewriteListener;
pub use config::{GreedyConfig, GreedyError, GreedyOutcome, RegionSimplification, Strictness};
use driver::Driver;
use ods_ir::ir::{Ir, Operation, Region};
use ods_ir::op::OpHandle;

/// Folds and rewrites the operations in the regions of `top` until nothing changes: MLIR's
/// `applyPatternsGreedily`. `top` itself does not change.
///
/// Changes are logged in a [log of its own](Ir::push_change_log): a pattern may call a driver.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::greedy::{GreedyConfig, greedy};
/// use ods_runtime::rewrite::FrozenPatterns;
/// let mut patterns = PatternSet::new();
/// patterns.add(|inner: ModuleOp, rw| {
///     rw.erase(inner);
///     Some(())
/// });
/// let text = b"module { module { module {} } module {} }".as_slice();
/// let mut ir = Ir::new();
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let outcome = greedy(&mut ir, module, &FrozenPatterns::new(patterns), &GreedyConfig::new());
/// assert!(outcome.unwrap().changed);
/// assert_eq!(module.display(&ir).to_string(), "module {\n}");
/// ```
///
/// # Errors
///
/// If patterns do not come to an end, and what [`GreedyConfig::expensive_checks`] finds.
pub fn greedy(
    ir: &mut Ir,
    top: impl OpHandle,
    patterns: &FrozenPatterns,
    config: &GreedyConfig,
) -> Result<GreedyOutcome, GreedyError> {
    greedy_with(ir, top, patterns, config, &mut ())
}

/// As [`greedy`], and tells `listener` what it does.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::FrozenPatterns;
/// use ods_runtime::rewrite::greedy::{GreedyConfig, greedy_with};
/// use ods_runtime::rewrite::DebugRewrites;
/// # let mut patterns = PatternSet::new();
/// # patterns.add(|inner: ModuleOp, rw| {
/// #     rw.erase(inner);
/// #     Some(())
/// # });
/// # let patterns = FrozenPatterns::new(patterns);
/// let mut ir = Ir::new();
/// let text = "module { module @a {} module @b {} }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut listener = DebugRewrites::new(Vec::new());
/// let config = GreedyConfig::new();
/// let outcome = greedy_with(&mut ir, module, &patterns, &config, &mut listener).unwrap();
/// assert_eq!(outcome.rewrites, 2);
/// ```
///
/// # Errors
///
/// As [`greedy`].
pub fn greedy_with(
    ir: &mut Ir,
    top: impl OpHandle,
    patterns: &FrozenPatterns,
    config: &GreedyConfig,
    listener: &mut dyn RewriteListener,
) -> Result<GreedyOutcome, GreedyError> {
    let mut all = GreedyOutcome::default();
    for number in 0..top.operation().regions(ir).len() {
        let region = top.operation().regions(ir)[number];
        let outcome = greedy_on_region(ir, region, patterns, config, listener)?;
        all.changed |= outcome.changed;
        all.iterations = all.iterations.max(outcome.iterations);
        all.rewrites += outcome.rewrites;
        all.folds += outcome.folds;
    }
    Ok(all)
}

/// Folds and rewrites the operations in one region until nothing changes.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::FrozenPatterns;
/// use ods_runtime::rewrite::greedy::{GreedyConfig, greedy_on_region};
/// # let mut patterns = PatternSet::new();
/// # patterns.add(|inner: ModuleOp, rw| {
/// #     rw.erase(inner);
/// #     Some(())
/// # });
/// # let patterns = FrozenPatterns::new(patterns);
/// let mut ir = Ir::new();
/// let text = "module { module @a {} module @b {} }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let region = module.regions(&ir)[0];
/// let config = GreedyConfig::new();
/// let outcome = greedy_on_region(&mut ir, region, &patterns, &config, &mut ()).unwrap();
/// assert_eq!(outcome.rewrites, 2);
/// ```
///
/// # Errors
///
/// As [`greedy`].
pub fn greedy_on_region(
    ir: &mut Ir,
    region: Region,
    patterns: &FrozenPatterns,
    config: &GreedyConfig,
    listener: &mut dyn RewriteListener,
) -> Result<GreedyOutcome, GreedyError> {
    Driver::new(patterns, config, config.scope.unwrap_or(region), listener)
        .run(ir, |driver, ir| driver.simplify_region(ir, region))
}

/// Folds and rewrites these operations, and those that [`GreedyConfig::strictness`] adds, until
/// nothing changes: MLIR's `applyOpPatternsGreedily`. There is one iteration, and regions are not
/// simplified. An operation in no region, as a module, stays as it is.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::FrozenPatterns;
/// use ods_runtime::rewrite::greedy::{GreedyConfig, Strictness, greedy_on_ops};
/// # let mut patterns = PatternSet::new();
/// # patterns.add(|inner: ModuleOp, rw| {
/// #     rw.erase(inner);
/// #     Some(())
/// # });
/// # let patterns = FrozenPatterns::new(patterns);
/// let mut ir = Ir::new();
/// let text = "module { module @a {} module @b {} }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let first = module.nested::<Operation>(&ir)[1];
/// let config = GreedyConfig::new().strictness(Strictness::ExistingOps);
/// let outcome = greedy_on_ops(&mut ir, &[first], &patterns, &config, &mut ()).unwrap();
/// // `@b` is left.
/// assert_eq!(outcome.rewrites, 1);
/// assert_eq!(module.nested::<ModuleOp>(&ir).len(), 2);
/// ```
///
/// # Errors
///
/// As [`greedy`]; also if [`GreedyConfig::max_rewrites`] leaves something to do.
#[inline]
pub fn greedy_on_ops(
    ir: &mut Ir,
    ops: &[Operation],
    patterns: &FrozenPatterns,
    config: &GreedyConfig,
    listener: &mut dyn RewriteListener,
) -> Result<GreedyOutcome, GreedyError> {
    let Some(scope) = config.scope.or_else(|| common_region(ir, ops)) else {
        return Ok(GreedyOutcome::default());
    };
    Driver::new(patterns, config, scope, listener)
        .run(ir, |driver, ir| driver.simplify_ops(ir, ops))
}

/// The innermost region that all operations are in, except those in no region.
#[inline]
fn common_region(ir: &Ir, ops: &[Operation]) -> Option<Region> {
    let mut regions = ops.iter().filter_map(|op| op.parent_region(ir));
    let mut region = regions.next()?;
    for inner in regions {
        while !region.is_ancestor_of(ir, inner) {
            region = region.parent_region(ir)?;
        }
    }
    Some(region)
}
