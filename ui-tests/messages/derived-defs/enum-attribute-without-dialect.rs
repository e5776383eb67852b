use ods_runtime::prelude::*;

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(attr = SizeAttribute)]
pub enum Size {
    Small,
}

fn main() {}
