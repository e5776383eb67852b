//! Interfaces and traits: definition, use in ops, implementation, and queries.

#![allow(unreachable_pub, reason = "written as in a library")]

mod defined;
mod foreign;
mod foreign_kinds;
mod further;
mod imported;
mod kinds;
mod listed;
mod standard;
mod symbols;
mod traits;
mod verified;

use ods_runtime::prelude::*;

/// The module with `text` in it.
#[track_caller]
fn parse(ir: &mut Ir, text: &str) -> Operation {
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    match parse_source(ir, "test.mlir", text.as_bytes(), options) {
        Ok(module) => module,
        Err(errors) => panic!("{errors:?}"),
    }
}

/// The operations directly in the module.
fn body(ir: &Ir, module: Operation) -> Vec<Operation> {
    let block = module.regions(ir)[0].entry_block(ir).expect("a block");
    block.operations(ir).collect()
}

/// The messages of the verifier.
fn messages(ir: &Ir, op: Operation) -> Vec<String> {
    let errors = verify(op, ir).err().unwrap_or_default();
    errors.into_iter().map(|error| error.message).collect()
}
