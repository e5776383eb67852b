//! Properties: parts of an operation that are Rust values and no attributes.
//!
//! An operation holds them in [`Slot`]s beside its inherent attributes. A
//! [`PropDef`] says how the value of one property is read, printed, tested and
//! converted to the attribute that stands for it in generic form; [`prop`] has
//! the functions that the definitions in the prelude call.

mod convert;
mod def;
pub mod prop;
mod value;

pub use convert::{attr_dictionary, prop_dictionary};
pub(crate) use convert::{attributes_violate, inherent_dictionary, set_from_attribute};
pub use def::{AnyProp, PropDef};
pub use value::{Property, PropertyStorage, Slot};
