//! Summaries of constraints with code in them.

use super::error;
use ods_runtime::prelude::*;

ods! {
    def Sum_Dialect : Dialect { let name = "sum"; }

    def Narrow : Type<
        CPred<"matches!($_self, Type::Integer(ty) if ty.width() < 32)">,
        "an integer of less than 32 bits, not {{$_self}}, {here}">;
    def Positive : AttrConstraint<
        CPred<"::ods_runtime::__private::preds::int_is_positive($_self)">,
        "above zero, not {{ $_self }}{{\"!\"}}">;
    def Step : ConfinedProp<I64Prop, CPred<"$_self > 0">, "a step, not {{$_self}}">;
    def Chain : Region<
        CPred<"$_self.blocks($_ir).count() < 2">,
        "one block, not {{$_self.blocks($_ir).count()}}">;
    def Bare : Successor<
        CPred<"$_self.arguments($_ir).is_empty()">,
        "a block without its {{$_self.arguments($_ir).len()}} arguments">;
    def NarrowAttr : TypeAttrOf<Narrow>;

    def SumOp : Op<Sum_Dialect, "op", [PredOpTrait<"{{this}} is text", CPred<"!$step.eq(&9)">>]> {
        let arguments = (ins
            Variadic<Narrow>:$values, ConfinedAttr<I64Attr, [Positive]>:$size, Step:$step);
        let results = (outs Optional<AnyTypeOf<[Narrow, Index]>>:$result);
        let regions = (region VariadicRegion<Chain>:$chains);
    }
    def EndOp : Op<Sum_Dialect, "end", [Terminator]> {
        let successors = (successor Bare:$next);
    }
    def HolderOp : Op<Sum_Dialect, "holder"> {
        let regions = (region AnyRegion:$body);
    }
    def TypeOp : Op<Sum_Dialect, "type"> {
        let arguments = (ins NarrowAttr:$type);
    }
}

#[test]
fn summaries_say_what_it_is_about() {
    let error = error::<SumDialect>;
    let op = |attributes: &str, tail: &str| format!("\"sum.op\"() <{{{attributes}}}> {tail}");
    assert_eq!(
        error(&op("size = 1, step = -3", ": () -> ()")),
        "'sum.op' op property 'step' failed to satisfy constraint: a step, not -3"
    );
    assert_eq!(
        error(&op("size = 0, step = 3", ": () -> ()")),
        "'sum.op' op attribute 'size' failed to satisfy constraint: 64-bit signless integer attribute above zero, not 0 : i64!"
    );
    assert_eq!(
        error("\"sum.op\"() {size = -1} : () -> ()"),
        "'sum.op' op attribute 'size' failed to satisfy constraint: 64-bit signless integer attribute above zero, not -1 : i64!"
    );
    assert_eq!(
        error(&op("size = 1, step = 3", ": () -> i32")),
        "'sum.op' op result #0 must be an integer of less than 32 bits, not i32, {here} or index, but got 'i32'"
    );
    assert_eq!(
        error(&op("size = 1, step = 9", ": () -> ()")),
        "'sum.op' op failed to verify that {{this}} is text"
    );
    assert_eq!(
        error(
            "%0 = \"sum.op\"() <{size = 1, step = 1}> : () -> i8\n\
               %1 = builtin.unrealized_conversion_cast %0 : i8 to i64\n\
               \"sum.op\"(%0, %1) <{size = 1, step = 1}> : (i8, i64) -> ()"
        ),
        "'sum.op' op operand #1 must be variadic of an integer of less than 32 bits, not i64, {here}, but got 'i64'"
    );
    assert_eq!(
        error(&op(
            "size = 1, step = 1",
            "({}, {^a: \"sum.end\"()[^b] : () -> () ^b: \"sum.end\"()[^b] : () -> ()}) : () -> ()"
        )),
        "'sum.op' op region #1 ('chains') failed to verify constraint: one block, not 2"
    );
    assert_eq!(
        error(
            "\"sum.holder\"() ({ \"sum.end\"()[^b] : () -> () ^b(%x: i8, %y: i8): \"sum.end\"()[^b] : () -> ()}) : () -> ()"
        ),
        "'sum.end' op successor #0 ('next)' failed to verify constraint: a block without its 2 arguments"
    );
    assert_eq!(
        error("\"sum.type\"() <{type = i64}> : () -> ()"),
        "'sum.type' op attribute 'type' failed to satisfy constraint: type attribute of an integer of less than 32 bits, not i64, {here}"
    );
}
