//! Rules that a definition must keep, one function each.
//!
//! In goes the model, out come diagnostics; several mistakes are reported in one
//! run, each where it stands. What the model could not be built from was
//! reported while it was built. The texts of MLIR's own rules are
//! `mlir-tblgen`'s; further rules are those of Rust.

mod attr_or_type;
mod code;
mod cpp_names;
mod defs;
mod dialect;
mod enums;
mod interface;
mod names;
mod operator;
mod records;
mod signature;
mod supported;
mod traits;

pub use records::{CheckedRecords, check_records};
pub(crate) use supported::check_definitions;

use ods_tablegen::{Diagnostics, SourceMap};

use crate::code::CodeTable;
use crate::format::def::{DefFormat, check_def_format};
use crate::format::op::{CheckedFormat, check_op_format};
use crate::model::{Model, Operator};
use crate::rust_tokens::RustTokens;

/// The formats of the definitions of a model, one for each: nothing where there is
/// none, or where it is wrong.
#[derive(Default)]
pub(crate) struct Formats<'k> {
    /// Those of types and attributes.
    pub(crate) defs: Vec<Option<DefFormat>>,
    /// Those of ops.
    pub(crate) operators: Vec<Option<CheckedFormat<'k>>>,
}

/// Checks everything in `model`; gives the formats that it has.
pub(crate) fn check_model<'k>(
    model: &Model<'k>,
    code: &CodeTable,
    rust: &RustTokens,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Formats<'k> {
    names::check_dialect_names(model, diags);
    names::check_operation_names(model, diags);
    names::check_def_names(model, diags);
    names::check_rust_names(model, diags);
    names::check_function_names(model, diags);
    let mut code = code::CodeChecker::new(code, rust);
    for dialect in &model.dialects {
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
        interface::check_interface(def.record(), diags);
        interface::check_method_names(def, diags);
        code.check_interface(def, diags);
    }
    let defs = model
        .defs
        .iter()
        .map(|def| {
            defs::check_def(def, diags);
            code.check_def(def, diags);
            let format = check_def_format(def.record(), sources, diags);
            if let Some(format) = &format {
                code.check_def_format(def, format, diags);
                defs::check_body_is_last(def, format, diags);
            }
            format
        })
        .collect();
    let check_operator = |op: &Operator<'k>| {
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
        operator::check_builders(op, diags);
        operator::check_properties(op, diags);
        supported::check_declared_interfaces(op, diags);
        supported::check_effects(op, diags);
        traits::check_requirements(op, diags);
        operator::check_type_sources(op, diags);
        code.check_operator(op, diags);
        // Where two parts have one name the format cannot be judged.
        if is_ambiguous {
            return None;
        }
        let format = check_op_format(op, sources, diags);
        if let Some(format) = &format {
            code.check_format(op, format, diags);
        }
        format
    };
    Formats {
        defs,
        operators: model.operators.iter().map(check_operator).collect(),
    }
}
