//! Scales of products of matrices: four of them are taken out of a vector at once.

use super::ScaledMFMAOp;
use crate::vector::{ExtractOp, ExtractStridedSliceOp, InsertOp, ShapeCastOp};
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, VectorType};

/// The number of scales that an operand has.
const PACKED: i64 = 4;

/// A scale that is taken out of a vector: the vector, its type, and the number of the scale.
struct Scale<'ir> {
    source: Value,
    ty: &'ir VectorType,
    number: i64,
}

impl<'ir> Scale<'ir> {
    /// The scale that is put into an operand, if it is alone.
    fn of(ir: &'ir Ir, operand: Value) -> Option<Self> {
        let inserted = operand.defining::<InsertOp>(ir)?.value_to_store(ir);
        if inserted.ty(ir).is_vector() {
            return None;
        }
        let extract = inserted.defining::<ExtractOp>(ir)?;
        let source = extract.source(ir);
        let Type::Vector(ty) = source.ty(ir) else {
            return None;
        };
        let position = extract.static_position(ir);
        let (shape, count) = (ty.shape(), ty.shape().iter().product::<i64>());
        if ty.is_scalable() || count < PACKED || position.contains(&DYNAMIC) {
            return None;
        }
        let numbers = shape.iter().zip(position);
        let number = numbers.fold(0, |number, (size, at)| number * size + at);
        Some(Self { source, ty, number })
    }

    /// The first one of the four that are taken; the last four if they would be too few.
    fn first(&self) -> i64 {
        let count: i64 = self.ty.shape().iter().product();
        (self.number - self.number % PACKED).min(count - PACKED)
    }
}

/// Takes four neighbours out of the vector of a scale, in place of one.
pub(super) fn pack_scales(op: ScaledMFMAOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.operation();
    let location = op.location(rw);
    let mut is_packed = false;
    for (number, index) in [(3, "scalesIdxA"), (4, "scalesIdxB")] {
        let operand = *op.operands(rw).get(number)?;
        let Some(scale) = Scale::of(rw, operand) else {
            break;
        };
        let (source, first) = (scale.source, scale.first());
        let selected = scale.number - first;
        let element = scale.ty.element_type();
        let count = scale.ty.shape().iter().product();
        let [all, packed] = [count, PACKED].map(|count| VectorType::new([count], element.clone()));
        let mut state = OperationState::new(ShapeCastOp::INFO, location);
        state.operands.push(source);
        state.result_types.push(all.into());
        let all = rw.create_operation(state).result(rw, 0);
        let mut state = OperationState::new(ExtractStridedSliceOp::INFO, location);
        state.operands.push(all);
        state.result_types.push(packed.into());
        for (name, number) in [("offsets", first), ("sizes", PACKED), ("strides", 1)] {
            state.set_attribute(name, Attribute::array([Attribute::i64(number)]));
        }
        let packed = rw.create_operation(state).result(rw, 0);
        rw.modify(op, |rw| {
            op.set_operand(rw, number, packed);
            let selected = Attribute::i32(i32::try_from(selected).unwrap_or_default());
            op.set_attribute(rw, index, Some(selected));
        });
        is_packed = true;
    }
    is_packed.then_some(())
}
