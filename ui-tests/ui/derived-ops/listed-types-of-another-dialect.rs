// Types and attributes that a dialect lists are its own.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "d", types = [Kind], attributes = [Size])]
pub struct D;

#[derive(DialectDef)]
#[dialect(name = "other")]
pub struct Other;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = Other, mnemonic = "kind")]
pub struct Kind;

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = Other, mnemonic = "size", assembly_format = "$bits")]
pub struct Size {
    bits: u32,
}

fn main() {}
