// Keys that there are elsewhere.

#[derive(OpDef)]
#[op(dialect = D, name = "a", export = a_td, arguments = (ins I64:$x), cpp_namespace = "toy", fold)]
pub struct A {}
