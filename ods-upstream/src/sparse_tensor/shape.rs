//! Shapes of levels, and the fields of a storage.

use super::{
    LevelFormat, SparseTensorEncodingAttr, ToCoordinatesBufferOp, ToCoordinatesOp, ToPositionsOp,
    ToValuesOp, encoding_of,
};
use ods_runtime::affine::{AffineBinaryOp, AffineExpr};
use ods_runtime::attributes::StridedLayoutAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, MemRefType};

/// An expression with other dimensions.
fn replace_dims(expr: &AffineExpr, dims: &[AffineExpr]) -> AffineExpr {
    match expr {
        AffineExpr::Dim(dim) => dims.get(*dim as usize).unwrap_or(expr).clone(),
        AffineExpr::Binary(binary) => {
            let [lhs, rhs] = [binary.lhs(), binary.rhs()].map(|side| replace_dims(side, dims));
            AffineExpr::binary(binary.op(), lhs, rhs)
        }
        _ => expr.clone(),
    }
}

/// The size of a level whose coordinates are `expr`.
fn size_of(expr: &AffineExpr) -> i64 {
    match expr {
        AffineExpr::Constant(last) => last.wrapping_add(1),
        AffineExpr::Binary(binary) if binary.op() == AffineBinaryOp::Mod => match binary.rhs() {
            AffineExpr::Constant(bound) => *bound,
            _ => DYNAMIC,
        },
        _ => DYNAMIC,
    }
}

impl SparseTensorEncodingAttr {
    /// The sizes of the levels of a tensor with these sizes of dimensions.
    pub fn lvl_shape(&self, shape: &[i64]) -> Vec<i64> {
        let map = self.map();
        if map.is_permutation() {
            let dims = map.results().iter().map(|dim| match dim {
                AffineExpr::Dim(dim) => shape.get(*dim as usize).copied().unwrap_or(DYNAMIC),
                _ => DYNAMIC,
            });
            return dims.collect();
        }
        let dims = shape.iter().zip(0..).map(|(size, dim)| match *size {
            DYNAMIC => AffineExpr::dim(dim),
            size => AffineExpr::constant(size.wrapping_sub(1)),
        });
        let dims: Vec<_> = dims.collect();
        let results = map.results().iter();
        results
            .map(|it| size_of(&replace_dims(it, &dims)))
            .collect()
    }

    /// The types of the elements of the arrays for levels: positions and coordinates.
    pub(super) fn storage_fields(&self) -> Vec<Type> {
        let mut fields = Vec::new();
        let segments = self.coo_segments();
        for (place, level) in self.lvl_types().iter().enumerate() {
            if level.has_positions() {
                fields.push(self.pos_type());
            }
            // The coordinates of several levels may be in one array.
            let mut shared = segments.iter().filter(|(_, is_soa)| !is_soa);
            let is_inside = shared.any(|(range, _)| range.contains(&place) && range.start != place);
            if level.has_coordinates() && !is_inside {
                fields.push(self.crd_type());
            }
        }
        fields
    }

    /// Whether all levels together store coordinates, and the last of them is unique.
    pub fn is_coo(&self) -> bool {
        let levels = self.lvl_types();
        let Some((first, rest)) = levels.split_first() else {
            return false;
        };
        first.has_positions()
            && rest.iter().all(|level| level.is(LevelFormat::Singleton))
            && levels.last().is_some_and(|last| last.is_unique())
    }
}

/// The sizes of the levels of a tensor.
pub(super) fn lvl_shape(ty: &Type) -> Vec<i64> {
    let shape = ty.shape().unwrap_or_default();
    match encoding_of(ty) {
        Some(encoding) => encoding.lvl_shape(shape),
        None => shape.to_vec(),
    }
}

/// The type of the elements of a buffer.
pub(super) fn buffer_element(ty: &Type) -> Option<&Type> {
    match ty {
        Type::MemRef(memref) => Some(memref.element_type()),
        _ => None,
    }
}

/// The type of a buffer of a tensor: an array for each batch.
fn buffer(
    ir: &Ir,
    state: &OperationState,
    element: impl FnOnce(&Type, &SparseTensorEncodingAttr) -> Option<Type>,
    is_strided: impl FnOnce(&SparseTensorEncodingAttr) -> bool,
) -> Result<Vec<Type>, Diagnostic> {
    let failed = || Diagnostic::error(state.location, "failed to infer returned types");
    let ty = state.operands.first().map(|tensor| tensor.ty(ir));
    let ty = ty.ok_or_else(failed)?;
    let encoding = encoding_of(ty).ok_or_else(failed)?;
    let element = element(ty, encoding).ok_or_else(failed)?;
    let mut shape = lvl_shape(ty);
    shape.truncate(encoding.batch_lvl_rank());
    shape.push(DYNAMIC);
    let layout = is_strided(encoding).then(|| StridedLayoutAttr::new(DYNAMIC, [DYNAMIC]).into());
    Ok(vec![
        MemRefType::with_layout(shape, element, layout, None).into(),
    ])
}

impl InferTypes for ToPositionsOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        buffer(
            ir,
            state,
            |_, encoding| Some(encoding.pos_type()),
            |_| false,
        )
    }
}

impl InferTypes for ToCoordinatesOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let level = state.attribute("level").and_then(Attribute::as_i64);
        let level = level.and_then(|level| usize::try_from(level).ok());
        // The coordinates of a level are some of those in an array for several levels.
        let is_strided = |encoding: &SparseTensorEncodingAttr| {
            level.is_some_and(|level| encoding.aos_coo_start() <= level)
        };
        buffer(
            ir,
            state,
            |_, encoding| Some(encoding.crd_type()),
            is_strided,
        )
    }
}

impl InferTypes for ToCoordinatesBufferOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        buffer(
            ir,
            state,
            |_, encoding| Some(encoding.crd_type()),
            |_| false,
        )
    }
}

impl InferTypes for ToValuesOp {
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        buffer(ir, state, |ty, _| ty.element_type().cloned(), |_| false)
    }
}
