//! The limits of rewriting, conversions and data-flow analyses.

/// The number of folds and applied patterns in one iteration of the greedy driver, for each
/// operation that it starts with, and in addition to [`MIN_STEPS`]. Patterns that never come to an
/// end would otherwise hang; what lies beyond is reported as not converged. Operations on which a
/// pattern changed something, although it says that it did not match, count too.
pub const STEPS_PER_OPERATION: u64 = 1_000;

/// The number of folds and applied patterns that one iteration of the greedy driver may always do.
pub const MIN_STEPS: u64 = 100_000;

/// The number of visits of data-flow analyses for each operation and block that they start with, in
/// addition to [`MIN_VISITS`]. Analyses whose knowledge grows without end would otherwise hang;
/// beyond, the solver returns an error.
pub const VISITS_PER_POINT: u64 = 1_000;

/// The number of visits that data-flow analyses may always do.
pub const MIN_VISITS: u64 = 100_000;

/// The number of analyses that one solver runs, the two that it always has included: sets of them are
/// 32 bits. Beyond, loading one panics.
pub const MAX_ANALYSES: usize = 32;

/// How often in a row an operation may be folded in place in a conversion. Folders that never come to
/// an end would otherwise hang; beyond it, patterns are tried.
pub const MAX_FOLDS_IN_PLACE: usize = 1_000;

/// How many patterns may lead to each other in a conversion. Beyond, recursive patterns that are among
/// them are not applied again. The driver recurses.
pub const MAX_CONVERSION_DEPTH: usize = 200;

/// How many patterns a conversion undoes for one operation and what they lead to. Beyond, recursive
/// patterns that led there are not applied again: several that lead nowhere would otherwise be tried
/// in all orders.
pub const MAX_UNDONE_PATTERNS: usize = 100_000;

/// How often [`LiveValues`](crate::dataflow::LiveValues) looks again because folders made operations
/// while it looked. Folders that always do would otherwise hang; beyond, it returns an error.
pub const MAX_RUNS: usize = 16;

/// Levels of pipelines inside each other in the text of a pipeline. Beyond, parsing returns an error.
/// The parser recurses; modules are rarely nested more than two or three levels.
pub const MAX_PIPELINE_DEPTH: usize = 100;

/// Steps back from a value that alias analysis takes to find its memory, as in MLIR. Beyond, the value
/// reached counts as the origin, so that the answer is "may alias" more often.
pub const MAX_ALIAS_STEPS: usize = 10;

/// The notes about patterns that did not match, in the error of a conversion that failed. Beyond, they
/// are left out; `--debug-rewrites` shows all.
pub const MAX_REASONS: usize = 8;
