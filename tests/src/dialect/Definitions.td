// Attributes and types of the dialect, and formats with them.

class Test_Attr<string name, string attrMnemonic, string format = "">
    : AttrDef<Test_Dialect, name> {
  let mnemonic = attrMnemonic;
  let assemblyFormat = format;
}
class Test_Type<string name, string typeMnemonic, string format = "">
    : TypeDef<Test_Dialect, name> {
  let mnemonic = typeMnemonic;
  let assemblyFormat = format;
}

// Types.
def SimpleTypeA : TypeDef<Test_Dialect, "SimpleA"> {
  let mnemonic = "smpla";
}
def CompoundTypeA
    : Test_Type<"CompoundA", "cmpnd_a", "`<` $widthOfSomething `,` $oneType `,` `[` $arrayOfInts `]` `>`"> {
  let parameters = (ins "i32":$widthOfSomething, "Type":$oneType,
                        ArrayRefParameter<"i32">:$arrayOfInts);
}
def CompoundNestedInnerType
    : Test_Type<"CompoundNestedInner", "cmpnd_inner", "`<` $some_int $cmpdA `>`"> {
  let parameters = (ins "i32":$some_int, CompoundTypeA:$cmpdA);
}
def CompoundNestedOuterType
    : Test_Type<"CompoundNestedOuter", "cmpnd_nested_outer", "`<` `i` $inner `>`"> {
  let parameters = (ins CompoundNestedInnerType:$inner);
}
def TestTypeOptionalValueType
    : Test_Type<"TestTypeOptionalValue", "optional_value_type", "(`<` $value^ `>`)?"> {
  let parameters = (ins OptionalParameter<"Option<i32>">:$value);
}

// Attributes.
def CompoundAttrA
    : Test_Attr<"CompoundA", "cmpnd_a", "`<` $widthOfSomething `,` $oneType `,` `[` $arrayOfInts `]` `>`"> {
  let parameters = (ins "i32":$widthOfSomething, "Type":$oneType,
                        ArrayRefParameter<"i32">:$arrayOfInts);
}
def CompoundAttrNested
    : Test_Attr<"CompoundAttrNested", "cmpnd_nested", "`<` `nested` `=` $nested `>`"> {
  let parameters = (ins CompoundAttrA:$nested);
}
def CompoundNestedInner
    : Test_Attr<"CompoundNestedInner", "cmpnd_nested_inner", "`<` $some_int $cmpdA `>`"> {
  let parameters = (ins "i32":$some_int, CompoundAttrA:$cmpdA);
}
def CompoundNestedOuter
    : Test_Attr<"CompoundNestedOuter", "cmpnd_nested_outer", "`<` `i` $inner `>`"> {
  let parameters = (ins CompoundNestedInner:$inner);
}
def TestSymbolRefAttr : Test_Attr<"TestSymbolRef", "symbol_ref_attr", "`<` $symbol `>`"> {
  let parameters = (ins "::ods_runtime::attributes::SymbolRefAttr":$symbol);
  let traits = [DeclareAttrInterfaceMethods<SymbolUserAttrInterface>];
}
def TestEnumAttr : EnumAttr<Test_Dialect, TestEnum, "enum">;
def TestBitEnumAttr : EnumAttr<Test_Dialect, TestBitEnum, "bit_enum"> {
  let assemblyFormat = "`<` $value `>`";
}
def TestBitEnumVerticalBarAttr
    : EnumAttr<Test_Dialect, TestBitEnumVerticalBar, "bit_enum_vbar"> {
  let assemblyFormat = "`<` $value `>`";
}
def TestAttrUgly : Test_Attr<"TestAttrUgly", "attr_ugly", "`begin` $attr `end`"> {
  let parameters = (ins "Attribute":$attr);
}
def SimpleEnumAttr : EnumAttr<Test_Dialect, SimpleEnum, "simple_enum"> {
  let assemblyFormat = "`` $value";
}
def TestArrayOfUglyAttrs
    : ArrayOfAttr<Test_Dialect, "TestArrayOfUglyAttrs", "array_of_ugly", "TestAttrUglyAttr"> {
  let assemblyFormat = "`[` (`]`) : ($value^ ` ` `]`)?";
}
def TestArrayOfInts : ArrayOfAttr<Test_Dialect, "TestArrayOfInts", "array_of_ints", "i32">;
def TestArrayOfEnums
    : ArrayOfAttr<Test_Dialect, "TestArrayOfEnums", "array_of_enums", "SimpleEnumAttr">;

// Ops.
def ArrayOfAttrOp
    : TEST_FormatOp<"array_of_attr_op", "`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c attr-dict"> {
  let arguments = (ins TestArrayOfUglyAttrs:$a, TestArrayOfInts:$b, TestArrayOfEnums:$c);
}
class FormatOfAttrOp<string mnemonic, Attr attr, string prefix = "">
    : TEST_FormatOp<mnemonic, prefix # "$nested attr-dict-with-keyword"> {
  let arguments = (ins attr:$nested);
}
def FormatCompoundAttr
    : TEST_FormatOp<"format_compound_attr", "$compound attr-dict-with-keyword"> {
  let arguments = (ins CompoundAttrA:$compound);
}
def FormatNestedAttr : FormatOfAttrOp<"format_nested_attr", CompoundAttrNested>;
def FormatNestedCompoundAttr
    : FormatOfAttrOp<"format_cpmd_nested_attr", CompoundNestedOuter, "`nested` ">;
def FormatQualifiedCompoundAttr
    : TEST_FormatOp<"format_qual_cpmd_nested_attr",
                    "`nested` qualified($nested) attr-dict-with-keyword"> {
  let arguments = (ins CompoundNestedOuter:$nested);
}
def FormatMaybeEmptyType : TEST_FormatOp<"format_maybe_empty_type", "$in `:` type($in) attr-dict"> {
  let arguments = (ins TestTypeOptionalValueType:$in);
}
def FormatNestedType
    : TEST_FormatOp<"format_cpmd_nested_type",
                    "$nested `nested` type($nested) attr-dict-with-keyword"> {
  let arguments = (ins CompoundNestedOuterType:$nested);
}
def FormatQualifiedNestedType
    : TEST_FormatOp<"format_qual_cpmd_nested_type",
                    "$nested `nested` qualified(type($nested)) attr-dict-with-keyword"> {
  let arguments = (ins CompoundNestedOuterType:$nested);
}
class TaggedEnumOp<string mnemonic, Attr attr>
    : TEST_FormatOp<mnemonic, "$value (`tag` $tag^)? attr-dict"> {
  let arguments = (ins attr:$value, OptionalAttr<AnyAttr>:$tag);
}
def OpWithEnum : TaggedEnumOp<"op_with_enum", TestEnumAttr>;
def OpWithBitEnum : TaggedEnumOp<"op_with_bit_enum", TestBitEnumAttr>;
def OpWithBitEnumVerticalBar : TaggedEnumOp<"op_with_bit_enum_vbar", TestBitEnumVerticalBarAttr>;

// Properties with the attribute of their enum.
def TestEnumPropAttrForm : EnumPropWithAttrForm<TestEnum, TestEnumAttr>;
def OpWithEnumPropAttrForm
    : TEST_FormatOp<"op_with_enum_prop_attr_form", "prop-dict attr-dict"> {
  let arguments = (ins TestEnumPropAttrForm:$value);
}
def TestEnumPropAttrFormAlways : EnumPropWithAttrForm<TestEnum, TestEnumAttr> {
  let storeInCustomAttribute = 1;
}
def OpWithEnumPropAttrFormAlways
    : TEST_FormatOp<"op_with_enum_prop_attr_form_always", "prop-dict attr-dict"> {
  let arguments = (ins TestEnumPropAttrFormAlways:$value);
}
