// Constraints on builtin types.
//
// `$_self` is a `&Type` in every predicate, and every replacement for it is an
// expression of that type.

#ifndef COMMON_TYPE_CONSTRAINTS_TD
#define COMMON_TYPE_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"

//===----------------------------------------------------------------------===//
// Predicates
//===----------------------------------------------------------------------===//

defvar _preds = "::ods_runtime::__private::preds::";
defvar _types = "::ods_runtime::types::";

// Classes of types and attributes that are not one Rust type but a set of several.
defvar _classes = "::ods_runtime::__private::class::";

class HasRankGreaterOrEqualPred<int rank>
    : CPred<_preds # "has_rank_at_least($_self, " # rank # ")">;

def IsVectorOfNonZeroRankTypePred
    : And<[CPred<"$_self.is_vector()">, HasRankGreaterOrEqualPred<1>]>;
def IsFixedVectorOfNonZeroRankTypePred
    : And<[CPred<"$_self.is_fixed_vector()">, HasRankGreaterOrEqualPred<1>]>;
def IsVectorOfAnyRankTypePred : CPred<"$_self.is_vector()">;
def IsFixedVectorOfAnyRankTypePred : CPred<"$_self.is_fixed_vector()">;
def IsVectorTypeWithAnyDimScalablePred : CPred<"$_self.is_scalable_vector()">;
def IsVectorTypeWithOnlyTrailingDimScalablePred
    : CPred<_preds # "only_trailing_dim_is_scalable($_self)">;
def IsVectorTypeWithAllDimsScalablePred
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<_preds # "all_dims_are_scalable($_self)">]>;
def IsTensorTypePred : CPred<"$_self.is_tensor()">;
def IsMemRefTypePred : CPred<"$_self.is_memref()">;
def IsTensorOrMemRefTypePred : Or<[IsTensorTypePred, IsMemRefTypePred]>;
def IsUnrankedMemRefTypePred : CPred<"$_self.is_unranked_memref()">;
def IsUnrankedTensorTypePred : CPred<"$_self.is_unranked_tensor()">;
def IsRankedTensorTypePred : CPred<"$_self.is_ranked_tensor()">;
def IsBaseMemRefTypePred : CPred<"$_self.is_any_memref()">;
def IsShapedTypePred : CPred<"$_self.is_shaped()">;
def HasStaticShapePred : CPred<"$_self.has_static_shape()">;
def IsTupleTypePred : CPred<"$_self.is_tuple()">;
def HasValueSemanticsPred : CPred<"$_self.has_value_semantics()">;

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

// A type constraint; one with a `builderCall` determines the type.
class Type<Pred condition, string descr = "",
           string cppType = "::ods_runtime::Type">
    : TypeConstraint<condition, descr, cppType> {
  string description = "";

  // An expression of the type `::ods_runtime::Type`.
  string builderCall = "";
}

class TypeAlias<Type t, string summary = t.summary>
    : Type<t.predicate, summary, t.cppType> {
  let description = t.description;
  let builderCall = t.builderCall;
}

class DialectType<Dialect d, Pred condition, string descr = "",
                  string cppType = "::ods_runtime::Type">
    : Type<condition, descr, cppType> {
  Dialect dialect = d;
}

// Any number of values.
class Variadic<Type type>
    : TypeConstraint<type.predicate, "variadic of " # type.summary,
                     type.cppType> {
  Type baseType = type;
  int minSize = 0;
}

// Any number of groups; the attribute with this name holds their sizes.
class VariadicOfVariadic<Type type, string variadicSegmentAttrName>
    : Variadic<type> {
  string segmentAttrName = variadicSegmentAttrName;
}

// One value or none.
class Optional<Type type>
    : TypeConstraint<type.predicate, type.summary, type.cppType> {
  Type baseType = type;
}

class BuildableType<code builder> {
  code builderCall = builder;
}

class SameBuildabilityAs<Type type, code builder> {
  code builderCall = !if(!empty(type.builderCall), "", builder);
}

def AnyType : Type<CPred<"true">, "any type">;

def NoneType : Type<CPred<"$_self.is_none()">, "none type",
                    _classes # "NoneType">,
               BuildableType<"::ods_runtime::Type::none()">;

class AnyTypeOf<list<Type> allowedTypeList, string summary = "",
                string cppType = "::ods_runtime::Type">
    : Type<Or<!foreach(t, allowedTypeList, t.predicate)>,
           !if(!empty(summary),
               !interleave(!foreach(t, allowedTypeList, t.summary), " or "),
               summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

class AllOfType<list<Type> allowedTypeList, string summary = "",
                string cppType = "::ods_runtime::Type">
    : Type<And<!foreach(t, allowedTypeList, t.predicate)>,
           !if(!empty(summary),
               !interleave(!foreach(t, allowedTypeList, t.summary), " and "),
               summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

// `type` with further conditions; it does not inherit the summary.
class ConfinedType<Type type, list<Pred> predicates, string summary = "",
                   string cppType = type.cppType>
    : Type<And<[type.predicate] # predicates>, summary, cppType> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

def AnyInteger
    : Type<CPred<"$_self.is_integer()">, "integer", _types # "IntegerType">;

class AnyI<int width>
    : Type<CPred<"$_self.is_integer_of(" # width # ")">,
           width # "-bit integer"> {
  int bitwidth = width;
}

class AnyIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, AnyI<w>),
                !interleave(widths, "/") # "-bit integer",
                _types # "IntegerType">;

def AnyI1  : AnyI<1>;
def AnyI8  : AnyI<8>;
def AnyI16 : AnyI<16>;
def AnyI32 : AnyI<32>;
def AnyI64 : AnyI<64>;

def AnySignlessInteger
    : Type<CPred<"$_self.is_signless_integer()">, "signless integer",
           _types # "IntegerType">;

class I<int width>
    : Type<CPred<"$_self.is_signless_integer_of(" # width # ")">,
           width # "-bit signless integer", _types # "IntegerType">,
      BuildableType<"::ods_runtime::Type::int(" # width # ")"> {
  int bitwidth = width;
}

class SignlessIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, I<w>),
                !interleave(widths, "/") # "-bit signless integer">;

def I1   : I<1>;
def I8   : I<8>;
def I16  : I<16>;
def I32  : I<32>;
def I64  : I<64>;
def I128 : I<128>;

def AnySignedInteger
    : Type<CPred<"$_self.is_signed_integer()">, "signed integer">;

class SI<int width>
    : Type<CPred<"$_self.is_signed_integer_of(" # width # ")">,
           width # "-bit signed integer", _types # "IntegerType">,
      BuildableType<"::ods_runtime::Type::signed(" # width # ")"> {
  int bitwidth = width;
}

class SignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, SI<w>),
                !interleave(widths, "/") # "-bit signed integer">;

def SI1  : SI<1>;
def SI8  : SI<8>;
def SI16 : SI<16>;
def SI32 : SI<32>;
def SI64 : SI<64>;

def AnyUnsignedInteger
    : Type<CPred<"$_self.is_unsigned_integer()">, "unsigned integer">;

class UI<int width>
    : Type<CPred<"$_self.is_unsigned_integer_of(" # width # ")">,
           width # "-bit unsigned integer", _types # "IntegerType">,
      BuildableType<"::ods_runtime::Type::unsigned(" # width # ")"> {
  int bitwidth = width;
}

class UnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, UI<w>),
                !interleave(widths, "/") # "-bit unsigned integer">;

def UI1  : UI<1>;
def UI8  : UI<8>;
def UI16 : UI<16>;
def UI32 : UI<32>;
def UI64 : UI<64>;

def Index : Type<CPred<"$_self.is_index()">, "index", _classes # "IndexType">,
            BuildableType<"::ods_runtime::Type::index()">;

def AnySignlessIntegerOrIndex
    : Type<CPred<"$_self.is_signless_int_or_index()">,
           "signless integer or index">;

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

def AnyFloat
    : Type<CPred<"$_self.is_float()">, "floating-point", _types # "FloatType">;

class F<int width>
    : Type<CPred<"$_self.is_f" # width # "()">, width # "-bit float",
           _types # "FloatType">,
      BuildableType<"::ods_runtime::Type::f" # width # "()"> {
  int bitwidth = width;
}

class FloatOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, F<w>),
                !interleave(widths, "/") # "-bit float">;

def F16  : F<16>;
def F32  : F<32>;
def F64  : F<64>;
def F80  : F<80>;
def F128 : F<128>;

// The other formats, by their names in MLIR.
class _FloatFormat<string name>
    : Type<CPred<"$_self.is_" # !tolower(name) # "()">, name # " type">,
      BuildableType<"::ods_runtime::Type::" # !tolower(name) # "()">;

def BF16 : Type<CPred<"$_self.is_bf16()">, "bfloat16 type">,
           BuildableType<"::ods_runtime::Type::bf16()">;
def TF32          : _FloatFormat<"tf32">;
def F8E4M3FN      : _FloatFormat<"f8E4M3FN">;
def F8E5M2        : _FloatFormat<"f8E5M2">;
def F8E4M3        : _FloatFormat<"f8E4M3">;
def F8E4M3FNUZ    : _FloatFormat<"f8E4M3FNUZ">;
def F8E4M3B11FNUZ : _FloatFormat<"f8E4M3B11FNUZ">;
def F8E5M2FNUZ    : _FloatFormat<"f8E5M2FNUZ">;
def F8E3M4        : _FloatFormat<"f8E3M4">;
def F4E2M1FN      : _FloatFormat<"f4E2M1FN">;
def F6E2M3FN      : _FloatFormat<"f6E2M3FN">;
def F6E3M2FN      : _FloatFormat<"f6E3M2FN">;
def F8E8M0FNU     : _FloatFormat<"f8E8M0FNU">;

//===----------------------------------------------------------------------===//
// Complex, opaque, function and graph types
//===----------------------------------------------------------------------===//

def AnyComplex
    : Type<CPred<"$_self.is_complex()">, "complex-type",
           _types # "ComplexType">;

class Complex<Type elType>
    : ConfinedType<AnyComplex,
                   [SubstLeaves<"$_self", _preds # "complex_element($_self)",
                                elType.predicate>],
                   "complex type with " # elType.summary # " elements",
                   _types # "ComplexType">,
      SameBuildabilityAs<elType, "::ods_runtime::Type::complex("
                                     # elType.builderCall # ")"> {
  Type elementType = elType;
}

// `!dialect<"name">`
class OpaqueType<string dialect, string name, string summary>
    : Type<CPred<_preds # "is_opaque_type_with_name($_self, \"" # dialect
                 # "\", \"" # name # "\")">,
           summary, _types # "OpaqueType">,
      BuildableType<"::ods_runtime::__private::make::opaque_type(\"" # dialect
                    # "\", \"" # name # "\")">;

def FunctionType : Type<CPred<"$_self.is_function()">, "function type",
                        _types # "FunctionType">;

def GraphType : Type<CPred<_preds # "is_graph($_self)">, "graph type",
                     _types # "GraphType">;

//===----------------------------------------------------------------------===//
// Containers in general
//===----------------------------------------------------------------------===//

// `elementTypeCall` yields the `&Type` of the elements of `$_self`.
class ContainerType<Type etype, Pred containerPred, code elementTypeCall,
                    string descr, string cppType = "::ods_runtime::Type">
    : Type<And<[containerPred,
                SubstLeaves<"$_self", !cast<string>(elementTypeCall),
                            etype.predicate>]>,
           descr # " of " # etype.summary # " values", cppType>;

class ShapedContainerType<list<Type> allowedTypes, Pred containerPred,
                          string descr, string cppType = "::ods_runtime::Type">
    : Type<And<[containerPred,
                SubstLeaves<"$_self", _preds # "element_type($_self)",
                            AnyTypeOf<allowedTypes>.predicate>]>,
           descr # " of " # AnyTypeOf<allowedTypes>.summary # " values",
           cppType>;

def HasRankPred : CPred<"$_self.has_rank()">;

class HasAnyRankOfPred<list<int> ranks>
    : CPred<_preds # "has_any_rank_of($_self, &[" # !interleave(ranks, ", ")
            # "])">;

class ValueSemanticsContainerOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, HasValueSemanticsPred,
                          "container with value semantics">;

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

class VectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfNonZeroRankTypePred,
                          "vector", _types # "VectorType">;

class FixedVectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfNonZeroRankTypePred,
                          "fixed-length vector", _types # "VectorType">;

class VectorOfAnyRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfAnyRankTypePred,
                          "vector", _types # "VectorType">;

class FixedVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfAnyRankTypePred,
                          "fixed-length vector", _types # "VectorType">;

class ScalableVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorTypeWithAnyDimScalablePred,
                          "scalable vector", _types # "VectorType">;

class VectorWithTrailingDimScalableOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes,
                          IsVectorTypeWithOnlyTrailingDimScalablePred,
                          "trailing scalable vector", _types # "VectorType">;

class IsVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorOfNonZeroRankTypePred, HasAnyRankOfPred<allowedRanks>]>;

class IsFixedVectorOfRankPred<list<int> allowedRanks>
    : And<[IsFixedVectorOfAnyRankTypePred, HasAnyRankOfPred<allowedRanks>]>;

class IsScalableVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorTypeWithAnyDimScalablePred,
           HasAnyRankOfPred<allowedRanks>]>;

class VectorOfRank<list<int> allowedRanks>
    : Type<IsVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"),
           _types # "VectorType">;

class FixedVectorOfRank<list<int> allowedRanks>
    : Type<IsFixedVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"),
           _types # "VectorType">;

class ScalableVectorOfRank<list<int> allowedRanks>
    : Type<IsScalableVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"),
           _types # "VectorType">;

class VectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>,
                 VectorOfRank<allowedRanks>],
                VectorOfNonZeroRankOf<allowedTypes>.summary
                    # VectorOfRank<allowedRanks>.summary,
                _types # "VectorType">;

class FixedVectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>,
                 VectorOfRank<allowedRanks>],
                FixedVectorOfAnyRank<allowedTypes>.summary
                    # VectorOfRank<allowedRanks>.summary,
                _types # "VectorType">;

// The number of elements is one of these.
class _HasAnyLengthOf<list<int> lengths>
    : CPred<_preds # "has_any_num_elements_of($_self, &["
            # !interleave(lengths, ", ") # "])">;

class IsVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorOfNonZeroRankTypePred, _HasAnyLengthOf<allowedLengths>]>;

class IsVectorOfMinLengthPred<int minLength>
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<_preds # "has_num_elements_at_least($_self, " # minLength
                 # ")">]>;

class IsVectorOfMaxLengthPred<int maxLength>
    : And<[IsVectorOfNonZeroRankTypePred,
           CPred<_preds # "has_num_elements_at_most($_self, " # maxLength
                 # ")">]>;

class IsFixedVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsFixedVectorOfAnyRankTypePred, _HasAnyLengthOf<allowedLengths>]>;

class IsScalableVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorTypeWithAnyDimScalablePred,
           _HasAnyLengthOf<allowedLengths>]>;

// The least rank of a shape with the dimension `value`, which counts from the
// end if negative.
class NormalizeIndex<int value> {
  int ret = !if(!lt(value, 0), !sub(0, value), !add(value, 1));
}

class IsNthDimSizeIsOneOfPred<int n, list<int> allowedSizes>
    : CPred<_preds # "has_dim_of_any_size($_self, " # n # ", &["
            # !interleave(allowedSizes, ", ") # "])">;

class IsVectorOfShape<list<int> shape>
    : CPred<_preds # "has_shape($_self, &[" # !interleave(shape, ", ") # "])">;

class VectorOfLength<list<int> allowedLengths>
    : Type<IsVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           _types # "VectorType">;

class VectorOfMinLength<int minLength>
    : Type<IsVectorOfMinLengthPred<minLength>,
           " of at least length " # minLength, _types # "VectorType">;

class VectorOfMaxLength<int maxLength>
    : Type<IsVectorOfMaxLengthPred<maxLength>,
           " of at most length " # maxLength, _types # "VectorType">;

class FixedVectorOfLength<list<int> allowedLengths>
    : Type<IsFixedVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           _types # "VectorType">;

class ScalableVectorOfLength<list<int> allowedLengths>
    : Type<IsScalableVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           _types # "VectorType">;

class VectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>,
                 VectorOfLength<allowedLengths>],
                VectorOfNonZeroRankOf<allowedTypes>.summary
                    # VectorOfLength<allowedLengths>.summary,
                _types # "VectorType">;

class VectorOfMinMaxLengthAndType<int minLength, int maxLength,
                                  list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>,
                 VectorOfMinLength<minLength>, VectorOfMaxLength<maxLength>],
                VectorOfNonZeroRankOf<allowedTypes>.summary
                    # VectorOfMinLength<minLength>.summary
                    # VectorOfMaxLength<maxLength>.summary,
                _types # "VectorType">;

class FixedVectorOfShapeAndType<list<int> shape, Type elType>
    : ShapedContainerType<
          [elType],
          And<[IsVectorOfShape<shape>, IsFixedVectorOfAnyRankTypePred]>,
          "vector<" # !interleave(shape, "x") # "x" # elType # ">",
          _types # "VectorType">,
      BuildableType<"::ods_runtime::__private::make::vector_type(&["
                    # !interleave(shape, ", ") # "], " # elType.builderCall
                    # ")">;

class FixedVectorOfLengthAndType<list<int> allowedLengths,
                                 list<Type> allowedTypes>
    : AllOfType<[FixedVectorOfAnyRank<allowedTypes>,
                 FixedVectorOfLength<allowedLengths>],
                FixedVectorOfAnyRank<allowedTypes>.summary
                    # FixedVectorOfLength<allowedLengths>.summary,
                _types # "VectorType">;

class ScalableVectorOfLengthAndType<list<int> allowedLengths,
                                    list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfAnyRank<allowedTypes>,
                 ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfAnyRank<allowedTypes>.summary
                    # ScalableVectorOfLength<allowedLengths>.summary,
                _types # "VectorType">;

class ScalableVectorOfRankAndLengthAndType<list<int> allowedRanks,
                                           list<int> allowedLengths,
                                           list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfRank<allowedRanks>,
                 ScalableVectorOfAnyRank<allowedTypes>,
                 ScalableVectorOfLength<allowedLengths>],
                ScalableVectorOfRank<allowedRanks>.summary
                    # ScalableVectorOfAnyRank<allowedTypes>.summary
                    # ScalableVectorOfLength<allowedLengths>.summary,
                _types # "VectorType">;

class ShapedTypeWithNthDimOfSize<int n, list<int> allowedSizes>
    : Type<IsNthDimSizeIsOneOfPred<n, allowedSizes>,
           " with dim " # n # " having a size of {"
               # !interleave(allowedSizes, ", ") # "}",
           _classes # "ShapedType">;

class VectorWithTrailingDimScalableOfSizeAndType<list<int> allowedTrailingSizes,
                                                 list<Type> allowedTypes>
    : AllOfType<[VectorWithTrailingDimScalableOf<allowedTypes>,
                 ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>],
                VectorWithTrailingDimScalableOf<allowedTypes>.summary
                    # ShapedTypeWithNthDimOfSize<
                          -1, allowedTrailingSizes>.summary,
                _types # "VectorType">;

def AnyVectorOfNonZeroRank : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyVectorOfAnyRank : VectorOfAnyRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank : FixedVectorOfAnyRank<[AnyType]>;
def AnyScalableVectorOfAnyRank : ScalableVectorOfAnyRank<[AnyType]>;

//===----------------------------------------------------------------------===//
// Shaped types and tensors
//===----------------------------------------------------------------------===//

def AnyShaped : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped",
                                    _classes # "ShapedType">;

class UnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                       string summary = "unranked tensor">
    : ShapedContainerType<allowedTypes, And<[IsUnrankedTensorTypePred] # preds>,
                          summary, _types # "UnrankedTensorType">;

class RankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [],
                     string summary = "ranked tensor">
    : ShapedContainerType<allowedTypes, And<[IsRankedTensorTypePred] # preds>,
                          summary, _types # "RankedTensorType">;

class TensorOf<list<Type> allowedTypes, list<Pred> preds = [],
               string summary = "tensor">
    : ShapedContainerType<allowedTypes, And<[IsTensorTypePred] # preds>,
                          summary, _classes # "TensorClass">;

def AnyTensor   : TensorOf<[AnyType]>;
def I1Tensor    : TensorOf<[I1]>;
def I8Tensor    : TensorOf<[I8]>;
def I16Tensor   : TensorOf<[I16]>;
def I32Tensor   : TensorOf<[I32]>;
def I64Tensor   : TensorOf<[I64]>;
def IndexTensor : TensorOf<[Index]>;
def BF16Tensor  : TensorOf<[BF16]>;
def F16Tensor   : TensorOf<[F16]>;
def F32Tensor   : TensorOf<[F32]>;
def F64Tensor   : TensorOf<[F64]>;

class Non0RankedTensorOf<list<Type> allowedTypes>
    : TensorOf<allowedTypes, [HasRankGreaterOrEqualPred<1>],
               "non-0-ranked.tensor">;

def AnyRankedTensor : RankedTensorOf<[AnyType]>;
def AnyNon0RankedTensor : Non0RankedTensorOf<[AnyType]>;
def AnyUnrankedTensor : UnrankedTensorOf<[AnyType]>;

def AnyNon0RankedOrUnrankedTensor
    : AnyTypeOf<[AnyUnrankedTensor, AnyNon0RankedTensor],
                "non-0-ranked or unranked tensor", _classes # "TensorClass">;

class TensorRankOf<list<Type> allowedTypes, list<int> ranks>
    : RankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>],
                     !interleave(!foreach(r, ranks, r # "D"), "/")
                         # " tensor">;

class 0DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [0]>;
class 1DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [1]>;
class 2DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [2]>;
class 3DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [3]>;
class 4DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [4]>;

class StaticShapeTensorOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [HasStaticShapePred],
                     "statically shaped tensor">;

def AnyStaticShapeTensor : StaticShapeTensorOf<[AnyType]>;

//===----------------------------------------------------------------------===//
// Memrefs
//===----------------------------------------------------------------------===//

class UnrankedMemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsUnrankedMemRefTypePred,
                          "unranked.memref", _types # "UnrankedMemRefType">;

def AnyUnrankedMemRef : UnrankedMemRefOf<[AnyType]>;

class MemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsMemRefTypePred, "memref",
                          _types # "MemRefType">;

class Non0RankedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasRankGreaterOrEqualPred<1>],
                   "non-0-ranked." # MemRefOf<allowedTypes>.summary,
                   _types # "MemRefType">;

def AnyMemRef : MemRefOf<[AnyType]>;
def AnyNon0RankedMemRef : Non0RankedMemRefOf<[AnyType]>;

class RankedOrUnrankedMemRefOf<list<Type> allowedTypes, list<Pred> preds = [],
                               string summary = "ranked or unranked memref">
    : ShapedContainerType<allowedTypes, And<[IsBaseMemRefTypePred] # preds>,
                          summary, _classes # "BaseMemRefType">;

def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef
    : AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>;

def I1MemRef   : MemRefOf<[I1]>;
def I8MemRef   : MemRefOf<[I8]>;
def I16MemRef  : MemRefOf<[I16]>;
def I32MemRef  : MemRefOf<[I32]>;
def I64MemRef  : MemRefOf<[I64]>;
def BF16MemRef : MemRefOf<[BF16]>;
def F16MemRef  : MemRefOf<[F16]>;
def F32MemRef  : MemRefOf<[F32]>;
def F64MemRef  : MemRefOf<[F64]>;

class MemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(r, ranks, r # "D"), "/") # " "
                       # MemRefOf<allowedTypes>.summary,
                   _types # "MemRefType">;

class StaticShapeMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStaticShapePred],
                   "statically shaped " # MemRefOf<allowedTypes>.summary,
                   _types # "MemRefType">;

def AnyStaticShapeMemRef : StaticShapeMemRefOf<[AnyType]>;

def HasStridesPred : CPred<"$_self.is_strided()">;

class StridedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStridesPred],
                   "strided " # MemRefOf<allowedTypes>.summary>;

def AnyStridedMemRef : StridedMemRefOf<[AnyType]>;

class AnyStridedMemRefOfRank<int rank>
    : AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>],
                AnyStridedMemRef.summary # " of rank " # rank>;

class StridedMemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(r, ranks, r # "D"), "/") # " "
                       # MemRefOf<allowedTypes>.summary>;

//===----------------------------------------------------------------------===//
// Tuples
//===----------------------------------------------------------------------===//

def AnyTuple : Type<IsTupleTypePred, "tuple", _types # "TupleType">;

// `elementTypesCall` yields the types inside `$_self`.
class MixedContainerType<Type etype, Pred containerPred, code elementTypesCall,
                         string descr>
    : Type<And<[containerPred,
                Concat<_preds # "all_types(" # elementTypesCall # ", |__t| ",
                       SubstLeaves<"$_self", "__t", etype.predicate>, ")">]>,
           descr # " with any combination of " # etype.summary # " values"> {
  Type elementType = etype;
  code getElementTypesCall = elementTypesCall;
}

class TupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         _preds # "tuple_types($_self)", "tuple">;

class NestedTupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         _preds # "flattened_tuple_types($_self)",
                         "nested tuple">;

//===----------------------------------------------------------------------===//
// Scalars or containers of them
//===----------------------------------------------------------------------===//

class TensorOrMemRef<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsTensorOrMemRefTypePred,
                          "Tensor or MemRef", _classes # "ShapedType">;

class TypeOrValueSemanticsContainer<Type allowedType, string name>
    : Type<Or<[allowedType.predicate,
               ValueSemanticsContainerOf<[allowedType]>.predicate]>,
           name>;

def BoolLike : TypeOrValueSemanticsContainer<I1, "bool-like">;

def SignlessIntegerLike
    : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-integer">;

def SignlessIntegerOrIndexLike
    : TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex,
                                    "signless-integer-like">;

def FloatLike : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;

def SignlessIntegerOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
                     "signless-integer-like or floating-point-like">;

def SignlessIntegerOrIndexOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate,
                         FloatLike.predicate]>,
                     "signless-integer-or-index-like or floating-point-like">;

#endif // COMMON_TYPE_CONSTRAINTS_TD
