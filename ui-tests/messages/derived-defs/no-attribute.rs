use ods_runtime::prelude::*;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Price {
    cents: i64,
}

fn main() {}
