//! `scf`: loops run their iterations one after the other, also the parallel ones. `scf.yield` and
//! `scf.condition` are executed by their interfaces.

mod choose;
mod count;
mod grid;

use ods_runtime::DialectRegistry;

pub(crate) fn attach(registry: DialectRegistry) -> DialectRegistry {
    let registry = choose::attach(registry);
    let registry = count::attach(registry);
    grid::attach(registry)
}
