//! An op, a type, an attribute and an enum that their dialect does not list, and some that are
//! registered by themselves.

use ods_runtime::prelude::*;

#[derive(DialectDef)]
#[dialect(name = "my", ops = [ListedOp])]
pub struct MyDialect;

#[derive(OpDef)]
#[op(dialect = MyDialect, name = "listed")]
pub struct Listed;

#[derive(OpDef)]
#[op(dialect = MyDialect, name = "add")]
pub struct Add {
    #[operand(I32)]
    lhs: Value,
}

#[derive(OpDef)]
#[op(dialect = MyDialect, name = "alone", unlisted)]
pub struct Alone;

#[derive(TypeDef, Clone, Debug, PartialEq, Eq, Hash)]
#[type_def(dialect = MyDialect, mnemonic = "size", assembly_format = "$bytes")]
pub struct Size {
    bytes: u64,
}

#[derive(AttrDef, Clone, Debug, PartialEq, Eq, Hash)]
#[attr_def(dialect = MyDialect, mnemonic = "mark", assembly_format = "$bytes")]
pub struct Mark {
    bytes: u64,
}

#[derive(EnumAttr, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[enum_attr(dialect = MyDialect, mnemonic = "side")]
pub enum Side {
    Left,
    Right,
}

#[derive(TypeDef, Clone, Debug, PartialEq, Eq, Hash)]
#[type_def(dialect = MyDialect, mnemonic = "alone", unlisted)]
pub struct AloneType;

fn main() {
    let registry = DialectRegistry::new().with::<MyDialect>();
    drop(registry.with_op::<AloneOp>().with_type::<AloneType>());
}
