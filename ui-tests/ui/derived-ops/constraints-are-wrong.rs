// What the fields are in Rust stands in for constraints that are wrong, and nothing
// follows where the parts are used.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AOp, BOp])]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "a", traits = [Pure])]
pub struct A {
    #[operand]
    list: Vec<Value>,
    #[attr()]
    number: i64,
    #[result(AnyType)]
    out: Value,
}

#[derive(OpDef)]
#[op(dialect = D, name = "b", traits = [Pure])]
pub struct B {
    #[operand(Variadic<AnyTipe>)]
    list: Vec<Value>,
    #[operand(Optional<AnyTipe>)]
    maybe: Option<Value>,
    #[attr(I46Attr)]
    number: i64,
    #[attr(OptionalAttr<StringAttr>)]
    label: Option<String>,
    #[result(AnyType)]
    out: Value,
    #[region(AnyRegions)]
    bodies: Vec<Region>,
    #[successor(AnySuccesor)]
    dest: Block,
}

fn read(a: AOp, b: BOp, ir: &Ir) -> i64 {
    let A { list, number, .. } = a.fields(ir);
    let B { maybe, label, .. } = b.fields(ir);
    let _: (Option<Value>, Option<String>, Block) = (maybe, label, b.dest(ir));
    let _: Option<&str> = b.label(ir);
    let count = list.len() + a.list(ir).len() + b.list(ir).len() + b.bodies(ir).len();
    number + a.number(ir) + b.number(ir) + count as i64
}

fn build(b: &mut OpBuilder<'_>, value: Value) -> AOp {
    AOp::build(b, Location::UNKNOWN, Type::i32(), &[value], 1)
}

fn main() {}
