//! What folders and patterns ask about values: constants, splats, masks and shapes.

use super::{
    BroadcastOp, ConstantMaskOp, CreateMaskOp, ShapeCastOp, TransferReadOp, TransferWriteOp,
    TransposeOp,
};
use ods_dialects::arith::ConstantOp;
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;
use ods_runtime::traits::ConstantLike;
use ods_runtime::types::VectorType;

/// The number that stands for poison in positions and in masks of shuffles.
pub(super) const POISON: i64 = -1;

/// The type of a value, if it is a vector.
pub(super) fn vector_type(ir: &Ir, value: Value) -> Option<&VectorType> {
    match value.ty(ir) {
        Type::Vector(vector) => Some(vector),
        _ => None,
    }
}

/// The number of elements; `None` if it is beyond 64 bits.
pub(super) fn element_count(vector: &VectorType) -> Option<i64> {
    let mut sizes = vector.shape().iter();
    sizes.try_fold(1_i64, |count, size| count.checked_mul(*size))
}

/// The type of a vector with this shape, and the elements and scalable dimensions given.
pub(super) fn vector_of(shape: &[i64], element: &Type, scalable: &[bool]) -> Type {
    VectorType::with_scalable_dims(shape, element.clone(), scalable).into()
}

/// The numbers in an array of integers.
pub(super) fn numbers(array: &[Attribute]) -> Vec<i64> {
    array.iter().filter_map(Attribute::as_i64).collect()
}

/// The number of elements between neighbours in each dimension.
pub(super) fn strides(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1_i64; shape.len()];
    for dim in (1..shape.len()).rev() {
        strides[dim - 1] = strides[dim].wrapping_mul(shape[dim]);
    }
    strides
}

/// The place of an element among all. Coordinates that are missing are zero.
pub(super) fn flat_index(position: &[i64], shape: &[i64]) -> i64 {
    let strides = strides(shape);
    let pairs = position.iter().zip(&strides);
    pairs.fold(0, |flat, (at, stride)| {
        flat.wrapping_add(at.wrapping_mul(*stride))
    })
}

/// Moves on to the next position of a slice in row-major order; whether there is one.
pub(super) fn advance(position: &mut [i64], shape: &[i64], offsets: &[i64]) -> bool {
    for ((at, size), offset) in position.iter_mut().zip(shape).zip(offsets).rev() {
        *at += 1;
        if *at < size.saturating_add(*offset) {
            return true;
        }
        *at = *offset;
    }
    false
}

/// The number that a constant gives, also one whose elements are all alike: `getConstantIntValue`.
pub(super) fn constant_number(ir: &Ir, value: Value) -> Option<i64> {
    let op = value.defining_op(ir)?;
    let constant = op.has_trait::<ConstantLike>(ir).then_some(op)?;
    match constant.attribute(ir, "value")? {
        number @ Attribute::Integer(_) => number.as_i64(),
        Attribute::DenseElements(elements) => match elements.splat_value()? {
            number @ Attribute::Integer(_) => number.as_i64(),
            _ => None,
        },
        _ => None,
    }
}

/// The value of `arith.constant`.
pub(super) fn arith_constant(ir: &Ir, value: Value) -> Option<&Attribute> {
    let constant = value.defining::<ConstantOp>(ir)?;
    constant.operation().attribute(ir, "value")
}

/// The elements of `arith.constant`.
pub(super) fn constant_elements(ir: &Ir, value: Value) -> Option<&DenseElementsAttr> {
    match arith_constant(ir, value)? {
        Attribute::DenseElements(elements) => Some(elements),
        _ => None,
    }
}

/// The scalar that all elements are, if the vector is a broadcast of one: `getScalarSplatSource`.
pub(super) fn splat_source(ir: &Ir, value: Value) -> Option<Value> {
    let source = value.defining::<BroadcastOp>(ir)?.source(ir);
    vector_type(ir, source).is_none().then_some(source)
}

/// What an operation repeats along further dimensions in front: the source of a broadcast, or of a cast that only adds
/// leading dimensions of size 1. `isBroadcastLike`.
pub(super) fn broadcast_source(ir: &Ir, value: Value) -> Option<Value> {
    if let Some(broadcast) = value.defining::<BroadcastOp>(ir) {
        return Some(broadcast.source(ir));
    }
    let source = value.defining::<ShapeCastOp>(ir)?.source(ir);
    let (from, to) = (vector_type(ir, source)?, vector_type(ir, value)?);
    to.shape().ends_with(from.shape()).then_some(source)
}

/// Whether a transposition only moves dimensions of size 1: `isOrderPreserving`.
pub(super) fn keeps_order(op: TransposeOp, ir: &Ir) -> bool {
    let Some(ty) = vector_type(ir, op.vector(ir)) else {
        return false;
    };
    let is_unit =
        |dim: usize| ty.shape().get(dim).is_none_or(|size| *size == 1) && !ty.is_scalable_dim(dim);
    let dims = op.permutation(ir).iter().copied();
    dims.filter(|dim| usize::try_from(*dim).is_ok_and(|dim| !is_unit(dim)))
        .is_sorted()
}

/// What is known about the bits of a mask: `getMaskFormat`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MaskFormat {
    AllTrue,
    AllFalse,
    Unknown,
}

impl MaskFormat {
    /// What holds for all bits, if one of both does.
    fn of(all_true: bool, all_false: bool) -> Self {
        match (all_true, all_false) {
            (true, _) => Self::AllTrue,
            (false, true) => Self::AllFalse,
            (false, false) => Self::Unknown,
        }
    }
}

pub(super) fn mask_format(ir: &Ir, mask: Value) -> MaskFormat {
    if let Some(elements) = constant_elements(ir, mask) {
        let is_set = |bit: &Attribute| match bit {
            Attribute::Integer(bit) => Some(!bit.value().is_zero()),
            _ => None,
        };
        if let Some(bit) = elements.splat_value() {
            let bit = is_set(&bit);
            return MaskFormat::of(bit == Some(true), bit == Some(false));
        }
        // A constant that is not a splat may still have the same bit everywhere.
        let has = |wanted| elements.values().any(|bit| is_set(&bit) == Some(wanted));
        return MaskFormat::of(!has(false), !has(true));
    }
    if let Some(op) = mask.defining::<ConstantMaskOp>(ir) {
        let shape = mask.ty(ir).shape().unwrap_or_default();
        let bounds = op.mask_dim_sizes(ir);
        if shape.is_empty() {
            return MaskFormat::of(bounds == [1], bounds == [0]);
        }
        let mut pairs = bounds.iter().zip(shape);
        let all_true = pairs.clone().all(|(bound, size)| bound >= size);
        return MaskFormat::of(all_true, pairs.all(|(bound, _)| *bound <= 0));
    }
    if let Some(op) = mask.defining::<CreateMaskOp>(ir) {
        let is_empty = |bound: &Value| {
            let bound = arith_constant(ir, *bound).and_then(Attribute::as_i64);
            bound.is_some_and(|bound| bound <= 0)
        };
        let all_false = op.operation().operands(ir).iter().any(is_empty);
        return MaskFormat::of(false, all_false);
    }
    MaskFormat::Unknown
}

/// A transfer, whether it reads or writes: what both kinds have.
pub(super) trait Transfer: OpHandle {
    /// The tensor or the memref.
    fn base(self, ir: &Ir) -> Value;
    fn indices(self, ir: &Ir) -> &[Value];
    /// The vector that is read or written.
    fn vector(self, ir: &Ir) -> Value;
    fn mask(self, ir: &Ir) -> Option<Value>;

    fn map(self, ir: &Ir) -> Option<&ods_runtime::affine::AffineMap> {
        match self.operation().attribute(ir, "permutation_map")? {
            Attribute::AffineMap(map) => Some(map),
            _ => None,
        }
    }

    /// Whether each dimension of the transfer is known to be within the base.
    fn in_bounds(self, ir: &Ir) -> Vec<bool> {
        let dims = self.operation().attribute(ir, "in_bounds");
        let dims = dims.and_then(Attribute::as_array).unwrap_or_default();
        dims.iter().map(|dim| dim.as_bool() == Some(true)).collect()
    }

    fn has_out_of_bounds_dim(self, ir: &Ir) -> bool {
        self.in_bounds(ir).contains(&false)
    }

    fn is_on_tensor(self, ir: &Ir) -> bool {
        matches!(self.base(ir).ty(ir), Type::RankedTensor(_))
    }
}

macro_rules! transfers {
    ($($op:ident: $vector:ident;)*) => {$(
        impl Transfer for $op {
            fn base(self, ir: &Ir) -> Value {
                $op::base(self, ir)
            }

            fn indices(self, ir: &Ir) -> &[Value] {
                $op::indices(self, ir)
            }

            fn vector(self, ir: &Ir) -> Value {
                $op::$vector(self, ir)
            }

            fn mask(self, ir: &Ir) -> Option<Value> {
                $op::mask(self, ir)
            }
        }
    )*};
}

transfers! {
    TransferReadOp: vector;
    TransferWriteOp: value_to_store;
}

/// Whether two transfers are of the same vector type and cannot touch the same elements, as far as their indices are
/// constants: `isDisjointTransferIndices`.
pub(super) fn are_disjoint(ir: &Ir, a: impl Transfer, b: impl Transfer) -> bool {
    let (first, second) = (a.vector(ir).ty(ir), b.vector(ir).ty(ir));
    if first != second {
        return false;
    }
    let sizes = first.shape().unwrap_or_default();
    let rank = a.base(ir).ty(ir).rank().unwrap_or_default();
    let transferred = a.map(ir).map_or(0, |map| map.results().len());
    let lead = rank.saturating_sub(transferred);
    let pairs = a.indices(ir).iter().zip(b.indices(ir)).enumerate();
    pairs.into_iter().any(|(dim, (one, two))| {
        let (Some(one), Some(two)) = (constant_number(ir, *one), constant_number(ir, *two)) else {
            return false;
        };
        match dim.checked_sub(lead) {
            None => one != two,
            Some(dim) => {
                let size = sizes.get(dim).copied().unwrap_or_default();
                one.abs_diff(two) >= size.unsigned_abs()
            }
        }
    })
}
