//! Deallocations: of nothing, of one buffer twice, and of what nobody else uses.

use crate::arith::{ConstantOp, OrIOp};
use crate::bufferization::DeallocOp;
use crate::memref::{ExtractStridedMetadataOp, has_effect_on, has_single_effect};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::MemoryEffect;
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for DeallocOp {
    fn patterns(set: &mut PatternSet) {
        set.add(free_once);
        set.add(retain_once);
        set.add(free_nothing);
        set.add(never_free);
        set.add(free_whole_buffer);
        set.add(erase_unused);
    }
}

/// The buffers that may be freed, and the condition of each.
type Freed = Vec<(Value, Value)>;

fn freed(op: DeallocOp, ir: &Ir) -> Freed {
    let conditions = op.conditions(ir).iter().copied();
    op.memrefs(ir).iter().copied().zip(conditions).collect()
}

/// The segments of the operands, as an attribute.
fn segments(freed: usize, retained: usize) -> Attribute {
    let count = |count| i32::try_from(count).unwrap_or(i32::MAX);
    DenseArrayAttr::from_i32s(&[count(freed), count(freed), count(retained)]).into()
}

/// Frees these buffers instead, if they are others.
fn update(op: DeallocOp, rw: &mut Rewriter<'_>, new: &Freed) -> Option<()> {
    if *new == freed(op, rw) {
        return None;
    }
    let (memrefs, conditions): (Vec<Value>, Vec<Value>) = new.iter().copied().unzip();
    let retained = op.retained(rw).to_vec();
    let segments = segments(memrefs.len(), retained.len());
    rw.modify(op, |rw| {
        let op = op.operation();
        op.set_operands(rw, &[memrefs, conditions, retained].concat());
        op.set_attribute(rw, "operandSegmentSizes", Some(segments));
    });
    Some(())
}

/// Frees a buffer once, on any of its conditions.
fn free_once(op: DeallocOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let location = op.location(rw);
    let mut new = Freed::new();
    for (memref, condition) in freed(op, rw) {
        let Some(at) = new.iter().position(|(known, _)| *known == memref) else {
            new.push((memref, condition));
            continue;
        };
        if new[at].1 != condition {
            new[at].1 = OrIOp::build(rw, location, new[at].1, condition).result(rw);
        }
    }
    update(op, rw, &new)
}

/// Asks once whether a buffer is retained.
fn retain_once(op: DeallocOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (mut new, mut places) = (Vec::new(), Vec::new());
    let all = op.retained(rw).to_vec();
    for retained in &all {
        let known = new.iter().position(|known| known == retained);
        places.push(known.unwrap_or(new.len()));
        if known.is_none() {
            new.push(*retained);
        }
    }
    if new.len() == all.len() {
        return None;
    }
    let (memrefs, conditions) = (op.memrefs(rw), op.conditions(rw));
    let mut state = OperationState::new(DeallocOp::INFO, op.location(rw));
    state.operands.extend_from_slice(memrefs);
    state.operands.extend_from_slice(conditions);
    state.operands.extend_from_slice(&new);
    state.set_attribute("operandSegmentSizes", segments(memrefs.len(), new.len()));
    state.result_types.extend(new.iter().map(|_| Type::i1()));
    let results = rw.create_operation(state).results(rw).to_vec();
    let results: Vec<Value> = places.into_iter().map(|at| results[at]).collect();
    rw.replace(op, results);
    Some(())
}

/// Without buffers, none is owned afterwards.
fn free_nothing(op: DeallocOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if !op.memrefs(rw).is_empty() {
        return None;
    }
    let location = op.location(rw);
    let count = op.operation().results(rw).len();
    let never = ConstantOp::build(rw, location, Attribute::bool(false)).result(rw);
    rw.replace(op, vec![never; count]);
    Some(())
}

/// A buffer that is never freed need not be named.
fn never_free(op: DeallocOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut new = freed(op, rw);
    let is_false = |value: Value, ir: &mut Ir| {
        let constant = value.constant(ir);
        constant.is_some_and(|constant| constant.as_i64() == Some(0))
    };
    new.retain(|(_, condition)| !is_false(*condition, rw));
    update(op, rw, &new)
}

/// Whether an operation allocates the value.
fn allocates(ir: &Ir, value: Value) -> bool {
    let op = value.defining_op(ir);
    op.is_some_and(|op| has_effect_on(ir, op, MemoryEffect::Allocate, value))
}

/// Frees what was allocated, and not the buffer in it.
fn free_whole_buffer(op: DeallocOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut new = freed(op, rw);
    for (memref, _) in &mut new {
        if let Some(metadata) = memref.defining::<ExtractStridedMetadataOp>(rw)
            && allocates(rw, metadata.source(rw))
        {
            *memref = metadata.source(rw);
        }
    }
    update(op, rw, &new)
}

/// Erases allocations that are only freed.
fn erase_unused(op: DeallocOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let is_unused = |memref: Value, ir: &Ir| {
        let op = memref.defining_op(ir)?;
        let is_unused = allocates(ir, memref)
            && has_single_effect(ir, op, MemoryEffect::Allocate)
            && memref.has_one_use(ir);
        is_unused.then_some(op)
    };
    let mut unused = Vec::new();
    let mut new = freed(op, rw);
    new.retain(|(memref, _)| {
        let allocation = is_unused(*memref, rw);
        unused.extend(allocation);
        allocation.is_none()
    });
    update(op, rw, &new)?;
    for op in unused {
        rw.erase(op);
    }
    Some(())
}
