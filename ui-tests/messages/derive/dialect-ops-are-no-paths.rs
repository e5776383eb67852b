use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "toy", ops = ["AddOp", 3])]
struct ToyDialect;
