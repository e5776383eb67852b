//! Tests of the passes of the Toy language, alone and in the pipeline of `--opt`.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "`UPDATE_EXPECT=1` writes them"
)]

use expect_test::{Expect, expect};
use ods_runtime::pass::Pass;
use ods_runtime::prelude::*;
use ods_runtime::transforms::canonicalize;
use toy_dialect::passes::{InferShapes, Inline, optimize};
use toy_dialect::program::compile;
use toy_dialect::{FuncOp, ToyDialect};

/// The program after the passes that `fill` adds, or the errors.
fn run(text: &str, fill: fn(&mut PassManager)) -> String {
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<ToyDialect>().into());
    match compile(&mut ir, "t.mlir", text.into(), Some(fill)) {
        Ok(module) => module.display(&ir).to_string(),
        Err(errors) => errors.to_string(),
    }
}

#[track_caller]
fn check(text: &str, fill: fn(&mut PassManager), expected: &Expect) {
    expected.assert_eq(&run(text, fill));
}

fn simplify(passes: &mut PassManager) {
    passes.nest::<FuncOp>(|function| {
        function.add(canonicalize());
    });
}

fn infer(passes: &mut PassManager) {
    passes.add(InferShapes);
}

fn inline(passes: &mut PassManager) {
    passes.add(Inline::default());
}

#[test]
fn the_program_of_the_tutorial() {
    let program = include_str!("../toy/programs/multiply_transpose.mlir");
    check(
        program,
        optimize,
        &expect![[r#"
            module {
              toy.func @main() {
                %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>
                %1 = toy.transpose(%0 : tensor<2x3xf64>) to tensor<3x2xf64>
                %2 = toy.mul %1, %1 : tensor<3x2xf64>
                toy.print %2 : tensor<3x2xf64>
                toy.return
              }
            }"#]],
    );
}

#[test]
fn optimized_programs_have_no_unknown_shape() {
    for program in [
        include_str!("../toy/programs/multiply_transpose.mlir"),
        include_str!("../toy/programs/polynomial.mlir"),
        include_str!("../toy/programs/matrices.mlir"),
    ] {
        let optimized = run(program, optimize);
        assert!(optimized.starts_with("module"), "{optimized}");
        assert!(!optimized.contains("tensor<*x"), "{optimized}");
        assert_eq!(
            run(&optimized, optimize),
            optimized,
            "nothing is left to do"
        );
    }
}

#[test]
fn two_transpositions_are_none() {
    let text = "
        toy.func @f(%x: tensor<2x3xf64>) -> tensor<2x3xf64> {
          %a = toy.transpose(%x : tensor<2x3xf64>) to tensor<3x2xf64>
          %b = toy.transpose(%a : tensor<3x2xf64>) to tensor<2x3xf64>
          toy.return %b : tensor<2x3xf64>
        }";
    check(
        text,
        simplify,
        &expect![[r#"
            module {
              toy.func @f(%arg0: tensor<2x3xf64>) -> tensor<2x3xf64> {
                toy.return %arg0 : tensor<2x3xf64>
              }
            }"#]],
    );
    // The types tell more than the value.
    let unknown = text.replace("(%x: tensor<2x3xf64>)", "(%x: tensor<*xf64>)");
    let unknown = unknown.replace("(%x : tensor<2x3xf64>)", "(%x : tensor<*xf64>)");
    assert_eq!(run(&unknown, simplify).matches("toy.transpose").count(), 2);
}

#[test]
fn reshapes_combine() {
    let text = "
        toy.func @f(%x: tensor<6xf64>) {
          %a = toy.reshape(%x : tensor<6xf64>) to tensor<2x3xf64>
          %b = toy.reshape(%a : tensor<2x3xf64>) to tensor<3x2xf64>
          toy.print %b : tensor<3x2xf64>
          %c = toy.reshape(%b : tensor<3x2xf64>) to tensor<6xf64>
          toy.print %c : tensor<6xf64>
          %d = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
          %e = toy.reshape(%d : tensor<2xf64>) to tensor<2x1xf64>
          toy.print %e : tensor<2x1xf64>
          %g = toy.constant dense<4.0> : tensor<4xf64>
          %h = toy.reshape(%g : tensor<4xf64>) to tensor<2x2xf64>
          toy.print %h : tensor<2x2xf64>
          toy.return
        }";
    check(
        text,
        simplify,
        &expect![[r#"
        module {
          toy.func @f(%arg0: tensor<6xf64>) {
            %0 = toy.reshape(%arg0 : tensor<6xf64>) to tensor<3x2xf64>
            toy.print %0 : tensor<3x2xf64>
            toy.print %arg0 : tensor<6xf64>
            %1 = toy.constant dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf64>
            toy.print %1 : tensor<2x1xf64>
            %2 = toy.constant dense<4.000000e+00> : tensor<2x2xf64>
            toy.print %2 : tensor<2x2xf64>
            toy.return
          }
        }"#]],
    );
}

#[test]
fn shapes_follow_from_operands() {
    let text = "
        toy.func @f(%x: tensor<2x3xf64>) {
          %a = toy.cast %x : tensor<2x3xf64> to tensor<*xf64>
          %b = toy.transpose(%a : tensor<*xf64>) to tensor<*xf64>
          %c = toy.add %b, %b : tensor<*xf64>
          toy.print %c : tensor<*xf64>
          toy.return
        }";
    check(
        text,
        infer,
        &expect![[r#"
        module {
          toy.func @f(%arg0: tensor<2x3xf64>) {
            %0 = toy.cast %arg0 : tensor<2x3xf64> to tensor<2x3xf64>
            %1 = toy.transpose(%0 : tensor<2x3xf64>) to tensor<3x2xf64>
            %2 = toy.add %1, %1 : tensor<3x2xf64>
            toy.print %2 : tensor<3x2xf64>
            toy.return
          }
        }"#]],
    );
    // A cast to the type of its operand goes away.
    let all = run(text, |passes| {
        infer(passes);
        simplify(passes);
    });
    assert!(!all.contains("toy.cast"), "{all}");
}

#[test]
fn shapes_that_cannot_be_inferred() {
    check(
        "toy.func @f(%x: tensor<*xf64>) {
  %a = toy.transpose(%x : tensor<*xf64>) to tensor<*xf64>
  toy.return
}",
        infer,
        &expect![[r#"
            t.mlir:1:1: error: 'toy.func' op Shape inference failed, 1 operations couldn't be inferred
            toy.func @f(%x: tensor<*xf64>) {
            ^"#]],
    );
    check(
        "toy.func @f(%x: tensor<2xf64>) {
  %a = toy.generic_call @g(%x) : (tensor<2xf64>) -> tensor<*xf64>
  toy.return
}",
        infer,
        &expect![[r#"
            t.mlir:2:8: error: 'toy.generic_call' op unable to infer shape of operation without shape inference interface
              %a = toy.generic_call @g(%x) : (tensor<2xf64>) -> tensor<*xf64>
                   ^"#]],
    );
}

#[test]
fn calls_within_calls_are_inlined() {
    let text = "
        toy.func @twice(%x: tensor<*xf64>) -> tensor<*xf64> {
          %a = toy.add %x, %x : tensor<*xf64>
          toy.return %a : tensor<*xf64>
        }
        toy.func @four_times(%x: tensor<*xf64>) -> tensor<*xf64> {
          %a = toy.generic_call @twice(%x) : (tensor<*xf64>) -> tensor<*xf64>
          %b = toy.generic_call @twice(%a) : (tensor<*xf64>) -> tensor<*xf64>
          toy.return %b : tensor<*xf64>
        }
        toy.func @main() {
          %x = toy.constant dense<1.0> : tensor<2xf64>
          %y = toy.generic_call @four_times(%x) : (tensor<2xf64>) -> tensor<*xf64>
          toy.print %y : tensor<*xf64>
          toy.return
        }";
    check(
        text,
        optimize,
        &expect![[r#"
        module {
          toy.func @main() {
            %0 = toy.constant dense<1.000000e+00> : tensor<2xf64>
            %1 = toy.add %0, %0 : tensor<2xf64>
            %2 = toy.add %1, %1 : tensor<2xf64>
            toy.print %2 : tensor<2xf64>
            toy.return
          }
        }"#]],
    );
}

#[test]
fn calls_that_cannot_be_inlined() {
    check(
        "toy.func @main() -> tensor<*xf64> {
  %y = toy.generic_call @main() : () -> tensor<*xf64>
  toy.return %y : tensor<*xf64>
}",
        inline,
        &expect![[r#"
            t.mlir:2:8: error: 'toy.generic_call' op is one of too many calls to inline
              %y = toy.generic_call @main() : () -> tensor<*xf64>
                   ^"#]],
    );
    check(
        "toy.func @f() {
  toy.return
}
toy.func @main() {
  %y = toy.generic_call @f() : () -> tensor<*xf64>
  toy.return
}",
        inline,
        &expect![[r#"
            t.mlir:5:8: error: 'toy.generic_call' op calls a function that returns no value
              %y = toy.generic_call @f() : () -> tensor<*xf64>
                   ^"#]],
    );
    check(
        "toy.func @f(%x: tensor<*xf64>) -> tensor<*xf64> {
  toy.return %x : tensor<*xf64>
}
toy.func @main() {
  %y = toy.generic_call @f() : () -> tensor<*xf64>
  toy.return
}",
        inline,
        &expect![[r#"
            t.mlir:5:8: error: 'toy.generic_call' op passes another number of values than the function takes
              %y = toy.generic_call @f() : () -> tensor<*xf64>
                   ^"#]],
    );
}

#[test]
fn inlined_calls_are_counted() {
    let pass = std::sync::Arc::new(Inline::default());
    let mut passes = PassManager::new();
    passes.add_shared(pass.clone());
    let mut ir = Ir::with_registry(DialectRegistry::new().with::<ToyDialect>().into());
    let program = include_str!("../toy/programs/multiply_transpose.mlir");
    let module = compile(&mut ir, "t.mlir", program.into(), None).unwrap();
    passes.run(&mut ir, module).unwrap();
    let statistics = Pass::statistics(&*pass);
    assert_eq!((statistics[0].name, statistics[0].value), ("inlined", 2));
}
