//! Which GPUs have an operation, and the targets of modules of kernels.

use super::NVVMTargetAttr;
use ods_runtime::prelude::*;

/// A version of GPUs: `sm_90`, or `sm_90a`, which has operations of its own.
struct Version {
    number: u32,
    is_accelerated: bool,
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

/// The operation needs at least this version.
#[derive(Debug)]
pub struct NVVMRequiresSM<const VERSION: u32>;

impl<const VERSION: u32> OpTrait for NVVMRequiresSM<VERSION> {
    const NAME: &'static str = "NVVMRequiresSM";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        verify_targets(op, ir, |version| version.number >= VERSION)
    }
}

/// The operation needs one of these versions, with what is not compatible with others; 0 is none.
#[derive(Debug)]
pub struct NVVMRequiresSMa<const A: u32, const B: u32 = 0, const C: u32 = 0>;

impl<const A: u32, const B: u32, const C: u32> OpTrait for NVVMRequiresSMa<A, B, C> {
    const NAME: &'static str = "NVVMRequiresSMa";

    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        verify_targets(op, ir, |version| {
            version.is_accelerated && [A, B, C].contains(&version.number)
        })
    }
}

/// The targets of a module of kernels on which operations are verified.
#[cfg(feature = "gpu")]
fn targets(module: crate::gpu::GPUModuleOp, ir: &Ir) -> impl Iterator<Item = &NVVMTargetAttr> {
    let targets = module.operation().attribute(ir, "targets");
    let targets = targets.and_then(Attribute::as_array).unwrap_or_default();
    let targets = targets.iter().filter_map(Attribute::downcast);
    targets.filter(|target: &&NVVMTargetAttr| target.verify_target())
}

/// Verifies that the GPUs that a module of kernels is for are not too old.
#[cfg(feature = "gpu")]
pub(crate) fn verify_module(module: crate::gpu::GPUModuleOp, ir: &Ir) -> VerifyResult {
    if targets(module, ir).all(|target| Version::of(target.chip()).number >= 20) {
        return Ok(());
    }
    let message = "Minimum NVVM target SM version is sm_20";
    let location = module.operation().location(ir);
    Err(Diagnostic::error(location, message))
}

/// Verifies that the GPUs that the modules around an operation are for have it.
#[cfg_attr(
    not(feature = "gpu"),
    expect(unused_variables, reason = "the modules are of `gpu`")
)]
fn verify_targets(op: Operation, ir: &Ir, has_op: impl Fn(&Version) -> bool) -> VerifyResult {
    #[cfg(feature = "gpu")]
    for module in std::iter::successors(op.parent_op(ir), |op| op.parent_op(ir)) {
        let Some(module) = crate::gpu::GPUModuleOp::cast(module, ir) else {
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
