// Whether a dialect has strict properties is known to the compiler only.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", ops = [AOp, BOp], use_strict_properties_in_assembly_format)]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "a", assembly_format = "attr-dict")]
pub struct A {
    #[attr(I64Attr)]
    number: i64,
}

#[derive(OpDef)]
#[op(dialect = D, name = "b", assembly_format = "prop-dict attr-dict")]
pub struct B {
    #[attr(I64Attr)]
    number: i64,
}

fn main() {}
