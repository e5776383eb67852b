use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(name = "add")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
