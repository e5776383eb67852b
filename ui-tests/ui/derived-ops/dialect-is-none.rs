// The dialect of an op is a type with `#[derive(DialectDef)]`, or of an `ods!`.

use ods_runtime::prelude::*;

pub struct NoDialect;

#[derive(OpDef)]
#[op(dialect = NoDialect, name = "a")]
pub struct A {}

#[derive(OpDef)]
#[op(dialect = Nowhere, name = "b")]
pub struct B {}

fn main() {}
