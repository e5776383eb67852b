//! The IR of ods: types, attributes and operations as MLIR defines them, the text of types and
//! attributes, and verification.
//!
//! Two layers, of which the lower one does not use the upper one:
//!
//! - *values*: types, attributes, affine maps, locations, diagnostics, and their text,
//! - *ir*: operations, regions and blocks, traits, interfaces, symbols, the registry, the verifier.
//!
//! The text of operations is `ods-asm`; macros, and the names that users write, are
//! `ods-runtime`, which this crate knows nothing of.

// The attributes of interfaces generate paths that begin with the name of the crate that
// re-exports everything here.
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
#[doc(hidden)]
pub mod stack;
mod support;
pub mod symbols;
pub mod text;
pub mod traits;
pub mod types;
#[doc(hidden)]
pub mod upstream;
pub mod verify;

pub use attributes::{Attribute, NamedAttribute};
pub use def::{AttrOf, FieldParser, TypeOf};
pub use diagnostics::{Diagnostic, DiagnosticKind, Diagnostics, Severity};
pub use enums::{BitEnum, EnumInfo, NotACase};
pub use ir::{
    Block, CloneTable, Dominance, Equivalence, EquivalenceFlags, InsertPoint, Ir, IrMapping, IrMut,
    OpBuilder, OpOperand, Operation, OperationState, Region, Rewriter, Value, WalkOrder,
    WalkResult,
};
pub use location::Location;
pub use ods_interface_macros::{attr_interface, op_interface, type_interface};
pub use op::{Op, OpDef, OpHandle};
pub use property::prop::PropertyValue;
pub use registry::{Dialect, DialectRegistry};
pub use rewrite::{Pattern, PatternSet};
pub use types::Type;

#[doc(hidden)]
pub mod __private;
