use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct Add {
    #[operand(AnyType)]
    a_b: Value,
    #[operand(AnyType, name = "aB")]
    other: Value,
}
