use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", has_folder = "yes")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
