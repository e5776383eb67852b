//! The limits of passes, all of them.
//!
//! **Invariant:** no other file of this crate defines such a constant; a test reads the sources.

/// Levels of loops through which `loop-invariant-subset-hoisting` follows a value. Beyond, the subset
/// stays in its loop. Following recurses.
pub(crate) const MAX_LOOP_DEPTH: usize = 200;

/// Rounds of `mem2reg` and `sroa`. Beyond, an allocation that leads to new allocations is an error.
/// Interfaces that always create another slot would otherwise never end.
pub(crate) const MAX_ROUNDS: usize = 10_000;

/// Elements of an attribute that `view-op-graph` writes out. Beyond, it writes `...`, as MLIR does with
/// the same number.
pub(crate) const MAX_SHOWN_ELEMENTS: usize = 16;
