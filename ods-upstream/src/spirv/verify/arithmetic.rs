//! Verifiers of arithmetic with several results, shifts, products with scalars, and functions of GLSL.

use super::{bit_width, fail, fail_unnamed, operand_type, result_type, vector_size, verifiers};
use crate::spirv::{
    GLFrexpStructOp, GLLdexpOp, IAddCarryOp, ISubBorrowOp, PackedVectorFormatAttr, SDotAccSatOp,
    SDotOp, SMulExtendedOp, SUDotAccSatOp, SUDotOp, SelectOp, ShiftLeftLogicalOp,
    ShiftRightArithmeticOp, ShiftRightLogicalOp, StructType, UDotAccSatOp, UDotOp, UMulExtendedOp,
    VectorTimesScalarOp,
};
use ods_runtime::prelude::*;

verifiers! {
    verify_extended => IAddCarryOp ISubBorrowOp SMulExtendedOp UMulExtendedOp;
    verify_shift => ShiftLeftLogicalOp ShiftRightArithmeticOp ShiftRightLogicalOp;
    verify_vector_times_scalar => VectorTimesScalarOp;
    verify_frexp => GLFrexpStructOp;
    verify_ldexp => GLLdexpOp;
    verify_dot => SDotOp SUDotOp UDotOp SDotAccSatOp SUDotAccSatOp UDotAccSatOp;
    verify_select => SelectOp;
}

/// The types of the members of a result that is a structure.
fn members(op: Operation, ir: &Ir) -> Vec<Type> {
    let ty = result_type(op, ir).downcast::<StructType>();
    ty.map_or_else(Vec::new, StructType::element_types)
}

fn verify_extended(op: Operation, ir: &Ir) -> VerifyResult {
    let members = members(op, ir);
    if members.len() != 2 {
        let message = "expected result struct type containing two members";
        return fail(op, ir, message);
    }
    let first = operand_type(op, ir, 0);
    if operand_type(op, ir, 1) != first || members.iter().any(|member| member != first) {
        let message = "expected all operand types and struct member types are the same";
        return fail(op, ir, message);
    }
    Ok(())
}

fn verify_shift(op: Operation, ir: &Ir) -> VerifyResult {
    let (operand, result) = (operand_type(op, ir, 0), result_type(op, ir));
    if operand == result {
        return Ok(());
    }
    let message = format!(
        "expected the same type for the first operand and result, but provided '{operand}' and '{result}'"
    );
    fail_unnamed(op, ir, message)
}

fn verify_vector_times_scalar(op: Operation, ir: &Ir) -> VerifyResult {
    let result = result_type(op, ir);
    if operand_type(op, ir, 0) != result {
        return fail(op, ir, "vector operand and result type mismatch");
    }
    if Some(operand_type(op, ir, 1)) != result.element_type() {
        return fail(op, ir, "scalar operand and result element type match");
    }
    Ok(())
}

fn verify_frexp(op: Operation, ir: &Ir) -> VerifyResult {
    let members = members(op, ir);
    let [significand, exponent] = &members[..] else {
        let message = "result type must be a struct type with two memebers";
        return fail_unnamed(op, ir, message);
    };
    let operand = operand_type(op, ir, 0);
    if significand != operand {
        let message =
            "member zero of the resulting struct type must be the same type as the operand";
        return fail_unnamed(op, ir, message);
    }
    let is_i32 = |ty: &Type| matches!(ty, Type::Integer(integer) if integer.width() == 32);
    let message = match exponent {
        Type::Vector(vector) if is_i32(vector.element_type()) => "",
        Type::Vector(_) => {
            "member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type"
        }
        _ if is_i32(exponent) => "",
        _ => {
            "member one of the resulting struct type must be a scalar or vector of 32 bit integer type"
        }
    };
    if !message.is_empty() {
        return fail_unnamed(op, ir, message);
    }
    let is_vector = matches!(operand, Type::Vector(_));
    if is_vector != matches!(exponent, Type::Vector(_))
        || vector_size(operand) != vector_size(exponent)
    {
        let message = "member one of the resulting struct type must have the same number of components as the operand \
                       type";
        return fail_unnamed(op, ir, message);
    }
    Ok(())
}

fn verify_ldexp(op: Operation, ir: &Ir) -> VerifyResult {
    let (significand, exponent) = (operand_type(op, ir, 0), operand_type(op, ir, 1));
    if matches!(significand, Type::Float(_)) != exponent.is_integer() {
        return fail(op, ir, "operands must both be scalars or vectors");
    }
    if vector_size(significand) != vector_size(exponent) {
        return fail(op, ir, "operands must have the same number of elements");
    }
    Ok(())
}

fn verify_dot(op: Operation, ir: &Ir) -> VerifyResult {
    let factor = operand_type(op, ir, 0);
    let format = op.attribute(ir, "format");
    if let Type::Integer(integer) = factor {
        let format = format.and_then(|format| format.downcast::<PackedVectorFormatAttr>());
        let Some(format) = format else {
            let message = "requires Packed Vector Format attribute for integer vector operands";
            return fail(op, ir, message);
        };
        if integer.width() != 32 {
            let message = format!(
                "with specified Packed Vector Format ({}) requires integer vector operands to be 32-bits wide",
                format.value()
            );
            return fail(op, ir, message);
        }
    } else if format.is_some() {
        let message =
            format!("with invalid format attribute for vector operands of type '{factor}'");
        return fail(op, ir, message);
    }
    let (factor, result) = (bit_width(factor), bit_width(result_type(op, ir)));
    if factor > result {
        let message = format!(
            "result type has insufficient bit-width ({result} bits) for the specified vector operand type ({factor} \
             bits)"
        );
        return fail(op, ir, message);
    }
    Ok(())
}

fn verify_select(op: Operation, ir: &Ir) -> VerifyResult {
    let (condition, result) = (operand_type(op, ir, 0), result_type(op, ir));
    if !matches!(condition, Type::Vector(_)) {
        return Ok(());
    }
    if !matches!(result, Type::Vector(_)) {
        let message = "result expected to be of vector type when condition is of vector type";
        return fail(op, ir, message);
    }
    if vector_size(condition) != vector_size(result) {
        let message = "result should have the same number of elements as the condition when condition is of vector \
                       type";
        return fail(op, ir, message);
    }
    Ok(())
}
