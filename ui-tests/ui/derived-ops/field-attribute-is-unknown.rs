// The compiler says what attribute there is, and nothing follows from that.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AOp])]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "a")]
pub struct A {
    #[oprand(I64)]
    x: Value,
    #[result(I64)]
    y: Value,
}

fn read(op: AOp, ir: &Ir) -> Value {
    op.x(ir)
}

fn main() {}
