// An attribute that there is not is reported by the compiler, which says which one there is.

#[derive(OpDef)]
#[op(dialect = D, name = "a")]
pub struct A {
    #[oprand(I64)]
    x: Value,
    #[reslut(I64)]
    y: Value,
    #[something(I64)]
    z: Value,
}
