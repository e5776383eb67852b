//! What the code in ODS definitions calls: the vocabulary of the prelude's
//! predicates, conversions and builders.
//!
//! Generated code reaches it as `::ods_runtime::__private::{preds, get, make}`.
//!
//! - [`preds`] asks questions. Each is total: what is of the wrong kind answers
//!   `false` or lends a neutral value, so that the parts of a predicate can be
//!   evaluated in any order. None allocates on an operation that is valid.
//! - [`get`] reads values out of attributes that satisfy their constraint.
//! - [`make`] makes attributes and types of values.

pub mod get;
pub mod make;
pub mod preds;
