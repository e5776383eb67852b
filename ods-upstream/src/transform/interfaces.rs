//! The interfaces of operations: which of them transform, match, describe patterns, or make type converters.

#[allow(
    clippy::wildcard_imports,
    reason = "the lists name most operations; tests are not checked for it"
)]
use super::*;
use ods_runtime::op_interface;

/// An operation that transforms a program: MLIR's `TransformOpInterface`, without the execution.
#[op_interface]
pub trait TransformOpInterface {
    /// Checks that there are effects on all operands.
    fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
        check_effects(op, ir)
    }
}

/// Checks that there are effects on all operands.
pub(super) fn check_effects(op: Operation, ir: &Ir) -> VerifyResult {
    let Some(number) = effects::operand_without_effects(op, ir) else {
        return Ok(());
    };
    let message = "TransformOpInterface requires memory effects on operands to be specified";
    let note = format!("no effects specified for operand #{number}");
    let location = op.location(ir);
    Err(Diagnostic::error(location, message).with_note(location, note))
}

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
    ///
    /// # Errors
    ///
    /// If the patterns need a converter of another kind.
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
    AlternativesOp, AnnotateOp, ApplyCommonSubexpressionEliminationOp, ApplyConversionPatternsOp,
    ApplyDeadCodeEliminationOp, ApplyLoopInvariantCodeMotionOp, ApplyPatternsOp,
    ApplyRegisteredPassOp, CastOp, CollectMatchingOp, ForeachMatchOp, ForeachOp,
    GetConsumersOfResult, GetDefiningOp, GetOperandOp, GetParentOp, GetProducerOfOperand,
    GetResultOp, GetTypeOp, IncludeOp, MatchOperationEmptyOp, MatchOperationNameOp,
    MatchParamCmpIOp, MergeHandlesOp, NamedSequenceOp, NumAssociationsOp, ParamConstantOp, PrintOp,
    ReplicateOp, SelectOp, SequenceOp, SplitHandleOp, VerifyOp, EmitParamAsRemarkOp, EmitRemarkAtOp,
    IRDLCollectMatchingOp, HoistLoopInvariantSubsetsOp, PDLMatchOp, WithPDLPatternsOp,
    ConstrainParamsOp, tune::AlternativesOp, tune::KnobOp, SimplifyBoundedAffineOpsOp,
    SimplifyMinMaxAffineOpsOp, BufferLoopHoistingOp, EliminateEmptyTensorsOp,
    EmptyTensorToAllocTensorOp, OneShotBufferizeOp, QueryOp, CastAndCallOp, DeduplicateFuncArgsOp,
    ReplaceFuncSignatureOp, MapForallToBlocks, MapNestedForallToThreads, MatchStructuredBodyOp,
    MatchStructuredClassifyContractionDimsOp, MatchStructuredClassifyConvolutionDimsOp,
    MatchStructuredDimOp, MatchStructuredElementalBitwidthOp, MatchStructuredInitOp,
    MatchStructuredInputOp, MatchStructuredNumInitsOp, MatchStructuredNumInputsOp,
    MatchStructuredOp, MatchStructuredRankOp, MatchStructuredResultOp, BufferizeToAllocationOp,
    ContinuousTileSizesOp, ConvertConv2DToImg2ColOp, ConvertToLoopsOp, DecomposeInterfaceOp,
    DecomposeOp, DecomposeWinogradOp, EliminateLinalgOpAnchoredEmptyTensorsOp,
    FlattenElementwiseLinalgOp, FuseIntoContainingOp, FuseOp, GeneralizeOp,
    HoistPadBuildPackingLoopNestOp, HoistPadOp, HoistRedundantVectorBroadcastsOp,
    HoistRedundantVectorTransfersOp, InsertSliceToCopyOp, InterchangeOp, LinalgCopyToMemrefOp,
    LowerPackOp, LowerUnPackOp, MapCopyToThreadsOp, MatchOp, MultiTileSizesOp, PackGreedilyOp,
    PackOp, PackTransposeOp, PadOp, PadTilingInterfaceOp, PromoteOp, PromoteTensorOp, ReplaceOp,
    RewriteInDestinationPassingStyleOp, ScalarizeOp, SpecializeOp, SplitOp, SplitReductionOp,
    TileReductionUsingForOp, TileReductionUsingForallOp, TileUsingForOp, TileUsingForallOp,
    TransposeConv2DOp, TransposeMatmulOp, VectorizeChildrenAndApplyPatternsOp, VectorizeOp,
    WinogradConv2DOp, MemRefAllocaToGlobalOp, MemRefEraseDeadAllocAndStoresOp,
    MemRefMakeLoopIndependentOp, MemRefMultiBufferOp, CreateAsyncGroupsOp,
    PipelineSharedMemoryCopiesOp, RewriteCopyAsTmaOp, RewriteMatmulAsMmaSyncOp, ForallToForOp,
    ForallToParallelOp, LoopCoalesceOp, LoopFuseSiblingOp, LoopOutlineOp, LoopPeelOp,
    LoopPipelineOp, LoopPromoteIfOneIterationOp, LoopUnrollAndJamOp, LoopUnrollOp,
    ParallelForToNestedForOps, TakeAssumedBranchOp, MatchSparseInOut, MakeLoopIndependentOp,
    ConvertLayoutOp, GetDescOp, InsertPrefetchOp, SetDescLayoutOp, SetGPULaunchThreadsOp,
    SetOpLayoutAttrOp,
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
