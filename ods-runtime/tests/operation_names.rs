//! Names of operations and attributes: bytes, as in MLIR, of which some do not read back.

use ods_runtime::OperationState;
use ods_runtime::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

#[test]
fn names_of_unregistered_operations_are_bytes() {
    let text = "module {\n  \"t.\\FF\"() : () -> ()\n  \"t.\\FE\"() : () -> ()\n}\n";
    let mut ir = Ir::new();
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "names.mlir", text.as_bytes(), options).unwrap();
    let printed = module.to_text(&ir, PrintFlags::new());
    assert_eq!(String::from_utf8(printed).unwrap(), text);
}

/// The message of the panic of `run`, which leaves the `Ir` as it is.
fn panic_of(ir: &mut Ir, run: impl FnOnce(&mut Ir)) -> String {
    let count = ir.operation_count();
    let panic = catch_unwind(AssertUnwindSafe(|| run(&mut *ir))).unwrap_err();
    assert_eq!(ir.operation_count(), count);
    match panic.downcast::<String>() {
        Ok(message) => *message,
        Err(panic) => panic.downcast_ref::<&str>().unwrap().to_string(),
    }
}

#[test]
fn names_that_do_not_read_back_are_refused() {
    let mut ir = Ir::new();
    for name in ["", "a\0b"] {
        let message = panic_of(&mut ir, |ir| {
            ir.create(OperationState::unregistered(name, Location::UNKNOWN));
        });
        assert_eq!(
            message,
            format!("the name of an operation is empty or has a NUL: {name:?}")
        );
    }
    let op = ir.create(OperationState::unregistered("t.op", Location::UNKNOWN));
    let message = panic_of(&mut ir, |ir| {
        op.set_discardable_attribute(ir, "", Some(Attribute::i64(1)));
    });
    assert_eq!(message, "the name of an attribute is empty");
    assert!(op.discardable_attributes(&ir).is_empty());
}
