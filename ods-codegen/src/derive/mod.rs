//! The Rust-first door: `#[derive(…)]` as an invocation of `ods!`.
//!
//! In goes the item that has the derive, out comes what one would have written in
//! `ods!` for it, with the spans of the item, and what is wrong with its
//! attributes. From there on nothing differs: the same records, model, checks and
//! generator. Two things are said to them in the header of the invocation, by
//! `#![__derived(Item, dialect = path, broken)]`: the item itself is there
//! already, and its dialect is a Rust type whose definition is not known.
//!
//! Attributes are read with darling, all of them before anything else is done, so
//! that every mistake in them is reported at once. After one the invocation still
//! names what the item is, and is marked as broken: its output is a fallback.
//!
//! An op or a dialect has more to say than a header can hold: what it is read into,
//! what is listed. That is in `structs`, and handed through the phases as it is.

mod args;
mod def;
mod dialect;
mod door;
mod enums;
mod fields;
mod items;
mod kinds;
mod mistakes;
mod op;
mod stand_in;
mod structs;

pub(crate) use args::Listed;
pub use def::{attr_def, type_def};
pub use door::Derived;
pub use enums::enum_attr;
pub(crate) use fields::{FieldKind, ReadField};
pub(crate) use kinds::check_field_kinds;
pub use mistakes::Mistake;
pub(crate) use op::{OpStruct, PREFIX};
pub(crate) use stand_in::is_copy;
pub use structs::{Derivation, Derive, derive, derive_imported, derive_with};
pub(crate) use structs::{DerivedStruct, DialectStruct};
