//! The Toy example with `#[derive(OpDef)]` instead of `ods!`: the same program with the
//! same input and output.
//!
//! ```text
//! cargo run --example toy-derive                                  the bundled program
//! cargo run --example toy-derive -- FILE [--opt] [--generic]      any other one
//! ```

#[path = "../toy/assembly.rs"]
mod assembly;
#[path = "../toy/combine.rs"]
mod combine;
mod dialect;
#[path = "../toy/passes.rs"]
#[expect(unreachable_pub, reason = "a library exports them")]
mod passes;
mod reshape;
#[path = "../toy/shape.rs"]
#[expect(unreachable_pub, reason = "a library exports it")]
mod shape;
#[path = "../toy/verify.rs"]
mod verify;

use dialect::{
    CastOp, ConstantOp, FuncOp, GenericCallOp, ReshapeOp, ReturnOp, ToyDialect, TransposeOp,
};
use ods_runtime::DialectRegistry;
use shape::ShapeInference;
use std::process::ExitCode;

fn main() -> ExitCode {
    let registry = DialectRegistry::new().with::<ToyDialect>();
    toy_dialect::program::main(registry, passes::optimize)
}
