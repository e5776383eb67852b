use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op = "add"]
struct Add;
