use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
pub struct Add {
    #[operand(I64Attr)]
    a: i64,
    #[attr(I64)]
    b: Value,
    #[prop(Variadic<AnyType>)]
    c: Vec<Value>,
    #[attr(I64Prop)]
    d: i64,
    #[prop(OptionalAttr<I64Attr>)]
    e: Option<i64>,
    #[attr(Arg<I64, "described">)]
    f: Value,
    #[successor(AnyRegion)]
    g: Block,
    #[attr(ConfinedAttr<I64Attr, [IntNonNegative, IntMaxValue<1000>]>)]
    fine: i64,
}
