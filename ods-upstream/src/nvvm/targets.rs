//! The targets of modules of kernels, and whether they have an operation.

use super::NVVMTargetAttr;
use crate::gpu::GPUModuleOp;
use ods_runtime::prelude::*;

/// A version of GPUs: `sm_90`, or `sm_90a`, which has operations of its own.
pub(super) struct Version {
    pub(super) number: u32,
    pub(super) is_accelerated: bool,
}

impl Version {
    /// The version of a chip; 0 if it has no number.
    fn of(chip: &str) -> Self {
        let number = chip.get(3..).unwrap_or_default();
        let end = number.find(|it: char| !it.is_ascii_digit());
        let number = &number[..end.unwrap_or(number.len())];
        Self {
            number: number.parse().unwrap_or_default(),
            is_accelerated: chip.ends_with('a'),
        }
    }
}

/// The targets of a module of kernels on which operations are verified.
fn targets(module: GPUModuleOp, ir: &Ir) -> impl Iterator<Item = &NVVMTargetAttr> {
    let targets = module.operation().attribute(ir, "targets");
    let targets = targets.and_then(Attribute::as_array).unwrap_or_default();
    let targets = targets.iter().filter_map(Attribute::downcast);
    targets.filter(|target: &&NVVMTargetAttr| target.verify_target())
}

/// Verifies that the GPUs that a module of kernels is for are not too old.
pub(crate) fn verify_module(module: GPUModuleOp, ir: &Ir) -> VerifyResult {
    if targets(module, ir).all(|target| Version::of(target.chip()).number >= 20) {
        return Ok(());
    }
    let message = "Minimum NVVM target SM version is sm_20";
    let location = module.operation().location(ir);
    Err(Diagnostic::error(location, message))
}

/// Verifies that the GPUs that the modules around an operation are for have it.
pub(super) fn verify_targets(
    op: Operation,
    ir: &Ir,
    has_op: impl Fn(&Version) -> bool,
) -> VerifyResult {
    for module in std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir)) {
        let Some(module) = GPUModuleOp::cast(module, ir) else {
            continue;
        };
        for target in targets(module, ir) {
            let chip = target.chip();
            if !has_op(&Version::of(chip)) {
                return Err(op.emit_error(ir, format!("is not supported on {chip}")));
            }
        }
    }
    Ok(())
}
