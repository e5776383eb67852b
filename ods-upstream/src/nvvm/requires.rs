//! Which GPUs have an operation. It is verified in modules of kernels, which are of `gpu`.

#[cfg(feature = "gpu")]
use super::targets::verify_targets;
use ods_runtime::prelude::*;

/// The operation needs at least this version.
#[derive(Debug)]
pub struct NVVMRequiresSM<const VERSION: u32>;

impl<const VERSION: u32> OpTrait for NVVMRequiresSM<VERSION> {
    const NAME: &'static str = "NVVMRequiresSM";

    #[cfg(feature = "gpu")]
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        verify_targets(op, ir, |version| version.number >= VERSION)
    }
}

/// The operation needs one of these versions, with what is not compatible with others; 0 is none.
#[derive(Debug)]
pub struct NVVMRequiresSMa<const A: u32, const B: u32 = 0, const C: u32 = 0>;

impl<const A: u32, const B: u32, const C: u32> OpTrait for NVVMRequiresSMa<A, B, C> {
    const NAME: &'static str = "NVVMRequiresSMa";

    #[cfg(feature = "gpu")]
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        verify_targets(op, ir, |version| {
            version.is_accelerated && [A, B, C].contains(&version.number)
        })
    }
}
