//! The interfaces of operations: which of them transform, match, describe patterns, or make type converters.

use super::*;
use ods_runtime::op_interface;

/// An operation that transforms a program: MLIR's `TransformOpInterface`, without the execution.
#[op_interface]
pub trait TransformOpInterface {}

/// An operation that matches, and modifies nothing.
#[op_interface]
pub trait MatchOpInterface: TransformOpInterface {}

/// An operation that stands for patterns.
#[op_interface]
pub trait PatternDescriptorOpInterface {}

/// An operation that stands for patterns of a conversion.
#[op_interface]
pub trait ConversionPatternDescriptorOpInterface {
    /// Checks the type converter of the operation around it, whose kind is given.
    fn verify_type_converter(self, ir: &Ir, kind: &str) -> VerifyResult {
        let _ = (ir, kind);
        Ok(())
    }
}

/// An operation that stands for a type converter.
#[op_interface]
pub trait TypeConverterBuilderOpInterface {
    /// The kind of the converter.
    fn get_type_converter_type() -> &'static str {
        "TypeConverter"
    }
}

macro_rules! implement {
    ($interface:ident: $($op:path),* $(,)?) => {
        $(impl $interface for $op {})*
    };
}

/// Patterns whose types only the converter to LLVM converts.
macro_rules! to_llvm {
    ($($op:path),* $(,)?) => {$(
        impl ConversionPatternDescriptorOpInterface for $op {
            fn verify_type_converter(self, ir: &Ir, kind: &str) -> VerifyResult {
                if kind == "LLVMTypeConverter" {
                    return Ok(());
                }
                Err(self.emit_error(ir, "expected LLVMTypeConverter"))
            }
        }
    )*};
}

impl TypeConverterBuilderOpInterface for MemrefToLLVMTypeConverterOp {
    fn get_type_converter_type() -> &'static str {
        "LLVMTypeConverter"
    }
}

implement! { TransformOpInterface:
    AlternativesOp, AnnotateOp, ApplyConversionPatternsOp, ApplyRegisteredPassOp, CollectMatchingOp,
    ForeachMatchOp, ForeachOp, GetConsumersOfResult, GetDefiningOp, GetOperandOp, GetParentOp,
    GetProducerOfOperand, GetResultOp, GetTypeOp, IncludeOp, MatchOperationEmptyOp,
    MatchOperationNameOp, MatchParamCmpIOp, MergeHandlesOp, NamedSequenceOp, NumAssociationsOp,
    ParamConstantOp, PrintOp, ReplicateOp, SelectOp, SequenceOp, SplitHandleOp, EmitParamAsRemarkOp,
    EmitRemarkAtOp, IRDLCollectMatchingOp, PDLMatchOp, WithPDLPatternsOp, ConstrainParamsOp,
    tune::AlternativesOp, tune::KnobOp, SimplifyBoundedAffineOpsOp, SimplifyMinMaxAffineOpsOp,
    EliminateEmptyTensorsOp, OneShotBufferizeOp, CastAndCallOp, DeduplicateFuncArgsOp,
    ReplaceFuncSignatureOp, MatchStructuredBodyOp, MatchStructuredClassifyContractionDimsOp,
    MatchStructuredClassifyConvolutionDimsOp, MatchStructuredDimOp,
    MatchStructuredElementalBitwidthOp, MatchStructuredInitOp, MatchStructuredInputOp,
    MatchStructuredNumInitsOp, MatchStructuredNumInputsOp, MatchStructuredOp, MatchStructuredRankOp,
    MatchStructuredResultOp, BufferizeToAllocationOp, ContinuousTileSizesOp, ConvertToLoopsOp,
    EliminateLinalgOpAnchoredEmptyTensorsOp, FuseIntoContainingOp, HoistPadBuildPackingLoopNestOp,
    MatchOp, PackGreedilyOp, PackOp, PackTransposeOp, PromoteTensorOp, ReplaceOp, SplitOp,
    TileUsingForOp, MemRefMultiBufferOp, ForallToForOp, ForallToParallelOp, LoopFuseSiblingOp,
    LoopOutlineOp, ParallelForToNestedForOps, MatchSparseInOut, GetDescOp,
}

implement! { PatternDescriptorOpInterface:
    ApplyCanonicalizationPatternsOp, ApplyArmNeonContractionToBFMMLAPatternsOp,
    ApplyArmNeonContractionToI8MMPatternsOp, ApplyArmSVELowerContractionToBFMMLAPatternsOp,
    ApplyArmSVELowerContractionToI8MMPatternsOp, ApplyGPUPromoteShuffleToAMDGPUPatternsOp,
    ApplyGPURewritePatternsOp, ApplyUnrollVectorsSubgroupMmaOp, EliminateBarriersOp,
    ApplyDecomposeTensorPackUnpackPatternsOp, ApplyDecomposeTensorPadPatternsOp,
    ApplyEraseUnnecessaryInputsPatternsOp, ApplyFoldAddIntoDestPatternsOp,
    ApplyFoldIntoPackAndUnpackPatternsOp, ApplyFoldPackUnpackIntoEmptyPatternsOp,
    ApplyFoldUnitExtentDimsViaReshapesPatternsOp, ApplyFoldUnitExtentDimsViaSlicesPatternsOp,
    ApplyPadVectorizationPatternsOp, ApplyTilingCanonicalizationPatternsOp, ApplyAllocToAllocaOp,
    ApplyExpandOpsPatternsOp, ApplyExpandStridedMetadataPatternsOp,
    ApplyExtractAddressComputationsPatternsOp, ApplyFoldMemrefAliasOpsPatternsOp,
    ApplyResolveRankedShapedTypeResultDimsPatternsOp, ApplyForLoopCanonicalizationPatternsOp,
    ApplyBubbleUpExtractSlicePatternsOp, ApplyDecomposeTensorConcatPatternsOp,
    ApplyDropRedundantInsertSliceRankExpansionPatternsOp, ApplyFoldTensorEmptyPatternsOp,
    ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp, ApplyFoldTensorSubsetOpsPatternsOp,
    ApplyMergeConsecutiveInsertExtractSlicePatternsOp, ApplyReassociativeReshapeFoldingPatternsOp,
    ApplyRewriteTensorOpsAsConstantPatternsOp, ApplyCastAwayVectorLeadingOneDimPatternsOp,
    ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp, ApplyDropUnitDimWithShapeCastPatternsOp,
    ApplyFoldArithExtensionPatternsOp, ApplyFoldElementwiseToVectorPatternsOp,
    ApplyInterleaveToShufflePatternsOp, ApplyLowerBitCastPatternsOp, ApplyLowerBroadcastPatternsOp,
    ApplyLowerContractionPatternsOp, ApplyLowerCreateMaskPatternsOp, ApplyLowerGatherPatternsOp,
    ApplyLowerInterleavePatternsOp, ApplyLowerMaskedTransfersPatternsOp, ApplyLowerMasksPatternsOp,
    ApplyLowerMultiReductionPatternsOp, ApplyLowerOuterProductPatternsOp, ApplyLowerScanPatternsOp,
    ApplyLowerShapeCastPatternsOp, ApplyLowerTransferPatternsOp, ApplyLowerTransposePatternsOp,
    ApplyMaterializeMasksPatternsOp, ApplyRankReducingSubviewPatternsOp,
    ApplyRewriteNarrowTypePatternsOp, ApplySinkVectorMemPatternsOp, ApplySinkVectorPatternsOp,
    ApplySplitTransferFullPartialPatternsOp, ApplyTransferPermutationPatternsOp,
    ApplyTransferToScfPatternsOp, ApplyUnrollFromElementsPatternsOp,
    ApplyUnrollToElementsPatternsOp, ApplyVectorReductionToContractPatternsOp,
    ApplySinkVectorProducerOpsPatternsOp, ApplyVectorContractBF16ToFMAPatternsOp,
    ApplyVectorContractToFMAPatternsOp, ApplyVectorContractToPackedTypeDotProductPatternsOp,
}

to_llvm! {
    ApplyToLLVMConversionPatternsOp, ApplyFuncToLLVMConversionPatternsOp,
    ApplyGPUSubgroupReduceToNVVMConversionPatternsOp, ApplyGPUToNVVMConversionPatternsOp,
    ApplyGPUToROCDLConversionPatternsOp, ApplyGPUWwmaToNVVMConversionPatternsOp,
    ApplyNVGPUToNVVMConversionPatternsOp, ApplyVectorToLLVMConversionPatternsOp,
}

implement! { ConversionPatternDescriptorOpInterface:
    ApplySCFStructuralConversionPatternsOp, ApplySCFToControlFlowPatternsOp,
}

implement! { TypeConverterBuilderOpInterface:
    TypeConversionCastShapeDynamicDimsOp,
}
