//! An interpreter of IR: it executes functions, and reports poison and undefined behaviour at the
//! operation that has it.
//!
//! Integers have any width, floats compute by the rules of their formats, an index has 64 or 32
//! bits, and vectors and tensors are values made of these. The dialects of `ods-dialects` have
//! semantics after [`attach`]; an operation of another dialect gets them by the interface
//! [`Interpretable`], in a few lines. An operation without that interface is executed by what other
//! interfaces and traits say:
//!
//! | interface or trait | what is executed |
//! |---|---|
//! | `ConstantLike` | the value of the attribute `value` |
//! | `BranchOpInterface` | a branch, if it has one successor or says which one follows for its operands |
//! | `CallOpInterface`, `CallableOpInterface` | a call, by symbol or by value, and its body |
//! | `ReturnLike`, `RegionBranchTerminatorOpInterface` | the exit from a region, with all operands |
//! | `RegionBranchOpInterface` | the regions, where one edge remains for the operands |
//!
//! ```
//! use ods_interp::Interpreter;
//! use ods_runtime::attributes::ApInt;
//! use ods_runtime::prelude::*;
//!
//! let mut ir = Ir::with_registry(ods_interp::attach(ods_dialects::all()).into());
//! let text = "func.func @sum(%n: index) -> index {
//!   %c0 = arith.constant 0 : index
//!   %c1 = arith.constant 1 : index
//!   %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %c0) -> (index) {
//!     %next = arith.addi %acc, %i : index
//!     scf.yield %next : index
//!   }
//!   return %sum : index
//! }";
//! let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::default()).unwrap();
//! verify(module, &ir).unwrap();
//! let ten = ApInt::from_u64(64, 10);
//! let results = Interpreter::new(&ir).call_symbol(module, "sum", &[ten.into()]).unwrap();
//! assert_eq!(results[0].as_int(), Some(&ApInt::from_u64(64, 45)));
//! ```
//!
//! Calls and regions in each other take no stack of the interpreter, and every run ends: there are
//! limits on steps, calls and memory.

pub mod args;
mod arith;
mod cf;
mod complex;
mod context;
mod func;
mod generic;
mod index;
mod interface;
mod interpreter;
pub mod limits;
mod machine;
mod math;
mod poison;
mod scf;
#[cfg(feature = "tool")]
pub mod tool;
mod trap;
mod ub;
mod value;

pub use context::Context;
pub use interface::{Continuation, DynInterpretable, Exit, Interpretable, Outcome, Step};
pub use interpreter::Interpreter;
pub use poison::{Poison, PoisonReason};
pub use trap::{Limit, Trap, TrapKind, UndefinedBehavior};
pub use value::{Elements, RuntimeValue};

use ods_runtime::DialectRegistry;

/// The examples of `docs/INTERPRETER.md`, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../docs/INTERPRETER.md")]
struct Guide;

/// Adds the semantics of the dialects of `ods-dialects` to a registry.
///
/// ```
/// let registry = ods_interp::attach(ods_dialects::all());
/// ```
///
/// # Panics
///
/// If they are there already.
#[must_use]
pub fn attach(registry: DialectRegistry) -> DialectRegistry {
    let registry = arith::attach(registry);
    let registry = cf::attach(registry);
    let registry = complex::attach(registry);
    let registry = func::attach(registry);
    let registry = index::attach(registry);
    let registry = math::attach(registry);
    let registry = scf::attach(registry);
    ub::attach(registry)
}

/// Attaches [`Interpretable`] to ops that implement it.
macro_rules! attach_ops {
    ($registry:expr, $($op:ty),* $(,)?) => {
        $registry$(.attach::<dyn $crate::Interpretable, $op, $op>())*
    };
}
use attach_ops;
