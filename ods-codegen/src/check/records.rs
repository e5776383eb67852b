//! The checks of `mlir-tblgen`, for files whose code is C++, such as MLIR's own.
//!
//! They accept and reject dialects, operations and their formats, attributes,
//! types, enums, interfaces and passes as its generators do, and ignore code strings. A
//! stricter rule of ods, where MLIR would emit wrong C++, gives a warning.

use ods_tablegen::{Diagnostic, Diagnostics, Record, RecordKeeper, Severity, SourceMap};

use super::unset::{
    Place, check_def_traits, check_function, check_predicates, check_unset, check_unset_parts,
};
use super::{attr_or_type, cpp_names, dialect, enums, interface, names, operator};
use crate::format::def::DefFormat;
use crate::format::op::CheckedFormat;
use crate::format::{FormatOrigin, parse_format_of_op};
use crate::lint;
use crate::model::fields::Fields as _;
use crate::model::{Dialect, EnumDef, Model, NamedAttribute, Operator, PassDef};

/// The definitions that [`check_records`] accepts.
#[derive(Default)]
pub struct CheckedRecords<'k> {
    /// The dialects and operations, those with mistakes left out.
    pub model: Model<'k>,
    /// The formats of the operations, one for each, if it has one.
    pub formats: Vec<Option<CheckedFormat<'k>>>,
    /// The attributes and types, with their formats.
    pub definitions: Vec<(Record<'k>, Option<DefFormat>)>,
    /// How many interfaces there are.
    pub interfaces: usize,
}

/// Checks the definitions that `is_selected` picks as `mlir-tblgen` does.
///
/// Code strings are not checked, so they may hold Rust or C++.
pub fn check_records<'k>(
    keeper: &'k RecordKeeper,
    is_selected: impl Fn(Record<'k>) -> bool,
    diags: &mut Diagnostics,
) -> CheckedRecords<'k> {
    let selected = |class| {
        let records = keeper.derived_definitions(class).into_iter();
        records.filter(|record| is_selected(*record))
    };
    let sources = keeper.sources();
    let mut found = Diagnostics::new();
    let mut checked = CheckedRecords {
        model: Model {
            dialects: selected("Dialect").map(Dialect::new).collect(),
            ..Model::default()
        },
        ..CheckedRecords::default()
    };
    names::check_dialect_names(&checked.model, &mut found);
    for dialect in &checked.model.dialects {
        check_unset(dialect.record(), Place::Definition, &mut found);
        dialect::check_discardable_attrs(*dialect, &mut found);
    }
    checked.check_ops(selected("Op"), sources, &mut found);
    for record in selected("AttrDef").chain(selected("TypeDef")) {
        check_unset(record, Place::Definition, &mut found);
        check_def_traits(record, &mut found);
        let format = attr_or_type::check_definition(record, sources, &mut found);
        checked.definitions.push((record, format));
    }
    for record in selected("EnumInfo") {
        check_unset(record, Place::Definition, &mut found);
        if let Some(def) = EnumDef::new(record, &mut found) {
            enums::check_enum(&def, &mut found);
            checked.model.enums.push(def);
        }
    }
    for record in selected("Interface") {
        // `Declare…<Interface>` is anonymous, and derives from `Interface`.
        if !record.is_anonymous() {
            check_unset(record, Place::Definition, &mut found);
            interface::check_interface(record, &mut found);
            checked.interfaces += 1;
        }
    }
    for record in selected("AttrTypeConstraint") {
        if !record.text_or_empty("cppFunctionName").is_empty() {
            check_function(record, &mut found);
        }
    }
    for record in selected("PassBase") {
        let pass = PassDef::new(record, &mut found);
        checked.model.passes.extend(pass);
    }
    for mut diagnostic in found.take() {
        if diagnostic.upstream_accepts {
            diagnostic.severity = Severity::Warning;
            diagnostic.note(None, "mlir-tblgen accepts this");
        }
        diags.push(diagnostic);
    }
    checked
}

impl<'k> CheckedRecords<'k> {
    /// Checks operations and their formats, and adds those without mistakes.
    fn check_ops(
        &mut self,
        ops: impl Iterator<Item = Record<'k>>,
        sources: &SourceMap,
        diags: &mut Diagnostics,
    ) {
        for record in ops {
            check_unset(record, Place::Definition, diags);
            check_unset_parts(record, diags);
            check_predicates(record, diags);
            if let Some((op, format)) = check_op(record, sources, diags) {
                self.model.operators.push(op);
                self.formats.push(format);
            }
        }
        names::check_operation_names(&self.model, diags);
        for (_, warnings) in lint::lint_ops(&self.model, lint::Denied::default()) {
            diags.append(warnings);
        }
    }
}

/// Checks an operation and its format; returns them if both have no mistakes.
#[inline]
fn check_op<'k>(
    record: Record<'k>,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Option<(Operator<'k>, Option<CheckedFormat<'k>>)> {
    let before = error_count(diags);
    let op = Operator::new(record, diags)?;
    if error_count(diags) > before {
        return None;
    }
    names::check_conflicts(&op, diags);
    names::check_default_accessors(&op, diags);
    operator::check_variable_length(&op, diags);
    operator::check_segment_attributes(&op, diags);
    operator::check_defaults(&op, diags);
    operator::check_builders(&op, diags);
    operator::check_type_sources(&op, diags);
    operator::check_attribute_sources(&op, diags);
    if error_count(diags) == before {
        cpp_names::check_methods(&op, diags);
    }
    warn_of_derived_attributes(&op, diags);
    let origin = FormatOrigin::of_op(&op);
    let format = match parse_format_of_op(&op) {
        Some(Ok(format)) => {
            let found = lint::op::find_defects(&format.context, &format.format);
            FormatOrigin::report(origin, Severity::Warning, &found, sources, diags);
            Some(format)
        }
        Some(Err(errors)) => {
            FormatOrigin::report(origin, Severity::Error, &errors, sources, diags);
            None
        }
        None => None,
    };
    (error_count(diags) == before).then_some((op, format))
}

/// Warns of derived attributes that have no attribute form: tools skip them.
#[inline]
fn warn_of_derived_attributes(op: &Operator<'_>, diags: &mut Diagnostics) {
    let is_lost = |attr: &&NamedAttribute<'_>| attr.attr.convert_from_storage().is_none();
    let lost = op.derived_attributes.iter().filter(is_lost);
    let names: Vec<String> = lost.map(|attr| cpp_names::getter(attr.name)).collect();
    if !names.is_empty() {
        let names = names.join(", ");
        let message = format!("op has non-materializable derived attributes '{names}', skipping");
        diags.warning(op.span(), message);
    }
}

/// The number of errors that MLIR reports too.
#[inline]
fn error_count(diags: &Diagnostics) -> usize {
    let is_error = |diagnostic: &&Diagnostic| {
        diagnostic.severity == Severity::Error && !diagnostic.upstream_accepts
    };
    diags.iter().filter(is_error).count()
}
