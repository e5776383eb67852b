//! Verifiers of products of matrices whose elements the threads of a warp hold.

use super::{MmaSparseSyncOp, MmaSyncOp, plain_error};
use ods_runtime::prelude::*;

/// The number of threads of a warp.
const WARP_SIZE: i64 = 32;

/// The sizes of the smallest product that GPUs compute, and the elements that each thread holds of its matrices.
struct Tile {
    sizes: [i64; 3],
    elements: [i64; 3],
}

impl Tile {
    /// The smallest product for elements of this type.
    fn of(element: &Type) -> Option<Self> {
        let is_right = element.is_f64()
            || element.is_f32()
            || element.is_f16()
            || element.is_bf16()
            || element.is_signless_integer_of(8)
            || element.is_signless_integer_of(4);
        let width = i64::from(element.int_or_float_bit_width().filter(|_| is_right)?);
        let (depth, held) = match width {
            64 => (4, 1),
            _ => (128 / width, 32 / width),
        };
        Some(Self {
            sizes: [8, 8, depth],
            elements: [held, held, 2],
        })
    }
}

/// A product: the vectors of a thread, and the sizes of the matrices of the warp.
struct Product<'ir> {
    op: Operation,
    vectors: [&'ir Type; 3],
    sizes: &'ir [Attribute],
    is_tf32: bool,
    is_sparse: bool,
}

impl Product<'_> {
    fn verify(&self, ir: &Ir) -> VerifyResult {
        let op = self.op;
        let fail = |message: String| Err(op.emit_error(ir, message));
        let [Type::Vector(a), ..] = self.vectors else {
            return Ok(());
        };
        let element = a.element_type();
        if self.is_sparse && element.is_f64() {
            return plain_error(op, ir, "f64 is not supported for sparse mode");
        }
        let Some(tile) = Tile::of(element) else {
            let message = format!(
                "expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {}",
                op.name(ir).as_str()
            );
            return plain_error(op, ir, message);
        };
        let mut shapes = [[0_i64; 2]; 3];
        for ((name, ty), shape) in ["A", "B", "C"].iter().zip(self.vectors).zip(&mut shapes) {
            let found = ty.shape().and_then(|found| found.try_into().ok());
            let Some(found) = found else {
                let message = format!("matrix{name} must be 2 dimensional vector");
                return plain_error(op, ir, message);
            };
            *shape = found;
        }
        let size = |number: usize| self.sizes.get(number).and_then(Attribute::as_i64);
        let [m, n, k] = [0, 1, 2].map(|number| size(number).unwrap_or_default());
        let factor = if self.is_sparse { 2 } else { 1 };
        let products = [(m, k), (k, n), (m, n)].map(|(one, other)| one.wrapping_mul(other));
        for (number, (name, expected)) in ["A", "B", "C"].iter().zip(products).enumerate() {
            let [rows, columns] = shapes[number];
            let held = rows.wrapping_mul(columns).wrapping_mul(WARP_SIZE);
            let needed = if number == 0 {
                expected / factor
            } else {
                expected
            };
            if held != needed {
                return fail(format!(
                    "expected {expected} warp-wide matrix {name} elements"
                ));
            }
        }
        if self.is_tf32 && !element.is_f32() {
            return fail("expected tf32 tensor cores only for F32 operands".to_owned());
        }
        let [of_m, of_n, of_k] = tile.sizes;
        let (m, n, k) = (m / of_m, n / of_n, k / of_k);
        let tiles = [(m, k), (k, n), (m, n)].map(|(one, other)| one.wrapping_mul(other));
        for (number, (name, expected)) in ["A", "B", "C"].iter().zip(tiles).enumerate() {
            let needed = if number == 0 {
                expected / factor
            } else {
                expected
            };
            let elements = tile.elements[number];
            if shapes[number] != [needed, elements] {
                return fail(format!(
                    "expected matrix {name} to be shaped ({expected} x {elements})"
                ));
            }
        }
        Ok(())
    }
}

macro_rules! product {
    ($op:ident, $ir:ident, $is_sparse:literal) => {{
        let vectors = [$op.matrix_a($ir), $op.matrix_b($ir), $op.matrix_c($ir)];
        let sizes = $op.operation().attribute($ir, "mmaShape");
        Product {
            op: $op.operation(),
            vectors: vectors.map(|vector| vector.ty($ir)),
            sizes: sizes.and_then(Attribute::as_array).unwrap_or_default(),
            is_tf32: $op.operation().attribute($ir, "tf32Enabled").is_some(),
            is_sparse: $is_sparse,
        }
    }};
}

impl Verify for MmaSyncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        product!(self, ir, false).verify(ir)
    }
}

impl Verify for MmaSparseSyncOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if !(0..=1).contains(&self.sparsity_selector(ir)) {
            return Err(self.emit_error(ir, "sparsity selector should be 0 or 1"));
        }
        product!(self, ir, true).verify(ir)
    }
}
