// What an op or a dialect says that it has must be written.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AOp], has_constant_materializer)]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "a", has_verifier, has_folder, has_canonicalizer, has_region_verifier)]
pub struct A {
    #[result(AnyType)]
    result: Value,
}

fn main() {}
