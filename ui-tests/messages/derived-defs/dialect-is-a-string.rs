use ods_runtime::prelude::*;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = 5, mnemonic = "price")]
pub struct Price;

fn main() {}
