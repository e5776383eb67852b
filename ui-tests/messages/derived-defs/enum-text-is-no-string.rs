use ods_runtime::prelude::*;

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    #[case(5)]
    Small,
    #[case(text = "large")]
    Large,
}

fn main() {}
