//! Verifiers of structured operations, of their bodies, and of what bodies end with.

use super::assembly::element_or_self;
use super::structured::{loop_ranges, rank, shape};
use super::{IndexOp, LinalgOp, YieldOp};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// Checks operands, maps and the body.
pub(super) fn verify(
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
    let Some(ranges) = loop_ranges(operands, ir, maps, loops) else {
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
    for (number, (map, operand)) in maps.iter().zip(operands).enumerate() {
        let (Some(start), Some(end)) = (map.evaluate(&start, &[]), map.evaluate(&end, &[])) else {
            continue;
        };
        for (dim, size) in shape(*operand, ir).iter().enumerate() {
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
        match parent.get_iterator_types(ir).map(|kinds| kinds.len()) {
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
