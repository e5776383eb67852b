//! From TableGen records to Rust code.
//!
//! This crate knows what ODS's classes mean: it reads records into a model of
//! dialects and operations, checks that model, and writes the Rust that goes
//! with it against `ods-runtime`. It has no IR of its own and is not a proc
//! macro, so that tools and tests can use it as well as `ods-macros` does.

pub mod format;
pub mod model;
