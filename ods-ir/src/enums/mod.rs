//! Enums: their cases as data, the trait of generated enums, and the functions that the
//! code of definitions calls.

mod generated;
mod info;
mod table;
#[cfg(test)]
mod tests;
mod text;

pub use generated::{BitEnum, NotACase};
#[doc(hidden)]
pub use info::bits_to_attribute;
pub use info::{EnumAttrKind, EnumInfo, IntegerEnumAttr};
pub use table::{EnumCase, EnumTable};
pub use text::{
    parse, parse_bits_parameter, parse_named, parse_optional, parse_optional_named,
    parse_parameter, print, print_named, print_parameter,
};

use crate::attributes::Attribute;
use std::fmt;

/// Whether the value is a declared case, or a set of valid bits.
///
/// Rust enums are always valid; a bit enum can hold any bits.
pub fn is_valid<E: EnumInfo>(value: E) -> bool {
    E::TABLE.is_valid(value.to_bits())
}

/// The integer attribute of the value.
pub fn to_attribute<E: EnumInfo>(value: E) -> Attribute {
    bits_to_attribute(E::TABLE, value.to_bits())
}

/// The value of an integer attribute.
///
/// # Errors
///
/// If the attribute is not an integer. If the integer is not a value of the enum, the
/// message is empty, because the verifier reports it.
pub fn from_attribute<E: EnumInfo>(attr: &Attribute) -> Result<E, String> {
    from_integer(attr, "IntegerAttr")
}

/// The value of an integer attribute; `storage` names the attributes that hold a value.
fn from_integer<E: EnumInfo>(attr: &Attribute, storage: impl fmt::Display) -> Result<E, String> {
    match info::attribute_bits(attr) {
        Some(bits) => E::from_bits(bits).ok_or_else(String::new),
        None => Err(format!(
            "expected {storage} storage for {}",
            E::TABLE.name()
        )),
    }
}

/// The value in an integer attribute or in the enum's own attribute `A`.
///
/// # Errors
///
/// As [`from_attribute`].
pub fn from_attribute_or<E: EnumInfo, A: EnumAttrKind<E>>(attr: &Attribute) -> Result<E, String> {
    let storage = format_args!("{} or IntegerAttr", A::NAME);
    A::value_of(attr).map_or_else(|| from_integer(attr, storage), Ok)
}

/// The value of a property without a given value: the one without bits.
pub fn zero<E: EnumInfo>() -> Option<E> {
    E::from_bits(0)
}

/// The value in an integer attribute of the enum's class.
///
/// # Panics
///
/// If the integer is not a value of the enum: the operation was never verified.
#[track_caller]
pub fn value_of_integer<E: EnumInfo>(attr: &Attribute) -> E {
    match info::attribute_bits(attr).map(E::from_bits) {
        Some(Some(value)) => value,
        _ => panic!(
            "expected a case of {}, found {attr}: accessors require a verified operation",
            E::TABLE.name()
        ),
    }
}
