use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(dialect = ToyDialect, name = "add")]
pub struct Add {
    #[operand(AnyType)]
    größe: Value,
    #[operand(AnyType)]
    __: Value,
    #[operand(AnyType, name = "weight")]
    gewicht_in_größe: Value,
}
