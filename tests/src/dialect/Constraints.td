// What types, attributes and regions have to satisfy.

// Types.
def IntTypesOp : TEST_Op<"int_types"> {
  let results = (outs AnyI16:$any_i16, SI32:$si32, UI64:$ui64, AnyInteger:$any_int);
}
def ComplexOp : TEST_Op<"complex_f64"> {
  let results = (outs Complex<F64>);
}
def ComplexTensorOp : TEST_Op<"complex_f64_tensor"> {
  let results = (outs TensorOf<[Complex<F64>]>);
}
def TupleOp : TEST_Op<"tuple_32_bit"> {
  let results = (outs TupleOf<[I32, F32]>);
}
def NestedTupleOp : TEST_Op<"nested_tuple_32_bit"> {
  let results = (outs NestedTupleOf<[I32, F32]>);
}
def TakesStaticMemRefOp : TEST_Op<"takes_static_memref"> {
  let arguments = (ins AnyStaticShapeMemRef:$x);
}
def RankLessThan2I8F32MemRefOp : TEST_Op<"rank_less_than_2_I8_F32_memref"> {
  let results = (outs MemRefRankOf<[I8, F32], [0, 1]>);
}
def NDTensorOfOp : TEST_Op<"nd_tensor_of"> {
  let arguments = (ins 0DTensorOf<[F32]>:$arg0, 1DTensorOf<[F32]>:$arg1,
                       2DTensorOf<[I16]>:$arg2, 3DTensorOf<[I16]>:$arg3,
                       4DTensorOf<[I16]>:$arg4);
}
def RankedTensorOp : TEST_Op<"ranked_tensor_op"> {
  let arguments = (ins AnyRankedTensor:$input);
}
def MultiTensorRankOf : TEST_Op<"multi_tensor_rank_of"> {
  let arguments = (ins TensorRankOf<[I8, I32, F32], [0, 1]>:$arg0);
}
def SignlessLikeVariadic : TEST_Op<"signless_like_variadic"> {
  let arguments = (ins Variadic<SignlessIntegerLike>:$x);
}

// Groups of values.
def MixedNormalVariadicOperandOp
    : TEST_Op<"mixed_normal_variadic_operand", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyTensor>:$input1, AnyTensor:$input2,
                       Variadic<AnyTensor>:$input3);
}
def MixedNormalVariadicResults
    : TEST_Op<"mixed_normal_variadic_result", [SameVariadicResultSize]> {
  let results = (outs Variadic<AnyTensor>:$output1, AnyTensor:$output2,
                      Variadic<AnyTensor>:$output3);
}
def AttrSizedOperandOp : TEST_Op<"attr_sized_operands", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32:$c, Variadic<I32>:$d);
}
def AttrSizedResultOp : TEST_Op<"attr_sized_results", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, Variadic<I32>:$b, I32:$c, Variadic<I32>:$d);
}
def AttrSizedResultCompileTestOp
    : TEST_Op<"attr_sized_results_compile_test", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, I32:$b, Optional<I32>:$c);
}

// Attributes.
class AttrOp<string mnemonic, Attr attr> : TEST_Op<mnemonic> {
  let arguments = (ins attr:$attr);
}
def AnyAttrOfOp : AttrOp<"any_attr_of_i32_str", AnyAttrOf<[I32Attr, StrAttr]>>;
def TypeArrayAttrOp : AttrOp<"type_array_attr", TypeArrayAttr>;
def TypeArrayAttrWithDefaultOp
    : AttrOp<"type_array_attr_with_default", DefaultValuedAttr<TypeArrayAttr, "[]">>;
def I32ElementsAttrOp : AttrOp<"i32ElementsAttr", I32ElementsAttr>;
def IndexElementsAttrOp : AttrOp<"indexElementsAttr", IndexElementsAttr>;
def FloatAttrOp : TEST_Op<"float_attrs"> {
  let arguments = (ins AnyAttr:$float_attr);
}
def NonNegIntAttrOp : TEST_Op<"non_negative_int_attr"> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntNonNegative]>:$i32attr,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$i64attr);
}
def PositiveIntAttrOp : TEST_Op<"positive_int_attr"> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntPositive]>:$i32attr,
                       ConfinedAttr<I64Attr, [IntPositive]>:$i64attr);
}
def IntAttrOp : TEST_Op<"int_attrs"> {
  let arguments = (ins AnyI32Attr:$any_i32_attr, IndexAttr:$index_attr,
                       UI32Attr:$ui32_attr, SI32Attr:$si32_attr);
}
def FloatElementsAttrOp : TEST_Op<"float_elements_attr"> {
  let arguments = (ins RankedF32ElementsAttr<[2]>:$scalar_f32_attr,
                       RankedF64ElementsAttr<[4, 8]>:$tensor_f64_attr);
}
def IntElementsAttrOp : TEST_Op<"int_elements_attr"> {
  let arguments = (ins AnyI32ElementsAttr:$any_i32_attr, I32ElementsAttr:$i32_attr);
}
def RankedIntElementsAttrOp : TEST_Op<"ranked_int_elements_attr"> {
  let arguments = (ins RankedI32ElementsAttr<[2]>:$vector_i32_attr,
                       RankedI64ElementsAttr<[4, 8]>:$matrix_i64_attr);
}
def StringElementsAttrOp : TEST_Op<"string_elements_attr"> {
  let arguments = (ins StringElementsAttr:$scalar_string_attr);
}
def ConfinedDenseArrayAttrOp : TEST_Op<"confined_dense_array_attr"> {
  let arguments = (ins
    ConfinedAttr<DenseI16ArrayAttr, [DenseArrayStrictlySorted<DenseI16ArrayAttr>]>:$emptyattr,
    ConfinedAttr<DenseI32ArrayAttr, [DenseArraySorted<DenseI32ArrayAttr>]>:$i32attr,
    ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>:$i64attr);
}
class Positive<DenseArrayAttrBase attr> : ConfinedAttr<attr, [DenseArrayStrictlyPositive<attr>]>;
class NonNegative<DenseArrayAttrBase attr> : ConfinedAttr<attr, [DenseArrayNonNegative<attr>]>;
def DenseArrayStrictlyPositiveAttrOp : TEST_Op<"confined_strictly_positive_attr"> {
  let arguments = (ins Positive<DenseI8ArrayAttr>:$i8attr, Positive<DenseI16ArrayAttr>:$i16attr,
                       Positive<DenseI32ArrayAttr>:$i32attr, Positive<DenseI64ArrayAttr>:$i64attr,
                       Positive<DenseF32ArrayAttr>:$f32attr, Positive<DenseF64ArrayAttr>:$f64attr,
                       Positive<DenseI16ArrayAttr>:$emptyattr);
}
def DenseArrayNonNegativeOp : TEST_Op<"confined_non_negative_attr"> {
  let arguments = (ins NonNegative<DenseI8ArrayAttr>:$i8attr,
                       NonNegative<DenseI16ArrayAttr>:$i16attr,
                       NonNegative<DenseI32ArrayAttr>:$i32attr,
                       NonNegative<DenseI64ArrayAttr>:$i64attr,
                       NonNegative<DenseF32ArrayAttr>:$f32attr,
                       NonNegative<DenseF64ArrayAttr>:$f64attr,
                       NonNegative<DenseI16ArrayAttr>:$emptyattr);
}

// Regions.
def OneRegionOp : TEST_Op<"one_region_op"> {
  let regions = (region AnyRegion);
}
def TwoRegionOp : TEST_Op<"two_region_op"> {
  let regions = (region AnyRegion, AnyRegion);
}
def SizedRegionOp : TEST_Op<"sized_region_op"> {
  let regions = (region SizedRegion<2>:$my_region, SizedRegion<1>);
}
def OneRegionWithOperandsOp : TEST_Op<"one_region_with_operands_op"> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let regions = (region AnyRegion);
}
def IsolatedOneRegionOp
    : TEST_FormatOp<"isolated_one_region_op", [{
        attr-dict-with-keyword $operands $my_region `:` type($operands) `->` type($results)
      }], [IsolatedFromAbove]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$my_region);
}
def IsolatedRegionsOp
    : TEST_FormatOp<"isolated_regions", "attr-dict-with-keyword $regions", [IsolatedFromAbove]> {
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}
def AllocaScopeRegionOp
    : TEST_FormatOp<"alloca_scope_region", "attr-dict-with-keyword $region",
                    [AutomaticAllocationScope]> {
  let regions = (region AnyRegion:$region);
}
