//! `pdl`: patterns of rewrites as IR.
//!
//! The text of all operations, and all verifiers. A pattern must have a
//! name here.

mod assembly;
mod verify;

#[cfg(feature = "pdl_interp")]
pub(crate) use assembly::{parse_attributes, parse_range, print_attributes, print_range};
#[cfg(feature = "pdl_interp")]
pub(crate) use verify::verify_range;

use crate::pdl;
use assembly::{
    parse_operation_op_attributes, parse_range_type, parse_results_value_type,
    print_operation_op_attributes, print_range_type, print_results_value_type,
};
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/PDL/IR/PDLOps.td")]
    #![dialect("pdl")]
    #![vocabulary("vocabulary.txt")]
}

/// The class of all types of `pdl`.
#[derive(Clone, Copy, Debug)]
pub enum PDLType {}

impl TypeClassKind for PDLType {
    const NAME: &'static str = "";

    fn contains(ty: &Type) -> bool {
        ty.is::<AttributeType>()
            || ty.is::<OperationType>()
            || ty.is::<RangeType>()
            || ty.is::<TypeType>()
            || ty.is::<ValueType>()
    }
}

/// `!pdl.range<…>` of a type.
pub fn range_of(element: impl std::borrow::Borrow<Type>) -> Type {
    RangeType::get(element.borrow().clone()).into()
}

/// The type of the elements of a range, or the type itself.
pub fn range_element_type_or_self(ty: &Type) -> &Type {
    ty.downcast::<RangeType>()
        .map_or(ty, RangeType::element_type)
}

impl OpAsmOpInterface for PatternOp {
    fn get_default_dialect() -> &'static str {
        "pdl"
    }
}

impl OpAsmOpInterface for RewriteOp {
    fn get_default_dialect() -> &'static str {
        "pdl"
    }
}
