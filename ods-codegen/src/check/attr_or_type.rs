//! Rules of attribute and type definitions.

use ods_tablegen::{Diagnostics, Record, Severity, SourceMap, Span, Value};

use super::signature::Signature;
use crate::format::def::{DefContext, DefFormat};
use crate::format::{FormatOrigin, parse_format_of_def};
use crate::lint;
use crate::model::fields::Fields;
use crate::model::{Builder, check_operator};

/// Checks an `AttrDef` or a `TypeDef`; gives its format, if it has one and it is right.
pub(super) fn check_definition(
    record: Record<'_>,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Option<DefFormat> {
    if let Some(Value::Dag(dag)) = record.value("parameters") {
        check_operator(record, &dag, diags);
    }
    let before = diags.error_count();
    let parameters = parameters(record, diags);
    check_builders(record, &parameters, diags);
    check_assembly(record, !parameters.is_empty(), diags);
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

/// A parameter, as far as the rules look at it.
struct Parameter<'k> {
    /// The type that builders take.
    ty: &'k str,
}

/// Each parameter has a name and a type.
fn parameters<'k>(record: Record<'k>, diags: &mut Diagnostics) -> Vec<Parameter<'k>> {
    let Some(Value::Dag(dag)) = record.value("parameters") else {
        return Vec::new();
    };
    let mut parameters = Vec::with_capacity(dag.len());
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
            parameters.push(Parameter { ty });
        } else {
            let text = argument.value.to_string();
            let message = format!("Missing `cppType` field in Attribute/Type parameter: {text}");
            diags.error(span, message);
        }
    }
    parameters
}

/// The type that builders take for a parameter that is a record.
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

/// C++ compares integers of one width only.
fn check_comparator(ty: &str, comparator: Option<&str>, span: Span, diags: &mut Diagnostics) {
    if matches!(ty, "APInt" | "llvm::APInt" | "::llvm::APInt") && comparator.is_none() {
        let message = "Using a raw APInt parameter without a custom comparator is not supported because an assert in the equality operator is triggered when the two APInts have different bit widths. This can lead to unexpected crashes. Use an `APIntParameter` or provide a custom comparator.";
        diags.error(span, message);
    }
}

/// A definition is read and printed in one way, if it has a keyword to begin with.
pub(super) fn check_assembly(record: Record<'_>, has_parameters: bool, diags: &mut Diagnostics) {
    let is_set = |field: &str| matches!(record.value(field), Some(Value::String(_)));
    let place = |field: &str| {
        record
            .field(field)
            .map_or(record.span(), ods_tablegen::Field::value_span)
    };
    let (mnemonic, format) = (is_set("mnemonic"), is_set("assemblyFormat"));
    let custom = record.flag("hasCustomAssemblyFormat");
    let (span, message) = if format && custom {
        (
            place("hasCustomAssemblyFormat"),
            "cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'",
        )
    } else if mnemonic && has_parameters && !format && !custom {
        (
            record.span(),
            "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set",
        )
    } else if !mnemonic && (format || custom) {
        let field = if format {
            "assemblyFormat"
        } else {
            "hasCustomAssemblyFormat"
        };
        (
            place(field),
            "'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used when 'mnemonic' is set",
        )
    } else if format && !record.flag("genAccessors") {
        (
            place("genAccessors"),
            "'assemblyFormat' requires 'genAccessors' to be true",
        )
    } else {
        return;
    };
    diags.error(span, message);
}

/// The parameters of builders have names, and no two builders take the same.
fn check_builders<'k>(record: Record<'k>, parameters: &[Parameter<'k>], diags: &mut Diagnostics) {
    let mut known = Vec::new();
    if !record.flag("skipDefaultBuilders") {
        let types: Vec<_> = parameters.iter().map(|parameter| parameter.ty).collect();
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
        let unnamed = digest
            .parameters
            .iter()
            .find(|parameter| parameter.name.is_empty());
        if let Some(unnamed) = unnamed {
            diags.error(unnamed.span, "builder parameters must have a name");
        }
        let context = !builder.flag("hasInferredContextParam");
        if !Signature::of(&digest, context).add_to(&mut known) {
            diags.error(span, "builder `get` conflicts with an existing builder.");
        }
    }
}
