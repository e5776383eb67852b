//! The IR of ods: types, attributes and operations as MLIR defines them, the
//! parser and printer of MLIR's textual form, and verification.
//!
//! Everything a dialect needs at run time is here; dialects themselves are
//! written with the macros that this crate re-exports.

pub mod attributes;
pub mod diagnostics;
pub mod location;
pub mod registry;
pub mod text;
pub mod types;
