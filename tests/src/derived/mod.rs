//! The dialect `test` a second time, with derives only: the ops of `../dialect`
//! that are about text.
//!
//! What the definitions leave to Rust is the same code as there, compiled against
//! the handles here. Enums, attributes and types are those of `../dialect`, which
//! exports them.

#![allow(
    missing_docs,
    clippy::wildcard_imports,
    reason = "the definitions in `../dialect` have no docs either, and call all that is in `directives.rs`"
)]

mod base;
#[path = "../dialect/custom_forms.rs"]
mod custom_forms;
mod custom_ops;
mod definitions;
#[path = "derived_directives.rs"]
mod directive_ops;
#[path = "../dialect/directives.rs"]
mod directives;
mod enums;
mod formats;
mod further;
#[path = "../dialect/inference.rs"]
mod inference;
#[path = "derived_inference.rs"]
mod inference_ops;
mod properties;

pub use base::*;
pub use custom_ops::*;
pub use definitions::*;
pub use directive_ops::*;
pub use enums::*;
pub use formats::*;
pub use further::*;
pub use inference_ops::*;
pub use properties::*;

use crate::dialect::{
    CompoundAAttr, CompoundAttrNestedAttr, CompoundNestedOuterAttr, SomeI32Enum, SomeI64Enum,
    TestBitEnum, TestBitEnumVerticalBar, TestEnum,
};
use directives::*;
use ods_runtime::prelude::*;

/// The dialect of the ops here.
#[derive(DialectDef)]
#[dialect(name = "test", ops = [
    TestReturnOp,
    TerminatorOp,
    FormatLiteralOp,
    OpWithDotInNameOp,
    FormatAttrOp,
    FormatOptAttrAOp,
    FormatOptAttrBOp,
    FormatSymbolNameAttrOp,
    FormatOptSymbolNameAttrOp,
    FormatOptSymbolRefAttrOp,
    FormatAttrDictWithKeywordOp,
    FormatOptionalUnitAttr,
    FormatOptionalUnitAttrNoElide,
    FormatOptionalWithElse,
    FormatLiteralFollowingOptionalGroup,
    TypedStringAttrWithTypeOp,
    TypedStringAttrWithMixedTypeOp,
    TypeAttrOfOp,
    DenseArrayAttrOp,
    TestDefaultAttrPrintOp,
    TestLocationAttrOp,
    FormatBuildableTypeOp,
    FormatOperandAOp,
    FormatOperandBOp,
    FormatOperandCOp,
    FormatOperandDOp,
    FormatOperandEOp,
    FormatResultAOp,
    FormatResultBOp,
    FormatResultCOp,
    FormatVariadicResult,
    FormatMultipleVariadicResults,
    FormatVariadicOperand,
    FormatVariadicOfVariadicOperand,
    FormatMultipleVariadicOperands,
    FormatOptionalOperandResultAOp,
    FormatOptionalOperandResultBOp,
    FormatOptionalResultAOp,
    FormatOptionalResultBOp,
    FormatOptionalResultCOp,
    FormatOptionalResultDOp,
    FormatTwoVariadicOperandsNoBuildableTypeOp,
    VariadicArgsTypesSplit,
    TestEllipsisOp,
    ElseAnchorOp,
    FormatRegionAOp,
    FormatRegionBOp,
    FormatRegionCOp,
    FormatVariadicRegionAOp,
    FormatVariadicRegionBOp,
    FormatRegionImplicitTerminatorAOp,
    FormatSuccessorAOp,
    OIListTrivial,
    OIListSimple,
    OIListVariadic,
    OIListCustom,
    OIListAllowedLiteral,
    FormatCustomDirectiveOperands,
    FormatCustomDirectiveOperandsAndTypes,
    FormatCustomDirectiveRegions,
    FormatCustomDirectiveResults,
    FormatCustomDirectiveResultsWithTypeRefs,
    FormatCustomDirectiveWithOptionalOperandRef,
    FormatCustomDirectiveSuccessors,
    TestOpWithSuccessorRef,
    TestOpWithRegionRef,
    FormatCustomDirectiveAttributes,
    FormatCustomDirectiveSpacing,
    FormatCustomDirectiveAttrDict,
    TypedAttrOp,
    OptionalCustomAttrOp,
    TestNoTerminatorOp,
    CustomDimensionListAttrOp,
    TestAttrWithLoc,
    FormatInferVariadicTypeFromNonVariadic,
    FormatAllTypesMatchVarOp,
    FormatAllTypesMatchAttrOp,
    FormatTypesMatchVarOp,
    FormatTypesMatchVariadicOp,
    FormatTypesMatchAttrOp,
    FormatTypesMatchContextOp,
    ResultHasSameTypeAsAttr,
    FormatInferTypeOp,
    FormatInferType2Op,
    FormatInferTypeAllOperandsAndTypesOp,
    FormatInferTypeAllOperandsAndTypesOneOperandOp,
    FormatInferTypeAllOperandsAndTypesTwoOperandsOp,
    FormatInferTypeAllTypesOp,
    FormatInferTypeRegionsOp,
    FormatInferTypeVariadicOperandsOp,
    FormatOptionalUnitProperty,
    FormatOptionalUnitPropertyNoElide,
    FormatOptionalPropDict,
    OIListTrivialProperties,
    TestOpWithProperties,
    TestOpWithPropertiesAndAttr,
    TestOpWithPropertiesAndInferredType,
    TestOpWithEmptyProperties,
    TestOpUsingPropertyInCustom,
    TestOpUsingPropertyInCustomAndOther,
    TestOpUsingPropertyRefInCustom,
    TestOpWithVariadicSegmentProperties,
    TestOpWithDefaultValuedProperties,
    TestOpWithOptionalProperties,
    TestOpWithArrayProperties,
    OpWithPropertyPredicates,
    TestPropPatternOp1,
    TestPropPatternOp2,
    I32EnumAttrOp,
    I64EnumAttrOp,
    FormatOptionalEnumAttr,
    FormatOptionalDefaultEnumAttrs,
    FormatOptionalDefaultAttrs,
    OpWithEnumProp,
    OpWithTestBitEnum,
    OpWithBitEnumPropNamed,
    ParseIntegerLiteralOp,
    ParseWrappedKeywordOp,
    ParseB64BytesOp,
    WrappingRegionOp,
    PrettyPrintedRegionOp,
    FormatCompoundAttr,
    FormatNestedAttr,
    FormatNestedCompoundAttr,
    FormatQualifiedCompoundAttr,
    FormatMaybeEmptyType,
    FormatNestedType,
    FormatQualifiedNestedType,
    OpWithEnum,
    OpWithBitEnum,
    OpWithBitEnumVerticalBar,
    IsolatedOneRegionOp,
    IsolatedRegionsOp,
    AllocaScopeRegionOp,
    SignOp,
    LessThanOp,
    SingleNoTerminatorOp,
    VariadicNoTerminatorOp,
    GraphRegionOp,
    IsolatedGraphRegionOp,
    ArrayOfAttrOp,
    GraphLoopOp,
    RegionIfYieldOp,
    TestOpWithNiceProperties,
    TestOpWithVersionedProperties,
    TestOpWithWrappedProperties,
    TestOpWithWrappedProperties2,
    OpWithEnumPropAttrForm,
    OpWithEnumPropAttrFormAlways,
])]
pub struct TestDialect;
