//! The ops of `../dialect/Constraints.td` as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "int_types")]
pub struct IntTypes {
    #[result(AnyI16)]
    pub any_i16: Value,
    #[result(SI32)]
    pub si32: Value,
    #[result(UI64)]
    pub ui64: Value,
    #[result(AnyInteger)]
    pub any_int: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "complex_f64")]
pub struct Complex {
    #[result(Complex<F64>, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "complex_f64_tensor")]
pub struct ComplexTensor {
    #[result(TensorOf<[Complex<F64>]>, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "tuple_32_bit")]
pub struct Tuple {
    #[result(TupleOf<[I32, F32]>, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "nested_tuple_32_bit")]
pub struct NestedTuple {
    #[result(NestedTupleOf<[I32, F32]>, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "takes_static_memref")]
pub struct TakesStaticMemRef {
    #[operand(AnyStaticShapeMemRef)]
    pub x: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "rank_less_than_2_I8_F32_memref")]
pub struct RankLessThan2I8F32MemRef {
    #[result(MemRefRankOf<[I8, F32], [0, 1]>, unnamed)]
    pub unnamed0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "nd_tensor_of")]
pub struct NDTensorOf {
    #[operand(0DTensorOf<[F32]>)]
    pub arg0: Value,
    #[operand(1DTensorOf<[F32]>)]
    pub arg1: Value,
    #[operand(2DTensorOf<[I16]>)]
    pub arg2: Value,
    #[operand(3DTensorOf<[I16]>)]
    pub arg3: Value,
    #[operand(4DTensorOf<[I16]>)]
    pub arg4: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "ranked_tensor_op")]
pub struct RankedTensor {
    #[operand(AnyRankedTensor)]
    pub input: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "multi_tensor_rank_of", handle = MultiTensorRankOf)]
pub struct MultiTensorRankOfParts {
    #[operand(TensorRankOf<[I8, I32, F32], [0, 1]>)]
    pub arg0: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "signless_like_variadic", handle = SignlessLikeVariadic)]
pub struct SignlessLikeVariadicParts {
    #[operand(Variadic<SignlessIntegerLike>)]
    pub x: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "mixed_normal_variadic_operand", traits = [SameVariadicOperandSize])]
pub struct MixedNormalVariadicOperand {
    #[operand(Variadic<AnyTensor>)]
    pub input1: Vec<Value>,
    #[operand(AnyTensor)]
    pub input2: Value,
    #[operand(Variadic<AnyTensor>)]
    pub input3: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "mixed_normal_variadic_result", handle = MixedNormalVariadicResults, traits = [SameVariadicResultSize])]
pub struct MixedNormalVariadicResultsParts {
    #[result(Variadic<AnyTensor>)]
    pub output1: Vec<Value>,
    #[result(AnyTensor)]
    pub output2: Value,
    #[result(Variadic<AnyTensor>)]
    pub output3: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "attr_sized_operands", traits = [AttrSizedOperandSegments])]
pub struct AttrSizedOperand {
    #[operand(Variadic<I32>)]
    pub a: Vec<Value>,
    #[operand(Variadic<I32>)]
    pub b: Vec<Value>,
    #[operand(I32)]
    pub c: Value,
    #[operand(Variadic<I32>)]
    pub d: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "attr_sized_results", traits = [AttrSizedResultSegments])]
pub struct AttrSizedResult {
    #[result(Variadic<I32>)]
    pub a: Vec<Value>,
    #[result(Variadic<I32>)]
    pub b: Vec<Value>,
    #[result(I32)]
    pub c: Value,
    #[result(Variadic<I32>)]
    pub d: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "attr_sized_results_compile_test", traits = [AttrSizedResultSegments])]
pub struct AttrSizedResultCompileTest {
    #[result(Variadic<I32>)]
    pub a: Vec<Value>,
    #[result(I32)]
    pub b: Value,
    #[result(Optional<I32>)]
    pub c: Option<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "any_attr_of_i32_str")]
pub struct AnyAttrOf {
    #[attr(AnyAttrOf<[I32Attr, StrAttr]>)]
    pub attr: Attribute,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "type_array_attr")]
pub struct TypeArrayAttr {
    #[attr(TypeArrayAttr)]
    pub attr: Vec<Attribute>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "type_array_attr_with_default")]
pub struct TypeArrayAttrWithDefault {
    #[attr(DefaultValuedAttr<TypeArrayAttr, "[]">)]
    pub attr: Vec<Attribute>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "i32ElementsAttr")]
pub struct I32ElementsAttr {
    #[attr(I32ElementsAttr)]
    pub attr: DenseElementsAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "indexElementsAttr")]
pub struct IndexElementsAttr {
    #[attr(IndexElementsAttr)]
    pub attr: DenseElementsAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "float_attrs")]
pub struct FloatAttr {
    #[attr(AnyAttr)]
    pub float_attr: Attribute,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "non_negative_int_attr")]
pub struct NonNegIntAttr {
    #[attr(ConfinedAttr<I32Attr, [IntNonNegative]>)]
    pub i32attr: i32,
    #[attr(ConfinedAttr<I64Attr, [IntNonNegative]>)]
    pub i64attr: i64,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "positive_int_attr")]
pub struct PositiveIntAttr {
    #[attr(ConfinedAttr<I32Attr, [IntPositive]>)]
    pub i32attr: i32,
    #[attr(ConfinedAttr<I64Attr, [IntPositive]>)]
    pub i64attr: i64,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "int_attrs")]
pub struct IntAttr {
    #[attr(AnyI32Attr)]
    pub any_i32_attr: ods_runtime::attributes::IntegerAttr,
    #[attr(IndexAttr)]
    pub index_attr: i64,
    #[attr(UI32Attr)]
    pub ui32_attr: u32,
    #[attr(SI32Attr)]
    pub si32_attr: i32,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "float_elements_attr")]
pub struct FloatElementsAttr {
    #[attr(RankedF32ElementsAttr<[2]>)]
    pub scalar_f32_attr: DenseElementsAttr,
    #[attr(RankedF64ElementsAttr<[4, 8]>)]
    pub tensor_f64_attr: DenseElementsAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "int_elements_attr")]
pub struct IntElementsAttr {
    #[attr(AnyI32ElementsAttr)]
    pub any_i32_attr: DenseElementsAttr,
    #[attr(I32ElementsAttr)]
    pub i32_attr: DenseElementsAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "ranked_int_elements_attr")]
pub struct RankedIntElementsAttr {
    #[attr(RankedI32ElementsAttr<[2]>)]
    pub vector_i32_attr: DenseElementsAttr,
    #[attr(RankedI64ElementsAttr<[4, 8]>)]
    pub matrix_i64_attr: DenseElementsAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "string_elements_attr")]
pub struct StringElementsAttr {
    #[attr(StringElementsAttr)]
    pub scalar_string_attr: DenseElementsAttr,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "confined_dense_array_attr")]
pub struct ConfinedDenseArrayAttr {
    #[attr(ConfinedAttr<DenseI16ArrayAttr, [DenseArrayStrictlySorted<DenseI16ArrayAttr>]>)]
    pub emptyattr: Vec<i16>,
    #[attr(ConfinedAttr<DenseI32ArrayAttr, [DenseArraySorted<DenseI32ArrayAttr>]>)]
    pub i32attr: Vec<i32>,
    #[attr(ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>)]
    pub i64attr: Vec<i64>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "confined_strictly_positive_attr", import = crate::dialect::test_td)]
pub struct DenseArrayStrictlyPositiveAttr {
    #[attr(Positive<DenseI8ArrayAttr>)]
    pub i8attr: Vec<i8>,
    #[attr(Positive<DenseI16ArrayAttr>)]
    pub i16attr: Vec<i16>,
    #[attr(Positive<DenseI32ArrayAttr>)]
    pub i32attr: Vec<i32>,
    #[attr(Positive<DenseI64ArrayAttr>)]
    pub i64attr: Vec<i64>,
    #[attr(Positive<DenseF32ArrayAttr>)]
    pub f32attr: Vec<f32>,
    #[attr(Positive<DenseF64ArrayAttr>)]
    pub f64attr: Vec<f64>,
    #[attr(Positive<DenseI16ArrayAttr>)]
    pub emptyattr: Vec<i16>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "confined_non_negative_attr", import = crate::dialect::test_td)]
pub struct DenseArrayNonNegative {
    #[attr(NonNegative<DenseI8ArrayAttr>)]
    pub i8attr: Vec<i8>,
    #[attr(NonNegative<DenseI16ArrayAttr>)]
    pub i16attr: Vec<i16>,
    #[attr(NonNegative<DenseI32ArrayAttr>)]
    pub i32attr: Vec<i32>,
    #[attr(NonNegative<DenseI64ArrayAttr>)]
    pub i64attr: Vec<i64>,
    #[attr(NonNegative<DenseF32ArrayAttr>)]
    pub f32attr: Vec<f32>,
    #[attr(NonNegative<DenseF64ArrayAttr>)]
    pub f64attr: Vec<f64>,
    #[attr(NonNegative<DenseI16ArrayAttr>)]
    pub emptyattr: Vec<i16>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "one_region_op")]
pub struct OneRegion {
    #[region(AnyRegion, unnamed)]
    pub unnamed0: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "two_region_op")]
pub struct TwoRegion {
    #[region(AnyRegion, unnamed)]
    pub unnamed0: Region,
    #[region(AnyRegion, unnamed)]
    pub unnamed1: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "sized_region_op")]
pub struct SizedRegion {
    #[region(SizedRegion<2>)]
    pub my_region: Region,
    #[region(SizedRegion<1>, unnamed)]
    pub unnamed0: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "one_region_with_operands_op")]
pub struct OneRegionWithOperands {
    #[operand(Variadic<AnyType>)]
    pub operands: Vec<Value>,
    #[region(AnyRegion, unnamed)]
    pub unnamed0: Region,
}
