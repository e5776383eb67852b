//! Which handles an operation consumes, and what it does to the program that is transformed.

#[allow(
    clippy::wildcard_imports,
    reason = "the lists name most operations; tests are not checked for it"
)]
use super::*;
use ods_runtime::interfaces::{
    DefaultResource, EffectInstance, EffectOn, MemoryEffect, MemoryEffectOpInterface, Resource,
    ResourceId,
};
use ods_runtime::symbols;

/// The mapping from handles to parts of the program.
#[derive(Clone, Copy, Debug)]
pub struct TransformMappingResource;

impl Resource for TransformMappingResource {
    const NAME: &'static str = "transform.mapping";
}

/// The program that is transformed.
#[derive(Clone, Copy, Debug)]
pub struct PayloadIRResource;

impl Resource for PayloadIRResource {
    const NAME: &'static str = "transform.payload_ir";
}

/// The handles that are consumed, among the operands; the others are read.
#[derive(Clone, Copy, Debug)]
enum Consumed {
    None,
    First,
    All,
}

/// What is done to the program.
#[derive(Clone, Copy, Debug)]
enum Payload {
    Untouched,
    Read,
    Modified,
}

type Effects = Vec<EffectInstance>;

fn push(effects: &mut Effects, effect: MemoryEffect, on: EffectOn, resource: ResourceId) {
    effects.push(EffectInstance {
        effect,
        on,
        resource,
        stage: 0,
        on_full_region: false,
    });
}

fn on_handle(effects: &mut Effects, kinds: &[MemoryEffect], value: Value) {
    let mapping = ResourceId::of::<TransformMappingResource>();
    for kind in kinds {
        push(effects, *kind, EffectOn::Value(value), mapping);
    }
}

fn reads_handle(effects: &mut Effects, value: Value) {
    on_handle(effects, &[MemoryEffect::Read], value);
}

fn consumes_handle(effects: &mut Effects, value: Value) {
    on_handle(effects, &[MemoryEffect::Read, MemoryEffect::Free], value);
}

fn produces_handles(effects: &mut Effects, values: &[Value]) {
    for value in values {
        on_handle(
            effects,
            &[MemoryEffect::Allocate, MemoryEffect::Write],
            *value,
        );
    }
}

fn on_payload(effects: &mut Effects, payload: Payload) {
    let resource = ResourceId::of::<PayloadIRResource>();
    let kinds: &[MemoryEffect] = match payload {
        Payload::Untouched => &[],
        Payload::Read => &[MemoryEffect::Read],
        Payload::Modified => &[MemoryEffect::Read, MemoryEffect::Write],
    };
    for kind in kinds {
        push(effects, *kind, EffectOn::Operation, resource);
    }
}

fn add(op: Operation, ir: &Ir, consumed: Consumed, payload: Payload, effects: &mut Effects) {
    for (number, operand) in op.operands(ir).iter().enumerate() {
        match consumed {
            Consumed::All => consumes_handle(effects, *operand),
            Consumed::First if number == 0 => consumes_handle(effects, *operand),
            _ => reads_handle(effects, *operand),
        }
    }
    produces_handles(effects, op.results(ir));
    on_payload(effects, payload);
}

/// Whether an effect frees the handle.
fn frees(effect: &EffectInstance, value: Value) -> bool {
    effect.effect == MemoryEffect::Free
        && effect.on == EffectOn::Value(value)
        && effect.resource.is::<TransformMappingResource>()
}

fn effects_of(op: Operation, ir: &Ir) -> Effects {
    let mut effects = Vec::new();
    if let Some(interface) = op.interface::<dyn MemoryEffectOpInterface>(ir) {
        interface.get_effects(ir, &mut effects);
    }
    effects
}

/// Whether an operation consumes the handle.
pub(super) fn consumes(op: Operation, ir: &Ir, value: Value) -> bool {
    effects_of(op, ir).iter().any(|effect| frees(effect, value))
}

/// The first operand that no effect is on.
pub(super) fn operand_without_effects(op: Operation, ir: &Ir) -> Option<usize> {
    let effects = effects_of(op, ir);
    let has_effect = |value: Value| effects.iter().any(|it| it.on == EffectOn::Value(value));
    let mut operands = op.operands(ir).iter();
    operands.position(|operand| !has_effect(*operand))
}

/// Which of the arguments the operations of a block consume.
pub(super) fn consumed_arguments(ir: &Ir, block: Block) -> Vec<bool> {
    let arguments = block.arguments(ir);
    let mut consumed = vec![false; arguments.len()];
    for op in block.operations(ir) {
        if op.interface::<dyn TransformOpInterface>(ir).is_none() {
            continue;
        }
        let effects = effects_of(op, ir);
        for (argument, consumed) in arguments.iter().zip(&mut consumed) {
            *consumed |= effects.iter().any(|effect| frees(effect, *argument));
        }
    }
    consumed
}

macro_rules! effects {
    ($consumed:expr, $payload:expr; $($op:path),* $(,)?) => {$(
        impl MemoryEffectOpInterface for $op {
            fn get_effects(self, ir: &Ir, effects: &mut Effects) {
                add(self.operation(), ir, $consumed, $payload, effects);
            }
        }
    )*};
}

effects! { Consumed::None, Payload::Modified;
    AnnotateOp, ApplyCommonSubexpressionEliminationOp, ApplyDeadCodeEliminationOp,
    ApplyLoopInvariantCodeMotionOp, ApplyPatternsOp, HoistLoopInvariantSubsetsOp,
    BufferLoopHoistingOp, EliminateEmptyTensorsOp, CastAndCallOp,
    EliminateLinalgOpAnchoredEmptyTensorsOp, HoistPadBuildPackingLoopNestOp, PromoteTensorOp,
    MemRefEraseDeadAllocAndStoresOp, TakeAssumedBranchOp, ConvertLayoutOp, InsertPrefetchOp,
    SetGPULaunchThreadsOp, SetOpLayoutAttrOp,
}

effects! { Consumed::First, Payload::Modified;
    ApplyRegisteredPassOp, ForeachMatchOp, SimplifyBoundedAffineOpsOp, SimplifyMinMaxAffineOpsOp,
    DeduplicateFuncArgsOp, ReplaceFuncSignatureOp, FuseIntoContainingOp, FuseOp, PackGreedilyOp,
    PackOp, PadOp, PadTilingInterfaceOp, ReplaceOp, SplitOp, TileUsingForOp, TileUsingForallOp,
    VectorizeOp, MemRefAllocaToGlobalOp, CreateAsyncGroupsOp, LoopPromoteIfOneIterationOp,
    SetDescLayoutOp,
}

effects! { Consumed::None, Payload::Read;
    CastOp, CollectMatchingOp, GetConsumersOfResult, GetDefiningOp, GetOperandOp, GetParentOp,
    GetProducerOfOperand, GetResultOp, GetTypeOp, MatchOperationEmptyOp, MatchOperationNameOp,
    NumAssociationsOp, ParamConstantOp, SelectOp, EmitParamAsRemarkOp, EmitRemarkAtOp,
    IRDLCollectMatchingOp, PDLMatchOp, tune::KnobOp, QueryOp, MatchStructuredBodyOp,
    MatchStructuredClassifyContractionDimsOp, MatchStructuredClassifyConvolutionDimsOp,
    MatchStructuredDimOp, MatchStructuredElementalBitwidthOp, MatchStructuredInitOp,
    MatchStructuredInputOp, MatchStructuredNumInitsOp, MatchStructuredNumInputsOp,
    MatchStructuredOp, MatchStructuredRankOp, MatchStructuredResultOp, MatchStructuredYieldOp,
    MatchOp, MatchSparseInOut, GetDescOp,
}

effects! { Consumed::None, Payload::Untouched;
    MatchParamCmpIOp, MergeHandlesOp, ReplicateOp, SplitHandleOp, VerifyOp, YieldOp,
    ConstrainParamsOp, tune::AlternativesOp,
}

effects! { Consumed::All, Payload::Modified;
    EmptyTensorToAllocTensorOp, OneShotBufferizeOp, MapForallToBlocks, MapNestedForallToThreads,
    ConvertConv2DToImg2ColOp, ConvertToLoopsOp, DecomposeInterfaceOp, DecomposeOp,
    DecomposeWinogradOp, FlattenElementwiseLinalgOp, GeneralizeOp, HoistPadOp,
    HoistRedundantVectorBroadcastsOp, HoistRedundantVectorTransfersOp, InsertSliceToCopyOp,
    InterchangeOp, LinalgCopyToMemrefOp, LowerPackOp, LowerUnPackOp, MapCopyToThreadsOp,
    PackTransposeOp, PromoteOp, RewriteInDestinationPassingStyleOp, ScalarizeOp, SpecializeOp,
    SplitReductionOp, TileReductionUsingForOp, TileReductionUsingForallOp, TransposeConv2DOp,
    TransposeMatmulOp, VectorizeChildrenAndApplyPatternsOp, WinogradConv2DOp,
    MemRefMakeLoopIndependentOp, MemRefMultiBufferOp, PipelineSharedMemoryCopiesOp,
    RewriteCopyAsTmaOp, RewriteMatmulAsMmaSyncOp, ForallToForOp, ForallToParallelOp, LoopCoalesceOp,
    LoopFuseSiblingOp, LoopOutlineOp, LoopPeelOp, LoopPipelineOp, LoopUnrollAndJamOp, LoopUnrollOp,
    ParallelForToNestedForOps, MakeLoopIndependentOp,
}

/// Effects that follow from attributes or types.
macro_rules! effects_by {
    ($($op:path, |$this:ident, $ir:ident| ($consumed:expr, $payload:expr);)*) => {$(
        impl MemoryEffectOpInterface for $op {
            fn get_effects(self, $ir: &Ir, effects: &mut Effects) {
                let $this = self.operation();
                add($this, $ir, $consumed, $payload, effects);
            }
        }
    )*};
}

/// Consumes the first handle, unless the attribute is there.
fn unless(op: Operation, ir: &Ir, attribute: &str) -> Consumed {
    match op.attribute(ir, attribute) {
        Some(_) => Consumed::None,
        None => Consumed::First,
    }
}

/// Sizes that are parameters are computed; those that are handles are operations that are added.
fn by_sizes(op: Operation, ir: &Ir) -> Payload {
    match op.results(ir).first() {
        Some(result) if TransformParamTypeInterface::contains(result.ty(ir)) => Payload::Read,
        _ => Payload::Modified,
    }
}

effects_by! {
    ApplyConversionPatternsOp, |op, ir| (unless(op, ir, "preserve_handles"), Payload::Modified);
    BufferizeToAllocationOp, |op, ir|
        (unless(op, ir, "bufferize_destination_only"), Payload::Modified);
    MultiTileSizesOp, |op, ir| (Consumed::None, by_sizes(op, ir));
    ContinuousTileSizesOp, |op, ir| (Consumed::None, by_sizes(op, ir));
}

impl MemoryEffectOpInterface for AlternativesOp {
    fn get_effects(self, ir: &Ir, effects: &mut Effects) {
        let op = self.operation();
        add(op, ir, Consumed::All, Payload::Modified, effects);
        for region in op.regions(ir) {
            if let Some(entry) = region.entry_block(ir) {
                produces_handles(effects, entry.arguments(ir));
            }
        }
    }
}

impl MemoryEffectOpInterface for PrintOp {
    /// What is printed is not a part of the program.
    fn get_effects(self, ir: &Ir, effects: &mut Effects) {
        add(self.operation(), ir, Consumed::None, Payload::Read, effects);
        let resource = ResourceId::of::<DefaultResource>();
        push(effects, MemoryEffect::Write, EffectOn::Operation, resource);
    }
}

impl MemoryEffectOpInterface for NamedSequenceOp {
    fn get_effects(self, _: &Ir, _: &mut Effects) {}
}

impl MemoryEffectOpInterface for ForeachOp {
    fn get_effects(self, ir: &Ir, effects: &mut Effects) {
        let op = self.operation();
        let entry = op
            .regions(ir)
            .first()
            .and_then(|region| region.entry_block(ir));
        let consumed = entry.map(|entry| consumed_arguments(ir, entry));
        let consumed = consumed.unwrap_or_default();
        for (number, operand) in op.operands(ir).iter().enumerate() {
            match consumed.get(number) {
                Some(true) => consumes_handle(effects, *operand),
                _ => reads_handle(effects, *operand),
            }
        }
        let nested = entry.into_iter().flat_map(|entry| entry.operations(ir));
        let writes = |op: Operation| {
            effects_of(op, ir).iter().any(|effect| {
                effect.effect == MemoryEffect::Write && effect.resource.is::<PayloadIRResource>()
            })
        };
        let is_modified = nested.into_iter().any(writes);
        on_payload(
            effects,
            if is_modified {
                Payload::Modified
            } else {
                Payload::Read
            },
        );
        produces_handles(effects, op.results(ir));
    }
}

impl MemoryEffectOpInterface for IncludeOp {
    /// Those of the sequence, as its arguments declare them.
    fn get_effects(self, ir: &Ir, effects: &mut Effects) {
        let op = self.operation();
        on_payload(effects, Payload::Modified);
        produces_handles(effects, op.results(ir));
        let callee = match op.attribute(ir, "target") {
            Some(Attribute::SymbolRef(target)) => symbols::lookup_nearest(ir, op, target),
            _ => None,
        };
        let callee = callee.and_then(|callee| NamedSequenceOp::cast(callee, ir));
        // Mistakes in the sequence, and in the reference, are reported elsewhere.
        let callee = callee.filter(|callee| callee.check(ir, false).is_ok());
        for (number, operand) in op.operands(ir).iter().enumerate() {
            let has = |name: &str| {
                callee.is_some_and(|callee| argument_has(callee.operation(), ir, number, name))
            };
            if has(CONSUMED) {
                consumes_handle(effects, *operand);
            } else if callee.is_none() || has(READ_ONLY) {
                reads_handle(effects, *operand);
            }
        }
    }
}

/// An operation that applies its body to its operands, if it has some, or at the top level.
fn add_of_body(op: Operation, ir: &Ir, effects: &mut Effects) {
    let operands = op.operands(ir);
    for operand in operands {
        reads_handle(effects, *operand);
    }
    produces_handles(effects, op.results(ir));
    let entry = op
        .regions(ir)
        .first()
        .and_then(|region| region.entry_block(ir));
    let Some(entry) = entry else { return };
    let nested: Vec<EffectInstance> = entry
        .operations(ir)
        .flat_map(|op| effects_of(op, ir))
        .collect();
    if operands.is_empty() {
        effects.extend(nested);
        return;
    }
    for mut effect in nested {
        if let EffectOn::Value(value) = effect.on {
            let argument = entry.arguments(ir).iter().position(|it| *it == value);
            match argument.and_then(|number| operands.get(number)) {
                Some(operand) => effect.on = EffectOn::Value(*operand),
                None => continue,
            }
        }
        effects.push(effect);
    }
}

impl MemoryEffectOpInterface for SequenceOp {
    fn get_effects(self, ir: &Ir, effects: &mut Effects) {
        add_of_body(self.operation(), ir, effects);
    }
}

impl MemoryEffectOpInterface for WithPDLPatternsOp {
    fn get_effects(self, ir: &Ir, effects: &mut Effects) {
        add_of_body(self.operation(), ir, effects);
    }
}
