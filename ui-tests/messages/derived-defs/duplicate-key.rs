use ods_runtime::prelude::*;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price")]
#[type_def(mnemonic = "cost")]
pub struct Price;

fn main() {}
