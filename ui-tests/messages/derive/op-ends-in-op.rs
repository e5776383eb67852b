use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct AddOp {
    #[operand(AnyType)]
    lhs: Value,
}
