//! Constants: valid values, their names, and how folded operations become constants.

use super::{ComplexDialect, ConstantOp, element_type};
use crate::arith;
use ods_runtime::prelude::*;

/// The parts of a constant, if these are a number for each.
fn parts(value: &Attribute) -> Option<[&Attribute; 2]> {
    <[&Attribute; 2]>::try_from(value.as_array()?.iter().collect::<Vec<_>>()).ok()
}

/// Whether an attribute can be a part of a constant.
fn is_number(value: &Attribute) -> bool {
    matches!(value, Attribute::Float(_) | Attribute::Integer(_))
}

impl Verify for ConstantOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(parts) = self.operation().attribute(ir, "value").and_then(parts) else {
            let message =
                "requires 'value' to be a complex constant, represented as array of two values";
            return Err(self.emit_error(ir, message));
        };
        if !parts.into_iter().all(is_number) {
            let message = "requires attribute's elements to be float or integer attributes";
            return Err(self.emit_error(ir, message));
        }
        let expected = element_type(self.complex(ir).ty(ir));
        let types = parts.map(|part| part.value_type().unwrap_or_else(Type::none));
        if types.iter().any(|ty| *ty != expected) {
            let [real, imaginary] = types;
            let message = format!(
                "requires attribute's element types ('{real}', '{imaginary}') to match the element type of the op's return type ('{expected}')"
            );
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl ConstantOp {
    /// Whether a constant with this value and type is valid: two integers, or two floats.
    pub fn is_buildable_with(value: &Attribute, ty: &Type) -> bool {
        let Some([real, imaginary]) = parts(value) else {
            return false;
        };
        let element = element_type(ty);
        is_number(real)
            && is_number(imaginary)
            && ty.is_complex()
            && [real, imaginary]
                .into_iter()
                .all(|part| part.value_type().as_ref() == Some(&element))
    }
}

impl OpAsmOpInterface for ConstantOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.complex(ir), "cst");
    }
}

impl Fold for ConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.operation().attribute(ir, "value").cloned().into()
    }
}

impl MaterializeConstant for ComplexDialect {
    /// Complex numbers, and their parts as constants of `arith`.
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        if ConstantOp::is_buildable_with(value, ty) {
            return Some(ConstantOp::INFO);
        }
        arith::ConstantOp::is_buildable_with(value, ty).then_some(arith::ConstantOp::INFO)
    }
}
