//! Attributes of the dialect on operations and arguments of functions.

use super::wrong_unnamed;
use crate::LLVM::LLVMFuncOp;
use crate::NVVM::NVVMDialect;
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::prelude::*;

impl VerifyOperationAttribute for NVVMDialect {
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult {
        let (name, value) = (attr.name.as_str(), &attr.value);
        let has = |name| op.attribute(ir, name).is_some();
        let (is_right, message) = match name {
            "nvvm.kernel" if LLVMFuncOp::cast(op, ir).is_none() => {
                let message = "'nvvm.kernel' attribute attached to unexpected op";
                return wrong_unnamed(op, ir, message);
            }
            "nvvm.maxntid" | "nvvm.reqntid" | "nvvm.cluster_dim" => {
                let sizes = value.as_dense_array::<i32>();
                (
                    sizes.is_some_and(|sizes| (1..=3).contains(&sizes.len())),
                    "attribute must be integer array with maximum 3 index",
                )
            }
            "nvvm.minctasm" | "nvvm.maxnreg" | "nvvm.cluster_max_blocks" => (
                matches!(value, Attribute::Integer(_)),
                "attribute must be integer constant",
            ),
            "nvvm.blocksareclusters" => (
                has("nvvm.reqntid") && has("nvvm.cluster_dim"),
                "attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'",
            ),
            _ => return Ok(()),
        };
        if is_right {
            return Ok(());
        }
        // The name is in both kinds of quotes, as in MLIR.
        wrong_unnamed(op, ir, format!("'\"{name}\"' {message}"))
    }
}

impl VerifyRegionArgAttribute for NVVMDialect {
    fn verify_region_arg_attribute(
        op: Operation,
        ir: &Ir,
        _: usize,
        argument: usize,
        attr: &NamedAttribute,
    ) -> VerifyResult {
        let name = attr.name.as_str();
        let is_function = op.interface::<dyn FunctionOpInterface>(ir).is_some();
        if name != "nvvm.grid_constant" || !is_function {
            return Ok(());
        }
        let fail = |message: &str| wrong_unnamed(op, ir, format!("'\"{name}\"' {message}"));
        if op.attribute(ir, "nvvm.kernel").is_none() {
            return fail("attribute must be present only on kernel arguments");
        }
        if !attr.value.is_unit() {
            return fail("must be a unit attribute");
        }
        let all = op.attribute(ir, "arg_attrs").and_then(Attribute::as_array);
        let own = all
            .and_then(|all| all.get(argument))
            .and_then(Attribute::as_dictionary);
        let is_by_value = own.is_some_and(|own| own.iter().any(|attr| attr.name == "llvm.byval"));
        if !is_by_value {
            return fail("attribute requires the argument to also have attribute 'llvm.byval'");
        }
        Ok(())
    }
}
