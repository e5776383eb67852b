use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", traits = [Pur])]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
