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
