//! Every feature of patterns, on ops that `ods!` defines and on the same ops by derives.

mod by_derives;
mod in_ods;

use ods_runtime::attributes::IntegerAttr;

/// Used by native code.
fn number(attr: &IntegerAttr) -> i32 {
    i32::try_from(attr.to_i64().unwrap()).unwrap()
}
