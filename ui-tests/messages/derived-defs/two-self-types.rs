use ods_runtime::prelude::*;

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = Shop, mnemonic = "price")]
pub struct Price {
    #[param(self_type)]
    a: Type,
    #[param(self_type)]
    b: Type,
}

fn main() {}
