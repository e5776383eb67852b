//! Canonicalization: communication of a device with itself, constants in shardings, and shardings that are there twice.

use super::grid::axes_of;
use super::sharding::{HALO_SIZES, OFFSETS};
use super::{
    AllGatherOp, AllReduceOp, AllSliceOp, AllToAllOp, BroadcastOp, GatherOp, RecvOp, ReduceOp,
    ReduceScatterOp, ScatterOp, SendOp, ShardOp, ShardingOp, ShiftOp,
};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// Without axes, a group is one device: the result is the operand, if it has its type.
fn use_operand<O: Op>(op: O, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.as_operation();
    let ([result], [input, ..]) = (op.results(rw), op.operands(rw)) else {
        return None;
    };
    let (result, input) = (*result, *input);
    if !axes_of(op, rw, "grid_axes").is_empty() || result.ty(rw) != input.ty(rw) {
        return None;
    }
    rw.replace(op, [input]);
    Some(())
}

macro_rules! collectives {
    ($($op:ident)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn patterns(set: &mut PatternSet) {
                set.add(use_operand::<$op>);
            }
        }
    )*};
}

collectives! {
    AllGatherOp AllReduceOp AllSliceOp AllToAllOp BroadcastOp GatherOp RecvOp ReduceOp
    ReduceScatterOp ScatterOp SendOp
}

impl CanonicalizationPatterns for ShiftOp {
    /// There are none, as in MLIR.
    fn patterns(_: &mut PatternSet) {}
}

impl CanonicalizationPatterns for ShardingOp {
    fn patterns(set: &mut PatternSet) {
        set.add(normalize_sharding);
    }
}

/// Moves constants from the operands into the list of numbers. Returns whether there were any.
fn fold_numbers(ir: &mut Ir, numbers: &mut [i64], values: &mut Vec<Value>) -> bool {
    let places = numbers.iter_mut().filter(|number| **number == DYNAMIC);
    let before = values.len();
    let mut places = places.collect::<Vec<_>>().into_iter();
    values.retain(|value| {
        let Some(place) = places.next() else {
            return true;
        };
        let constant = value.constant(ir).and_then(|value| value.as_i64());
        match constant.filter(|constant| *constant >= 0) {
            Some(constant) => {
                *place = constant;
                false
            }
            None => true,
        }
    });
    values.len() != before
}

/// Constants become numbers. Halos of size zero, and offsets with the same distance, are the default.
fn normalize_sharding(op: ShardingOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let mut halos = op.numbers(rw, HALO_SIZES).to_vec();
    let mut halo_values = op.dynamic_halo_sizes(rw).to_vec();
    let mut offsets = op.numbers(rw, OFFSETS).to_vec();
    let mut offset_values = op.dynamic_sharded_dims_offsets(rw).to_vec();
    let mut is_modified = fold_numbers(rw, &mut halos, &mut halo_values)
        || fold_numbers(rw, &mut offsets, &mut offset_values);
    if halo_values.is_empty() && !halos.is_empty() && halos.iter().all(|size| *size == 0) {
        halos.clear();
        is_modified = true;
    }
    if offset_values.is_empty() && offsets.len() > 2 {
        let mut distances = offsets.windows(2).map(|pair| pair[1].wrapping_sub(pair[0]));
        let first = distances.next();
        if distances.all(|distance| Some(distance) == first) {
            offsets.clear();
            is_modified = true;
        }
    }
    if !is_modified {
        return None;
    }
    let counts = [offset_values.len(), halo_values.len()];
    let counts = counts.map(|count| i32::try_from(count).unwrap_or(i32::MAX));
    let values = [offset_values, halo_values].concat();
    rw.modify(op, |rw| {
        let op = op.operation();
        op.set_operands(rw, &values);
        let mut set = |name: &str, list: DenseArrayAttr| {
            op.set_attribute(rw, name, Some(list.into()));
        };
        set(HALO_SIZES, DenseArrayAttr::from_i64s(&halos));
        set(OFFSETS, DenseArrayAttr::from_i64s(&offsets));
        set("operandSegmentSizes", DenseArrayAttr::from_i32s(&counts));
    });
    Some(())
}

impl CanonicalizationPatterns for ShardOp {
    fn patterns(set: &mut PatternSet) {
        set.add(fold_duplicate);
    }
}

/// Of two shardings of a value, the second one is the first one, or shards its result.
fn fold_duplicate(op: ShardOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let value = op.src(rw);
    if value.has_one_use(rw) || value.defining::<ShardOp>(rw).is_some() {
        return None;
    }
    let this = op.operation();
    let user = {
        let mut users = value.uses(rw).map(|used| used.owner);
        users.find(|user| *user != this)?
    };
    let other = user.cast::<ShardOp>(rw)?;
    let is_before = other.operation().parent_block(rw) == this.parent_block(rw)
        && other.operation().is_before_in_block(rw, this);
    if !is_before {
        return None;
    }
    let sharding = op.sharding(rw).defining::<ShardingOp>(rw)?;
    let other_sharding = other.sharding(rw).defining::<ShardingOp>(rw)?;
    let first = other.result(rw);
    if are_equal(rw, sharding, other_sharding) {
        rw.replace(op, [first]);
    } else {
        rw.modify(op, |rw| this.set_operand(rw, 0, first));
    }
    Some(())
}

/// Whether shardings are the same. Axes that are not split may be left out at the end; without axes, sizes do not matter.
fn are_equal(ir: &Ir, lhs: ShardingOp, rhs: ShardingOp) -> bool {
    let grid = |op: ShardingOp| op.operation().attribute(ir, "grid");
    if grid(lhs) != grid(rhs) {
        return false;
    }
    let without_end = |op: ShardingOp| {
        let mut axes = op.axes(ir);
        while axes.last().is_some_and(|axes| axes.is_empty()) {
            axes.pop();
        }
        axes
    };
    if without_end(lhs) != without_end(rhs) {
        return false;
    }
    let sizes = |op: ShardingOp| {
        if op.axes(ir).is_empty() {
            return (&[][..], &[][..], &[][..]);
        }
        let values = op.operation().operands(ir);
        (op.numbers(ir, HALO_SIZES), op.numbers(ir, OFFSETS), values)
    };
    sizes(lhs) == sizes(rhs)
}
