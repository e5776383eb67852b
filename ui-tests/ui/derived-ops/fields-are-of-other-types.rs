// Each field has the type of the part that is read into it.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [ManyOp])]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "many")]
pub struct Many {
    #[operand(AnyType)]
    one: Option<Value>,
    #[operand(Variadic<AnyType>)]
    rest: Value,
    #[attr(I64Attr)]
    axis: String,
    #[attr(OptionalAttr<StrAttr>)]
    name: &'static str,
    #[prop(I64Prop)]
    count: i32,
    #[result(AnyType)]
    result: Vec<Value>,
    #[region(AnyRegion)]
    body: Block,
}

fn main() {}
