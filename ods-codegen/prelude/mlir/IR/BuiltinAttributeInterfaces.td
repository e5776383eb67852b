// Interfaces of builtin attributes, which other attributes can implement too.

#ifndef MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
#define MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let description = "Has a type, often that of a value that is the attribute.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The type.",
        "::ods_runtime::Type", "getType">
  ];
  let predicate = _IsIn<"TypedAttr">;
  let storageType = _classes # "TypedAttr";
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = "Lends its bytes.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The bytes.",
        "&[u8]", "getData">
  ];
}

def ElementsAttrInterface
    : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let description = "Has the elements of a tensor or vector.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Access to the elements as values of a Rust type.",
        "::core::option::Option<::ods_runtime::interfaces::ElementsAttrIndexer>",
        "getValuesImpl", (ins "::core::any::TypeId":$elementID), "",
        "::core::option::Option::None">,
    InterfaceMethod<"Whether all elements are the same one.",
        "bool", "isSplat", (ins), "", "$_attr.num_elements() == 1">,
    InterfaceMethod<"The type of tensor or vector.",
        "::ods_runtime::Type", "getShapedType", (ins), "", "$_attr.get_type()">
  ];
  let predicate = _IsIn<"ElementsAttr">;
  let storageType = _classes # "ElementsAttr";
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = "Lays out the elements of a memref.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"From indices to the place in memory.",
        "::ods_runtime::affine::AffineMap", "getAffineMap">,
    InterfaceMethod<"Whether the place is the indices themselves.",
        "bool", "isIdentity", (ins), "",
        "$_attr.get_affine_map().is_identity()">,
    InterfaceMethod<"Verifies that it fits the shape.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>",
        "verifyLayout",
        (ins "&[i64]":$shape,
             "&dyn ::core::ops::Fn() -> ::ods_runtime::Diagnostic":$emitError),
        "",
        "::ods_runtime::interfaces::verify_affine_map_as_layout($_attr.get_affine_map(), "
        "shape, emit_error)">,
    InterfaceMethod<"The strides and the offset, if it has such.",
        "::core::option::Option<()>", "getStridesAndOffset",
        (ins "&[i64]":$shape,
             "&mut ::std::vec::Vec<i64>":$strides,
             "&mut i64":$offset), "",
        "::ods_runtime::interfaces::affine_map_strides_and_offset($_attr.get_affine_map(), "
        "shape, strides, offset)">
  ];
}

#endif // MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
