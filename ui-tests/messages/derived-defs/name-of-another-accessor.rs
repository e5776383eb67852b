use ods_runtime::prelude::*;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`")]
pub struct Price {
    #[param(name = "Euros")]
    cents: i64,
}

fn main() {}
