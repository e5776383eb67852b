use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", extra_class_declaration = 3)]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
