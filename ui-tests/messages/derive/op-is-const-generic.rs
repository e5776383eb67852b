use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct Add<const N: usize> {
    #[operand(AnyType)]
    lhs: Value,
}
