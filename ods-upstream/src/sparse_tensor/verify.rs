//! Verifiers of operations on tensors and their storage.

use super::shape::{buffer_element, lvl_shape};
use super::{
    AssembleOp, CompressOp, ConcatenateOp, ConvertOp, CrdTransDirectionKind, CrdTranslateOp,
    DisassembleOp, GetStorageSpecifierOp, LevelFormat, LvlOp, PushBackOp, ReinterpretMapOp,
    ReorderCOOOp, SetStorageSpecifierOp, SortOp, SparseTensorEncodingAttr, StorageSpecifierKind,
    ToCoordinatesBufferOp, ToCoordinatesOp, ToPositionsOp, ToSliceOffsetOp, ToSliceStrideOp,
    ToValuesOp, constant_index, encoding_of,
};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// `emitError`, without the name of the operation.
pub(super) fn fail(op: impl OpHandle, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.operation().location(ir), message))
}

fn shape_of(ir: &Ir, value: Value) -> &[i64] {
    value.ty(ir).shape().unwrap_or_default()
}

/// The number of levels; of a tensor without encoding, that of dimensions.
pub(super) fn lvl_rank(ty: &Type) -> usize {
    match encoding_of(ty) {
        Some(encoding) => encoding.lvl_rank(),
        None => ty.shape().map_or(0, <[i64]>::len),
    }
}

/// Levels and values that are assembled to `tensor`, or that it is disassembled to.
fn verify_parts(
    op: impl OpHandle,
    ir: &Ir,
    tensor: Value,
    levels: &[Value],
    values: Value,
) -> VerifyResult {
    let ty = tensor.ty(ir);
    let Some(encoding) = encoding_of(ty) else {
        return fail(op, ir, "the sparse-tensor must have an encoding attribute");
    };
    let (start, rank) = (encoding.aos_coo_start(), encoding.lvl_rank());
    if start < rank {
        let last = levels.last().map(|last| shape_of(ir, *last));
        let is_right = matches!(last, Some([_, count]) if *count == (rank - start) as i64);
        if !is_right {
            return fail(op, ir, "input/output trailing COO level-ranks don't match");
        }
    }
    let fields = encoding.storage_fields();
    if fields.len() != levels.len() {
        return fail(op, ir, "inconsistent number of fields between input/output");
    }
    let element = |value: &Value| value.ty(ir).element_type();
    let mut fields = fields.iter().zip(levels);
    let is_right = fields.all(|(expected, level)| element(level) == Some(expected))
        && element(&values) == ty.element_type();
    if !is_right {
        return fail(op, ir, "input/output element-types don't match");
    }
    Ok(())
}

impl Verify for AssembleOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let result = self.result(ir);
        if shape_of(ir, result).contains(&DYNAMIC) {
            return fail(self, ir, "the sparse-tensor must have static shape");
        }
        verify_parts(self, ir, result, self.levels(ir), self.values(ir))
    }
}

impl Verify for DisassembleOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if self.out_values(ir).ty(ir) != self.ret_values(ir).ty(ir) {
            return fail(self, ir, "output values and return value type mismatch");
        }
        let mut levels = self.out_levels(ir).iter().zip(self.ret_levels(ir));
        if levels.any(|(out, ret)| out.ty(ir) != ret.ty(ir)) {
            return fail(self, ir, "output levels and return levels type mismatch");
        }
        let (levels, values) = (self.ret_levels(ir), self.ret_values(ir));
        verify_parts(self, ir, self.tensor(ir), levels, values)
    }
}

impl Verify for ConvertOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [source, dest] = [self.source(ir), self.dest(ir)];
        let [from, to] = [source, dest].map(|value| shape_of(ir, value));
        if from.len() != to.len() {
            return fail(self, ir, "unexpected conversion mismatch in rank");
        }
        if encoding_of(dest.ty(ir)).is_some_and(SparseTensorEncodingAttr::is_slice) {
            return fail(self, ir, "cannot convert to a sparse tensor slice");
        }
        let mut sizes = from.iter().zip(to);
        match sizes.position(|(from, to)| from != to && *to != DYNAMIC) {
            Some(place) => {
                let message = format!("unexpected conversion mismatch in dimension {place}");
                fail(self, ir, message)
            }
            None => Ok(()),
        }
    }
}

impl Verify for CrdTranslateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let encoder = self.encoder(ir);
        let mut ranks = [encoder.lvl_rank(), encoder.dim_rank()];
        if self.direction(ir) == CrdTransDirectionKind::dim2lvl {
            ranks.reverse();
        }
        if ranks != [self.in_crds(ir).len(), self.out_crds(ir).len()] {
            return fail(self, ir, "Coordinate rank mismatch with encoding");
        }
        Ok(())
    }
}

impl Verify for LvlOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let level = constant_index(ir, self.index(ir));
        let rank = lvl_rank(self.source(ir).ty(ir)) as u64;
        if level.is_some_and(|level| level as u64 >= rank) {
            let message = "Level index exceeds the rank of the input sparse tensor";
            return fail(self, ir, message);
        }
        Ok(())
    }
}

impl Verify for ReinterpretMapOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [source, dest] = [self.source(ir), self.dest(ir)].map(|value| value.ty(ir));
        let (Some(from), Some(to)) = (encoding_of(source), encoding_of(dest)) else {
            return Ok(());
        };
        if from.lvl_rank() != to.lvl_rank() {
            return fail(self, ir, "Level rank mismatch between source/dest tensors");
        }
        if from.lvl_types() != to.lvl_types() {
            return fail(self, ir, "Level type mismatch between source/dest tensors");
        }
        if (from.pos_width(), from.crd_width()) != (to.pos_width(), to.crd_width()) {
            let message = "Crd/Pos width mismatch between source/dest tensors";
            return fail(self, ir, message);
        }
        if source.element_type() != dest.element_type() {
            let message = "Element type mismatch between source/dest tensors";
            return fail(self, ir, message);
        }
        if lvl_shape(source) != lvl_shape(dest) {
            return fail(self, ir, "Level size mismatch between source/dest tensors");
        }
        Ok(())
    }
}

/// A buffer of the positions or the coordinates of a level.
fn verify_buffer(
    op: impl OpHandle,
    ir: &Ir,
    [tensor, buffer]: [Value; 2],
    (level, width): (u64, u32),
    what: &str,
) -> VerifyResult {
    if level >= lvl_rank(tensor.ty(ir)) as u64 {
        return fail(op, ir, "requested level is out of bounds");
    }
    let is_right = match (buffer.ty(ir).element_type(), width) {
        (Some(Type::Integer(ty)), width) => width != 0 && ty.width() == width,
        (Some(ty), 0) => ty.is_index(),
        _ => false,
    };
    if !is_right {
        return fail(op, ir, format!("unexpected type for {what}"));
    }
    Ok(())
}

impl Verify for ToPositionsOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let tensor = self.tensor(ir);
        let width = encoding_of(tensor.ty(ir)).map_or(0, SparseTensorEncodingAttr::pos_width);
        let level = (self.level(ir), width);
        verify_buffer(self, ir, [tensor, self.result(ir)], level, "positions")
    }
}

impl Verify for ToCoordinatesOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let tensor = self.tensor(ir);
        let width = encoding_of(tensor.ty(ir)).map_or(0, SparseTensorEncodingAttr::crd_width);
        let level = (self.level(ir), width);
        verify_buffer(self, ir, [tensor, self.result(ir)], level, "coordinates")
    }
}

impl Verify for ToCoordinatesBufferOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let encoding = encoding_of(self.tensor(ir).ty(ir));
        if encoding.is_some_and(|encoding| encoding.aos_coo_start() >= encoding.lvl_rank()) {
            return fail(self, ir, "expected sparse tensor with a COO region");
        }
        Ok(())
    }
}

impl Verify for ToValuesOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [tensor, result] = [self.tensor(ir), self.result(ir)].map(|value| value.ty(ir));
        if tensor.element_type() != buffer_element(result) {
            return fail(self, ir, "unexpected mismatch in element types");
        }
        Ok(())
    }
}

macro_rules! parts_of_slices {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let rank = shape_of(ir, self.slice(ir)).len();
                let dim = self.operation().attribute(ir, "dim").and_then(Attribute::as_i64);
                let dim = dim.and_then(|dim| usize::try_from(dim).ok());
                if dim.is_none_or(|dim| dim >= rank) {
                    return fail(self, ir, "requested dimension out of bound");
                }
                Ok(())
            }
        }
    )*};
}

parts_of_slices! { ToSliceOffsetOp ToSliceStrideOp }

/// The kind and the level of what is read of a specifier, or written there.
fn verify_specifier(
    op: impl OpHandle,
    ir: &Ir,
    specifier: Value,
    kind: StorageSpecifierKind,
    level: Option<u64>,
) -> VerifyResult {
    let Some(encoding) = encoding_of(specifier.ty(ir)) else {
        return Ok(());
    };
    let is_value = kind == StorageSpecifierKind::ValMemSize;
    if is_value && level.is_some() {
        let message = "redundant level argument for querying value memory size";
        return fail(op, ir, message);
    }
    let of_slices = [
        StorageSpecifierKind::DimOffset,
        StorageSpecifierKind::DimStride,
    ];
    if of_slices.contains(&kind) && !encoding.is_slice() {
        return fail(op, ir, "requested slice data on non-slice tensor");
    }
    if is_value {
        return Ok(());
    }
    let Some(level) = level else {
        return fail(op, ir, "missing level argument");
    };
    let ty = usize::try_from(level).ok();
    let Some(ty) = ty.and_then(|level| encoding.lvl_types().get(level)) else {
        return fail(op, ir, "requested level is out of bounds");
    };
    if kind == StorageSpecifierKind::PosMemSize && ty.is(LevelFormat::Singleton) {
        let message = "requested position memory size on a singleton level";
        return fail(op, ir, message);
    }
    Ok(())
}

macro_rules! specifiers {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let (kind, level) = (self.specifier_kind(ir), self.level(ir));
                verify_specifier(self, ir, self.specifier(ir), kind, level)
            }
        }
    )*};
}

specifiers! { GetStorageSpecifierOp SetStorageSpecifierOp }

impl Verify for ConcatenateOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (inputs, result) = (self.inputs(ir), shape_of(ir, self.result(ir)));
        let (dimension, rank) = (self.dimension(ir), result.len());
        if inputs.len() <= 1 {
            return fail(self, ir, "Need at least two tensors to concatenate.");
        }
        if dimension >= rank as u64 {
            let message = format!(
                "Concat-dimension is out of bounds for dimension-rank ({dimension} >= {rank})"
            );
            return fail(self, ir, message);
        }
        for (place, input) in inputs.iter().enumerate() {
            let shape = shape_of(ir, *input);
            if shape.contains(&DYNAMIC) {
                let message = format!("Input tensor ${place} has dynamic shape");
                return fail(self, ir, message);
            }
            let found = shape.len();
            if found != rank {
                let message = format!(
                    "Input tensor ${place} has a different rank (rank={found}) from the output tensor (rank={rank})."
                );
                return fail(self, ir, message);
            }
        }
        for (place, size) in result.iter().enumerate() {
            let sizes = inputs.iter().map(|input| shape_of(ir, *input)[place]);
            if place as u64 == dimension {
                if *size != DYNAMIC && sizes.fold(0, i64::wrapping_add) != *size {
                    let message = "The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.";
                    return fail(self, ir, message);
                }
                continue;
            }
            let mut before = *size;
            for size in sizes {
                if before != DYNAMIC && size != before {
                    let message =
                        "All dimensions (expect for the concatenating one) should be equal.";
                    return fail(self, ir, message);
                }
                before = size;
            }
        }
        Ok(())
    }
}

impl Verify for PushBackOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let count = self.n(ir).and_then(|count| constant_index(ir, count));
        if count.is_some_and(|count| count < 1) {
            return Err(self.emit_error(ir, "n must be not less than 1"));
        }
        Ok(())
    }
}

impl Verify for CompressOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if lvl_rank(self.tensor(ir).ty(ir)) != 1 + self.lvl_coords(ir).len() {
            return Err(self.emit_error(ir, "incorrect number of coordinates"));
        }
        Ok(())
    }
}

impl Verify for ReorderCOOOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let [input, result] = [self.input_coo(ir), self.result_coo(ir)].map(|value| value.ty(ir));
        let (Some(from), Some(to)) = (encoding_of(input), encoding_of(result)) else {
            return Ok(());
        };
        if !from.is_coo() || !to.is_coo() {
            return fail(self, ir, "Expected COO sparse tensors only");
        }
        if from.map() != to.map() {
            let message = "Unmatched dim2lvl map between input and result COO";
            return fail(self, ir, message);
        }
        if from.pos_type() != to.pos_type()
            || from.crd_type() != to.crd_type()
            || input.element_type() != result.element_type()
        {
            let message = "Unmatched storage format between input and result COO";
            return fail(self, ir, message);
        }
        Ok(())
    }
}

impl Verify for SortOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let map = self.perm_map(ir);
        let rank = map.num_dims();
        if rank < 1 {
            let message = format!("Expected rank(perm_map) > 1, got {rank}");
            return fail(self, ir, message);
        }
        if !map.is_permutation() {
            return fail(self, ir, format!("Expected a permutation map, got {map}"));
        }
        let Some(count) = constant_index(ir, self.n(ir)) else {
            return Ok(());
        };
        let check = |buffer: Value, least: i64, message: &str| match shape_of(ir, buffer).first() {
            Some(size) if *size != DYNAMIC && *size < least => {
                fail(self, ir, format!("{message} got {size} < {least}"))
            }
            _ => Ok(()),
        };
        let values = self.operation().attribute(ir, "ny");
        let values = values.and_then(Attribute::as_i64).unwrap_or(0);
        let least = count.wrapping_mul(values.wrapping_add(i64::from(rank)));
        let message = "Expected dimension(xy) >= n * (rank(perm_map) + ny)";
        check(self.xy(ir), least, message)?;
        for values in self.ys(ir) {
            check(*values, count, "Expected dimension(y) >= n")?;
        }
        Ok(())
    }
}
