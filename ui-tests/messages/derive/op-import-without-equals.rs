// Names that are not known may come from what is not imported.

#[derive(OpDef)]
#[op(dialect = D, name = "add", import shop_td)]
pub struct Add {
    #[operand(Price)]
    x: Value,
}
