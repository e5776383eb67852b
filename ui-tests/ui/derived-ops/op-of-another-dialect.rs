// A dialect lists the handles of its own ops.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "one", ops = [OneOp, TwoOp, One, NoneOp])]
pub struct OneDialect;

#[derive(DialectDef)]
#[dialect(name = "two", ops = [TwoOp])]
pub struct TwoDialect;

#[derive(OpDef)]
#[op(dialect = OneDialect, name = "one")]
pub struct One {}

#[derive(OpDef)]
#[op(dialect = TwoDialect, name = "two")]
pub struct Two {}

fn main() {}
