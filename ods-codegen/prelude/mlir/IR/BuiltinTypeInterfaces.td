// Interfaces of builtin types, which other types can implement too.

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = "Can be the element type of a vector.";
  let cppNamespace = "::ods_runtime::interfaces";
  let predicate = CPred<_types # "VectorType::is_valid_element_type($_self)">;
}

def FloatTypeInterface
    : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let description = "Is a floating point type.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The format of the values.",
        "::ods_runtime::types::FloatType", "getFloatSemantics">,
    InterfaceMethod<"The type that is so many times as wide.",
        "::core::option::Option<::ods_runtime::Type>", "scaleElementBitwidth",
        (ins "u32":$scale), "", "::core::option::Option::None">
  ];
  let predicate = CPred<"$_self.is_float()">;
  let cppType = _types # "FloatType";
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = "Can be the element type of a memref.";
  let cppNamespace = "::ods_runtime::interfaces";
  // Not a builtin type: other element types of memrefs implement this.
  let predicate =
      And<[CPred<"$_self.is::<::ods_runtime::types::DialectType>()">,
           CPred<_types # "MemRefType::is_valid_element_type($_self)">]>;
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let description = "Points to memory.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The memory space.",
        "::core::option::Option<::ods_runtime::Attribute>", "getMemorySpace">,
    InterfaceMethod<"What it points to.",
        "::core::option::Option<::ods_runtime::Type>", "getElementType">,
    InterfaceMethod<"Whether it has more than an address.",
        "bool", "hasPtrMetadata">,
    InterfaceMethod<"The same with another memory space and element type.",
        "::core::option::Option<::ods_runtime::Type>", "clonePtrWith",
        (ins "::core::option::Option<::ods_runtime::Attribute>":$memorySpace,
             "::core::option::Option<::ods_runtime::Type>":$elementType)>
  ];
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = "Has an element type and a shape.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"The same with another shape and element type.",
        "::ods_runtime::Type", "cloneWith",
        (ins "::core::option::Option<&[i64]>":$shape,
             "::ods_runtime::Type":$elementType)>,
    InterfaceMethod<"The element type.",
        "&::ods_runtime::Type", "getElementType">,
    InterfaceMethod<"Whether the number of dimensions is known.",
        "bool", "hasRank">,
    InterfaceMethod<"The sizes of the dimensions.",
        "&[i64]", "getShape">
  ];
  let predicate = CPred<"$_self.is_shaped()">;
  let cppType = _classes # "ShapedType";
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
