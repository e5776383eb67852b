//! The formats of a model. They are parsed in the model phase; their mistakes are data, which
//! `check` reports.

use ods_tablegen::{Diagnostics, Record, Severity, SourceMap, StringValue, Value};

use super::FormatOrigin;
use super::def::{DefContext, DefFormat, parse_def_format};
use super::element::{FormatElement, custom_directives, walk_mut};
use super::error::FormatError;
use super::op::{CheckedFormat, FormatContext, parse_op_format};
use crate::model::{Model, Operator};
use ods_lookup::LookupMap;

/// A format or its mistakes.
pub(crate) type Outcome<T> = Result<T, Vec<FormatError>>;

/// The formats of the definitions of a model; `None` for a definition without a format.
#[derive(Default)]
pub(crate) struct Formats<'k> {
    /// The formats of types and attributes.
    pub(crate) defs: Vec<Option<Outcome<DefFormat>>>,
    /// The formats of ops.
    pub(crate) operators: Vec<Option<Outcome<CheckedFormat<'k>>>>,
}

impl<'k> Formats<'k> {
    /// Parses the formats of `model`.
    pub(crate) fn parse(model: &Model<'k>) -> Self {
        let defs = model.defs.iter();
        let operators = model.operators.iter();
        let mut formats = Self {
            defs: defs.map(|def| parse_format_of_def(def.record())).collect(),
            operators: operators.map(parse_format_of_op).collect(),
        };
        formats.tell_overloads_apart();
        formats
    }

    /// Names the functions of a directive of operations that takes different numbers of arguments, for which C++ has
    /// overloads: where there are more arguments than elsewhere, the name ends with their number.
    fn tell_overloads_apart(&mut self) {
        let mut fewest: LookupMap<String, usize> = LookupMap::default();
        let formats = || self.operators.iter().flatten().flatten();
        for custom in formats().flat_map(|checked| custom_directives(&checked.format.elements)) {
            let count = custom.arguments.len();
            let known = fewest.entry(custom.name.clone()).or_insert(count);
            *known = count.min(*known);
        }
        if fewest.is_empty() {
            return;
        }
        let formats = self.operators.iter_mut().flatten().flatten();
        for checked in formats {
            walk_mut(&mut checked.format.elements, &mut |element| {
                if let FormatElement::Custom(custom) = element {
                    let count = custom.arguments.len();
                    if fewest
                        .get(&custom.name)
                        .is_some_and(|fewest| *fewest < count)
                    {
                        custom.name = format!("{}Of{count}", custom.name);
                    }
                }
            });
        }
    }
}

/// Parses the format of an `AttrDef` or a `TypeDef`, if it has one.
pub(crate) fn parse_format_of_def(record: Record<'_>) -> Option<Outcome<DefFormat>> {
    let text = format_of_def(record)?;
    Some(parse_def_format(text.text(), &DefContext::of(record)))
}

fn format_of_def(record: Record<'_>) -> Option<StringValue<'_>> {
    match record.value("assemblyFormat")? {
        Value::String(text) => Some(text),
        _ => None,
    }
}

/// Parses the format of an op, if it has one.
pub(crate) fn parse_format_of_op<'k>(op: &Operator<'k>) -> Option<Outcome<CheckedFormat<'k>>> {
    let text = op.assembly_format()?;
    let context = FormatContext::of(op);
    let parsed = parse_op_format(text.text(), &context);
    Some(parsed.map(|format| CheckedFormat { format, context }))
}

impl<'f> FormatOrigin<'f> {
    /// Returns the origin of the format of an op.
    pub(crate) fn of_op(op: &Operator<'f>) -> Option<Self> {
        let text = op.assembly_format()?;
        Some(Self {
            text: text.text(),
            token: text.origin(),
            definition: op.span(),
            kind: "operation",
        })
    }

    /// Returns the origin of the format of an `AttrDef` or a `TypeDef`.
    pub(crate) fn of_def(record: Record<'f>) -> Option<Self> {
        let text = format_of_def(record)?;
        let kind = if record.is_subclass_of("AttrDef") {
            "attribute"
        } else {
            "type"
        };
        Some(Self {
            text: text.text(),
            token: text.origin(),
            definition: record.span(),
            kind,
        })
    }

    /// Reports mistakes or warnings in a format.
    pub(crate) fn report(
        origin: Option<Self>,
        severity: Severity,
        found: &[FormatError],
        sources: &SourceMap,
        diags: &mut Diagnostics,
    ) {
        let Some(origin) = origin else { return };
        for error in found {
            diags.push(origin.diagnostic(severity, error, sources));
        }
    }
}
