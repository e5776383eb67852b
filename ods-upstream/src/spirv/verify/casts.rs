//! Verifiers of casts and conversions.

use super::{bit_width, fail, fail_unnamed, operand_type, result_type, verifiers};
use crate::spirv::{
    AddressingModel, BitcastOp, ConvertFToSOp, ConvertFToUOp, ConvertPtrToUOp, ConvertSToFOp,
    ConvertUToFOp, ConvertUToPtrOp, CooperativeMatrixType, FConvertOp, GenericCastToPtrExplicitOp,
    GenericCastToPtrOp, ModuleOp, PointerType, PtrCastToGenericOp, SConvertOp, StorageClass,
    UConvertOp,
};
use ods_runtime::prelude::*;

verifiers! {
    |_, _| Ok(()) => ConvertFToSOp ConvertFToUOp ConvertSToFOp ConvertUToFOp;
    verify_conversion => FConvertOp SConvertOp UConvertOp;
    verify_bitcast => BitcastOp;
    verify_pointer_to_integer => ConvertPtrToUOp;
    verify_integer_to_pointer => ConvertUToPtrOp;
    verify_to_generic => PtrCastToGenericOp;
    verify_from_generic => GenericCastToPtrOp GenericCastToPtrExplicitOp;
}

/// The types of the elements that are converted.
fn elements<'t>(operand: &'t Type, result: &'t Type) -> Option<(&'t Type, &'t Type)> {
    if let Type::Vector(operand) = operand {
        let Type::Vector(result) = result else {
            return None;
        };
        return Some((operand.element_type(), result.element_type()));
    }
    if let Some(operand) = operand.downcast::<CooperativeMatrixType>() {
        let result = result.downcast::<CooperativeMatrixType>()?;
        return Some((operand.element_type(), result.element_type()));
    }
    Some((operand, result))
}

fn verify_conversion(op: Operation, ir: &Ir) -> VerifyResult {
    let Some((operand, result)) = elements(operand_type(op, ir, 0), result_type(op, ir)) else {
        return fail(op, ir, "incompatible operand and result types");
    };
    if bit_width(operand) != bit_width(result) {
        return Ok(());
    }
    let message = format!(
        "expected the different bit widths for operand type and result type, but provided '{operand}' and '{result}'"
    );
    fail(op, ir, message)
}

fn verify_bitcast(op: Operation, ir: &Ir) -> VerifyResult {
    let (operand, result) = (operand_type(op, ir, 0), result_type(op, ir));
    if operand == result {
        let message = "result type must be different from operand type";
        return fail_unnamed(op, ir, message);
    }
    match (operand.is::<PointerType>(), result.is::<PointerType>()) {
        (true, false) => {
            let message = "unhandled bit cast conversion from pointer type to non-pointer type";
            return fail_unnamed(op, ir, message);
        }
        (false, true) => {
            let message = "unhandled bit cast conversion from non-pointer type to pointer type";
            return fail_unnamed(op, ir, message);
        }
        _ => {}
    }
    let (operand, result) = (bit_width(operand), bit_width(result));
    if operand != result {
        let message = format!(
            "mismatch in result type bitwidth {result} and operand type bitwidth {operand}"
        );
        return fail(op, ir, message);
    }
    Ok(())
}

/// Whether a pointer is physical in the module of an operation.
fn is_physical(op: Operation, ir: &Ir, pointer: &Type) -> bool {
    let Some(module) = op.parent_of_type::<ModuleOp>(ir) else {
        return true;
    };
    let class = pointer
        .downcast::<PointerType>()
        .map(PointerType::storage_class);
    match module.addressing_model(ir) {
        AddressingModel::Logical => false,
        AddressingModel::PhysicalStorageBuffer64 => {
            class == Some(StorageClass::PhysicalStorageBuffer)
        }
        _ => true,
    }
}

fn verify_pointer_to_integer(op: Operation, ir: &Ir) -> VerifyResult {
    if !result_type(op, ir).is_signless_integer() {
        let message = "result must be a scalar type of unsigned integer";
        return fail_unnamed(op, ir, message);
    }
    if !is_physical(op, ir, operand_type(op, ir, 0)) {
        return fail_unnamed(op, ir, "operand must be a physical pointer");
    }
    Ok(())
}

fn verify_integer_to_pointer(op: Operation, ir: &Ir) -> VerifyResult {
    if !operand_type(op, ir, 0).is_signless_integer() {
        let message = "result must be a scalar type of unsigned integer";
        return fail_unnamed(op, ir, message);
    }
    if !is_physical(op, ir, result_type(op, ir)) {
        return fail_unnamed(op, ir, "result must be a physical pointer");
    }
    Ok(())
}

/// Whether a pointer can be made generic.
fn is_special(class: StorageClass) -> bool {
    matches!(
        class,
        StorageClass::Workgroup | StorageClass::CrossWorkgroup | StorageClass::Function
    )
}

/// The pointers that a cast is from and to.
fn pointers(op: Operation, ir: &Ir) -> Option<(&PointerType, &PointerType)> {
    let operand = operand_type(op, ir, 0).downcast::<PointerType>()?;
    Some((operand, result_type(op, ir).downcast::<PointerType>()?))
}

fn verify_pointees(op: Operation, ir: &Ir, from: &PointerType, to: &PointerType) -> VerifyResult {
    let (from, to) = (from.pointee_type(), to.pointee_type());
    if from == to {
        return Ok(());
    }
    let message = format!(
        "pointer operand's pointee type must have the same as the op result type, but found '{from}' vs '{to}'"
    );
    fail(op, ir, message)
}

fn verify_to_generic(op: Operation, ir: &Ir) -> VerifyResult {
    let Some((from, to)) = pointers(op, ir) else {
        return Ok(());
    };
    if !is_special(from.storage_class()) {
        let message =
            "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class";
        return fail_unnamed(op, ir, message);
    }
    if to.storage_class() != StorageClass::Generic {
        return fail_unnamed(op, ir, "result type must be of storage class Generic");
    }
    verify_pointees(op, ir, from, to)
}

fn verify_from_generic(op: Operation, ir: &Ir) -> VerifyResult {
    let Some((from, to)) = pointers(op, ir) else {
        return Ok(());
    };
    if from.storage_class() != StorageClass::Generic {
        return fail_unnamed(op, ir, "pointer type must be of storage class Generic");
    }
    if !is_special(to.storage_class()) {
        let message =
            "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class";
        return fail_unnamed(op, ir, message);
    }
    verify_pointees(op, ir, from, to)
}
