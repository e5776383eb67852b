use ods_runtime::prelude::*;

#[derive(EnumAttr)]
#[enum_attr(bits = Sizes)]
pub enum Size {
    Small = -1,
}

fn main() {}
