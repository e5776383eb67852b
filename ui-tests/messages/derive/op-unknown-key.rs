use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", assembly_fromat = "$lhs attr-dict")]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
}
