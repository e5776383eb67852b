//! Folders: casts of memrefs that nobody needs, loops that run once, transpositions that change nothing, and constants that
//! are packed.

use super::structured::loop_ranges;
use super::{
    BatchMatmulOp, BatchReduceMatmulOp, ContractOp, ElementwiseOp, GenericOp, IndexOp, LinalgOp,
    MatmulOp, PackOp, SoftmaxOp, TransposeOp, UnPackOp,
};
use crate::memref::fold_casts;
use ods_runtime::attributes::DenseElementsAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

macro_rules! without_casts {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
                fold_casts(self.operation(), ir, None)
            }
        }
    )*};
}

without_casts! {
    GenericOp ElementwiseOp MatmulOp ContractOp BatchMatmulOp BatchReduceMatmulOp SoftmaxOp
}

impl Fold for IndexOp {
    /// The iteration of a loop that runs once is the first one.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.is_of_one_iteration(ir)
            .then(|| Attribute::index(0))
            .into()
    }
}

impl IndexOp {
    fn is_of_one_iteration(self, ir: &Ir) -> bool {
        let range = || {
            let parent = self.parent_op(ir)?;
            let linalg = parent.interface::<dyn LinalgOp>(ir)?;
            let (maps, loops) = (
                linalg.get_indexing_maps(ir)?,
                linalg.get_iterator_types(ir)?,
            );
            let ranges = loop_ranges(parent.operands(ir), ir, &maps, loops.len())?;
            let dim = self.operation().attribute(ir, "dim")?.as_i64()?;
            ranges.get(usize::try_from(dim).ok()?).copied()
        };
        range() == Some(1)
    }
}

/// Whether numbers are all numbers from 0 in order.
pub(super) fn is_identity(permutation: &[i64]) -> bool {
    permutation.iter().zip(0..).all(|(to, from)| *to == from)
}

impl Fold for TransposeOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let op = self.operation();
        let permutation = op.attribute(ir, "permutation").and_then(Attribute::as_i64s);
        let (Some(permutation), [input, ..], [result]) =
            (permutation, op.operands(ir), op.results(ir))
        else {
            return Folded::No;
        };
        if is_identity(permutation) && input.ty(ir) == result.ty(ir) {
            (*input).into()
        } else {
            Folded::No
        }
    }
}

/// Elements that are all alike, with another shape: `reshapeConstantSource`.
fn resized(
    source: Option<&Attribute>,
    padding: Option<&Attribute>,
    ty: &Type,
) -> Option<Attribute> {
    let Some(Attribute::DenseElements(elements)) = source else {
        return None;
    };
    let value = elements.splat_value()?;
    let is_other = padding.is_some_and(|padding| *padding != value);
    if is_other || ty.shape()?.contains(&DYNAMIC) {
        return None;
    }
    DenseElementsAttr::splat(ty.clone(), &value).map(Attribute::from)
}

impl Fold for PackOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let Some(result) = self.operation().results(ir).first() else {
            return Folded::No;
        };
        // MLIR takes no notice of padding that is unknown.
        match constants.padding_value {
            Some(None) => Folded::No,
            padding => resized(constants.source, padding.flatten(), result.ty(ir)).into(),
        }
    }
}

impl Fold for UnPackOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let result = self.operation().results(ir).first();
        let ty = result.map(|result| result.ty(ir));
        ty.and_then(|ty| resized(constants.source, None, ty)).into()
    }
}
