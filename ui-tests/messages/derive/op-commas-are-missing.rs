use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = D name = "a" traits = [Pure] assembly_format = "attr-dict", summary = concat!("a"))]
pub struct A {}
