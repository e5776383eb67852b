//! Dialects of MLIR, written with `ods!`, for use and as examples.
//!
//! | module | what |
//! |---|---|
//! | [`arith`] | arithmetic on integers and floats |
//! | [`cf`] | branches between the blocks of a region |
//! | [`complex`] | arithmetic on complex numbers |
//! | [`func`] | functions and calls |
//! | [`index`] | operations on indices, for any width of these |
//! | [`math`] | functions on integers and floats |
//! | [`scf`] | loops and conditions, whose bodies are regions |
//! | [`ub`] | undefined behaviour: poison and unreachable code |
//!
//! Names, formats, traits and messages are those of MLIR 22, so both read each other's
//! text. Attributes of dialects that are not implemented here are kept unchanged: for
//! example the mapping of an `scf.forall` to a device, an attribute of `gpu`.
//!
//! The definitions can be imported by `#![import(ods_dialects::arith_td)]`, and likewise
//! `cf_td`, `complex_td`, `func_td`, `index_td`, `math_td`, `scf_td` and `ub_td`: their
//! constraints, enums, attributes, interfaces and classes of ops are those of the `.td` files
//! here. Folders, canonicalization patterns and passes are those of `mlir-opt`; [`passes`] adds the
//! passes to a registry.
//!
//! ```
//! use ods_runtime::prelude::*;
//! use std::sync::Arc;
//!
//! let mut ir = Ir::with_registry(Arc::new(ods_dialects::all()));
//! let text = "
//!     func.func @double(%a: i32) -> i32 {
//!       %b = arith.addi %a, %a overflow<nsw> : i32
//!       return %b : i32
//!     }";
//! let module = parse_source(&mut ir, "f.mlir", text.as_bytes(), ParseOptions::default()).unwrap();
//! assert!(verify(module, &ir).is_ok());
//! ```

pub mod arith;
pub mod cf;
pub mod complex;
mod elementwise;
pub mod func;
pub mod index;
mod inliner;
mod limits;
pub mod math;
pub mod scf;
#[cfg(feature = "testing")]
pub mod testing;
pub mod ub;

pub use inliner::with_inlining;

use ods_runtime::pass::PassRegistry;
use ods_runtime::traits::ConstantLike;
use ods_runtime::{Attribute, DialectRegistry, Ir, Value};

/// The examples of `docs/working-with-ir.md` and `docs/DATAFLOW.md`, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../docs/working-with-ir.md")]
#[doc = include_str!("../../docs/DATAFLOW.md")]
struct Guide;

/// A registry with all dialects of this crate.
pub fn all() -> DialectRegistry {
    let registry = DialectRegistry::new()
        .with::<arith::ArithDialect>()
        .with::<cf::ControlFlowDialect>()
        .with::<func::FuncDialect>()
        .with::<complex::ComplexDialect>()
        .with::<index::IndexDialect>()
        .with::<math::MathDialect>()
        .with::<scf::SCFDialect>()
        .with::<ub::UBDialect>();
    with_inlining(registry)
}

/// Adds the passes of all dialects of this crate to a registry.
///
/// ```
/// use ods_runtime::pass::PassRegistry;
/// let passes = PassRegistry::new().with_all(ods_dialects::passes);
/// assert!(passes.pass("convert-scf-to-cf").is_some());
/// ```
pub fn passes(passes: PassRegistry) -> PassRegistry {
    passes
        .with_all(arith::passes::all)
        .with_all(cf::passes::all)
        .with_all(func::passes::all)
        .with_all(scf::passes::all)
}

/// The attribute of `value`, if it is the result of a constant.
fn constant_of(ir: &Ir, value: Value) -> Option<&Attribute> {
    let op = value.defining_op(ir);
    let constant = op.filter(|op| op.has_trait::<ConstantLike>(ir))?;
    constant.attribute(ir, "value")
}
