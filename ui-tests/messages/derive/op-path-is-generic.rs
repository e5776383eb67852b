use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = D<i32>, name = "a")]
pub struct A {}
