//! `func`: functions and calls of them.

mod assembly;
mod call;
mod constant;
pub mod passes;
mod verify;

pub use verify::verify_call;

use ods_runtime::prelude::*;

ods! {
    #![export(func_td)]
    #![emit("Ops.td")]
}

/// The inputs of a function type; empty for other types.
pub fn function_inputs(ty: &Type) -> &[Type] {
    match ty {
        Type::Function(ty) => ty.inputs(),
        _ => &[],
    }
}

/// The results of a function type; empty for other types.
pub fn function_results(ty: &Type) -> &[Type] {
    match ty {
        Type::Function(ty) => ty.results(),
        _ => &[],
    }
}
