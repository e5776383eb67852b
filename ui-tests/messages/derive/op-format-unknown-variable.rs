use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", assembly_format = "$lsh attr-dict")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
