use ods_runtime::prelude::*;

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = Shop, assembly_format = "`<` params `>`")]
pub struct Price {
    cents: i64,
}

fn main() {}
