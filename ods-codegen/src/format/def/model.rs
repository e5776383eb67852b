//! Formats of the records of attributes and types.

use ods_tablegen::{Diagnostics, Record, Severity, SourceMap, Value};

use super::context::{DefContext, ParameterInfo};
use super::syntax::ParameterSyntax;
use super::{DefFormat, parse_def_format};
use crate::format::diagnose::FormatOrigin;
use crate::model::fields::Fields;

/// Parses and checks the declarative assembly format of an `AttrDef` or `TypeDef`, if it has one and it is right.
pub fn check_def_format(
    record: Record<'_>,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Option<DefFormat> {
    let Some(Value::String(text)) = record.value("assemblyFormat") else {
        return None;
    };
    let kind = if record.is_subclass_of("AttrDef") {
        "attribute"
    } else {
        "type"
    };
    let origin = FormatOrigin {
        text: text.text(),
        token: text.origin(),
        definition: record.span(),
        kind,
    };
    match parse_def_format(text.text(), &DefContext::of(record)) {
        Ok(format) => {
            for warning in &format.warnings {
                diags.push(origin.diagnostic(Severity::Warning, warning, sources));
            }
            Some(format)
        }
        Err(errors) => {
            for error in &errors {
                diags.push(origin.diagnostic(Severity::Error, error, sources));
            }
            None
        }
    }
}

impl<'k> DefContext<'k> {
    /// Describes a record that derives from `AttrDef` or `TypeDef`.
    pub fn of(record: Record<'k>) -> Self {
        let mut parameters: Vec<_> = match record.value("parameters") {
            Some(Value::Dag(dag)) => dag
                .args()
                .map(|parameter| {
                    parameter_info(parameter.name.unwrap_or_default(), parameter.value)
                })
                .collect(),
            _ => Vec::new(),
        };
        // What is set later, and not written inside itself.
        let mut traits = record.defs("traits").into_iter();
        if traits.any(|record| record.name() == "MutableType") {
            parameters.push(ParameterInfo {
                name: "body",
                optional: true,
                ..ParameterInfo::default()
            });
        }
        Self {
            name: record.name(),
            parameters,
            is_verified: record.flag("genVerifyDecl"),
        }
    }
}

/// Describes a parameter, which is the text of a type, an `AttrOrTypeParameter`, or a constraint.
fn parameter_info<'k>(name: &'k str, parameter: Value<'k>) -> ParameterInfo<'k> {
    let record = match parameter {
        Value::Record(record) if record.is_subclass_of("AttrOrTypeParameter") => Some(record),
        _ => None,
    };
    ParameterInfo {
        name,
        optional: record.is_some_and(|record| record.non_empty("defaultValue").is_some()),
        self_type: record.is_some_and(|record| record.is_subclass_of("AttributeSelfTypeParameter")),
        syntax: ParameterSyntax::of(parameter),
    }
}
