//! The functions that code in ODS definitions calls: those of the prelude's predicates,
//! conversions and builders.
//!
//! Generated code reaches them as `::ods_runtime::__private::{preds, get, make}`.
//!
//! - [`preds`] has the predicates. Each is total: for an argument of the wrong kind it
//!   returns `false` or a neutral value, so that the parts of a composed predicate can be
//!   evaluated in any order. None allocates for a valid operation.
//! - [`get`] reads values from attributes that satisfy their constraint.
//! - [`make`] makes attributes and types from values.

pub mod cpp;
pub mod get;
pub mod make;
pub mod preds;
