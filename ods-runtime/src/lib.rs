//! The IR of ods: types, attributes and operations as MLIR defines them, the parser and printer of
//! MLIR's textual form, and verification.
//!
//! This crate holds everything that a dialect needs at run time; dialects are written with the
//! macros that this crate re-exports.

extern crate self as ods_runtime;

mod accessors;
pub mod affine;
pub mod attributes;
pub mod builtin;
pub mod constraint;
pub mod def;
pub mod diagnostics;
pub mod enums;
pub mod interfaces;
pub mod ir;
pub mod kind_interfaces;
pub mod limits;
pub mod location;
pub mod op;
pub mod property;
pub mod registry;
pub mod rewrite;
mod stack;
mod support;
pub mod symbols;
pub mod text;
#[cfg(feature = "tool")]
pub mod tool;
pub mod traits;
pub mod types;
mod upstream;
pub mod verify;

pub use attributes::{Attribute, NamedAttribute};
pub use def::FieldParser;
pub use diagnostics::{Diagnostic, DiagnosticKind, Severity};
pub use enums::{BitEnum, EnumInfo, NotACase};
pub use ir::{
    Block, Dominance, Equivalence, EquivalenceFlags, InsertPoint, Ir, IrMapping, IrMut, OpBuilder,
    OpOperand, Operation, OperationState, Region, Rewriter, Value, WalkOrder, WalkResult,
};
pub use location::Location;
pub use ods_interface_macros::{attr_interface, op_interface, type_interface};
pub use ods_macros::{AttrDef, DialectDef, EnumAttr, OpDef, TypeDef, ods};
pub use op::{Op, OpDef, OpHandle};
pub use property::prop::PropertyValue;
pub use registry::{Dialect, DialectRegistry};
pub use rewrite::{Pattern, PatternSet};
pub use types::Type;

#[doc(hidden)]
pub mod __private;
pub mod prelude;
