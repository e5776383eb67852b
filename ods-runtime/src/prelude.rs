//! The names that a crate defining dialects needs: `use ods_runtime::prelude::*;`.

#[cfg(feature = "rewrite")]
pub use crate::pass::{Counter, Pass, PassContext, PassManager, PassResult, RunPass};
pub use crate::{AttrDef, DialectDef, EnumAttr, OpDef, TypeDef, ods};
pub use crate::{attr_interface, op_interface, type_interface};
pub use crate::{attr_model, op_model, type_model};
pub use ods_asm::custom_form::CustomAssembly;
pub use ods_asm::op_parser::{OpParser, ParseOptions, UnresolvedOperand, parse_source};
pub use ods_asm::op_printer::{OpPrinter, OperationText, RegionStyle};
pub use ods_asm::verify::verify;
pub use ods_ir::attributes::{Attribute, DenseElementsAttr, DictionaryAttr, NamedAttribute};
pub use ods_ir::builtin::ModuleOp;
pub use ods_ir::def::{CustomAttrAssembly, CustomTypeAssembly, FieldParser, VerifyParameters};
pub use ods_ir::diagnostics::{Diagnostic, Diagnostics, Severity};
pub use ods_ir::enums::{BitEnum, EnumInfo};
pub use ods_ir::interfaces::OpAsmOpInterface;
pub use ods_ir::interfaces::{MemoryEffectOpInterface, OperationInterfaceFallback, Upcast};
pub use ods_ir::ir::{
    Block, Ir, IrMut, OpBuilder, Operation, OperationState, Region, Rewriter, Value, WalkOrder,
    WalkResult,
};
pub use ods_ir::location::Location;
pub use ods_ir::op::{
    AttrSlot, Builder, CanonicalizationPatterns, Canonicalize, Fold, FoldAdaptor, FoldResult,
    Folded, InferTypes, InferTypesOfParts, MaterializeConstant, Op, OpFields, OpHandle, OpInfo,
    Verify, VerifyOperationAttribute, VerifyRegionArgAttribute, VerifyRegionResultAttribute,
    VerifyRegions, VerifyResult,
};
pub use ods_ir::registry::{Dialect, DialectRegistry};
pub use ods_ir::rewrite::PatternSet;
pub use ods_ir::text::parser::AsmParser;
pub use ods_ir::text::parser::{Delimiter, ParseFailed, Parsed};
pub use ods_ir::text::printer::{AsmPrinter, PrintFlags};
pub use ods_ir::traits::OpTrait;
pub use ods_ir::types::{FunctionType, RankedTensorType, Type};
