use ods_runtime::prelude::*;

#[derive(TypeDef)]
#[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`", export = "price_td")]
pub struct Price {
    cents: i64,
}
