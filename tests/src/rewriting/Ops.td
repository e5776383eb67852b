// Ops of the dialect `test` that only rewrite patterns use: those that
// `mlir-opt --test-greedy-patterns` knows.

class TEST_OneToOne<string mnemonic, list<Trait> traits = []> : TEST_Op<mnemonic, traits> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$output);
}
class TEST_Source<string mnemonic> : TEST_Op<mnemonic> {
  let results = (outs I32:$output);
}

// One operation to another.
def OpC : TEST_OneToOne<"op_c">;
def OpR : TEST_Op<"op_r"> {
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
  let results = (outs AnyInteger:$output);
}
def OpS : TEST_Op<"op_s"> {
  let arguments = (ins AnyInteger:$input, AnyAttr:$value);
  let results = (outs AnyInteger:$output);
}
def RewriteOp : TEST_Op<"rewrite"> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}
def IgnoreSrcOp : TEST_Op<"ignore_arg_match_src"> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c, AnyAttr:$d, AnyAttr:$e, AnyAttr:$f);
}
def IgnoreDstOp : TEST_Op<"ignore_arg_match_dst"> {
  let arguments = (ins AnyType:$b, AnyAttr:$f);
}
class TEST_Interleaved<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins I32:$input1, I64Attr:$attr1, I32:$input2, I64Attr:$attr2);
}
def Interleaved1Op : TEST_Interleaved<"interleaved_operand_attr1">;
def Interleaved2Op : TEST_Interleaved<"interleaved_operand_attr2">;
def ManyArgumentsOp : TEST_Op<"many_arguments"> {
  let arguments = (ins I32:$input1, I32:$input2, I32:$input3, I32:$input4, I32:$input5,
                       I32:$input6, I32:$input7, I32:$input8, I32:$input9,
                       I64Attr:$attr1, I64Attr:$attr2, I64Attr:$attr3, I64Attr:$attr4,
                       I64Attr:$attr5, I64Attr:$attr6, I64Attr:$attr7, I64Attr:$attr8,
                       I64Attr:$attr9);
}

// Native code.
def Native1Op : TEST_Op<"native_code_call1"> {
  let arguments = (ins I32:$input1, I32:$input2, BoolAttr:$choice, I64Attr:$attr1, I64Attr:$attr2);
  let results = (outs I32:$output);
}
def Native2Op : TEST_Op<"native_code_call2"> {
  let arguments = (ins I32:$input, I64ArrayAttr:$attr);
  let results = (outs I32:$output);
}
def Native3Op : TEST_OneToOne<"native_code_call3">;
def Native4Op : TEST_Op<"native_code_call4"> {
  let arguments = (ins AnyType:$input);
  let results = (outs I32:$output1, I32:$output2);
}
class TEST_TwoToTwo<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins I32:$input1, I32:$input2);
  let results = (outs I32:$output1, I32:$output2);
}
def Native5Op : TEST_TwoToTwo<"native_code_call5">;
def Native6Op : TEST_TwoToTwo<"native_code_call6">;
def Native7Op : TEST_OneToOne<"native_code_call7">;
def TestConstantOp : TEST_Op<"constant", [ConstantLike, NoMemoryEffect]> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$output);
  let hasFolder = 1;
}
def SelfFoldOp : TEST_Op<"op_in_place_self_fold"> {
  let arguments = (ins UnitAttr:$folded);
  let results = (outs I32:$output);
  let hasFolder = 1;
}

// Attributes and properties.
class TEST_AllOf<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins I64ArrayAttr:$attr);
  let results = (outs I32:$output);
}
def AllOf1Op : TEST_AllOf<"all_attr_constraint_of1">;
def AllOf2Op : TEST_AllOf<"all_attr_constraint_of2">;
class TEST_FourAttrs<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins I32Attr:$required_attr, OptionalAttr<I32Attr>:$optional_attr,
                       DefaultValuedAttr<I32Attr, "42">:$default_valued_attr, I32Attr:$more_attr);
  let results = (outs I32:$output);
}
def FourAttrs1Op : TEST_FourAttrs<"match_op_attribute1">;
def FourAttrs2Op : TEST_FourAttrs<"match_op_attribute2">;
def OneUnitOp : TEST_Op<"match_op_attribute3"> {
  let arguments = (ins UnitAttr:$attr);
  let results = (outs I32:$output);
}
def TwoUnitsOp : TEST_Op<"match_op_attribute4"> {
  let arguments = (ins UnitAttr:$attr1, UnitAttr:$attr2);
  let results = (outs I32:$output);
}
def NoStrOp : TEST_Op<"no_str_value"> { let arguments = (ins StrAttr:$value); }
def HasStrOp : TEST_Op<"has_str_value"> { let arguments = (ins StrAttr:$value); }

// Names.
def BindingAOp : TEST_Op<"symbol_binding_a"> {
  let arguments = (ins I32:$operand, I64Attr:$attr);
  let results = (outs I32:$output);
}
def BindingBOp : TEST_OneToOne<"symbol_binding_b">;
def BindingCOp : TEST_OneToOne<"symbol_binding_c">;
def BindingDOp : TEST_Op<"symbol_binding_d"> {
  let arguments = (ins I32:$input1, I32:$input2, I64Attr:$attr);
  let results = (outs I32:$output);
}
def BindingNoResultOp : TEST_Op<"symbol_binding_no_result"> {
  let arguments = (ins I32:$operand);
}

// Several results.
def ResultsKind : I64EnumAttr<"ResultsKind", "Multi-result op kinds", [
  I64EnumAttrCase<"kind1", 1>, I64EnumAttrCase<"kind2", 2>, I64EnumAttrCase<"kind3", 3>,
  I64EnumAttrCase<"kind4", 4>, I64EnumAttrCase<"kind5", 5>, I64EnumAttrCase<"kind6", 6>]>;
class TEST_OfKind<string mnemonic, dag outs> : TEST_Op<mnemonic> {
  let arguments = (ins ResultsKind:$kind);
  let results = outs;
}
def ThreeResultsOp : TEST_OfKind<"three_result", (outs I32:$a, F32:$b, F32:$c)>;
def OtherThreeResultsOp : TEST_OfKind<"another_three_result", (outs I32:$a, F32:$b, F32:$c)>;
def TwoResultsOp : TEST_OfKind<"two_result", (outs I32:$a, F32:$b)>;
def OtherTwoResultsOp : TEST_OfKind<"another_two_result", (outs F32:$a, F32:$b)>;
def FloatResultOp : TEST_OfKind<"one_result1", (outs F32:$a)>;
def IntResultOp : TEST_OfKind<"one_result2", (outs I32:$a)>;
def IntOfFloatOp : TEST_Op<"one_result3"> {
  let arguments = (ins F32:$input);
  let results = (outs I32:$a);
}

// Variadic parts.
class TEST_Variadic<string mnemonic> : TEST_Op<mnemonic> {
  let arguments = (ins Variadic<I32>:$inputs);
  let results = (outs Variadic<I32>:$outputs);
}
def Variadic1Op : TEST_Variadic<"one_variadic_out_one_variadic_in1">;
def Variadic2Op : TEST_Variadic<"one_variadic_out_one_variadic_in2">;
class TEST_MixedIn<string mnemonic> : TEST_Op<mnemonic, [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$xs, F32:$f, Variadic<I32>:$ys);
}
def MixedIn1Op : TEST_MixedIn<"mixed_variadic_in1">;
def MixedIn2Op : TEST_MixedIn<"mixed_variadic_in2">;
class TEST_MixedOut<string mnemonic> : TEST_Op<mnemonic, [SameVariadicResultSize]> {
  let results = (outs Variadic<I32>:$xs, F32:$f, Variadic<I32>:$ys);
}
def MixedOut1Op : TEST_MixedOut<"mixed_variadic_out1">;
def MixedOut2Op : TEST_MixedOut<"mixed_variadic_out2">;
def OneOutOp : TEST_Source<"one_i32_out">;
def MixedIn3Op : TEST_Op<"mixed_variadic_in3", [SameVariadicOperandSize]> {
  let arguments = (ins I32:$x, Variadic<I32>:$ys, Variadic<I32>:$zs, I32Attr:$count);
  let results = (outs I32:$output);
}
def MixedOut3Op : TEST_Op<"mixed_variadic_out3", [SameVariadicResultSize]> {
  let arguments = (ins I32Attr:$count);
  let results = (outs I32:$x, Variadic<I32>:$ys, Variadic<I32>:$zs);
}
def MixedIn4Op : TEST_Op<"mixed_variadic_in4"> {
  let arguments = (ins Variadic<I32>:$xs, I32:$y, I32Attr:$attr1);
}
def MixedIn5Op : TEST_Op<"mixed_variadic_in5"> {
  let arguments = (ins I32:$x, I32:$y, I32:$z, I32Attr:$attr1, StrAttr:$pattern_name);
}
def MixedIn6Op : TEST_Op<"mixed_variadic_in6", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$xs, Variadic<I32>:$ys, I32Attr:$attr1);
}
def MixedIn7Op : TEST_Op<"mixed_variadic_optional_in7", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$xs, Optional<I32>:$o, I32Attr:$attr1);
}
def InOutOp : TEST_OneToOne<"mixed_variadic_in_out_i32">;
def SegmentsSrcOp : TEST_Op<"variadic_rewrite_src_op", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$as, I64:$b, Variadic<F32>:$cs);
}
def SegmentsDstOp : TEST_Op<"variadic_rewrite_dst_op", [AttrSizedOperandSegments]> {
  let arguments = (ins I64:$b, Variadic<F32>:$cs, Variadic<I32>:$as);
}

// Operands in either order.
def EitherAOp : TEST_Op<"either_op_a"> {
  let arguments = (ins AnyInteger:$x, AnyInteger:$y, AnyInteger:$z);
  let results = (outs I32:$output);
}
def EitherBOp : TEST_Op<"either_op_b"> {
  let arguments = (ins AnyInteger:$x, AnyInteger:$y);
  let results = (outs I32:$output);
}
def EitherCOp : TEST_Op<"either_op_c"> {
  let arguments = (ins AnyI32Attr:$attr, AnyInteger:$x, AnyInteger:$y);
  let results = (outs I32:$output);
}
def EitherHelperAOp : TEST_OneToOne<"either_helper_op_a">;
def EitherHelperBOp : TEST_OneToOne<"either_helper_op_b">;

// Locations and result types.
def LocSrcOp : TEST_OneToOne<"loc_src">;
def LocDstOp : TEST_OneToOne<"loc_dst", [SameOperandsAndResultType]>;
def LocSrcNoResultOp : TEST_Op<"loc_src_no_res"> { let arguments = (ins I32:$input); }
def LocDstNoResultOp : TEST_Op<"loc_dst_no_res"> { let arguments = (ins I32:$input); }
def TypedSourceOp : TEST_Op<"source_op"> {
  let arguments = (ins AnyInteger:$input, AnyI32Attr:$tag);
  let results = (outs AnyInteger:$output);
}
def OpX : TEST_Op<"op_x"> {
  let arguments = (ins AnyInteger:$input);
  let results = (outs AnyInteger:$output);
}
def OneToTwoOp : TEST_Op<"one_to_two"> {
  let arguments = (ins AnyInteger:$input);
  let results = (outs AnyInteger:$a, AnyInteger:$b);
}
def TwoToOneOp : TEST_Op<"two_to_one"> {
  let arguments = (ins AnyInteger:$a, AnyInteger:$b);
  let results = (outs AnyInteger:$output);
}

// What is called legal and illegal.
def IllegalAOp : TEST_Source<"illegal_op_a">;
def IllegalBOp : TEST_Source<"illegal_op_b">;
def IllegalCOp : TEST_Source<"illegal_op_c">;
def IllegalDOp : TEST_Source<"illegal_op_d">;
def IllegalEOp : TEST_Source<"illegal_op_e">;
def LegalAOp : TEST_Op<"legal_op_a"> {
  let arguments = (ins StrAttr:$status);
  let results = (outs I32:$output);
}
