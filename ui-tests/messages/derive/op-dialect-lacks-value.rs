use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect, name = "add")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
