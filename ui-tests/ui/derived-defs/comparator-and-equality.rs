use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
}

fn is_same(left: &i64, right: &i64) -> bool {
    left / 100 == right / 100
}

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`")]
pub struct Price {
    #[param(comparator = is_same)]
    cents: i64,
}

fn main() {}
