//! Ranges of sizes and of numbers of threads, blocks and clusters.

use super::canonicalize::constant_number;
use super::{
    BlockDimOp, BlockIdOp, ClusterBlockIdOp, ClusterDimBlocksOp, ClusterDimOp, ClusterIdOp,
    Dimension, GPUFuncOp, GlobalIdOp, GridDimOp, LaneIdOp, LaunchOp, NumSubgroupsOp,
    SubgroupBroadcastOp, SubgroupIdOp, SubgroupSizeOp, ThreadIdOp,
};
use ods_runtime::attributes::{ApInt, IntegerAttr};
use ods_runtime::interfaces::{
    ConstantIntRanges, FunctionOpInterface, InferIntRangeInterface, SetIntRange,
};
use ods_runtime::prelude::*;

/// The width of `index`.
const BITS: u32 = 64;

/// No GPU has larger grids and blocks.
const MAX_DIM: u64 = u32::MAX as u64;

/// The largest cluster.
const MAX_CLUSTER_DIM: u64 = 8;

/// The largest subgroup.
const MAX_SUBGROUP_SIZE: u64 = 128;

/// What is of three dimensions, and known where a kernel is launched.
#[derive(Clone, Copy)]
enum Kind {
    Grid,
    Block,
    Cluster,
}

impl Kind {
    /// The attribute of a function with the sizes.
    fn attribute(self) -> &'static str {
        match self {
            Self::Grid => "known_grid_size",
            Self::Block => "known_block_size",
            Self::Cluster => "known_cluster_size",
        }
    }
}

fn range(least: u64, greatest: u64) -> ConstantIntRanges {
    let bound = |value| ApInt::from_u64(BITS, value);
    ConstantIntRanges::from_unsigned(bound(least), bound(greatest))
}

/// The range of a number below `count`.
fn below(count: u64) -> ConstantIntRanges {
    range(0, count.wrapping_sub(1))
}

/// The size that a launch, or a function with attributes, around `op` gives a dimension.
fn known_size(op: Operation, ir: &Ir, kind: Kind, dimension: Dimension) -> Option<u64> {
    let dimension = dimension as usize;
    if let Some(launch) = op.parent_of_type::<LaunchOp>(ir) {
        let number = 3 * kind as usize + dimension;
        let size = launch.size_operands(ir).get(number).copied();
        if let Some(size) = size.and_then(|size| constant_number(ir, size)) {
            return Some(size.cast_unsigned() & MAX_DIM);
        }
    }
    let of = |function: Operation, name: &str| {
        let sizes = function.attribute(ir, name)?.as_dense_array::<i32>()?;
        let size = sizes.get(dimension)?.cast_unsigned();
        Some(u64::from(size))
    };
    let kernel = op.parent_of_type::<GPUFuncOp>(ir);
    let known = kernel.and_then(|kernel| of(kernel.operation(), kind.attribute()));
    known.or_else(|| {
        let mut parents = std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir));
        let function = parents.find(|op| op.has_interface::<dyn FunctionOpInterface>(ir))?;
        of(function, &format!("gpu.{}", kind.attribute()))
    })
}

/// The bound that an operation has itself.
fn upper_bound(bound: Option<&IntegerAttr>) -> Option<u64> {
    Some(bound?.to_i64()?.cast_unsigned())
}

macro_rules! infer_ranges {
    ($($op:ident, $range:expr;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(
                self,
                ir: &Ir,
                _: &[ConstantIntRanges],
                set_result_ranges: &mut SetIntRange<'_>,
            ) {
                let op = self.operation();
                let bound = upper_bound(match op.attribute(ir, "upper_bound") {
                    Some(Attribute::Integer(bound)) => Some(bound),
                    _ => None,
                });
                let range: fn(Self, &Ir, Option<u64>) -> ConstantIntRanges = $range;
                set_result_ranges(op.results(ir)[0], range(self, ir, bound));
            }
        }
    )*};
}

/// A size that is known where the kernel is launched, or has a bound.
fn size(known: Option<u64>, bound: Option<u64>, max: u64) -> ConstantIntRanges {
    match known {
        Some(known) => range(known, known),
        None => range(1, bound.unwrap_or(max)),
    }
}

/// A number below a size.
fn number(known: Option<u64>, bound: Option<u64>, max: u64) -> ConstantIntRanges {
    below(bound.or(known).unwrap_or(max))
}

macro_rules! known {
    ($op:ident, $ir:ident, $kind:ident) => {
        known_size($op.operation(), $ir, Kind::$kind, $op.dimension($ir))
    };
}

infer_ranges! {
    ClusterDimOp, |_, _, bound| size(None, bound, MAX_DIM);
    ClusterDimBlocksOp, |op, ir, bound| size(known!(op, ir, Cluster), bound, MAX_CLUSTER_DIM);
    ClusterIdOp, |_, _, bound| number(None, bound, MAX_DIM);
    ClusterBlockIdOp, |op, ir, bound| number(known!(op, ir, Cluster), bound, MAX_CLUSTER_DIM);
    BlockDimOp, |op, ir, bound| size(known!(op, ir, Block), bound, MAX_DIM);
    BlockIdOp, |op, ir, bound| number(known!(op, ir, Grid), bound, MAX_DIM);
    GridDimOp, |op, ir, bound| size(known!(op, ir, Grid), bound, MAX_DIM);
    ThreadIdOp, |op, ir, bound| number(known!(op, ir, Block), bound, MAX_DIM);
    LaneIdOp, |_, _, bound| number(None, bound, MAX_SUBGROUP_SIZE);
    SubgroupIdOp, |_, _, bound| number(None, bound, MAX_DIM);
    NumSubgroupsOp, |_, _, bound| size(None, bound, MAX_DIM);
    SubgroupSizeOp, |_, _, bound| size(None, bound, MAX_SUBGROUP_SIZE);
    GlobalIdOp, |op, ir, bound| {
        let threads = known!(op, ir, Block).unwrap_or(MAX_DIM);
        let blocks = known!(op, ir, Grid).unwrap_or(MAX_DIM);
        below(bound.unwrap_or(threads.wrapping_mul(blocks)))
    };
}

impl InferIntRangeInterface for LaunchOp {
    fn infer_result_ranges(
        self,
        ir: &Ir,
        arg_ranges: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        let sizes = arg_ranges.get(self.async_dependencies(ir).len()..);
        let sizes = sizes.unwrap_or_default().iter().take(6);
        let arguments = self.config_arguments(ir);
        for (number, found) in sizes.enumerate() {
            let (Some(id), Some(dim)) = (arguments.get(number), arguments.get(number + 6)) else {
                return;
            };
            if found.width() != BITS {
                continue;
            }
            let size = found.intersection(&range(1, MAX_DIM));
            let ids = below(size.umax().to_u64().unwrap_or_default());
            set_result_ranges(*dim, size);
            set_result_ranges(*id, ids);
        }
    }
}

impl InferIntRangeInterface for SubgroupBroadcastOp {
    fn infer_result_ranges(
        self,
        ir: &Ir,
        arg_ranges: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        if let Some(range) = arg_ranges.first() {
            set_result_ranges(self.result(ir), range.clone());
        }
    }
}
