use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct Add {
    #[attr(DefaultValuedAttr<I64Attr>)]
    axis: i64,
}
