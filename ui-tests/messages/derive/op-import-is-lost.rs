// Names that are not known may come from what is not imported.

#[derive(OpDef)]
#[op(dialect = D, name = "add", imprt = shop::shop_td, traits = [Bought])]
pub struct Add {
    #[operand(Price)]
    x: Value,
    #[attr(I64)]
    y: i64,
}
