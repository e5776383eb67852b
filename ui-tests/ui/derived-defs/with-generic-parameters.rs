use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }
}

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Shop, mnemonic = "price", assembly_format = "`<` params `>`", unlisted)]
pub struct Price<T> {
    cents: T,
}

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = Shop, mnemonic = "label", assembly_format = "`<` params `>`", unlisted)]
pub struct Label<'a> {
    text: &'a str,
}

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(dialect = Shop, mnemonic = "size", unlisted)]
pub enum Size<const N: usize> {
    Small,
    Large,
}

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(dialect = Shop, mnemonic = "marks", bits = r#Mark, unlisted)]
pub enum Mark {
    Red = 1,
    Blue = 2,
}

fn main() {}
