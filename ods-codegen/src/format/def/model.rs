//! Builds the [`DefContext`] of a record.

use ods_tablegen::{Record, Value};

use super::context::{DefContext, ParameterInfo};
use super::syntax::ParameterSyntax;
use crate::model::fields::Fields;

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
        // The body, which is set later and not written inside itself.
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

/// Describes a parameter: the text of a type, an `AttrOrTypeParameter`, or a constraint.
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
