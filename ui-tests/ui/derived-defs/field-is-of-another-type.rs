use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
}

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`")]
pub struct Price {
    #[param(kind(StringRefParameter<>))]
    name: i64,
}

fn main() {}
