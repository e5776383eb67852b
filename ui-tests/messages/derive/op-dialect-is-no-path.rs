use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = "toy", name = "add")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
