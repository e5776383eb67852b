use ods_runtime::prelude::*;

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`", skip_accessors)]
pub struct Price {
    a: i64,
}

fn main() {}
