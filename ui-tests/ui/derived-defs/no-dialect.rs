use ods_runtime::prelude::*;

pub struct Shop;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price")]
pub struct Price;

fn main() {}
