use ods_runtime::prelude::*;

#[derive(OpDef)]
#[op(name = add, has_foldr, traits)]
struct Add {
    #[operand(AnyType)]
    lhs: Value,
    rhs: Value,
    #[attr]
    axis: i64,
}
