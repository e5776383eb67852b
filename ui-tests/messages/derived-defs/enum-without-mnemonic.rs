use ods_runtime::prelude::*;

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(dialect = Shop)]
pub enum Size {
    Small,
}

fn main() {}
