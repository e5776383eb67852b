use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = D, op::name = "a", traits(Pure, NoTerminator))]
pub struct A {}
