use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = add)]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
