// Each mistake is reported once, and nothing that follows from it.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AOp, BOp, COp, EOp], has_foldr)]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "a", has_foldr)]
pub struct A {
    #[attr(I64Attr)]
    number: i64,
}

#[derive(OpDef)]
#[op(dialect = D, name = "b")]
pub struct B<T> {
    #[operand(AnyType)]
    value: T,
}

#[derive(OpDef)]
#[op(dialect = D)]
pub struct C {}

#[derive(OpDef)]
#[op(dialect = D, name = "e")]
pub struct E<'a, 'b> {
    #[attr(StrAttr)]
    one: &'a str,
    #[attr(StrAttr)]
    two: &'b str,
}

fn read(op: AOp, ir: &Ir) -> i64 {
    let A { number } = op.fields(ir);
    number + op.number(ir)
}

fn main() {
    let _ = DialectRegistry::new().with::<D>();
}
