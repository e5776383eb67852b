// Types and attributes are listed as such.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AOp], types = [AOp], attributes = [D])]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "a")]
pub struct A {}

fn main() {}
