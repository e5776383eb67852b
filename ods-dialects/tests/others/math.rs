//! Folders of `math`, and what becomes of poison.

use crate::support::{canonical, constant};

/// What a function of a constant becomes.
fn unary(op: &str, value: &str, ty: &str) -> String {
    let body = format!("%a = arith.constant {value} : {ty}\n%b = math.{op} %a : {ty}");
    let result = if op.starts_with("is") { "i1" } else { ty };
    constant(&body, "%b", result, "arith.constant ")
}

/// What a function of two constants becomes.
fn binary(op: &str, a: &str, b: &str, ty: &str) -> String {
    let body = format!(
        "%a = arith.constant {a} : {ty}\n%b = arith.constant {b} : {ty}\n%c = math.{op} %a, %b : {ty}"
    );
    constant(&body, "%c", ty, "arith.constant ")
}

#[test]
fn the_host_computes_its_own_formats() {
    assert_eq!(unary("sqrt", "2.25", "f64"), "1.500000e+00 : f64");
    assert_eq!(unary("exp2", "3.0", "f32"), "8.000000e+00 : f32");
    assert_eq!(unary("acosh", "1.0", "f64"), "0.000000e+00 : f64");
    assert_eq!(unary("asinh", "0.0", "f32"), "0.000000e+00 : f32");
    assert_eq!(unary("atanh", "-0.0", "f32"), "-0.000000e+00 : f32");
    assert_eq!(
        unary("erf", "0x7FF0000000000000", "f64"),
        "1.000000e+00 : f64"
    );
    assert_eq!(unary("erfc", "0x7F800000", "f32"), "0.000000e+00 : f32");
    assert_eq!(unary("round", "-2.5", "f32"), "-3.000000e+00 : f32");
    assert_eq!(binary("powf", "2.0", "10.0", "f64"), "1.024000e+03 : f64");
    for ty in ["f16", "bf16", "f80", "f128", "f8E5M2"] {
        for op in ["sqrt", "exp", "sin", "round", "trunc", "acosh", "erf"] {
            assert_eq!(unary(op, "1.0", ty), "not folded", "{op} of {ty}");
        }
    }
}

#[test]
fn logarithms_and_roots_of_negative_floats_stay() {
    for op in ["sqrt", "log", "log2", "log10"] {
        for value in ["-1.0", "-0.0"] {
            assert_eq!(unary(op, value, "f64"), "not folded", "{op} of {value}");
        }
    }
    assert_eq!(unary("log1p", "-2.0", "f32"), "not folded");
    assert_eq!(unary("log1p", "-1.0", "f32"), "0xFF800000 : f32");
}

#[test]
fn rounding_and_signs_are_exact_in_all_formats() {
    assert_eq!(unary("ceil", "-0.5", "f16"), "-0.000000e+00 : f16");
    assert_eq!(unary("floor", "-0.5", "f128"), "-1.000000e+00 : f128");
    assert_eq!(unary("roundeven", "2.5", "f80"), "2.000000e+00 : f80");
    assert_eq!(
        unary("roundeven", "0x7C01", "f16"),
        "0x7E01 : f16",
        "NaN becomes quiet"
    );
    assert_eq!(unary("ceil", "1.25", "f8E3M4"), "2.000000e+00 : f8E3M4");
    assert_eq!(unary("absf", "-1.5", "bf16"), "1.500000e+00 : bf16");
    assert_eq!(
        binary("copysign", "1.5", "-0.0", "tf32"),
        "-1.500000e+00 : tf32"
    );
    assert_eq!(binary("atan2", "0.0", "-0.0", "f16"), "0x7E00 : f16");
    assert_eq!(binary("atan2", "0.0", "0.0", "f4E2M1FN"), "not folded");
}

#[test]
fn kinds_of_floats() {
    let kinds =
        |value: &str| ["isfinite", "isinf", "isnan", "isnormal"].map(|op| unary(op, value, "f32"));
    assert_eq!(kinds("1.0"), ["true", "false", "false", "true"]);
    assert_eq!(kinds("0.0"), ["true", "false", "false", "false"]);
    assert_eq!(kinds("0x007FFFFF"), ["true", "false", "false", "false"]);
    assert_eq!(kinds("0x00800000"), ["true", "false", "false", "true"]);
    assert_eq!(kinds("0xFF800000"), ["false", "true", "false", "false"]);
    assert_eq!(kinds("0x7FC00000"), ["false", "false", "true", "false"]);
}

#[test]
fn integers_of_any_width() {
    assert_eq!(unary("absi", "-128", "i8"), "-128 : i8");
    assert_eq!(unary("ctlz", "1", "i65"), "64 : i65");
    assert_eq!(unary("cttz", "0", "i128"), "128 : i128");
    assert_eq!(unary("ctpop", "-1", "index"), "64 : index");
    assert_eq!(unary("ctlz", "0", "i2"), "-2 : i2");
    assert_eq!(binary("ipowi", "3", "4", "i32"), "81 : i32");
    assert_eq!(binary("ipowi", "3", "100", "i8"), "-47 : i8");
    assert_eq!(binary("ipowi", "-1", "-3", "i64"), "-1 : i64");
    assert_eq!(binary("ipowi", "7", "-1", "i64"), "0 : i64");
    assert_eq!(binary("ipowi", "0", "-1", "i64"), "not folded");
    assert_eq!(binary("ipowi", "0", "0", "i128"), "1 : i128");
}

#[test]
fn elements_fold_one_by_one_and_not_at_all_if_one_does_not() {
    let sqrt = |elements: &str| {
        let body = format!(
            "%a = arith.constant dense<{elements}> : vector<2xf32>\n%b = math.sqrt %a : vector<2xf32>"
        );
        constant(&body, "%b", "vector<2xf32>", "arith.constant ")
    };
    assert_eq!(
        sqrt("[4.0, 9.0]"),
        "dense<[2.000000e+00, 3.000000e+00]> : vector<2xf32>"
    );
    assert_eq!(sqrt("4.0"), "dense<2.000000e+00> : vector<2xf32>");
    assert_eq!(sqrt("[4.0, -9.0]"), "not folded");
}

#[test]
fn sparse_elements_are_expanded() {
    let sparse = "sparse<[[0, 1], [1, 0], [0, 1]], [5, -6, 7]> : tensor<2x2xi8>";
    let body = format!("%a = arith.constant {sparse}\n%b = math.absi %a : tensor<2x2xi8>");
    assert_eq!(
        constant(&body, "%b", "tensor<2x2xi8>", "arith.constant "),
        "dense<[[0, 5], [6, 0]]> : tensor<2x2xi8>"
    );
    let large = "sparse<[[0]], [5]> : tensor<1000000000000xi8>";
    let ty = "tensor<1000000000000xi8>";
    let body = format!("%a = arith.constant {large}\n%b = math.absi %a : {ty}");
    assert_eq!(constant(&body, "%b", ty, "arith.constant "), "not folded");
}

#[test]
fn poison_is_passed_on() {
    let of = |op: &str, ty: &str, result: &str| {
        let body = format!("%p = ub.poison : {ty}\n%r = {op}");
        constant(&body, "%r", result, "= ")
    };
    assert_eq!(of("math.exp %p : f32", "f32", "f32"), "ub.poison : f32");
    assert_eq!(
        of(
            "math.ctpop %p : tensor<?xi8>",
            "tensor<?xi8>",
            "tensor<?xi8>"
        ),
        "ub.poison : tensor<?xi8>"
    );
    assert_eq!(
        of("arith.extsi %p : i8 to i32", "i8", "i32"),
        "ub.poison : i32"
    );
    assert_eq!(
        of("arith.mulf %p, %p : f16", "f16", "f16"),
        "ub.poison : f16"
    );
    assert_eq!(of("math.isnan %p : f32", "f32", "i1"), "not folded");
    assert_eq!(of("arith.shli %p, %p : i8", "i8", "i8"), "not folded");
    assert_eq!(
        of("arith.cmpi slt, %p, %p : i8", "i8", "i1"),
        "arith.constant false"
    );
    let text = canonical(
        "func.func @f(%c: i1, %x: i32) -> (i32, i32, i1) {
            %p = ub.poison : i32
            %0 = arith.select %c, %p, %x : i32
            %1:2 = arith.addui_extended %x, %p : i32, i1
            return %0, %1#0, %1#1 : i32, i32, i1
        }",
    );
    let last = text.lines().rev().nth(2).unwrap_or_default().trim();
    assert_eq!(last, "return %arg1, %0, %1 : i32, i32, i1");
}
