//! Enums: a Rust enum, or a set of bits, and its table of cases.
//!
//! What all enums have is in the traits `EnumInfo` and `BitEnum` and in a macro of
//! the runtime; what is generated here is what depends on the cases.

use std::fmt::Write as _;

use super::deprecated::deprecated_attribute;
use super::template::{literal, rust};
use super::{Generator, docs, names};
use crate::model::{CaseKind, EnumCase, EnumDef, EnumFunction, names::is_identifier};

impl<'k> Generator<'_, 'k> {
    /// The type: `pub enum Mode { … }`, `pub struct Flags(u32);`
    pub(super) fn gen_enum_type(&self, def: &EnumDef<'k>) -> String {
        let docs = literal(&docs::enum_docs(def));
        let name = self.name_at(def.rust_name(), def.span());
        let repr = def.repr();
        let deprecated = deprecated_attribute(def.record());
        if def.is_bits() {
            return rust!([docs, deprecated, name, repr]
                #[doc = #docs]
                #deprecated
                #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
                pub struct #name(#repr);
            );
        }
        // What is derived uses the cases, and would be warned of them.
        let has_default = default_case(def).is_some() && deprecated.is_none();
        let derive = has_default.then_some(", Default");
        // An enum without cases has no representation; it is an error anyway.
        let repr = (!def.cases.is_empty()).then(|| format!("#[repr({repr})]"));
        let mut cases = String::new();
        for case in &def.cases {
            let bits = def.bits(case);
            let docs = literal(&docs::case_docs(case));
            let is_default = has_default && bits == 0;
            let default = if is_default { "#[default] " } else { "" };
            let symbol = names::ident(&case.rust_name());
            let _ = write!(cases, "#[doc = {docs}] {default}{symbol} = {bits}, ");
        }
        rust!([docs, deprecated, name, derive, repr, cases]
            #[doc = #docs]
            #deprecated
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug #derive)]
            #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
            #repr
            pub enum #name { #cases }
        )
    }
}

/// Everything else of an enum; `bounds` are those of its `impl`s.
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

/// Whether a case takes the name of an item that would be generated otherwise.
fn has_case(def: &EnumDef<'_>, item: &str) -> bool {
    def.cases.iter().any(|case| case.rust_name() == item)
}

fn gen_values(def: &EnumDef<'_>, bounds: Option<&str>, is_fallback: bool) -> String {
    let (name, repr) = (names::ident(def.rust_name()), def.repr());
    let table = gen_table(def);
    let functions = gen_functions(def);
    let max = def.cases.iter().map(|case| def.bits(case)).max();
    let max = max.unwrap_or_default().to_string();
    let max = (!has_case(def, "MAX")).then(|| {
        rust!([repr, max]
            /// The largest value of a case.
            pub const MAX: #repr = #max;
        )
    });
    let mut cases = String::new();
    // After an error the cases of a derived enum may be anything.
    for case in def.cases.iter().filter(|_| !is_fallback) {
        let symbol = names::ident(&case.rust_name());
        let _ = write!(cases, "{} => Self::{symbol}, ", def.bits(case));
    }
    let to_bits = if is_fallback {
        "::core::unreachable!()"
    } else if def.cases.is_empty() {
        "match self {}"
    } else {
        &*format!("self as {repr} as u64")
    };
    let default = default_case(def)
        .filter(|_| deprecated_attribute(def.record()).is_some())
        .map(|case| {
            let case = names::ident(&case.rust_name());
            rust!([name, case]
                #[automatically_derived]
                impl ::core::default::Default for #name {
                    fn default() -> Self { Self::#case }
                }
            )
        });
    rust!([name, repr, table, functions, max, cases, to_bits, default, bounds]
        impl #name { #max #functions }
        #[automatically_derived]
        impl __ods::EnumInfo for #name #bounds {
            const TABLE: &'static __rt::EnumTable = &#table;
            fn from_bits(bits: u64) -> __Option<Self> {
                __Option::Some(match bits { #cases _ => return __Option::None })
            }
            fn to_bits(self) -> u64 { #to_bits }
        }
        #default
        __ods::__enum_impls!(#name, #repr #bounds);
    )
}

fn gen_bits(def: &EnumDef<'_>) -> String {
    let (name, repr) = (names::ident(def.rust_name()), def.repr());
    let table = gen_table(def);
    let functions = gen_functions(def);
    let valid = def.valid_bits().to_string();
    let mut cases = String::new();
    for case in &def.cases {
        let docs = literal(&docs::case_docs(case));
        let symbol = names::ident(&case.rust_name());
        let bits = def.bits(case);
        let _ = write!(
            cases,
            "#[doc = {docs}] pub const {symbol}: Self = Self({bits}); "
        );
    }
    let bits = (!has_case(def, "bits")).then(|| {
        rust!([repr]
            /// The bits of the set.
            pub const fn bits(self) -> #repr { self.0 }
        )
    });
    let union = (!has_case(def, "union")).then_some(
        "/// The bits of both, in constants too.
        pub const fn union(self, other: Self) -> Self { Self(self.0 | other.0) }\n",
    );
    rust!([name, repr, table, functions, valid, cases, bits, union]
        impl #name {
            #cases
            #[doc(hidden)]
            const __TABLE: __rt::EnumTable = #table;
            #bits #union #functions
        }
        __ods::__enum_impls!(bits #name, #repr, #valid);
    )
}

/// The functions that the definition gives names of their own.
fn gen_functions(def: &EnumDef<'_>) -> String {
    let repr = def.repr();
    let mut out = String::new();
    let mut taken = Vec::new();
    for (function, name) in def.own_functions() {
        // After an error it may be no name, or that of something else.
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
    let mut cases = String::new();
    for case in &def.cases {
        let constructor = match def.kind(case) {
            CaseKind::Value => "new",
            CaseKind::Bit => "bit",
            CaseKind::Group => "group",
        };
        let (text, bits) = (literal(case.text), def.bits(case));
        let _ = write!(cases, "__rt::EnumCase::{constructor}({text}, {bits}), ");
    }
    let (name, summary) = (literal(def.name_in_messages()), literal(def.summary()));
    let width = def.width();
    let mut table = format!("__rt::EnumTable::new({name}, {summary}, {width}, &[{cases}])");
    if def.is_bits() {
        let _ = write!(table, ".bits({})", literal(def.separator()));
        if def.prints_primary_groups() {
            table += ".primary_groups()";
        }
        if def.prints_quoted() {
            table += ".quoted()";
        }
    }
    table
}
