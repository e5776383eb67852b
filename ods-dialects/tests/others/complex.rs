//! Folders and canonicalization of `complex`, and its attribute. The texts are those of
//! `mlir-opt-22 --canonicalize`.

use crate::support::canonical;
use expect_test::expect;
use ods_dialects::complex::NumberAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::FloatType;

#[test]
fn what_is_taken_back_is_gone() {
    let text = canonical(
        "func.func @f(%x: complex<f32>, %y: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
            %a = complex.sub %x, %y : complex<f32>
            %0 = complex.add %y, %a : complex<f32>
            %b = complex.add %x, %y : complex<f32>
            %1 = complex.sub %b, %y : complex<f32>
            %c = complex.exp %x : complex<f32>
            %2 = complex.log %c : complex<f32>
            %d = complex.conj %x : complex<f32>
            %3 = complex.conj %d : complex<f32>
            %e = complex.re %x : complex<f32>
            %f = complex.im %x : complex<f32>
            %4 = complex.create %e, %f : complex<f32>
            return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
        }",
    );
    let last = text.lines().nth(2).unwrap_or_default().trim();
    assert!(
        last.starts_with("return %arg0, %arg0, %arg0, %arg0, %arg0 :"),
        "{text}"
    );
}

#[test]
fn zero_and_one_are_neutral() {
    let text = canonical(
        "func.func @f(%x: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
            %zero = complex.constant [0.0, -0.0] : complex<f64>
            %one = complex.constant [1.0, -0.0] : complex<f64>
            %0 = complex.add %x, %zero : complex<f64>
            %1 = complex.sub %x, %zero : complex<f64>
            %2 = complex.mul %x, %one : complex<f64>
            %3 = complex.div %x, %one : complex<f64>
            %4 = complex.mul %one, %x : complex<f64>
            return %0, %1, %2, %3, %4 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
            %cst = complex.constant [1.000000e+00, -0.000000e+00] : complex<f64>
            %0 = complex.mul %cst, %arg0 : complex<f64>
            return %arg0, %arg0, %arg0, %arg0, %0 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn parts_and_casts_are_seen_through() {
    let text = canonical(
        "func.func @f(%x: f32, %y: f32, %i: i64) -> (f32, f32, f32, f64, complex<f32>) {
            %c = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
            %0 = complex.im %c : complex<f32>
            %made = complex.create %x, %y : complex<f32>
            %1 = complex.re %made : complex<f32>
            %n = complex.neg %made : complex<f32>
            %2 = complex.im %n : complex<f32>
            %a = complex.bitcast %i : i64 to complex<f32>
            %3 = complex.bitcast %a : complex<f32> to f64
            %b = arith.bitcast %i : i64 to f64
            %4 = complex.bitcast %b : f64 to complex<f32>
            return %0, %1, %2, %3, %4 : f32, f32, f32, f64, complex<f32>
        }",
    );
    expect![[r"
        module {
          func.func @f(%arg0: f32, %arg1: f32, %arg2: i64) -> (f32, f32, f32, f64, complex<f32>) {
            %cst = arith.constant -2.000000e+00 : f32
            %0 = arith.negf %arg1 : f32
            %1 = arith.bitcast %arg2 : i64 to f64
            %2 = complex.bitcast %arg2 : i64 to complex<f32>
            return %cst, %arg0, %0, %1, %2 : f32, f32, f32, f64, complex<f32>
          }
        }
    "]]
    .assert_eq(&text);
}

#[test]
fn numbers_are_typed_attributes() {
    let number: Attribute = NumberAttr::rounded(FloatType::F16, 1.0, 0.1).into();
    assert_eq!(
        number.to_string(),
        "#complex.number<:f16 1.000000e+00, 9.997550e-02> : complex<f16>"
    );
    let mut ir = Ir::with_registry(ods_dialects::all().into());
    let text = "\"t.a\"() {x = #complex.number<:i32 1.0, 2.0>} : () -> ()";
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let errors = parse_source(&mut ir, "t.mlir", text, options)
        .unwrap_err()
        .to_string();
    assert!(
        errors.contains("element type of the complex attribute must be float like type."),
        "{errors}"
    );
}
