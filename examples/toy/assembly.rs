//! The custom forms that a format cannot describe.

use crate::{ConstantOp, FuncOp};
use ods_runtime::prelude::*;

impl CustomAssembly for ConstantOp {
    // `toy.constant` attr-dict? attribute
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_optional_attr_dict(state)?;
        let offset = p.offset();
        let value = p.parse_attribute(None)?;
        let Some(elements) = value.downcast::<DenseElementsAttr>() else {
            return Err(p.emit_error(offset, "invalid kind of attribute specified"));
        };
        state.result_types.push(elements.ty().clone());
        state.set_attribute("value", value);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.write_byte(b' ');
        p.print_optional_attr_dict(self.operation(), &["value"]);
        if let Some(value) = self.attr(p.ir(), Self::VALUE) {
            p.print_attribute(value);
        }
    }
}

impl CustomAssembly for FuncOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}
