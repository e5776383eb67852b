//! Verifiers of `vector.extract` and `vector.insert`.

use super::{ExtractOp, InsertOp};
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// The number of the first coordinate that is not within `shape`. `-1` stands for poison, `DYNAMIC` for a value.
fn first_outside(position: &[i64], shape: &[i64]) -> Option<usize> {
    let is_outside =
        |(at, size): (&i64, &i64)| *at != DYNAMIC && *at != -1 && !(0..*size).contains(at);
    let at = position.iter().zip(shape).position(is_outside)?;
    Some(at + 1)
}

/// Whether this is a vector without dimensions.
fn is_single(ty: &Type) -> bool {
    matches!(ty, Type::Vector(vector) if vector.shape().is_empty())
}

impl Verify for ExtractOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if is_single(self.result(ir).ty(ir)) {
            let message = "expected a scalar instead of a 0-d vector as the result type";
            return Err(Diagnostic::error(self.location(ir), message));
        }
        let position = self.static_position(ir);
        let values = position.iter().filter(|at| **at == DYNAMIC).count();
        let shape = self.source(ir).ty(ir).shape().unwrap_or_default();
        let message = if values != self.dynamic_position(ir).len() {
            "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite".to_owned()
        } else if position.len() > shape.len() {
            "expected position attribute of rank no greater than vector rank".to_owned()
        } else if let Some(number) = first_outside(position, shape) {
            format!(
                "expected position attribute #{number} to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)"
            )
        } else {
            return Ok(());
        };
        Err(self.emit_error(ir, message))
    }
}

impl Verify for InsertOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let value = self.value_to_store(ir).ty(ir);
        if is_single(value) {
            let message = "expected a scalar instead of a 0-d vector as the source operand";
            return Err(Diagnostic::error(self.location(ir), message));
        }
        let position = self.static_position(ir);
        let shape = self.dest(ir).ty(ir).shape().unwrap_or_default();
        let rank = match value {
            Type::Vector(vector) => Some(vector.shape().len()),
            _ => None,
        };
        let depth = position.len();
        let message = if depth > shape.len() {
            "expected position attribute of rank no greater than dest vector rank".to_owned()
        } else if rank.is_some_and(|rank| rank + depth != shape.len()) {
            "expected position attribute rank + source rank to match dest vector rank".to_owned()
        } else if rank.is_none() && depth != shape.len() {
            "expected position attribute rank to match the dest vector rank".to_owned()
        } else if let Some(number) = first_outside(position, shape) {
            format!(
                "expected position attribute #{number} to be a non-negative integer smaller than the corresponding dest vector dimension"
            )
        } else {
            return Ok(());
        };
        Err(self.emit_error(ir, message))
    }
}
