//! Grids, and the operations that ask about them.

use super::{
    GridOp, GridShapeOp, NeighborsLinearIndicesOp, ProcessLinearIndexOp, ProcessMultiIndexOp,
    UpdateHaloOp,
};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::interfaces::SymbolUserOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::symbols::SymbolTableCollection;
use ods_runtime::types::DYNAMIC;

impl Verify for GridOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.shape(ir).is_empty() {
            let message = "rank of grid is expected to be a positive integer";
            return Err(self.emit_error(ir, message));
        }
        if self
            .shape(ir)
            .iter()
            .any(|size| *size < 0 && *size != DYNAMIC)
        {
            let message = "dimension size of a grid is expected to be non-negative or dynamic";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

/// An error that does not name the operation, as most of the dialect.
pub(super) fn fail<T>(op: Operation, ir: &Ir, message: impl Into<String>) -> Result<T, Diagnostic> {
    Err(Diagnostic::error(op.location(ir), message.into()))
}

/// The grid that the attribute `grid` names.
///
/// # Errors
///
/// If there is none.
pub(super) fn grid_of(
    op: Operation,
    ir: &Ir,
    tables: &mut SymbolTableCollection,
) -> Result<GridOp, Diagnostic> {
    let name = op.attribute(ir, "grid");
    let Some(name) = name.and_then(Attribute::downcast::<SymbolRefAttr>) else {
        return fail(op, ir, "the operation does not name a grid");
    };
    if let Some(grid) = tables.lookup_nearest_as::<GridOp>(ir, op, name) {
        return Ok(grid);
    }
    let message = format!("Undefined required grid symbol \"{}\".", name.root());
    fail(op, ir, message)
}

/// The axes of a grid in the attribute `name`; none if it is not there.
pub(super) fn axes_of<'ir>(op: Operation, ir: &'ir Ir, name: &str) -> &'ir [i16] {
    let axes = op.attribute(ir, name).and_then(Attribute::as_dense_array);
    axes.unwrap_or_default()
}

/// Checks that axes are those of the grid, each once.
///
/// # Errors
///
/// If one is there twice, or not one of the grid.
pub(super) fn verify_axes(op: Operation, ir: &Ir, axes: &[i16], grid: GridOp) -> VerifyResult {
    let mut sorted = axes.to_vec();
    sorted.sort_unstable();
    if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
        return fail(op, ir, "Grid axes contains duplicate elements.");
    }
    let rank = grid.shape(ir).len();
    let is_inside = |axis: &&i16| usize::try_from(**axis).is_ok_and(|axis| axis < rank);
    let Some(axis) = axes.iter().find(|axis| !is_inside(axis)) else {
        return Ok(());
    };
    let name = grid.operation().symbol_name(ir).unwrap_or_default();
    let message = format!(
        "0-based grid axis index {axis} is out of bounds. The referenced grid \"{name}\" is of rank {rank}."
    );
    fail(op, ir, message)
}

/// Operations with a result for each axis, or for all of the grid.
macro_rules! results_of_axes {
    ($($op:ident)*) => {$(
        impl SymbolUserOpInterface for $op {
            fn verify_symbol_uses(
                self,
                ir: &Ir,
                tables: &mut SymbolTableCollection,
            ) -> VerifyResult {
                let op = self.operation();
                let grid = grid_of(op, ir, tables)?;
                let axes = axes_of(op, ir, "axes");
                verify_axes(op, ir, axes, grid)?;
                let found = op.results(ir).len();
                let expected = match axes {
                    [] => grid.shape(ir).len(),
                    axes => axes.len(),
                };
                if found == expected {
                    return Ok(());
                }
                let message =
                    format!("Unexpected number of results {found}. Expected {expected}.");
                fail(op, ir, message)
            }
        }
    )*};
}

results_of_axes! { GridShapeOp ProcessMultiIndexOp }

/// Operations that only need a grid.
macro_rules! users_of_grids {
    ($($op:ident)*) => {$(
        impl SymbolUserOpInterface for $op {
            fn verify_symbol_uses(
                self,
                ir: &Ir,
                tables: &mut SymbolTableCollection,
            ) -> VerifyResult {
                grid_of(self.operation(), ir, tables).map(|_| ())
            }
        }
    )*};
}

users_of_grids! { NeighborsLinearIndicesOp ProcessLinearIndexOp UpdateHaloOp }
