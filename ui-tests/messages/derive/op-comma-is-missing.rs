use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add" traits = [Pure], summary = "a"; has_folder)]
pub struct Add {}
