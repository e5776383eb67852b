//! Folding and making poison.

use super::{PoisonAttr, PoisonOp, UBDialect};
use ods_runtime::prelude::*;

impl Fold for PoisonOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.value(ir).clone().into()
    }
}

impl MaterializeConstant for UBDialect {
    /// As in MLIR, poison of other dialects is not made into an operation.
    fn constant_op(value: &Attribute, _: &Type) -> Option<&'static OpInfo> {
        value.is::<PoisonAttr>().then_some(PoisonOp::INFO)
    }
}
