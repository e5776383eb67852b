//! Tests of the Toy dialect: parsing, printing, verifying and building.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "`UPDATE_EXPECT=1` writes them"
)]

use expect_test::{Expect, expect};
use ods_runtime::prelude::*;
use std::sync::Arc;
use toy_dialect::{AddOp, ConstantOp, FuncOp, GenericCallOp, MulOp, ReturnOp, ToyDialect};

fn ir() -> Ir {
    Ir::with_registry(Arc::new(DialectRegistry::new().with::<ToyDialect>()))
}

/// The printed IR, or the errors.
fn run(text: &str, generic: bool) -> String {
    let mut ir = ir();
    let parsed = parse_source(&mut ir, "t.mlir", text.as_bytes(), ParseOptions::default());
    match parsed.and_then(|module| verify(module, &ir).map(|()| module)) {
        Ok(module) if generic => module.display_generic(&ir).to_string(),
        Ok(module) => module.display(&ir).to_string(),
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
fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&run(text, false));
}

#[test]
fn programs_round_trip() {
    for program in [
        include_str!("../toy/programs/multiply_transpose.mlir"),
        include_str!("../toy/programs/polynomial.mlir"),
        include_str!("../toy/programs/matrices.mlir"),
    ] {
        let custom = run(program, false);
        assert!(custom.starts_with("module"), "{custom}");
        assert_eq!(run(&custom, false), custom, "custom form reads back");
        let generic = run(program, true);
        assert_eq!(run(&generic, true), generic, "generic form reads back");
        assert_eq!(run(&generic, false), custom, "both forms say the same");
    }
}

#[test]
fn generic_form() {
    let text = "toy.func private @f(%x: tensor<2xf64>) -> tensor<2xf64> {\n\
                %y = toy.add %x, %x {note} : tensor<2xf64>\n\
                toy.return %y : tensor<2xf64>\n}";
    expect![[r#"
        "builtin.module"() ({
          "toy.func"() <{function_type = (tensor<2xf64>) -> tensor<2xf64>, sym_name = "f"}> ({
          ^bb0(%arg0: tensor<2xf64>):
            %0 = "toy.add"(%arg0, %arg0) {note} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
            "toy.return"(%0) : (tensor<2xf64>) -> ()
          }) {sym_visibility = "private"} : () -> ()
        }) : () -> ()"#]]
    .assert_eq(&run(text, true));
}

#[test]
fn several_errors_in_one_run() {
    check(
        "toy.func @main() {\n  toy.retrun\n  %0 = toy.constant 1.0 : f64\n  toy.print %0 tensor<f64>\n}\n",
        &expect![[r#"
            t.mlir:2:3: error: custom op 'toy.retrun' is unknown
              toy.retrun
              ^
            t.mlir:3:21: error: custom op 'toy.constant' invalid kind of attribute specified
              %0 = toy.constant 1.0 : f64
                                ^
            t.mlir:4:15: error: expected ':'
              toy.print %0 tensor<f64>
                          ^
        "#]],
    );
}

#[test]
fn verifiers_report_each_function() {
    check(
        "toy.func @f(%x: tensor<2xf64>) -> tensor<2xf64> {\n  toy.return\n}\n\
         toy.func @g(%x: tensor<2x3xf64>) -> tensor<2x3xf64> {\n  \
         %y = toy.transpose(%x : tensor<2x3xf64>) to tensor<2x3xf64>\n  toy.return %y : tensor<2x3xf64>\n}\n\
         toy.func @h() {\n  %0 = \"toy.constant\"() {value = dense<1.0> : tensor<2xf64>} : () -> tensor<3xf64>\n  toy.return\n}\n",
        &expect![[r#"
            t.mlir:2:3: error: 'toy.return' op does not return the same number of values (0) as the enclosing function (1)
              toy.return
              ^
            t.mlir:5:8: error: 'toy.transpose' op expected result shape to be a transpose of the input
              %y = toy.transpose(%x : tensor<2x3xf64>) to tensor<2x3xf64>
                   ^
            t.mlir:9:8: error: 'toy.constant' op return type shape mismatches its attribute at dimension 0: 2 != 3
              %0 = "toy.constant"() {value = dense<1.0> : tensor<2xf64>} : () -> tensor<3xf64>
                   ^
        "#]],
    );
}

#[test]
fn constraints_and_traits_are_verified() {
    check(
        "toy.func @f(%x: tensor<2xf64>, %i: i32) {\n  \"toy.print\"(%i) : (i32) -> ()\n  toy.return\n}\n\
         toy.return\n\
         toy.func @g(%x: tensor<2xf64>, %y: tensor<3xf64>) {\n  \
         %0 = \"toy.add\"(%x, %y) : (tensor<2xf64>, tensor<3xf64>) -> tensor<2xf64>\n  toy.return\n}\n",
        &expect![[r#"
            t.mlir:5:1: error: 'toy.return' op expects parent op 'toy.func'
            toy.return
            ^
        "#]],
    );
    check(
        "toy.func @f(%x: tensor<2xf64>, %i: i32) {\n  \"toy.print\"(%i) : (i32) -> ()\n  toy.return\n}\n\
         toy.func @g(%x: tensor<2xf64>, %y: tensor<3xf64>) {\n  \
         %0 = \"toy.add\"(%x, %y) : (tensor<2xf64>, tensor<3xf64>) -> tensor<2xf64>\n  toy.return\n}\n",
        &expect![[r#"
            t.mlir:2:3: error: 'toy.print' op operand #0 must be tensor of 64-bit float values or 64-bit float, but got 'i32'
              "toy.print"(%i) : (i32) -> ()
              ^
            t.mlir:6:8: error: 'toy.add' op requires the same type for all operands and results
              %0 = "toy.add"(%x, %y) : (tensor<2xf64>, tensor<3xf64>) -> tensor<2xf64>
                   ^
        "#]],
    );
}

#[test]
fn ops_are_built_and_read_by_name() {
    let mut ir = ir();
    let mut b = ir.builder();
    let module = ModuleOp::build(&mut b, Location::UNKNOWN);
    let body = module.body(&b);
    b.set_insert_point_to_end(body);

    let tensor = Type::from(RankedTensorType::new([2], Type::f64()));
    let ty = FunctionType::new([], []);
    let function = FuncOp::builder("main", ty).build(&mut b, Location::UNKNOWN);
    let block = function.body(&b).add_block(&mut b, &[]);
    b.set_insert_point_to_end(block);

    let value = DenseElementsAttr::from_f64s(tensor.clone(), &[1.0, 2.5])
        .expect("two numbers for two elements");
    let constant = ConstantOp::build(&mut b, Location::UNKNOWN, &tensor, value);
    let x = constant.output(&b);
    let sum = AddOp::build(&mut b, Location::UNKNOWN, x, x);
    let product = MulOp::builder(sum.result(&b), x).build(&mut b, Location::UNKNOWN);
    let arguments = [product.result(&b), x];
    let call = GenericCallOp::build(&mut b, Location::UNKNOWN, x, "callee", &arguments);
    ReturnOp::build(&mut b, Location::UNKNOWN, &[]);

    assert_eq!(call.callee(&ir), "callee");
    assert_eq!(call.inputs(&ir), arguments);
    let fields = sum.fields(&ir);
    assert_eq!((fields.lhs, fields.rhs), (x, x));
    assert_eq!(sum.lhs(&ir).defining::<ConstantOp>(&ir), Some(constant));
    // The same value is an argument and used in the call that changes the IR.
    let ir = &mut ir;
    sum.set_rhs(ir, product.rhs(ir));
    verify(module.operation(), ir).expect("what builders build is valid");
    expect![[r#"
        module {
          toy.func @main() {
            %0 = toy.constant dense<[1.000000e+00, 2.500000e+00]> : tensor<2xf64>
            %1 = toy.add %0, %0 : tensor<2xf64>
            %2 = toy.mul %1, %0 : tensor<2xf64>
            %3 = toy.generic_call @callee(%2, %0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
            toy.return
          }
        }"#]]
    .assert_eq(&module.display(ir).to_string());
}
