// Builtin attributes.

#ifndef BUILTIN_ATTRIBUTES
#define BUILTIN_ATTRIBUTES

include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

class Builtin_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::ods_runtime::Attribute">
    : AttrDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let attrName = "builtin." # attrMnemonic;
  let cppType = _attributes # cppClassName;
}

def Builtin_AffineMapAttr
    : Builtin_Attr<"AffineMap", "affine_map",
                   [MemRefLayoutAttrInterface, OpAsmAttrInterface]> {
  let cppType = _classes # "AffineMapAttr";
  let summary = "An Attribute containing an AffineMap object";
  let parameters = (ins "::ods_runtime::affine::AffineMap":$value);
  let returnType = "&::ods_runtime::affine::AffineMap";
  let convertFromStorage = _get # "affine_map($_self)";
}

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "A collection of other Attribute values";
  let parameters = (ins ArrayRefParameter<"::ods_runtime::Attribute">:$value);
}

def Builtin_DenseArrayRawDataParameter
    : ArrayRefParameter<"u8",
                        "64-bit aligned storage for dense array elements">;

def Builtin_DenseArray
    : Builtin_Attr<"DenseArray", "dense_array", [BlobAttrInterface]> {
  let summary = "A dense array of integer or floating point elements.";
  let parameters = (ins "::ods_runtime::Type":$elementType, "i64":$size,
                        Builtin_DenseArrayRawDataParameter:$rawData);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}

// The type after the colon of an elements attribute.
class _ElementsType
    : AttributeSelfTypeParameter<"">;

def Builtin_DenseIntOrFPElementsAttr
    : Builtin_Attr<"DenseIntOrFPElements", "dense_int_or_fp_elements",
                   [ElementsAttrInterface],
                   "::ods_runtime::attributes::DenseElementsAttr"> {
  let cppType = _attributes # "DenseElementsAttr";
  let summary = "An Attribute containing a dense multi-dimensional array of "
                "integer or floating-point values";
  let parameters = (ins _ElementsType<>:$type,
                        ArrayRefParameter<"u8">:$rawData);
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_DenseStringElementsAttr
    : Builtin_Attr<"DenseStringElements", "dense_string_elements",
                   [ElementsAttrInterface],
                   "::ods_runtime::attributes::DenseElementsAttr"> {
  let cppType = _classes # "DenseStringElementsAttr";
  let summary = "An Attribute containing a dense multi-dimensional array of "
                "strings";
  let parameters = (ins _ElementsType<>:$type,
                        ArrayRefParameter<"&str">:$value);
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements",
                   [ElementsAttrInterface, BlobAttrInterface]> {
  let summary = "An Attribute containing a dense multi-dimensional array "
                "backed by a resource";
  let parameters =
      (ins _ElementsType<>:$type,
           ResourceHandleParameter<
               "::ods_runtime::attributes::ResourceHandle">:$rawHandle);
  let skipDefaultBuilders = 1;
}

def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let summary = "An dictionary of named Attribute values";
  let parameters =
      (ins ArrayRefParameter<"::ods_runtime::NamedAttribute">:$value);
  let skipDefaultBuilders = 1;
}

def Builtin_FloatAttr
    : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let summary = "An Attribute containing a floating-point value";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        APFloatParameter<"">:$value);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}

def Builtin_IntegerAttr
    : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "An Attribute containing a integer value";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type,
                        APIntParameter<"">:$value);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}

def Builtin_IntegerSetAttr
    : Builtin_Attr<"IntegerSet", "integer_set", [OpAsmAttrInterface]> {
  let cppType = _classes # "IntegerSetAttr";
  let summary = "An Attribute containing an IntegerSet object";
  let parameters = (ins "::ods_runtime::affine::IntegerSet":$value);
  let returnType = "&::ods_runtime::affine::IntegerSet";
  let convertFromStorage = _get # "integer_set($_self)";
}

def Builtin_OpaqueAttr
    : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let summary = "An opaque representation of another Attribute";
  let parameters = (ins "&str":$dialectNamespace,
                        StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}

def Builtin_SparseElementsAttr
    : Builtin_Attr<"SparseElements", "sparse_elements",
                   [ElementsAttrInterface]> {
  let summary = "An opaque representation of a multi-dimensional array";
  let parameters =
      (ins _ElementsType<>:$type,
           "::ods_runtime::attributes::DenseElementsAttr":$indices,
           "::ods_runtime::attributes::DenseElementsAttr":$values);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
}

def StridedLayoutAttr
    : Builtin_Attr<"StridedLayout", "strided_layout",
                   [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface,
                                                ["isIdentity",
                                                 "verifyLayout"]>]> {
  let summary =
      "An Attribute representing a strided layout of a shaped type";
  let parameters = (ins "i64":$offset, ArrayRefParameter<"i64">:$strides);
  let genVerifyDecl = 1;
}

def Builtin_StringAttr
    : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let summary = "An Attribute containing a string";
  let parameters = (ins StringRefParameter<"">:$value,
                        AttributeSelfTypeParameter<"">:$type);
  let skipDefaultBuilders = 1;
}

def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary =
      "An Attribute containing a symbolic reference to an Operation";
  let parameters = (ins "&str":$rootReference,
                        ArrayRefParameter<"&str">:$nestedReferences);
  let skipDefaultBuilders = 1;
}

def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "An Attribute containing a Type";
  let parameters = (ins "::ods_runtime::Type":$value);
}

def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit"> {
  let cppType = _classes # "UnitAttr";
  let summary = "An Attribute value of `unit` type";
}

#endif // BUILTIN_ATTRIBUTES
