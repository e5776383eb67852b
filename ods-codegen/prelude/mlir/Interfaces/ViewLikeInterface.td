// Views of buffers.

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = "Makes another view of a buffer.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The buffer that is viewed.",
        "::ods_runtime::Value", "getViewSource">,
    InterfaceMethod<"The view.",
        "::ods_runtime::Value", "getViewDest", (ins), "",
        "$_op.operation().results($_ir)[0]">
  ];
}

def OffsetSizeAndStrideOpInterface
    : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let description = "Has offsets, sizes and strides, each static or dynamic: "
      "a static list, with a marker in place of what is an operand.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    StaticInterfaceMethod<"How many operands come before the dynamic offsets.",
        "usize", "getOffsetSizeAndStrideStartOperandIndex">,
    InterfaceMethod<"How long the static lists are.",
        "[usize; 3]", "getArrayAttrMaxRanks">,
    InterfaceMethod<"The dynamic offsets.",
        "&[::ods_runtime::Value]", "getOffsets", (ins), "",
        "::ods_runtime::interfaces::dynamic_offsets($_op, $_ir)">,
    InterfaceMethod<"The dynamic sizes.",
        "&[::ods_runtime::Value]", "getSizes", (ins), "",
        "::ods_runtime::interfaces::dynamic_sizes($_op, $_ir)">,
    InterfaceMethod<"The dynamic strides.",
        "&[::ods_runtime::Value]", "getStrides", (ins), "",
        "::ods_runtime::interfaces::dynamic_strides($_op, $_ir)">,
    InterfaceMethod<"The static offsets.",
        "&[i64]", "getStaticOffsets", (ins), "",
        "::ods_runtime::interfaces::static_offsets($_op, $_ir)">,
    InterfaceMethod<"The static sizes.",
        "&[i64]", "getStaticSizes", (ins), "",
        "::ods_runtime::interfaces::static_sizes($_op, $_ir)">,
    InterfaceMethod<"The static strides.",
        "&[i64]", "getStaticStrides", (ins), "",
        "::ods_runtime::interfaces::static_strides($_op, $_ir)">,
    InterfaceMethod<"All offsets.",
        "::std::vec::Vec<::ods_runtime::OpFoldResult>", "getMixedOffsets",
        (ins), "",
        "::ods_runtime::interfaces::mixed_values($_op.get_static_offsets($_ir), "
        "$_op.get_offsets($_ir))">,
    InterfaceMethod<"All sizes.",
        "::std::vec::Vec<::ods_runtime::OpFoldResult>", "getMixedSizes", (ins),
        "",
        "::ods_runtime::interfaces::mixed_values($_op.get_static_sizes($_ir), "
        "$_op.get_sizes($_ir))">,
    InterfaceMethod<"All strides.",
        "::std::vec::Vec<::ods_runtime::OpFoldResult>", "getMixedStrides",
        (ins), "",
        "::ods_runtime::interfaces::mixed_values($_op.get_static_strides($_ir), "
        "$_op.get_strides($_ir))">,
    InterfaceMethod<"Whether the offset of that number is dynamic.",
        "bool", "isDynamicOffset", (ins "usize":$idx), "",
        "::ods_runtime::interfaces::is_dynamic($_op.get_static_offsets($_ir)[idx])">,
    InterfaceMethod<"Whether the size of that number is dynamic.",
        "bool", "isDynamicSize", (ins "usize":$idx), "",
        "::ods_runtime::interfaces::is_dynamic($_op.get_static_sizes($_ir)[idx])">,
    InterfaceMethod<"Whether the stride of that number is dynamic.",
        "bool", "isDynamicStride", (ins "usize":$idx), "",
        "::ods_runtime::interfaces::is_dynamic($_op.get_static_strides($_ir)[idx])">,
    InterfaceMethod<"The offset of that number, which is static.",
        "i64", "getStaticOffset", (ins "usize":$idx), "",
        "$_op.get_static_offsets($_ir)[idx]">,
    InterfaceMethod<"The size of that number, which is static.",
        "i64", "getStaticSize", (ins "usize":$idx), "",
        "$_op.get_static_sizes($_ir)[idx]">,
    InterfaceMethod<"The stride of that number, which is static.",
        "i64", "getStaticStride", (ins "usize":$idx), "",
        "$_op.get_static_strides($_ir)[idx]">,
    InterfaceMethod<
        "The number of the operand that is the offset of that number.",
        "usize", "getIndexOfDynamicOffset", (ins "usize":$idx), "",
        "::ods_runtime::interfaces::index_of_dynamic_offset($_op, $_ir, idx)">,
    InterfaceMethod<
        "The number of the operand that is the size of that number.",
        "usize", "getIndexOfDynamicSize", (ins "usize":$idx), "",
        "::ods_runtime::interfaces::index_of_dynamic_size($_op, $_ir, idx)">,
    InterfaceMethod<
        "The number of the operand that is the stride of that number.",
        "usize", "getIndexOfDynamicStride", (ins "usize":$idx), "",
        "::ods_runtime::interfaces::index_of_dynamic_stride($_op, $_ir, idx)">,
    InterfaceMethod<"The offset of that number, which is dynamic.",
        "::ods_runtime::Value", "getDynamicOffset", (ins "usize":$idx), "",
        "$_op.operation().operands($_ir)[$_op.get_index_of_dynamic_offset($_ir, "
        "idx)]">,
    InterfaceMethod<"The size of that number, which is dynamic.",
        "::ods_runtime::Value", "getDynamicSize", (ins "usize":$idx), "",
        "$_op.operation().operands($_ir)[$_op.get_index_of_dynamic_size($_ir, "
        "idx)]">,
    InterfaceMethod<"The stride of that number, which is dynamic.",
        "::ods_runtime::Value", "getDynamicStride", (ins "usize":$idx), "",
        "$_op.operation().operands($_ir)[$_op.get_index_of_dynamic_stride($_ir, "
        "idx)]">,
    InterfaceMethod<
        "Whether both ops have the same offsets, sizes and strides.",
        "bool", "isSameAs",
        (ins "::ods_runtime::Operation":$other,
             "&dyn ::core::ops::Fn(::ods_runtime::OpFoldResult, ::ods_runtime::OpFoldResult) -> bool":$cmp),
        "",
        "::ods_runtime::interfaces::same_offsets_sizes_and_strides($_op, "
        "$_ir, other, cmp)">,
    InterfaceMethod<"Whether all strides are certainly 1.",
        "bool", "hasUnitStride", (ins), "",
        "::ods_runtime::interfaces::all_are($_op.get_mixed_strides($_ir), 1)">,
    InterfaceMethod<"Whether all offsets are certainly 0.",
        "bool", "hasZeroOffset", (ins), "",
        "::ods_runtime::interfaces::all_are($_op.get_mixed_offsets($_ir), 0)">
  ];
  let verify =
      "::ods_runtime::interfaces::verify_offset_size_and_stride_op($_op, "
      "$_ir)";
}

// No two of the results alias.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
