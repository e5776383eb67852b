//! The sizes of tiles, of the products of tiles, and of the memory that tiles are in.

use super::{TileLoadOp, TileMulFOp, TileMulIOp, TileStoreOp, TileType, TileZeroOp};
use crate::layout::Layout;
use ods_runtime::prelude::*;
use ods_runtime::types::MemRefType;

/// The most rows of a tile.
const MAX_ROWS: u32 = 16;
/// The most bits of a row.
const MAX_BITS: u32 = 64 * 8;

/// The rows and columns of a tile, in the unsigned numbers of 32 bits of C++.
fn sizes(tile: &TileType) -> [u32; 2] {
    let size = |at| tile.shape().get(at).map_or(0, |size: &i64| *size as u32);
    [size(0), size(1)]
}

/// Checks that a tile fits into a register.
fn verify_tile(op: impl Op, ir: &Ir, ty: &Type) -> VerifyResult {
    let Some(tile) = ty.downcast::<TileType>() else {
        return Ok(());
    };
    let rows = tile.shape().first().copied().unwrap_or_default();
    if rows > i64::from(MAX_ROWS) {
        return Err(op.emit_error(ir, format!("bad row height: {rows}")));
    }
    let width = ods_runtime::__private::cpp::width(tile.element_type()) as u32;
    let bits = sizes(tile)[1].wrapping_mul(width);
    if bits > MAX_BITS || !bits.is_multiple_of(32) {
        return Err(op.emit_error(ir, format!("bad column width: {}", bits >> 3)));
    }
    Ok(())
}

/// Checks the indices, and without a stride that rows are contiguous.
fn verify_transfer(
    op: impl Op,
    ir: &Ir,
    base: &Type,
    indices: usize,
    tile: &Type,
    has_stride: bool,
) -> VerifyResult {
    let Some(base) = base.downcast::<MemRefType>() else {
        return Ok(());
    };
    let rank = base.shape().len();
    if indices != rank {
        return Err(op.emit_error(ir, format!("requires {rank} indices")));
    }
    verify_tile(op, ir, tile)?;
    if has_stride {
        return Ok(());
    }
    if rank < 2 {
        return Err(op.emit_error(ir, "requires at least 2D memref"));
    }
    let strides = Layout::of(base).map(|layout| layout.strides());
    if strides.and_then(|strides| strides.last().copied()) == Some(1) {
        return Ok(());
    }
    Err(op.emit_error(ir, "requires memref with unit innermost stride"))
}

impl Verify for TileZeroOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        verify_tile(self, ir, self.res(ir).ty(ir))
    }
}

impl Verify for TileLoadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (base, tile) = (self.base(ir).ty(ir), self.res(ir).ty(ir));
        let indices = self.indices(ir).len();
        verify_transfer(self, ir, base, indices, tile, self.stride(ir).is_some())
    }
}

impl Verify for TileStoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (base, tile) = (self.base(ir).ty(ir), self.val(ir).ty(ir));
        let indices = self.indices(ir).len();
        verify_transfer(self, ir, base, indices, tile, self.stride(ir).is_some())
    }
}

/// Checks the tiles of a product. A column of the accumulator has two to the power of `scale` elements of the factors.
/// Returns their element types.
fn verify_product(
    op: impl Op,
    ir: &Ir,
    [lhs, rhs, acc]: [Value; 3],
    scale: u32,
) -> Result<[&Type; 3], Diagnostic> {
    let types = [lhs, rhs, acc].map(|value| value.ty(ir));
    for ty in types {
        verify_tile(op, ir, ty)?;
    }
    let [lhs, rhs, acc] = types.map(|ty| ty.downcast::<TileType>());
    let (Some(lhs), Some(rhs), Some(acc)) = (lhs, rhs, acc) else {
        return Ok(types);
    };
    let ([lhs_rows, lhs_columns], [rhs_rows, rhs_columns]) = (sizes(lhs), sizes(rhs));
    let [rows, columns] = sizes(acc);
    let inner = lhs_columns >> scale;
    if rows != lhs_rows || columns != rhs_columns >> scale || inner != rhs_rows {
        let message = format!("bad mult shape: {rows} x {columns} x {inner}");
        return Err(op.emit_error(ir, message));
    }
    Ok([lhs, rhs, acc].map(TileType::element_type))
}

const UNSUPPORTED: &str = "unsupported type combination";

impl Verify for TileMulFOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let tiles = [self.lhs(ir), self.rhs(ir), self.res(ir)];
        let [lhs, rhs, acc] = verify_product(self, ir, tiles, 1)?;
        if (lhs.is_bf16() || lhs.is_f16()) && lhs == rhs && acc.is_f32() {
            return Ok(());
        }
        Err(self.emit_error(ir, UNSUPPORTED))
    }
}

impl Verify for TileMulIOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let tiles = [self.lhs(ir), self.rhs(ir), self.res(ir)];
        let [lhs, rhs, acc] = verify_product(self, ir, tiles, 2)?;
        if lhs.is_integer_of(8) && rhs.is_integer_of(8) && acc.is_integer_of(32) {
            return Ok(());
        }
        Err(self.emit_error(ir, UNSUPPORTED))
    }
}
