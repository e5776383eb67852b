use ods_runtime::prelude::*;

#[derive(EnumAttr)]
#[enum_attr(bits = Sizes, dialect = Shop, mnemonic = "sizes")]
pub enum Size {
    #[case("very small")]
    Small = 1,
}

fn main() {}
