use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(has_canonicalizer = 3, summry = "x")]
struct ToyDialect(u8);
