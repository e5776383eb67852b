//! What contractions check: maps that permute loops, and a body with a product and a sum; of products of matrices, the
//! maps that a user may give. Where a message does not begin with the name of the operation, it is as in MLIR.

use super::structured::{maps_of_attribute, operands_of};
use super::{
    BatchMatmulOp, BatchReduceMatmulOp, ContractOp, LinalgOp, MatmulOp, batch_matmul_maps,
    batch_reduce_matmul_maps, matmul_maps,
};
#[cfg(feature = "complex")]
use crate::complex;
use crate::utils::IteratorType;
use ods_dialects::arith;
#[cfg(not(feature = "complex"))]
use ods_dialects::complex;
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::interfaces::{DynMemoryEffectOpInterface, MemoryEffectOpInterface};
use ods_runtime::op_interface;
use ods_runtime::prelude::*;
use ods_runtime::traits::IsTerminator;

/// A contraction, such as a product of matrices: MLIR's `ContractionOpInterface`.
#[op_interface]
pub trait ContractionOpInterface {
    /// Checks the number of operands, the maps and the body.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(Diagnostic::error(op.location(ir), message));
        let Some(linalg) = op.interface::<dyn LinalgOp>(ir) else {
            return fail("expected a LinalgOp");
        };
        let (inputs, outputs) = operands_of(op, ir);
        if inputs.len() != 2 || outputs.len() != 1 {
            return fail("expected op with 2 inputs and 1 output");
        }
        let (kinds, maps) = (linalg.get_iterator_types(ir), linalg.get_indexing_maps(ir));
        if !kinds.is_some_and(|kinds| kinds.contains(&IteratorType::reduction)) {
            return fail("expected at least 1 reduction");
        }
        if !maps.is_some_and(|maps| maps.iter().all(AffineMap::is_projected_permutation)) {
            return fail("expected indexing maps to be projected permutations");
        }
        let block = op.regions(ir).first();
        let block = block.and_then(|region| region.entry_block(ir));
        if block
            .and_then(|block| is_sum_of_products(block, ir))
            .is_none()
        {
            return fail("expected add/mul op in the body");
        }
        Ok(())
    }
}

fn has_no_effect(op: DynMemoryEffectOpInterface, ir: &Ir) -> bool {
    let mut effects = Vec::new();
    op.get_effects(ir, &mut effects);
    effects.is_empty()
}

/// The value that is computed of `value` by operations of one operand without effects: MLIR's `getSourceSkipUnary`.
fn behind_unary(mut value: Value, ir: &Ir) -> Value {
    while let Some(op) = value.defining_op(ir)
        && let [operand] = op.operands(ir)
        && let Some(effects) = op.interface::<dyn MemoryEffectOpInterface>(ir)
        && has_no_effect(effects, ir)
    {
        // One that depends on itself, in unreachable code, would never be done.
        if *operand == value {
            break;
        }
        value = *operand;
    }
    value
}

/// The operation with two operands and one result that computes a value.
fn binary(value: Value, ir: &Ir) -> Option<(Operation, [Value; 2])> {
    let op = value.defining_op(ir)?;
    let [lhs, rhs] = *op.operands(ir) else {
        return None;
    };
    (op.results(ir).len() == 1).then(|| (op, [lhs, rhs].map(|value| behind_unary(value, ir))))
}

/// Whether a body adds a product of the first two arguments to the third one.
fn is_sum_of_products(block: Block, ir: &Ir) -> Option<()> {
    let end = block.last_op(ir)?;
    let ([yielded], [a, b, c]) = (end.operands(ir), block.arguments(ir)) else {
        return None;
    };
    end.has_trait::<IsTerminator>(ir).then_some(())?;
    let (sum, terms) = binary(behind_unary(*yielded, ir), ir)?;
    if !terms.contains(c) {
        return None;
    }
    let is_argument = terms[0].defining_op(ir).is_none();
    let (product, factors) = binary(terms[usize::from(is_argument)], ir)?;
    let are_kinds = (sum.is::<arith::AddFOp>(ir) && product.is::<arith::MulFOp>(ir))
        || (sum.is::<arith::AddIOp>(ir) && product.is::<arith::MulIOp>(ir))
        || (sum.is::<complex::AddOp>(ir) && product.is::<complex::MulOp>(ir))
        || (sum.is::<arith::OrIOp>(ir) && product.is::<arith::AndIOp>(ir));
    (are_kinds && (factors == [*a, *b] || factors == [*b, *a])).then_some(())
}

/// Whether all results of a map are results of another one.
fn has_only_results_of(map: &AffineMap, other: &AffineMap) -> bool {
    map.results()
        .iter()
        .all(|result| other.results().contains(result))
}

/// The maps of a user, if they are not the default.
fn own_maps(op: Operation, ir: &Ir, default: &[AffineMap]) -> Option<Vec<AffineMap>> {
    let maps = maps_of_attribute(op, ir, "indexing_maps")?;
    (maps != default).then_some(maps)
}

impl Verify for MatmulOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let default = matmul_maps();
        let Some(maps) = own_maps(self.operation(), ir, &default) else {
            return Ok(());
        };
        // That there are three is checked later.
        for (map, default) in maps.iter().zip(&default).take(2) {
            if !has_only_results_of(map, default) {
                return Err(self.emit_error(ir, "Unexpected dim expression in map result."));
            }
            let is_valid = match map.results() {
                [] => false,
                [result] => result.is_function_of_dim(map.num_dims().wrapping_sub(1)),
                _ => true,
            };
            if !is_valid {
                return Err(self.emit_error(ir, "Invalid broadcast requested, should be (d2)."));
            }
        }
        Ok(())
    }
}

/// The dimensions of a product of matrices with batches.
const BATCH: u32 = 0;
const M: u32 = 1;
const N: u32 = 2;
const K: u32 = 3;

/// Checks the map of an input of a product of matrices with batches.
fn check_input(map: &AffineMap, default: &AffineMap, is_left: bool) -> Result<(), String> {
    if !has_only_results_of(map, default) {
        return Err(
            "Unexpected result dim expression (outside the set of default result dims).".to_owned(),
        );
    }
    let uses = |expr: &AffineExpr, dim: u32| expr.is_function_of_dim(dim);
    let is_broadcast = match map.results() {
        [] => false,
        [only] => uses(only, K),
        [first, second] if is_left => (uses(first, BATCH) || uses(first, M)) && uses(second, K),
        [first, second] => {
            (uses(first, BATCH) && uses(second, K)) || (uses(first, K) && uses(second, N))
        }
        [first, _, _] if uses(first, BATCH) => true,
        [_, _, _] => return Err("Invalid batch dimension expression.".to_owned()),
        _ => return Err("no. of result dim expressions exceeds 3.".to_owned()),
    };
    if is_broadcast {
        Ok(())
    } else {
        Err("Invalid broadcast requested.".to_owned())
    }
}

/// Checks the maps of a product of matrices with batches, which writes the dimensions `output`.
fn check_batches(maps: &[AffineMap], default: &[AffineMap], output: &[u32]) -> Result<(), String> {
    let ([left, right, result], [left_default, right_default, _]) = (maps, default) else {
        return Err("Indexing_map attribute must have 3 affine maps.".to_owned());
    };
    check_input(left, left_default, true)?;
    check_input(right, right_default, false)?;
    let results = result.results();
    if results.len() != output.len() {
        let (expected, found) = (output.len(), results.len());
        return Err(format!("expects {expected} dims, but got ({found})."));
    }
    let mut pairs = results.iter().zip(output);
    if pairs.all(|(result, dim)| result.is_function_of_dim(*dim)) {
        Ok(())
    } else {
        Err("Invalid output map result dimension.".to_owned())
    }
}

macro_rules! with_batches {
    ($($op:ident: $default:expr, $output:expr;)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let default = $default;
                let Some(maps) = own_maps(self.operation(), ir, &default) else {
                    return Ok(());
                };
                check_batches(&maps, &default, &$output)
                    .map_err(|message| self.emit_error(ir, message))
            }
        }
    )*};
}

with_batches! {
    BatchMatmulOp: batch_matmul_maps(), [BATCH, M, N];
    BatchReduceMatmulOp: batch_reduce_matmul_maps(), [M, N];
}

/// How often each dimension occurs in maps.
fn occurrences(maps: &[AffineMap], dims: u32) -> Vec<usize> {
    let count = |dim: u32| {
        let results = maps.iter().flat_map(AffineMap::results);
        results.filter(|it| **it == AffineExpr::Dim(dim)).count()
    };
    (0..dims).map(count).collect()
}

impl ContractOp {
    /// Checks the map of an operand, which must have as many dimensions as the one before.
    fn check_map(map: &AffineMap, ty: &Type, dims: u32) -> Result<(), &'static str> {
        if !map.is_projected_permutation() {
            return Err("provided affine_map is not a projected permutation");
        }
        let results = map.results().len();
        if ty.is_shaped() {
            if ty.shape().is_some_and(|shape| shape.len() != results) {
                return Err(
                    "ranks of shaped operand and results of corresponding affine_map differ",
                );
            }
        } else if results != 0 {
            return Err("affine_map specifies shaped access while operand has non-shaped type");
        }
        if map.num_dims() != dims {
            return Err("iteration spaces of provided affine_maps differ");
        }
        Ok(())
    }

    fn check(self, ir: &Ir) -> Result<(), String> {
        let maps = maps_of_attribute(self.operation(), ir, "indexing_maps").unwrap_or_default();
        let operands = self.operation().operands(ir);
        let dims = maps.first().map(AffineMap::num_dims);
        for (map, operand) in maps.iter().zip(operands).take(3) {
            Self::check_map(map, operand.ty(ir), dims.unwrap_or_default())?;
        }
        let unused = |dim: usize| {
            format!("iteration space dim at index {dim} not used to access any operand")
        };
        let Some(dims) = dims else {
            return Err(unused(0));
        };
        let (inputs, outputs) = maps.split_at(maps.len().min(2));
        let inputs = occurrences(inputs, dims);
        let outputs = occurrences(&outputs[..outputs.len().min(1)], dims);
        for (dim, counts) in inputs.iter().zip(&outputs).enumerate() {
            match counts {
                (0, 0) => return Err(unused(dim)),
                (1, 1) => {}
                (1, _) => {
                    return Err(format!(
                        "iteration space dim at index {dim} is neither a contracting dim nor of parallel iteration type"
                    ));
                }
                _ => {}
            }
        }
        if !inputs.iter().zip(&outputs).any(|counts| counts == (&2, &0)) {
            return Err("'indexing_maps' do not specify a contracting dimension".to_owned());
        }
        Ok(())
    }
}

impl Verify for ContractOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        self.check(ir)
            .map_err(|message| Diagnostic::error(self.location(ir), message))
    }
}
