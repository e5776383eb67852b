//! `acc`: `OpenACC`.
//!
//! What is declarative; the text of most clauses and the verifiers are missing.

use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::interfaces::Resource;
use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/OpenACC/OpenACCOps.td")]
    #![dialect("acc")]
}

/// The class of types that are like pointers: memrefs and pointers of `llvm`.
#[derive(Clone, Copy, Debug)]
pub enum PointerLikeType {}

impl TypeClassKind for PointerLikeType {
    const NAME: &'static str = "";

    fn contains(ty: &Type) -> bool {
        ty.is_any_memref() || crate::LLVM::is_pointer(ty)
    }
}

/// The class of types that can be mapped and are not like pointers: of no type that is known here.
#[derive(Clone, Copy, Debug)]
pub enum MappableType {}

impl TypeClassKind for MappableType {
    const NAME: &'static str = "";

    fn contains(_: &Type) -> bool {
        false
    }
}

macro_rules! resources {
    ($($(#[$doc:meta])* $resource:ident, $name:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $resource;

        impl Resource for $resource {
            const NAME: &'static str = $name;
        }
    )*};
}

resources! {
    /// The counters of the runtime.
    RuntimeCounters, "AccRuntimeCounters";
    /// The current device.
    CurrentDeviceIdResource, "AccCurrentDeviceIdResource";
    /// The construct that an operation belongs to.
    ConstructResource, "AccConstructResource";
}
