use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", traits)]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
