use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(ops = [AddOp])]
struct ToyDialect;
