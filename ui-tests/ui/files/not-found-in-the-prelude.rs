use ods_runtime::prelude::*;

ods! {
    include "mlir/IR/OpBse.td"
    include "mlir/Interfaces/SideEffectInterface.td"
    include "Missing.td"
}

fn main() {}
