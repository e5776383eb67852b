// The kinds of the regions of an op.

#ifndef MLIR_IR_REGIONKINDINTERFACE
#define MLIR_IR_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let description = "Says whether regions are graphs, where values may be "
      "used before they are defined, or have control flow.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    StaticInterfaceMethod<"The kind of the region of that number.",
        "::ods_runtime::interfaces::RegionKind", "getRegionKind",
        (ins "usize":$index)>,
    StaticInterfaceMethod<
        "Whether uses in that region must come after definitions.",
        "bool", "hasSSADominance", (ins "usize":$index),
        "Self::get_region_kind(index) == "
        "::ods_runtime::interfaces::RegionKind::SsaCfg">
  ];
}

def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;

def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface,
                 HasOnlyGraphRegion]>;

#endif // MLIR_IR_REGIONKINDINTERFACE
