//! Attributes of the dialect on operations and on arguments of functions.

use super::BufferizationDialect;
use ods_runtime::interfaces::{FunctionOpInterface, MemRefLayoutAttrInterface, MemoryEffect};
use ods_runtime::prelude::*;

fn fail(op: Operation, ir: &Ir, message: String) -> VerifyResult {
    Err(Diagnostic::error(op.location(ir), message))
}

impl VerifyOperationAttribute for BufferizationDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        let name = &attr.name;
        if *name != "bufferization.manual_deallocation" {
            let message = format!(
                "attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"
            );
            return fail(op, ir, message);
        }
        let manages = |effect| matches!(effect, MemoryEffect::Allocate | MemoryEffect::Free);
        let effects = op.memory_effects(ir).unwrap_or_default();
        if effects.iter().any(|instance| manages(instance.effect)) {
            return Ok(());
        }
        let message = format!(
            "attribute '{name}' can be used only on ops that have an allocation and/or free side effect"
        );
        Err(op.emit_error(ir, message))
    }
}

const ACCESSES: [&str; 4] = ["none", "read", "write", "read-write"];

impl VerifyRegionArgAttribute for BufferizationDialect {
    fn verify_region_arg_attribute(
        op: Operation,
        ir: &Ir,
        _: usize,
        _: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult {
        let (name, value) = (&attr.name, &attr.value);
        let is_function = op.interface::<dyn FunctionOpInterface>(ir).is_some();
        let is_external = || op.regions(ir).iter().all(|region| region.is_empty(ir));
        let message = match &*name.to_string() {
            "bufferization.writable" if value.as_bool().is_none() => {
                "is expected to be a boolean attribute"
            }
            "bufferization.access" => match value.as_str() {
                None => "is expected to be a string attribute",
                Some(access) if !ACCESSES.contains(&access) => {
                    return fail(op, ir, format!("invalid value for '{name}'"));
                }
                Some(_) => "",
            },
            "bufferization.buffer_layout"
                if value
                    .interface::<dyn MemRefLayoutAttrInterface>(ir)
                    .is_none() =>
            {
                "is expected to be a memref layout attribute"
            }
            "bufferization.writable" if is_function && is_external() => {
                "is invalid on external functions"
            }
            "bufferization.writable" | "bufferization.buffer_layout" => "",
            _ => {
                let message = "attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the \
                               bufferization dialect";
                return fail(op, ir, message.into());
            }
        };
        if !message.is_empty() {
            return fail(op, ir, format!("'{name}' {message}"));
        }
        if !is_function {
            return fail(
                op,
                ir,
                format!("expected '{name}' to be used on function-like operations"),
            );
        }
        Ok(())
    }
}
