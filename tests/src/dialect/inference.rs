//! Result types of the ops that list `InferTypeOpInterface`.

use super::{
    FormatInferType2Op, FormatInferTypeAllOperandsAndTypesOneOperandOp,
    FormatInferTypeAllOperandsAndTypesOp, FormatInferTypeAllOperandsAndTypesTwoOperandsOp,
    FormatInferTypeAllTypesOp, FormatInferTypeOp, FormatInferTypeRegionsOp,
    FormatInferTypeVariadicOperandsOp, TestOpWithPropertiesAndInferredType,
};
use ods_runtime::prelude::*;

type Inferred = Result<Vec<Type>, Diagnostic>;

impl InferTypes for FormatInferTypeOp {
    fn infer_types(_: &Ir, _: &OperationState) -> Inferred {
        Ok(vec![Type::int(16)])
    }
}

impl InferTypes for FormatInferType2Op {
    fn infer_types(_: &Ir, _: &OperationState) -> Inferred {
        Ok(vec![Type::int(16)])
    }
}

/// Ops whose results have the types of their operands.
macro_rules! infer_from_operands {
    ($($op:ident)*) => {
        $(impl InferTypes for $op {
            fn infer_types(ir: &Ir, state: &OperationState) -> Inferred {
                Ok(state.operands.iter().map(|value| value.ty(ir).clone()).collect())
            }
        })*
    };
}

infer_from_operands! {
    FormatInferTypeAllOperandsAndTypesOp
    FormatInferTypeAllOperandsAndTypesOneOperandOp
    FormatInferTypeAllOperandsAndTypesTwoOperandsOp
    FormatInferTypeAllTypesOp
    FormatInferTypeVariadicOperandsOp
}

impl InferTypes for FormatInferTypeRegionsOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Inferred {
        let region = state.regions.first();
        let Some(entry) = region.and_then(|region| region.entry_block(ir)) else {
            return Ok(Vec::new());
        };
        let arguments = entry.arguments(ir).iter();
        Ok(arguments.map(|value| value.ty(ir).clone()).collect())
    }
}

impl InferTypes for TestOpWithPropertiesAndInferredType {
    /// An integer of `lhs + rhs` bits.
    fn infer_types(_: &Ir, state: &OperationState) -> Inferred {
        let lhs = state.attribute("lhs").and_then(Attribute::as_i64);
        let rhs = state.property_named("rhs").copied();
        let width = lhs.unwrap_or(0) + rhs.unwrap_or(0_i64);
        Ok(vec![Type::int(u32::try_from(width).unwrap_or(0))])
    }
}
