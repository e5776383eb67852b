use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", "Pure")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
