use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
struct Add {
    #[operand(Variadic<AnyType>)]
    a: Vec<Value>,
    #[operand(Variadic<AnyType>)]
    b: Vec<Value>,
}
