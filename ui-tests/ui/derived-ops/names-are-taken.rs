// No two ops of a dialect have one name, and no two types or attributes; what is not known
// has none.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(
    name = "d",
    ops = [AOp, inner::BOp, COp, #[cfg(all())] EOp, #[cfg(any())] FOp, GOp, HOp],
    types = [Kind, Sort],
    attributes = [Size, Width]
)]
pub struct D;

#[derive(OpDef)]
#[op(dialect = D, name = "a")]
pub struct A {}

pub mod inner {
    use super::*;

    #[derive(OpDef)]
    #[op(dialect = D, name = "b")]
    pub struct B {}
}

#[derive(OpDef)]
#[op(dialect = D, name = "b")]
pub struct C {}

#[derive(OpDef)]
#[op(dialect = D, name = "a")]
pub struct E {}

#[derive(OpDef)]
#[op(dialect = D)]
pub struct G {}

#[derive(OpDef)]
#[op(dialect = D)]
pub struct H {}

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = D, mnemonic = "kind")]
pub struct Kind {}

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = D, mnemonic = "kind")]
pub struct Sort {}

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = D, mnemonic = "size", assembly_format = "$number")]
pub struct Size {
    number: i64,
}

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = D, mnemonic = "width", assembly_format = "$number")]
pub struct Width {
    number: i64,
}

fn main() {}
