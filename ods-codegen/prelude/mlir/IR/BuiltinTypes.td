// Builtin types.

#ifndef BUILTIN_TYPES
#define BUILTIN_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonTypeConstraints.td"

class Builtin_Type<string name, string typeMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::ods_runtime::Type">
    : TypeDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let typeName = "builtin." # typeMnemonic;
  let cppType = _types # cppClassName;
}

// Tensors and vectors, which are values.
def ValueSemantics : NativeTypeTrait<"ValueSemantics">;

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let summary = "Complex number with a parameterized element type";
  let parameters = (ins "::ods_runtime::Type":$elementType);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

// All floating point types are cases of one Rust enum.
class Builtin_FloatType<string name, string mnemonic,
                        list<string> declaredInterfaceMethods = []>
    : Builtin_Type<name, mnemonic,
                   [DeclareTypeInterfaceMethods<
                       FloatTypeInterface,
                       ["getFloatSemantics"] # declaredInterfaceMethods>]> {
  let cppType = _types # "FloatType";
  defvar function = !tolower(!substr(typeName, !size("builtin."))) # "()";
  let predicate = CPred<"$_self.is_" # function>;
  let builderCall = "::ods_runtime::Type::" # function;
}
class Builtin_CachedFloatType<string name, string mnemonic,
                              list<string> declaredInterfaceMethods = []>
    : Builtin_FloatType<name, mnemonic, declaredInterfaceMethods>;

def Builtin_Float8E5M2 : Builtin_FloatType<"Float8E5M2", "f8E5M2"> {
  let summary = "8-bit floating point with 2 bit mantissa";
}
def Builtin_Float8E5M2FNUZ
    : Builtin_FloatType<"Float8E5M2FNUZ", "f8E5M2FNUZ"> {
  let summary = "8-bit floating point with 2 bit mantissa";
}
def Builtin_Float8E4M3 : Builtin_FloatType<"Float8E4M3", "f8E4M3"> {
  let summary = "8-bit floating point with 3 bit mantissa";
}
def Builtin_Float8E4M3FN : Builtin_FloatType<"Float8E4M3FN", "f8E4M3FN"> {
  let summary = "8-bit floating point with 3 bit mantissa";
}
def Builtin_Float8E4M3FNUZ
    : Builtin_FloatType<"Float8E4M3FNUZ", "f8E4M3FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
}
def Builtin_Float8E4M3B11FNUZ
    : Builtin_FloatType<"Float8E4M3B11FNUZ", "f8E4M3B11FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
}
def Builtin_Float8E3M4 : Builtin_FloatType<"Float8E3M4", "f8E3M4"> {
  let summary = "8-bit floating point with 3 bits exponent and 4 bit mantissa";
}
def Builtin_Float4E2M1FN : Builtin_FloatType<"Float4E2M1FN", "f4E2M1FN"> {
  let summary = "4-bit floating point with 2-bit exponent and 1-bit mantissa";
}
def Builtin_Float6E2M3FN : Builtin_FloatType<"Float6E2M3FN", "f6E2M3FN"> {
  let summary = "6-bit floating point with 2-bit exponent and 3-bit mantissa";
}
def Builtin_Float6E3M2FN : Builtin_FloatType<"Float6E3M2FN", "f6E3M2FN"> {
  let summary = "6-bit floating point with 3-bit exponent and 2-bit mantissa";
}
def Builtin_Float8E8M0FNU : Builtin_FloatType<"Float8E8M0FNU", "f8E8M0FNU"> {
  let summary =
      "8-bit floating point with 8-bit exponent, no mantissa or sign";
}
def Builtin_BFloat16
    : Builtin_CachedFloatType<"BFloat16", "bf16", ["scaleElementBitwidth"]> {
  let summary = "bfloat16 floating-point type";
}
def Builtin_Float16
    : Builtin_CachedFloatType<"Float16", "f16", ["scaleElementBitwidth"]> {
  let summary = "16-bit floating-point type";
}
def Builtin_FloatTF32 : Builtin_CachedFloatType<"FloatTF32", "tf32"> {
  let summary = "TF32 floating-point type";
}
def Builtin_Float32
    : Builtin_CachedFloatType<"Float32", "f32", ["scaleElementBitwidth"]> {
  let summary = "32-bit floating-point type";
}
def Builtin_Float64 : Builtin_CachedFloatType<"Float64", "f64"> {
  let summary = "64-bit floating-point type";
}
def Builtin_Float80 : Builtin_CachedFloatType<"Float80", "f80"> {
  let summary = "80-bit floating-point type";
}
def Builtin_Float128 : Builtin_CachedFloatType<"Float128", "f128"> {
  let summary = "128-bit floating-point type";
}

class Builtin_FunctionLike<string Name, string typeMnemonic>
    : Builtin_Type<Name, typeMnemonic> {
  let summary = "Map from a list of inputs to a list of results";
  let parameters = (ins ArrayRefParameter<"::ods_runtime::Type">:$inputs,
                        ArrayRefParameter<"::ods_runtime::Type">:$results);
}
def Builtin_Function : Builtin_FunctionLike<"Function", "function">;
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph">;

def Builtin_Index : Builtin_Type<"Index", "index",
                                 [VectorElementTypeInterface]> {
  let cppType = _classes # "IndexType";
  let predicate = CPred<"$_self.is_index()">;
  let summary =
      "Integer-like type with unknown platform-dependent bit width";
  let builderCall = "::ods_runtime::Type::index()";
}

def Builtin_Integer : Builtin_Type<"Integer", "integer",
                                   [VectorElementTypeInterface]> {
  let summary = "Integer type with arbitrary precision up to a fixed limit";
  let parameters = (ins "u32":$width,
                        "::ods_runtime::types::Signedness":$signedness);
  let genVerifyDecl = 1;
}

def Builtin_None : Builtin_Type<"None", "none"> {
  let cppType = _classes # "NoneType";
  let predicate = CPred<"$_self.is_none()">;
  let summary = "A unit type";
  let builderCall = "::ods_runtime::Type::none()";
}

def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a non-registered dialect";
  let parameters = (ins "&str":$dialectNamespace,
                        StringRefParameter<>:$typeData);
  let genVerifyDecl = 1;
}

def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Fixed-sized collection of other types";
  let parameters = (ins ArrayRefParameter<"::ods_runtime::Type">:$types);
}

def Builtin_MemRef
    : Builtin_Type<"MemRef", "memref",
                   [PtrLikeTypeInterface, ShapedTypeInterface],
                   _classes # "BaseMemRefType"> {
  let summary = "Shaped reference to a region of memory";
  let parameters =
      (ins ArrayRefParameter<"i64">:$shape, "::ods_runtime::Type":$elementType,
           "::core::option::Option<::ods_runtime::Attribute>":$layout,
           "::core::option::Option<::ods_runtime::Attribute>":$memorySpace);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_UnrankedMemRef
    : Builtin_Type<"UnrankedMemRef", "unranked_memref",
                   [PtrLikeTypeInterface, ShapedTypeInterface],
                   _classes # "BaseMemRefType"> {
  let summary = "Shaped reference, with unknown rank, to a region of memory";
  let parameters =
      (ins "::ods_runtime::Type":$elementType,
           "::core::option::Option<::ods_runtime::Attribute>":$memorySpace);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_RankedTensor
    : Builtin_Type<"RankedTensor", "tensor",
                   [ShapedTypeInterface, ValueSemantics],
                   _classes # "TensorClass"> {
  let summary = "Multi-dimensional array with a fixed number of dimensions";
  let parameters =
      (ins ArrayRefParameter<"i64">:$shape, "::ods_runtime::Type":$elementType,
           "::core::option::Option<::ods_runtime::Attribute>":$encoding);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_UnrankedTensor
    : Builtin_Type<"UnrankedTensor", "unranked_tensor",
                   [ShapedTypeInterface, ValueSemantics],
                   _classes # "TensorClass"> {
  let summary = "Multi-dimensional array with unknown dimensions";
  let parameters = (ins "::ods_runtime::Type":$elementType);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_VectorTypeElementType : AnyTypeOf<[VectorElementTypeInterface]> {
  let cppFunctionName = "is_valid_vector_type_element_type";
}

def Builtin_Vector
    : Builtin_Type<"Vector", "vector",
                   [ShapedTypeInterface, ValueSemantics]> {
  let summary = "Multi-dimensional SIMD vector type";
  let parameters =
      (ins ArrayRefParameter<"i64">:$shape,
           Builtin_VectorTypeElementType:$elementType,
           ArrayRefParameter<"bool">:$scalableDims);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // BUILTIN_TYPES
