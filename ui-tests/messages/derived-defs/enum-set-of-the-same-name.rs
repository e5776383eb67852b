use ods_runtime::prelude::*;

#[derive(EnumAttr)]
#[enum_attr(bits = Size)]
pub enum Size {
    Small = 1,
}

fn main() {}
