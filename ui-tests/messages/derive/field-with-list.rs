use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = D, name = "a")]
pub struct A {
    #[operand([I64])]
    x: Value,
    #[result([I64, I32], name = "y")]
    z: Value,
    #[operand((ins I64:$x))]
    w: Value,
}
