// Definitions whose hooks are C++; `hooks.rs` is their skeleton.

include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/SubsetOpInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def Port_Dialect : Dialect {
  let name = "port";
  let cppNamespace = "::mlir::port";
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasCanonicalizer = 1;
  let hasOperationInterfaceFallback = 1;
}

class Port_Op<string mnemonic, list<Trait> traits = []> :
    Op<Port_Dialect, mnemonic, traits>;

def Port_ShipType : TypeDef<Port_Dialect, "Ship"> {
  let mnemonic = "ship";
  let parameters = (ins "int64_t":$masts);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def Port_FlagAttr : AttrDef<Port_Dialect, "Flag"> {
  let mnemonic = "flag";
  let parameters = (ins "int64_t":$stripes, "int64_t":$stars);
  let assemblyFormat = "`<` custom<Stripes>($stripes) `,` custom<Stars>($stars, ref($stripes)) `>`";
}

// An operation has this directive too, with functions that take other arguments.
def Port_SealAttr : AttrDef<Port_Dialect, "Seal"> {
  let mnemonic = "seal";
  let parameters = (ins "int64_t":$number);
  let assemblyFormat = "custom<Place>($number)";
}

def Port_CrestAttr : AttrDef<Port_Dialect, "Crest"> {
  let mnemonic = "crest";
  let parameters = (ins "int64_t":$kind);
  let hasCustomAssemblyFormat = 1;
}

def LoadOp : Port_Op<"load", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I64>:$cargo, Optional<I32>:$pilot, I64Attr:$berth);
  let results = (outs I64:$total, Variadic<I64>:$rest);
  let assemblyFormat = [{
    custom<Cargo>($cargo, type($cargo), $berth) (`by` $pilot^ `:` type($pilot))? attr-dict
    `->` type($total) custom<Rest>(type($rest))
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCanonicalizeMethod = 0;
  let builders = [OpBuilder<(ins "Value":$first, CArg<"int64_t", "0">:$berth), [{
    build($_builder, $_state, first.getType(), first, berth);
  }]>];
  let extraClassDeclaration = [{
    /// The sum of the loads before this one.
    int64_t getLoadBefore();
  }];
}

def SignOp : Port_Op<"sign"> {
  let arguments = (ins I64Attr:$op, I64Attr:$p);
  let assemblyFormat = "custom<Place>($p) custom<Sign>($op, ref($p), \"1\") attr-dict";
}

def UnloadOp : Port_Op<"unload"> {
  let arguments = (ins Variadic<I64>:$cargo, I64Attr:$berth);
  let assemblyFormat = "custom<Cargo>($cargo, type($cargo), $berth) attr-dict";
  let hasCanonicalizeMethod = 1;
}

def VoyageOp : Port_Op<"voyage", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    DeclareOpInterfaceMethods<RegionKindInterface>,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, ["getLoopInductionVars"]>]> {
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def ArriveOp : Port_Op<"arrive", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins AnyType:$of);
  let results = (outs AnyType:$at);
}

def WeighOp : Port_Op<"weigh", [InferTypeOpAdaptor]> {
  let arguments = (ins AnyType:$ship);
  let results = (outs AnyType:$weight);
}

def HireOp : Port_Op<"hire", [
    DeclareOpInterfaceMethods<CallOpInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<ShapedDimOpInterface>,
    DeclareOpInterfaceMethods<ViewLikeOpInterface>,
    DeclareOpInterfaceMethods<DestinationStyleOpInterface>,
    DeclareOpInterfaceMethods<OffsetSizeAndStrideOpInterface>,
    DeclareOpInterfaceMethods<SubsetInsertionOpInterface>,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>,
    DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let arguments = (ins Variadic<AnyType>:$crew);
  let results = (outs Variadic<AnyType>:$hired);
}

def LeaveOp : Port_Op<"leave", [
    DeclareOpInterfaceMethods<BranchOpInterface>,
    Terminator]> {
  let successors = (successor AnySuccessor:$to);
}

def SinkOp : Port_Op<"sink", [
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$lost);
}
