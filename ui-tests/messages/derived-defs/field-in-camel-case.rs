use ods_runtime::prelude::*;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`")]
pub struct Price {
    inCents: i64,
}

fn main() {}
