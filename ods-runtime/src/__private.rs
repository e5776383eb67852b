//! Names used by generated code. Not for users; no stability is promised.

pub use crate::attributes::{AttrSyntax, AttributeKind, DictionaryAttr};
pub use crate::constraint::class;
pub use crate::def;
pub use crate::enums::{self, EnumAttrKind, EnumCase, EnumTable};
pub use crate::interfaces::{
    AttrHandle, AttrImplementedBy, AttrInterface, KindEntry, KnownTables, TypeHandle,
    TypeImplementedBy, TypeInterface, attr_interface_entry, attr_interface_table, attribute_as,
    type_as, type_interface_entry, type_interface_table,
};
pub use crate::interfaces::{
    EffectSpec, EffectTarget, ImplementedBy, InterfaceEntry, OpInterface, OpModel,
    OperationInterfaceFallback, ResourceId, add_effects, interface_entry, interface_table,
    speculation_by_traits,
};
pub use crate::op::{
    AnyProp, AttrClass, AttrConstraint, AttrMaker, AttrSlot, AttrValue, BuildState, Builder,
    IntoValues, NO_REFS, OnlyByCast, Op, OpFields, OpHandle, OpInfo, PropDef, PropSlot, Property,
    PropertyStorage, RawAdaptor, Ref, RegionConstraint, SuccessorConstraint, TextItem, TypeArg,
    TypeClass, TypeConstraint, attr, attr_dictionary, attr_or_default, canonicalize, debug_op,
    fold, infer_tensor_types, infer_types, infer_types_of_parts, map, operand, operand_groups,
    operands, optional_attr, optional_operand, optional_result, prop, prop_dictionary, property,
    region, regions, result, results, set_operand, set_operands, set_optional_operand,
    set_property, successor, successors, verify, verify_regions,
};
pub use crate::op::{
    CanonicalizationPatterns, DiscardableAttr, MaterializeConstant, OperandGroupsMut, OperandsMut,
    VerifyOperationAttribute, VerifyRegionArgAttribute, VerifyRegionResultAttribute,
    operand_groups_of, set_operand_groups,
};
pub use crate::op::{FieldOf, ListedNames, OpDef, OpOf, listed_op};
pub use crate::registry::{DialectInfo, is_strict};
pub use crate::support::{get, make, preds};
pub use crate::text::custom_form::{CustomDirective, OptionalCustomDirective, custom_form};
pub use crate::text::op_parser::FormatState;
pub use crate::traits::{self, Has, TraitInfo, structural_trait_info, trait_info};
pub use crate::types::{TypeKind, TypeSyntax};
pub use ods_macros::{derive_imports, ods_imports};

/// Makes the definition of a single op; see [`op_info`](crate::op::op_info).
pub const fn op_info(
    dialect: &'static DialectInfo,
    refs: &'static [Ref],
    name: &'static str,
    table: &'static str,
) -> OpInfo {
    crate::op::op_info(&shared::REFS, dialect, refs, name, table)
}

/// Makes the definitions of several ops; see [`op_infos`](crate::op::op_infos).
pub const fn op_infos<const N: usize>(
    dialect: &'static DialectInfo,
    shared: &'static [Ref],
    own: &'static [Ref],
    tables: [(&'static str, &'static str); N],
) -> [OpInfo; N] {
    crate::op::op_infos(&shared::REFS, dialect, shared, own, tables)
}

/// The constraints defined by the prelude of definitions, with the functions that read and build
/// their attributes.
#[allow(
    missing_docs,
    non_upper_case_globals,
    non_snake_case,
    clippy::all,
    clippy::pedantic,
    unused_qualifications,
    reason = "named by their definitions, and generated"
)]
pub mod shared {
    ods_macros::__shared!();
}
