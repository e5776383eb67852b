use ods_runtime::prelude::*;

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` $cent `>`")]
pub struct Price {
    cents: i64,
}

fn main() {}
