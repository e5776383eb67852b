//! Enums: a Rust enum, or a set of bits, and its table of cases.
//!
//! Only code that depends on the cases is generated; the rest is in the traits `EnumInfo` and
//! `BitEnum` and in a macro of the runtime.

use super::deprecated::deprecated_attribute;
use super::template::{literal, rust};
use super::{Generator, Items, docs, names};
use crate::model::{CaseKind, EnumCase, EnumDef, EnumFunction, names::is_identifier};

impl<'k> Generator<'_, 'k> {
    /// The type: `pub enum Mode { … }`, `pub struct Flags(u32);`
    pub(super) fn gen_enum_type(&self, def: &EnumDef<'k>) -> String {
        let (docs, repr) = (literal(&docs::enum_docs(def)), def.repr());
        let name = self.name_at(def.rust_name(), def.span());
        let deprecated = deprecated_attribute(def.record());
        if def.is_bits() {
            return rust!([docs, deprecated, name, repr]
                #[doc = #docs]
                #deprecated
                #[derive(
                    ::core::clone::Clone, ::core::marker::Copy, ::core::cmp::PartialEq, ::core::cmp::Eq,
                    ::core::cmp::PartialOrd, ::core::cmp::Ord, ::core::hash::Hash, ::core::default::Default
                )]
                pub struct #name(::core::primitive::#repr);
            );
        }
        // A derived `Default` would warn about the use of deprecated cases.
        let has_default = default_case(def).is_some() && deprecated.is_none();
        let cases = &def.cases;
        // An enum without cases, which is an error, has no representation.
        rust!([docs, deprecated, name, has_default, repr, has_cases = !cases.is_empty(); for case in cases =>
            case_docs = literal(&docs::case_docs(case)), symbol = self.method_name(&symbol(case), case.record.span()),
            bits = def.bits(case).to_string(), is_default = has_default && def.bits(case) == 0
        ]
            #[doc = #docs]
            #deprecated
            #[derive(
                ::core::clone::Clone, ::core::marker::Copy, ::core::cmp::PartialEq, ::core::cmp::Eq,
                ::core::cmp::PartialOrd, ::core::cmp::Ord, ::core::hash::Hash, ::core::fmt::Debug
                #(, ::core::default::Default #has_default)?
            )]
            #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
            #(#[repr(#repr)] #has_cases)?
            pub enum #name { #(#[doc = #case_docs] #(#[default] #is_default)? #symbol = #bits,)* }
        )
    }
}

impl Generator<'_, '_> {
    /// The constants for the bits of a set.
    pub(super) fn gen_bit_constants(&self, def: &EnumDef<'_>, items: &mut Items<'_>) {
        if !def.is_bits() {
            return;
        }
        let constants = def.cases.iter().map(|case| {
            rust!([
                docs = literal(&docs::case_docs(case)), symbol = self.method_name(&symbol(case), case.record.span()),
                bits = def.bits(case).to_string()
            ]
                #[doc = #docs]
                pub const #symbol: Self = Self(#bits);
            )
        });
        items.push_methods(&names::ident(def.rust_name()), constants.collect(), None);
    }
}

/// Generates everything but the type; `bounds` are those of the `impl`s.
pub(super) fn gen_enum(def: &EnumDef<'_>, bounds: Option<&str>, is_fallback: bool) -> String {
    if def.is_bits() {
        gen_bits(def)
    } else {
        gen_values(def, bounds, is_fallback)
    }
}

/// The case that is zero.
fn default_case<'d, 'k>(def: &'d EnumDef<'k>) -> Option<&'d EnumCase<'k>> {
    def.cases.iter().find(|case| def.bits(case) == 0)
}

/// Whether a case has the name of an item that is generated otherwise.
fn has_case(def: &EnumDef<'_>, item: &str) -> bool {
    def.cases.iter().any(|case| case.rust_name() == item)
}

fn gen_values(def: &EnumDef<'_>, bounds: Option<&str>, is_fallback: bool) -> String {
    let (name, repr) = (names::ident(def.rust_name()), def.repr());
    let max = def.cases.iter().map(|case| def.bits(case)).max();
    let max = Some(max.unwrap_or_default().to_string()).filter(|_| !has_case(def, "MAX"));
    let to_bits = if is_fallback {
        "::core::unreachable!()"
    } else if def.cases.is_empty() {
        "match self {}"
    } else {
        &*format!("self as {repr} as u64")
    };
    let default = default_case(def).filter(|_| deprecated_attribute(def.record()).is_some());
    // After an error, the cases of a derived enum may be anything.
    let cases = if is_fallback { &[] } else { &*def.cases };
    rust!([
        name, repr, table = gen_table(def), functions = gen_functions(def), max, to_bits, bounds,
        default = default.map(symbol); for case in cases => bits = def.bits(case).to_string(), symbol = symbol(case)
    ]
        impl #name {
            #(
                /// The largest value of a case.
                pub const MAX: #repr = #max;
            )?
            #functions
        }
        #[automatically_derived]
        impl __ods::EnumInfo for #name #bounds {
            const TABLE: &'static __rt::EnumTable = &#table;
            fn from_bits(bits: u64) -> __Option<Self> {
                __Option::Some(match bits { #(#bits => Self::#symbol,)* _ => return __Option::None })
            }
            fn to_bits(self) -> u64 { #to_bits }
        }
        #(
            #[automatically_derived]
            impl ::core::default::Default for #name {
                fn default() -> Self { Self::#default }
            }
        )?
        __ods::__enum_impls!(#name, #repr #bounds);
    )
}

fn gen_bits(def: &EnumDef<'_>) -> String {
    rust!([
        name = names::ident(def.rust_name()), repr = def.repr(), table = gen_table(def),
        functions = gen_functions(def), valid = def.valid_bits().to_string(), has_bits = !has_case(def, "bits"),
        has_union = !has_case(def, "union")
    ]
        impl #name {
            #[doc(hidden)]
            const __TABLE: __rt::EnumTable = #table;
            #(
                #has_bits
                /// The bits of the set.
                pub const fn bits(self) -> #repr { self.0 }
            )?
            #(
                #has_union
                /// The bits of both, in constants too.
                pub const fn union(self, other: Self) -> Self { Self(self.0 | other.0) }
            )?
            #functions
        }
        __ods::__enum_impls!(bits #name, #repr, #valid);
    )
}

/// The name of a case.
fn symbol(case: &EnumCase<'_>) -> String {
    names::ident(&case.rust_name())
}

/// The functions that the definition names.
fn gen_functions(def: &EnumDef<'_>) -> String {
    let repr = def.repr();
    let mut out = String::new();
    let mut taken = Vec::new();
    for (function, name) in def.own_functions() {
        // After an error, the name may be invalid or taken.
        if !is_identifier(&name) || has_case(def, &name) || taken.contains(&name) {
            continue;
        }
        let ident = names::ident(&name);
        taken.push(name);
        out += &match function {
            EnumFunction::FromText => rust!([ident]
                /// The value that a text stands for.
                pub fn #ident(text: &str) -> __Option<Self> { <Self as __ods::EnumInfo>::symbolize(text) }
            ),
            EnumFunction::FromValue => rust!([ident, repr]
                /// The value that is this number.
                pub fn #ident(value: #repr) -> __Option<Self> {
                    <Self as __ods::EnumInfo>::from_bits(::core::convert::From::from(value))
                }
            ),
            EnumFunction::ToText => rust!([ident]
                /// The text of the value.
                pub fn #ident(self) -> ::std::borrow::Cow<'static, str> { <Self as __ods::EnumInfo>::stringify(self) }
            ),
            EnumFunction::Max => rust!([ident, repr]
                /// The largest value.
                pub fn #ident() -> #repr {
                    <Self as __ods::EnumInfo>::TABLE.max_value() as #repr
                }
            ),
        };
    }
    out
}

/// The expression for the enum's table.
fn gen_table(def: &EnumDef<'_>) -> String {
    let constructor = |case| match def.kind(case) {
        CaseKind::Value => "new",
        CaseKind::Bit => "bit",
        CaseKind::Group => "group",
    };
    let (cases, is_bits) = (&def.cases, def.is_bits());
    rust!([
        name = literal(def.name_in_messages()), summary = literal(def.summary()), width = def.width().to_string(),
        separator = is_bits.then(|| literal(def.separator())), has_groups = is_bits && def.prints_primary_groups(),
        is_quoted = is_bits && def.prints_quoted();
        for case in cases => constructor = constructor(case), text = literal(case.text), bits = def.bits(case).to_string()
    ]
        __rt::EnumTable::new(#name, #summary, #width, &[#(__rt::EnumCase::#constructor(#text, #bits),)*])
        #(.bits(#separator))? #(.primary_groups() #has_groups)? #(.quoted() #is_quoted)?
    )
}
