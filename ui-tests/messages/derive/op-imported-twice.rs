use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "a", import = toy::toy_td, import = [b::c, toy::toy_td])]
struct A {}
