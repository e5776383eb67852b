use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct Add<'a, 'b> {
    #[operand(AnyType)]
    lhs: Value,
}
