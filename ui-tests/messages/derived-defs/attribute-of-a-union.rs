use ods_runtime::prelude::*;

#[derive(AttrDef)]
#[attr_def(dialect = Shop, mnemonic = "price")]
pub union Price {
    low: i64,
}

fn main() {}
