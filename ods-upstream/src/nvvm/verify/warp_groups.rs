//! The verifier of products of matrices by groups of warps.

use super::threads::elements;
use super::wrong;
use crate::NVVM::{MMAIntOverflow, MMALayout, WGMMAScaleIn, WGMMATypes, WgmmaMmaAsyncOp};
use ods_runtime::prelude::*;

/// Whether matrices of these types have a product of this type.
fn is_product(result: WGMMATypes, a: WGMMATypes, b: WGMMATypes) -> bool {
    use WGMMATypes as T;
    match a {
        T::f16 => b == T::f16 && matches!(result, T::f32 | T::f16),
        T::tf32 => b == T::tf32 && result == T::f32,
        T::u8 | T::s8 => matches!(b, T::u8 | T::s8) && result == T::s32,
        T::b1 => b == T::b1 && result == T::s32,
        T::bf16 => b == T::bf16 && result == T::f32,
        T::e4m3 | T::e5m2 => matches!(b, T::e4m3 | T::e5m2) && matches!(result, T::f32 | T::f16),
        // No matrices that are multiplied have these types; C++ does not expect them.
        T::f32 | T::s32 => false,
    }
}

/// The size `k` of matrices of a type.
fn size_k(ty: WGMMATypes) -> i64 {
    use WGMMATypes as T;
    match ty {
        T::tf32 => 8,
        T::f16 | T::bf16 => 16,
        T::b1 => 256,
        _ => 32,
    }
}

/// Whether matrices of a type can have the size `n`.
fn is_size_n(size: i64, ty: WGMMATypes) -> bool {
    use WGMMATypes as T;
    let is_multiple = (8..=256).contains(&size) && size % 8 == 0;
    let is_short = matches!(ty, T::u8 | T::s8 | T::b1);
    is_multiple && (!is_short || size % 16 == 0 || matches!(size, 8 | 24))
}

impl Verify for WgmmaMmaAsyncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use WGMMATypes as T;
        let Some(results) = elements(self.operation().result(ir, 0).ty(ir)) else {
            return wrong(self, ir, "expected results to be struct");
        };
        let (a, b, result) = (self.type_a(ir), self.type_b(ir), self.type_d(ir));
        if let Some(other) = results.iter().find(|ty| Some(*ty) != results.first()) {
            let message =
                format!("all elements in struct must be same type but there is '{other}'");
            return wrong(self, ir, message);
        }
        if !matches!(result, T::f32 | T::f16 | T::s32) {
            return wrong(
                self,
                ir,
                format!("does not support the given output type {result}"),
            );
        }
        let is_negated = [self.scale_a(ir), self.scale_b(ir)].contains(&WGMMAScaleIn::neg);
        if result == T::s32 && is_negated {
            return wrong(self, ir, "has s32 output, scaleA and scaleB cannot be neg");
        }
        if !is_product(result, a, b) {
            let message = format!("{result} += {a} * {b}, it is not supported.");
            return wrong(self, ir, message);
        }
        let shape = self.shape(ir);
        let [rows, columns, depth] = [shape.m(), shape.n(), shape.k()].map(i64::from);
        if rows != 64 {
            return wrong(self, ir, "shape 'm' must be 64");
        }
        if depth != size_k(a) {
            let message = format!("shape 'k' must be {} for input type {a}", size_k(a));
            return wrong(self, ir, message);
        }
        if !is_size_n(columns, a) {
            let message = format!("has input type {a} n is set to {columns}, it is not supported.");
            return wrong(self, ir, message);
        }
        let (layout_a, layout_b) = (self.layout_a(ir), self.layout_b(ir));
        let is_transposed = layout_a == MMALayout::col || layout_b == MMALayout::row;
        if !matches!(a, T::f16 | T::bf16) && is_transposed {
            return wrong(
                self,
                ir,
                format!(
                    "given layouts layout_a = {layout_a} and layout_b = {layout_b} for input types {a} and {b} requires \
                     transpose. However, this is only supported for: f16 and bf16"
                ),
            );
        }
        let expected = if result == T::f16 {
            columns / 4
        } else {
            columns / 2
        };
        if results.len() as i64 != expected {
            let count = results.len();
            let message = format!("results {expected}, however output struct has {count} elements");
            return wrong(self, ir, message);
        }
        if result != T::s32 && self.satfinite(ir) == Some(MMAIntOverflow::satfinite) {
            // The blank in front is MLIR's.
            let message = format!(
                " `satfinite` can be only used with s32 accumulator, however the current accumulator is {result}"
            );
            return wrong(self, ir, message);
        }
        Ok(())
    }
}
