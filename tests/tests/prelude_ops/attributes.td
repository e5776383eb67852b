// An op for each attribute constraint of the prelude, with attributes that
// satisfy it and attributes that do not.

include "mlir/IR/OpBase.td"

def Attributes : Dialect {
  let name = "attributes";
}

// The summary is what the test reads.
class Case<Attr attr, list<string> accepted, list<string> rejected>
    : Op<Attributes, NAME> {
  let summary =
      !interleave(accepted, "; ") # " | " # !interleave(rejected, "; ");
  let arguments = (ins attr:$value);
}

// Anything.
def AnyOp : Case<AnyAttr, ["unit", "5 : i3", "\"a\"", "#other.attr"], []>;
def AnyOfOp
    : Case<AnyAttrOf<[I32Attr, StrAttr]>, ["1 : i32", "\"a\""],
           ["1 : i64", "unit"]>;
def DialectOp
    : Case<DialectAttr<Attributes, CPred<"$_self.is_unit()">>, ["unit"], ["1"]>;
def LocationOp
    : Case<LocationAttr, ["loc(unknown)", "loc(\"f\":1:2)"], ["\"loc\""]>;

// Booleans and integers.
def BoolOp
    : Case<BoolAttr, ["true", "false", "1 : i1"],
           ["1 : i8", "-1 : si1", "unit"]>;
def IndexOp : Case<IndexAttr, ["5 : index", "-5 : index"], ["5 : i64"]>;
def AnyI1Op : Case<AnyI1Attr, ["true", "1 : ui1"], ["1 : i8"]>;
def AnyI8Op : Case<AnyI8Attr, ["1 : i8", "1 : si8", "1 : ui8"], ["1 : i16"]>;
def AnyI16Op : Case<AnyI16Attr, ["1 : ui16"], ["1.0 : f16"]>;
def AnyI32Op : Case<AnyI32Attr, ["1 : si32"], ["1.0 : f32"]>;
def AnyI64Op : Case<AnyI64Attr, ["1 : ui64", "1"], ["1 : index"]>;
def APIntOp
    : Case<APIntAttr, ["1", "1 : index", "1 : ui8", "1 : i200"], ["1.0"]>;
def I1Op : Case<I1Attr, ["true"], ["-1 : si1"]>;
def I8Op : Case<I8Attr, ["-1 : i8"], ["1 : si8"]>;
def I16Op : Case<I16Attr, ["-1 : i16"], ["1 : ui16"]>;
def I32Op : Case<I32Attr, ["-1 : i32"], ["1 : i64", "unit"]>;
def I64Op : Case<I64Attr, ["-1", "1 : i64"], ["1 : index"]>;
def SI1Op : Case<SI1Attr, ["-1 : si1"], ["true"]>;
def SI8Op : Case<SI8Attr, ["-1 : si8"], ["1 : i8"]>;
def SI16Op : Case<SI16Attr, ["-1 : si16"], ["1 : i16"]>;
def SI32Op : Case<SI32Attr, ["-1 : si32"], ["1 : i32"]>;
def SI64Op : Case<SI64Attr, ["-1 : si64"], ["1"]>;
def UI1Op : Case<UI1Attr, ["1 : ui1"], ["true"]>;
def UI8Op : Case<UI8Attr, ["255 : ui8"], ["1 : i8"]>;
def UI16Op : Case<UI16Attr, ["1 : ui16"], ["1 : i16"]>;
def UI32Op : Case<UI32Attr, ["1 : ui32"], ["1 : i32"]>;
def UI64Op : Case<UI64Attr, ["18446744073709551615 : ui64"], ["1"]>;
def AnyIntegerBaseOp
    : Case<AnyIntegerAttrBase<AnyI<24>, "24 bits">, ["1 : si24"], ["1 : i32"]>;
def SignlessBaseOp
    : Case<SignlessIntegerAttrBase<I<24>, "24 bits">, ["1 : i24"],
           ["1 : si24"]>;
def TypedSignlessBaseOp
    : Case<TypedSignlessIntegerAttrBase<I8, "i8", "8 bits">, ["1 : i8"],
           ["1 : si8"]>;
def SignedBaseOp
    : Case<SignedIntegerAttrBase<SI<24>, "24 bits">, ["1 : si24"], ["1 : i24"]>;
def TypedSignedBaseOp
    : Case<TypedSignedIntegerAttrBase<SI8, "i8", "8 bits">, ["1 : si8"],
           ["1 : i8"]>;
def UnsignedBaseOp
    : Case<UnsignedIntegerAttrBase<UI<24>, "24 bits">, ["1 : ui24"],
           ["1 : i24"]>;
def TypedUnsignedBaseOp
    : Case<TypedUnsignedIntegerAttrBase<UI8, "u8", "8 bits">, ["1 : ui8"],
           ["1 : i8"]>;
def TypedBaseOp
    : Case<TypedAttrBase<I32, "IntegerAttr", CPred<"$_self.is::<::ods_runtime::attributes::IntegerAttr>()">, "an integer">,
           ["1", "1 : i32"],
           ["1.0"]>;
def TypedStringBaseOp
    : Case<TypedAttrBase<I32, "StringAttr", CPred<"$_self.is::<::ods_runtime::attributes::StringAttr>()">, "a string">,
           ["\"a\""],
           ["1"]>;

// Floats.
def F32Op : Case<F32Attr, ["1.0 : f32"], ["1.0", "1 : i32"]>;
def F64Op : Case<F64Attr, ["1.0"], ["1.0 : f32"]>;
def FloatBaseOp
    : Case<FloatAttrBase<F16, "16 bits">, ["1.0 : f16"], ["1.0 : bf16"]>;
def FloatBase80Op
    : Case<FloatAttrBase<F80, "80 bits">, ["1.0 : f80"], ["1.0 : f128"]>;

// Strings, types, units and dictionaries.
def StrOp : Case<StrAttr, ["\"a\"", "\"a\" : i32"], ["@a"]>;
def SymbolNameOp : Case<SymbolNameAttr, ["\"a\""], ["@a"]>;
def StringBasedOp
    : Case<StringBasedAttr<CPred<"$_self.as_str() == Some(\"a\")">, "the string a">,
           ["\"a\""],
           ["\"b\""]>;
def TypedStrOp
    : Case<TypedStrAttr<AnyInteger>, ["\"a\" : i32"], ["\"a\"", "\"a\" : f32"]>;
def TypeOp : Case<TypeAttr, ["i32", "() -> ()"], ["\"i32\""]>;
def TypeBaseOp
    : Case<TypeAttrBase<"::ods_runtime::types::IntegerType", "an integer type">,
           ["i32", "ui8"],
           ["f32", "1"]>;
def TypeBaseClassOp
    : Case<TypeAttrBase<"::ods_runtime::__private::class::TensorClass", "a tensor type">,
           ["tensor<2xi1>", "tensor<*xi1>"],
           ["i1"]>;
def TypeOfOp : Case<TypeAttrOf<I32>, ["i32"], ["si32", "1 : i32"]>;
def TypeOfTensorOp
    : Case<TypeAttrOf<F32Tensor>, ["tensor<*xf32>"], ["f32", "vector<2xf32>"]>;
def TypeOfFunctionOp : Case<TypeAttrOf<FunctionType>, ["() -> ()"], ["i32"]>;
def TypeOfAnyOp : Case<TypeAttrOf<AnyType>, ["i32"], ["1"]>;
def TypeOfIndexOp : Case<TypeAttrOf<Index>, ["index"], ["i64"]>;
def UnitOp : Case<UnitAttr, ["unit"], ["true"]>;
def DictionaryOp : Case<DictionaryAttr, ["{}", "{a = 1}"], ["[1]"]>;
def DictionaryBaseOp
    : Case<DictionaryAttrBase<CPred<"$_self.get(\"a\").is_some()">, "with a">,
           ["{a}"],
           ["{}"]>;

// Elements.
def ElementsOp
    : Case<ElementsAttr,
           ["dense<1> : tensor<2xi32>", "sparse<0, 1> : tensor<2xi32>", "dense_resource<a> : tensor<2xi32>"],
           ["array<i32: 1>", "1"]>;
def ElementsBaseOp
    : Case<ElementsAttrBase<CPred<"$_self.value_type().is_some()">, "typed">,
           ["dense<1> : tensor<2xi32>"],
           ["unit"]>;
def IntElementsBaseOp
    : Case<IntElementsAttrBase<CPred<"true">, "integers">,
           ["dense<1> : tensor<2xi32>"],
           ["dense<1.0> : tensor<2xf32>"]>;
def DenseBoolArrayOp
    : Case<DenseBoolArrayAttr, ["array<i1>", "array<i1: true>"],
           ["array<i8: 1>", "[true]"]>;
def DenseI8ArrayOp
    : Case<DenseI8ArrayAttr, ["array<i8: -1>"], ["array<si8: 1>"]>;
def DenseI16ArrayOp
    : Case<DenseI16ArrayAttr, ["array<i16: -1>"], ["array<i8: 1>"]>;
def DenseI32ArrayOp
    : Case<DenseI32ArrayAttr, ["array<i32: -1>"], ["array<i64: 1>"]>;
def DenseI64ArrayOp
    : Case<DenseI64ArrayAttr, ["array<i64: -1>"], ["array<i32: 1>"]>;
def DenseF32ArrayOp
    : Case<DenseF32ArrayAttr, ["array<f32: 1.0>"], ["array<f64: 1.0>"]>;
def DenseF64ArrayOp
    : Case<DenseF64ArrayAttr, ["array<f64: 1.0>"], ["array<f32: 1.0>"]>;
def DenseArrayBaseOp
    : Case<DenseArrayAttrBase<"DenseI64ArrayAttr", "i64", "i64">,
           ["array<i64: 1>"],
           ["array<i32: 1>"]>;
def IndexElementsOp
    : Case<IndexElementsAttr, ["dense<1> : tensor<index>"],
           ["dense<1> : tensor<i64>"]>;
def AnyIntElementsOp
    : Case<AnyIntElementsAttr,
           ["dense<1> : tensor<index>", "dense<1> : vector<2xui8>"],
           ["dense<1.0> : tensor<f32>"]>;
def IntElementsOfOp
    : Case<IntElementsAttrOf<16>, ["dense<1> : tensor<si16>"],
           ["dense<1> : tensor<i32>"]>;
def AnyI32ElementsOp
    : Case<AnyI32ElementsAttr, ["dense<1> : tensor<ui32>"],
           ["dense<1.0> : tensor<f32>"]>;
def AnyI64ElementsOp
    : Case<AnyI64ElementsAttr, ["dense<1> : tensor<si64>"],
           ["dense<1> : tensor<index>"]>;
def SignlessIntElementsOp
    : Case<SignlessIntElementsAttr<16>, ["dense<1> : tensor<i16>"],
           ["dense<1> : tensor<si16>"]>;
def I32ElementsOp
    : Case<I32ElementsAttr, ["dense<1> : tensor<2xi32>"],
           ["dense<1> : tensor<i64>"]>;
def I64ElementsOp
    : Case<I64ElementsAttr, ["dense<1> : tensor<2xi64>"],
           ["dense<1> : tensor<i32>"]>;
def RankedSignlessIntElementsOp
    : Case<RankedSignlessIntElementsAttr<32, [2, 3]>,
           ["dense<1> : tensor<2x3xi32>"],
           ["dense<1> : tensor<3x2xi32>", "dense<1> : tensor<2x3xi64>"]>;
def RankedI32ElementsOp
    : Case<RankedI32ElementsAttr<[2]>, ["dense<1> : tensor<2xi32>"],
           ["dense<1> : tensor<i32>"]>;
def RankedI64ElementsOp
    : Case<RankedI64ElementsAttr<[2]>, ["dense<1> : tensor<2xi64>"],
           ["dense<1> : tensor<i64>"]>;
def FloatElementsOp
    : Case<FloatElementsAttr<32>, ["dense<1.0> : tensor<f32>"],
           ["dense<1.0> : tensor<f64>", "dense<1> : tensor<i32>"]>;
def F64ElementsOp
    : Case<F64ElementsAttr, ["dense<1.0> : tensor<f64>"],
           ["dense<1.0> : tensor<f32>"]>;
def RankedFloatElementsOp
    : Case<RankedFloatElementsAttr<32, [2]>, ["dense<1.0> : vector<2xf32>"],
           ["dense<1.0> : tensor<f32>"]>;
def RankedF32ElementsOp
    : Case<RankedF32ElementsAttr<[2]>, ["dense<1.0> : tensor<2xf32>"],
           ["dense<1.0> : tensor<2xf64>"]>;
def RankedF64ElementsOp
    : Case<RankedF64ElementsAttr<[2]>, ["dense<1.0> : tensor<2xf64>"],
           ["dense<1.0> : tensor<2xf32>"]>;
def StringElementsOp
    : Case<StringElementsAttr, ["dense<\"a\"> : tensor<2x!other.type>"],
           ["dense<1> : tensor<2xi8>"]>;

// Affine maps and integer sets.
def AffineMapOp
    : Case<AffineMapAttr, ["affine_map<(d0) -> (d0)>"],
           ["affine_set<(d0) : (d0 >= 0)>"]>;
def IntegerSetOp
    : Case<IntegerSetAttr, ["affine_set<(d0) : (d0 >= 0)>"],
           ["affine_map<(d0) -> (d0)>"]>;

// Arrays.
def ArrayOp : Case<ArrayAttr, ["[]", "[1, \"a\"]"], ["array<i8: 1>"]>;
def ArrayBaseOp
    : Case<ArrayAttrBase<CPred<"$_self.as_array().is_some()">, "an array">,
           ["[unit]"],
           ["unit"]>;
def TypedArrayBaseOp
    : Case<TypedArrayAttrBase<I8Attr, "of bytes">, ["[]", "[1 : i8]"],
           ["[1 : i8, 1 : i16]"]>;
def LocationArrayOp : Case<LocationArrayAttr, ["[loc(unknown)]"], ["[1]"]>;
def AffineMapArrayOp
    : Case<AffineMapArrayAttr, ["[affine_map<() -> ()>]"], ["[1]"]>;
def BoolArrayOp : Case<BoolArrayAttr, ["[true, false]"], ["[1]"]>;
def I32ArrayOp : Case<I32ArrayAttr, ["[1 : i32]"], ["[1 : i32, 1]"]>;
def I64ArrayOp : Case<I64ArrayAttr, ["[1, -1]"], ["[1 : i32]"]>;
def I64SmallVectorArrayOp
    : Case<I64SmallVectorArrayAttr, ["[1, -1]"], ["[1 : index]"]>;
def F32ArrayOp : Case<F32ArrayAttr, ["[1.0 : f32]"], ["[1.0]"]>;
def F64ArrayOp : Case<F64ArrayAttr, ["[1.0]"], ["[1]"]>;
def StrArrayOp : Case<StrArrayAttr, ["[\"a\", \"b\"]"], ["[\"a\", @b]"]>;
def TypeArrayOp : Case<TypeArrayAttr, ["[i32, f32]"], ["[1]"]>;
def IndexListArrayOp : Case<IndexListArrayAttr, ["[[1], []]"], ["[1]"]>;
def DictArrayOp : Case<DictArrayAttr, ["[{}, {a}]"], ["[{}, []]"]>;

// Symbol references.
def SymbolRefOp : Case<SymbolRefAttr, ["@a", "@a::@b"], ["\"a\""]>;
def FlatSymbolRefOp : Case<FlatSymbolRefAttr, ["@a"], ["@a::@b"]>;
def SymbolRefArrayOp : Case<SymbolRefArrayAttr, ["[@a::@b]"], ["[\"a\"]"]>;
def FlatSymbolRefArrayOp : Case<FlatSymbolRefArrayAttr, ["[@a]"], ["[@a::@b]"]>;

// Presence and defaults.
def OptionalOp : Case<OptionalAttr<I32Attr>, ["1 : i32"], ["1"]>;
def OptionalStrOp : Case<OptionalAttr<StrAttr>, ["\"a\""], ["1"]>;
def OptionalArrayOp : Case<OptionalAttr<I64ArrayAttr>, ["[1]"], ["1"]>;
def DefaultValuedOp : Case<DefaultValuedAttr<I32Attr, "5">, ["1 : i32"], ["1"]>;
def DefaultValuedIndexOp
    : Case<DefaultValuedAttr<IndexAttr, "5">, ["1 : index"], ["1"]>;
def DefaultValuedBoolOp
    : Case<DefaultValuedAttr<BoolAttr, "true">, ["true"], ["1"]>;
def DefaultValuedF32Op
    : Case<DefaultValuedAttr<F32Attr, "1.5">, ["1.0 : f32"], ["1"]>;
def DefaultValuedUI64Op
    : Case<DefaultValuedAttr<UI64Attr, "1">, ["1 : ui64"], ["1"]>;
def DefaultValuedArrayOp
    : Case<DefaultValuedAttr<I64ArrayAttr, "[1, 2]">, ["[1]"], ["1"]>;
def DefaultValuedEmptyArrayOp
    : Case<DefaultValuedAttr<StrArrayAttr, "[]">, ["[\"a\"]"], ["1"]>;
def DefaultValuedTypeArrayOp
    : Case<DefaultValuedAttr<TypeArrayAttr, "[]">, ["[i32]"], ["1"]>;
def DefaultValuedAnyArrayOp
    : Case<DefaultValuedAttr<ArrayAttr, "[]">, ["[i32]"], ["1"]>;
def DefaultValuedDenseArrayOp
    : Case<DefaultValuedAttr<DenseI64ArrayAttr, "[]">, ["array<i64>"], ["1"]>;
def DefaultValuedDenseBoolsOp
    : Case<DefaultValuedAttr<DenseBoolArrayAttr, "[true, false]">,
           ["array<i1>"],
           ["1"]>;
def DefaultValuedElementsOp
    : Case<DefaultValuedAttr<RankedI64ElementsAttr<[2]>, "[1, 2]">,
           ["dense<1> : tensor<2xi64>"],
           ["1"]>;
def DefaultValuedDictionaryOp
    : Case<DefaultValuedAttr<DictionaryAttr, "[]">, ["{}"], ["1"]>;
def DefaultValuedTypeOp
    : Case<DefaultValuedAttr<TypeAttr, "::ods_runtime::Type::i32()">, ["i32"],
           ["1"]>;
def DefaultValuedMapOp
    : Case<DefaultValuedAttr<AffineMapAttr, "::ods_runtime::affine::AffineMap::multi_dim_identity(1)">,
           ["affine_map<() -> ()>"],
           ["1"]>;
def DefaultValuedSymbolOp
    : Case<DefaultValuedAttr<FlatSymbolRefAttr, "\"a\"">, ["@a"], ["1"]>;
def DefaultValuedSymbolRefOp
    : Case<DefaultValuedAttr<SymbolRefAttr, "\"a\"">, ["@a::@b"], ["1"]>;
def DefaultValuedOptionalOp
    : Case<DefaultValuedOptionalAttr<I32Attr, "5">, ["1 : i32"], ["1"]>;
def DefaultValuedStrOp
    : Case<DefaultValuedStrAttr<StrAttr, "abc">, ["\"a\""], ["1"]>;
def DefaultValuedOptionalStrOp
    : Case<DefaultValuedOptionalStrAttr<StrAttr, "abc">, ["\"a\""], ["1"]>;

// Further conditions.
def ConfinedOp
    : Case<ConfinedAttr<I32Attr, [IntMinValue<3>, IntMaxValue<9>]>,
           ["3 : i32", "9 : i32"],
           ["2 : i32", "10 : i32", "5"]>;
def AllOfOp
    : Case<ConfinedAttr<AnyAttr, [AllAttrOf<[IntMinValue<3>, IntMaxValue<9>]>]>,
           ["5"],
           ["2"]>;
def ConstantOp
    : Case<ConfinedAttr<AnyAttr, [ConstantAttr<I32Attr, "7">]>, ["7 : i32"],
           ["7", "8 : i32"]>;
def ConstantStrOp
    : Case<ConfinedAttr<AnyAttr, [ConstantStrAttr<StrAttr, "abc">]>,
           ["\"abc\""],
           ["\"abd\""]>;
def ConstantF32Op
    : Case<ConfinedAttr<AnyAttr, [ConstF32Attr<"1.5">]>, ["1.5 : f32"],
           ["1.5"]>;
def ConstantBoolFalseOp
    : Case<ConfinedAttr<AnyAttr, [ConstBoolAttrFalse]>, ["false"], ["true"]>;
def ConstantBoolTrueOp
    : Case<ConfinedAttr<AnyAttr, [ConstBoolAttrTrue]>, ["true"], ["unit"]>;
def ConstantUnitOp
    : Case<ConfinedAttr<AnyAttr, [ConstUnitAttr]>, ["unit"], ["true"]>;
def IntNEQOp : Case<ConfinedAttr<I64Attr, [IntNEQValue<3>]>, ["4"], ["3"]>;
def IntMinOp
    : Case<ConfinedAttr<AnyAttr, [IntMinValue<-3>]>, ["-3", "7 : ui8"],
           ["-4", "unit"]>;
def IntMaxOp
    : Case<ConfinedAttr<AnyAttr, [IntMaxValue<3>]>, ["-3 : i8"], ["4", "unit"]>;
def IntNonNegativeOp
    : Case<ConfinedAttr<I8Attr, [IntNonNegative]>, ["0 : i8"], ["-1 : i8"]>;
def IntPositiveOp
    : Case<ConfinedAttr<I8Attr, [IntPositive]>, ["1 : i8"],
           ["0 : i8", "-1 : i8"]>;
def IntPowerOf2Op
    : Case<ConfinedAttr<I8Attr, [IntPowerOf2]>, ["64 : i8", "-128 : i8"],
           ["0 : i8", "3 : i8"]>;
def IntPositivePowerOf2Op
    : Case<ConfinedAttr<I8Attr, [IntPositivePowerOf2]>, ["64 : i8"],
           ["-128 : i8"]>;
def IntValidAlignmentOp : Case<IntValidAlignment<I64Attr>, ["16"], ["0", "12"]>;
def IntIsOneOfOp
    : Case<ConfinedAttr<I64Attr, [IntIsOneOf<[1, 2]>]>, ["1", "2"], ["3"]>;
def ArrayMaxOp
    : Case<ConfinedAttr<ArrayAttr, [ArrayMaxCount<1>]>, ["[]", "[1]"],
           ["[1, 2]"]>;
def ArrayMinOp
    : Case<ConfinedAttr<ArrayAttr, [ArrayMinCount<1>]>, ["[1]"], ["[]"]>;
def ArrayExactlyOp
    : Case<ConfinedAttr<ArrayAttr, [ArrayCount<1>]>, ["[1]"], ["[]", "[1, 2]"]>;
def DenseArrayExactlyOp
    : Case<ConfinedAttr<DenseI32ArrayAttr, [DenseArrayCount<1>]>,
           ["array<i32: 1>"],
           ["array<i32>"]>;
def DenseArrayMaxOp
    : Case<ConfinedAttr<DenseI32ArrayAttr, [DenseArrayMaxCt<1>]>,
           ["array<i32>"],
           ["array<i32: 1, 2>"]>;
def DenseArrayMinOp
    : Case<ConfinedAttr<DenseI32ArrayAttr, [DenseArrayMinCt<1>]>,
           ["array<i32: 1>"],
           ["array<i32>"]>;
def DenseArrayPositiveOp
    : Case<ConfinedAttr<DenseI32ArrayAttr, [DenseArrayStrictlyPositive<DenseI32ArrayAttr>]>,
           ["array<i32: 1>"],
           ["array<i32: 0>"]>;
def DenseArrayNotNegativeOp
    : Case<ConfinedAttr<DenseF64ArrayAttr, [DenseArrayNonNegative<DenseF64ArrayAttr>]>,
           ["array<f64: 0.0>"],
           ["array<f64: -1.0>"]>;
def DenseArrayInOrderOp
    : Case<ConfinedAttr<DenseI32ArrayAttr, [DenseArraySorted<DenseI32ArrayAttr>]>,
           ["array<i32: 1, 1>"],
           ["array<i32: 2, 1>"]>;
def DenseArrayInStrictOrderOp
    : Case<ConfinedAttr<DenseI32ArrayAttr, [DenseArrayStrictlySorted<DenseI32ArrayAttr>]>,
           ["array<i32: 1, 2>"],
           ["array<i32: 1, 1>"]>;
def NthEqOp
    : Case<ConfinedAttr<I64ArrayAttr, [IntArrayNthElemEq<0, 4>]>, ["[4, 5]"],
           ["[5]", "[]"]>;
def NthMinOp
    : Case<ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMinValue<0, 4>]>, ["[4]"],
           ["[3]", "[]"]>;
def NthMaxOp
    : Case<ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMaxValue<0, 4>]>, ["[4]"],
           ["[5]", "[]"]>;
def NthInRangeOp
    : Case<ConfinedAttr<I64ArrayAttr, [IntArrayNthElemInRange<0, 4, 9>]>,
           ["[4]", "[9]"],
           ["[3]", "[10]"]>;
def AbsentOp : Case<ConfinedAttr<AnyAttr, [IsNullAttr]>, [], ["unit"]>;
