//! `ub`: undefined behaviour.

use ods_runtime::prelude::*;

ods! {
    #![export(ub_td)]
    #![emit("Ops.td")]
}

impl Fold for PoisonOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.value(ir).clone().into()
    }
}

impl MaterializeConstant for UBDialect {
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        let is_poison = value.implements::<dyn PoisonAttrInterface>();
        is_poison.then(|| PoisonOp::build(b, location, ty, Some(value.clone())).operation())
    }
}
