use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", handle = a::AddOp)]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
