//! The limits of rewriting.

/// The number of folds and applied patterns in one iteration of the greedy driver, for each
/// operation that it starts with, and in addition to [`MIN_STEPS`]. Patterns that never come to an
/// end would otherwise hang; what lies beyond is reported as not converged.
pub const STEPS_PER_OPERATION: u64 = 1_000;

/// The number of folds and applied patterns that one iteration of the greedy driver may always do.
pub const MIN_STEPS: u64 = 100_000;
