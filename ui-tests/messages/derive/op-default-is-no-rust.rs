use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct Add {
    #[attr(DefaultValuedAttr<I64Attr, "1 +">)]
    axis: i64,
}
