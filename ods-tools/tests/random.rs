//! Random modules of all dialects, and what holds for each of them.

use ods_runtime::testing::RandomModules;
use std::sync::Arc;

fn modules() -> RandomModules {
    let modules = RandomModules::new(Arc::new(ods_dialects::all()));
    ods_dialects::testing::with_hooks(modules)
}

#[test]
fn every_operation_is_made() {
    assert_eq!(modules().unmade(), Vec::<&str>::new());
}
