use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "toy")]
enum ToyDialect {}
