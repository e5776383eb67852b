//! MLIR's interfaces, as traits that ops, types, attributes and dialects
//! implement.

mod aliases;

pub use crate::op::asm::OpAsmOpInterface;
pub(crate) use aliases::AliasHooks;
pub use aliases::{OpAsmAliasResult, OpAsmDialectInterface};
