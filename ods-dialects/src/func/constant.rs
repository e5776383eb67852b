//! Functions as constants.

use super::{ConstantOp, FuncDialect};
use ods_runtime::prelude::*;

impl ConstantOp {
    /// Whether a constant with this value and type is valid: the name of a function, and
    /// a function type.
    pub fn is_buildable_with(value: &Attribute, ty: &Type) -> bool {
        value.as_symbol().is_some() && ty.is_function()
    }
}

impl Fold for ConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.operation().attribute(ir, "value").cloned().into()
    }
}

impl MaterializeConstant for FuncDialect {
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        let name = value.as_symbol().filter(|_| ty.is_function())?;
        Some(ConstantOp::build(b, location, ty, name).operation())
    }
}
