//! Verifiers of products of dense and of sparse matrices.

use super::infer_type;
use crate::NVVM::verify::matrices::{pair_of_halves, structure};
use crate::NVVM::{MMAB1Op, MMAIntOverflow, MMALayout, MMATypes, MmaOp, MmaSpOp};
use ods_runtime::prelude::*;

type Shape = (i32, i32, i32);

/// Registers: how many of which type.
type Registers = (usize, Type);

/// What products of some matrices look like.
#[derive(Default)]
struct Variant {
    shapes: Vec<Shape>,
    a: Option<Registers>,
    b: Option<Registers>,
    c: Vec<Registers>,
    results: Vec<Registers>,
}

fn is_int4(ty: MMATypes) -> bool {
    matches!(ty, MMATypes::s4 | MMATypes::u4)
}

fn is_int8(ty: MMATypes) -> bool {
    matches!(ty, MMATypes::s8 | MMATypes::u8)
}

fn is_integer(ty: MMATypes) -> bool {
    is_int4(ty) || is_int8(ty) || matches!(ty, MMATypes::b1 | MMATypes::s32)
}

/// The summands and results of numbers of floating point types: pairs of halves, or `f32`.
fn floats(halves: usize) -> Vec<Registers> {
    vec![(halves, pair_of_halves()), (2 * halves, Type::f32())]
}

/// How many columns a register has of a matrix with 16 rows, and its type; `None` if there are no such matrices.
fn columns(ty: MMATypes, is_sparse: bool) -> Option<(i32, Type)> {
    use MMATypes as T;
    Some(match ty {
        T::tf32 => (4, Type::i32()),
        T::bf16 => (8, Type::i32()),
        T::f16 => (8, pair_of_halves()),
        T::s4 | T::u4 => (32, Type::i32()),
        T::s8 | T::u8 => (16, Type::i32()),
        T::b1 if !is_sparse => (128, Type::i32()),
        T::e4m3 | T::e5m2 | T::e3m2 | T::e2m3 | T::e2m1 if is_sparse => (32, Type::i32()),
        _ => return None,
    })
}

/// The sizes of sparse matrices with 16 rows.
fn sparse_sizes(ty: MMATypes, columns: i32) -> Vec<Shape> {
    use MMATypes as T;
    match ty {
        T::e4m3 | T::e5m2 | T::e3m2 | T::e2m3 | T::e2m1 => vec![(16, 8, 64)],
        _ => vec![(16, 8, 2 * columns), (16, 8, 4 * columns)],
    }
}

/// Matrices with 16 rows.
fn tall((m, n, k): Shape, ty: MMATypes, is_sparse: bool) -> Option<Variant> {
    let (columns, register) = columns(ty, is_sparse)?;
    let count = |rows: i32| {
        let count = i64::from(rows / 8) * i64::from(k / columns);
        usize::try_from(count).unwrap_or(usize::MAX)
    };
    // Of a sparse matrix half of the elements are there.
    let rows = if is_sparse { count(m) / 2 } else { count(m) };
    let four = |element: Type| vec![(4, element)];
    Some(Variant {
        shapes: if is_sparse {
            sparse_sizes(ty, columns)
        } else {
            vec![(16, 8, columns), (16, 8, 2 * columns)]
        },
        a: Some((rows, register.clone())),
        b: Some((count(n), register)),
        c: if is_integer(ty) {
            four(Type::i32())
        } else {
            floats(2)
        },
        results: match ty {
            ty if is_integer(ty) => four(Type::i32()),
            MMATypes::tf32 | MMATypes::bf16 => four(Type::f32()),
            _ => floats(2),
        },
    })
}

/// Matrices with 8 rows.
fn flat(ty: MMATypes, is_sparse: bool) -> Variant {
    let variant = |k: &[i32], factor: Registers, sums: Vec<Registers>| Variant {
        shapes: k.iter().map(|k| (8, 8, *k)).collect(),
        a: Some(factor.clone()),
        b: Some(factor),
        c: sums.clone(),
        results: sums,
    };
    match ty {
        MMATypes::f16 => variant(&[4], (2, pair_of_halves()), floats(4)),
        MMATypes::f64 => variant(&[4], (1, Type::f64()), vec![(2, Type::f64())]),
        ty if is_integer(ty) => {
            let k: &[i32] = match ty {
                ty if is_int4(ty) => &[32],
                ty if is_int8(ty) => &[16],
                MMATypes::b1 if !is_sparse => &[128],
                _ => &[],
            };
            variant(k, (1, Type::i32()), vec![(2, Type::i32())])
        }
        _ => Variant::default(),
    }
}

/// `2xf32 4xi32 `
fn listed(all: &[Registers]) -> String {
    let one = |text: String, (count, ty): &Registers| text + &format!("{count}x{ty} ");
    all.iter().fold(String::new(), one)
}

fn verify_product(
    op: Operation,
    ir: &Ir,
    shape: Shape,
    ty: MMATypes,
    matrices: [&[Value]; 3],
    is_sparse: bool,
) -> VerifyResult {
    let wrong = |message: String| Err(op.emit_error(ir, message));
    let result = op.result(ir, 0).ty(ir);
    let variant = match shape.0 {
        16 => {
            let Some(variant) = tall(shape, ty, is_sparse) else {
                let message = format!("invalid shape or multiplicand type: {ty}");
                return Err(Diagnostic::error(op.location(ir), message));
            };
            let summand = matrices[2].first().map(|operand| operand.ty(ir));
            let summand = summand.and_then(|ty| infer_type(ty, true));
            if infer_type(result, true) != summand {
                return wrong("ctype does not match dtype".to_owned());
            }
            variant
        }
        8 => flat(ty, is_sparse),
        _ => Variant::default(),
    };
    let (Some(a), Some(b)) = (&variant.a, &variant.b) else {
        return wrong(unimplemented_variant(shape));
    };
    if !variant.shapes.contains(&shape) {
        return wrong(unimplemented_variant(shape));
    }
    let expected = [std::slice::from_ref(a), std::slice::from_ref(b), &variant.c];
    for ((name, expected), operands) in ["A", "B", "C"].into_iter().zip(expected).zip(matrices) {
        let is_alike = |(count, ty): &Registers| {
            operands.len() == *count && operands.iter().all(|operand| operand.ty(ir) == ty)
        };
        if !expected.iter().any(is_alike) {
            let found: Vec<String> = operands
                .iter()
                .map(|operand| operand.ty(ir).to_string())
                .collect();
            return wrong(format!(
                "Could not match types for the {name} operands; expected one of {}but got {}",
                listed(expected),
                found.join(", ")
            ));
        }
    }
    let results = variant.results.iter();
    let results: Vec<Type> = results
        .map(|(count, element)| structure(element, *count))
        .collect();
    if !results.contains(result) {
        let expected: Vec<String> = results.iter().map(Type::to_string).collect();
        return wrong(format!(
            "Could not match allowed types for the result; expected one of {} but got {result}",
            expected.join(", ")
        ));
    }
    Ok(())
}

fn unimplemented_variant((m, n, k): Shape) -> String {
    format!("unimplemented variant for MMA shape <{m}, {n}, {k}>")
}

/// Verifies that it is known what becomes of sums that are too large.
fn verify_overflow(
    op: Operation,
    ir: &Ir,
    ty: MMATypes,
    overflow: Option<MMAIntOverflow>,
) -> VerifyResult {
    if (is_int4(ty) || is_int8(ty)) && overflow.is_none() {
        return Err(op.emit_error(ir, "op requires intOverflowBehavior attribute"));
    }
    Ok(())
}

impl Verify for MmaOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let shape = self.shape(ir);
        let shape = (shape.m(), shape.n(), shape.k());
        // C++ reads the attributes as if they were there.
        let missing = |name| format!("requires attribute '{name}'");
        let Some(ty) = self.multiplicand_a_ptx_type(ir) else {
            return Err(self.emit_error(ir, missing("multiplicandAPtxType")));
        };
        let matrices = [self.operand_a(ir), self.operand_b(ir), self.operand_c(ir)];
        verify_product(self.operation(), ir, shape, ty, matrices, false)?;
        let has_b1: Option<MMAB1Op> = self.b1_op(ir);
        if ty == MMATypes::b1 && has_b1.is_none() {
            return Err(self.emit_error(ir, "op requires b1Op attribute"));
        }
        verify_overflow(self.operation(), ir, ty, self.int_overflow_behavior(ir))?;
        let layouts = (self.layout_a(ir), self.layout_b(ir));
        let is_free = shape == (8, 8, 4) && ty == MMATypes::f16;
        if is_free || layouts == (MMALayout::row, MMALayout::col) {
            return Ok(());
        }
        let Some(other) = self.multiplicand_b_ptx_type(ir) else {
            return Err(self.emit_error(ir, missing("multiplicandBPtxType")));
        };
        let (m, n, k) = shape;
        let message = format!(
            "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <{m}, {n}, {k}> with \
             element types {ty} and {other}. Only m8n8k4 with f16 supports other layouts."
        );
        Err(self.emit_error(ir, &message))
    }
}

impl Verify for MmaSpOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let shape = self.shape(ir);
        let shape = (shape.m(), shape.n(), shape.k());
        let Some(ty) = self.multiplicand_a_ptx_type(ir) else {
            return Err(self.emit_error(ir, "requires attribute 'multiplicandAPtxType'"));
        };
        let matrices = [self.operand_a(ir), self.operand_b(ir), self.operand_c(ir)];
        verify_product(self.operation(), ir, shape, ty, matrices, true)?;
        verify_overflow(self.operation(), ir, ty, self.int_overflow_behavior(ir))
    }
}
