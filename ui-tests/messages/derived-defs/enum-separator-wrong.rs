use ods_runtime::prelude::*;

#[derive(EnumAttr)]
#[enum_attr(bits = Sizes, separator = ";")]
pub enum Size {
    Small = 1,
}

fn main() {}
