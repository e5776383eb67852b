use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect,, name = "add",)]
pub struct Add {}
