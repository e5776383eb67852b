//! Properties: parts of an operation that are Rust values instead of attributes.
//!
//! An operation holds them in [`Slot`]s after its inherent attributes. A [`PropDef`]
//! parses, prints and tests the values of one property, and converts them to the
//! attribute in the generic form; [`prop`] has the functions that the definitions in the
//! prelude call.

mod def;
pub mod prop;
mod value;

pub use def::{AnyProp, PropDef};
pub use value::{Property, PropertyStorage, Slot};
