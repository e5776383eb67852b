//! Simplifications that `canonicalize` applies: transposes and casts.

use crate::{CastOp, TransposeOp};
use ods_runtime::prelude::*;

impl CanonicalizationPatterns for TransposeOp {
    fn patterns(set: &mut PatternSet) {
        set.add(transpose_of_transpose);
    }
}

/// Transposing twice gives the tensor itself.
fn transpose_of_transpose(outer: TransposeOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let inner = outer.input(rw).defining::<TransposeOp>(rw)?;
    let value = inner.input(rw);
    if value.ty(rw) != outer.output(rw).ty(rw) {
        return None;
    }
    rw.replace(outer, value);
    Some(())
}

impl Fold for CastOp {
    /// A cast to the same type is its operand.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let (input, output) = (self.input(ir), self.output(ir));
        if input.ty(ir) == output.ty(ir) {
            return input.into();
        }
        Folded::No
    }
}
