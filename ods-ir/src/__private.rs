//! Names used by generated code; `ods_runtime::__private` adds those of the crates above this one.
//! Not for users; no stability is promised.

pub use crate::attributes::{AttrSyntax, AttributeKind, DictionaryAttr};
pub use crate::constraint::class;
pub use crate::def;
pub use crate::enums::{self, EnumAttrKind, EnumCase, EnumTable};
pub use crate::interfaces::{
    AttrHandle, AttrImplementedBy, AttrInterface, Extends, KindEntry, KnownTables, TypeHandle,
    TypeImplementedBy, TypeInterface, Upcast, attr_interface_entry, attr_interface_table,
    attribute_as, type_as, type_interface_entry, type_interface_table,
};
pub use crate::interfaces::{
    EffectSpec, EffectTarget, ImplementedBy, InterfaceEntry, OpInterface, OpModel,
    OperationInterfaceFallback, ResourceId, add_effects, interface_entry, interface_table,
    speculation_by_traits,
};
pub use crate::op::written;
pub use crate::op::{
    AnyProp, AttrClass, AttrConstraint, AttrMaker, AttrSlot, AttrValue, Builder, IntoValues,
    NO_REFS, OnlyByCast, Op, OpFields, OpHandle, OpInfo, Parts, PropDef, PropSlot, Property,
    PropertyStorage, RawAdaptor, RawAttrs, Ref, RegionConstraint, SlotValue, SuccessorConstraint,
    TextItem, TypeArg, TypeClass, TypeConstraint, attr, attr_dictionary, attr_or_default,
    canonicalize, debug_op, fold, infer_tensor_types, infer_types, infer_types_of_parts, map,
    operand, operand_groups, operands, optional_attr, optional_operand, optional_result, prop,
    prop_dictionary, property, region, regions, result, results, set_attr, set_operand,
    set_operands, set_optional_attr, set_optional_operand, set_optional_property, set_property,
    set_unit_attr, successor, successors, verify, verify_regions,
};
pub use crate::op::{
    CanonicalizationPatterns, DiscardableAttr, MaterializeConstant, OperandGroupsMut, OperandsMut,
    VerifyOperationAttribute, VerifyRegionArgAttribute, VerifyRegionResultAttribute,
    operand_groups_of, set_operand_groups,
};
pub use crate::op::{
    DeclaresCanonicalizationPatterns, DeclaresCanonicalize, DeclaresCustomAssembly, DeclaresFold,
    DeclaresInferTypes, DeclaresInferTypesOfParts, DeclaresMaterializeConstant,
    DeclaresOperationInterfaceFallback, DeclaresVerify, DeclaresVerifyOperationAttribute,
    DeclaresVerifyRegionArgAttribute, DeclaresVerifyRegionResultAttribute, DeclaresVerifyRegions,
};
pub use crate::op::{
    FieldOf, ListedNames, ListsOp, ListsValue, OpDef, OpOf, listed_op, listed_value,
};
pub use crate::registry::{DialectInfo, is_strict};
pub use crate::rewrite::declared::{
    Bound, DeclaredPattern, PatternInfo, PatternList, captured, captures, info_of, lent, made,
    made_attr, made_prop, made_types, made_values, patterns,
};
pub use crate::support::{cpp, get, make, preds};
pub use crate::traits::{self, Has, TraitInfo, structural_trait_info, trait_info};
pub use crate::types::{TypeKind, TypeSyntax};

/// The local names of generated code, as functions: the scope of generated code imports them, so
/// that a unit struct, a constant or a static of the user does not take the place of a local.
pub mod locals {
    macro_rules! locals {
        ($($name:ident)*) => {
            $(
                /// A local name.
                pub const fn $name() {}
            )*
        };
    }

    locals! {
        attr b bits body default effects f index ir key loc location message name names number of offset
        op optional other p parts patterns print qualified raw slots state storage text ty v value visit x
    }
}

/// The local names, and the primitive types: one import costs less than two.
pub mod scope {
    pub use super::locals::*;
    pub use core::primitive::*;
}
