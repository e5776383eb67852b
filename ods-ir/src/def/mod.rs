//! Types and attributes that dialects define: ODS's `TypeDef` and `AttrDef`.
//!
//! A generated type or attribute is a plain Rust struct. A [`DefInfo`] lists its parameters
//! and holds its format; the traits [`Def`] and [`DefSlots`] make values and access
//! parameters. One engine parses and prints all of them: it interprets the format.
//!
//! **Invariants:** generated code parses and prints single parameters only; a value that was
//! parsed has passed its verifier.

/// Compiles and runs the examples of `docs/TYPES.md`.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/TYPES.md")]
pub struct TypesMd;

mod attribute;
mod classed;
mod compose;
mod declared;
mod dialect;
mod elements;
mod field;
mod format;
mod info;
mod kind;
mod mutable;
mod parse;
mod print;
mod registry;
mod ty;

pub use attribute::{
    AttrDef, AttrEntry, CustomAttrAssembly, SelfType, parse_generated_attribute,
    print_generated_attribute, type_behind,
};
pub use classed::{AttrOf, TypeOf};
pub use compose::Choices;
pub(crate) use declared::declarations;
pub use declared::{
    DeclaresCustomAttrAssembly, DeclaresCustomTypeAssembly, DeclaresVerifyParameters,
};
pub use dialect::{
    DefinesValues, DialectTypeParser, DialectValues, ParseAttribute, UnknownValueMessages,
};
pub use elements::{Elements, Probe, ProbeElements, ProbeNothing};
pub use field::{
    FieldFunctions, FieldParser, field_functions, parse_into, parse_nullable_into, parse_with,
    parse_with_optional, print_param, stored,
};
pub use info::{
    Def, DefInfo, DefSlots, NoSlots, ParamInfo, VerifyParameters, alias_of, as_text, check_attr,
    check_type, full_name, full_name_length, no_format, not_bound, unbound,
};
pub use mutable::{parse_body, print_body, set_parsed_body};
pub use registry::ValueRegistry;
pub use ty::{CustomTypeAssembly, TypeDef, TypeEntry, parse_generated_type, print_generated_type};

pub(crate) use attribute::parse_dialect_attribute;
pub(crate) use ty::parse_dialect_type;

/// Functions of the engine that generated code calls.
pub use attribute::{
    parse_attr_field, parse_attr_field_optional, parse_attr_slots, print_attr_field,
};
pub use ty::{parse_type_field, parse_type_field_optional, parse_type_slots, print_type_field};
