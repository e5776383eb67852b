//! Canonicalization patterns of `arith`. The texts are those of `mlir-opt-22 --canonicalize`.

use expect_test::expect;
use ods_runtime::pass::PassManager;
use ods_runtime::prelude::*;
use ods_runtime::transforms::canonicalize;

/// A module after canonicalization.
fn canonical(text: &str) -> String {
    let mut ir = Ir::with_registry(ods_dialects::all().into());
    let module = parse_source(&mut ir, "t.mlir", text, ParseOptions::new());
    let module = module.unwrap_or_else(|errors| panic!("{errors}"));
    let mut passes = PassManager::new();
    passes.add(canonicalize());
    passes.run(&mut ir, module).unwrap();
    module.display(&ir).to_string() + "\n"
}

#[test]
fn constants_of_sums_are_added() {
    let text = canonical(
        "func.func @f(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
            %c5 = arith.constant 5 : i32
            %c7 = arith.constant 7 : i32
            %cm = arith.constant -1 : i32
            %a = arith.addi %x, %c5 overflow<nsw, nuw> : i32
            %b = arith.addi %a, %c7 overflow<nsw> : i32
            %c = arith.subi %c7, %a : i32
            %d = arith.muli %y, %cm : i32
            %e = arith.addi %x, %d : i32
            %f = arith.subi %e, %x : i32
            return %b, %c, %e, %f : i32, i32, i32, i32
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
            %c0_i32 = arith.constant 0 : i32
            %c2_i32 = arith.constant 2 : i32
            %c12_i32 = arith.constant 12 : i32
            %0 = arith.addi %arg0, %c12_i32 overflow<nsw> : i32
            %1 = arith.subi %c2_i32, %arg0 : i32
            %2 = arith.subi %arg0, %arg1 : i32
            %3 = arith.subi %c0_i32, %arg1 : i32
            return %0, %1, %2, %3 : i32, i32, i32, i32
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn unused_halves_are_not_computed() {
    let text = canonical(
        "func.func @f(%x: i32, %y: i32) -> (i32, i32, i32) {
            %c1 = arith.constant 1 : i32
            %a, %carry = arith.addui_extended %x, %y : i32, i1
            %b, %high = arith.mului_extended %x, %y : i32
            %low, %sign = arith.mulsi_extended %x, %c1 : i32
            return %a, %b, %sign : i32, i32, i32
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
            %c0_i32 = arith.constant 0 : i32
            %0 = arith.addi %arg0, %arg1 : i32
            %1 = arith.muli %arg0, %arg1 : i32
            %2 = arith.cmpi slt, %arg0, %c0_i32 : i32
            %3 = arith.extsi %2 : i1 to i32
            return %0, %1, %3 : i32, i32, i32
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn negations_and_choices_are_simplified() {
    let text = canonical(
        "func.func @f(%c: i1, %x: i32, %y: i32) -> (i1, i32, i32, i32, i1) {
            %true = arith.constant true
            %false = arith.constant false
            %c0 = arith.constant 0 : i32
            %c1 = arith.constant 1 : i32
            %less = arith.cmpi slt, %x, %y : i32
            %a = arith.xori %less, %true : i1
            %n = arith.xori %c, %true : i1
            %b = arith.select %n, %x, %y : i32
            %d = arith.select %c, %b, %c1 : i32
            %e = arith.select %c, %c0, %c1 : i32
            %f = arith.select %c, %false, %true : i1
            return %a, %b, %d, %e, %f : i1, i32, i32, i32, i1
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> (i1, i32, i32, i32, i1) {
            %true = arith.constant true
            %c1_i32 = arith.constant 1 : i32
            %0 = arith.cmpi sge, %arg1, %arg2 : i32
            %1 = arith.select %arg0, %arg2, %arg1 : i32
            %2 = arith.select %arg0, %arg2, %c1_i32 : i32
            %3 = arith.xori %arg0, %true : i1
            %4 = arith.extui %3 : i1 to i32
            %5 = arith.xori %arg0, %true : i1
            return %0, %1, %2, %4, %5 : i1, i32, i32, i32, i1
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn casts_of_casts_become_one() {
    let text = canonical(
        "func.func @f(%x: i8, %y: i64, %z: i32) -> (i16, i32, i32, f16, f32, index, i32) {
            %c32 = arith.constant 32 : i64
            %s = arith.extsi %x : i8 to i32
            %u = arith.extui %x : i8 to i16
            %a = arith.trunci %s : i32 to i16
            %b = arith.extsi %u : i16 to i32
            %h = arith.shrsi %y, %c32 : i64
            %c = arith.trunci %h : i64 to i32
            %w = arith.sitofp %x : i8 to f32
            %d = arith.truncf %w : f32 to f16
            %i = arith.bitcast %w : f32 to i32
            %e = arith.bitcast %i : i32 to f32
            %f = arith.index_cast %s : i32 to index
            %j = arith.index_castui %z : i32 to index
            %g = arith.index_castui %j : index to i32
            return %a, %b, %c, %d, %e, %f, %g : i16, i32, i32, f16, f32, index, i32
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: i8, %arg1: i64, %arg2: i32) -> (i16, i32, i32, f16, f32, index, i32) {
            %c32_i64 = arith.constant 32 : i64
            %0 = arith.extsi %arg0 : i8 to i16
            %1 = arith.extui %arg0 : i8 to i32
            %2 = arith.shrui %arg1, %c32_i64 : i64
            %3 = arith.trunci %2 : i64 to i32
            %4 = arith.sitofp %arg0 : i8 to f32
            %5 = arith.sitofp %arg0 : i8 to f16
            %6 = arith.index_cast %arg0 : i8 to index
            return %0, %1, %3, %5, %4, %6, %arg2 : i16, i32, i32, f16, f32, index, i32
          }
        }
    "]]
    .assert_eq(&text);
}
