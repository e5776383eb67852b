use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "to y")]
struct ToyDialect;
