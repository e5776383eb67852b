use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "toy", opps = [AddOp])]
struct ToyDialect;
