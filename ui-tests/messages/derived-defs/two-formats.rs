use ods_runtime::prelude::*;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`", custom_assembly_format)]
pub struct Price {
    cents: i64,
}

fn main() {}
