//! One test for each feature of patterns, executed on IR.

use super::rewrite;
use expect_test::expect;
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::DeclaredPattern;

ods! {
    def F_Dialect : Dialect { let name = "f"; }

    class F_Op<string mnemonic, list<Trait> traits = []> : Op<F_Dialect, mnemonic, traits>;

    def OneOp : F_Op<"one", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, OptionalAttr<I32Attr>:$attr);
        let results = (outs AnyType:$result);
    }
    def TwoOp : F_Op<"two", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, AnyType:$y);
        let results = (outs AnyType:$result);
    }
    def NamedOp : F_Op<"named"> {
        let arguments = (ins StrAttr:$name, Variadic<AnyType>:$xs);
        let results = (outs AnyType:$result);
    }
    def ConstOp : F_Op<"const", [Pure]> {
        let arguments = (ins I32Attr:$value);
        let results = (outs I32:$result);
    }
    def DefaultOp : F_Op<"default"> {
        let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$a, OptionalAttr<I32Attr>:$b, UnitAttr:$u);
    }
    def ValuesOp : F_Op<"values", [AttrSizedOperandSegments]> {
        let arguments = (ins Variadic<AnyType>:$xs, Optional<AnyType>:$o, Variadic<AnyType>:$ys);
        let results = (outs Variadic<AnyType>:$results);
    }
    def PairOp : F_Op<"pair"> {
        let arguments = (ins I32Attr:$kind);
        let results = (outs I32:$a, F32:$b);
    }
    def IntOp : F_Op<"int"> {
        let results = (outs I32:$result);
    }
    def FloatOp : F_Op<"float"> {
        let results = (outs F32:$result);
    }
    def FromFloatOp : F_Op<"from_float"> {
        let arguments = (ins F32:$x);
        let results = (outs I32:$result);
    }
    def CastOp : F_Op<"cast"> {
        let arguments = (ins AnyType:$x);
        let results = (outs AnyType:$result);
    }
    def SinkOp : F_Op<"sink"> {
        let arguments = (ins AnyType:$x);
    }
    def PropOp : F_Op<"prop"> {
        let arguments = (ins IntProp<"i64">:$n, StringProp:$tag);
        let results = (outs I32:$result);
    }


    // The same value twice.
    def Same : Pat<(TwoOp (OneOp $x, $a), $x), (OneOp $x, $a)>;

    // An attribute constant, and a constraint that stops the pattern from matching again.
    def IsFive : AttrConstraint<CPred<"$_self.as_i64() == Some(5)">, "five">;
    def Six : Pat<(OneOp $x, IsFive), (OneOp $x, ConstantAttr<I32Attr, "6">)>;

    // Native code with attributes, nested native code that passes any Rust value, and several arguments.
    def Number : NativeCodeCall<"number($0)">;
    def AddOne : NativeCodeCall<"Attribute::i32($0 + 1)">;
    def Sum : NativeCodeCall<"[$0...].iter().sum::<i32>()">;
    def Fold : Pat<(TwoOp (ConstOp $a), (ConstOp $b)),
                   (ConstOp (AddOne (Sum (Number $a), (Number $b), (NativeCodeCall<"100">))))>;

    // Native code that creates operations, and code in a leaf.
    def Wrap : NativeCodeCall<"CastOp::build($_builder, $_loc, Type::i32(), $0).result($_builder)">;
    def Twice : NativeCodeCall<[{ let op = CastOp::build($_builder, $_loc, Type::i32(), $_self); op.result($_builder) }]>;
    def WrapSink : Pat<(SinkOp F32:$x), (NamedOp:$_ ConstantStrAttr<StrAttr, "wrapped">, (variadic (Wrap $x), Twice:$x), (returnType "Type::i32()"))>;

    // A constant, whatever defines it.
    def OfConstant : Pat<(OneOp (ConstantLikeMatcher I32Attr:$value), $_), (ConstOp $value)>;

    // Constraints on several names, and on the types of a name.
    def Different : Constraint<CPred<"$0 != $1">, "different values">;
    def SwapDifferent : Pat<(TwoOp:$op $x, $y), (CastOp $y),
        [(Different $x, $y), (F32 $x), (HasNoUseOf:$op)]>;

    // Missing attributes.
    def IsMissing : Constraint<CPred<"$0.is_none()">>;
    def FillAttr : Pat<(OneOp $x, $a), (OneOp $x, ConstantAttr<I32Attr, "1">), [(IsMissing $a)]>;
    def KeepDefaults : Pat<(DefaultOp $a, $b, $u), (DefaultOp (AddOne (Number $a)), $b, ConstUnitAttr), [(IsMissing $u)]>;

    // Variadic and optional operands.
    def Regroup : Pat<(ValuesOp $xs, $o, (variadic $a, $b)),
                      (ValuesOp (variadic $b, $a, $b), $o, $xs)>;
    def SameTwice : Pat<(NamedOp ConstantStrAttr<StrAttr, "same">, (variadic:$all $a, $a)), (NamedOp ConstantStrAttr<StrAttr, "all">, $all)>;
    def OfSubs : Pat<(NamedOp ConstantStrAttr<StrAttr, "subs">, (variadic (OneOp $a, $_), $b)), (TwoOp $a, $b)>;

    // Either order.
    def EitherOne : Pat<(TwoOp (either (OneOp $x, $_), $y)), (TwoOp (CastOp $x, (returnType $x)), $y)>;

    // Several results, and auxiliary ones.
    def Split1 : Pattern<(PairOp ConstantAttr<I32Attr, "1">), [(IntOp), (FloatOp)]>;
    def Split2 : Pattern<(PairOp ConstantAttr<I32Attr, "2">),
        [(PairOp:$pair ConstantAttr<I32Attr, "10">), (FromFloatOp $pair__1), (FloatOp)]>;
    def Split3 : Pattern<(PairOp ConstantAttr<I32Attr, "3">),
        [(PairOp:$p__0 ConstantAttr<I32Attr, "11">),
         (PairOp:$q__1 ConstantAttr<I32Attr, "12">)]>;
    def Values2 : NativeCodeCall<"[$1, $0]", 2>;
    def Split4 : Pattern<(PairOp ConstantAttr<I32Attr, "4">),
        [(Values2:$v (FloatOp), (IntOp)), (CastOp $v__0), (CastOp $v__1)]>;

    // Locations.
    def Located : Pat<(OneOp:$outer (OneOp:$inner $x, $_), ConstantAttr<I32Attr, "3">),
        (TwoOp (CastOp $x, (returnType $x), (location "named")),
               (CastOp $x, (location $inner, "why", $outer), (returnType $x)))>;

    // Operations beside the results, and code for its effect.
    def Log : NativeCodeCallVoid<"SinkOp::build($_builder, $_loc, $0)">;
    def Beside : Pat<(OneOp:$op $x, ConstantAttr<I32Attr, "2">), (CastOp:$new $x), [],
        [(Log $new), (SinkOp $op)]>;
    def Erase : Pattern<(SinkOp (IntOp)), [(Log (FloatOp))]>;

    // Properties.
    def NotNegative : PropConstraint<CPred<"$_self >= 0">, "not negative">;
    def Negate : NativeCodeCall<"-$0 - 1">;
    def Props : Pat<(PropOp NotNegative:$n, $tag), (PropOp (Negate $n), ConstantProp<StringProp, "\"seen\"">)>;

    // The most specific one first, and what is added to that.
    def Plain : Pat<(CastOp $x), (OneOp $x, ConstantAttr<I32Attr, "11">)>;
    def Preferred : Pat<(CastOp $x), (OneOp $x, ConstantAttr<I32Attr, "12">), [], [], (addBenefit 10)>;
    def : Pat<(CastOp (CastOp $x)), (replaceWithValue $x)>;
}

fn number(attr: &IntegerAttr) -> i32 {
    i32::try_from(attr.to_i64().unwrap()).unwrap()
}

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
}

#[test]
fn locations_are_fused_and_named() {
    let mut patterns = PatternSet::new();
    patterns.add_declared::<Located>();
    let text = super::rewrite_with_locations::<FDialect>(
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
