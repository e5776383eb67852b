//! The Rust-first door: `#[derive(…)]` as the definition that `ods!` has for the item.
//!
//! In goes the item that has the derive, out comes TableGen with the spans of the
//! item, and the mistakes in its attributes. From there on nothing differs: the same
//! records, model, checks and generator. What differs in the output is in
//! `DerivedStruct`, which goes through the phases.
//!
//! All attributes are read before anything else is done, so that every mistake in
//! them is reported at once. After one the definition is still complete enough to
//! name the item, and the output is a fallback.

mod args;
mod def;
mod dialect;
mod door;
mod enums;
mod fields;
mod item;
mod items;
mod keys;
mod kinds;
mod mistakes;
mod op;
mod pass;
mod stand_in;
mod write;

pub(crate) use args::Listed;
pub use door::{Derivation, Derive, derive, derive_imported, derive_with};
pub(crate) use door::{DerivedStruct, DialectStruct};
pub(crate) use fields::{FieldKind, ReadField};
pub(crate) use kinds::check_field_kinds;
pub use mistakes::Mistake;
pub(crate) use mistakes::{Mistakes, ends};
pub(crate) use op::{OpStruct, PREFIX};
pub use pass::derive_pass;
pub(crate) use stand_in::is_copy;
