//! Folders of `arith`.

use ods_runtime::pass::PassManager;
use ods_runtime::prelude::*;
use ods_runtime::transforms::canonicalize;

/// The operations of a function after canonicalization, one in a line.
fn folded(arguments: &str, body: &str, results: &str) -> String {
    let types = results.split(", ").map(|result| {
        let name = result.split(' ').next().unwrap_or_default();
        let (_, ty) = result.split_once(": ").unwrap_or_default();
        (name.to_owned(), ty.to_owned())
    });
    let (names, types): (Vec<String>, Vec<String>) = types.unzip();
    let (names, types) = (names.join(", "), types.join(", "));
    let text =
        format!("func.func @f({arguments}) -> ({types}) {{\n{body}\nreturn {names} : {types}\n}}");
    let mut ir = Ir::with_registry(ods_dialects::all().into());
    let module = parse_source(&mut ir, "t.mlir", text.as_bytes(), ParseOptions::new());
    let module = module.unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut passes = PassManager::new();
    passes.add(canonicalize());
    passes.run(&mut ir, module).unwrap();
    let text = module.display(&ir).to_string();
    let lines = text.lines().map(str::trim);
    let lines: Vec<&str> = lines.skip(2).take_while(|line| *line != "}").collect();
    lines.join("\n")
}

#[test]
fn numbers_wrap_around_and_never_divide_by_zero() {
    let binary = |op: &str, a: &str, b: &str, ty: &str| {
        let body = format!(
            "%a = arith.constant {a} : {ty}\n%b = arith.constant {b} : {ty}\n%c = arith.{op} %a, %b : {ty}"
        );
        let text = folded("", &body, &format!("%c : {ty}"));
        let constant = text.lines().next().unwrap_or_default().to_owned();
        match constant.split_once("arith.constant ") {
            Some((_, value)) if text.lines().count() == 2 => value.to_owned(),
            _ => "not folded".to_owned(),
        }
    };
    assert_eq!(binary("addi", "127", "1", "i8"), "-128 : i8");
    assert_eq!(
        binary("muli", "18446744073709551616", "3", "i128"),
        "55340232221128654848 : i128"
    );
    assert_eq!(binary("subi", "0", "1", "index"), "-1 : index");
    assert_eq!(binary("divui", "-1", "2", "i8"), "127 : i8");
    assert_eq!(binary("remsi", "-7", "4", "i32"), "-3 : i32");
    assert_eq!(binary("ceildivsi", "-7", "2", "i32"), "-3 : i32");
    assert_eq!(binary("floordivsi", "-7", "2", "i32"), "-4 : i32");
    assert_eq!(binary("shrsi", "-8", "1", "i16"), "-4 : i16");
    for op in [
        "divui",
        "divsi",
        "ceildivui",
        "ceildivsi",
        "floordivsi",
        "remui",
        "remsi",
    ] {
        assert_eq!(binary(op, "5", "0", "i32"), "not folded", "{op}");
    }
    for op in ["divsi", "ceildivsi", "floordivsi"] {
        assert_eq!(binary(op, "-128", "-1", "i8"), "not folded", "{op}");
    }
    for op in ["shli", "shrui", "shrsi"] {
        assert_eq!(binary(op, "1", "32", "i32"), "not folded", "{op}");
    }
}

#[test]
fn elements_fold_one_by_one() {
    let body = "%a = arith.constant dense<[1, 2]> : vector<2xi8>
        %b = arith.constant dense<3> : vector<2xi8>
        %c = arith.addi %a, %b : vector<2xi8>
        %d = arith.cmpi slt, %c, %b : vector<2xi8>";
    assert_eq!(
        folded("", body, "%c : vector<2xi8>, %d : vector<2xi1>"),
        "%cst = arith.constant dense<[4, 5]> : vector<2xi8>
%cst_0 = arith.constant dense<false> : vector<2xi1>
return %cst, %cst_0 : vector<2xi8>, vector<2xi1>"
    );
}

#[test]
fn results_that_are_operands_need_no_constants() {
    let body = "%zero = arith.constant 0 : i32
        %minus = arith.constant -1 : i32
        %0 = arith.ori %zero, %x : i32
        %1 = arith.subi %x, %x : i32
        %2 = arith.xori %x, %minus : i32
        %3 = arith.andi %2, %x : i32
        %4 = arith.addi %x, %y : i32
        %5 = arith.subi %4, %x : i32
        %6 = arith.maxui %y, %y : i32
        %7 = arith.select %c, %0, %x : i32";
    let results = "%1 : i32, %3 : i32, %5 : i32, %6 : i32, %7 : i32";
    assert_eq!(
        folded("%x: i32, %y: i32, %c: i1", body, results),
        "%c0_i32 = arith.constant 0 : i32
return %c0_i32, %c0_i32, %arg1, %arg1, %arg0 : i32, i32, i32, i32, i32"
    );
}

#[test]
fn what_has_no_constant_stays() {
    let body = "%0 = arith.subi %x, %x : tensor<?xi32>
        %1 = arith.cmpi eq, %x, %x : tensor<?xi32>";
    assert_eq!(
        folded(
            "%x: tensor<?xi32>",
            body,
            "%0 : tensor<?xi32>, %1 : tensor<?xi1>"
        ),
        "%0 = arith.subi %arg0, %arg0 : tensor<?xi32>
%1 = arith.cmpi eq, %arg0, %arg0 : tensor<?xi32>
return %0, %1 : tensor<?xi32>, tensor<?xi1>",
        "a constant has a static shape"
    );
    let body = "%c = arith.constant dense<1> : tensor<4xi32>
        %0:2 = arith.addui_extended %c, %c : tensor<4xi32>, tensor<?xi1>";
    assert_eq!(
        folded("", body, "%0#0 : tensor<4xi32>, %0#1 : tensor<?xi1>"),
        "%cst = arith.constant dense<1> : tensor<4xi32>
%sum, %overflow = arith.addui_extended %cst, %cst : tensor<4xi32>, tensor<?xi1>
return %sum, %overflow : tensor<4xi32>, tensor<?xi1>",
        "so has one of the two results"
    );
}

#[test]
fn constants_are_compared_on_the_right() {
    let body = "%two = arith.constant 2 : i32
        %0 = arith.cmpi slt, %two, %x : i32
        %w = arith.extui %b : i1 to i32
        %zero = arith.constant 0 : i32
        %1 = arith.cmpi ne, %w, %zero : i32";
    assert_eq!(
        folded("%x: i32, %b: i1", body, "%0 : i1, %1 : i1"),
        "%c2_i32 = arith.constant 2 : i32
%0 = arith.cmpi sgt, %arg0, %c2_i32 : i32
return %0, %arg1 : i1, i1"
    );
}

#[test]
fn conversions_meet() {
    let body = "%a = arith.extsi %x : i8 to i32
        %b = arith.extsi %a : i32 to i64
        %c = arith.trunci %b : i64 to i8
        %d = arith.trunci %b : i64 to i4
        %m = arith.constant -1 : index
        %e = arith.index_castui %m : index to i8";
    assert_eq!(
        folded("%x: i8", body, "%b : i64, %c : i8, %d : i4, %e : i8"),
        "%c-1_i8 = arith.constant -1 : i8
%0 = arith.extsi %arg0 : i8 to i64
%1 = arith.trunci %arg0 : i8 to i4
return %0, %arg0, %1, %c-1_i8 : i64, i8, i4, i8"
    );
}

#[test]
fn floats_round_to_the_nearest_and_keep_the_sign_of_zero() {
    let body = "%third = arith.constant 3.0 : f32
        %one = arith.constant 1.0 : f32
        %minus = arith.constant -0.0 : f32
        %plus = arith.constant 0.0 : f32
        %0 = arith.divf %one, %third : f32
        %1 = arith.addf %x, %minus : f32
        %2 = arith.addf %x, %plus : f32
        %3 = arith.mulf %x, %plus fastmath<nnan,nsz> : f32
        %4 = arith.negf %x : f32
        %5 = arith.negf %4 : f32";
    let results = "%0 : f32, %1 : f32, %2 : f32, %3 : f32, %5 : f32";
    assert_eq!(
        folded("%x: f32", body, results),
        "%cst = arith.constant 0.000000e+00 : f32
%cst_0 = arith.constant 0.333333343 : f32
%0 = arith.addf %arg0, %cst : f32
return %cst_0, %arg0, %0, %cst, %arg0 : f32, f32, f32, f32, f32"
    );
}

#[test]
fn nan_compares_with_anything() {
    let body = "%nan = arith.constant 0x7FC00000 : f32
        %0 = arith.cmpf oeq, %x, %nan : f32
        %1 = arith.cmpf une, %nan, %x : f32
        %2 = arith.maxnumf %x, %nan : f32
        %3 = arith.cmpf oeq, %x, %x : f32";
    assert_eq!(
        folded("%x: f32", body, "%0 : i1, %1 : i1, %2 : f32, %3 : i1"),
        "%false = arith.constant false
%true = arith.constant true
%0 = arith.cmpf oeq, %arg0, %arg0 : f32
return %false, %true, %arg0, %0 : i1, i1, f32, i1"
    );
}

#[test]
fn conversions_of_floats_lose_nothing() {
    let body = "%tenth = arith.constant 0.1 : f64
        %half = arith.constant 0.5 : f64
        %0 = arith.truncf %tenth : f64 to f32
        %1 = arith.truncf %half : f64 to f32
        %2 = arith.extf %x : f32 to f64
        %3 = arith.truncf %2 : f64 to f32
        %big = arith.constant 300.0 : f32
        %4 = arith.fptosi %big : f32 to i8
        %odd = arith.constant -3.7 : f32
        %5 = arith.fptosi %odd : f32 to i8
        %n = arith.constant -1 : i32
        %6 = arith.uitofp %n : i32 to f32";
    let results = "%0 : f32, %1 : f32, %3 : f32, %4 : i8, %5 : i8, %6 : f32";
    assert_eq!(
        folded("%x: f32", body, results),
        "%cst = arith.constant 4.2949673E+9 : f32
%c-3_i8 = arith.constant -3 : i8
%cst_0 = arith.constant 5.000000e-01 : f32
%cst_1 = arith.constant 3.000000e+02 : f32
%cst_2 = arith.constant 1.000000e-01 : f64
%0 = arith.truncf %cst_2 : f64 to f32
%1 = arith.fptosi %cst_1 : f32 to i8
return %0, %cst_0, %arg0, %1, %c-3_i8, %cst : f32, f32, f32, i8, i8, f32"
    );
}

#[test]
fn operations_with_two_results_fold() {
    let body = "%m = arith.constant -1 : i8
        %zero = arith.constant 0 : i8
        %one = arith.constant 1 : i8
        %0:2 = arith.addui_extended %m, %m : i8, i1
        %1:2 = arith.addui_extended %x, %zero : i8, i1
        %2:2 = arith.mului_extended %m, %m : i8
        %3:2 = arith.mulsi_extended %m, %m : i8
        %4:2 = arith.mului_extended %x, %one : i8";
    let results = "%0#0 : i8, %0#1 : i1, %1#0 : i8, %1#1 : i1, %2#0 : i8, %2#1 : i8, %3#0 : i8, %3#1 : i8, %4#0 : i8, %4#1 : i8";
    let text = folded("%x: i8", body, results);
    let last = text.lines().last().unwrap_or_default();
    assert_eq!(
        last,
        "return %c-2_i8, %true, %arg0, %false, %c1_i8, %c-2_i8, %c1_i8, %c0_i8, %arg0, %c0_i8 : i8, i1, i8, i1, i8, i8, i8, i8, i8, i8"
    );
}

#[test]
fn bits_are_cast() {
    let body = "%one = arith.constant 1.0 : f32
        %0 = arith.bitcast %one : f32 to i32
        %n = arith.constant dense<-1> : vector<2xi16>
        %1 = arith.bitcast %n : vector<2xi16> to vector<2xbf16>";
    assert_eq!(
        folded("", body, "%0 : i32, %1 : vector<2xbf16>"),
        "%c1065353216_i32 = arith.constant 1065353216 : i32
%cst = arith.constant dense<0xFFFF> : vector<2xbf16>
return %c1065353216_i32, %cst : i32, vector<2xbf16>"
    );
}
