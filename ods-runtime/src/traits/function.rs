//! Functions: a type, and a body whose arguments match it.

use crate::ir::{Ir, Operation};
use crate::op::VerifyResult;
use crate::types::{FunctionType, Type};

impl Operation {
    /// The type of a function: its type attribute `function_type`.
    pub fn function_type(self, ir: &Ir) -> Option<&FunctionType> {
        match self.attribute(ir, "function_type")?.as_type()? {
            Type::Function(ty) => Some(ty),
            _ => None,
        }
    }
}

/// `FunctionOpInterface`.
pub(super) fn verify(op: Operation, ir: &Ir) -> VerifyResult {
    let Some(ty) = op.function_type(ir) else {
        return Err(op.emit_error(
            ir,
            "requires a type attribute 'function_type' of function type",
        ));
    };
    let Some(entry) = op.regions(ir).first().and_then(|body| body.entry_block(ir)) else {
        return Ok(());
    };
    let inputs = ty.inputs();
    let arguments = entry.arguments(ir);
    if arguments.len() != inputs.len() {
        let message = format!(
            "entry block must have {} arguments to match function signature",
            inputs.len()
        );
        return Err(op.emit_error(ir, message));
    }
    for (number, (argument, input)) in arguments.iter().zip(inputs).enumerate() {
        let ty = argument.ty(ir);
        if ty != input {
            let message = format!(
                "type of entry block argument #{number}('{ty}') must match the type of the corresponding argument in \
                 function signature('{input}')"
            );
            return Err(op.emit_error(ir, message));
        }
    }
    Ok(())
}
