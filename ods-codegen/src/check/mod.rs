//! Rules that a definition must keep, one function each.
//!
//! In goes the model, out come diagnostics: all mistakes of one run, each at its
//! place. Building the model reports the mistakes that keep parts out of it. MLIR's
//! own rules have the messages of `mlir-tblgen`; the other rules are Rust's.

mod attr_or_type;
mod code;
mod cpp_names;
mod defs;
mod dialect;
mod enums;
mod interface;
mod names;
mod operator;
mod pass;
mod records;
mod signature;
mod supported;
mod traits;
mod unset;

pub(crate) use pass::is_argument;
pub use records::{CheckedRecords, check_records};

use ods_tablegen::{Diagnostics, Severity, SourceMap};

use crate::code::CodeTable;
use crate::format::def::DefFormat;
use crate::format::element::CustomDirective;
use crate::format::{FormatError, FormatOrigin, Formats, Outcome};
use crate::model::{Model, Operator, TypeOrAttrDef};
use crate::pattern::program::Programs;
use crate::rust_tokens::RustTokens;
use unset::{Place, check_predicates, check_unset};

/// Checks everything in `model` and the code in `programs`, and reports the mistakes in its
/// `formats`.
pub(crate) fn check_model(
    model: &Model<'_>,
    formats: &Formats<'_>,
    programs: &Programs<'_>,
    code: &CodeTable,
    rust: &RustTokens,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) {
    check_names(model, diags);
    let mut code = code::CodeChecker::new(code, rust);
    for dialect in &model.dialects {
        check_unset(dialect.record(), Place::Field, diags);
        dialect::check_supported(*dialect, diags);
        dialect::check_discardable_attributes(*dialect, diags);
        dialect::check_own_text(*dialect, diags);
        code.check_dialect(*dialect, diags);
    }
    for function in &model.constraint_functions {
        code.check_function(*function, diags);
    }
    for def in &model.enums {
        enums::check_enum(def, diags);
    }
    for def in &model.interfaces {
        check_unset(def.record(), Place::Field, diags);
        interface::check_interface(def.record(), diags);
        interface::check_method_names(def, diags);
        code.check_interface(def, diags);
    }
    for (def, format) in model.defs.iter().zip(&formats.defs) {
        check_type_or_attr(def, format.as_ref(), &mut code, sources, diags);
    }
    for def in &model.passes {
        pass::check_pass(def, diags);
        code.check_pass(def, diags);
    }
    for program in programs.iter() {
        code.check_program(program, diags);
    }
    for (op, format) in model.operators.iter().zip(&formats.operators) {
        let is_ambiguous = check_operator(op, &mut code, diags);
        match format {
            // A format with an ambiguous name cannot be checked.
            _ if is_ambiguous => {}
            Some(Ok(format)) => {
                code.check_format(op, format, diags);
                let (directives, origin) =
                    (format.format.custom_directives(), FormatOrigin::of_op(op));
                check_custom_names(directives, origin, sources, diags);
            }
            Some(Err(errors)) => {
                let origin = FormatOrigin::of_op(op);
                FormatOrigin::report(origin, Severity::Error, errors, sources, diags);
            }
            None => {}
        }
    }
}

/// The names of definitions fit MLIR and Rust, and are distinct.
fn check_names(model: &Model<'_>, diags: &mut Diagnostics) {
    names::check_dialect_names(model, diags);
    names::check_operation_names(model, diags);
    names::check_def_names(model, diags);
    names::check_rust_names(model, diags);
    names::check_function_names(model, diags);
}

/// Checks a type or an attribute and its format.
fn check_type_or_attr(
    def: &TypeOrAttrDef<'_>,
    format: Option<&Outcome<DefFormat>>,
    code: &mut code::CodeChecker<'_>,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) {
    check_unset(def.record(), Place::Field, diags);
    defs::check_def(def, diags);
    code.check_def(def, diags);
    match format {
        Some(Ok(format)) => {
            code.check_def_format(def, format, diags);
            let origin = FormatOrigin::of_def(def.record());
            check_custom_names(format.custom_directives(), origin, sources, diags);
            defs::check_body_is_last(def, format, diags);
        }
        Some(Err(errors)) => {
            let origin = FormatOrigin::of_def(def.record());
            FormatOrigin::report(origin, Severity::Error, errors, sources, diags);
        }
        None => {}
    }
}

/// Names of custom directives are names of functions. The lexer of formats, as that of mlir-tblgen, reads hyphens in them.
fn check_custom_names<'f>(
    directives: impl IntoIterator<Item = &'f CustomDirective>,
    origin: Option<FormatOrigin<'_>>,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) {
    let wrong = directives.into_iter().filter(|it| it.name.contains('-'));
    let errors: Vec<_> = wrong
        .map(|it| {
            let message = "the name of a custom directive cannot contain `-`: its functions are named after it";
            FormatError::new(it.span.start, message)
        })
        .collect();
    FormatOrigin::report(origin, Severity::Error, &errors, sources, diags);
}

/// Checks an op except for its format; returns whether two of its parts have the same name.
fn check_operator(
    op: &Operator<'_>,
    code: &mut code::CodeChecker<'_>,
    diags: &mut Diagnostics,
) -> bool {
    check_unset(op.record(), Place::Field, diags);
    check_predicates(op.record(), diags);
    let before = diags.error_count();
    names::check_conflicts(op, diags);
    let is_ambiguous = diags.error_count() > before;
    names::check_default_accessors(op, diags);
    names::check_methods(op, diags);
    names::check_builder_names(op, diags);
    operator::check_variable_length(op, diags);
    operator::check_segment_attributes(op, diags);
    operator::check_declared_sizes(op, diags);
    operator::check_defaults(op, diags);
    operator::check_default_cases(op, diags);
    operator::check_builders(op, diags);
    operator::check_properties(op, diags);
    supported::check_declared_interfaces(op, diags);
    supported::check_effects(op, diags);
    traits::check_requirements(op, diags);
    operator::check_type_sources(op, diags);
    code.check_operator(op, diags);
    is_ambiguous
}
