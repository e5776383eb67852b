//! Constants: their names, and how folded operations become constants.

use super::{BoolConstantOp, ConstantOp, IndexDialect};
use ods_runtime::prelude::*;

impl OpAsmOpInterface for ConstantOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let value = self.value(ir);
        set_name_fn(self.result(ir), &format!("idx{value}"));
    }
}

impl OpAsmOpInterface for BoolConstantOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        let name = if self.value(ir) { "true" } else { "false" };
        set_name_fn(self.result(ir), name);
    }
}

impl Fold for ConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.operation().attribute(ir, "value").cloned().into()
    }
}

impl Fold for BoolConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.operation().attribute(ir, "value").cloned().into()
    }
}

impl MaterializeConstant for IndexDialect {
    /// Bits and indices; other integers have no operation here.
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        let Attribute::Integer(number) = value else {
            return None;
        };
        if number.ty() != *ty {
            return None;
        }
        if ty.is_index() {
            return Some(ConstantOp::INFO);
        }
        ty.is_signless_integer_of(1).then_some(BoolConstantOp::INFO)
    }
}
