//! Constants: valid values and types.

use super::{ArithDialect, ConstantOp};
use crate::elementwise::is_poison;
use crate::ub::PoisonOp;
use ods_runtime::attributes::{FloatAttr, IntegerAttr};
use ods_runtime::prelude::*;

/// Whether the attribute is an integer, a float or an elements attribute.
fn is_number_or_elements(value: &Attribute) -> bool {
    use Attribute::{DenseElements, DenseResource, Float, Integer, Sparse};
    matches!(
        value,
        Integer(_) | Float(_) | DenseElements(_) | Sparse(_) | DenseResource(_)
    )
}

impl Verify for ConstantOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.result(ir).ty(ir);
        let value = self.value(ir);
        if ty.is_integer() && !ty.is_signless_integer() {
            return Err(self.emit_error(ir, "integer return type must be signless"));
        }
        if !is_number_or_elements(value) {
            let message = "value must be an integer, float, or elements attribute";
            return Err(self.emit_error(ir, message));
        }
        let is_splat =
            || matches!(value, Attribute::DenseElements(elements) if elements.is_splat());
        if ty.is_scalable_vector() && !is_splat() {
            // The message, with its typo, is that of `mlir-opt`.
            let message = "intializing scalable vectors with elements attribute is not supported unless it's a vector splat";
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl ConstantOp {
    /// Whether a constant with this value and type is valid.
    pub fn is_buildable_with(value: &Attribute, ty: &Type) -> bool {
        is_number_or_elements(value)
            && value.is_of_type(ty)
            && (!ty.is_integer() || ty.is_signless_integer())
    }

    /// Builds an integer of type `ty`, or an index.
    ///
    /// # Panics
    ///
    /// If `ty` is neither `index` nor a signless integer, or the value does not
    /// fit.
    pub fn build_int(b: &mut OpBuilder<'_>, location: Location, ty: &Type, value: i64) -> Self {
        assert!(ty.is_signless_int_or_index(), "no signless integer: {ty}");
        Self::build(b, location, Attribute::from(IntegerAttr::new(ty, value)))
    }

    /// Builds an index.
    pub fn build_index(b: &mut OpBuilder<'_>, location: Location, value: i64) -> Self {
        Self::build_int(b, location, &Type::index(), value)
    }

    /// Builds a float.
    pub fn build_float(b: &mut OpBuilder<'_>, location: Location, value: FloatAttr) -> Self {
        Self::build(b, location, Attribute::from(value))
    }
}

impl Fold for ConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.value(ir).clone().into()
    }
}

impl MaterializeConstant for ArithDialect {
    fn constant_op(value: &Attribute, ty: &Type) -> Option<&'static OpInfo> {
        if ConstantOp::is_buildable_with(value, ty) {
            return Some(ConstantOp::INFO);
        }
        is_poison(Some(value)).then_some(PoisonOp::INFO)
    }
}
