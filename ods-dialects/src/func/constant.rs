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
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        let is_function = ty.is_function() && value.as_symbol().is_some();
        is_function.then_some(ConstantOp::INFO)
    }
}
