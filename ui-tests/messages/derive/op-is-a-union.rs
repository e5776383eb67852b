use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
union Add {
    lhs: u8,
}
