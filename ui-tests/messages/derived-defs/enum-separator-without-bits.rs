use ods_runtime::prelude::*;

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(separator = ", ", print_quoted)]
pub enum Size {
    Small,
}

fn main() {}
