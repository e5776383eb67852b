// Interfaces are traits.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [BOp])]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "b", interfaces = [Value, crate::Size])]
pub struct B {}

fn main() {}
