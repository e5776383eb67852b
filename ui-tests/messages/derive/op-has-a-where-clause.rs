use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct Add where Self: Sized {
    #[operand(AnyType)]
    lhs: Value,
}
