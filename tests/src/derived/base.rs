//! The ops of `../dialect/Base.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "return", traits = [ReturnLike, Terminator])]
pub struct TestReturn {
    #[operand(Variadic<AnyType>, unnamed)]
    pub unnamed0: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "finish", traits = [Terminator])]
pub struct Terminator;
