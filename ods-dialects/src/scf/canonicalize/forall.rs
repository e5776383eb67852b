//! `scf.forall`.

use super::inputs::erase_results;
use super::trips::{Trips, trips};
use super::{clone_block, terminator};
use crate::constant_of;
use crate::scf::build::value_of;
use crate::scf::{ForallOp, entry_arguments};
use ods_runtime::IrMapping;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::{LoopLikeOpInterface, ParallelCombiningOpInterface};
use ods_runtime::ir::InsertPoint;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for ForallOp {
    fn patterns(set: &mut PatternSet) {
        set.add(fold_bounds);
        set.add(drop_outputs);
        set.add(drop_trivial_dimensions);
        set.add(replace_constant_variables);
    }
}

/// Lower bounds, upper bounds, steps.
type Bounds = [Vec<FoldResult>; 3];

fn bounds_of(ir: &Ir, op: ForallOp) -> Bounds {
    [
        op.get_loop_lower_bounds(ir),
        op.get_loop_upper_bounds(ir),
        op.get_loop_steps(ir),
    ]
    .map(Option::unwrap_or_default)
}

/// The numbers with `DYNAMIC` in place of values, and the values.
fn split(bounds: &[FoldResult]) -> (Vec<i64>, Vec<Value>) {
    let mut values = Vec::new();
    let numbers = bounds.iter().map(|bound| match bound {
        FoldResult::Attr(number) => number.as_i64().unwrap_or(DYNAMIC),
        FoldResult::Value(value) => {
            values.push(*value);
            DYNAMIC
        }
    });
    (numbers.collect(), values)
}

/// Sets the bounds of `state` or of an operation: operands, numbers and segments.
struct Parts {
    operands: Vec<Value>,
    attributes: [(&'static str, Attribute); 4],
}

impl Parts {
    fn new(bounds: &Bounds, outputs: &[Value]) -> Self {
        let [lower, upper, step] = [0, 1, 2].map(|list: usize| split(&bounds[list]));
        let lists = [&lower.1, &upper.1, &step.1];
        let mut sizes: Vec<i32> = lists.iter().map(|list| list.len() as i32).collect();
        sizes.push(outputs.len() as i32);
        let operands = lists.into_iter().flatten().chain(outputs);
        let numbers = |numbers: &[i64]| Attribute::from(DenseArrayAttr::from_i64s(numbers));
        Self {
            operands: operands.copied().collect(),
            attributes: [
                ("staticLowerBound", numbers(&lower.0)),
                ("staticUpperBound", numbers(&upper.0)),
                ("staticStep", numbers(&step.0)),
                (
                    "operandSegmentSizes",
                    DenseArrayAttr::from_i32s(&sizes).into(),
                ),
            ],
        }
    }

    fn set(self, rw: &mut Rewriter<'_>, op: Operation) {
        op.set_operands(rw, &self.operands);
        for (name, value) in self.attributes {
            op.set_attribute(rw, name, Some(value));
        }
    }
}

/// Replaces constant values by numbers. Returns whether there are any.
fn fold_list(ir: &Ir, bounds: &mut [FoldResult]) -> bool {
    let mut changed = false;
    for bound in bounds {
        if let FoldResult::Value(value) = bound
            && let Some(number) = constant_of(ir, *value).and_then(Attribute::as_i64)
            && number != DYNAMIC
        {
            *bound = FoldResult::Attr(Attribute::index(number));
            changed = true;
        }
    }
    changed
}

/// Makes constant bounds and steps part of the operation.
fn fold_bounds(op: ForallOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut bounds = bounds_of(rw, op);
    // As in MLIR, one list at a time.
    if !bounds.iter_mut().any(|list| fold_list(rw, list)) {
        return None;
    }
    let outputs = op.outputs(rw).to_vec();
    Parts::new(&bounds, &outputs).set(rw, op.operation());
    Some(())
}

/// The operations that combine values into an output.
fn combining_ops(ir: &Ir, output: Value) -> Vec<Operation> {
    let users = output.uses(ir).map(|operand| operand.owner);
    users
        .filter(|user| {
            user.interface::<dyn ParallelCombiningOpInterface>(ir)
                .is_some()
        })
        .collect()
}

/// Drops outputs that nothing is combined into, or whose results are not used.
fn drop_outputs(op: ForallOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (rank, outputs, results) = (
        op.rank(rw),
        op.outputs(rw).to_vec(),
        op.results(rw).to_vec(),
    );
    let arguments = entry_arguments(rw, op.region(rw)).to_vec();
    let is_dropped = |number: &usize| {
        results[*number].is_unused(rw) || combining_ops(rw, arguments[rank + number]).is_empty()
    };
    let dropped: Vec<usize> = (0..results.len()).filter(is_dropped).collect();
    if dropped.is_empty() {
        return None;
    }
    for number in &dropped {
        for user in combining_ops(rw, arguments[rank + number]) {
            rw.erase(user);
        }
    }
    let block = op.region(rw).entry_block(rw)?;
    for number in &dropped {
        rw.replace_all_uses_with(arguments[rank + number], outputs[*number]);
        rw.replace_all_uses_with(results[*number], outputs[*number]);
    }
    for number in dropped.iter().rev() {
        rw.modify(op, |rw| block.erase_argument(rw, rank + number));
    }
    let is_kept = |number: &usize| !dropped.contains(number);
    let kept: Vec<Value> = (0..outputs.len())
        .filter(is_kept)
        .map(|number| outputs[number])
        .collect();
    let bounds = bounds_of(rw, op);
    let gone: Vec<Value> = dropped.iter().map(|number| results[*number]).collect();
    let new = erase_results(rw, op.operation(), &gone)?;
    Parts::new(&bounds, &kept).set(rw, new);
    Some(())
}

/// Drops dimensions with one iteration, and loops without any, unless they are mapped to a device.
fn drop_trivial_dimensions(op: ForallOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if !op.mapping(rw).unwrap_or_default().is_empty() {
        return None;
    }
    let (bounds, location) = (bounds_of(rw, op), op.location(rw));
    let arguments = entry_arguments(rw, op.region(rw)).to_vec();
    let rank = op.rank(rw);
    let mut kept: Bounds = Bounds::default();
    let mut mapping = IrMapping::new();
    for (number, variable) in arguments[..rank].iter().enumerate() {
        let [lower, upper, step] = [0, 1, 2].map(|list: usize| &bounds[list][number]);
        match trips(rw, lower, upper, step, true) {
            Some(Trips::Zero) => {
                let outputs = op.outputs(rw).to_vec();
                rw.replace(op, outputs);
                return Some(());
            }
            Some(Trips::One) => {
                let value = value_of(rw, location, lower);
                mapping.map_value(*variable, value);
            }
            _ => {
                for (list, bound) in kept.iter_mut().zip([lower, upper, step]) {
                    list.push(bound.clone());
                }
            }
        }
    }
    if kept[0].is_empty() {
        return inline_body(op, rw, &bounds[0]);
    }
    if kept[0].len() == rank {
        return None;
    }
    rebuild(op, rw, &kept, &mut mapping)
}

/// Replaces the loop by one with fewer dimensions.
fn rebuild(
    op: ForallOp,
    rw: &mut Rewriter<'_>,
    bounds: &Bounds,
    mapping: &mut IrMapping,
) -> Option<()> {
    let outputs = op.outputs(rw).to_vec();
    let parts = Parts::new(bounds, &outputs);
    let mut state = OperationState::of(op.operation(), rw);
    state.regions.clear();
    state.new_regions = 1;
    state.operands = parts.operands.into();
    state.result_types.extend(super::types_of(rw, &outputs));
    for (name, value) in parts.attributes {
        state.set_attribute(name, value);
    }
    let new = rw.create_operation(state);
    let block = op.region(rw).entry_block(rw)?;
    let target = new.regions(rw)[0];
    clone_block(rw, block, target, mapping);
    rw.replace_with(op, new);
    Some(())
}

/// Replaces a loop with one iteration by its body. Outputs that something is combined into are left
/// alone: only the combining operation knows what the result is.
fn inline_body(op: ForallOp, rw: &mut Rewriter<'_>, lower: &[FoldResult]) -> Option<()> {
    let (region, location) = (op.region(rw), op.location(rw));
    if !op.results(rw).is_empty() {
        return None;
    }
    let (block, last) = (region.entry_block(rw)?, terminator(rw, region)?);
    let bounds = lower.iter();
    let values: Vec<Value> = bounds.map(|bound| value_of(rw, location, bound)).collect();
    rw.inline_block(block, InsertPoint::Before(op.operation()), values);
    rw.erase(last);
    rw.erase(op);
    Some(())
}

/// Replaces the variables of dimensions with one iteration by their lower bounds.
fn replace_constant_variables(op: ForallOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (bounds, location) = (bounds_of(rw, op), op.location(rw));
    let variables = entry_arguments(rw, op.region(rw))[..op.rank(rw)].to_vec();
    let mut changed = None;
    for (number, variable) in variables.into_iter().enumerate() {
        let [lower, upper, step] = [0, 1, 2].map(|list: usize| &bounds[list][number]);
        if variable.is_unused(rw) || trips(rw, lower, upper, step, true) != Some(Trips::One) {
            continue;
        }
        let value = value_of(rw, location, lower);
        rw.replace_all_uses_with(variable, value);
        changed = Some(());
    }
    changed
}
