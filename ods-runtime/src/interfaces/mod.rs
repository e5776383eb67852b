//! MLIR's interfaces, as traits that ops, types, attributes and dialects
//! implement.

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
mod known;
mod loop_like;
mod memory;
mod parallel;
mod region_branch;
mod slices;
mod speculation;
mod structure;
mod subset;
mod symbol;

pub use crate::kind_interfaces::*;
pub use crate::op::asm::{DynOpAsmOpInterface, OpAsmOpInterface};
pub(crate) use defined::defined_interfaces;
pub(crate) use dispatch::listed_table;
pub use dispatch::{
    ImplementedBy, InterfaceEntry, OpInterface, OpModel, interface_entry, interface_table,
};
pub(crate) use dispatch::{InterfaceTable, Models};
pub use effects::{
    AutomaticAllocationScopeResource, DefaultResource, DynMemoryEffectOpInterface, EffectInstance,
    EffectOn, EffectSpec, EffectTarget, MemoryEffect, MemoryEffectOpInterface, Resource,
    ResourceId, add_effects,
};
pub use fallback::{InterfaceFallback, InterfaceRequest, OperationInterfaceFallback};

pub use branch::{
    BranchOpInterface, DynBranchOpInterface, DynSelectLikeOpInterface,
    DynWeightedBranchOpInterface, DynWeightedRegionBranchOpInterface, SelectLikeOpInterface,
    SuccessorOperands, WeightedBranchOpInterface, WeightedRegionBranchOpInterface, operand_numbers,
};
pub use call::{
    ArgAndResultAttrsOpInterface, CallOpInterface, CallableOpInterface, Callee,
    DynArgAndResultAttrsOpInterface, DynCallOpInterface, DynCallableOpInterface,
};
pub use cast::{CastOpInterface, DynCastOpInterface};
pub use function::{DynFunctionOpInterface, FunctionOpInterface};
pub use infer::{
    DynInferShapedTypeOpInterface, DynInferTypeOpInterface, InferShapedTypeOpInterface,
    InferTypeOpInterface, ShapedTypeComponents,
};
pub(crate) use known::DefinitionNumber;
pub use known::KnownTables;
pub use loop_like::{DynLoopLikeOpInterface, LoopLikeOpInterface, NewYieldValues};
pub use memory::{
    AlignmentAttrOpInterface, DynAlignmentAttrOpInterface, DynMemorySpaceCastConsumerOpInterface,
    DynMemorySpaceCastOpInterface, DynReifyRankedShapedTypeOpInterface,
    DynRuntimeVerifiableOpInterface, MemorySpaceCastConsumerOpInterface,
    MemorySpaceCastOpInterface, ReifyRankedShapedTypeOpInterface, RuntimeVerifiableOpInterface,
};
pub use parallel::{
    DynInParallelOpInterface, DynParallelCombiningOpInterface, InParallelOpInterface,
    ParallelCombiningOpInterface,
};
pub use region_branch::{
    DynRegionBranchOpInterface, DynRegionBranchTerminatorOpInterface, InvocationBounds,
    RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessor,
    RegionSuccessors,
};
pub use slices::{DynOffsetSizeAndStrideOpInterface, OffsetSizeAndStrideOpInterface};
#[doc(hidden)]
pub use speculation::speculation_by_traits;
pub use speculation::{ConditionallySpeculatable, DynConditionallySpeculatable, Speculatability};
pub use structure::{
    DestinationStyleOpInterface, DynDestinationStyleOpInterface, DynRegionKindInterface,
    DynShapedDimOpInterface, DynViewLikeOpInterface, RegionKind, RegionKindInterface,
    ShapedDimOpInterface, ViewLikeOpInterface,
};
pub use subset::{
    DynSubsetExtractionOpInterface, DynSubsetInsertionOpInterface, DynSubsetOpInterface,
    HyperrectangularSlice, SubsetExtractionOpInterface, SubsetInsertionOpInterface,
    SubsetOpInterface,
};
pub use symbol::{
    DynSymbolOpInterface, DynSymbolUserAttrInterface, DynSymbolUserOpInterface, SymbolOpInterface,
    SymbolUserAttrInterface, SymbolUserOpInterface, Visibility,
};
