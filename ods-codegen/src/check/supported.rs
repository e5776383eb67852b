//! What ODS knows and this version does not: a clear error in place of code that
//! would do something else.

use ods_tablegen::{Diagnostics, Record, RecordKeeper};
use rustc_hash::FxHashSet;

use crate::model::{OpTrait, Operator};

/// Kinds of definitions that nothing is generated for, by class.
const DEFINITIONS: [(&str, &str); 3] = [
    ("Interface", "interface definitions are not supported yet"),
    (
        "DialectInterface",
        "interface definitions are not supported yet",
    ),
    ("Pattern", "rewrite patterns are not supported yet"),
];

/// Definitions that nothing is generated for.
pub(crate) fn check_definitions<'k>(
    keeper: &'k RecordKeeper,
    is_selected: impl Fn(Record<'k>) -> bool,
    diags: &mut Diagnostics,
) {
    let mut seen = FxHashSet::default();
    for (class, message) in DEFINITIONS {
        for record in keeper.derived_definitions(class) {
            if is_selected(record) && seen.insert(record.id()) {
                diags.error(record.span(), message);
            }
        }
    }
}
/// Interfaces whose methods an op may declare: there is a trait to implement, or
/// nothing to write.
const DECLARABLE: [&str; 5] = [
    "InferTypeOpInterface",
    "OpAsmOpInterface",
    "MemoryEffectOpInterface",
    "SymbolOpInterface",
    "FunctionOpInterface",
];

/// An op does not promise methods that nothing would call.
pub(super) fn check_declared_interfaces(op: &Operator<'_>, diags: &mut Diagnostics) {
    let Ok(list) = op.record().list("traits") else {
        return;
    };
    for (index, value) in list.iter().enumerate() {
        let Some(record) = value.as_record() else {
            continue;
        };
        let OpTrait::Interface(interface) = OpTrait::new(record) else {
            continue;
        };
        if interface.declares_methods() && !DECLARABLE.contains(&interface.name()) {
            let name = interface.name();
            let message = format!("declaring the methods of `{name}` is not supported yet");
            diags
                .error(list.span_of(index).unwrap_or(op.span()), message)
                .help(format!("`{name}` alone says that the op has the interface"));
        }
    }
}
