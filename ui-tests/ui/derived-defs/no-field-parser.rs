use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Range(i64, i64);

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`")]
pub struct Price {
    range: Range,
}

fn main() {}
