//! What structured operations have in common: loops, and a map from them to the elements of each operand.

use super::assembly::element_or_self;
use super::{
    BatchMatmulOp, BatchReduceMatmulOp, BroadcastOp, ContractOp, ElementwiseOp, GenericOp, IndexOp,
    MapOp, MatmulOp, ReduceOp, TransposeOp, YieldOp, batch_matmul_maps, batch_reduce_matmul_maps,
    matmul_maps,
};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::op_interface;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// An operation that fills a tensor or a memref: MLIR's `FillOpInterface`.
#[op_interface]
pub trait FillOpInterface {
    /// Checks that elements have the type of the value.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let [value, output] = op.operands(ir) else {
            return Ok(());
        };
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

    /// The number of loops.
    fn get_num_loops(self, ir: &Ir) -> Option<usize>;

    /// Checks operands, maps and the body.
    fn verify_region_trait(op: Operation, ir: &Ir) -> VerifyResult {
        let model = Self::model_of(op);
        verify(op, ir, model.get_indexing_maps(ir), model.get_num_loops(ir))
            .map_err(|message| op.emit_error(ir, message))
    }
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
fn shape(value: Value, ir: &Ir) -> &[i64] {
    match value.ty(ir) {
        ty @ (Type::RankedTensor(_) | Type::MemRef(_)) => ty.shape().unwrap_or_default(),
        _ => &[],
    }
}

fn rank(value: Value, ir: &Ir) -> usize {
    shape(value, ir).len()
}

/// The maps that an attribute holds.
fn maps_of_attribute(op: Operation, ir: &Ir) -> Option<Vec<AffineMap>> {
    let Some(Attribute::Array(maps)) = op.attribute(ir, "indexing_maps") else {
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
        maps_of_attribute(self.operation(), ir)
    }

    fn get_num_loops(self, ir: &Ir) -> Option<usize> {
        match self.operation().attribute(ir, "iterator_types") {
            Some(Attribute::Array(kinds)) => Some(kinds.iter().count()),
            _ => None,
        }
    }
}

macro_rules! with_maps {
    ($($op:ident: $loops:expr, $default:expr;)*) => {$(
        impl LinalgOp for $op {
            fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
                maps_of_attribute(self.operation(), ir).or($default)
            }

            fn get_num_loops(self, ir: &Ir) -> Option<usize> {
                let loops: Option<usize> = $loops;
                loops.or_else(|| {
                    let maps = maps_of_attribute(self.operation(), ir)?;
                    usize::try_from(maps.first()?.num_inputs()).ok()
                })
            }
        }
    )*};
}

with_maps! {
    MatmulOp: Some(3), Some(matmul_maps());
    BatchMatmulOp: Some(4), Some(batch_matmul_maps());
    BatchReduceMatmulOp: Some(4), Some(batch_reduce_matmul_maps());
    ContractOp: None, None;
    ElementwiseOp: None, None;
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
        let loops = self.get_num_loops(ir)?;
        Some(partial(self.operation().operands(ir), &[], loops, |_| true))
    }

    fn get_num_loops(self, ir: &Ir) -> Option<usize> {
        Some(self.operation().operands(ir).last()?.ty(ir).shape()?.len())
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
            self.get_num_loops(ir)?,
            is_kept,
        ))
    }

    fn get_num_loops(self, ir: &Ir) -> Option<usize> {
        Some(self.inputs(ir).first()?.ty(ir).shape()?.len())
    }
}

impl LinalgOp for BroadcastOp {
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
        let [input, init] = self.operation().operands(ir) else {
            return None;
        };
        let added = self.operation().attribute(ir, "dimensions")?.as_i64s()?;
        let is_kept = |dim: usize| !added.iter().any(|new| usize::try_from(*new) == Ok(dim));
        let mut maps = partial(&[*init], &[*input], self.get_num_loops(ir)?, is_kept);
        maps.reverse();
        Some(maps)
    }

    fn get_num_loops(self, ir: &Ir) -> Option<usize> {
        Some(self.operation().operands(ir).get(1)?.ty(ir).shape()?.len())
    }
}

impl LinalgOp for TransposeOp {
    fn get_indexing_maps(self, ir: &Ir) -> Option<Vec<AffineMap>> {
        let loops = u32::try_from(self.get_num_loops(ir)?).ok()?;
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

    fn get_num_loops(self, ir: &Ir) -> Option<usize> {
        Some(self.operation().operands(ir).get(1)?.ty(ir).shape()?.len())
    }
}

fn verify(
    op: Operation,
    ir: &Ir,
    maps: Option<Vec<AffineMap>>,
    loops: Option<usize>,
) -> Result<(), String> {
    let operands = op.operands(ir);
    let is_tensor = |value: &Value| matches!(value.ty(ir), Type::RankedTensor(_));
    let is_memref = |value: &Value| matches!(value.ty(ir), Type::MemRef(_));
    let (tensors, memrefs) = (
        operands.iter().any(is_tensor),
        operands.iter().any(is_memref),
    );
    if tensors == memrefs && !operands.is_empty() {
        return Err("expected to have pure tensor or buffer semantics".to_owned());
    }
    // What is missing here is an attribute that constraints refuse.
    let (Some(maps), Some(loops)) = (maps, loops) else {
        return Ok(());
    };
    if maps.len() != operands.len() {
        return Err(format!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({})",
            maps.len(),
            operands.len()
        ));
    }
    for (number, (map, operand)) in maps.iter().zip(operands).enumerate() {
        if map.num_inputs() != map.num_dims() {
            return Err(format!("unexpected symbols in indexing_map #{number}"));
        }
        let (rank, results) = (rank(*operand, ir), map.results().len());
        if rank != results {
            return Err(format!(
                "expected operand #{number} rank ({rank}) to match the result rank of indexing_map ({results})"
            ));
        }
    }
    // As in MLIR, sizes are compared for the loops that maps have.
    let has_dims = |loops: usize| move |map: &AffineMap| map.num_dims() as usize == loops;
    if let Some(dims) = maps.first().map(|map| map.num_dims() as usize)
        && maps.iter().all(has_dims(dims))
    {
        verify_ranges(operands, ir, &maps, dims)?;
    }
    if let Some(number) = maps.iter().position(|map| !has_dims(loops)(map)) {
        return Err(format!(
            "expected indexing_map #{number} to have {loops} dim(s) to match the number of loops"
        ));
    }
    verify_body(op, ir)
}

/// Checks the sizes of operands against the numbers of iterations.
fn verify_ranges(
    operands: &[Value],
    ir: &Ir,
    maps: &[AffineMap],
    loops: usize,
) -> Result<(), String> {
    let shapes: Vec<&[i64]> = operands.iter().map(|value| shape(*value, ir)).collect();
    let mut ranges = vec![None; loops];
    for (map, shape) in maps.iter().zip(&shapes) {
        for (result, size) in map.results().iter().zip(*shape) {
            if let AffineExpr::Dim(dim) = result
                && let Some(range @ None) = ranges.get_mut(*dim as usize)
            {
                *range = Some(*size);
            }
        }
    }
    let Some(ranges) = ranges.into_iter().collect::<Option<Vec<i64>>>() else {
        let results: Vec<AffineExpr> = maps
            .iter()
            .flat_map(|map| map.results().iter().cloned())
            .collect();
        let all = AffineMap::new(u32::try_from(loops).unwrap_or(u32::MAX), 0, results);
        return Err(format!("invalid indexing maps are non-invertible: ({all})"));
    };
    if ranges.contains(&DYNAMIC) {
        return Ok(());
    }
    let start = vec![0; loops];
    let end: Vec<i64> = ranges.iter().map(|range| range - 1).collect();
    for (number, (map, shape)) in maps.iter().zip(&shapes).enumerate() {
        let (Some(start), Some(end)) = (map.evaluate(&start, &[]), map.evaluate(&end, &[])) else {
            continue;
        };
        for (dim, size) in shape.iter().enumerate() {
            if *size == DYNAMIC || *size == 0 {
                continue;
            }
            let (low, high) = (start[dim].min(end[dim]), start[dim].max(end[dim]));
            if low < 0 {
                return Err(format!(
                    "unexpected result less than 0 at expression #{dim} in {map}"
                ));
            }
            let inferred = high.saturating_add(1);
            let place = format!(
                "inferred input/output operand #{number} has shape's dimension #{dim} to be "
            );
            if matches!(map.results()[dim], AffineExpr::Dim(_)) {
                if inferred != *size {
                    return Err(format!("{place}{inferred}, but found {size}"));
                }
            } else if inferred > *size {
                return Err(format!(
                    "{place}greater than or equal to {inferred}, but found {size}"
                ));
            }
        }
    }
    Ok(())
}

fn verify_body(op: Operation, ir: &Ir) -> Result<(), String> {
    let block = match op.regions(ir) {
        [region] if region.blocks(ir).count() == 1 => region.entry_block(ir),
        _ => None,
    };
    let Some(block) = block else {
        return Err("expects to have 1 region with 1 block".to_owned());
    };
    let (operands, arguments) = (op.operands(ir), block.arguments(ir));
    if operands.len() != arguments.len() {
        return Err(
            "expected as many non-induction variable region arguments as the number of input/output operands".to_owned(),
        );
    }
    for (number, (operand, argument)) in operands.iter().zip(arguments).enumerate() {
        let (element, found) = (element_or_self(operand.ty(ir)), argument.ty(ir));
        if element != *found {
            return Err(format!(
                "expected type of bb argument #{number} ('{found}') to match element or self type of the corresponding operand ('{element}')"
            ));
        }
    }
    Ok(())
}

impl Verify for YieldOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let Some(parent) = self.parent_op(ir) else {
            return Ok(());
        };
        if !matches!(parent.regions(ir), [region] if region.entry_block(ir).is_some()) {
            return fail("expected single non-empty parent region".to_owned());
        }
        let destinations = parent.interface::<dyn LinalgOp>(ir);
        let destinations =
            destinations.and_then(|_| parent.interface::<dyn DestinationStyleOpInterface>(ir));
        let Some(destinations) = destinations else {
            return fail("expected parent op with LinalgOp interface".to_owned());
        };
        let (inits, values) = (destinations.dps_inits(ir), self.operation().operands(ir));
        if values.len() != inits.len() {
            let (values, inits) = (values.len(), inits.len());
            return fail(format!(
                "expected number of yield values ({values}) to match the number of inits / outs operands of the enclosing LinalgOp ({inits})"
            ));
        }
        for (number, (value, init)) in values.iter().zip(inits).enumerate() {
            let (found, element) = (value.ty(ir), element_or_self(init.ty(ir)));
            if *found != element {
                return fail(format!(
                    "type of yield operand {} ('{found}') doesn't match the element type of the enclosing linalg.generic op ('{element}')",
                    number + 1
                ));
            }
        }
        Ok(())
    }
}

impl Verify for IndexOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let parent = self
            .parent_op(ir)
            .and_then(|parent| parent.interface::<dyn LinalgOp>(ir));
        let Some(parent) = parent else {
            return Err(self.emit_error(ir, "expected parent op with LinalgOp interface"));
        };
        let dim = self
            .operation()
            .attribute(ir, "dim")
            .and_then(Attribute::as_i64)
            .unwrap_or(0);
        match parent.get_num_loops(ir) {
            Some(loops) if i64::try_from(loops).is_ok_and(|loops| loops <= dim) => {
                let message = format!(
                    "expected dim ({dim}) to be lower than the number of loops ({loops}) of the enclosing LinalgOp"
                );
                Err(self.emit_error(ir, message))
            }
            _ => Ok(()),
        }
    }
}
