//! What follows the value of a key is a key of its own.

use ods_runtime::prelude::*;

ods! {
    #![export(defs)]
    def M_Dialect : Dialect { let name = "m"; }
}

#[derive(OpDef)]
#[op(dialect = M_Dialect, name = "a", import = defs, traits = [Pure]; has_verifier, summary = "x")]
struct A {
    #[operand(I32)]
    a: Value,
}

#[derive(OpDef)]
#[op(dialect = M_Dialect, name = "b", import = defs, traits = [Pure] has_folder)]
struct B {
    #[operand(I32)]
    a: Value,
}

fn main() {}
