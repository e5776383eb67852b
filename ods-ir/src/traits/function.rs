//! Verification of functions: the type, and the arguments of the body.

use crate::attributes::{Attribute, NamedAttribute};
use crate::ir::{Ir, Operation};
use crate::op::{KnownName, VerifyResult};
use crate::types::{FunctionType, Type};

impl Operation {
    /// The function type in the attribute `function_type`.
    pub fn function_type(self, ir: &Ir) -> Option<&FunctionType> {
        match self.known_attribute(ir, KnownName::Signature)?.as_type()? {
            Type::Function(ty) => Some(ty),
            _ => None,
        }
    }

    /// The types of the arguments and results in the attribute `function_type`, which holds the type of a function or
    /// of a graph.
    pub fn signature(self, ir: &Ir) -> Option<(&[Type], &[Type])> {
        match self.known_attribute(ir, KnownName::Signature)?.as_type()? {
            Type::Function(ty) => Some((ty.inputs(), ty.results())),
            Type::Graph(ty) => Some((ty.inputs(), ty.results())),
            _ => None,
        }
    }
}

/// Verifies the attributes of arguments and results of a function with these inputs and this number of results, and the
/// arguments of its body. A function whose type is not a builtin one calls it in its `verify_trait`.
///
/// # Errors
///
/// If one of them does not match.
#[inline]
pub fn verify_function_signature(
    op: Operation,
    ir: &Ir,
    inputs: &[Type],
    results: usize,
) -> VerifyResult {
    verify_function_attributes(op, ir, inputs.len(), results)?;
    verify_function_entry(op, ir, inputs)
}

/// Verifies the attributes of arguments and results of a function with these numbers of them.
pub(crate) fn verify_function_attributes(
    op: Operation,
    ir: &Ir,
    inputs: usize,
    results: usize,
) -> VerifyResult {
    let dialect = |name: &str| ir.registry().dialect(name.split_once('.')?.0);
    verify_attributes(op, ir, ["argument", "arg_attrs"], inputs, |number, attr| {
        let verify = dialect(&attr.name)?.verify_region_arg_attribute()?;
        Some(verify(op, ir, 0, number, attr))
    })?;
    verify_attributes(op, ir, ["result", "res_attrs"], results, |number, attr| {
        let verify = dialect(&attr.name)?.verify_region_result_attribute()?;
        Some(verify(op, ir, 0, number, attr))
    })
}

/// Verifies that the body of a function, if there is one, has an argument for each input and no others.
pub(crate) fn verify_function_entry(op: Operation, ir: &Ir, inputs: &[Type]) -> VerifyResult {
    let Some(entry) = op.regions(ir).first().and_then(|body| body.entry_block(ir)) else {
        return Ok(());
    };
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

/// Checks the attributes of arguments or results: one dictionary each, with names that
/// have a dialect prefix; the dialect verifies them.
fn verify_attributes(
    op: Operation,
    ir: &Ir,
    [kind, name]: [&str; 2],
    count: usize,
    verify: impl Fn(usize, &NamedAttribute) -> Option<VerifyResult>,
) -> VerifyResult {
    let Some(dictionaries) = op.attribute(ir, name).and_then(Attribute::as_array) else {
        return Ok(());
    };
    if dictionaries.len() != count {
        let message = format!(
            "expects {kind} attribute array to have the same number of elements as the number of function {kind}s, \
             got {}, but expected {count}",
            dictionaries.len()
        );
        return Err(op.emit_error(ir, message));
    }
    for (number, dictionary) in dictionaries.iter().enumerate() {
        let Attribute::Dictionary(dictionary) = dictionary else {
            let message = format!(
                "expects {kind} attribute dictionary to be a DictionaryAttr, but got `{dictionary}`"
            );
            return Err(op.emit_error(ir, message));
        };
        for entry in dictionary.iter() {
            if !entry.name.contains('.') {
                let message = format!("{kind}s may only have dialect attributes");
                return Err(op.emit_error(ir, message));
            }
            verify(number, entry).unwrap_or(Ok(()))?;
        }
    }
    Ok(())
}
