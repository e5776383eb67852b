use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", colour = "red")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
