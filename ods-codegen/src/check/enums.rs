//! Rules of enums.
//!
//! Two of them are mlir-tblgen's: bits that print without quotes are keywords, and a group has
//! cases. The others are Rust's, and their errors are marked as stricter.

use ods_lookup::LookupMap;
use ods_tablegen::{Diagnostics, Span};

use crate::model::fields::Fields as _;
use crate::model::{CaseKind, EnumCase, EnumDef, EnumFunction, names};

/// Where a mistake in a case is reported: the case, if it has a definition of its
/// own.
fn span_of(def: &EnumDef<'_>, case: &EnumCase<'_>) -> Span {
    if case.record.is_anonymous() || case.record.is_from_base() {
        def.span()
    } else {
        case.record.span()
    }
}

pub(super) fn check_enum(def: &EnumDef<'_>, diags: &mut Diagnostics) {
    check_width(def, diags);
    check_symbols(def, diags);
    check_values(def, diags);
    check_texts(def, diags);
    check_keywords(def, diags);
    check_groups(def, diags);
    check_function_names(def, diags);
}

/// Values fit a Rust integer, and there is at least one case.
fn check_width(def: &EnumDef<'_>, diags: &mut Diagnostics) {
    let (name, width) = (def.rust_name(), def.width());
    if !(1..=64).contains(&width) {
        let message = format!("enum `{name}` has {width} bits; it may have 1 to 64");
        diags.error(def.span(), message).stricter();
    }
    if def.cases.is_empty() {
        let message = format!("enum `{name}` has no cases");
        diags.error(def.span(), message).stricter();
    }
}

/// The symbols of cases are distinct Rust names.
fn check_symbols(def: &EnumDef<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for case in &def.cases {
        let name = case.rust_name();
        let span = span_of(def, case);
        if !names::is_identifier(&name) {
            let message = format!("the symbol `{}` of a case is not a name", case.symbol);
            diags
                .error(span, message)
                .stricter()
                .help("a case may have a different name in text: give both names");
        } else if let Some(first) = seen.insert(name, case.record) {
            let (of, symbol) = (def.rust_name(), case.symbol);
            let message = format!("enum `{of}` has two cases with the symbol `{symbol}`");
            let message = if first == case.record {
                format!("enum `{of}` lists the case `{symbol}` twice")
            } else if first.is_anonymous() {
                message
            } else {
                format!("{message}: the first one is `{}`", first.name())
            };
            diags.error(span, message).stricter();
        }
    }
}

/// Each value fits the width, and cases have distinct values; those of a bit enum may repeat.
fn check_values(def: &EnumDef<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for case in &def.cases {
        let (symbol, value) = (case.symbol, case.value);
        if !def.fits(case) {
            let message = format!(
                "the value {value} of the case `{symbol}` does not fit {} bits",
                def.width()
            );
            diags.error(span_of(def, case), message).stricter();
            continue;
        }
        let first = *seen.entry(def.bits(case)).or_insert(symbol);
        if first != symbol && !def.is_bits() {
            let message = format!("the cases `{first}` and `{symbol}` have the same value {value}");
            diags.error(span_of(def, case), message).stricter();
        }
    }
}

/// Cases have distinct texts.
fn check_texts(def: &EnumDef<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for case in &def.cases {
        let (symbol, text) = (case.symbol, case.text);
        let first = *seen.entry(text).or_insert(symbol);
        if first != symbol {
            let message = format!("the cases `{first}` and `{symbol}` have the same text `{text}`");
            diags.error(span_of(def, case), message).stricter();
        }
    }
}

/// Bits that print without quotes are keywords.
fn check_keywords(def: &EnumDef<'_>, diags: &mut Diagnostics) {
    if !def.is_bits() || def.prints_quoted() {
        return;
    }
    let mut cases = def.cases.iter();
    let Some(case) = cases.find(|case| !names::is_keyword(case.text)) else {
        return;
    };
    let message = format!(
        "bit enum {} cannot be printed unquoted with cases that cannot be keywords",
        def.cpp_type()
    );
    diags
        .error(def.span(), message)
        .note(None, format!("`{}` is not a keyword", case.text))
        .help("set `printBitEnumQuoted`");
}

/// A group has at least one bit.
fn check_groups(def: &EnumDef<'_>, diags: &mut Diagnostics) {
    for case in &def.cases {
        if def.kind(case) == CaseKind::Group && def.bits(case) == 0 {
            let message = format!("the group `{}` holds no cases", case.symbol);
            let diagnostic = diags.error(span_of(def, case), message);
            // `mlir-tblgen` crashes at groups that have the width of their first case.
            diagnostic.upstream_accepts = case.record.int("width").is_ok();
        }
    }
}

/// The functions that the definition names have valid names, which nothing else has.
fn check_function_names(def: &EnumDef<'_>, diags: &mut Diagnostics) {
    let span = |function: EnumFunction| def.record().field_span(function.field());
    for function in EnumFunction::ALL {
        let Some(name) = def.record().text(function.field()) else {
            continue;
        };
        if !names::is_identifier(name) {
            let message = format!("`{name}` is not a valid function name");
            diags.error(span(function), message).stricter();
        }
    }
    let mut taken: LookupMap<String, String> = LookupMap::default();
    if def.is_bits() {
        for method in ["bits", "union"] {
            taken.insert(
                method.to_owned(),
                "every set of bits has this function".to_owned(),
            );
        }
    }
    for case in &def.cases {
        let other = format!("the case `{}` has this name", case.symbol);
        taken.insert(case.rust_name(), other);
    }
    for (function, name) in def.own_functions() {
        if let Some(other) = taken.get(&name) {
            let message = format!("the function name `{name}` is already taken: {other}");
            diags
                .error(span(function), message)
                .stricter()
                .help("Rust has no overloading: functions of one type need different names");
        }
        taken.insert(
            name,
            format!("`{}` defines this function", function.field()),
        );
    }
}
