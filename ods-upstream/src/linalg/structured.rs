//! What structured operations have in common: loops, and a map from them to the elements of each operand.

use super::assembly::element_or_self;
use super::verify_structured::verify;
use super::{
    BatchMatmulOp, BatchReduceMatmulOp, BroadcastOp, ContractOp, ElementwiseOp, GenericOp,
    IteratorTypeAttr, MapOp, MatmulOp, ReduceOp, TransposeOp, batch_matmul_maps,
    batch_reduce_matmul_maps, matmul_maps,
};
use crate::utils::IteratorType;
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::op_interface;
use ods_runtime::prelude::*;

/// An operation that fills a tensor or a memref: MLIR's `FillOpInterface`.
#[op_interface]
pub trait FillOpInterface {
    /// Checks that a scalar fills one output, and that elements have its type. As in MLIR, only the last message begins
    /// with the name of the operation.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(Diagnostic::error(op.location(ir), message));
        let (inputs, outputs) = operands_of(op, ir);
        let ([value], [output]) = (inputs, outputs) else {
            return fail("expected op with 1 input and 1 output");
        };
        // A vector is one value.
        if value.ty(ir).is_tensor() || value.ty(ir).is_memref() {
            return fail("expected op with scalar input");
        }
        let (found, element) = (value.ty(ir), element_or_self(output.ty(ir)));
        if *found == element {
            return Ok(());
        }
        let message = format!(
            "expected fill value type ('{found}') to match output element type ('{element}')"
        );
        Err(op.emit_error(ir, message))
    }
}

/// A structured operation: MLIR's `LinalgOp`.
#[op_interface]
pub trait LinalgOp {
    /// The maps from loops to the elements of operands. There are none if attributes that they depend on are wrong.
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>>;

    /// The kinds of the loops. There are none if attributes that they depend on are wrong.
    fn get_iterator_types(self, ir: &Ir) -> Option<Vec<IteratorType>>;

    /// Checks operands, maps and the body.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let model = Self::model_of(op);
        let loops = model.get_iterator_types(ir).map(|kinds| kinds.len());
        verify(op, ir, model.get_indexing_maps(ir), loops)
            .map_err(|message| op.emit_error(ir, message))
    }
}

/// The inputs and the destinations of an operation.
pub(super) fn operands_of(op: Operation, ir: &Ir) -> (&[Value], &[Value]) {
    let operands = op.operands(ir);
    let inits = op.interface::<dyn DestinationStyleOpInterface>(ir);
    let inits = inits.map_or(0..0, |op| op.get_dps_inits(ir));
    (
        operands.get(..inits.start).unwrap_or_default(),
        operands.get(inits).unwrap_or_default(),
    )
}

/// Parallel loops for the dimensions that occur in the map of an output, and reductions for the others.
pub(super) fn kinds_of_loops(output: &AffineMap) -> Vec<IteratorType> {
    let kind = |dim: u32| {
        if output.results().contains(&AffineExpr::Dim(dim)) {
            IteratorType::parallel
        } else {
            IteratorType::reduction
        }
    };
    (0..output.num_dims()).map(kind).collect()
}

/// As many parallel loops as `value` has dimensions.
pub(super) fn parallel_loops(value: Option<&Value>, ir: &Ir) -> Option<Vec<IteratorType>> {
    let rank = value?.ty(ir).shape()?.len();
    Some(vec![IteratorType::parallel; rank])
}

/// The numbers of iterations, each from the first size that a loop alone indexes; `None` if there is none for a loop.
pub(super) fn loop_ranges(
    operands: &[Value],
    ir: &Ir,
    maps: &[AffineMap],
    loops: usize,
) -> Option<Vec<i64>> {
    let mut ranges = vec![None; loops];
    for (map, operand) in maps.iter().zip(operands) {
        for (result, size) in map.results().iter().zip(shape(*operand, ir)) {
            if let AffineExpr::Dim(dim) = result
                && let Some(range @ None) = ranges.get_mut(*dim as usize)
            {
                *range = Some(*size);
            }
        }
    }
    ranges.into_iter().collect()
}

/// The numbers of an attribute of strides or dilations; 1 without it.
fn factor(attribute: Option<&Attribute>, number: usize) -> Option<i64> {
    match attribute {
        None => Some(1),
        Some(Attribute::DenseElements(elements)) => elements.values().nth(number)?.as_i64(),
        Some(_) => None,
    }
}

/// Reads the maps of a named operation.
pub(super) fn parse_maps<'a>(
    attribute: &dyn Fn(&str) -> Option<&'a Attribute>,
    (loops, text): (u32, &str),
) -> Option<Vec<AffineMap>> {
    let product = |text: &str| {
        let (dim, times) = text
            .split_once('*')
            .map_or((text, None), |(dim, times)| (dim, Some(times)));
        let dim = AffineExpr::dim(dim.strip_prefix('d')?.parse::<u32>().ok()?);
        let Some(times) = times else {
            return Some(dim);
        };
        let name = if times.starts_with('S') {
            "strides"
        } else {
            "dilations"
        };
        match factor(attribute(name), times.get(1..)?.parse().ok()?)? {
            1 => Some(dim),
            times => Some(dim * AffineExpr::Constant(times)),
        }
    };
    let sum = |text: &str| {
        let mut terms = text.trim().split('+');
        let first = product(terms.next()?)?;
        terms.try_fold(first, |sum, term| Some(sum + product(term)?))
    };
    let map = |text: &str| {
        let results = text.split(',').filter(|text| !text.trim().is_empty());
        let results: Vec<AffineExpr> = results.map(sum).collect::<Option<_>>()?;
        Some(AffineMap::new(loops, 0, results))
    };
    text.split(';').map(map).collect()
}

/// An identity for each operand, and no results for scalars.
pub(super) fn elementwise_maps(
    op: Operation,
    output: Option<&Value>,
    ir: &Ir,
) -> Option<Vec<AffineMap>> {
    let loops = u32::try_from(output?.ty(ir).shape()?.len()).ok()?;
    let map = |operand: &Value| match rank(*operand, ir) {
        0 => AffineMap::new(loops, 0, []),
        _ => AffineMap::multi_dim_identity(loops),
    };
    Some(op.operands(ir).iter().map(map).collect())
}

/// The shape of a tensor or a memref; other operands are scalars.
pub(super) fn shape(value: Value, ir: &Ir) -> &[i64] {
    match value.ty(ir) {
        ty @ (Type::RankedTensor(_) | Type::MemRef(_)) => ty.shape().unwrap_or_default(),
        _ => &[],
    }
}

pub(super) fn rank(value: Value, ir: &Ir) -> usize {
    shape(value, ir).len()
}

/// The maps that an attribute holds.
pub(super) fn maps_of_attribute(op: Operation, ir: &Ir, name: &str) -> Option<Vec<AffineMap>> {
    let Some(Attribute::Array(maps)) = op.attribute(ir, name) else {
        return None;
    };
    let map = |map: &Attribute| match map {
        Attribute::AffineMap(map) => Some(map.clone()),
        _ => None,
    };
    maps.iter().map(map).collect()
}

impl LinalgOp for GenericOp {
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
        maps_of_attribute(self.operation(), ir, "indexing_maps")
    }

    fn get_iterator_types(self, ir: &Ir) -> Option<Vec<IteratorType>> {
        let Some(Attribute::Array(kinds)) = self.operation().attribute(ir, "iterator_types") else {
            return None;
        };
        let kind = |kind: &Attribute| Some(kind.downcast::<IteratorTypeAttr>()?.value());
        kinds.iter().map(kind).collect()
    }
}

macro_rules! with_maps {
    ($($op:ident: $default:expr;)*) => {$(
        impl LinalgOp for $op {
            fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
                maps_of_attribute(self.operation(), ir, "indexing_maps").or(Some($default))
            }

            fn get_iterator_types(self, _: &Ir) -> Option<Vec<IteratorType>> {
                $default.last().map(kinds_of_loops)
            }
        }
    )*};
}

with_maps! {
    MatmulOp: matmul_maps();
    BatchMatmulOp: batch_matmul_maps();
    BatchReduceMatmulOp: batch_reduce_matmul_maps();
}

impl LinalgOp for ContractOp {
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
        maps_of_attribute(self.operation(), ir, "indexing_maps")
    }

    fn get_iterator_types(self, ir: &Ir) -> Option<Vec<IteratorType>> {
        self.get_indexing_maps(ir)?.last().map(kinds_of_loops)
    }
}

impl LinalgOp for ElementwiseOp {
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
        maps_of_attribute(self.operation(), ir, "indexing_maps")
    }

    fn get_iterator_types(self, ir: &Ir) -> Option<Vec<IteratorType>> {
        parallel_loops(self.operation().operands(ir).last(), ir)
    }
}

/// Identities of which some operands have only some results.
fn partial(
    all: &[Value],
    some: &[Value],
    loops: usize,
    is_kept: impl Fn(usize) -> bool,
) -> Vec<AffineMap> {
    let count = u32::try_from(loops).unwrap_or(u32::MAX);
    let dims = |is_kept: &dyn Fn(usize) -> bool| {
        let kept = (0..count).filter(|dim| is_kept(*dim as usize));
        AffineMap::new(count, 0, kept.map(AffineExpr::dim).collect::<Vec<_>>())
    };
    let all = all.iter().map(|_| dims(&|_| true));
    all.chain(some.iter().map(|_| dims(&is_kept))).collect()
}

impl LinalgOp for MapOp {
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
        let loops = self.get_iterator_types(ir)?.len();
        Some(partial(self.operation().operands(ir), &[], loops, |_| true))
    }

    fn get_iterator_types(self, ir: &Ir) -> Option<Vec<IteratorType>> {
        parallel_loops(self.operation().operands(ir).last(), ir)
    }
}

impl LinalgOp for ReduceOp {
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
        let dimensions = self.operation().attribute(ir, "dimensions")?.as_i64s()?;
        let is_kept = |dim: usize| {
            !dimensions
                .iter()
                .any(|gone| usize::try_from(*gone) == Ok(dim))
        };
        Some(partial(
            self.inputs(ir),
            self.inits(ir),
            self.inputs(ir).first()?.ty(ir).shape()?.len(),
            is_kept,
        ))
    }

    fn get_iterator_types(self, ir: &Ir) -> Option<Vec<IteratorType>> {
        let mut kinds = parallel_loops(self.inputs(ir).first(), ir)?;
        for dim in self.operation().attribute(ir, "dimensions")?.as_i64s()? {
            let kind = kinds.get_mut(usize::try_from(*dim).ok()?)?;
            *kind = IteratorType::reduction;
        }
        Some(kinds)
    }
}

impl LinalgOp for BroadcastOp {
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
        let [input, init] = self.operation().operands(ir) else {
            return None;
        };
        let added = self.operation().attribute(ir, "dimensions")?.as_i64s()?;
        let is_kept = |dim: usize| !added.iter().any(|new| usize::try_from(*new) == Ok(dim));
        let loops = init.ty(ir).shape()?.len();
        let mut maps = partial(&[*init], &[*input], loops, is_kept);
        maps.reverse();
        Some(maps)
    }

    fn get_iterator_types(self, ir: &Ir) -> Option<Vec<IteratorType>> {
        parallel_loops(self.operation().operands(ir).get(1), ir)
    }
}

impl LinalgOp for TransposeOp {
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
        let loops = u32::try_from(self.get_iterator_types(ir)?.len()).ok()?;
        let permutation = self.operation().attribute(ir, "permutation")?.as_i64s()?;
        let place = |dim: u32| {
            let at = permutation
                .iter()
                .position(|from| *from == i64::from(dim))?;
            Some(AffineExpr::dim(u32::try_from(at).ok()?))
        };
        let input: Vec<AffineExpr> = (0..loops).map(place).collect::<Option<_>>()?;
        Some(vec![
            AffineMap::new(loops, 0, input),
            AffineMap::multi_dim_identity(loops),
        ])
    }

    fn get_iterator_types(self, ir: &Ir) -> Option<Vec<IteratorType>> {
        parallel_loops(self.operation().operands(ir).get(1), ir)
    }
}
