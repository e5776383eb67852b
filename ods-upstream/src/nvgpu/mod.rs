//! `nvgpu`: operations of NVIDIA's GPUs. What is declarative; the verifiers are not written.

use ods_runtime::prelude::*;

ods! {
    #![upstream]
    #![include_dir(env = "ODS_MLIR_INCLUDE")]
    #![emit("mlir/Dialect/NVGPU/IR/NVGPUOps.td")]
    #![dialect("nvgpu")]
    #![vocabulary("vocabulary.txt")]
}
