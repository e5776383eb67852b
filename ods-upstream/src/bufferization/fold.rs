//! Folders.

use super::{CloneOp, ToBufferOp, ToTensorOp};
use crate::memref::fold_casts;
use ods_runtime::prelude::*;

impl Fold for CloneOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        fold_casts(self.operation(), ir, None)
    }
}

impl Fold for ToTensorOp {
    /// Of a buffer that is made of a tensor just before: nothing has written to it.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        match self.buffer(ir).defining::<ToBufferOp>(ir) {
            Some(inner) if inner.operation().next(ir) == Some(self.operation()) => {
                inner.tensor(ir).into()
            }
            _ => Folded::No,
        }
    }
}

impl Fold for ToBufferOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let inner = self.tensor(ir).defining::<ToTensorOp>(ir);
        let buffer = inner.map(|inner| inner.buffer(ir));
        let is_same = |buffer: &Value| buffer.ty(ir) == self.result_type(ir);
        buffer.filter(is_same).map(FoldResult::Value).into()
    }
}

impl ToBufferOp {
    fn result_type(self, ir: &Ir) -> &Type {
        self.operation().result(ir, 0).ty(ir)
    }
}
