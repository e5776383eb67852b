//! Types and attributes that dialects define: ODS's `TypeDef` and `AttrDef`.
//!
//! A generated type or attribute is a plain Rust struct. What it consists of, how
//! it is written and how it is made are in a [`DefInfo`] and in the traits [`Def`]
//! and [`DefSlots`]; the text itself is parsed and printed by one engine, which
//! interprets the format that the `DefInfo` holds.
//!
//! **Invariants:** generated code never parses or prints anything but single
//! parameters; a value that was parsed has passed its verifier.

/// What `docs/TYPES.md` shows, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/TYPES.md")]
pub struct TypesMd;

mod attribute;
mod elements;
mod field;
mod format;
mod info;
mod kind;
mod mutable;
mod parse;
mod print;
mod ty;

pub use attribute::{
    AttrDef, AttrEntry, CustomAttrAssembly, SelfType, parse_generated_attribute,
    print_generated_attribute, type_behind,
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
pub use ty::{CustomTypeAssembly, TypeDef, TypeEntry, parse_generated_type, print_generated_type};

pub(crate) use attribute::parse_dialect_attribute;
pub(crate) use ty::parse_dialect_type;

/// The engine's entries for generated code.
pub use attribute::{
    parse_attr_field, parse_attr_field_optional, parse_attr_slots, print_attr_field,
};
pub use ty::{parse_type_field, parse_type_field_optional, parse_type_slots, print_type_field};
