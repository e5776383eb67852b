use ods_runtime::prelude::*;

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(width = 12)]
pub enum Size {
    Small,
}

fn main() {}
