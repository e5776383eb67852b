use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", traits = [Pure, I64Attr])]
pub struct Add {}
