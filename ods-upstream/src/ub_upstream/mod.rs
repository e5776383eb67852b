//! `ub`: undefined behaviour. The hooks are those of `ods-dialects`.
//!
//! [`all`](crate::all) has the dialect of `ods-dialects` instead, on which its `arith` depends.

pub use ods_dialects::ub::PoisonAttrInterface;

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/UB/IR/UBOps.td")]
    #![dialect("ub")]
    #![vocabulary("vocabulary.txt")]
}

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
