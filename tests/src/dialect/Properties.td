// Properties.

def FormatOptionalUnitProperty
    : TEST_FormatOp<"format_optional_unit_property", "(`is_optional` $is_optional^)? attr-dict"> {
  let arguments = (ins UnitProp:$is_optional);
}
def FormatOptionalUnitPropertyNoElide
    : TEST_FormatOp<"format_optional_unit_property_no_elide", "($is_optional^)? attr-dict"> {
  let arguments = (ins UnitProp:$is_optional);
}
def FormatOptionalPropDict : TEST_FormatOp<"format_optional_prop_dict", "prop-dict attr-dict"> {
  let arguments = (ins OptionalProp<StringProp>:$a, DefaultValuedProp<I32Prop, "1">:$b);
}
def OiListTrivialProperties : TEST_FormatOp<"oilist_with_keywords_only_properties", [{
  oilist( `keyword` $keyword
        | `otherKeyword` $otherKeyword
        | `thirdKeyword` $diffNameUnitPropKeyword ) attr-dict
}]> {
  let arguments = (ins UnitProp:$keyword, UnitProp:$otherKeyword,
                       UnitProp:$diffNameUnitPropKeyword);
}
def TestOpWithProperties : TEST_FormatOp<"with_properties", [{
  `a` `=` $a `,` `b` `=` $b `,` `c` `=` $c `,` `flag` `=` $flag `,`
  `array` `=` $array `,` `array32` `=` $array32 attr-dict
}]> {
  let arguments = (ins I64Prop:$a, StrAttr:$b, StringProp:$c, BoolProp:$flag,
                       IntArrayProp<I64Prop>:$array, IntArrayProp<I32Prop>:$array32);
}
def TestOpWithPropertiesAndAttr
    : TEST_FormatOp<"with_properties_and_attr", "$lhs prop-dict attr-dict"> {
  let arguments = (ins I32Attr:$lhs, IntProp<"i64">:$rhs);
}
def TestOpWithPropertiesAndInferredType
    : TEST_FormatOp<"with_properties_and_inferred_type", "$lhs prop-dict attr-dict",
                    [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins I32Attr:$lhs, IntProp<"i64">:$rhs, OptionalAttr<UnitAttr>:$packed);
  let results = (outs AnyType:$result);
}
def TestOpWithEmptyProperties : TEST_FormatOp<"empty_properties", "prop-dict attr-dict">;
def TestOpUsingPropertyInCustom
    : TEST_FormatOp<"using_property_in_custom", "custom<UsingPropertyInCustom>($prop) attr-dict"> {
  let arguments = (ins IntArrayProp<I64Prop>:$prop);
}
def TestOpUsingPropertyInCustomAndOther
    : TEST_FormatOp<"using_property_in_custom_and_other",
                    "custom<UsingPropertyInCustom>($prop) prop-dict attr-dict"> {
  let arguments = (ins IntArrayProp<I64Prop>:$prop, I64Prop:$other);
}
def TestOpUsingPropertyRefInCustom
    : TEST_FormatOp<"using_property_ref_in_custom",
                    "custom<IntProperty>($first) `+` custom<SumProperty>($second, ref($first)) attr-dict"> {
  let arguments = (ins IntProp<"i64">:$first, IntProp<"i64">:$second);
}
def TestOpWithVariadicSegmentProperties
    : TEST_FormatOp<"variadic_segment_prop",
                    "$a1 `:` $a2 `:` type($b1) `:` type($b2) prop-dict attr-dict `end`",
                    [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I64>:$a1, Variadic<I64>:$a2);
  let results = (outs Variadic<I64>:$b1, Variadic<I64>:$b2);
}
def TestOpWithDefaultValuedProperties
    : TEST_FormatOp<"with_default_valued_properties",
                    "($a^) : (`na`)? ($b^)? ($c^)? ($unit^)? attr-dict"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$a,
                       DefaultValuedProp<StringProp, "\"\"">:$b,
                       DefaultValuedProp<IntProp<"i32">, "-1">:$c, UnitProp:$unit);
}
def TestOpWithOptionalProperties : TEST_FormatOp<"with_optional_properties", [{
  (`anAttr` `=` $anAttr^)?
  (`simple` `=` $simple^)?
  (`simplei8` `=` $simplei8^)?
  (`simpleui8` `=` $simpleui8^)?
  (`nonTrivialStorage` `=` $nonTrivialStorage^)?
  (`hasDefault` `=` $hasDefault^)?
  (`nested` `=` $nested^)?
  (`longSyntax` `=` $longSyntax^)?
  (`hasUnit` $hasUnit^)?
  (`maybeUnit` `=` $maybeUnit^)?
  attr-dict
}]> {
  let arguments = (ins OptionalAttr<I32Attr>:$anAttr, OptionalProp<I64Prop>:$simple,
                       OptionalProp<IntProp<"i8">>:$simplei8,
                       OptionalProp<IntProp<"u8">>:$simpleui8,
                       OptionalProp<StringProp>:$nonTrivialStorage,
                       OptionalProp<DefaultValuedProp<I64Prop, "0">>:$hasDefault,
                       OptionalProp<OptionalProp<I64Prop>>:$nested,
                       OptionalProp<StringProp, 0>:$longSyntax, UnitProp:$hasUnit,
                       OptionalProp<UnitProp>:$maybeUnit);
}
def TestOpWithArrayProperties : TEST_FormatOp<"with_array_properties", [{
  `ints` `=` $ints `strings` `=` $strings `nested` `=` $nested `opt` `=` $opt
  `explicitOptions` `=` $explicitOptions `explicitUnits` `=` $explicitUnits
  ($hasDefault^ `thats_has_default`)? attr-dict
}]> {
  let arguments = (ins ArrayProp<I64Prop>:$ints, ArrayProp<StringProp>:$strings,
                       ArrayProp<ArrayProp<I32Prop>>:$nested,
                       OptionalProp<ArrayProp<I32Prop>>:$opt,
                       ArrayProp<OptionalProp<I64Prop>>:$explicitOptions,
                       ArrayProp<UnitProp>:$explicitUnits,
                       DefaultValuedProp<ArrayProp<I64Prop>, "&[]", "Vec::new()">:$hasDefault);
}

// Predicates.
def NonNegativeI64Prop
    : ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative int64_t">;
class NonEmptyArray<Property p>
    : ConfinedProp<ArrayProp<p>, Neg<CPred<"$_self.is_empty()">>,
                   "non-empty array of " # p.summary>;
def OpWithPropertyPredicates
    : TEST_FormatOp<"op_with_property_predicates", "attr-dict prop-dict"> {
  let arguments = (ins
    NonNegativeI64Prop:$scalar, OptionalProp<NonNegativeI64Prop>:$optional,
    DefaultValuedProp<NonNegativeI64Prop, "0">:$defaulted,
    ConfinedProp<NonNegativeI64Prop, CPred<"$_self <= 5">, "between 0 and 5">:$more_constrained,
    ArrayProp<NonNegativeI64Prop>:$array, NonEmptyArray<I64Prop>:$non_empty_unconstrained,
    NonEmptyArray<NonNegativeI64Prop>:$non_empty_constrained,
    OptionalProp<NonEmptyArray<NonNegativeI64Prop>>:$non_empty_optional,
    I64Prop:$unconstrained);
}
def TestPropPatternOp1 : TEST_FormatOp<"prop_pattern_op_1", "$tag $val $cond attr-dict"> {
  let arguments = (ins StringProp:$tag, I64Prop:$val, BoolProp:$cond);
  let results = (outs I32:$results);
}
def TestPropPatternOp2 : TEST_FormatOp<"prop_pattern_op_2", "$input $tag attr-dict"> {
  let arguments = (ins I32:$input, StringProp:$tag);
}

// Properties of types of our own.
def TestNiceProperty : Property<"NiceProperty"> {
  let parser = "parse_nice_property($_parser)";
  let printer = "print_nice_property($_printer, &$_storage)";
}
def TestOpWithNiceProperties : TEST_FormatOp<"with_nice_properties", "$prop attr-dict"> {
  let arguments = (ins TestNiceProperty:$prop);
}
def TestVersionedProperty : Property<"VersionedProperty"> {
  let parser = "parse_versioned_property($_parser)";
  let printer = "print_versioned_property($_printer, &$_storage)";
}
def TestOpWithVersionedProperties
    : TEST_FormatOp<"with_versioned_properties", "$prop attr-dict"> {
  let arguments = (ins TestVersionedProperty:$prop);
}
def TestWrappedProperty : Property<"WrappedProperty">;
def TestOpWithWrappedProperties
    : TEST_FormatOp<"with_wrapped_properties", "prop-dict attr-dict"> {
  let arguments = (ins TestWrappedProperty:$prop);
}
def TestOpWithWrappedProperties2
    : TEST_FormatOp<"with_wrapped_properties2", "prop-dict attr-dict"> {
  let arguments = (ins TestWrappedProperty:$prop);
}
def TestOpUsingIntPropertyWithWorseBytecode
    : TEST_Op<"using_int_property_with_worse_bytecode"> {
  let arguments = (ins IntProp<"i64">:$value);
}
