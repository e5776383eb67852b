use ods_runtime::prelude::*;

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialec = Shop, mnemonic = 5)]
pub struct Price<T> {
    #[param(optionl)]
    a: T,
    b: &'static str,
    #[param(self_typ)]
    c: i64,
}

fn main() {}
