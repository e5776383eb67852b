//! Canonicalization of transfers of tensors.

use super::{broadcast, transpose};
use crate::tensor::{ExtractSliceOp, InsertSliceOp};
use crate::vector::facts::{Transfer, are_disjoint, constant_number, vector_of, vector_type};
use crate::vector::{TransferReadOp, TransferWriteOp};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CanonicalizationPatterns for TransferReadOp {
    fn patterns(set: &mut PatternSet) {
        set.add(read_what_is_written);
    }
}

/// The sizes that a transfer has in the dimensions of its base: `getTransferChunkAccessed`.
fn chunk<T: Transfer + Copy>(op: T, map: &AffineMap, ir: &Ir) -> Vec<i64> {
    let mut sizes = vec![1; map.num_dims() as usize];
    let shape = op.vector(ir).ty(ir).shape().unwrap_or_default();
    for (result, size) in map.results().iter().zip(shape) {
        if let AffineExpr::Dim(dim) = result
            && let Some(slot) = sizes.get_mut(*dim as usize)
        {
            *slot = *size;
        }
    }
    sizes
}

/// A read of what was written to the same place is a transposition of a broadcast of the vector.
fn read_what_is_written(op: TransferReadOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let write = op.base(rw).defining::<TransferWriteOp>(rw)?;
    if !op.is_on_tensor(rw) || op.has_out_of_bounds_dim(rw) || write.has_out_of_bounds_dim(rw) {
        return None;
    }
    let (read_map, write_map) = (op.map(rw)?, write.map(rw)?);
    if op.mask(rw).is_some()
        || write.mask(rw).is_some()
        || op.indices(rw) != write.indices(rw)
        || chunk(op, read_map, rw) != chunk(write, write_map, rw)
    {
        return None;
    }
    // For each dimension of the result that of the written vector, if it has one.
    let mut dims = Vec::new();
    for result in read_map.results() {
        let mut written = write_map.results().iter();
        dims.push(match result {
            AffineExpr::Dim(_) => written.position(|other| other == result),
            AffineExpr::Constant(0) => None,
            _ => return None,
        });
    }
    let count = write_map.results().len();
    let ty = Transfer::vector(op, rw).ty(rw).clone();
    let shape = ty.shape()?;
    if !(0..count).all(|dim| dims.contains(&Some(dim))) || shape.len() != dims.len() {
        return None;
    }
    let lead = dims.iter().filter(|dim| dim.is_none()).count();
    let mut repeated = 0..lead;
    let places = dims.iter().map(|dim| match dim {
        Some(dim) => Some(lead + dim),
        None => repeated.next(),
    });
    let places: Vec<usize> = places.collect::<Option<_>>()?;
    let (mut from, mut scalable) = (vec![1; shape.len()], vec![false; shape.len()]);
    let vector = vector_type(rw, Transfer::vector(op, rw))?;
    for (dim, place) in places.iter().enumerate() {
        *from.get_mut(*place)? = shape[dim];
        *scalable.get_mut(*place)? = vector.is_scalable_dim(dim);
    }
    let from = vector_of(&from, vector.element_type(), &scalable);
    let permutation = places.iter().map(|place| i64::try_from(*place).ok());
    let permutation: Vec<i64> = permutation.collect::<Option<_>>()?;
    let (location, value) = (op.location(rw), write.value_to_store(rw));
    let value = broadcast(rw, location, value, &from);
    let new = transpose(rw, location, value, &permutation, &ty);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for TransferWriteOp {
    fn patterns(set: &mut PatternSet) {
        set.add(forget_overwritten);
        set.add(write_into_slice);
    }
}

/// Skips an earlier write of the same place, if only writes of other places are between.
fn forget_overwritten(op: TransferWriteOp, rw: &mut Rewriter<'_>) -> Option<()> {
    if !op.is_on_tensor(rw) {
        return None;
    }
    let mut changed = op;
    loop {
        let base = changed.base(rw);
        let earlier = base.defining::<TransferWriteOp>(rw)?;
        let is_same = earlier.indices(rw) == op.indices(rw)
            && earlier.mask(rw) == op.mask(rw)
            && earlier.value_to_store(rw).ty(rw) == op.value_to_store(rw).ty(rw)
            && earlier.map(rw) == op.map(rw);
        if is_same {
            let base = earlier.base(rw);
            rw.modify(changed, |rw| changed.operation().set_operand(rw, 1, base));
            return Some(());
        }
        if !are_disjoint(rw, earlier, op) || !base.has_one_use(rw) {
            return None;
        }
        changed = earlier;
    }
}

/// Whether all strides of a slice are 1.
fn has_unit_strides(strides: &[i64]) -> bool {
    strides.iter().all(|stride| *stride == 1)
}

/// A size of a slice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    Number(i64),
    Value(Value),
}

impl Size {
    /// The sizes of a slice; values are in the order of the numbers that stand for them.
    fn all(numbers: &[i64], values: &[Value]) -> Option<Vec<Self>> {
        let mut values = values.iter().copied();
        let size = |number: &i64| match *number {
            DYNAMIC => values.next().map(Self::Value),
            number => Some(Self::Number(number)),
        };
        numbers.iter().map(size).collect()
    }

    fn number(self, ir: &Ir) -> Option<i64> {
        match self {
            Self::Number(number) => Some(number),
            Self::Value(value) => constant_number(ir, value),
        }
    }

    /// Whether both are the same value or number: `isEqualConstantIntOrValue`.
    fn is_equal(self, other: Self, ir: &Ir) -> bool {
        self == other
            || self
                .number(ir)
                .is_some_and(|number| other.number(ir) == Some(number))
    }
}

/// Whether what is inserted is as large as the slice, which begins where its tensor does.
fn are_same_slices(insert: InsertSliceOp, extract: ExtractSliceOp, ir: &Ir) -> bool {
    let own = Size::all(insert.static_sizes(ir), insert.sizes(ir));
    let other = Size::all(extract.static_sizes(ir), extract.sizes(ir));
    let (Some(own), Some(other)) = (own, other) else {
        return false;
    };
    has_unit_strides(insert.static_strides(ir))
        && has_unit_strides(extract.static_strides(ir))
        && extract.static_offsets(ir).iter().all(|offset| *offset == 0)
        && own.len() == other.len()
        && own
            .iter()
            .zip(other)
            .all(|(size, other)| size.is_equal(other, ir))
}

/// Whether a write gives all elements of a tensor.
fn covers_tensor(write: TransferWriteOp, ir: &Ir) -> bool {
    let starts_at_zero = |index: &Value| constant_number(ir, *index) == Some(0);
    let shape = write.base(ir).ty(ir).shape().unwrap_or_default();
    let size = |result: &AffineExpr| match result {
        AffineExpr::Dim(dim) => shape.get(*dim as usize).copied(),
        _ => None,
    };
    let results = write.map(ir).map_or(&[][..], |map| map.results());
    let covered: Option<Vec<i64>> = results.iter().map(size).collect();
    write.mask(ir).is_none()
        && write.indices(ir).iter().all(starts_at_zero)
        && write.value_to_store(ir).ty(ir).shape() == covered.as_deref()
}

fn segment(values: &[Value]) -> i32 {
    i32::try_from(values.len()).unwrap_or(i32::MAX)
}

/// Builds the slice that `op` replaces.
fn replaced_slice(rw: &mut Rewriter<'_>, op: InsertSliceOp, location: Location) -> Value {
    let mut state = OperationState::new(ExtractSliceOp::INFO, location);
    let lists = [op.offsets(rw), op.sizes(rw), op.strides(rw)];
    let [offsets, sizes, strides] = lists.map(segment);
    state.operands.push(op.dest(rw));
    for values in lists {
        state.operands.extend_from_slice(values);
    }
    let numbers = [
        ("static_offsets", op.static_offsets(rw)),
        ("static_sizes", op.static_sizes(rw)),
        ("static_strides", op.static_strides(rw)),
    ];
    for (name, list) in numbers {
        state.set_attribute(name, DenseArrayAttr::from_i64s(list).into());
    }
    let segments = DenseArrayAttr::from_i32s(&[1, offsets, sizes, strides]);
    state.set_attribute("operandSegmentSizes", segments.into());
    state.result_types.push(op.source(rw).ty(rw).clone());
    rw.create_operation(state).result(rw, 0)
}

/// Builds a write of the same vector into `base`, of which nothing is known to be within.
fn write_into(rw: &mut Rewriter<'_>, op: TransferWriteOp, map: AffineMap, base: Value) -> Value {
    let mut state = OperationState::new(TransferWriteOp::INFO, op.location(rw));
    let indices = op.indices(rw);
    state.operands.extend([op.value_to_store(rw), base]);
    state.operands.extend_from_slice(indices);
    let segments = DenseArrayAttr::from_i32s(&[1, 1, segment(indices), 0]);
    state.set_attribute("operandSegmentSizes", segments.into());
    let outside = vec![Attribute::bool(false); map.results().len()];
    state.set_attribute("in_bounds", Attribute::array(outside));
    state.set_attribute("permutation_map", Attribute::AffineMap(map));
    state.result_types.push(base.ty(rw).clone());
    rw.create_operation(state).result(rw, 0)
}

/// A tensor that is written as a whole, of which a slice is inserted into another tensor: the vector is written into the
/// slice of that tensor instead.
fn write_into_slice(op: InsertSliceOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let source = op.source(rw);
    let slice = source.defining::<ExtractSliceOp>(rw)?;
    let written = slice.source(rw);
    let write = written.defining::<TransferWriteOp>(rw)?;
    let map = write.map(rw)?.clone();
    if !source.has_one_use(rw)
        || !written.has_one_use(rw)
        || source.ty(rw).rank() != Some(map.results().len())
        || !are_same_slices(op, slice, rw)
        || !covers_tensor(write, rw)
    {
        return None;
    }
    let location = slice.location(rw);
    let base = replaced_slice(rw, op, location);
    let new = write_into(rw, write, map, base);
    rw.modify(op, |rw| op.operation().set_operand(rw, 0, new));
    Some(())
}
