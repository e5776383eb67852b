use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", traits = {Pure}, builders = AnyType)]
pub struct Add {}
