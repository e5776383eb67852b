use ods_runtime::prelude::*;

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    #[case("a")]
    Small,
    #[case("a")]
    Large,
}

fn main() {}
