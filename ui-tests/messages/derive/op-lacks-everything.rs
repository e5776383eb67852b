use ods_runtime::prelude::*;

#[derive(OpDef)]
struct Add;
