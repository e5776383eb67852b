//! Local variables and conversions: verifiers and inferred types.

use super::{
    ExtendLowBitsSOp, LocalGetOp, LocalOp, LocalRefType, LocalSetOp, LocalTeeOp, ReinterpretOp,
};
use ods_runtime::prelude::*;

/// The type of the value of a local variable.
fn element_type(ty: &Type) -> Option<&Type> {
    ty.downcast::<LocalRefType>()
        .map(LocalRefType::element_type)
}

/// An error that does not name the operation, as those of the dialect.
fn fail(op: Operation, ir: &Ir, message: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(op.location(ir), message.into()))
}

fn cannot_infer(state: &OperationState) -> Diagnostic {
    let message = format!("'{}' op failed to infer returned types", state.name());
    Diagnostic::error(state.location, message)
}

impl InferTypes for LocalOp {
    fn infer_types(_: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
        let ty = state.attribute("type").and_then(Attribute::as_type);
        let ty = ty.ok_or_else(|| cannot_infer(state))?;
        let checked = LocalRefType::get_checked(state.location, ty.clone());
        Ok(vec![checked?.into()])
    }
}

macro_rules! value_of_variable {
    ($($op:ident)*) => {$(
        impl InferTypes for $op {
            fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> {
                let variable = state.operands.first();
                let ty = variable.and_then(|variable| element_type(variable.ty(ir)));
                Ok(vec![ty.ok_or_else(|| cannot_infer(state))?.clone()])
            }
        }
    )*};
}

value_of_variable! { LocalGetOp LocalTeeOp }

impl Verify for LocalSetOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if element_type(self.local_var(ir).ty(ir)) == Some(self.value(ir).ty(ir)) {
            return Ok(());
        }
        let message = "input type and result type of local.set do not match";
        fail(self.operation(), ir, message)
    }
}

impl Verify for LocalTeeOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.value(ir).ty(ir);
        if element_type(self.local_var(ir).ty(ir)) == Some(ty) && self.result(ir).ty(ir) == ty {
            return Ok(());
        }
        let message = "input type and output type of local.tee do not match";
        fail(self.operation(), ir, message)
    }
}

/// The number of bits of a number; of others 0.
fn width(ty: &Type) -> u64 {
    u64::try_from(ods_runtime::__private::cpp::width(ty)).unwrap_or_default()
}

impl Verify for ExtendLowBitsSOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let op = self.operation();
        let bits = op.attribute(ir, "bitsToTake");
        let bits = bits.and_then(Attribute::downcast::<ods_runtime::attributes::IntegerAttr>);
        let bits = bits.and_then(|bits| bits.value().to_u64());
        let bits = bits.unwrap_or(u64::MAX);
        if !matches!(bits, 8 | 16 | 32) {
            let message = format!("extend op can only take 8, 16 or 32 bits. Got {bits}");
            return fail(op, ir, message);
        }
        let ty = self.input(ir).ty(ir);
        if bits >= width(ty) {
            let message =
                format!("trying to extend the {bits} low bits from a '{ty}' value is illegal");
            return fail(op, ir, message);
        }
        Ok(())
    }
}

impl Verify for ReinterpretOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, result) = (self.input(ir).ty(ir), self.result(ir).ty(ir));
        if input == result {
            let message = "reinterpret input and output type should be distinct";
            return fail(self.operation(), ir, message);
        }
        if width(input) != width(result) {
            let message = format!(
                "input type ('{input}') and output type ('{result}') have incompatible bit widths"
            );
            return fail(self.operation(), ir, message);
        }
        Ok(())
    }
}
