// Interfaces are traits, which the op implements.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AOp, BOp])]
pub struct D;

#[op_interface]
pub trait Cost {
    fn cost(self, ir: &Ir) -> usize;
}

#[derive(OpDef)]
#[op(dialect = D, name = "a", interfaces = [Cost])]
pub struct A {}

#[derive(OpDef)]
#[op(dialect = D, name = "b", interfaces = [Value, crate::Size])]
pub struct B {}

fn main() {}
