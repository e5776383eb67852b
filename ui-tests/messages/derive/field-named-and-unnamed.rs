use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct Add {
    #[operand(AnyType, unnamed, name = "x")]
    lhs: Value,
}
