//! Traits that relate several arguments, and constraints on regions.

use ods_runtime::text::op_parser::{ParseOptions, parse_source};
use ods_runtime::{DialectRegistry, Ir, verify};
use std::fmt::Write as _;
use std::sync::Arc;

ods_runtime::ods! { #![emit("tests/prelude_ops/traits.td")] }

/// The verifier's message about an op with operands and results of these types; empty if
/// valid.
fn verdict(op: &str, operands: &[&str], attributes: &str, results: &[&str]) -> String {
    let values: Vec<String> = (0..operands.len()).map(|at| format!("%{at}")).collect();
    let mut source = String::new();
    for (value, ty) in values.iter().zip(operands) {
        let _ = writeln!(source, "{value} = \"t.value\"() : () -> ({ty})");
    }
    if !results.is_empty() {
        let _ = write!(source, "%r:{} = ", results.len());
    }
    let _ = writeln!(
        source,
        "\"traits.{op}\"({}) {attributes} : ({}) -> ({})",
        values.join(", "),
        operands.join(", "),
        results.join(", ")
    );
    verdict_on(&source)
}

fn verdict_on(source: &str) -> String {
    let registry = DialectRegistry::new().with::<Traits>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    let module = match parse_source(&mut ir, "-", source.as_bytes(), options) {
        Ok(module) => module,
        Err(diags) => panic!("{source}: {diags:?}"),
    };
    match verify::verify(module, &ir) {
        Ok(()) => String::new(),
        Err(diags) => diags[0].message.clone(),
    }
}

/// Checks an op with two operands on pairs of types that it accepts and pairs that it rejects.
#[track_caller]
fn check(op: &str, accepted: &[[&str; 2]], rejected: &[[&str; 2]], message: &str) {
    for types in accepted {
        assert_eq!(verdict(op, types, "", &[]), "", "{types:?}");
    }
    for types in rejected {
        let expected = format!("'traits.{op}' op failed to verify that {message}");
        assert_eq!(verdict(op, types, "", &[]), expected, "{types:?}");
    }
}

/// Checks an op with a list of operands and a list of results in the same way.
#[track_caller]
fn check_lists(op: &str, cases: &[(&[&str], &[&str], bool)]) {
    for (operands, results, accepted) in cases {
        let verdict = verdict(op, operands, "", results);
        assert_eq!(verdict.is_empty(), *accepted, "{operands:?} {results:?}");
    }
}

#[test]
fn all_match() {
    check(
        "AllTypesMatchOp",
        &[["i32", "i32"]],
        &[["i32", "i64"]],
        "all of {a, b} have same type",
    );
    check(
        "AllElementTypesMatchOp",
        &[["tensor<2xi32>", "i32"], ["vector<2xi32>", "tensor<*xi32>"]],
        &[["tensor<2xi32>", "i64"]],
        "all of {a, b} have same element type",
    );
    check(
        "AllElementCountsMatchOp",
        &[["tensor<2x3xi32>", "vector<6xi1>"]],
        &[["tensor<2xi32>", "tensor<3xi32>"]],
        "all of {a, b} have same element count",
    );
    check(
        "AllRanksMatchOp",
        &[["tensor<?x3xi32>", "vector<1x1xi1>"]],
        &[["tensor<2xi32>", "tensor<i32>"], ["tensor<i32>", "i32"]],
        "all of {a, b} have same rank",
    );
    check(
        "AllShapesMatchOp",
        &[["tensor<?x3xi32>", "memref<?x3xf32>"]],
        &[["tensor<?x3xi32>", "tensor<2x3xi32>"]],
        "all of {a, b} have same shape",
    );
    check(
        "AllTypeIDsMatchOp",
        &[["tensor<2xi32>", "tensor<3xf32>"], ["i1", "ui64"]],
        &[["tensor<2xi32>", "tensor<*xi32>"], ["f32", "f64"]],
        "all of {a, b} have same type IDs",
    );
    check(
        "AllMatchOp",
        &[["f32", "f64"], ["i32", "index"]],
        &[["f32", "i32"]],
        "both or none are floats",
    );
    check(
        "AllMatchSameOperatorTraitOp",
        &[["index", "index"], ["i32", "f32"]],
        &[["index", "i32"]],
        "all of {a, b} have same kind",
    );
    check(
        "AnyMatchOperatorTraitOp",
        &[["index", "i32"], ["i32", "index"]],
        &[["i32", "i32"]],
        "any of {a, b} has an index",
    );
}

#[test]
fn all_match_in_lists_and_attributes() {
    check_lists(
        "AllTypesMatchListsOp",
        &[
            (&["i32", "f32"], &["i32", "f32"], true),
            (&[], &[], true),
            (&["i32", "f32"], &["f32", "i32"], false),
            (&["i32"], &["i32", "i32"], false),
        ],
    );
    let attr = |op, ty, attr| verdict(op, &[ty], &format!("{{b = {attr}}}"), &[]);
    assert_eq!(attr("AllTypesMatchAttrOp", "i32", "5 : i32"), "");
    assert_eq!(attr("AllTypesMatchAttrOp", "i32", "i32"), "");
    assert_ne!(attr("AllTypesMatchAttrOp", "i32", "5 : i64"), "");
    let elements = "dense<1> : tensor<2xi8>";
    assert_eq!(attr("AllShapesMatchAttrOp", "vector<2xi32>", elements), "");
    assert_ne!(attr("AllShapesMatchAttrOp", "vector<3xi32>", elements), "");
}

#[test]
fn types_match_with() {
    check(
        "TypesMatchWithOp",
        &[["tensor<2xi32>", "i32"]],
        &[["tensor<2xi32>", "i64"], ["i32", "i32"]],
        "b is the element of a",
    );
    check(
        "TypesMatchWithComparatorOp",
        &[["tensor<2xi32>", "vector<2xf32>"]],
        &[["tensor<2xi32>", "vector<3xf32>"]],
        "a has the shape of b",
    );
    check(
        "TypesMatchWithClosureOp",
        &[["i32", "i64"]],
        &[["i32", "i32"]],
        "a and b differ",
    );
    check_lists(
        "TypesMatchWithResultsOp",
        &[
            (&["(i1) -> (i32, f32)"], &["i32", "f32"], true),
            (&["() -> ()"], &[], true),
            (&["(i1) -> (i32, f32)"], &["i32"], false),
            (&["i32"], &[], false),
        ],
    );
    check_lists(
        "RangedTypesMatchWithOp",
        &[
            (&["tensor<2xi32>", "vector<1xf32>"], &["i32", "f32"], true),
            (&["tensor<2xi32>"], &["i32", "i32"], false),
            (&["tensor<2xi32>"], &["f32"], false),
        ],
    );
}

#[test]
fn optional_types_match_with() {
    let optional = |operands: &[&str], sizes: &str| {
        let sizes = format!("<{{operandSegmentSizes = array<i32: {sizes}>}}>");
        verdict("OptionalTypesMatchWithOp", operands, &sizes, &[])
    };
    assert_eq!(optional(&["tensor<2xi32>", "i32"], "1, 1"), "");
    assert_eq!(optional(&["tensor<2xi32>"], "1, 0"), "");
    assert_eq!(optional(&["i64"], "0, 1"), "");
    assert_eq!(
        optional(&["tensor<2xi32>", "i64"], "1, 1"),
        "'traits.OptionalTypesMatchWithOp' op failed to verify that b is the element of a"
    );
}

#[test]
fn inputs_match_types() {
    let (forward, backward) = (["i32", "f32"], ["f32", "i32"]);
    check(
        "InputMatchesTypesOp",
        &[forward],
        &[backward],
        "operands {a, b} match expected types",
    );
    check(
        "InputAddressIsCombinationOfOp",
        &[forward, backward],
        &[["i32", "i32"]],
        "operands {a, b} match one of the allowed type combinations",
    );
    check(
        "TypeIsOp",
        &[forward],
        &[backward],
        "'a' is 32-bit signless integer",
    );
    check(
        "ElementTypeIsOp",
        &[["tensor<*xi32>", "i1"]],
        &[["tensor<2xi1>", "i1"], ["i32", "i32"]],
        "'a' is 32-bit signless integer",
    );
    assert_eq!(verdict("TypeIsAttrOp", &["i1"], "{b = 5 : i7}", &[]), "");
    assert_ne!(verdict("TypeIsAttrOp", &["i1"], "{b = 5 : i8}", &[]), "");
}

#[test]
fn predicates_may_ask_the_operation() {
    let pair = ["i1", "i1"];
    assert_eq!(verdict("PredOpTraitOp", &pair, "{c}", &[]), "");
    assert_ne!(verdict("PredOpTraitOp", &pair, "", &[]), "");
}

#[test]
fn elements_match_a_shape() {
    check_lists(
        "ShapedTypeMatchesElementCountAndTypesOp",
        &[
            (&["tensor<2xi32>", "i32", "i32"], &[], true),
            (&["tensor<2xi32>", "i32"], &[], false),
            (&["tensor<2xi32>", "i32", "i64"], &[], false),
            (&["tensor<?xi32>"], &[], false),
        ],
    );
}

#[test]
fn numbered_operands_and_results() {
    check_lists(
        "TCopVTEtIsOp",
        &[
            (&["tensor<2xi32>"], &[], true),
            (&["i32"], &[], false),
            (&[], &[], false),
        ],
    );
    check_lists(
        "TCopVTEtIsSameAsOp",
        &[
            (&["tensor<2xi32>", "vector<1xi32>"], &[], true),
            (&["tensor<2xi32>", "i32"], &[], false),
            (&["tensor<2xi32>"], &[], false),
        ],
    );
    check_lists(
        "TCOpResIsShapedTypePredOp",
        &[
            (&["tensor<2xi32>"], &["vector<1xi1>"], true),
            (&["tensor<2xi32>"], &[], false),
        ],
    );
    check_lists(
        "TCresIsSameAsOpBaseOp",
        &[(&["i32"], &["i32"], true), (&["i32"], &["i64"], false)],
    );
    check_lists(
        "TCresVTEtIsSameAsOpBaseOp",
        &[
            (&["tensor<2xi32>"], &["i32"], true),
            (&["i32"], &["f32"], false),
        ],
    );
    check_lists(
        "TCresVTEtIsSameAsOpOp",
        &[
            (&["tensor<2xi32>"], &["vector<1xi32>"], true),
            (&["tensor<2xi32>"], &["i32"], false),
        ],
    );
    check_lists(
        "TCOpIsBroadcastableToResOp",
        &[
            (&["tensor<1xi32>"], &["tensor<2x3xi32>"], true),
            (&["tensor<2xi32>"], &["tensor<2x3xi32>"], false),
        ],
    );
    check_lists(
        "TCopVTEtAreSameAtOp",
        &[
            (&["tensor<1xi32>", "i32", "f32"], &[], true),
            (&["tensor<1xi32>", "f32"], &[], false),
        ],
    );
}

#[test]
fn regions_have_a_number_of_blocks() {
    let region = |op: &str, regions: &[&str]| {
        verdict_on(&format!(
            "\"traits.{op}\"() ({}) : () -> ()",
            regions.join(", ")
        ))
    };
    let none = "{}";
    let one = "{ \"t.a\"() : () -> () }";
    let two = "{ \"t.a\"() : () -> () ^bb1: \"t.a\"() : () -> () }";
    for blocks in [none, one, two] {
        assert_eq!(region("AnyRegionOp", &[blocks]), "");
    }
    assert_eq!(region("SizedRegionOp", &[one]), "");
    assert_ne!(region("SizedRegionOp", &[two]), "");
    assert_eq!(region("MinSizedRegionOp", &[two]), "");
    assert_eq!(
        region("MinSizedRegionOp", &[none]),
        "'traits.MinSizedRegionOp' op region #0 ('a') failed to verify constraint: region with at least 1 blocks"
    );
    assert_eq!(region("MaxSizedRegionOp", &[none]), "");
    assert_ne!(region("MaxSizedRegionOp", &[two]), "");
    assert_eq!(region("VariadicRegionOp", &[one, one]), "");
    assert_ne!(region("VariadicRegionOp", &[one, two]), "");
}

#[test]
fn are_all_here() {
    let text = include_str!("traits.td");
    let missing = super::missing("mlir/IR/OpBase.td", text);
    // Traits that do not concern types or regions.
    let is_question = |name: &&String| {
        let words = ["Match", "TC", "Type", "Region"];
        words.iter().any(|word| name.contains(word))
    };
    let missing: Vec<&String> = missing.iter().filter(is_question).collect();
    let expected = [
        "SameTypeOperands",
        "SameOperandsElementType",
        "SameOperandsAndResultElementType",
        "FirstAttrDerivedResultType",
        "NoRegionArguments",
        "HasPromiseOrImplementsTypeInterface",
        "PromisedTypeInterface",
        "ElementType",
    ];
    assert_eq!(missing, expected);
}
