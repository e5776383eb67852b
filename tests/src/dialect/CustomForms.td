// Ops with hand-written parsers and printers.

class TEST_CustomOp<string mnemonic, list<Trait> traits = []> : TEST_Op<mnemonic, traits> {
  let hasCustomAssemblyFormat = 1;
}
def ParseIntegerLiteralOp : TEST_CustomOp<"parse_integer_literal"> {
  let results = (outs Variadic<Index>:$results);
}
def ParseWrappedKeywordOp : TEST_CustomOp<"parse_wrapped_keyword"> {
  let arguments = (ins StrAttr:$keyword);
}
def ParseB64BytesOp : TEST_CustomOp<"parse_b64"> {
  let arguments = (ins StrAttr:$b64);
}
// An operation in generic form, with a region around it.
def WrappingRegionOp
    : TEST_CustomOp<"wrapping_region", [SingleBlockImplicitTerminator<"TestReturnOp">]> {
  let results = (outs Variadic<AnyType>);
  let regions = (region SizedRegion<1>:$region);
}
// Either the name of an op over two arguments, or the rest of the generic form.
def PrettyPrintedRegionOp
    : TEST_CustomOp<"pretty_printed_region", [SingleBlockImplicitTerminator<"TestReturnOp">]> {
  let arguments = (ins AnyType:$input1, AnyType:$input2);
  let results = (outs AnyType);
  let regions = (region SizedRegion<1>:$region);
}
// Arguments of the entry block are written before the region; their names are
// attributes too.
def TestPolyForOp : TEST_CustomOp<"polyfor", [OpAsmOpInterface]> {
  let regions = (region SizedRegion<1>:$region);
}
// An operand, and the argument of the region that goes by its name.
def IsolatedRegionOp : TEST_CustomOp<"isolated_region", [IsolatedFromAbove]> {
  let arguments = (ins Index:$input);
  let regions = (region SizedRegion<1>:$region);
}
def AffineScopeOp : TEST_CustomOp<"affine_scope"> {
  let regions = (region SizedRegion<1>:$region);
}
def RegionIfYieldOp
    : TEST_FormatOp<"region_if_yield", "$results `:` type($results) attr-dict", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
}
def RegionIfOp
    : TEST_CustomOp<"region_if", [SingleBlockImplicitTerminator<"RegionIfYieldOp">]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion, AnyRegion:$joinRegion);
}
// The names of results are attributes, where they are not numbers.
def StringAttrPrettyNameOp : TEST_CustomOp<"string_attr_pretty_name", [OpAsmOpInterface]> {
  let arguments = (ins StrArrayAttr:$names);
  let results = (outs Variadic<I32>:$r);
}
def SingleNoTerminatorCustomAsmOp
    : TEST_CustomOp<"single_no_terminator_custom_asm_op", [SingleBlock, NoTerminator]> {
  let regions = (region SizedRegion<1>);
}
// A function.
def ConversionFuncOp : TEST_CustomOp<"conversion_func_op", [FunctionOpInterface]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
}
