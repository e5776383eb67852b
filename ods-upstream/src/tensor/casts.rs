//! The canonicalization of the dialect: casts in front of operations of any dialect that write into tensors.

use super::fold::forgets_only;
use super::{CastOp, InsertSliceOp, TensorDialect};
use ods_runtime::interfaces::{DynDestinationStyleOpInterface, LoopLikeOpInterface};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for TensorDialect {
    fn patterns(set: &mut PatternSet) {
        set.add(cast_results);
    }
}

/// What a cast makes less static.
fn cast_source(ir: &Ir, value: Value) -> Option<Value> {
    let source = value.defining::<CastOp>(ir)?.source(ir);
    forgets_only(source.ty(ir), value.ty(ir)).then_some(source)
}

/// Whether casts in front of `op` are left to patterns of its own.
fn has_own_patterns(op: Operation, ir: &Ir) -> bool {
    op.is::<InsertSliceOp>(ir)
        || op.interface::<dyn LoopLikeOpInterface>(ir).is_some()
        || matches!(op.name(ir).as_str(), "linalg.pack" | "linalg.unpack")
}

/// Lets an operation use what casts cast, and casts its results instead: `FoldTensorCastProducerOp`.
fn cast_results(op: DynDestinationStyleOpInterface, rw: &mut Rewriter<'_>) -> Option<()> {
    let inits = op.get_dps_inits(rw);
    let op = op.operation();
    let old = op.operands(rw).to_vec();
    let new: Vec<Value> = old
        .iter()
        .map(|operand| cast_source(rw, *operand).unwrap_or(*operand))
        .collect();
    if new == old || has_own_patterns(op, rw) {
        return None;
    }
    let mut types: Vec<Type> = op.result_types(rw).cloned().collect();
    let inits = new.get(inits)?.iter().map(|init| init.ty(rw));
    for (ty, init) in types.iter_mut().zip(inits.filter(|init| !init.is_memref())) {
        *ty = init.clone();
    }
    let location = op.location(rw);
    let mut state = OperationState::new(op.info(rw)?, location);
    state.operands.extend(new);
    state.result_types.extend(types);
    for entry in op.attributes(rw).entries() {
        state.set_attribute(entry.name.as_str(), entry.value.clone());
    }
    let regions = op.regions(rw).to_vec();
    state.new_regions = regions.len();
    let new = rw.create_operation(state);
    for (from, to) in regions.into_iter().zip(new.regions(rw).to_vec()) {
        from.take_body(rw, to);
    }
    let pairs = op.results(rw).iter().zip(new.results(rw));
    let pairs: Vec<(Type, Value)> = pairs.map(|(old, new)| (old.ty(rw).clone(), *new)).collect();
    let mut values = Vec::new();
    for (ty, value) in pairs {
        values.push(if *value.ty(rw) == ty {
            value
        } else {
            super::canonicalize::cast(rw, location, value, ty)
        });
    }
    rw.replace(op, values);
    Some(())
}
