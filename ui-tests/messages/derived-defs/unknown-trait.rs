use ods_runtime::prelude::*;

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = Shop, mnemonic = "price", traits = [TypedAttrInterfac])]
pub struct Price;

fn main() {}
