//! MLIR's interfaces, as traits that ops, types, attributes and dialects implement. The public
//! items of each file are those of this module.

mod attach;
mod branch;
mod call;
mod cast;
mod defined;
mod dispatch;
mod effects;
mod fallback;
mod function;
mod infer;
mod inliner;
pub mod int_range;
mod known;
mod loop_like;
mod memory;
mod memory_slot;
mod parallel;
mod region_branch;
mod slices;
mod speculation;
mod structure;
mod subset;
mod symbol;

pub use crate::kind_interfaces::*;
pub use crate::op::asm::{DynOpAsmOpInterface, OpAsmOpInterface};
pub use branch::*;
pub use call::*;
pub use cast::*;
pub(crate) use defined::{defined_interfaces, may_be_defined};
pub use dispatch::*;
pub use effects::*;
pub use fallback::*;
pub use function::*;
pub use infer::*;
pub use inliner::*;
pub use int_range::{
    ConstantIntRanges, DynInferIntRangeInterface, InferIntRangeInterface, IntegerValueRange,
    SetIntLattice, SetIntRange,
};
pub use known::*;
pub use loop_like::*;
pub use memory::*;
pub use memory_slot::*;
pub use parallel::*;
pub use region_branch::*;
pub use slices::*;
pub(crate) use speculation::defined_speculatability;
pub use speculation::*;
pub use structure::*;
pub use subset::*;
pub use symbol::*;
