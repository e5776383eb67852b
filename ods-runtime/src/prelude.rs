//! The names that a crate defining dialects needs: `use ods_runtime::prelude::*;`.

pub use crate::attributes::{Attribute, DenseElementsAttr, DictionaryAttr, NamedAttribute};
pub use crate::builtin::ModuleOp;
pub use crate::def::{CustomAttrAssembly, CustomTypeAssembly, FieldParser, VerifyParameters};
pub use crate::diagnostics::{Diagnostic, Severity};
pub use crate::enums::{BitEnum, EnumInfo};
pub use crate::interfaces::OpAsmOpInterface;
pub use crate::interfaces::{MemoryEffectOpInterface, OperationInterfaceFallback};
pub use crate::ir::{
    Block, Ir, IrMut, OpBuilder, Operation, OperationState, Region, Rewriter, Value, WalkOrder,
    WalkResult,
};
pub use crate::location::Location;
pub use crate::op::{
    AttrSlot, Builder, CanonicalizationPatterns, Canonicalize, Fold, FoldAdaptor, FoldResult,
    Folded, InferTypes, InferTypesOfParts, MaterializeConstant, Op, OpFields, OpHandle, Verify,
    VerifyOperationAttribute, VerifyRegionArgAttribute, VerifyRegionResultAttribute, VerifyRegions,
    VerifyResult,
};
pub use crate::registry::{Dialect, DialectRegistry};
pub use crate::rewrite::PatternSet;
pub use crate::text::custom_form::CustomAssembly;
pub use crate::text::op_parser::{OpParser, ParseOptions, UnresolvedOperand, parse_source};
pub use crate::text::op_printer::{OpPrinter, RegionStyle};
pub use crate::text::parser::AsmParser;
pub use crate::text::parser::{Delimiter, ParseFailed, Parsed};
pub use crate::text::printer::{AsmPrinter, PrintFlags};
pub use crate::traits::OpTrait;
pub use crate::types::{FunctionType, RankedTensorType, Type};
pub use crate::verify::verify;
pub use crate::{AttrDef, DialectDef, EnumAttr, OpDef, TypeDef, ods};
pub use crate::{attr_interface, op_interface, type_interface};
pub use crate::{attr_model, op_model, type_model};
