// Constraints on builtin attributes.
//
// `$_self` is a `&Attribute` in every predicate and conversion. A conversion
// (`convertFromStorage`) accepts every attribute that satisfies the
// constraint; a builder (`constBuilderCall`) makes an `Attribute` from `$0`, which
// is a result of the conversion, or a literal of that type.

#ifndef COMMON_ATTR_CONSTRAINTS_TD
#define COMMON_ATTR_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/DialectBase.td"

defvar _attributes = "::ods_runtime::attributes::";
defvar _get = "::ods_runtime::__private::get::";
defvar _make = "::ods_runtime::__private::make::";

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

class Attr<Pred condition, string summary = "">
    : AttrConstraint<condition, summary> {
  // The kind of attribute, and the Rust type that accessors return for it.
  code storageType = "::ods_runtime::Attribute";
  code returnType = "&::ods_runtime::Attribute";

  // Converts `$_self: &Attribute` to the return type.
  code convertFromStorage = "$_self";

  // Converts a value of the return type, `$0`, to an `Attribute`.
  string constBuilderCall = ?;

  // The value for `$0` when the attribute is absent.
  string defaultValue = ?;

  // The type of the values that the attribute holds.
  Type valueType = ?;

  bit isOptional = 0;

  // The attribute that a modifier such as `OptionalAttr` wraps.
  Attr baseAttr = ?;

  string cppNamespace = "";
  string description = "";
}

class DialectAttr<Dialect d, Pred condition, string summary = "">
    : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = d.cppNamespace;
}

//===----------------------------------------------------------------------===//
// Modifiers
//===----------------------------------------------------------------------===//

class DefaultValuedAttr<Attr attr, string val>
    : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = val;
  let valueType = attr.valueType;
  let baseAttr = attr;
}

// May be absent; the accessor then returns the default.
class DefaultValuedOptionalAttr<Attr attr, string val>
    : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = val;
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

// Converts an attribute that is present.
class OptionalAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = "::core::option::Option<" # attr.returnType # ">";
  let convertFromStorage = attr.convertFromStorage;
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

class DefaultValuedStrAttr<Attr attr, string val>
    : DefaultValuedAttr<attr, "\"" # val # "\"">;
class DefaultValuedOptionalStrAttr<Attr attr, string val>
    : DefaultValuedOptionalAttr<attr, "\"" # val # "\"">;

//===----------------------------------------------------------------------===//
// Attributes with a type
//===----------------------------------------------------------------------===//

class TypedAttrBase<Type attrValType, string attrKind, Pred condition,
                    string descr> : Attr<condition, descr> {
  let constBuilderCall =
      !cond(!eq(attrKind, "IntegerAttr"): _make # "integer(",
            !eq(attrKind, "FloatAttr"): _make # "float(",
            true: _make # "typed::<::ods_runtime::attributes::" # attrKind
                        # ">(")
      # attrValType.builderCall # ", $0)";
  let storageType = _attributes # attrKind;
  let valueType = attrValType;
}

def AnyAttr : Attr<CPred<"true">, "any attribute"> {
  let constBuilderCall = "$0";
}

class AnyAttrOf<list<Attr> allowedAttrs, string summary = "",
                string cppType = "&::ods_runtime::Attribute",
                string fromStorage = "$_self">
    : Attr<Or<!foreach(a, allowedAttrs, a.predicate)>,
           !if(!empty(summary),
               !interleave(!foreach(a, allowedAttrs, a.summary), " or "),
               summary)> {
  let returnType = cppType;
  let convertFromStorage = fromStorage;
  list<Attr> allowedAttributes = allowedAttrs;
}

// `$_self` is an attribute of this kind.
class _IsAttr<string kind>
    : CPred<"$_self.is::<::ods_runtime::attributes::" # kind # ">()">;

// `$_self` belongs to this class, which is not one Rust type but a set of several.
class _IsIn<string family>
    : CPred<_preds # "attr_is::<::ods_runtime::__private::class::" # family
            # ">($_self)">;

// An attribute whose accessor returns a reference to the value of this kind.
class _KindAttr<string kind, string summary> : Attr<_IsAttr<kind>, summary> {
  let storageType = _attributes # kind;
  let returnType = "&::ods_runtime::attributes::" # kind;
  let convertFromStorage =
      _get # "kind::<::ods_runtime::attributes::" # kind # ">($_self)";
}

def LocationAttr : _KindAttr<"LocationAttr", "location attribute"> {
  let constBuilderCall = "::ods_runtime::Attribute::from($0)";
}

def BoolAttr : Attr<_IsIn<"BoolAttr">, "bool attribute"> {
  let storageType = _classes # "BoolAttr";
  let returnType = "bool";
  let convertFromStorage = _get # "bool($_self)";
  let valueType = I1;
  let constBuilderCall = "::ods_runtime::Attribute::bool($0)";
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

// An integer attribute with a type that satisfies `question`; its accessor
// returns a reference to the attribute, because it may have any width.
class _IntegerAttr<Type attrValType, string question, string descr>
    : TypedAttrBase<attrValType, "IntegerAttr",
                    CPred<_preds # question>, descr> {
  let returnType = "&::ods_runtime::attributes::IntegerAttr";
  let convertFromStorage =
      _get # "kind::<::ods_runtime::attributes::IntegerAttr>($_self)";
}

def IndexAttr
    : _IntegerAttr<Index, "is_index_attr($_self)", "index attribute"> {
  let returnType = "i64";
  let convertFromStorage = _get # "i64($_self)";
  let constBuilderCall =
      !strconcat(_make, "integer::<::core::primitive::i64>(", Index.builderCall, ", $0)");
}

class AnyIntegerAttrBase<AnyI attrValType, string descr>
    : _IntegerAttr<attrValType,
                   "is_integer_attr_of($_self, " # attrValType.bitwidth # ")",
                   descr> {
  let constBuilderCall = ?;
}

def AnyI1Attr  : AnyIntegerAttrBase<AnyI1,  "1-bit integer attribute">;
def AnyI8Attr  : AnyIntegerAttrBase<AnyI8,  "8-bit integer attribute">;
def AnyI16Attr : AnyIntegerAttrBase<AnyI16, "16-bit integer attribute">;
def AnyI32Attr : AnyIntegerAttrBase<AnyI32, "32-bit integer attribute">;
def AnyI64Attr : AnyIntegerAttrBase<AnyI64, "64-bit integer attribute">;

def APIntAttr : _KindAttr<"IntegerAttr", "arbitrary integer attribute">;

class SignlessIntegerAttrBase<I attrValType, string descr>
    : _IntegerAttr<attrValType,
                   "is_signless_integer_attr_of($_self, "
                       # attrValType.bitwidth # ")",
                   descr>;
class TypedSignlessIntegerAttrBase<I attrValType, string retType, string descr>
    : SignlessIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = _get # retType # "($_self)";
  let constBuilderCall =
      _make # "integer::<::core::primitive::" # retType # ">(" # attrValType.builderCall # ", $0)";
}

def I1Attr  : TypedSignlessIntegerAttrBase<
    I1,  "bool", "1-bit signless integer attribute">;
def I8Attr  : TypedSignlessIntegerAttrBase<
    I8,  "i8",  "8-bit signless integer attribute">;
def I16Attr : TypedSignlessIntegerAttrBase<
    I16, "i16", "16-bit signless integer attribute">;
def I32Attr : TypedSignlessIntegerAttrBase<
    I32, "i32", "32-bit signless integer attribute">;
def I64Attr : TypedSignlessIntegerAttrBase<
    I64, "i64", "64-bit signless integer attribute">;

class SignedIntegerAttrBase<SI attrValType, string descr>
    : _IntegerAttr<attrValType,
                   "is_signed_integer_attr_of($_self, "
                       # attrValType.bitwidth # ")",
                   descr>;
class TypedSignedIntegerAttrBase<SI attrValType, string retType, string descr>
    : SignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = _get # retType # "($_self)";
  let constBuilderCall =
      _make # "integer::<::core::primitive::" # retType # ">(" # attrValType.builderCall # ", $0)";
}

def SI1Attr  : TypedSignedIntegerAttrBase<
    SI1,  "bool", "1-bit signed integer attribute">;
def SI8Attr  : TypedSignedIntegerAttrBase<
    SI8,  "i8",  "8-bit signed integer attribute">;
def SI16Attr : TypedSignedIntegerAttrBase<
    SI16, "i16", "16-bit signed integer attribute">;
def SI32Attr : TypedSignedIntegerAttrBase<
    SI32, "i32", "32-bit signed integer attribute">;
def SI64Attr : TypedSignedIntegerAttrBase<
    SI64, "i64", "64-bit signed integer attribute">;

class UnsignedIntegerAttrBase<UI attrValType, string descr>
    : _IntegerAttr<attrValType,
                   "is_unsigned_integer_attr_of($_self, "
                       # attrValType.bitwidth # ")",
                   descr>;
class TypedUnsignedIntegerAttrBase<UI attrValType, string retType, string descr>
    : UnsignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let convertFromStorage = _get # retType # "($_self)";
  let constBuilderCall =
      _make # "integer::<::core::primitive::" # retType # ">(" # attrValType.builderCall # ", $0)";
}

def UI1Attr  : TypedUnsignedIntegerAttrBase<
    UI1,  "bool", "1-bit unsigned integer attribute">;
def UI8Attr  : TypedUnsignedIntegerAttrBase<
    UI8,  "u8",  "8-bit unsigned integer attribute">;
def UI16Attr : TypedUnsignedIntegerAttrBase<
    UI16, "u16", "16-bit unsigned integer attribute">;
def UI32Attr : TypedUnsignedIntegerAttrBase<
    UI32, "u32", "32-bit unsigned integer attribute">;
def UI64Attr : TypedUnsignedIntegerAttrBase<
    UI64, "u64", "64-bit unsigned integer attribute">;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

// The accessor returns a number if Rust has this width, or else a reference to
// the attribute.
class FloatAttrBase<F attrValType, string descr>
    : TypedAttrBase<attrValType, "FloatAttr",
                    CPred<_preds # "is_float_attr_of($_self, "
                          # attrValType.bitwidth # ")">, descr> {
  defvar width = attrValType.bitwidth;
  defvar isNumber = !or(!eq(width, 32), !eq(width, 64));
  let returnType =
      !if(isNumber, "f" # width, "&::ods_runtime::attributes::FloatAttr");
  let convertFromStorage =
      !if(isNumber, _get # "f" # width # "($_self)",
          _get # "kind::<::ods_runtime::attributes::FloatAttr>($_self)");
}

def F32Attr : FloatAttrBase<F32, "32-bit float attribute">;
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

//===----------------------------------------------------------------------===//
// Strings, types, units and dictionaries
//===----------------------------------------------------------------------===//

class StringBasedAttr<Pred condition, string descr> : Attr<condition, descr> {
  let constBuilderCall = "::ods_runtime::Attribute::string($0)";
  let storageType = _attributes # "StringAttr";
  let returnType = "&str";
  let convertFromStorage = _get # "str($_self)";
  let valueType = NoneType;
}

def StrAttrPred : _IsAttr<"StringAttr">;
def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;

class TypedStrAttr<Type ty>
    : StringBasedAttr<And<[StrAttrPred,
                           SubstLeaves<"$_self",
                                       _preds # "string_attr_type($_self)",
                                       ty.predicate>]>,
                      "string attribute of " # ty.summary> {
  let valueType = ty;
}

// A type attribute; `retType` is the Rust type of its value. Kinds without a Rust
// type of their own have `&Type`.
class TypeAttrBase<string retType, string summary,
                   Pred typePred = CPred<"true">>
    : Attr<And<[_IsAttr<"TypeAttr">,
                !if(!eq(retType, "::ods_runtime::Type"), TruePred,
                    CPred<_preds # "type_is::<" # retType
                          # ">(::ods_runtime::__private::preds::"
                          # "type_attr_value($_self))">),
                SubstLeaves<"$_self", _preds # "type_attr_value($_self)",
                            typePred>]>,
           summary> {
  defvar isAbstract = !or(!eq(retType, "::ods_runtime::Type"),
                          !eq(!find(retType, _classes), 0));
  let storageType = _attributes # "TypeAttr";
  let returnType = "&" # !if(isAbstract, "::ods_runtime::Type", retType);
  let valueType = NoneType;
  let convertFromStorage =
      !if(isAbstract, _get # "ty($_self)",
          _get # "type_kind::<" # retType # ">($_self)");
}

def TypeAttr : TypeAttrBase<"::ods_runtime::Type", "any type attribute"> {
  let constBuilderCall = "::ods_runtime::Attribute::ty($0)";
}

class TypeAttrOf<Type ty>
    : TypeAttrBase<ty.cppType, "type attribute of " # ty.summary,
                   ty.predicate> {
  let constBuilderCall = "::ods_runtime::Attribute::ty($0)";
}

// Is present or absent; the accessor returns which.
def UnitAttr : Attr<_IsIn<"UnitAttr">, "unit attribute"> {
  let storageType = _classes # "UnitAttr";
  let constBuilderCall = "::ods_runtime::Attribute::unit()";
  let convertFromStorage = "true";
  let returnType = "bool";
  let defaultValue = "false";
  let valueType = NoneType;
  let isOptional = 1;
}

class DictionaryAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let storageType = _attributes # "DictionaryAttr";
  let constBuilderCall = _make # "dictionary($0)";
  let returnType = "&::ods_runtime::attributes::DictionaryAttr";
  let valueType = NoneType;
  let convertFromStorage =
      _get # "kind::<::ods_runtime::attributes::DictionaryAttr>($_self)";
}

def DictionaryAttr : DictionaryAttrBase<_IsAttr<"DictionaryAttr">,
                                        "dictionary of named attribute values">;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

class ElementsAttrBase<Pred condition, string summary>
    : Attr<condition, summary> {
  let storageType = _classes # "ElementsAttr";
}

def ElementsAttr : ElementsAttrBase<_IsIn<"ElementsAttr">,
                                    "constant vector/tensor attribute">;

// Elements in `dense<…>`, of this kind.
class _DenseElements<string kind, Pred condition, string summary>
    : ElementsAttrBase<condition, summary> {
  let storageType = kind;
  let returnType = "&::ods_runtime::attributes::DenseElementsAttr";
  let convertFromStorage =
      _get # "kind::<::ods_runtime::attributes::DenseElementsAttr>($_self)";
}

// The type of the elements satisfies `question`.
class _ElementTypeIs<string question>
    : CPred<_preds # "elements_type($_self)." # question>;

// Makes elements of `type` with the shape `dims` from `$0`.
class _MakeElements<list<int> dims, string type>
    : StrFunc<_make # "elements(&[" # !interleave(dims, ", ")
              # "], ::ods_runtime::Type::" # type # ", $0)">;

class IntElementsAttrBase<Pred condition, string summary>
    : _DenseElements<_classes # "DenseIntElementsAttr",
                     And<[_IsIn<"DenseIntElementsAttr">, condition]>,
                     summary>;

// `array<…>`; the accessor returns a slice.
class DenseArrayAttrBase<string denseAttrName, string cppType,
                         string summaryName>
    : ElementsAttrBase<_IsIn<denseAttrName>,
                       summaryName # " dense array attribute"> {
  let storageType = _classes # denseAttrName;
  let returnType = "&[" # cppType # "]";
  let convertFromStorage = _get # "dense_array::<" # cppType # ">($_self)";
  let constBuilderCall = _make # "dense_array::<" # cppType # ">($0)";
}
def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
def DenseI8ArrayAttr  : DenseArrayAttrBase<"DenseI8ArrayAttr", "i8", "i8">;
def DenseI16ArrayAttr : DenseArrayAttrBase<"DenseI16ArrayAttr", "i16", "i16">;
def DenseI32ArrayAttr : DenseArrayAttrBase<"DenseI32ArrayAttr", "i32", "i32">;
def DenseI64ArrayAttr : DenseArrayAttrBase<"DenseI64ArrayAttr", "i64", "i64">;
def DenseF32ArrayAttr : DenseArrayAttrBase<"DenseF32ArrayAttr", "f32", "f32">;
def DenseF64ArrayAttr : DenseArrayAttrBase<"DenseF64ArrayAttr", "f64", "f64">;

def IndexElementsAttr : IntElementsAttrBase<_ElementTypeIs<"is_index()">,
                                            "index elements attribute">;

def AnyIntElementsAttr
    : IntElementsAttrBase<CPred<"true">, "integer elements attribute">;

class IntElementsAttrOf<int width>
    : IntElementsAttrBase<_ElementTypeIs<"is_integer_of(" # width # ")">,
                          width # "-bit integer elements attribute">;

def AnyI32ElementsAttr : IntElementsAttrOf<32>;
def AnyI64ElementsAttr : IntElementsAttrOf<64>;

class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<
          _ElementTypeIs<"is_signless_integer_of(" # width # ")">,
          width # "-bit signless integer elements attribute"> {
  let constBuilderCall = _MakeElements<[], "int(" # width # ")">.result;
}

def I32ElementsAttr : SignlessIntElementsAttr<32>;
def I64ElementsAttr : SignlessIntElementsAttr<64>;

// The elements have exactly this shape.
class _HasElementsShape<list<int> dims>
    : CPred<_preds # "has_elements_shape($_self, &["
            # !interleave(dims, ", ") # "])">;

class RankedSignlessIntElementsAttr<int width, list<int> dims>
    : SignlessIntElementsAttr<width> {
  let predicate = And<[SignlessIntElementsAttr<width>.predicate,
                       _HasElementsShape<dims>]>;
  let summary = width # "-bit signless int elements attribute of shape ["
                    # !interleave(dims, ", ") # "]";
  let constBuilderCall = _MakeElements<dims, "int(" # width # ")">.result;
}

class RankedI32ElementsAttr<list<int> dims>
    : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims>
    : RankedSignlessIntElementsAttr<64, dims>;

class FloatElementsAttr<int width>
    : _DenseElements<_attributes # "DenseElementsAttr",
                     And<[_IsIn<"DenseFPElementsAttr">,
                          _ElementTypeIs<"is_f" # width # "()">]>,
                     width # "-bit float elements attribute"> {
  let constBuilderCall = _MakeElements<[], "f" # width # "()">.result;
}

def F64ElementsAttr : FloatElementsAttr<64>;

class RankedFloatElementsAttr<int width, list<int> dims>
    : _DenseElements<_classes # "DenseFPElementsAttr",
                     And<[_IsIn<"DenseFPElementsAttr">,
                          _ElementTypeIs<"is_f" # width # "()">,
                          _HasElementsShape<dims>]>,
                     width # "-bit float elements attribute of shape ["
                         # !interleave(dims, ", ") # "]"> {
  let constBuilderCall = _MakeElements<dims, "f" # width # "()">.result;
}

class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;

def StringElementsAttr
    : _DenseElements<_attributes # "DenseElementsAttr",
                     _IsIn<"DenseStringElementsAttr">,
                     "string elements attribute">;

//===----------------------------------------------------------------------===//
// Affine maps and integer sets
//===----------------------------------------------------------------------===//

def AffineMapAttr : Attr<_IsIn<"AffineMapAttr">, "AffineMap attribute"> {
  let storageType = _classes # "AffineMapAttr";
  let returnType = "&::ods_runtime::affine::AffineMap";
  let convertFromStorage = _get # "affine_map($_self)";
  let valueType = Index;
  let constBuilderCall = "::ods_runtime::Attribute::from($0)";
}

def IntegerSetAttr : Attr<_IsIn<"IntegerSetAttr">, "IntegerSet attribute"> {
  let storageType = _classes # "IntegerSetAttr";
  let returnType = "&::ods_runtime::affine::IntegerSet";
  let convertFromStorage = _get # "integer_set($_self)";
  let valueType = NoneType;
  let constBuilderCall = "::ods_runtime::Attribute::from($0)";
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

// `[…]`; the accessor returns a slice of attributes. Builders take that or, if
// the element is a plain value, values.
class ArrayAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = _attributes # "ArrayAttr";
  let returnType = "&[::ods_runtime::Attribute]";
  let valueType = NoneType;
  let convertFromStorage = _get # "array($_self)";
  let constBuilderCall = _make # "array::<::ods_runtime::Attribute>($0)";
}

def ArrayAttr : ArrayAttrBase<_IsAttr<"ArrayAttr">, "array attribute">;

class TypedArrayAttrBase<Attr element, string summary>
    : ArrayAttrBase<And<[_IsAttr<"ArrayAttr">,
                         Concat<_preds # "all_elements($_self, |__attr| ",
                                SubstLeaves<"$_self", "__attr",
                                            element.predicate>,
                                ")">]>,
                    summary> {
  Attr elementAttr = element;
}

def LocationArrayAttr
    : TypedArrayAttrBase<LocationAttr, "location array attribute">;

// An array whose builder takes values of a Rust type.
class _ValueArrayAttr<Attr element, string type, string summary>
    : TypedArrayAttrBase<element, summary> {
  let constBuilderCall = _make # "array::<" # type # ">($0)";
}

def AffineMapArrayAttr
    : _ValueArrayAttr<AffineMapAttr, "::ods_runtime::affine::AffineMap",
                      "AffineMap array attribute">;
def BoolArrayAttr
    : _ValueArrayAttr<BoolAttr, "bool", "1-bit boolean array attribute">;
def I32ArrayAttr
    : _ValueArrayAttr<I32Attr, "i32", "32-bit integer array attribute">;
def I64ArrayAttr
    : _ValueArrayAttr<I64Attr, "i64", "64-bit integer array attribute">;
def I64SmallVectorArrayAttr
    : _ValueArrayAttr<I64Attr, "i64", "64-bit integer array attribute"> {
  let returnType = "::std::vec::Vec<i64>";
  let convertFromStorage = _get # "i64_array($_self)";
}
def F32ArrayAttr
    : _ValueArrayAttr<F32Attr, "f32", "32-bit float array attribute">;
def F64ArrayAttr
    : _ValueArrayAttr<F64Attr, "f64", "64-bit float array attribute">;
def StrArrayAttr : _ValueArrayAttr<StrAttr, "&str", "string array attribute">;
def TypeArrayAttr
    : _ValueArrayAttr<TypeAttr, "::ods_runtime::Type", "type array attribute">;
def IndexListArrayAttr
    : TypedArrayAttrBase<I64ArrayAttr,
                         "Array of 64-bit integer array attributes">;
def DictArrayAttr
    : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;

//===----------------------------------------------------------------------===//
// Symbol references
//===----------------------------------------------------------------------===//

def SymbolRefAttr : _KindAttr<"SymbolRefAttr", "symbol reference attribute"> {
  let valueType = NoneType;
  let constBuilderCall = _make # "symbol_ref($0)";
}

def FlatSymbolRefAttr
    : Attr<_IsIn<"FlatSymbolRefAttr">, "flat symbol reference attribute"> {
  let storageType = _classes # "FlatSymbolRefAttr";
  let returnType = "&str";
  let valueType = NoneType;
  let constBuilderCall = "::ods_runtime::Attribute::symbol_ref($0)";
  let convertFromStorage = _get # "symbol($_self)";
}

def SymbolRefArrayAttr
    : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute"> {
  let constBuilderCall = ?;
}

def FlatSymbolRefArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = ?;
}

//===----------------------------------------------------------------------===//
// Derived attributes
//===----------------------------------------------------------------------===//

// Computed instead of stored: `b` is an expression of type `ret` over the op, `self`, and `$_ir`
// (`$_op` is the `Operation`); `convert` makes an `Attribute` from its value, `$_self`.
class DerivedAttr<code ret, code b, code convert = "">
    : Attr<CPred<"true">, "derived attribute"> {
  let returnType = ret;
  code body = b;
  let convertFromStorage = convert;
}

class DerivedTypeAttr<code body> : DerivedAttr<"::ods_runtime::Type", body> {
  let convertFromStorage = "::ods_runtime::Attribute::ty($_self)";
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

class ConstantAttr<Attr attribute, string val>
    : AttrConstraint<CPred<"*$_self == "
                           # !subst("$0", val, attribute.constBuilderCall)>,
                     "constant attribute " # val> {
  Attr attr = attribute;
  string value = val;
}

class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true">;

class ConstantStrAttr<Attr attribute, string val>
    : ConstantAttr<attribute, "\"" # val # "\"">;

//===----------------------------------------------------------------------===//
// Further conditions
//===----------------------------------------------------------------------===//

class ConfinedAttr<Attr attr, list<AttrConstraint> constraints>
    : Attr<And<[attr.predicate] # !foreach(c, constraints, c.predicate)>,
           !interleave([attr.summary] # !foreach(c, constraints, c.summary),
                       " ")> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = attr.defaultValue;
  let valueType = attr.valueType;
  let isOptional = attr.isOptional;
  let baseAttr = attr;
  list<AttrConstraint> attrConstraints = constraints;
}

class AllAttrOf<list<AttrConstraint> constraints>
    : AttrConstraint<And<!foreach(c, constraints, c.predicate)>,
                     !interleave(!foreach(c, constraints, c.summary), " and ")>;

// Conditions that tools understand: which attributes one is about, and of an
// integer what it asks.

class _PredOf<string attrs, code pred> : CPred<pred> {
  string about = attrs;
}

class _IntPred<string asked, list<int> with, code pred>
    : _PredOf<"integer", pred> {
  string question = asked;
  list<int> numbers = with;
}

// Conditions on integers.

class IntNEQValue<int n>
    : AttrConstraint<Neg<_IntPred<"is", [n],
                                  _preds # "int_is($_self, " # n # ")">>,
                     "whose value is not " # n>;

class IntMinValue<int n>
    : AttrConstraint<_IntPred<"is at least", [n],
                              _preds # "int_is_at_least($_self, " # n # ")">,
                     "whose minimum value is " # n>;

class IntMaxValue<int n>
    : AttrConstraint<_IntPred<"is at most", [n],
                              _preds # "int_is_at_most($_self, " # n # ")">,
                     "whose maximum value is " # n>;

def IntNonNegative
    : AttrConstraint<Neg<_IntPred<"is negative", [],
                                  _preds # "int_is_negative($_self)">>,
                     "whose value is non-negative">;

def IntPositive
    : AttrConstraint<_IntPred<"is positive", [],
                              _preds # "int_is_positive($_self)">,
                     "whose value is positive">;

def IntPowerOf2
    : AttrConstraint<_IntPred<"is a power of two", [],
                              _preds # "int_is_power_of_2($_self)">,
                     "whose value is a power of two > 0">;

def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;

class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;

class IntIsOneOf<list<int> values>
    : AttrConstraint<_IntPred<"is one of", values,
                              _preds # "int_is_one_of($_self, &["
                              # !interleave(values, ", ") # "])">,
                     "whose value is one of {" # !interleave(values, ", ")
                         # "}">;

// Conditions on arrays.

class ArrayMaxCount<int n>
    : AttrConstraint<_PredOf<"array", _preds # "array_len($_self) <= " # n>,
                     "with at most " # n # " elements">;

class ArrayMinCount<int n>
    : AttrConstraint<_PredOf<"array", _preds # "array_len($_self) >= " # n>,
                     "with at least " # n # " elements">;

class ArrayCount<int n>
    : AttrConstraint<_PredOf<"array", _preds # "array_len($_self) == " # n>,
                     "with exactly " # n # " elements">;

class DenseArrayCount<int n>
    : AttrConstraint<_PredOf<"dense array", _preds # "dense_array_len($_self) == " # n>,
                     "with exactly " # n # " elements">;

class DenseArrayMaxCt<int n>
    : AttrConstraint<_PredOf<"dense array", _preds # "dense_array_len($_self) <= " # n>,
                     "with at most " # n # " elements">;

class DenseArrayMinCt<int n>
    : AttrConstraint<_PredOf<"dense array", _preds # "dense_array_len($_self) >= " # n>,
                     "with at least " # n # " elements">;

class DenseArrayStrictlyPositive<DenseArrayAttrBase arrayType>
    : AttrConstraint<_PredOf<"dense array", _preds # "dense_array_is_positive($_self)">,
                     "whose value is positive"> {
  defvar unused = arrayType;
}

class DenseArrayNonNegative<DenseArrayAttrBase arrayType>
    : AttrConstraint<_PredOf<"dense array", _preds # "dense_array_is_non_negative($_self)">,
                     "whose value is non-negative"> {
  defvar unused = arrayType;
}

class DenseArraySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<_PredOf<"dense array", _preds # "dense_array_is_sorted($_self)">,
                     "should be in non-decreasing order"> {
  defvar unused = arrayType;
}

class DenseArrayStrictlySorted<DenseArrayAttrBase arrayType>
    : AttrConstraint<_PredOf<"dense array", _preds # "dense_array_is_strictly_sorted($_self)">,
                     "should be in increasing order"> {
  defvar unused = arrayType;
}

class IntArrayNthElemEq<int index, int value>
    : AttrConstraint<CPred<_preds # "nth_int_is($_self, " # index # ", "
                           # value # ")">,
                     "whose " # index # "-th element must be " # value>;

class IntArrayNthElemMinValue<int index, int min>
    : AttrConstraint<CPred<_preds # "nth_int_is_at_least($_self, " # index
                           # ", " # min # ")">,
                     "whose " # index # "-th element must be at least " # min>;

class IntArrayNthElemMaxValue<int index, int max>
    : AttrConstraint<CPred<_preds # "nth_int_is_at_most($_self, " # index
                           # ", " # max # ")">,
                     "whose " # index # "-th element must be at most " # max>;

class IntArrayNthElemInRange<int index, int min, int max>
    : AttrConstraint<And<[IntArrayNthElemMinValue<index, min>.predicate,
                          IntArrayNthElemMaxValue<index, max>.predicate]>,
                     "whose " # index # "-th element must be at least " # min
                         # " and at most " # max>;

// For patterns: an optional attribute is absent.
def IsNullAttr : AttrConstraint<CPred<_preds # "is_absent($_self)">,
                                "empty attribute (for optional attributes)">;

#endif // COMMON_ATTR_CONSTRAINTS_TD
