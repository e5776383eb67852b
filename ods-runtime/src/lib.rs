//! The IR of ods: types, attributes and operations as MLIR defines them, the parser and printer of
//! MLIR's textual form, and verification.
//!
//! This crate holds everything that a dialect needs at run time; dialects are written with the
//! macros that this crate re-exports. It is a façade: the IR is `ods-ir`, the text of operations
//! `ods-asm`, rewriting `ods-rewrite` (feature `rewrite`, on by default), and passes for any dialect
//! `ods-transforms` (feature `transforms`, on by default).

// What the macros generate begins with the name of this crate.
extern crate self as ods_runtime;

#[cfg(feature = "testing")]
pub mod testing;
pub mod text;
#[cfg(feature = "tool")]
pub mod tool;

#[doc(inline)]
pub use ods_asm::verify;
#[cfg(not(feature = "rewrite"))]
#[doc(inline)]
pub use ods_ir::rewrite;
#[doc(inline)]
pub use ods_ir::{
    affine, attributes, builtin, constraint, def, diagnostics, enums, interfaces, ir,
    kind_interfaces, limits, location, op, property, registry, symbols, traits, types,
};
#[cfg(feature = "rewrite")]
#[doc(inline)]
pub use ods_rewrite as rewrite;
/// Passes and the pass manager.
///
/// A [`Pass`] changes the operations of one kind; a [`Pipeline`](pass::Pipeline) is a list of passes,
/// and of pipelines for nested operations; a [`PassManager`](pass::PassManager) runs a pipeline.
/// What a textual pipeline can name is in a [`PassRegistry`](pass::PassRegistry): nothing is
/// global.
///
/// [`Pass`]: trait@pass::Pass
#[cfg(feature = "rewrite")]
pub mod pass {
    pub use ods_macros::Pass;
    #[doc(inline)]
    pub use ods_rewrite::pass::*;
}
#[cfg(feature = "rewrite")]
#[doc(hidden)]
pub use ods_rewrite::__pass_impl;
#[cfg(feature = "transforms")]
#[doc(inline)]
pub use ods_transforms as transforms;

pub use ods_interface_macros::{attr_interface, op_interface, type_interface};
pub use ods_ir::attributes::{Attribute, NamedAttribute};
pub use ods_ir::def::{AttrOf, FieldParser, TypeOf};
pub use ods_ir::diagnostics::{Diagnostic, DiagnosticKind, Diagnostics, Severity};
pub use ods_ir::enums::{BitEnum, EnumInfo, NotACase};
pub use ods_ir::ir::{
    Block, CloneTable, Dominance, Equivalence, EquivalenceFlags, InsertPoint, Ir, IrMapping, IrMut,
    OpBuilder, OpOperand, Operation, OperationState, Region, Rewriter, Value, WalkOrder,
    WalkResult,
};
pub use ods_ir::location::Location;
pub use ods_ir::op::{Op, OpDef, OpHandle};
pub use ods_ir::property::prop::PropertyValue;
pub use ods_ir::registry::{Dialect, DialectRegistry};
pub use ods_ir::rewrite::{Pattern, PatternSet};
pub use ods_ir::types::Type;
#[doc(hidden)]
pub use ods_ir::{
    __attr_def_impls, __def_impls, __enum_impls, __kind_model, __op_impls, __type_def_impls,
};
pub use ods_ir::{attr_model, op_model, type_model};
pub use ods_macros::{AttrDef, DialectDef, EnumAttr, OpDef, TypeDef, ods};

#[doc(hidden)]
pub mod __private;
pub mod prelude;
