use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", name = "sub")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
