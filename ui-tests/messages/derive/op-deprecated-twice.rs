use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "a", deprecated = "this")]
#[deprecated = "that"]
struct A {}
