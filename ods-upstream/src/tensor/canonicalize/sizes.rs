//! Sizes: those of results, and those that are constants.

use super::cast;
use crate::arith::IndexCastOp;
use crate::tensor::fold::{constant_number, forgets_only};
use crate::tensor::{
    CastOp, DimOp, EmptyOp, ExtractOp, GenerateOp, ReshapeOp, YieldOp, encoding, shape, tensor_of,
};
use ods_runtime::IrMapping;
use ods_runtime::interfaces::DestinationStyleOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for DimOp {
    fn patterns(set: &mut PatternSet) {
        set.add(size_of_cast);
        set.add(size_of_destination);
        set.add(size_of_reshape);
    }
}

impl CanonicalizationPatterns for EmptyOp {
    fn patterns(set: &mut PatternSet) {
        set.add(empty_with_type_of_cast);
        set.add(size_of_empty);
        set.add(empty_by_constants);
    }
}

impl CanonicalizationPatterns for GenerateOp {
    fn patterns(set: &mut PatternSet) {
        set.add(generate_by_constants);
        set.add(extract_generated);
    }
}

fn dim(rw: &mut Rewriter<'_>, op: DimOp, source: Value) {
    let mut state = OperationState::new(DimOp::INFO, op.location(rw));
    state.operands.extend([source, op.index(rw)]);
    state.result_types.push(Type::index());
    let new = rw.create_operation(state);
    rw.replace_with(op, new);
}

/// A cast does not change sizes.
fn size_of_cast(op: DimOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw).defining::<CastOp>(rw)?.source(rw);
    dim(rw, op, source);
    Some(())
}

/// A result that is written into a destination has its sizes.
fn size_of_destination(op: DimOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let writer = source.defining_op(rw)?;
    let number = writer.results(rw).iter().position(|it| *it == source)?;
    let interface = writer.interface::<dyn DestinationStyleOpInterface>(rw)?;
    let destination = *interface.dps_inits(rw).get(number)?;
    rw.modify(op, |rw| op.operation().set_operand(rw, 0, destination));
    Some(())
}

/// A reshaped tensor has the sizes that it was reshaped with.
fn size_of_reshape(op: DimOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let sizes = op.source(rw).defining::<ReshapeOp>(rw)?.shape(rw);
    let location = op.location(rw);
    let mut state = OperationState::new(ExtractOp::INFO, location);
    state.operands.extend([sizes, op.index(rw)]);
    state
        .result_types
        .push(sizes.ty(rw).element_type()?.clone());
    let mut size = rw.create_operation(state).result(rw, 0);
    if !size.ty(rw).is_index() {
        size = IndexCastOp::build(rw, location, Type::index(), size).out(rw);
    }
    rw.replace(op, [size]);
    Some(())
}

/// The type without the dynamic sizes that are constants, and the other sizes; `None` if none is a constant.
fn by_constants(ir: &Ir, ty: &Type, sizes: &[Value]) -> Option<(Type, Vec<Value>)> {
    let mut shape = shape(ty).to_vec();
    let mut kept = Vec::new();
    let dynamic = shape.iter_mut().filter(|size| **size == DYNAMIC);
    for (size, value) in dynamic.zip(sizes) {
        match constant_number(ir, *value).filter(|number| *number >= 0) {
            Some(number) => *size = number,
            None => kept.push(*value),
        }
    }
    let is_changed = kept.len() < sizes.len();
    is_changed.then(|| (tensor_of(ty, &shape, encoding(ty)), kept))
}

fn empty(rw: &mut Rewriter<'_>, location: Location, ty: Type, sizes: Vec<Value>) -> Value {
    let mut state = OperationState::new(EmptyOp::INFO, location);
    state.operands.extend(sizes);
    state.result_types.push(ty);
    rw.create_operation(state).result(rw, 0)
}

fn empty_by_constants(op: EmptyOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let old = op.result(rw).ty(rw).clone();
    let (ty, sizes) = by_constants(rw, &old, op.dynamic_sizes(rw))?;
    let location = op.location(rw);
    let new = empty(rw, location, ty, sizes);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}

/// A cast to static sizes of an empty tensor is an empty tensor.
fn empty_with_type_of_cast(op: CastOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (from, to) = (op.source(rw).ty(rw), op.dest(rw).ty(rw));
    let empty_op = op.source(rw).defining::<EmptyOp>(rw)?;
    if !forgets_only(to, from) {
        return None;
    }
    let dynamic = shape(from).iter().zip(shape(to));
    let dynamic = dynamic.filter(|(old, _)| **old == DYNAMIC);
    let sizes = dynamic.zip(empty_op.dynamic_sizes(rw));
    let kept = sizes.filter(|((_, new), _)| **new == DYNAMIC);
    let kept: Vec<Value> = kept.map(|(_, size)| *size).collect();
    let (location, ty) = (op.location(rw), to.clone());
    let new = empty(rw, location, ty, kept);
    rw.replace(op, [new]);
    Some(())
}

fn size_of_empty(op: DimOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let empty_op = source.defining::<EmptyOp>(rw)?;
    let number = usize::try_from(constant_number(rw, op.index(rw))?).ok()?;
    let sizes = shape(source.ty(rw));
    if *sizes.get(number)? != DYNAMIC {
        return None;
    }
    let before = sizes[..number].iter().filter(|size| **size == DYNAMIC);
    let size = *empty_op.dynamic_sizes(rw).get(before.count())?;
    rw.replace(op, [size]);
    Some(())
}

fn generate_by_constants(op: GenerateOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let old = op.result(rw).ty(rw).clone();
    let (ty, sizes) = by_constants(rw, &old, op.dynamic_extents(rw))?;
    let location = op.location(rw);
    let mut state = OperationState::new(GenerateOp::INFO, location);
    state.operands.extend(sizes);
    state.result_types.push(ty);
    state.new_regions = 1;
    let new = rw.create_operation(state);
    let (from, to) = (op.body(rw), new.regions(rw)[0]);
    rw.inline_region_at_end(from, to);
    let new = new.result(rw, 0);
    let new = cast(rw, location, new, old);
    rw.replace(op, [new]);
    Some(())
}

/// An element of a generated tensor is computed in its place.
fn extract_generated(op: ExtractOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let generate = op.tensor(rw).defining::<GenerateOp>(rw)?;
    if !generate.operation().would_be_trivially_dead(rw) {
        return None;
    }
    let block = generate.body(rw).entry_block(rw)?;
    let (last, mut mapping) = (block.last_op(rw)?, IrMapping::new());
    let result = YieldOp::cast(last, rw)?.value(rw);
    for (argument, index) in block.arguments(rw).iter().zip(op.indices(rw)) {
        mapping.map_value(*argument, *index);
    }
    let ops: Vec<Operation> = block.operations(rw).filter(|op| *op != last).collect();
    for op in ops {
        rw.clone_op_with(op, &mut mapping);
    }
    let result = mapping.get_value(result).unwrap_or(result);
    rw.replace(op, [result]);
    Some(())
}
