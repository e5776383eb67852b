// Of an import that is wrong nothing is known, either.

#[derive(OpDef)]
#[op(dialect = D, name = "add", import = "shop_td")]
pub struct Add {
    #[operand(Price)]
    x: Value,
}
