#[derive(OpDef)]
#[op(dialect = Toy, name = "open")]
pub struct Open {
    #[operand(Variadic<I64)]
    values: Vec<Value>,
    #[attr(ConfinedAttr<I64Attr, [IntMinValue<0]>)]
    count: i64,
    #[attr(DefaultValuedAttr<I64Attr, "1")]
    step: i64,
    #[result(I63)]
    result: Value,
}
