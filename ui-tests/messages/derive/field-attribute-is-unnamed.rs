use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct Add {
    #[attr(I64Attr, unnamed)]
    axis: i64,
}
