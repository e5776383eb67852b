use ods_runtime::prelude::*;

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`")]
pub struct Price {
    #[param(kind(AnyIntegr))]
    ty: Type,
}

fn main() {}
