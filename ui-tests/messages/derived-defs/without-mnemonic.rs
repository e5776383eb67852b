use ods_runtime::prelude::*;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop)]
pub struct Price {
    cents: i64,
}

fn main() {}
