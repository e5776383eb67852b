//! Verifiers of products of matrices.

use super::{fail, fail_unnamed, operand_type, result_type, vector_size, verifiers};
use crate::spirv::composite::is_scalar;
use crate::spirv::{
    CooperativeMatrixType, CooperativeMatrixUseKHR, KHRCooperativeMatrixLoadOp,
    KHRCooperativeMatrixMulAddOp, KHRCooperativeMatrixStoreOp, MatrixTimesMatrixOp,
    MatrixTimesScalarOp, MatrixTimesVectorOp, MatrixType, MemoryAccess, MemoryAccessAttr,
    TransposeOp, VectorTimesMatrixOp, element_type, pointee_type,
};
use ods_runtime::prelude::*;

verifiers! {
    verify_times_scalar => MatrixTimesScalarOp;
    verify_transpose => TransposeOp;
    verify_times_matrix => MatrixTimesMatrixOp;
    verify_times_vector => MatrixTimesVectorOp;
    verify_vector_times => VectorTimesMatrixOp;
    verify_load => KHRCooperativeMatrixLoadOp;
    verify_store => KHRCooperativeMatrixStoreOp;
    verify_mul_add => KHRCooperativeMatrixMulAddOp;
}

/// The rows, the columns and the type of the elements of a matrix.
fn parts(ty: &Type) -> (i64, i64, &Type) {
    let matrix = ty.downcast::<MatrixType>();
    matrix.map_or((0, 0, ty), |matrix| {
        let rows = vector_size(matrix.column_type());
        (rows, i64::from(matrix.num_columns()), element_type(ty))
    })
}

fn verify_times_scalar(op: Operation, ir: &Ir) -> VerifyResult {
    if operand_type(op, ir, 1) == element_type(operand_type(op, ir, 0)) {
        return Ok(());
    }
    let message = "input matrix components' type and scaling value must have the same type";
    fail(op, ir, message)
}

fn verify_transpose(op: Operation, ir: &Ir) -> VerifyResult {
    let (rows, columns, element) = parts(operand_type(op, ir, 0));
    let (result_rows, result_columns, result_element) = parts(result_type(op, ir));
    let message = if rows != result_columns {
        "input matrix rows count must be equal to output matrix columns count"
    } else if columns != result_rows {
        "input matrix columns count must be equal to output matrix rows count"
    } else if element != result_element {
        "input and output matrices must have the same component type"
    } else {
        return Ok(());
    };
    fail_unnamed(op, ir, message)
}

fn verify_times_matrix(op: Operation, ir: &Ir) -> VerifyResult {
    let (left_rows, left_columns, left) = parts(operand_type(op, ir, 0));
    let (right_rows, right_columns, right) = parts(operand_type(op, ir, 1));
    let (rows, columns, element) = parts(result_type(op, ir));
    let message = if left_columns != right_rows {
        "left matrix columns' count must be equal to the right matrix rows' count"
    } else if right_columns != columns {
        "right and result matrices must have equal columns' count"
    } else if right != element {
        "right and result matrices' component type must be the same"
    } else if left != element {
        "left and result matrices' component type must be the same"
    } else if left_rows != rows {
        "left and result matrices must have equal rows' count"
    } else {
        return Ok(());
    };
    fail_unnamed(op, ir, message)
}

fn verify_times_vector(op: Operation, ir: &Ir) -> VerifyResult {
    let (rows, columns, _) = parts(operand_type(op, ir, 0));
    let (vector, result) = (operand_type(op, ir, 1), result_type(op, ir));
    let (size, result) = (vector_size(vector), vector_size(result));
    if columns != size {
        let message = format!("matrix columns ({columns}) must match vector operand size ({size})");
        return fail(op, ir, message);
    }
    if result != rows {
        let message = format!("result size ({result}) must match the matrix rows ({rows})");
        return fail(op, ir, message);
    }
    Ok(())
}

fn verify_vector_times(op: Operation, ir: &Ir) -> VerifyResult {
    let (rows, columns, _) = parts(operand_type(op, ir, 1));
    if vector_size(operand_type(op, ir, 0)) != rows {
        let message = "number of components in vector must equal the number of components in each column in matrix";
        return fail(op, ir, message);
    }
    if vector_size(result_type(op, ir)) != columns {
        let message = "number of columns in matrix must equal the number of components in result";
        return fail(op, ir, message);
    }
    Ok(())
}

fn verify_load(op: Operation, ir: &Ir) -> VerifyResult {
    let refused = (MemoryAccess::MakePointerAvailable, "MakePointerAvailable");
    verify_access(op, ir, refused)
}

fn verify_store(op: Operation, ir: &Ir) -> VerifyResult {
    let refused = (MemoryAccess::MakePointerVisible, "MakePointerVisible");
    verify_access(op, ir, refused)
}

fn verify_access(op: Operation, ir: &Ir, (refused, name): (MemoryAccess, &str)) -> VerifyResult {
    let pointee = pointee_type(operand_type(op, ir, 0));
    if !is_scalar(pointee) && !matches!(pointee, Type::Vector(_)) {
        let message =
            format!("Pointer must point to a scalar or vector type but provided '{pointee}'");
        return fail(op, ir, message);
    }
    let access = op.attribute(ir, "memory_operand");
    let Some(access) = access.and_then(|attr| attr.downcast::<MemoryAccessAttr>()) else {
        return Ok(());
    };
    let access = access.value();
    if access.contains_all(refused) {
        return fail(
            op,
            ir,
            format!("not compatible with memory operand '{name}'"),
        );
    }
    let is_aligned = access.contains_all(MemoryAccess::Aligned);
    match op.attribute(ir, "alignment") {
        None if is_aligned => fail(op, ir, "missing value for the 'Aligned' memory operand"),
        Some(_) if !is_aligned => {
            let message = "found alignment attribute for non-'Aligned' memory operand";
            fail(op, ir, message)
        }
        _ => Ok(()),
    }
}

fn verify_mul_add(op: Operation, ir: &Ir) -> VerifyResult {
    let matrix = |index| operand_type(op, ir, index).downcast::<CooperativeMatrixType>();
    let (Some(a), Some(b), Some(c)) = (matrix(0), matrix(1), matrix(2)) else {
        return Ok(());
    };
    let is_integer = |matrix: &CooperativeMatrixType| matrix.element_type().is_integer();
    let message = if a.r#use() != CooperativeMatrixUseKHR::MatrixA {
        "operand #0 must be of use 'MatrixA'"
    } else if b.r#use() != CooperativeMatrixUseKHR::MatrixB {
        "operand #1 must be of use 'MatrixB'"
    } else if c.r#use() != CooperativeMatrixUseKHR::MatrixAcc {
        "operand #2 must be of use 'MatrixAcc'"
    } else if a.scope() != b.scope() || a.scope() != c.scope() {
        "matrix scope mismatch"
    } else if a.rows() != c.rows() {
        "matrix size mismatch on dimension 'M'"
    } else if b.columns() != c.columns() {
        "matrix size mismatch on dimension 'N'"
    } else if a.columns() != b.rows() {
        "matrix size mismatch on dimension 'K'"
    } else if op.attribute(ir, "matrix_operands").is_some()
        && ![a, b, c].into_iter().all(is_integer)
    {
        "Matrix Operands require all matrix element types to be Integer Types"
    } else {
        return Ok(());
    };
    fail(op, ir, message)
}
