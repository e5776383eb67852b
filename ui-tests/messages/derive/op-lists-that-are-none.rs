use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add", traits = {Pure}, builders = OpBuilder<(ins)>)]
pub struct Add {}
