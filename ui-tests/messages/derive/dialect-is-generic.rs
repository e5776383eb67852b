use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "toy")]
struct ToyDialect<T>;
