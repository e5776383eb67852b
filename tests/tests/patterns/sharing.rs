//! Patterns of one op are matched together: what they have in common is tested once, and constants,
//! definers and numbers of values are looked up.

use super::rewrite;
use expect_test::expect;
use ods_runtime::prelude::*;
use std::cell::RefCell;

ods! {
    def S_Dialect : Dialect { let name = "s"; }
    class S_Op<string mnemonic> : Op<S_Dialect, mnemonic, [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, AnyType:$y, I32Attr:$kind);
        let results = (outs AnyType:$result);
    }
    def RootOp : S_Op<"root">;
    def SharedOp : S_Op<"shared">;
    def EitherOp : S_Op<"either">;
    def InnerOp : Op<S_Dialect, "inner", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x);
        let results = (outs AnyType:$result);
    }
    def ConstOp : Op<S_Dialect, "const", [ConstantLike, Pure]> {
        let arguments = (ins I64Attr:$value);
        let results = (outs I64:$result);
        let hasFolder = 1;
    }
    def ManyOp : Op<S_Dialect, "many"> {
        let arguments = (ins Variadic<AnyType>:$xs);
    }
    def DoneOp : Op<S_Dialect, "done"> {
        let arguments = (ins StrAttr:$by, Variadic<AnyType>:$xs);
        let results = (outs Variadic<AnyType>:$results);
    }

    def SeenOp : Op<S_Dialect, "seen"> {
        let arguments = (ins StrAttr:$by, Variadic<AnyType>:$xs);
    }

    def Counted : Type<CPred<"noted(\"type\", $_self)">, "a type that is noted">;
    class Noted<string name> : Constraint<CPred<"noted(\"" # name # "\", $0)">>;
    class By<string name> : ConstantStrAttr<StrAttr, name>;
    def Definer : NativeCodeCall<"noted(\"definer\", $_self)">;

    // One test of the type, one look at the constant.
    foreach i = 0...49 in
        def Kind # i : Pat<(RootOp Counted:$x, $y, ConstantAttr<I32Attr, !cast<string>(i)>),
                         (DoneOp By<"Kind" # i>, (variadic $x)), [(Noted<"kind " # i> $y)]>;
    // More specific, although it begins in another way.
    def Special : Pat<(RootOp $x, (InnerOp $y), $_), (DoneOp By<"Special">, (variadic $y)),
                      [(Noted<"special"> $x)]>;

    // The same native matcher, and the same captures.
    def Odd : Constraint<CPred<"$0.as_i64().is_some_and(|value| value % 2 == 1)">>;
    def Large : Constraint<CPred<"$0.as_i64().is_some_and(|value| value > 10)">>;
    def IsOdd : Pat<(SharedOp (ConstantLikeMatcher AnyAttr:$a), (Definer), $_),
                    (DoneOp By<"IsOdd">, (variadic)), [(Odd $a)]>;
    def IsLarge : Pat<(SharedOp (ConstantLikeMatcher AnyAttr:$a), (Definer), $_),
                      (DoneOp By<"IsLarge">, (variadic)), [(Large $a)]>;

    // The same operands in either order.
    def Equal : Pat<(EitherOp (either (InnerOp $x), $y), $_), (DoneOp By<"Equal">, (variadic $y)),
                    [(Constraint<CPred<"$0 == $1">> $x, $y)]>;
    def Unequal : Pat<(EitherOp (either (InnerOp $x), $y), $_), (DoneOp By<"Unequal">, (variadic $x))>;

    // Numbers of values.
    def Many1 : Pat<(ManyOp (variadic $x)), (SeenOp By<"Many1">, (variadic $x))>;
    def Many2 : Pat<(ManyOp (variadic $x, $_)), (SeenOp By<"Many2">, (variadic $x))>;
    def Many3 : Pat<(ManyOp (variadic $x, $_, $_)), (SeenOp By<"Many3">, (variadic $x))>;
}

impl Fold for ConstOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Attribute::i64(self.value(ir)).into()
    }
}

std::thread_local! {
    static NOTES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Notes that a constraint was tested.
fn noted<T>(what: &str, _: T) -> bool {
    NOTES.with_borrow_mut(|notes| notes.push(what.to_owned()));
    true
}

/// What the patterns whose names have one of these beginnings make of a module, and what was tested.
#[track_caller]
fn apply(beginnings: &[&str], source: &str) -> String {
    let mut patterns = PatternSet::new();
    populate_with_generated(&mut patterns);
    patterns.retain(|pattern| {
        let mut beginnings = beginnings.iter();
        beginnings.any(|beginning| pattern.name().starts_with(beginning))
    });
    NOTES.take();
    let text = rewrite::<SDialect>(patterns, source);
    format!("{text}{}\n", NOTES.take().join(", "))
}

#[test]
fn common_beginnings_are_tested_once() {
    let source = r#"
        %a = "x.value"() : () -> i32
        %0 = "s.root"(%a, %a) {kind = 7 : i32} : (i32, i32) -> i32
        "#;
    expect![[r#"
        %0 = "x.value"() : () -> i32
        %1 = "s.done"(%0) <{by = "Kind7"}> : (i32) -> i32
        type, kind 7
    "#]]
    .assert_eq(&apply(&["Kind", "Special"], source));
    let source = r#"
        %a = "x.value"() : () -> i32
        %0 = "s.root"(%a, %a) {kind = 70 : i32} : (i32, i32) -> i32
        "#;
    expect![[r#"
        %0 = "x.value"() : () -> i32
        %1 = "s.root"(%0, %0) <{kind = 70 : i32}> : (i32, i32) -> i32
        type
    "#]]
    .assert_eq(&apply(&["Kind", "Special"], source));
}

#[test]
fn the_highest_benefit_still_comes_first() {
    let source = r#"
        %a = "x.value"() : () -> i32
        %b = "s.inner"(%a) : (i32) -> i32
        %0 = "s.root"(%a, %b) {kind = 7 : i32} : (i32, i32) -> i32
        "#;
    expect![[r#"
        %0 = "x.value"() : () -> i32
        %1 = "s.inner"(%0) : (i32) -> i32
        %2 = "s.done"(%0) <{by = "Special"}> : (i32) -> i32
        type, special
    "#]]
    .assert_eq(&apply(&["Kind", "Special"], source));
}

#[test]
fn native_matchers_run_once_at_each_visit() {
    let source = r#"
        %a = "x.value"() : () -> i64
        %b = "s.const"() {value = 12 : i64} : () -> i64
        %c = "s.const"() {value = 2 : i64} : () -> i64
        %0 = "s.shared"(%b, %a) {kind = 7 : i32} : (i64, i64) -> i64
        %1 = "s.shared"(%c, %a) {kind = 7 : i32} : (i64, i64) -> i64
        "#;
    expect![[r#"
        %0 = "s.const"() <{value = 2 : i64}> : () -> i64
        %1 = "x.value"() : () -> i64
        %2 = "s.done"() <{by = "IsLarge"}> : () -> i64
        %3 = "s.shared"(%0, %1) <{kind = 7 : i32}> : (i64, i64) -> i64
        definer, definer, definer
    "#]]
    .assert_eq(&apply(&["Is"], source));
}

#[test]
fn captures_of_either_order_are_shared() {
    let source = r#"
        %a, %b = "x.values"() : () -> (i32, i32)
        %c = "s.inner"(%a) : (i32) -> i32
        %0 = "s.either"(%c, %a) {kind = 7 : i32} : (i32, i32) -> i32
        %1 = "s.either"(%a, %c) {kind = 7 : i32} : (i32, i32) -> i32
        %2 = "s.either"(%b, %c) {kind = 7 : i32} : (i32, i32) -> i32
        "#;
    expect![[r#"
        %0:2 = "x.values"() : () -> (i32, i32)
        %1 = "s.inner"(%0#0) : (i32) -> i32
        %2 = "s.done"(%0#0) <{by = "Equal"}> : (i32) -> i32
        %3 = "s.done"(%0#0) <{by = "Equal"}> : (i32) -> i32
        %4 = "s.done"(%0#0) <{by = "Unequal"}> : (i32) -> i32

    "#]]
    .assert_eq(&apply(&["Equal", "Unequal"], source));
}

#[test]
fn numbers_of_values_are_looked_up() {
    let source = r#"
        %a, %b = "x.values"() : () -> (i32, i32)
        "s.many"(%b, %a) : (i32, i32) -> ()
        "s.many"() : () -> ()
        "s.many"(%a, %b, %b, %b) : (i32, i32, i32, i32) -> ()
        "#;
    expect![[r#"
        %0:2 = "x.values"() : () -> (i32, i32)
        "s.seen"(%0#1) <{by = "Many2"}> : (i32) -> ()
        "s.many"() : () -> ()
        "s.many"(%0#0, %0#1, %0#1, %0#1) : (i32, i32, i32, i32) -> ()

    "#]]
    .assert_eq(&apply(&["Many"], source));
}
