use ods_runtime::prelude::*;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def]
pub struct Price;

fn main() {}
