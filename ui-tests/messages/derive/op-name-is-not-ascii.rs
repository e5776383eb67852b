#[derive(OpDef)]
#[op(dialect = Toy, name = "size")]
pub struct Größe {
    #[operand(I64)]
    value: Value,
}
