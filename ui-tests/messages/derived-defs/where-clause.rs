use ods_runtime::prelude::*;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price")]
pub struct Price
where
    i64: Copy;

fn main() {}
