//! The verifiers of operations that give another view of a memref.

use super::verify::{plain_error, verify_dynamic_sizes};
use super::{
    AssumeAlignmentOp, CastOp, CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp,
    ExtractStridedMetadataOpAdaptor, MemorySpaceCastOp, ReinterpretCastOp, ReshapeOp, TransposeOp,
    ViewOp,
};
use crate::layout::{Layout, canonical, is_identity, with_strides};
use ods_runtime::affine::AffineExpr;
use ods_runtime::interfaces::{
    CastOpInterface, MemorySpaceCastOpInterface, OffsetSizeAndStrideOpInterface,
    ViewLikeOpInterface,
};
use ods_runtime::prelude::*;
use ods_runtime::types::{DYNAMIC, MemRefType, is_compatible_shape};

/// The memory space of a memref.
pub(super) fn memory_space(ty: &Type) -> Option<&Attribute> {
    match ty {
        Type::MemRef(ty) => ty.memory_space(),
        Type::UnrankedMemRef(ty) => ty.memory_space(),
        _ => None,
    }
}

/// Whether the strides and offsets are equal where both are known.
fn have_compatible_layouts(from: &MemRefType, to: &MemRefType) -> bool {
    if from.layout() == to.layout() {
        return true;
    }
    let (Some(from), Some(to)) = (Layout::of(from), Layout::of(to)) else {
        return false;
    };
    is_compatible_shape(&[from.offset()], &[to.offset()])
        && is_compatible_shape(&from.strides(), &to.strides())
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
        let ([from], [to]) = (inputs, outputs) else {
            return false;
        };
        if from.element_type() != to.element_type() || memory_space(from) != memory_space(to) {
            return false;
        }
        match (from, to) {
            (Type::MemRef(from), Type::MemRef(to)) => {
                is_compatible_shape(from.shape(), to.shape()) && have_compatible_layouts(from, to)
            }
            (Type::MemRef(_), Type::UnrankedMemRef(_))
            | (Type::UnrankedMemRef(_), Type::MemRef(_)) => true,
            _ => false,
        }
    }
}

impl CastOpInterface for MemorySpaceCastOp {
    fn are_cast_compatible(inputs: &[Type], outputs: &[Type]) -> bool {
        let ([from], [to]) = (inputs, outputs) else {
            return false;
        };
        match (from, to) {
            (Type::MemRef(from), Type::MemRef(to)) => {
                from.element_type() == to.element_type()
                    && from.layout() == to.layout()
                    && from.shape() == to.shape()
            }
            (Type::UnrankedMemRef(from), Type::UnrankedMemRef(to)) => {
                from.element_type() == to.element_type()
            }
            _ => false,
        }
    }
}

impl MemorySpaceCastOpInterface for MemorySpaceCastOp {
    fn get_source_ptr(self, ir: &Ir) -> Value {
        self.source(ir)
    }

    fn get_target_ptr(self, ir: &Ir) -> Value {
        self.dest(ir)
    }

    fn is_valid_memory_space_cast(self, _: &Ir, tgt: &Type, src: &Type) -> bool {
        Self::are_cast_compatible(std::slice::from_ref(src), std::slice::from_ref(tgt))
    }

    fn clone_memory_space_cast_op(
        self,
        builder: &mut OpBuilder<'_>,
        tgt: &Type,
        src: Value,
    ) -> Operation {
        let mut state = OperationState::new(Self::INFO, self.location(builder));
        state.operands.push(src);
        state.result_types.push(tgt.clone());
        builder.create_operation(state)
    }

    /// Only casts to the generic memory space are left out.
    fn is_source_promotable(self, ir: &Ir) -> bool {
        memory_space(self.dest(ir).ty(ir)).is_none()
    }
}

/// A number as messages have it.
fn known(number: i64) -> String {
    match number {
        DYNAMIC => "dynamic".to_owned(),
        number => number.to_string(),
    }
}

impl OffsetSizeAndStrideOpInterface for ReinterpretCastOp {
    fn get_offset_size_and_stride_start_operand_index() -> usize {
        1
    }

    fn get_array_attr_max_ranks(self, ir: &Ir) -> [usize; 3] {
        let rank = self.result(ir).ty(ir).rank().unwrap_or_default();
        [1, rank, rank]
    }
}

impl Verify for ReinterpretCastOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (from, to) = (self.source(ir).ty(ir), self.result(ir).ty(ir));
        let Type::MemRef(result) = to else {
            return Ok(());
        };
        let fail = |message: String| plain_error(self.operation(), ir, message);
        let different = |what: &str| {
            fail(format!(
                "different {what} specified for source type '{from}' and result memref type '{to}'"
            ))
        };
        if memory_space(from) != result.memory_space() {
            return different("memory spaces");
        }
        if from.element_type() != Some(result.element_type()) {
            return different("element types");
        }
        let mismatch = |found: &[i64], expected: &[i64]| {
            let pairs = found.iter().zip(expected).enumerate();
            let mut wrong =
                pairs.filter(|(_, (found, expected))| **found != DYNAMIC && found != expected);
            wrong
                .next()
                .map(|(at, (found, expected))| (at, *found, known(*expected)))
        };
        if let Some((at, found, expected)) = mismatch(result.shape(), self.static_sizes(ir)) {
            return fail(format!(
                "expected result type with size = {expected} instead of {found} in dim = {at}"
            ));
        }
        let Some(layout) = Layout::of(result) else {
            return fail(format!(
                "expected result type to have strided layout but found '{to}'"
            ));
        };
        if let Some((_, found, expected)) = mismatch(&[layout.offset()], self.static_offsets(ir)) {
            return fail(format!(
                "expected result type with offset = {expected} instead of {found}"
            ));
        }
        if let Some((at, found, expected)) = mismatch(&layout.strides(), self.static_strides(ir)) {
            return fail(format!(
                "expected result type with stride = {expected} instead of {found} in dim = {at}"
            ));
        }
        Ok(())
    }
}

impl Verify for ViewOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (from, to) = (
            self.source(ir).ty(ir),
            self.operation().result(ir, 0).ty(ir),
        );
        let (Type::MemRef(source), Type::MemRef(result)) = (from, to) else {
            return Ok(());
        };
        let fail = |message: String| plain_error(self.operation(), ir, message);
        if !is_identity(source) {
            return fail(format!("unsupported map for base memref type '{from}'"));
        }
        if !is_identity(result) {
            return fail(format!("unsupported map for result memref type '{to}'"));
        }
        if source.memory_space() != result.memory_space() {
            return fail(format!(
                "different memory spaces specified for base memref type '{from}' and view memref type '{to}'"
            ));
        }
        verify_dynamic_sizes(self.operation(), ir, to, self.sizes(ir))
    }
}

impl Verify for ReshapeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (from, to) = (self.source(ir).ty(ir), self.result(ir).ty(ir));
        let fail = |message: &str| Err(self.emit_error(ir, message));
        if from.element_type() != to.element_type() {
            return fail("element types of source and destination memref types should be the same");
        }
        if matches!(from, Type::MemRef(source) if !is_identity(source)) {
            return fail("source memref type should have identity affine map");
        }
        let Type::MemRef(result) = to else {
            return Ok(());
        };
        if !is_identity(result) {
            return fail("result memref type should have identity affine map");
        }
        let length = self
            .shape(ir)
            .ty(ir)
            .shape()
            .and_then(|shape| shape.first().copied());
        match length {
            Some(DYNAMIC) => fail(
                "cannot use shape operand with dynamic length to reshape to statically-ranked memref type",
            ),
            Some(length) if usize::try_from(length) != Ok(result.shape().len()) => {
                fail("length of shape operand differs from the result's memref rank")
            }
            _ => Ok(()),
        }
    }
}

impl Verify for TransposeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (from, to) = (self.r#in(ir).ty(ir), self.operation().result(ir, 0).ty(ir));
        let permutation = self.permutation(ir);
        if !permutation.is_permutation() {
            return Err(self.emit_error(ir, "expected a permutation map"));
        }
        if from.rank() != Some(permutation.num_dims() as usize) {
            let message = "expected a permutation map of same rank as the input";
            return Err(self.emit_error(ir, message));
        }
        let (Type::MemRef(source), Type::MemRef(result)) = (from, to) else {
            return Ok(());
        };
        let Some(layout) = Layout::of(source) else {
            return Ok(());
        };
        let permuted = |numbers: &[i64]| -> Vec<i64> {
            let dims = permutation
                .results()
                .iter()
                .filter_map(|result| match result {
                    AffineExpr::Dim(dim) => Some(*dim as usize),
                    _ => None,
                });
            dims.map(|dim| numbers[dim]).collect()
        };
        let (sizes, strides) = (permuted(source.shape()), permuted(&layout.strides()));
        let expected = canonical(&with_strides(source, &sizes, layout.offset(), &strides));
        if canonical(result) != expected {
            let message = format!(
                "result type '{to}' is not equivalent to the canonical transposed input type '{}'",
                Type::from(expected)
            );
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl InferTypesOfParts for ExtractStridedMetadataOp {
    /// The buffer without its shape, the offset, and all sizes and strides.
    fn infer_types(
        ir: &Ir,
        location: Location,
        parts: ExtractStridedMetadataOpAdaptor<'_, Value>,
    ) -> Result<Vec<Type>, Diagnostic> {
        let Type::MemRef(source) = parts.source.ty(ir) else {
            let message = "'memref.extract_strided_metadata' op failed to infer returned types";
            return Err(Diagnostic::error(location, message));
        };
        let (element, space) = (
            source.element_type().clone(),
            source.memory_space().cloned(),
        );
        let buffer = MemRefType::with_layout([], element, None, space);
        let mut types = vec![Type::from(buffer)];
        types.resize(2 + 2 * source.shape().len(), Type::index());
        Ok(types)
    }
}

macro_rules! views {
    ($($op:ident $source:ident;)*) => {$(
        impl ViewLikeOpInterface for $op {
            fn get_view_source(self, ir: &Ir) -> Value {
                self.$source(ir)
            }
        }
    )*};
}

views! {
    AssumeAlignmentOp memref;
    CastOp source;
    CollapseShapeOp src;
    ExpandShapeOp src;
    ExtractStridedMetadataOp source;
    MemorySpaceCastOp source;
    ReinterpretCastOp source;
    ReshapeOp source;
    ViewOp source;
}
