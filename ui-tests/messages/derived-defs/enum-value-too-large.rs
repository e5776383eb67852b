use ods_runtime::prelude::*;

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(width = 8)]
pub enum Size {
    Small,
    Large = 256,
}

fn main() {}
