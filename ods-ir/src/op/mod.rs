//! Operation definitions and the typed handles over operations.

mod access;
mod adaptor;
#[doc(hidden)]
pub mod asm;
mod build;
mod constant;
mod constraint;
mod declared;
mod decode;
mod decode_format;
mod discardable;
mod fold;
mod fold_memory;
mod fold_trait;
pub mod format;
mod handle;
mod hooks;
mod infer;
mod info;
mod inherent;
mod known_slots;
mod listed;
mod operands_mut;
mod parts;
mod reading;
mod slot_value;
pub mod spec;
mod straight;
#[doc(hidden)]
pub mod written;

pub use crate::constraint::{AttrClass, AttrConstraint, TypeClass, TypeConstraint, class};
pub use crate::enums;
pub use crate::property::{AnyProp, PropDef, Property, PropertyStorage, Slot, prop};
pub use access::*;
pub use adaptor::{OpFields, RawAdaptor, RawAttrs};
#[doc(hidden)]
pub use build::fill_defaults;

pub use build::{BuildState, Builder, IntoValues, ResultArg, TypeArg};
pub(crate) use constant::KnownConstants;
pub use constraint::{RegionConstraint, SuccessorConstraint};
pub use declared::*;
pub use discardable::DiscardableAttr;
pub use fold::{
    DialectFoldInterface, Fold, FoldAdaptor, FoldFn, FoldHooks, FoldResult, Folded, fold,
};
pub(crate) use fold_memory::FoldMemory;
pub use handle::{AttrMaker, AttrSlot, AttrValue, OnlyByCast, Op, OpHandle, OpSlot, PropSlot};
pub use hooks::{
    CanonicalizationPatterns, Canonicalize, ConstantHooks, InferTypes, InferTypesOfParts,
    MaterializeConstant, Verify, VerifyOperationAttribute, VerifyRegionArgAttribute,
    VerifyRegionResultAttribute, VerifyRegions, canonicalize, infer_tensor_types, infer_types,
    infer_types_of_parts, verify, verify_regions,
};
#[doc(hidden)]
pub use infer::{Transformed, attr_type, infer_result_types, inference_failed};
pub(crate) use info::Refs;
pub use info::{NO_REFS, NamedRefs, OpInfo, Ref, TextItem, VerifyResult, op_info, op_infos};
pub use inherent::{attr_dictionary, prop_dictionary};
#[doc(hidden)]
pub use inherent::{attributes_violate, inherent_dictionary, set_from_attribute};
pub(crate) use known_slots::KnownName;
pub use listed::ListedNames;
pub use operands_mut::{OperandGroupsMut, OperandsMut};
pub use parts::Parts;
pub use reading::{FieldOf, ListsOp, ListsValue, OpDef, OpOf, listed_op, listed_value};
pub use slot_value::{OfAttribute, OfProperty, SlotValue};
