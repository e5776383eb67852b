use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", import = "toy_td")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
