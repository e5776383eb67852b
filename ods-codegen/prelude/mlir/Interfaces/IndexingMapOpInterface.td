// Loops over indexed operands.

#ifndef MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
#define MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE

include "mlir/IR/OpBase.td"

def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> {
  let description = "Relates a loop nest to its operands by affine maps.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The maps as attributes, one for each operand.",
        "&[::ods_runtime::Attribute]", "getIndexingMaps">,
    InterfaceMethod<"The maps, one for each operand.",
        "::std::vec::Vec<::ods_runtime::affine::AffineMap>",
        "getIndexingMapsArray", (ins), "",
        "::ods_runtime::interfaces::indexing_maps($_op.get_indexing_maps($_ir))">,
    InterfaceMethod<"The map of the operand of that number.",
        "::ods_runtime::affine::AffineMap", "getMatchingIndexingMap",
        (ins "usize":$operand), "",
        "$_op.get_indexing_maps_array($_ir).swap_remove(operand)">,
    InterfaceMethod<"All maps, one after the other.",
        "::ods_runtime::affine::AffineMap", "getLoopsToShapesMap", (ins), "",
        "::ods_runtime::interfaces::concat_maps($_op.get_indexing_maps_array($_ir))">,
    InterfaceMethod<"The inverse of that, if there is one.",
        "::ods_runtime::affine::AffineMap", "getShapesToLoopsMap", (ins), "",
        "::ods_runtime::interfaces::inverse_map($_op.get_loops_to_shapes_map($_ir))">,
    InterfaceMethod<"The shape of an operand; none of a scalar.",
        "::std::vec::Vec<i64>", "getStaticOperandShape",
        (ins "usize":$operand), "",
        "::ods_runtime::interfaces::static_operand_shape($_op, $_ir, operand)">,
    InterfaceMethod<"How often each loop is executed, as far as it is known.",
        "::std::vec::Vec<i64>", "getStaticLoopRanges", (ins), "",
        "::ods_runtime::interfaces::static_loop_ranges($_op, $_ir)">
  ];
}

#endif // MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
