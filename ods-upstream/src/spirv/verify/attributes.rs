//! Attributes of the dialect on operations and values of others.

use super::{fail, fail_unnamed};
use crate::spirv::{
    DecorationAttr, EntryPointABIAttr, GraphARMOp, InterfaceVarABIAttr, SPIRVDialect, TargetEnvAttr,
};
use ods_runtime::prelude::*;

impl VerifyOperationAttribute for SPIRVDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        let (name, value) = (&attr.name, &attr.value);
        let message = match &*name.to_string() {
            "spirv.entry_point_abi" if value.is::<EntryPointABIAttr>() => return Ok(()),
            "spirv.entry_point_abi" => {
                format!("'{name}' attribute must be an entry point ABI attribute")
            }
            "spirv.target_env" if value.is::<TargetEnvAttr>() => return Ok(()),
            "spirv.target_env" => format!("'{name}' must be a spirv::TargetEnvAttr"),
            _ => format!("found unsupported '{name}' attribute on operation"),
        };
        fail_unnamed(op, ir, message)
    }
}

impl VerifyRegionArgAttribute for SPIRVDialect {
    fn verify_region_arg_attribute(
        op: Operation,
        ir: &Ir,
        _: usize,
        argument: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult {
        let inputs = op.signature(ir).map_or(&[][..], |(inputs, _)| inputs);
        verify_value_attribute(op, ir, inputs.get(argument), attr)
    }
}

/// Checks an attribute of an argument or a result with its type.
fn verify_value_attribute(
    op: Operation,
    ir: &Ir,
    ty: Option<&Type>,
    attr: &NamedAttribute,
) -> VerifyResult {
    let (name, value) = (&attr.name, &attr.value);
    let message = match &*name.to_string() {
        "spirv.interface_var_abi" => match value.downcast::<InterfaceVarABIAttr>() {
            None => format!("'{name}' must be a spirv::InterfaceVarABIAttr"),
            Some(abi) if abi.storage_class().is_some() && !ty.is_some_and(is_scalar) => format!(
                "'{name}' attribute cannot specify storage class when attaching to a non-scalar value"
            ),
            Some(_) => return Ok(()),
        },
        "spirv.decoration" if value.is::<DecorationAttr>() => return Ok(()),
        "spirv.decoration" => format!("'{name}' must be a spirv::DecorationAttr"),
        _ => format!("found unsupported '{name}' attribute on region argument"),
    };
    fail_unnamed(op, ir, message)
}

fn is_scalar(ty: &Type) -> bool {
    ty.is_integer() || ty.is_index() || matches!(ty, Type::Float(_))
}

impl VerifyRegionResultAttribute for SPIRVDialect {
    fn verify_region_result_attribute(
        op: Operation,
        ir: &Ir,
        _: usize,
        result: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult {
        if GraphARMOp::cast(op, ir).is_some() {
            let results = op.signature(ir).map_or(&[][..], |(_, results)| results);
            return verify_value_attribute(op, ir, results.get(result), attr);
        }
        let message = "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type";
        fail_unnamed(op, ir, message)
    }
}

/// An attribute that only other operations may have.
pub(super) fn refuse(op: Operation, ir: &Ir, name: &str, only: &str) -> VerifyResult {
    if op.attribute(ir, name).is_none() {
        return Ok(());
    }
    fail(
        op,
        ir,
        format!("cannot have '{name}' attribute (only allowed in {only})"),
    )
}
