// What is imported is known although keys are wrong, and each mistake is said once.

use ods_runtime::prelude::*;

ods! {
    #![export(shop_td)]
    def Price : TypeConstraint<CPred<"true">, "price">;
}

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AOp])]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "a", trats = [Pure], import = crate::shop_td)]
pub struct A {
    #[operand(Price)]
    x: Value,
    #[operand(Prize)]
    y: Value,
}

fn read(op: AOp, ir: &Ir) -> Value {
    op.x(ir)
}

fn main() {}
