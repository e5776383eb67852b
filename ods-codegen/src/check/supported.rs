//! What ODS knows and this version does not: a clear error in place of code that
//! would do something else.

use ods_tablegen::{Diagnostics, Record, RecordKeeper};
use rustc_hash::FxHashSet;

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
