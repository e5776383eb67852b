//! Semantics of `index`, `math` and `complex` that a comparison with compiled programs does not
//! show: the width of an index, poison, undefined behaviour, formats, approximated functions.

use expect_test::{Expect, expect};
use ods_interp::args;
use ods_runtime::prelude::*;

/// Executes `@main` with indices of so many bits: its results, or the error.
fn run_at(width: u32, text: &str, arguments: &str) -> String {
    let mut ir = Ir::with_registry(ods_interp::attach(ods_dialects::all()).into());
    let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::default()).unwrap();
    verify(module, &ir).unwrap();
    match args::run(&ir, module, "@main", arguments, width, None) {
        Ok(results) => results,
        Err(error) => format!("{}\n", error.diagnostic(&ir)),
    }
}

#[track_caller]
#[expect(clippy::needless_pass_by_value, reason = "`expect!` makes a value")]
fn check(text: &str, arguments: &str, expected: Expect) {
    expected.assert_eq(&run_at(64, text, arguments));
}

#[test]
fn an_index_has_the_width_of_the_target() {
    let text = "func.func @main(%a: index) -> (index, index, i64, i1) {
      %c = index.constant 4294967297
      %n = index.sizeof
      %s = index.add %a, %c
      %w = index.castu %s : index to i64
      %one = index.constant 1
      %less = index.cmp slt(%s, %one)
      return %n, %s, %w, %less : index, index, i64, i1
    }";
    let narrow = run_at(32, text, "2147483647");
    expect![[r"
        32 : index
        -2147483648 : index
        2147483648 : i64
        true
    "]]
    .assert_eq(&narrow);
    check(
        text,
        "2147483647",
        expect![[r"
            64 : index
            6442450944 : index
            6442450944 : i64
            false
        "]],
    );
}

#[test]
fn indices_are_divided_by_no_zero() {
    let text = "func.func @main(%a: index, %b: index) -> index {
      %q = index.floordivs %a, %b
      return %q : index
    }";
    check(
        text,
        "-7, 2",
        expect![[r"
        -4 : index
    "]],
    );
    check(
        text,
        "1, 0",
        expect![[r"
            a.mlir:2:12: error: 'index.floordivs' op undefined behavior: division by zero
                  %q = index.floordivs %a, %b
                       ^
        "]],
    );
    check(
        text,
        "1, poison",
        expect![[r"
        a.mlir:2:12: error: 'index.floordivs' op undefined behavior: use of poison
              %q = index.floordivs %a, %b
                   ^
    "]],
    );
}

#[test]
fn powers_of_integers_wrap_and_have_no_inverse_of_zero() {
    let text = "func.func @main(%a: i8, %b: i8) -> i8 {
      %p = math.ipowi %a, %b : i8
      return %p : i8
    }";
    check(
        text,
        "3, 5",
        expect![[r"
        -13 : i8
    "]],
    );
    check(
        text,
        "2, -1",
        expect![[r"
        0 : i8
    "]],
    );
    check(
        text,
        "0, -1",
        expect![[r"
        a.mlir:2:12: error: 'math.ipowi' op undefined behavior: division by zero
              %p = math.ipowi %a, %b : i8
                   ^
    "]],
    );
    check(
        text,
        "poison, 1",
        expect![[r"
        a.mlir:1:1: error: result #0 is poison
        func.func @main(%a: i8, %b: i8) -> i8 {
        ^
    "]],
    );
}

#[test]
fn small_formats_compute_in_f32() {
    let text = "func.func @main(%a: f16, %b: bf16, %c: f8E5M2) -> (f16, bf16, f8E5M2) {
      %0 = math.exp %a : f16
      %1 = math.sqrt %b : bf16
      %2 = math.fma %c, %c, %c : f8E5M2
      return %0, %1, %2 : f16, bf16, f8E5M2
    }";
    check(
        text,
        "1, 2, 1.5",
        expect![[r"
        2.718750e+00 : f16
        1.414060e+00 : bf16
        4.000000e+00 : f8E5M2
    "]],
    );
}

#[test]
fn functions_of_floats_that_no_lowering_shares() {
    let text = "func.func @main(%a: f64) -> (f64, f64, f64, i1, i1) {
      %0 = math.cbrt %a : f64
      %1 = math.expm1 %a : f64
      %2 = math.log1p %a : f64
      %3 = math.isinf %a : f64
      %4 = math.isnormal %a : f64
      return %0, %1, %2, %3, %4 : f64, f64, f64, i1, i1
    }";
    check(
        text,
        "-0.0",
        expect![[r"
        -0.000000e+00 : f64
        -0.000000e+00 : f64
        -0.000000e+00 : f64
        false
        false
    "]],
    );
    check(
        text,
        "1e-300",
        expect![[r"
        1.000000e-100 : f64
        1.000000e-300 : f64
        1.000000e-300 : f64
        false
        true
    "]],
    );
    check(
        text,
        "inf",
        expect![[r"
        0x7FF0000000000000 : f64
        0x7FF0000000000000 : f64
        0x7FF0000000000000 : f64
        true
        false
    "]],
    );
    check(
        text,
        "4.9e-324",
        expect![[r"
        1.7031839360032603E-108 : f64
        4.940660e-324 : f64
        4.940660e-324 : f64
        false
        false
    "]],
    );
}

#[test]
fn wide_formats_have_no_approximations() {
    let text = "func.func @main(%a: f128) -> (f128, f128) {
      %0 = math.floor %a : f128
      %1 = math.sin %0 : f128
      return %0, %1 : f128, f128
    }";
    check(
        text,
        "1.5",
        expect![[r"
        a.mlir:3:12: error: 'math.sin' op is not computed in 'f128'
              %1 = math.sin %0 : f128
                   ^
    "]],
    );
}

#[test]
fn fast_math_excludes_nan() {
    let text = "func.func @main(%a: f32) -> f32 {
      %0 = math.sqrt %a fastmath<nnan> : f32
      return %0 : f32
    }";
    check(
        text,
        "4",
        expect![[r"
        2.000000e+00 : f32
    "]],
    );
    check(
        text,
        "-4",
        expect![[r"
        a.mlir:1:1: error: result #0 is poison
        func.func @main(%a: f32) -> f32 {
        ^
        a.mlir:2:12: note: poison comes from here: there is a NaN despite `nnan`
              %0 = math.sqrt %a fastmath<nnan> : f32
                   ^
    "]],
    );
}

#[test]
fn a_value_is_clamped_to_a_range() {
    let text = "func.func @main(%a: vector<3xf32>) -> vector<3xf32> {
      %min = arith.constant dense<-1.0> : vector<3xf32>
      %max = arith.constant dense<2.0> : vector<3xf32>
      %0 = math.clampf %a to [%min, %max] : vector<3xf32>
      return %0 : vector<3xf32>
    }";
    check(
        text,
        "[-5, 0.5, 7]",
        expect![[r"
        dense<[-1.000000e+00, 5.000000e-01, 2.000000e+00]> : vector<3xf32>
    "]],
    );
}

#[test]
fn parts_of_complex_numbers_may_be_poison() {
    let text = "func.func @main(%a: f32, %b: f32) -> (f32, f32) {
      %0 = complex.create %a, %b : complex<f32>
      %re = complex.re %0 : complex<f32>
      %1 = complex.neg %0 : complex<f32>
      %im = complex.im %1 : complex<f32>
      return %re, %im : f32, f32
    }";
    check(
        text,
        "1, 2",
        expect![[r"
        1.000000e+00 : f32
        -2.000000e+00 : f32
    "]],
    );
    check(
        text,
        "1, poison",
        expect![[r"
        a.mlir:1:1: error: result #1 is poison
        func.func @main(%a: f32, %b: f32) -> (f32, f32) {
        ^
    "]],
    );
}

#[test]
fn complex_numbers_are_arguments_and_results() {
    let text = "func.func @main(%a: complex<f64>) -> (complex<f64>, complex<i8>) {
      %0 = complex.constant [0.0, 1.0] : complex<f64>
      %1 = complex.mul %a, %0 : complex<f64>
      %2 = complex.constant [1 : i8, 2 : i8] : complex<i8>
      return %1, %2 : complex<f64>, complex<i8>
    }";
    check(
        text,
        "[3, 4]",
        expect![[r"
        [-4.000000e+00 : f64, 3.000000e+00 : f64] : complex<f64>
        [1 : i8, 2 : i8] : complex<i8>
    "]],
    );
    check(
        text,
        "3",
        expect![[r"
            a.mlir:1:1: error: argument #0: '3' is not a valid number of type 'complex<f64>', whose parts are written `[1.5, -2]`
            func.func @main(%a: complex<f64>) -> (complex<f64>, complex<i8>) {
            ^
        "]],
    );
    check(
        text,
        "[3, 4, 5]",
        expect![[r"
            a.mlir:1:1: error: argument #0: '[3, 4, 5]' is not a valid number of type 'complex<f64>', whose parts are written `[1.5, -2]`
            func.func @main(%a: complex<f64>) -> (complex<f64>, complex<i8>) {
            ^
        "]],
    );
}

#[test]
fn bits_of_complex_numbers() {
    let text = "func.func @main(%a: complex<f32>) -> (i64, complex<f32>) {
      %0 = complex.bitcast %a : complex<f32> to i64
      %1 = complex.bitcast %0 : i64 to complex<f32>
      return %0, %1 : i64, complex<f32>
    }";
    check(
        text,
        "[1, 0]",
        expect![[r"
        1065353216 : i64
        [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    "]],
    );
}

/// The functions are inverses of each other, or have known values, to 14 digits.
#[test]
fn functions_of_complex_numbers() {
    let call = |body: &str, arguments: &str| {
        let text = format!(
            "func.func @main(%z: complex<f64>) -> (f64, f64) {{
              {body}
              %re = complex.re %r : complex<f64>
              %im = complex.im %r : complex<f64>
              return %re, %im : f64, f64
            }}"
        );
        let lines = run_at(64, &text, arguments);
        let parts = lines
            .lines()
            .map(|line| line.split(" : ").next().unwrap().parse::<f64>());
        <[f64; 2]>::try_from(parts.map(Result::unwrap).collect::<Vec<_>>()).unwrap()
    };
    let one = |op: &str| format!("%r = complex.{op} %z : complex<f64>");
    let two = |first: &str, second: &str| {
        format!(
            "%0 = complex.{first} %z : complex<f64>
             %r = complex.{second} %0 : complex<f64>"
        )
    };
    let near = |found: [f64; 2], wanted: [f64; 2]| {
        let close = |a: f64, b: f64| (a - b).abs() <= 1e-14 * b.abs().max(1.0);
        assert!(
            close(found[0], wanted[0]) && close(found[1], wanted[1]),
            "{found:?} {wanted:?}"
        );
    };
    let z = "[0.3, -1.2]";
    for (first, second) in [
        ("exp", "log"),
        ("expm1", "log1p"),
        ("log", "exp"),
        ("log1p", "expm1"),
    ] {
        near(call(&two(first, second), z), [0.3, -1.2]);
    }
    let square = "%0 = complex.sqrt %z : complex<f64>
                  %r = complex.mul %0, %0 : complex<f64>";
    near(call(square, z), [0.3, -1.2]);
    let identity = "%s = complex.sin %z : complex<f64>
                    %c = complex.cos %z : complex<f64>
                    %ss = complex.mul %s, %s : complex<f64>
                    %cc = complex.mul %c, %c : complex<f64>
                    %r = complex.add %ss, %cc : complex<f64>";
    near(call(identity, z), [1.0, 0.0]);
    let quotient = "%s = complex.sin %z : complex<f64>
                    %c = complex.cos %z : complex<f64>
                    %q = complex.div %s, %c : complex<f64>
                    %t = complex.tan %z : complex<f64>
                    %r = complex.sub %q, %t : complex<f64>";
    near(call(quotient, z), [0.0, 0.0]);
    near(call(&one("tanh"), "[1000, 1]"), [1.0, 0.0]);
    near(call(&one("tanh"), "[-1000, 1]"), [-1.0, 0.0]);
    near(call(&one("sign"), "[3, -4]"), [0.6, -0.8]);
    near(call(&one("sign"), "[0, 0]"), [0.0, 0.0]);
    near(call(&one("rsqrt"), "[0.25, 0]"), [2.0, 0.0]);
    near(call(&one("expm1"), "[1e-18, 0]"), [1e-18, 0.0]);
    let cube = "%n = arith.constant 3 : i32
                %r = complex.powi %z, %n : complex<f64>, i32";
    near(call(cube, "[1, 1]"), [-2.0, 2.0]);
    let power = "%r = complex.pow %z, %z : complex<f64>";
    near(call(power, "[2, 0]"), [4.0, 0.0]);
    let angle = "%x = complex.constant [1.0, 0.0] : complex<f64>
                 %r = complex.atan2 %z, %x : complex<f64>";
    near(call(angle, "[1, 0]"), [std::f64::consts::FRAC_PI_4, 0.0]);
}
