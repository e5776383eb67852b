//! MLIR's interfaces, as traits that ops, types and attributes implement.

pub use crate::op::asm::OpAsmOpInterface;
