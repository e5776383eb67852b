use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", handle = Add)]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
