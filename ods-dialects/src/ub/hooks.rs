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
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        value
            .is::<PoisonAttr>()
            .then(|| PoisonOp::build(b, location, ty, Some(value.clone())).operation())
    }
}
