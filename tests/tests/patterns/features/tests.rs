// One test for each feature of patterns, executed on IR. Both ways to define the ops include this file.

use super::*;
use crate::rewrite;
use expect_test::expect;
use ods_runtime::rewrite::DeclaredPattern;

/// Applies one pattern.
#[track_caller]
fn apply<P: DeclaredPattern>(source: &str) -> String {
    let mut patterns = PatternSet::new();
    patterns.add_declared::<P>();
    rewrite::<FDialect>(patterns, source)
}

#[test]
fn a_name_may_stand_twice_in_the_source() {
    let text = apply::<Same>(
        r#"
        %a, %b = "x.values"() : () -> (i32, i32)
        %0 = "f.one"(%a) {attr = 5 : i32} : (i32) -> i32
        %1 = "f.two"(%0, %a) : (i32, i32) -> i32
        %2 = "f.two"(%0, %b) : (i32, i32) -> i32
        "#,
    );
    expect![[r#"
        %0:2 = "x.values"() : () -> (i32, i32)
        %1 = "f.one"(%0#0) <{attr = 5 : i32}> : (i32) -> i32
        %2 = "f.one"(%0#0) <{attr = 5 : i32}> : (i32) -> i32
        %3 = "f.two"(%1, %0#1) : (i32, i32) -> i32
    "#]]
    .assert_eq(&text);
}

#[test]
fn attributes_may_be_constants() {
    let text = apply::<Six>(
        r#"
        %a = "x.values"() : () -> i32
        %0 = "f.one"(%a) {attr = 5 : i32} : (i32) -> i32
        %1 = "f.one"(%a) {attr = 4 : i32} : (i32) -> i32
        %2 = "f.one"(%a) : (i32) -> i32
        "#,
    );
    expect![[r#"
        %0 = "x.values"() : () -> i32
        %1 = "f.one"(%0) <{attr = 6 : i32}> : (i32) -> i32
        %2 = "f.one"(%0) <{attr = 4 : i32}> : (i32) -> i32
        %3 = "f.one"(%0) : (i32) -> i32
    "#]]
    .assert_eq(&text);
}

#[test]
fn native_code_computes_attributes() {
    let text = apply::<Fold>(
        r#"
        %0 = "f.const"() {value = 5 : i32} : () -> i32
        %1 = "f.const"() {value = 6 : i32} : () -> i32
        %2 = "f.two"(%0, %1) : (i32, i32) -> i32
        "x.use"(%2) : (i32) -> ()
        "#,
    );
    expect![[r#"
        %0 = "f.const"() <{value = 112 : i32}> : () -> i32
        "x.use"(%0) : (i32) -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn native_code_creates_operations() {
    let text = apply::<WrapSink>(
        r#"
        %0 = "f.float"() : () -> f32
        "f.sink"(%0) : (f32) -> ()
        "#,
    );
    expect![[r#"
        %0 = "f.float"() : () -> f32
        %1 = "f.cast"(%0) : (f32) -> i32
        %2 = "f.cast"(%0) : (f32) -> i32
        %3 = "f.named"(%1, %2) <{name = "wrapped"}> : (i32, i32) -> i32
    "#]]
    .assert_eq(&text);
}

#[test]
fn native_code_matches_constants() {
    let text = apply::<OfConstant>(
        r#"
        %0 = "x.values"() : () -> i32
        %1 = "f.one"(%0) : (i32) -> i32
        "#,
    );
    expect![[r#"
        %0 = "x.values"() : () -> i32
        %1 = "f.one"(%0) : (i32) -> i32
    "#]]
    .assert_eq(&text);
}

#[test]
fn constraints_are_on_several_names() {
    let text = apply::<SwapDifferent>(
        r#"
        %a, %b = "x.values"() : () -> (f32, f32)
        %c, %d = "x.values"() : () -> (i32, i32)
        %0 = "f.two"(%a, %b) : (f32, f32) -> f32
        %1 = "f.two"(%a, %a) : (f32, f32) -> f32
        %2 = "f.two"(%c, %d) : (i32, i32) -> i32
        %3 = "f.two"(%a, %b) : (f32, f32) -> f32
        "x.use"(%3) : (f32) -> ()
        "#,
    );
    expect![[r#"
        %0:2 = "x.values"() : () -> (f32, f32)
        %1:2 = "x.values"() : () -> (i32, i32)
        %2 = "f.cast"(%0#1) : (f32) -> f32
        %3 = "f.two"(%0#0, %0#0) : (f32, f32) -> f32
        %4 = "f.two"(%1#0, %1#1) : (i32, i32) -> i32
        %5 = "f.two"(%0#0, %0#1) : (f32, f32) -> f32
        "x.use"(%5) : (f32) -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn attributes_may_be_missing() {
    let text = apply::<FillAttr>(
        r#"
        %a = "x.values"() : () -> i32
        %0 = "f.one"(%a) {attr = 5 : i32} : (i32) -> i32
        %1 = "f.one"(%a) : (i32) -> i32
        "#,
    );
    expect![[r#"
        %0 = "x.values"() : () -> i32
        %1 = "f.one"(%0) <{attr = 5 : i32}> : (i32) -> i32
        %2 = "f.one"(%0) <{attr = 1 : i32}> : (i32) -> i32
    "#]]
    .assert_eq(&text);
    let text = apply::<KeepDefaults>(
        r#"
        "f.default"() : () -> ()
        "f.default"() {a = 1 : i32, b = 2 : i32} : () -> ()
        "f.default"() {u} : () -> ()
        "#,
    );
    expect![[r#"
        "f.default"() <{a = 8 : i32, u}> : () -> ()
        "f.default"() <{a = 2 : i32, b = 2 : i32, u}> : () -> ()
        "f.default"() <{a = 7 : i32, u}> : () -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn operands_may_be_variadic() {
    let text = apply::<Regroup>(
        r#"
        %a, %b = "x.values"() : () -> (f32, i32)
        %0 = "f.values"(%a, %a, %b) {operandSegmentSizes = array<i32: 1, 0, 2>} : (f32, f32, i32) -> i64
        %1:2 = "f.values"(%a, %b, %b) {operandSegmentSizes = array<i32: 0, 1, 2>} : (f32, i32, i32) -> (i64, f64)
        %2 = "f.values"(%a) {operandSegmentSizes = array<i32: 0, 0, 1>} : (f32) -> i64
        "#,
    );
    expect![[r#"
        %0:2 = "x.values"() : () -> (f32, i32)
        %1 = "f.values"(%0#1, %0#0, %0#1, %0#0) <{operandSegmentSizes = array<i32: 3, 0, 1>}> : (i32, f32, i32, f32) -> i64
        %2:2 = "f.values"(%0#1, %0#1, %0#1, %0#0) <{operandSegmentSizes = array<i32: 3, 1, 0>}> : (i32, i32, i32, f32) -> (i64, f64)
        %3 = "f.values"(%0#0) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (f32) -> i64
    "#]].assert_eq(&text);
    let values = r#"
        %a, %b = "x.values"() : () -> (i32, i32)
        %0 = "f.one"(%a) : (i32) -> i32
        %1 = "f.named"(%a, %a) {name = "same"} : (i32, i32) -> i32
        %2 = "f.named"(%a, %b) {name = "same"} : (i32, i32) -> i32
        %3 = "f.named"(%a, %a, %a) {name = "same"} : (i32, i32, i32) -> i32
        %4 = "f.named"(%0, %b) {name = "subs"} : (i32, i32) -> i32
        %5 = "f.named"(%b, %0) {name = "subs"} : (i32, i32) -> i32
        "#;
    expect![[r#"
        %0:2 = "x.values"() : () -> (i32, i32)
        %1 = "f.one"(%0#0) : (i32) -> i32
        %2 = "f.named"(%0#0, %0#0) <{name = "all"}> : (i32, i32) -> i32
        %3 = "f.named"(%0#0, %0#1) <{name = "same"}> : (i32, i32) -> i32
        %4 = "f.named"(%0#0, %0#0, %0#0) <{name = "same"}> : (i32, i32, i32) -> i32
        %5 = "f.named"(%1, %0#1) <{name = "subs"}> : (i32, i32) -> i32
        %6 = "f.named"(%0#1, %1) <{name = "subs"}> : (i32, i32) -> i32
    "#]]
    .assert_eq(&apply::<SameTwice>(values));
    expect![[r#"
        %0:2 = "x.values"() : () -> (i32, i32)
        %1 = "f.one"(%0#0) : (i32) -> i32
        %2 = "f.named"(%0#0, %0#0) <{name = "same"}> : (i32, i32) -> i32
        %3 = "f.named"(%0#0, %0#1) <{name = "same"}> : (i32, i32) -> i32
        %4 = "f.named"(%0#0, %0#0, %0#0) <{name = "same"}> : (i32, i32, i32) -> i32
        %5 = "f.two"(%0#0, %0#1) : (i32, i32) -> i32
        %6 = "f.named"(%0#1, %1) <{name = "subs"}> : (i32, i32) -> i32
    "#]]
    .assert_eq(&apply::<OfSubs>(values));
}

#[test]
fn either_order_matches() {
    let text = apply::<EitherOne>(
        r#"
        %a, %b = "x.values"() : () -> (i32, i32)
        %0 = "f.one"(%a) : (i32) -> i32
        %1 = "f.two"(%0, %b) : (i32, i32) -> i32
        %2 = "f.two"(%b, %0) : (i32, i32) -> i32
        %3 = "f.two"(%b, %a) : (i32, i32) -> i32
        "#,
    );
    expect![[r#"
        %0:2 = "x.values"() : () -> (i32, i32)
        %1 = "f.one"(%0#0) : (i32) -> i32
        %2 = "f.cast"(%0#0) : (i32) -> i32
        %3 = "f.two"(%2, %0#1) : (i32, i32) -> i32
        %4 = "f.cast"(%0#0) : (i32) -> i32
        %5 = "f.two"(%4, %0#1) : (i32, i32) -> i32
        %6 = "f.two"(%0#1, %0#0) : (i32, i32) -> i32
    "#]]
    .assert_eq(&text);
}

#[test]
fn several_patterns_make_the_results() {
    let source = |kind: u32| {
        format!(
            r#"
            %0:2 = "f.pair"() {{kind = {kind} : i32}} : () -> (i32, f32)
            "x.use"(%0#0, %0#1) : (i32, f32) -> ()
            "#
        )
    };
    expect![[r#"
        %0 = "f.int"() : () -> i32
        %1 = "f.float"() : () -> f32
        "x.use"(%0, %1) : (i32, f32) -> ()
    "#]]
    .assert_eq(&apply::<Split1>(&source(1)));
    expect![[r#"
        %a, %b = "f.pair"() <{kind = 10 : i32}> : () -> (i32, f32)
        %0 = "f.from_float"(%b) : (f32) -> i32
        %1 = "f.float"() : () -> f32
        "x.use"(%0, %1) : (i32, f32) -> ()
    "#]]
    .assert_eq(&apply::<Split2>(&source(2)));
    expect![[r#"
        %a, %b = "f.pair"() <{kind = 11 : i32}> : () -> (i32, f32)
        %a_0, %b_1 = "f.pair"() <{kind = 12 : i32}> : () -> (i32, f32)
        "x.use"(%a, %b_1) : (i32, f32) -> ()
    "#]]
    .assert_eq(&apply::<Split3>(&source(3)));
    expect![[r#"
        %0 = "f.float"() : () -> f32
        %1 = "f.int"() : () -> i32
        %2 = "f.cast"(%1) : (i32) -> i32
        %3 = "f.cast"(%0) : (f32) -> f32
        "x.use"(%2, %3) : (i32, f32) -> ()
    "#]]
    .assert_eq(&apply::<Split4>(&source(4)));
    expect![[r#"
        %0 = "f.float"() : () -> f32
        %1 = "f.int"() : () -> i32
        %2 = "f.cast"(%1) : (i32) -> i32
        %3 = "f.cast"(%0) : (f32) -> f32
        "x.use"(%2, %3) : (i32, f32) -> ()
    "#]]
    .assert_eq(&apply::<Split5>(&source(5)));
}

#[test]
fn the_first_operand_has_the_type() {
    let text = apply::<ToLast>(
        r#"
        %a = "x.values"() : () -> i32
        %0 = "f.one"(%a) {attr = 9 : i32} : (i32) -> i32
        "#,
    );
    expect![[r#"
        %0 = "x.values"() : () -> i32
        %1 = "f.last"(%0, %0) : (i32, i32) -> i32
        %2 = "f.one"(%1) <{attr = 10 : i32}> : (i32) -> i32
    "#]]
    .assert_eq(&text);
}

#[test]
fn the_name_of_a_type_constraint_means_nothing() {
    let text = apply::<OfI32>(
        r#"
        %0 = "f.float"() : () -> f32
        %1 = "f.cast"(%0) : (f32) -> i32
        %2 = "f.cast"(%0) : (f32) -> f64
        "f.sink"(%1) : (i32) -> ()
        "f.sink"(%2) : (f64) -> ()
        "#,
    );
    expect![[r#"
        %0 = "f.float"() : () -> f32
        %1 = "f.cast"(%0) : (f32) -> i32
        %2 = "f.cast"(%0) : (f32) -> f64
        "f.sink"(%0) : (f32) -> ()
        "f.sink"(%2) : (f64) -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn locations_are_fused_and_named() {
    let mut patterns = PatternSet::new();
    patterns.add_declared::<Located>();
    let text = crate::rewrite_with_locations::<FDialect>(
        patterns,
        r#"
        %a = "x.values"() : () -> i32 loc("a")
        %0 = "f.one"(%a) : (i32) -> i32 loc("inner")
        %1 = "f.one"(%0) {attr = 3 : i32} : (i32) -> i32 loc("outer")
        "x.use"(%1) : (i32) -> () loc("use")
        "#,
    );
    expect![[r#"
        %0 = "x.values"() : () -> i32 loc(#loc1)
        %1 = "f.one"(%0) : (i32) -> i32 loc(#loc2)
        %2 = "f.cast"(%0) : (i32) -> i32 loc(#loc3)
        %3 = "f.cast"(%0) : (i32) -> i32 loc(#loc6)
        %4 = "f.two"(%2, %3) : (i32, i32) -> i32 loc(#loc7)
        "x.use"(%4) : (i32) -> () loc(#loc5)
        } loc(#loc)
        #loc = loc("a.mlir":0:0)
        #loc1 = loc("a")
        #loc2 = loc("inner")
        #loc3 = loc("named")
        #loc4 = loc("outer")
        #loc5 = loc("use")
        #loc6 = loc(fused<"why">[#loc2, #loc4])
    "#]]
    .assert_eq(&text);
}

#[test]
fn patterns_have_effects_beside_their_results() {
    let text = apply::<Beside>(
        r#"
        %a = "x.values"() : () -> i32
        %0 = "f.one"(%a) {attr = 2 : i32} : (i32) -> i32
        "#,
    );
    expect![[r#"
        %0 = "x.values"() : () -> i32
        %1 = "f.cast"(%0) : (i32) -> i32
        "f.sink"(%1) : (i32) -> ()
        "f.sink"(%1) : (i32) -> ()
    "#]]
    .assert_eq(&text);
    let text = apply::<Erase>(
        r#"
        %0 = "f.int"() : () -> i32
        "f.sink"(%0) : (i32) -> ()
        "#,
    );
    expect![[r#"
        %0 = "f.int"() : () -> i32
        %1 = "f.float"() : () -> f32
        "f.sink"(%1) : (f32) -> ()
    "#]]
    .assert_eq(&text);
}

#[test]
fn properties_are_matched_and_given() {
    let text = apply::<Props>(
        r#"
        %0 = "f.prop"() <{n = 4 : i64, tag = "x"}> : () -> i32
        %1 = "f.prop"() <{n = -4 : i64, tag = "y"}> : () -> i32
        "#,
    );
    expect![[r#"
        %0 = "f.prop"() <{n = -5 : i64, tag = "seen"}> : () -> i32
        %1 = "f.prop"() <{n = -4 : i64, tag = "y"}> : () -> i32
    "#]]
    .assert_eq(&text);
}

#[test]
fn the_most_specific_pattern_comes_first() {
    let mut patterns = PatternSet::new();
    populate_with_generated(&mut patterns);
    let benefit = |name: &str| {
        let mut found = patterns.iter();
        found
            .find(|pattern| pattern.name() == name)
            .unwrap()
            .benefit()
    };
    assert_eq!(
        [
            benefit("Plain"),
            benefit("Preferred"),
            benefit("GeneratedConvert0")
        ],
        [1, 11, 2]
    );
    patterns.retain(|pattern| ["Plain", "GeneratedConvert0"].contains(&pattern.name()));
    let text = rewrite::<FDialect>(
        patterns,
        r#"
        %a = "x.values"() : () -> i32
        %0 = "f.cast"(%a) : (i32) -> i32
        %1 = "f.cast"(%0) : (i32) -> i32
        "x.use"(%1) : (i32) -> ()
        "#,
    );
    expect![[r#"
        %0 = "x.values"() : () -> i32
        %1 = "f.one"(%0) <{attr = 11 : i32}> : (i32) -> i32
        "x.use"(%0) : (i32) -> ()
    "#]]
    .assert_eq(&text);
}
