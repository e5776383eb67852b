//! Verifiers of products of matrices that four warps compute.

use super::{
    WarpgroupAccumulatorType, WarpgroupMatrixDescriptorType, WarpgroupMmaInitAccumulatorOp,
    WarpgroupMmaOp, WarpgroupMmaStoreOp, memref,
};
use ods_runtime::prelude::*;
use ods_runtime::types::{MemRefType, VectorType};

/// The rows of a product are a multiple of it.
const ROWS: i64 = 64;

/// The type of a matrix in shared memory, which its constraint says.
fn matrix(value: Value, ir: &Ir) -> Option<&MemRefType> {
    let ty = value.ty(ir).downcast::<WarpgroupMatrixDescriptorType>()?;
    Some(ty.tensor())
}

/// The type of a matrix that threads hold, which its constraint says.
fn accumulator(value: Value, ir: &Ir) -> Option<&VectorType> {
    let ty = value.ty(ir).downcast::<WarpgroupAccumulatorType>()?;
    Some(ty.fragmented())
}

fn is_f8(ty: &Type) -> bool {
    ty.is_f8e5m2() || ty.is_f8e4m3fn()
}

/// Whether GPUs add products of elements of types `a` and `b` to elements of type `d`.
fn is_product(d: &Type, a: &Type, b: &Type) -> bool {
    let both = |is: fn(&Type) -> bool| is(a) && is(b);
    let is_integer = |width| a.is_signless_integer_of(width) && b.is_signless_integer_of(width);
    if both(Type::is_f16) || both(Type::is_bf16) || both(is_f8) {
        return d.is_f32() || d.is_f16();
    }
    if both(Type::is_tf32) {
        return d.is_f32();
    }
    (is_integer(16) || is_integer(1)) && d.is_signless_integer_of(32)
}

/// Whether GPUs compute products with this number of columns.
fn is_number_of_columns(columns: i64, element: &Type) -> bool {
    let is_below = (8..=256).contains(&columns);
    let is_float = element.is_bf16()
        || element.is_f16()
        || element.is_f32()
        || element.is_tf32()
        || is_f8(element);
    let is_integer = element.is_signless_integer_of(8) || element.is_signless_integer_of(1);
    is_below
        && (is_float && columns % 8 == 0
            || is_integer && (columns % 16 == 0 || columns == 8 || columns == 24))
}

impl Verify for WarpgroupMmaOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let has = |name| self.operation().attribute(ir, name).is_some();
        if has("transposeA") && !has("transposeB") {
            // The blank is MLIR's.
            return fail(
                "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being ",
            );
        }
        let memory = [self.descriptor_a(ir), self.descriptor_b(ir)];
        let held = [self.matrix_c(ir), self.matrix_d(ir)];
        let ([Some(a), Some(b)], [Some(c), Some(d)]) = (
            memory.map(|value| matrix(value, ir)),
            held.map(|value| accumulator(value, ir)),
        ) else {
            return Ok(());
        };
        if c != d {
            return fail("type of matrix C and matrix D must be the same");
        }
        let (&[rows, depth], &[of_b, columns], &[of_rows, of_columns]) =
            (a.shape(), b.shape(), c.shape())
        else {
            return fail("has matrices A, B, C and D, they must be 2 dimensional");
        };
        if depth != of_b {
            return fail(&format!(
                "2nd dim matrix-A ({depth})!= 1st dim matrix-B ({of_b} )"
            ));
        }
        if rows != of_rows {
            return fail(&format!(
                "1st dim matrix-A ( {rows} )!= 1st dim matrix-C ( {of_rows} )"
            ));
        }
        if columns != of_columns {
            return fail(&format!(
                "2nd dim matrix-B ( {columns} ) != 2nd dim matrix-C ( {of_columns} )"
            ));
        }
        let (of_a, of_b, of_c) = (a.element_type(), b.element_type(), c.element_type());
        let types = format!("'{of_c}' += '{of_a}' * '{of_b}', it is not supported");
        if !is_product(of_c, of_a, of_b) {
            return fail(&format!("{types}."));
        }
        if !is_number_of_columns(columns, of_a) {
            let ty = Type::from(b.clone());
            return fail(&format!(
                "has input type '{ty}' n is set to {columns}, it is not supported"
            ));
        }
        if !of_c.is_f32() && !of_a.is_f16() && !of_a.is_bf16() {
            return fail(&format!("hit a limitation: {types} yet"));
        }
        Ok(())
    }
}

impl Verify for WarpgroupMmaStoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (vector, memory) = (
            accumulator(self.matrix_d(ir), ir),
            memref(self.dst_memref(ir), ir),
        );
        let (Some(vector), Some(memory)) = (vector, memory) else {
            return Ok(());
        };
        if !vector.element_type().is_f32() {
            let message = "hit a limitation: only f32 results for the time being";
            return Err(self.emit_error(ir, message));
        }
        let (held, stored) = (vector.shape(), memory.shape());
        if held.len() >= 2 && held.get(..2) == stored.get(..2) {
            return Ok(());
        }
        let size = |shape: &[i64], number: usize| shape.get(number).copied().unwrap_or_default();
        let ty = Type::from(vector.clone());
        let message = format!(
            "results ['{ty}'][{}] values. However, destination memref[{}][{}]  does not have same size as results",
            size(held, 1),
            size(stored, 0),
            size(stored, 1)
        );
        Err(self.emit_error(ir, message))
    }
}

impl Verify for WarpgroupMmaInitAccumulatorOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(ty) = accumulator(self.matrix_c(ir), ir) else {
            return Ok(());
        };
        if let &[rows, columns, ..] = ty.shape()
            && rows % ROWS == 0
            && is_number_of_columns(columns, ty.element_type())
        {
            return Ok(());
        }
        let ty = Type::from(ty.clone());
        let message = format!(
            "has type '{ty}'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not \
             supported yet)"
        );
        Err(self.emit_error(ir, message))
    }
}
