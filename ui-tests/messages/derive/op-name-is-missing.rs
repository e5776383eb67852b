// Values are read although what must be there is not.

#[derive(OpDef)]
#[op(traits = [Pur])]
pub struct A {
    #[operand(I63)]
    x: Value,
}
