//! MLIR's own dialects in Rust: generated from the `.td` files of an installed MLIR, which hold C++, with the hooks that
//! only C++ has written beside them.
//!
//! Each dialect is a feature and a module. `MLIR_PREFIX` is the folder of the installation, by default
//! `/usr/lib/llvm-22`. Without features the crate needs no MLIR. `docs/UPSTREAM.md` says how a dialect is added.
//!
//! A dialect tells what is missing: [`Dialect::missing`](ods_runtime::Dialect::missing) lists the hooks that its
//! definitions declare and that nobody wrote, and `ods-upstream-opt --show-missing` those of all dialects.

// Names of C++ such as `::mlir::arith::FastMathFlags` are paths of this crate.
extern crate self as mlir;

/// Types that are in no further namespace of C++.
pub use ods_runtime::types::{FunctionType, MemRefType, VectorType};

/// The parser's class, whose enums are arguments of directives.
#[allow(non_snake_case, reason = "the class of C++")]
pub mod AsmParser {
    pub use ods_runtime::prelude::Delimiter;
}

/// Arithmetic, which `ods-dialects` has.
pub mod arith {
    pub use ods_dialects::arith::*;
}

/// The traits of operations, in the namespaces of C++.
#[cfg(feature = "tosa")]
#[allow(non_snake_case, reason = "the namespace of C++")]
pub mod OpTrait {
    pub use crate::tosa::traits as tosa;
}

#[cfg(any(
    feature = "arm_neon",
    feature = "arm_sme",
    feature = "arm_sve",
    feature = "acc",
    feature = "amx",
    feature = "llvm",
    feature = "omp",
    feature = "vcix",
    feature = "x86vector"
))]
#[allow(non_snake_case, reason = "the namespace of C++")]
pub mod LLVM;
#[cfg(feature = "affine")]
pub mod affine;
#[cfg(feature = "arm_neon")]
pub mod arm_neon;
#[cfg(feature = "arm_sme")]
pub mod arm_sme;
#[cfg(feature = "arm_sve")]
pub mod arm_sve;
#[cfg(feature = "async")]
pub mod r#async;
#[cfg(feature = "bufferization")]
pub mod bufferization;
#[cfg(feature = "complex")]
pub mod complex;
#[cfg(any(feature = "memref", feature = "tensor"))]
mod dims;
#[cfg(any(feature = "complex", feature = "math", feature = "spirv"))]
#[path = "../../ods-dialects/src/elementwise.rs"]
#[allow(dead_code, reason = "shared with `ods-dialects`")]
mod elementwise;
#[cfg(feature = "index")]
pub mod index;
#[allow(dead_code, reason = "not every feature needs all of it")]
mod inliner;
#[cfg(feature = "irdl")]
pub mod irdl;
#[cfg(any(
    feature = "amx",
    feature = "memref",
    feature = "tensor",
    feature = "vector"
))]
#[cfg_attr(
    not(feature = "memref"),
    allow(dead_code, reason = "others only ask for layouts")
)]
mod layout;
mod limits;
#[cfg(any(
    feature = "affine",
    feature = "amdgpu",
    feature = "linalg",
    feature = "memref",
    feature = "shard",
    feature = "tensor",
    feature = "transform",
    feature = "vector",
    feature = "xegpu"
))]
mod lists;
#[cfg(feature = "math")]
pub mod math;
#[cfg(feature = "memref")]
pub mod memref;
#[cfg(feature = "tensor")]
mod mixed;
#[cfg(feature = "ml_program")]
pub mod ml_program;
#[cfg(feature = "mpi")]
pub mod mpi;
#[cfg(feature = "nvgpu")]
pub mod nvgpu;
#[cfg(feature = "quant")]
pub mod quant;
#[cfg(any(feature = "memref", feature = "tensor"))]
#[cfg_attr(
    not(feature = "tensor"),
    allow(dead_code, reason = "`memref` has checks of its own")
)]
mod reassociation;
#[cfg(feature = "shape")]
pub mod shape;
#[cfg(any(feature = "memref", feature = "tensor"))]
#[cfg_attr(
    not(feature = "tensor"),
    allow(dead_code, reason = "`memref` has no slices that are inserted")
)]
mod slices;
#[cfg(feature = "tensor")]
pub mod tensor;
#[cfg(feature = "tosa")]
#[allow(deprecated, reason = "a definition of upstream declares two forms")]
pub mod tosa;
/// Undefined behaviour, which `ods-dialects` has: `arith` depends on it.
pub mod ub {
    pub use ods_dialects::ub::*;
}
#[cfg(feature = "ub")]
pub mod ub_upstream;
#[cfg(feature = "vcix")]
pub mod vcix;
#[cfg(feature = "vector")]
pub mod vector;
#[cfg(feature = "x86vector")]
pub mod x86vector;

#[cfg(feature = "acc")]
#[allow(deprecated, reason = "a definition of upstream declares two forms")]
pub mod acc;
#[cfg(any(feature = "acc", feature = "omp"))]
pub mod accomp;
#[cfg(feature = "amdgpu")]
pub mod amdgpu;
#[cfg(feature = "amx")]
pub mod amx;
#[cfg(feature = "dlti")]
pub mod dlti;
/// `dlti` has the namespace of MLIR itself.
#[cfg(feature = "dlti")]
pub use dlti::*;
#[cfg(feature = "nvvm")]
#[allow(non_snake_case, reason = "the namespace of C++")]
#[path = "nvvm/mod.rs"]
pub mod NVVM;
#[cfg(feature = "rocdl")]
#[allow(non_snake_case, reason = "the namespace of C++")]
#[path = "rocdl/mod.rs"]
pub mod ROCDL;
#[cfg(feature = "emitc")]
pub mod emitc;
#[cfg(feature = "gpu")]
pub mod gpu;
#[cfg(feature = "linalg")]
pub mod linalg;
#[cfg(feature = "omp")]
pub mod omp;
#[cfg(feature = "pdl")]
pub mod pdl;
#[cfg(feature = "pdl_interp")]
pub mod pdl_interp;
#[cfg(feature = "ptr")]
pub mod ptr;
#[cfg(feature = "shard")]
pub mod shard;
#[cfg(feature = "smt")]
pub mod smt;
#[cfg(feature = "sparse_tensor")]
pub mod sparse_tensor;
#[cfg(feature = "spirv")]
#[allow(deprecated, reason = "a constant of upstream has no folder")]
pub mod spirv;
#[cfg(feature = "transform")]
pub mod transform;
#[cfg(feature = "wasmssa")]
pub mod wasmssa;
#[cfg(feature = "xegpu")]
pub mod xegpu;
#[cfg(feature = "xevm")]
pub mod xevm;

/// Enums of dialects that may be off, which `transform` has in attributes.
#[cfg(feature = "transform")]
mod lowerings;
/// The enums of `bufferization`, which `transform` has in attributes.
#[cfg(all(feature = "transform", not(feature = "bufferization")))]
pub mod bufferization {
    pub use crate::lowerings::bufferization::*;
}
/// The enums of `linalg`, which `transform` has in attributes.
#[cfg(all(feature = "transform", not(feature = "linalg")))]
pub mod linalg {
    pub use crate::lowerings::linalg::*;
}
/// The enums of `vector`, which `transform` has in attributes.
#[cfg(all(feature = "transform", not(feature = "vector")))]
pub mod vector {
    pub use crate::lowerings::vector::*;
}

/// Enums that several dialects share.
#[cfg(feature = "linalg")]
pub mod utils {
    use ods_runtime::prelude::*;

    ods! {
        #![upstream]
        #![include_dir(env = "ODS_MLIR_INCLUDE")]
        #![emit("mlir/Dialect/Utils/StructuredOpsUtils.td")]
    }
}

use ods_runtime::DialectRegistry;

/// Adds a dialect of this crate if its feature is on, else the one of `ods-dialects`.
macro_rules! upstream_or_bundled {
    ($registry:ident; $($feature:literal: $upstream:path, $bundled:path;)*) => {$(
        #[cfg(feature = $feature)]
        let $registry = $registry.with::<$upstream>();
        #[cfg(not(feature = $feature))]
        let $registry = $registry.with::<$bundled>();
    )*};
}

/// Adds dialects of this crate whose features are on.
macro_rules! upstream {
    ($registry:ident; $($feature:literal: $dialect:path;)*) => {$(
        #[cfg(feature = $feature)]
        let $registry = $registry.with::<$dialect>();
    )*};
}

/// A registry with all dialects of `ods-dialects` and of this crate. Of a dialect that both have, it is the one of this
/// crate if its feature is on.
pub fn all() -> DialectRegistry {
    let registry = DialectRegistry::new()
        .with::<ods_dialects::arith::ArithDialect>()
        .with::<ods_dialects::cf::ControlFlowDialect>()
        .with::<ods_dialects::func::FuncDialect>()
        .with::<ods_dialects::scf::SCFDialect>();
    upstream_or_bundled! { registry;
        "complex": complex::ComplexDialect, ods_dialects::complex::ComplexDialect;
        "index": index::IndexDialect, ods_dialects::index::IndexDialect;
        "math": math::MathDialect, ods_dialects::math::MathDialect;
    }
    upstream! { registry;
        "acc": acc::OpenACCDialect;
        "affine": affine::AffineDialect;
        "amdgpu": amdgpu::AMDGPUDialect;
        "amx": amx::AMXDialect;
        "arm_neon": arm_neon::ArmNeonDialect;
        "arm_sme": arm_sme::ArmSMEDialect;
        "arm_sve": arm_sve::ArmSVEDialect;
        "async": r#async::AsyncDialect;
        "bufferization": bufferization::BufferizationDialect;
        "dlti": DLTIDialect;
        "emitc": emitc::EmitCDialect;
        "gpu": gpu::GPUDialect;
        "irdl": irdl::IRDLDialect;
        "linalg": linalg::LinalgDialect;
        "llvm": LLVM::LLVMDialect;
        "memref": memref::MemRefDialect;
        "ml_program": ml_program::MLProgramDialect;
        "mpi": mpi::MPIDialect;
        "nvgpu": nvgpu::NVGPUDialect;
        "nvvm": NVVM::NVVMDialect;
        "omp": omp::OpenMPDialect;
        "pdl": pdl::PDLDialect;
        "pdl_interp": pdl_interp::PDLInterpDialect;
        "ptr": ptr::PtrDialect;
        "quant": quant::QuantDialect;
        "rocdl": ROCDL::ROCDLDialect;
        "shape": shape::ShapeDialect;
        "shard": shard::ShardDialect;
        "smt": smt::SMTDialect;
        "sparse_tensor": sparse_tensor::SparseTensorDialect;
        "spirv": spirv::SPIRVDialect;
        "tensor": tensor::TensorDialect;
        "tosa": tosa::TosaDialect;
        "transform": transform::TransformDialect;
        "vcix": vcix::VCIXDialect;
        "vector": vector::VectorDialect;
        "wasmssa": wasmssa::WasmSSADialect;
        "x86vector": x86vector::X86VectorDialect;
        "xegpu": xegpu::XeGPUDialect;
        "xevm": xevm::XeVMDialect;
    }
    #[cfg(feature = "transform")]
    let registry = transform::tune::register(registry);
    // As upstream: its operations may be unknown.
    #[cfg(feature = "shape")]
    let registry = registry.with_unknown_operations::<shape::ShapeDialect>();
    // As upstream: the dialect is extensible.
    #[cfg(feature = "spirv")]
    let registry = registry.with_unknown_operations::<spirv::SPIRVDialect>();
    inliner::with_inlining(ods_dialects::with_inlining(registry))
}
