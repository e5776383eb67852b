//! `shard.sharding`: which axes of a grid split which axes of a tensor, and where.

use super::ShardingOp;
use super::grid::{fail, grid_of};
use ods_runtime::interfaces::SymbolUserOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use ods_runtime::types::DYNAMIC;

impl ShardingOp {
    /// The axes of the grid that split each axis of the tensor.
    pub(super) fn axes(self, ir: &Ir) -> Vec<&[i16]> {
        let axes = self.split_axes(ir).axes().iter();
        let axes = axes.map(|axes| axes.as_dense_array().unwrap_or_default());
        axes.collect()
    }

    /// Numbers in an attribute.
    pub(super) fn numbers<'ir>(self, ir: &'ir Ir, name: &str) -> &'ir [i64] {
        let numbers = self.operation().attribute(ir, name);
        numbers.and_then(Attribute::as_i64s).unwrap_or_default()
    }
}

/// The attributes with numbers.
pub(super) const HALO_SIZES: &str = "static_halo_sizes";
pub(super) const OFFSETS: &str = "static_sharded_dims_offsets";

impl Verify for ShardingOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (op, axes) = (self.operation(), self.axes(ir));
        let mut visited = Vec::new();
        for axis in axes.iter().copied().flatten() {
            if *axis < 0 {
                return fail(op, ir, "grid axis is expected to be non-negative");
            }
            if visited.contains(axis) {
                return fail(op, ir, "grid axis duplicated");
            }
            visited.push(*axis);
        }
        let halos = self.numbers(ir, HALO_SIZES);
        if halos.is_empty() {
            return Ok(());
        }
        if !self.numbers(ir, OFFSETS).is_empty() {
            let message = "halo sizes and shard offsets are mutually exclusive";
            return Err(self.emit_error(ir, message));
        }
        let split = axes.iter().filter(|axes| !axes.is_empty()).count();
        if halos.len() != split * 2 {
            let message = "halo sizes must be specified for all split axes.";
            return fail(op, ir, message);
        }
        Ok(())
    }
}

impl SymbolUserOpInterface for ShardingOp {
    fn verify_symbol_uses(self, ir: &Ir, tables: &mut SymbolTableCollection) -> VerifyResult {
        let op = self.operation();
        let grid = grid_of(op, ir, tables)?;
        let offsets = self.numbers(ir, OFFSETS);
        if offsets.is_empty() {
            return Ok(());
        }
        let shape = grid.shape(ir);
        if shape.contains(&DYNAMIC) {
            let message =
                "sharded dims offsets are not allowed for device grids with dynamic shape.";
            return fail(op, ir, message);
        }
        let mut rest = offsets.iter();
        for axes in self.axes(ir).iter().filter(|axes| !axes.is_empty()) {
            let mut shards = 0_i64;
            for axis in *axes {
                let size = usize::try_from(*axis).ok().and_then(|axis| shape.get(axis));
                let Some(size) = size else {
                    // MLIR reads what is after the shape.
                    return fail(op, ir, format!("the grid has no axis {axis}"));
                };
                shards = shards.saturating_add(*size);
            }
            let mut last = 0;
            for _ in 0..=shards {
                let Some(offset) = rest.next() else {
                    return fail(op, ir, "sharded dims offsets has wrong size.");
                };
                if *offset == DYNAMIC {
                    continue;
                }
                if *offset < last {
                    return fail(op, ir, "sharded dims offsets must be non-decreasing.");
                }
                last = *offset;
            }
        }
        Ok(())
    }
}
