#[derive(OpDef)]
#[operand(I64)]
#[op(dialect = Toy, name = "elsewhere")]
pub struct Elsewhere {
    #[op(name = "x", nonsense)]
    #[operand(I64)]
    value: Value,
}
