use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", has_folder has_verifier)]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
