//! Definitions that do not compile, and what the compiler says about them.
//!
//! The tests are in `tests/ui.rs`, the cases in `ui/<topic>/<what-is-wrong>.rs`.
