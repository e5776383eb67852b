//! Rules of attribute and type definitions.

use ods_tablegen::{Diagnostics, Record, Severity, SourceMap, Span, Value};

use super::signature::Signature;
use crate::format::def::{DefContext, DefFormat};
use crate::format::{FormatOrigin, parse_format_of_def};
use crate::lint;
use crate::model::fields::Fields;
use crate::model::{Builder, check_operator};

/// Checks an `AttrDef` or a `TypeDef`; returns its format if that has no mistakes.
#[inline]
pub(super) fn check_definition(
    record: Record<'_>,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Option<DefFormat> {
    if let Some(Value::Dag(dag)) = record.value("parameters") {
        check_operator(record, &dag, diags);
    }
    let before = diags.error_count();
    let types = parameter_types(record, diags);
    let has_parameters = !types.is_empty();
    check_builders(record, types, diags);
    check_assembly(record, has_parameters, diags);
    if diags.error_count() > before {
        return None;
    }
    let origin = FormatOrigin::of_def(record);
    match parse_format_of_def(record)? {
        Ok(format) => {
            let found = lint::def::find_defects(&DefContext::of(record), &format.elements);
            FormatOrigin::report(origin, Severity::Warning, &found, sources, diags);
            Some(format)
        }
        Err(errors) => {
            FormatOrigin::report(origin, Severity::Error, &errors, sources, diags);
            None
        }
    }
}

/// Each parameter has a name and a type: returns the types that builders take.
#[inline]
fn parameter_types<'k>(record: Record<'k>, diags: &mut Diagnostics) -> Vec<&'k str> {
    let Some(Value::Dag(dag)) = record.value("parameters") else {
        return Vec::new();
    };
    let mut types = Vec::with_capacity(dag.len());
    for argument in dag.args() {
        let span = argument.name_span.or(argument.span);
        let span = span.unwrap_or(record.span());
        if argument.name.is_none() {
            diags.error(span, "all parameters must have a name");
        }
        let ty = match argument.value {
            Value::String(ty) => {
                check_comparator(ty.text(), None, span, diags);
                Some(ty.text())
            }
            Value::Record(parameter) => parameter_type(parameter, span, diags),
            _ => None,
        };
        if let Some(ty) = ty {
            types.push(ty);
        } else {
            let text = argument.value.to_string();
            let message = format!("Missing `cppType` field in Attribute/Type parameter: {text}");
            diags.error(span, message);
        }
    }
    types
}

/// The type that builders take for a parameter that is a record.
#[inline]
fn parameter_type<'k>(
    parameter: Record<'k>,
    span: Span,
    diags: &mut Diagnostics,
) -> Option<&'k str> {
    let ty = parameter.text("cppType")?;
    let stored = parameter.non_empty("cppStorageType").unwrap_or(ty);
    check_comparator(stored, parameter.non_empty("comparator"), span, diags);
    Some(parameter.non_empty("cppAccessorType").unwrap_or(ty))
}

/// C++ compares integers of the same width only.
#[inline]
fn check_comparator(ty: &str, comparator: Option<&str>, span: Span, diags: &mut Diagnostics) {
    if matches!(ty, "APInt" | "llvm::APInt" | "::llvm::APInt") && comparator.is_none() {
        let message = "Using a raw APInt parameter without a custom comparator is not supported because an assert in the equality operator is triggered when the two APInts have different bit widths. This can lead to unexpected crashes. Use an `APIntParameter` or provide a custom comparator.";
        diags.error(span, message);
    }
}

/// A definition has at most one way to be parsed and printed, and only with a mnemonic.
pub(super) fn check_assembly(record: Record<'_>, has_parameters: bool, diags: &mut Diagnostics) {
    let is_set = |field: &str| record.string_value(field).is_some();
    let (mnemonic, format) = (is_set("mnemonic"), is_set("assemblyFormat"));
    let custom = record.flag("hasCustomAssemblyFormat");
    let (field, message) = if format && custom {
        (
            "hasCustomAssemblyFormat",
            "cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'",
        )
    } else if mnemonic && has_parameters && !format && !custom {
        let message = "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set";
        diags.error(record.span(), message);
        return;
    } else if !mnemonic && (format || custom) {
        let message =
            "'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used when 'mnemonic' is set";
        let field = if format {
            "assemblyFormat"
        } else {
            "hasCustomAssemblyFormat"
        };
        (field, message)
    } else if format && !record.flag("genAccessors") {
        (
            "genAccessors",
            "'assemblyFormat' requires 'genAccessors' to be true",
        )
    } else {
        return;
    };
    diags.error(record.field_span(field), message);
}

/// The parameters of builders have names, and no two builders take the same.
#[inline]
fn check_builders<'k>(record: Record<'k>, types: Vec<&'k str>, diags: &mut Diagnostics) {
    let mut known = Vec::new();
    if !record.flag("skipDefaultBuilders") {
        known.push(Signature::new(true, types));
    }
    for builder in record.defs("builders") {
        let span = if builder.is_anonymous() {
            record.span()
        } else {
            builder.span()
        };
        let Some(digest) = Builder::new(builder, span, diags) else {
            continue;
        };
        let mut parameters = digest.parameters.iter();
        if let Some(unnamed) = parameters.find(|parameter| parameter.name.is_empty()) {
            diags.error(unnamed.span, "builder parameters must have a name");
        }
        let context = !builder.flag("hasInferredContextParam");
        if !Signature::of(&digest, context).add_to(&mut known) {
            diags.error(span, "builder `get` conflicts with an existing builder.");
        }
    }
}
