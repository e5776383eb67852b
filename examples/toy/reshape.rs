//! Simplifications of reshapes: the patterns are declared in `dialect.rs`.

use crate::{RedundantReshape, ReshapeOfConstant, ReshapeOfReshape, ReshapeOp};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for ReshapeOp {
    fn patterns(set: &mut PatternSet) {
        set.add_declared::<ReshapeOfReshape>()
            .add_declared::<RedundantReshape>()
            .add_declared::<ReshapeOfConstant>();
    }
}

/// The elements of a constant in the shape of `reshape`; `None` if it has another number of them.
pub(crate) fn reshaped(
    ir: &Ir,
    value: &DenseElementsAttr,
    reshape: Value,
) -> Option<DenseElementsAttr> {
    let ty = reshape.ty(ir).clone();
    match value.splat_value() {
        Some(element) => DenseElementsAttr::splat(ty, &element),
        None => DenseElementsAttr::from_raw_bytes(ty, value.raw_bytes()?),
    }
}
