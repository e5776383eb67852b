// Ops that can be computed in tiles.

#ifndef MLIR_TILINGINTERFACE
#define MLIR_TILINGINTERFACE

include "mlir/IR/OpBase.td"

def TilingInterface : OpInterface<"TilingInterface"> {
  let description = "Can be computed tile by tile.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"What kind of loop each dimension is.",
        "::std::vec::Vec<::ods_runtime::interfaces::IteratorType>",
        "getLoopIteratorTypes", (ins), "", "::std::vec::Vec::new()">,
    InterfaceMethod<"The ranges of the loops.",
        "::std::vec::Vec<::ods_runtime::interfaces::LoopRange>",
        "getIterationDomain", (ins "&mut ::ods_runtime::OpBuilder<'_>":$b), "",
        "::std::vec::Vec::new()">,
    InterfaceMethod<"Builds the computation of one tile.",
        "::core::option::Option<::ods_runtime::interfaces::TilingResult>",
        "getTiledImplementation",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "&[::ods_runtime::OpFoldResult]":$offsets,
             "&[::ods_runtime::OpFoldResult]":$sizes), "",
        "::core::option::Option::None">,
    InterfaceMethod<"Which part of a result a tile yields.",
        "::core::option::Option<::ods_runtime::interfaces::TilePosition>",
        "getResultTilePosition",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "usize":$resultNumber,
             "&[::ods_runtime::OpFoldResult]":$offsets,
             "&[::ods_runtime::OpFoldResult]":$sizes), "",
        "::core::option::Option::None">,
    InterfaceMethod<"Builds the computation of a part of a result.",
        "::core::option::Option<::ods_runtime::interfaces::TilingResult>",
        "generateResultTileValue",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "usize":$resultNumber,
             "&[::ods_runtime::OpFoldResult]":$offsets,
             "&[::ods_runtime::OpFoldResult]":$sizes), "",
        "::core::option::Option::None">,
    InterfaceMethod<"Builds the computation of what parts of operands allow.",
        "::core::option::Option<::ods_runtime::interfaces::TilingResult>",
        "getTiledImplementationFromOperandTiles",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "&[usize]":$operandNumbers,
             "&[::std::vec::Vec<::ods_runtime::OpFoldResult>]":$allOffsets,
             "&[::std::vec::Vec<::ods_runtime::OpFoldResult>]":$allSizes), "",
        "::core::option::Option::None">,
    InterfaceMethod<"Which tile belongs to parts of operands.",
        "::core::option::Option<::ods_runtime::interfaces::TilePosition>",
        "getIterationDomainTileFromOperandTiles",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "&[usize]":$operandNumbers,
             "&[::std::vec::Vec<::ods_runtime::OpFoldResult>]":$allOffsets,
             "&[::std::vec::Vec<::ods_runtime::OpFoldResult>]":$allSizes), "",
        "::core::option::Option::None">,
    InterfaceMethod<"Which tile belongs to a part of a result.",
        "::core::option::Option<::ods_runtime::interfaces::TilePosition>",
        "getIterationDomainTileFromResultTile",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "usize":$resultNumber,
             "&[::ods_runtime::OpFoldResult]":$offsets,
             "&[::ods_runtime::OpFoldResult]":$sizes), "",
        "::core::option::Option::None">,
    InterfaceMethod<"Builds the computation of one element.",
        "::core::option::Option<()>", "generateScalarImplementation",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "::ods_runtime::Location":$loc,
             "&[::ods_runtime::Value]":$ivs), "",
        "::core::option::Option::None">,
    InterfaceMethod<
        "Whether it can be fused with the user of a part of a result.",
        "bool", "isOpFusableWithConsumerSlice",
        (ins "usize":$resultNumber,
             "&[::ods_runtime::OpFoldResult]":$offsets,
             "&[::ods_runtime::OpFoldResult]":$sizes), "", "true">,
    InterfaceMethod<
        "Whether it can be fused with what yields parts of operands.",
        "bool", "isOpFusableWithProducerSlices",
        (ins "&[usize]":$operandNumbers,
             "&[::std::vec::Vec<::ods_runtime::OpFoldResult>]":$allOffsets,
             "&[::std::vec::Vec<::ods_runtime::OpFoldResult>]":$allSizes), "",
        "true">
  ];
}

def PartialReductionOpInterface
    : OpInterface<"PartialReductionOpInterface", [TilingInterface]> {
  let description = "Can be reduced in parts.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Builds what the parts start from.",
        "::core::option::Option<::std::vec::Vec<::ods_runtime::Value>>",
        "generateInitialTensorForPartialReduction",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "::ods_runtime::Location":$loc,
             "&[::ods_runtime::OpFoldResult]":$tileSizes,
             "&[usize]":$reductionDims), "", "::core::option::Option::None">,
    InterfaceMethod<"Builds the reduction of one part.",
        "::core::option::Option<::ods_runtime::interfaces::TilingResult>",
        "tileToPartialReduction",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "::ods_runtime::Location":$loc,
             "::ods_runtime::interfaces::ReductionTilingStrategy":$tilingStrategy,
             "&[::ods_runtime::Value]":$init,
             "&[::ods_runtime::OpFoldResult]":$offsets,
             "&[::ods_runtime::OpFoldResult]":$sizes,
             "&[usize]":$reductionDims,
             "&[::ods_runtime::OpFoldResult]":$splitReductionIvs), "",
        "::core::option::Option::None">,
    InterfaceMethod<"Builds the reduction of the parts.",
        "::core::option::Option<::ods_runtime::interfaces::MergeResult>",
        "mergeReductions",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "::ods_runtime::Location":$loc,
             "&[::ods_runtime::Value]":$partialReduce,
             "&[usize]":$reductionDims), "", "::core::option::Option::None">,
    InterfaceMethod<"Which part of the partial result a tile yields.",
        "::core::option::Option<::ods_runtime::interfaces::TilePosition>",
        "getPartialResultTilePosition",
        (ins "&mut ::ods_runtime::OpBuilder<'_>":$b,
             "usize":$resultNumber,
             "::ods_runtime::interfaces::ReductionTilingStrategy":$tilingStrategy,
             "&[::ods_runtime::OpFoldResult]":$offsets,
             "&[::ods_runtime::OpFoldResult]":$sizes,
             "&[usize]":$reductionDims,
             "&[::ods_runtime::OpFoldResult]":$splitReductionIvs), "",
        "::core::option::Option::None">
  ];
}

#endif // MLIR_TILINGINTERFACE
