//! The Toy dialect with derives reads and writes the same text.

use crate::toy::ToyDialect;
use ods_runtime::prelude::*;
use std::sync::Arc;

/// The program in both forms, or the errors.
fn run<D: Dialect>(text: &str) -> String {
    let registry = DialectRegistry::new().with::<D>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let parsed = parse_source(&mut ir, "t.mlir", text.as_bytes(), ParseOptions::default());
    match parsed.and_then(|module| verify(module, &ir).map(|()| module)) {
        Ok(module) => format!("{}\n{}", module.display(&ir), module.display_generic(&ir)),
        Err(errors) => {
            let mut text = String::new();
            for error in errors {
                error.render(&ir, &mut text).expect("writing to a string");
            }
            text
        }
    }
}

#[track_caller]
fn check(text: &str) -> String {
    let (ods, derived) = (
        run::<toy_dialect::ToyDialect>(text),
        run::<ToyDialect>(text),
    );
    assert_eq!(ods, derived);
    derived
}

#[test]
fn programs() {
    for program in [
        include_str!("../../../examples/toy/programs/multiply_transpose.mlir"),
        include_str!("../../../examples/toy/programs/polynomial.mlir"),
        include_str!("../../../examples/toy/programs/matrices.mlir"),
    ] {
        assert!(check(program).contains("\"toy.return\""));
    }
}

#[test]
fn errors() {
    let error = check("toy.func @main() {\n  toy.print %nowhere : tensor<*xf64>\n  toy.retrun\n}");
    assert!(
        error.contains("custom op 'toy.retrun' is unknown"),
        "{error}"
    );
    let error = check("%0 = \"toy.transpose\"() : () -> tensor<2xf64>");
    assert!(error.contains("requires a single operand"), "{error}");
    let error = check(
        "toy.func @f(%x: tensor<2xf64>) {\n  \"toy.add\"(%x, %x) : (tensor<2xf64>, tensor<2xf64>) -> tensor<3xf64>\n  toy.return\n}",
    );
    assert!(
        error.contains("requires the same type for all operands and results"),
        "{error}"
    );
}
