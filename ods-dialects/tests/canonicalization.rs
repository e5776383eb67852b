//! Canonicalization patterns of `arith`. The texts are those of `mlir-opt-22 --canonicalize`.

use expect_test::expect;
use ods_runtime::pass::PassManager;
use ods_runtime::prelude::*;
use ods_runtime::transforms::canonicalize;

/// A module after canonicalization.
fn canonical(text: &str) -> String {
    let mut ir = Ir::with_registry(ods_dialects::all().into());
    let module = parse_source(
        &mut ir,
        "t.mlir",
        text,
        ParseOptions::new().allow_unregistered_dialects(true),
    );
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

#[test]
fn comparisons_of_converted_integers_are_those_of_integers() {
    let text = canonical(
        "func.func @f(%x: i32, %y: i8, %z: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
            %half = arith.constant 3.5 : f64
            %negative = arith.constant -3.5 : f64
            %large = arith.constant 1.0e10 : f64
            %three = arith.constant 3.0 : f32
            %huge = arith.constant 1.0e17 : f64
            %s = arith.sitofp %x : i32 to f64
            %u = arith.uitofp %x : i32 to f64
            %b = arith.sitofp %y : i8 to f32
            %w = arith.sitofp %z : i64 to f64
            %0 = arith.cmpf oge, %s, %half : f64
            %1 = arith.cmpf ult, %s, %negative : f64
            %2 = arith.cmpf ogt, %u, %negative : f64
            %3 = arith.cmpf olt, %s, %large : f64
            %4 = arith.cmpf oeq, %s, %half : f64
            %5 = arith.cmpf une, %b, %three : f32
            %6 = arith.cmpf ord, %b, %three : f32
            %7 = arith.cmpf ole, %u, %half : f64
            // The integer may be rounded.
            %8 = arith.cmpf olt, %w, %huge : f64
            %9 = arith.cmpf olt, %w, %half : f64
            return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: i32, %arg1: i8, %arg2: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
            %c3_i64 = arith.constant 3 : i64
            %c3_i8 = arith.constant 3 : i8
            %false = arith.constant false
            %true = arith.constant true
            %c-3_i32 = arith.constant -3 : i32
            %c3_i32 = arith.constant 3 : i32
            %cst = arith.constant 1.000000e+17 : f64
            %0 = arith.sitofp %arg2 : i64 to f64
            %1 = arith.cmpi sgt, %arg0, %c3_i32 : i32
            %2 = arith.cmpi slt, %arg0, %c-3_i32 : i32
            %3 = arith.cmpi ne, %arg1, %c3_i8 : i8
            %4 = arith.cmpi ule, %arg0, %c3_i32 : i32
            %5 = arith.cmpf olt, %0, %cst : f64
            %6 = arith.cmpi sle, %arg2, %c3_i64 : i64
            return %1, %2, %true, %true, %false, %3, %true, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
          }
        }
    "]].assert_eq(&text);
}

#[test]
fn no_signed_integer_is_rounded_to_what_only_an_unsigned_one_reaches() {
    let text = canonical(
        "func.func @f(%x: i64) -> (i1, i1, i1) {
            %beyond = arith.constant 1.9e19 : f32
            %within = arith.constant 9.2e18 : f32
            %s = arith.sitofp %x : i64 to f32
            %u = arith.uitofp %x : i64 to f32
            %0 = arith.cmpf one, %s, %beyond : f32
            %1 = arith.cmpf one, %u, %beyond : f32
            %2 = arith.cmpf olt, %s, %within : f32
            return %0, %1, %2 : i1, i1, i1
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: i64) -> (i1, i1, i1) {
            %true = arith.constant true
            %cst = arith.constant 1.900000e+19 : f32
            %cst_0 = arith.constant 9.200000e+18 : f32
            %0 = arith.sitofp %arg0 : i64 to f32
            %1 = arith.uitofp %arg0 : i64 to f32
            %2 = arith.cmpf one, %1, %cst : f32
            %3 = arith.cmpf olt, %0, %cst_0 : f32
            return %true, %2, %3 : i1, i1, i1
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn quotients_of_products_are_factors() {
    let text = canonical(
        "func.func @f(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
            %a = arith.muli %x, %y overflow<nuw> : i32
            %b = arith.muli %x, %y overflow<nsw> : i32
            %0 = arith.divui %a, %x : i32
            %1 = arith.divsi %b, %y : i32
            %2 = arith.divsi %a, %x : i32
            %3 = arith.divui %b, %x : i32
            return %0, %1, %2, %3 : i32, i32, i32, i32
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
            %0 = arith.muli %arg0, %arg1 overflow<nuw> : i32
            %1 = arith.muli %arg0, %arg1 overflow<nsw> : i32
            %2 = arith.divsi %0, %arg0 : i32
            %3 = arith.divui %1, %arg0 : i32
            return %arg1, %arg0, %2, %3 : i32, i32, i32, i32
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn extended_bits_are_compared_as_they_are() {
    let text = canonical(
        "func.func @f(%x: vector<2xi1>, %y: tensor<2xi1>) -> (vector<2xi1>, tensor<2xi1>) {
            %v = arith.constant dense<0> : vector<2xi64>
            %t = arith.constant dense<0> : tensor<2xi64>
            %a = arith.extsi %x : vector<2xi1> to vector<2xi64>
            %b = arith.extui %y : tensor<2xi1> to tensor<2xi64>
            %0 = arith.cmpi ne, %a, %v : vector<2xi64>
            // As in MLIR, not of a tensor.
            %1 = arith.cmpi ne, %b, %t : tensor<2xi64>
            return %0, %1 : vector<2xi1>, tensor<2xi1>
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: vector<2xi1>, %arg1: tensor<2xi1>) -> (vector<2xi1>, tensor<2xi1>) {
            %cst = arith.constant dense<0> : tensor<2xi64>
            %0 = arith.extui %arg1 : tensor<2xi1> to tensor<2xi64>
            %1 = arith.cmpi ne, %0, %cst : tensor<2xi64>
            return %arg0, %1 : vector<2xi1>, tensor<2xi1>
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn what_a_shift_leaves_is_taken_without_the_sign() {
    let text = canonical(
        "func.func @f(%x: i64) -> (i32, i32) {
            %c33 = arith.constant 33 : i64
            %c32 = arith.constant 32 : i64
            %a = arith.shrsi %x, %c32 exact : i64
            %b = arith.shrsi %x, %c33 : i64
            %0 = arith.trunci %a overflow<nsw> : i64 to i32
            %1 = arith.trunci %b : i64 to i32
            return %0, %1 : i32, i32
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: i64) -> (i32, i32) {
            %c32_i64 = arith.constant 32 : i64
            %c33_i64 = arith.constant 33 : i64
            %0 = arith.shrsi %arg0, %c33_i64 : i64
            %1 = arith.shrui %arg0, %c32_i64 exact : i64
            %2 = arith.trunci %1 overflow<nsw> : i64 to i32
            %3 = arith.trunci %0 : i64 to i32
            return %2, %3 : i32, i32
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn zero_becomes_the_least_number_of_a_format_without_zero() {
    let text = canonical(
        "func.func @f() -> (f8E8M0FNU, f8E8M0FNU) {
            %0 = arith.constant 0.0 : f32
            %1 = arith.constant dense<[-0.0, 2.0]> : vector<2xf32>
            %2 = arith.truncf %0 : f32 to f8E8M0FNU
            %3 = arith.truncf %1 : vector<2xf32> to vector<2xf8E8M0FNU>
            %4 = \"t.first\"(%3) : (vector<2xf8E8M0FNU>) -> f8E8M0FNU
            return %2, %4 : f8E8M0FNU, f8E8M0FNU
        }",
    );
    expect![[r#"
        module {
          func.func @f() -> (f8E8M0FNU, f8E8M0FNU) {
            %cst = arith.constant 5.877470e-39 : f8E8M0FNU
            %cst_0 = arith.constant dense<[5.877470e-39, 2.000000e+00]> : vector<2xf8E8M0FNU>
            %0 = "t.first"(%cst_0) : (vector<2xf8E8M0FNU>) -> f8E8M0FNU
            return %cst, %0 : f8E8M0FNU, f8E8M0FNU
          }
        }
    "#]]
    .assert_eq(&text);
}

// `mlir-opt` makes a constant here whose type no constant has: `dense<0> : tensor<?xi8>`.
#[test]
fn tensors_of_dynamic_shape_have_no_zero() {
    let text = canonical(
        "func.func @f(%x: tensor<?xi8>, %y: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
            %a, %carry = arith.addui_extended %x, %y : tensor<?xi8>, tensor<?xi1>
            %b = arith.subi %x, %y : tensor<?xi8>
            %c = arith.subi %b, %x : tensor<?xi8>
            return %a, %c : tensor<?xi8>, tensor<?xi8>
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: tensor<?xi8>, %arg1: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
            %sum, %overflow = arith.addui_extended %arg0, %arg1 : tensor<?xi8>, tensor<?xi1>
            %0 = arith.subi %arg0, %arg1 : tensor<?xi8>
            %1 = arith.subi %0, %arg0 : tensor<?xi8>
            return %sum, %1 : tensor<?xi8>, tensor<?xi8>
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn casts_back_and_forth_are_nothing() {
    let text = canonical(
        "func.func @f(%x: i32, %y: i64) -> (i32, i64, i32, index) {
            %dead = builtin.unrealized_conversion_cast %x : i32 to f32
            %same = builtin.unrealized_conversion_cast %x : i32 to i32
            %a:2 = builtin.unrealized_conversion_cast %x, %y : i32, i64 to f32, f64
            %b:2 = builtin.unrealized_conversion_cast %a#0, %a#1 : f32, f64 to i32, i64
            // Not all results of the first cast are cast back.
            %c = builtin.unrealized_conversion_cast %a#0 : f32 to i32
            %d = builtin.unrealized_conversion_cast %y : i64 to f64
            %e = builtin.unrealized_conversion_cast %d : f64 to index
            return %same, %b#1, %c, %e : i32, i64, i32, index
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: i32, %arg1: i64) -> (i32, i64, i32, index) {
            %0:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, i64 to f32, f64
            %1 = builtin.unrealized_conversion_cast %0#0 : f32 to i32
            %2 = builtin.unrealized_conversion_cast %arg1 : i64 to f64
            %3 = builtin.unrealized_conversion_cast %2 : f64 to index
            return %arg0, %arg1, %1, %3 : i32, i64, i32, index
          }
        }
    "]]
    .assert_eq(&text);
}
