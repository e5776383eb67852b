//! Operations that do nothing: on no elements, or with bodies that only pass on what they get.

use crate::linalg::{BroadcastOp, CopyOp, GenericOp, LinalgOp, YieldOp};
#[cfg(feature = "sparse_tensor")]
use crate::sparse_tensor::{ConvertOp, encoding_of};
#[cfg(not(feature = "sparse_tensor"))]
use crate::tensor::encoding;
use crate::tensor::{CastOp, cast};
use ods_runtime::interfaces::CastOpInterface;
use ods_runtime::prelude::*;
use std::slice::from_ref;

impl CanonicalizationPatterns for GenericOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_identity::<Self>);
    }
}

impl CanonicalizationPatterns for BroadcastOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_identity::<Self>);
        set.add(super::moves::join_broadcasts);
    }
}

impl CanonicalizationPatterns for CopyOp {
    fn patterns(set: &mut PatternSet) {
        set.add(erase_copy_to_itself);
    }
}

fn is_memref(value: Value, ir: &Ir) -> bool {
    matches!(value.ty(ir), Type::MemRef(_))
}

/// Whether an operation has memrefs only, or else tensors only, as MLIR's `hasPureBufferSemantics` and
/// `hasPureTensorSemantics`; scalars do not count.
pub(super) fn has_only(op: Operation, ir: &Ir, memrefs: bool) -> bool {
    let operands = op.operands(ir);
    let is_tensor = |value: &Value| matches!(value.ty(ir), Type::RankedTensor(_));
    let has_memrefs = operands.iter().any(|value| is_memref(*value, ir));
    let has_tensors = operands.iter().any(is_tensor);
    (has_memrefs, has_tensors) == (memrefs, !memrefs)
}

/// An operation on a memref without elements does nothing: `EraseDeadLinalgOp`.
pub(super) fn erase_without_elements(op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
    op.interface::<dyn LinalgOp>(rw)?;
    let has_none = |value: &Value| {
        is_memref(*value, rw) && value.ty(rw).shape().is_some_and(|shape| shape.contains(&0))
    };
    if !op.operands(rw).iter().any(has_none) || !op.results(rw).iter().all(|it| it.is_unused(rw)) {
        return None;
    }
    rw.erase(op);
    Some(())
}

/// Copying a memref or a tensor to itself changes nothing.
fn erase_copy_to_itself(op: CopyOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inputs = op.inputs(rw).to_vec();
    if inputs != op.outputs(rw) {
        return None;
    }
    if has_only(op.operation(), rw, true) {
        rw.erase(op);
        return Some(());
    }
    let results = op.operation().results(rw);
    let types = |values: &[Value]| {
        values
            .iter()
            .map(|it| it.ty(rw).clone())
            .collect::<Vec<_>>()
    };
    if types(results) != types(&inputs) {
        return None;
    }
    rw.replace(op, inputs);
    Some(())
}

/// The operands whose elements a body yields, if it does nothing else and all are read alike.
fn yielded_operands(op: Operation, ir: &Ir) -> Option<Vec<Value>> {
    let maps = op.interface::<dyn LinalgOp>(ir)?.get_indexing_maps(ir)?;
    if maps.windows(2).any(|pair| pair[0] != pair[1]) {
        return None;
    }
    let block = op.regions(ir).first()?.entry_block(ir)?;
    let end = block.first_op(ir)?;
    if !end.is::<YieldOp>(ir) || end.next(ir).is_some() {
        return None;
    }
    let operand = |value: &Value| {
        let number = block.arguments(ir).iter().position(|it| it == value)?;
        op.operands(ir).get(number).copied()
    };
    end.operands(ir).iter().map(operand).collect()
}

/// How a tensor becomes one of another type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Conversion {
    None,
    Cast,
    #[cfg(feature = "sparse_tensor")]
    Sparse,
}

impl Conversion {
    fn between(from: &Type, to: &Type) -> Option<Self> {
        if from == to {
            return Some(Self::None);
        }
        #[cfg(feature = "sparse_tensor")]
        if encoding_of(from).is_some() || encoding_of(to).is_some() {
            return Some(Self::Sparse);
        }
        // What another encoding says is not known without its dialect.
        #[cfg(not(feature = "sparse_tensor"))]
        if encoding(from).is_some() || encoding(to).is_some() {
            return None;
        }
        CastOp::are_cast_compatible(from_ref(from), from_ref(to)).then_some(Self::Cast)
    }
}

/// What only passes on what it gets is not needed: `EraseIdentityLinalgOp`.
fn erase_identity<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let mut values = yielded_operands(op, rw)?;
    if has_only(op, rw, true) {
        let [input, output] = op.operands(rw) else {
            return None;
        };
        if input != output || !op.results(rw).is_empty() {
            return None;
        }
        rw.erase(op);
        return Some(());
    }
    if !has_only(op, rw, false) || values.len() != op.results(rw).len() {
        return None;
    }
    // A size that the input does not know may be static in the output.
    let types = op.results(rw).iter().map(|it| it.ty(rw).clone());
    let types: Vec<Type> = types.collect();
    let conversions = values.iter().zip(&types);
    let conversions = conversions.map(|(value, ty)| Conversion::between(value.ty(rw), ty));
    let conversions: Vec<Conversion> = conversions.collect::<Option<_>>()?;
    let location = op.location(rw);
    for ((value, ty), conversion) in values.iter_mut().zip(types).zip(conversions) {
        *value = match conversion {
            Conversion::None => *value,
            Conversion::Cast => cast(rw, location, *value, ty),
            #[cfg(feature = "sparse_tensor")]
            Conversion::Sparse => {
                let mut state = OperationState::new(ConvertOp::INFO, location);
                state.operands.push(*value);
                state.result_types.push(ty);
                rw.create_operation(state).result(rw, 0)
            }
        };
    }
    rw.replace(op, values);
    Some(())
}
