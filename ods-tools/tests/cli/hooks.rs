// The hooks that are left to write, with their C++ beside.
//
// With `#![upstream]` a hook without an `impl` is absent: take those that you write, and leave out the others. Every
// `todo!()` stands for the C++ member that is named above it. An interface is a comment: the compiler lists the methods that
// its `impl` lacks, and docs/INTERFACES.md those with a default.

use ods_runtime::prelude::*;
#[allow(unused_imports, reason = "not every dialect needs it")]
use ods_runtime::interfaces;

// ---- `port`: PortDialect, hooks.td:22

impl VerifyOperationAttribute for PortDialect {
    // LogicalResult PortDialect::verifyOperationAttribute(Operation *, NamedAttribute)
    fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult { todo!() }
}

impl VerifyRegionArgAttribute for PortDialect {
    // LogicalResult PortDialect::verifyRegionArgAttribute(Operation *, unsigned, unsigned, NamedAttribute)
    fn verify_region_arg_attribute(op: Operation, ir: &Ir, region: usize, argument: usize, attr: &NamedAttribute) -> VerifyResult { todo!() }
}

impl VerifyRegionResultAttribute for PortDialect {
    // LogicalResult PortDialect::verifyRegionResultAttribute(Operation *, unsigned, unsigned, NamedAttribute)
    fn verify_region_result_attribute(op: Operation, ir: &Ir, region: usize, result: usize, attr: &NamedAttribute) -> VerifyResult { todo!() }
}

impl MaterializeConstant for PortDialect {
    // Operation *PortDialect::materializeConstant(OpBuilder &, Attribute, Type, Location)
    fn materialize_constant(b: &mut OpBuilder<'_>, value: &Attribute, ty: &Type, location: Location) -> Option<Operation> { todo!() }
}

impl CanonicalizationPatterns for PortDialect {
    // void PortDialect::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *)
    fn patterns(set: &mut PatternSet) { todo!() }
}

impl OperationInterfaceFallback for PortDialect {
    // void *PortDialect::getRegisteredInterfaceForOp(TypeID, OperationName)
    fn interface_of(request: interfaces::InterfaceRequest<'_>) -> Option<&'static interfaces::InterfaceEntry> { todo!() }
}

// ---- `flag`: FlagAttr, hooks.td:43

// custom<Stripes>
fn parse_stripes(p: &mut AsmParser<'_>) -> Parsed<i64> { todo!() }

// custom<Stripes>
fn print_stripes(p: &mut AsmPrinter<'_>, stripes: i64) { todo!() }

// custom<Stars>
fn parse_stars(p: &mut AsmParser<'_>, stripes: i64) -> Parsed<i64> { todo!() }

// custom<Stars>
fn print_stars(p: &mut AsmPrinter<'_>, stars: i64, stripes: i64) { todo!() }

// ---- `seal`: SealAttr, hooks.td:50

// custom<Place>
fn parse_place_of_attr(p: &mut AsmParser<'_>) -> Parsed<i64> { todo!() }

// custom<Place>
fn print_place_of_attr(p: &mut AsmPrinter<'_>, number: i64) { todo!() }

// ---- `crest`: CrestAttr, hooks.td:56

impl CustomAttrAssembly for CrestAttr {
    // Attribute CrestAttr::parse(AsmParser &, Type)
    fn parse(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Self> { todo!() }
    // void CrestAttr::print(AsmPrinter &)
    fn print(&self, p: &mut AsmPrinter<'_>) { todo!() }
}

// ---- `ship`: ShipType, hooks.td:36

impl VerifyParameters for ShipType {
    // LogicalResult ShipType::verify(function_ref<InFlightDiagnostic()>, …)
    fn verify_parameters(&self) -> Result<(), String> { todo!() }
}

impl CustomTypeAssembly for ShipType {
    // Type ShipType::parse(AsmParser &)
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> { todo!() }
    // void ShipType::print(AsmPrinter &)
    fn print(&self, p: &mut AsmPrinter<'_>) { todo!() }
}

// ---- `port.load`: LoadOp, hooks.td:62

// C++ items of the class:
//       /// The sum of the loads before this one.
//       int64_t getLoadBefore();
//

// C++ builder: (Value first, int64_t berth)
//       build($_builder, $_state, first.getType(), first, berth);
//

impl Verify for LoadOp {
    // LogicalResult LoadOp::verify()
    fn verify(self, ir: &Ir) -> VerifyResult { todo!() }
}

impl Fold for LoadOp {
    // OpFoldResult LoadOp::fold(FoldAdaptor)
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded { todo!() }
}

impl CanonicalizationPatterns for LoadOp {
    // void LoadOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *)
    fn patterns(set: &mut PatternSet) { todo!() }
}

// custom<Cargo>
fn parse_cargo(p: &mut OpParser<'_, '_>) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>, Attribute)> { todo!() }

// custom<Cargo>
fn print_cargo<'a>(p: &mut OpPrinter<'_>, op: impl OpHandle, cargo: &[Value], cargo_type: impl Iterator<Item = &'a Type>, berth: &Attribute) { todo!() }

// custom<Rest>
fn parse_rest(p: &mut OpParser<'_, '_>) -> Parsed<Vec<Type>> { todo!() }

// custom<Rest>
fn print_rest<'a>(p: &mut OpPrinter<'_>, op: LoadOp, rest_type: impl Iterator<Item = &'a Type>) { todo!() }

// ---- `port.sign`: SignOp, hooks.td:82

// custom<Place>
fn parse_place(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> { todo!() }

// custom<Place>
fn print_place(p: &mut OpPrinter<'_>, op: SignOp, p_: &Attribute) { todo!() }

// custom<Sign>
fn parse_sign(p: &mut OpParser<'_, '_>, p_: &Attribute, arg_2: impl Sized /* `1` */) -> Parsed<Attribute> { todo!() }

// custom<Sign>
fn print_sign(p: &mut OpPrinter<'_>, op: SignOp, op_: &Attribute, p_: &Attribute, arg_2: impl Sized /* `1` */) { todo!() }

// ---- `port.unload`: UnloadOp, hooks.td:87

impl Canonicalize for UnloadOp {
    // LogicalResult UnloadOp::canonicalize(UnloadOp op, PatternRewriter &)
    fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()> { todo!() }
}

// ---- `port.voyage`: VoyageOp, hooks.td:93

impl Verify for VoyageOp {
    // LogicalResult VoyageOp::verify()
    fn verify(self, ir: &Ir) -> VerifyResult { todo!() }
}

impl VerifyRegions for VoyageOp {
    // LogicalResult VoyageOp::verifyRegions()
    fn verify_regions(self, ir: &Ir) -> VerifyResult { todo!() }
}

impl CustomAssembly for VoyageOp {
    // ParseResult VoyageOp::parse(OpAsmParser &, OperationState &)
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> { todo!() }
    // void VoyageOp::print(OpAsmPrinter &)
    fn print(self, p: &mut OpPrinter<'_>) { todo!() }
}

// impl interfaces::OpAsmOpInterface for VoyageOp { }
//   C++ methods: getAsmBlockArgumentNames

// impl interfaces::RegionBranchOpInterface for VoyageOp { }
//   C++ methods: getSuccessorRegions

// impl interfaces::RegionKindInterface for VoyageOp { }
//   C++ methods: getRegionKind

// impl interfaces::LoopLikeOpInterface for VoyageOp { }
//   C++ methods: getLoopRegions, getLoopInductionVars

// ---- `port.arrive`: ArriveOp, hooks.td:104

impl InferTypes for ArriveOp {
    // LogicalResult ArriveOp::inferReturnTypes(…)
    fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic> { todo!() }
}

// impl interfaces::ConditionallySpeculatable for ArriveOp { }
//   C++ methods: getSpeculatability

// impl interfaces::MemoryEffectOpInterface for ArriveOp { }
//   C++ methods: getEffects

// impl interfaces::InferIntRangeInterface for ArriveOp { }
//   C++ methods: inferResultRanges

// impl interfaces::SymbolUserOpInterface for ArriveOp { }
//   C++ methods: verifySymbolUses

// ---- `port.weigh`: WeighOp, hooks.td:114

impl InferTypesOfParts for WeighOp {
    // LogicalResult WeighOp::inferReturnTypes(…, Adaptor, …)
    fn infer_types(ir: &Ir, location: Location, parts: Self::Fields<'_, Value>) -> Result<Vec<Type>, Diagnostic> { todo!() }
}

// ---- `port.hire`: HireOp, hooks.td:119

// impl interfaces::CallOpInterface for HireOp { }
//   C++ methods: getCallableForCallee, setCalleeFromCallable, getArgOperands, getArgOperandsMutable

// impl interfaces::CastOpInterface for HireOp { }
//   C++ methods: areCastCompatible

// impl interfaces::ShapedDimOpInterface for HireOp { }
//   C++ methods: getShapedValue, getDimension

// impl interfaces::ViewLikeOpInterface for HireOp { }
//   C++ methods: getViewSource

// impl interfaces::DestinationStyleOpInterface for HireOp { }
//   C++ methods: getDpsInitsMutable

// impl interfaces::OffsetSizeAndStrideOpInterface for HireOp { }
//   C++ methods: getOffsetSizeAndStrideStartOperandIndex, getArrayAttrMaxRanks

// impl interfaces::SubsetInsertionOpInterface for HireOp { }
//   C++ methods: getSourceOperand, buildSubsetExtraction, getValuesNeededToBuildSubsetExtraction

// impl interfaces::PromotableMemOpInterface for HireOp { }
//   C++ methods: loadsFrom, storesTo, getStored, canUsesBeRemoved, removeBlockingUses

// impl interfaces::PromotableAllocationOpInterface for HireOp { }
//   C++ methods: getPromotableSlots, getDefaultValue, handleBlockArgument, handlePromotionComplete

// impl interfaces::DestructurableAllocationOpInterface for HireOp { }
//   C++ methods: getDestructurableSlots, destructure, handleDestructuringComplete

// impl interfaces::SelectLikeOpInterface for HireOp { }
//   C++ methods: getFalseValue, getTrueValue, getCondition

// ---- `port.leave`: LeaveOp, hooks.td:135

// impl interfaces::BranchOpInterface for LeaveOp { }
//   C++ methods: getSuccessorOperands

// ---- `port.sink`: SinkOp, hooks.td:141

// impl interfaces::RegionBranchTerminatorOpInterface for SinkOp { }
//   C++ methods: getMutableSuccessorOperands

