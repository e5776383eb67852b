use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
}

#[derive(TypeDef)]
#[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`")]
pub struct Price {
    cents: i64,
}

fn main() {}
