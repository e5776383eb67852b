//! Patterns on ops that derives define.

use super::rewrite;
use expect_test::expect;
use ods_runtime::prelude::*;

mod ops {
    use ods_runtime::prelude::*;

    #[derive(DialectDef)]
    #[dialect(name = "v", ops = [NegOp, NumberOp])]
    pub(super) struct VDialect;

    #[derive(OpDef)]
    #[op(dialect = VDialect, name = "neg", traits = [Pure, SameOperandsAndResultType], export = neg_td in crate::derived::ops)]
    pub(super) struct Neg {
        #[operand(I64)]
        input: Value,
        #[result(I64)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = VDialect, name = "number", traits = [Pure], export = number_td in crate::derived::ops)]
    pub(super) struct Number {
        #[attr(I64Attr)]
        value: i64,
        #[result(I64)]
        result: Value,
    }
}

ods! {
    #![import(crate::derived::ops::neg_td)]
    #![import(crate::derived::ops::number_td)]

    def NegOfNeg : Pat<(NegOp (NegOp $x)), (replaceWithValue $x)>;
    def NegOfNumber : Pat<(NegOp (NumberOp $n)), (NumberOp (NativeCodeCall<"Attribute::i64(-$0.to_i64().unwrap())"> $n))>;
}

#[test]
fn derived_ops_are_named_by_their_handles() {
    let mut patterns = PatternSet::new();
    patterns
        .add_declared::<NegOfNeg>()
        .add_declared::<NegOfNumber>();
    let text = rewrite::<ops::VDialect>(
        patterns,
        r#"
        %a = "x.value"() : () -> i64
        %b = "v.neg"(%a) : (i64) -> i64
        %c = "v.neg"(%b) : (i64) -> i64
        %d = "v.number"() {value = 7 : i64} : () -> i64
        %e = "v.neg"(%d) : (i64) -> i64
        "x.use"(%c, %e) : (i64, i64) -> ()
        "#,
    );
    expect![[r#"
        %0 = "x.value"() : () -> i64
        %1 = "v.number"() <{value = -7 : i64}> : () -> i64
        "x.use"(%0, %1) : (i64, i64) -> ()
    "#]]
    .assert_eq(&text);
}
