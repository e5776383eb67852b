// An interface is a trait, which the op implements.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AOp])]
pub struct D;

#[op_interface]
pub trait Cost {
    fn cost(self, ir: &Ir) -> usize;
}

#[derive(OpDef)]
#[op(dialect = D, name = "a", interfaces = [Cost])]
pub struct A {}

fn main() {}
