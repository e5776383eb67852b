// What is wrong with keys and what is wrong with values is said in one run.

#[derive(DialectDef)]
#[dialect(name = "shop", opps = [AddOp], discardable_attrs = (ins I63Attr:$x))]
pub struct ShopDialect;
