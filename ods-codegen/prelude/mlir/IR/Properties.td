// Properties: arguments that an op stores as Rust values.
//
// In code, `$_storage` is the place of the stored value. The defaults use
// `::ods_runtime::PropertyValue`, the trait of Rust types that can be stored;
// a modifier runs the code of the wrapped property with a variable of its own as
// `$_storage`.

#ifndef PROPERTIES
#define PROPERTIES

include "mlir/IR/Constraints.td"
include "mlir/IR/Utils.td"

defvar _prop = "::ods_runtime::__private::prop::";

class Property<string storageTypeParam = "", string desc = "",
               string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string description = "";

  // The stored type; accessors and builders use `interfaceType`.
  code storageType = storageTypeParam;

  // The return type of the accessor.
  code convertFromStorage = "$_storage";

  // A statement that stores `$_value`, of the interface type.
  code assignToStorage = "$_storage = $_value";

  // The `Attribute` for the value in generic form.
  code convertToAttribute = _prop # "to_attribute(&$_storage)";

  // The value of `$_attr: &Attribute`: `Result<…, String>`, with a
  // message if the attribute is not valid.
  code convertFromAttribute = _prop # "from_attribute($_attr)";

  // The hash, a `u64`; by the type's `Hash` if empty.
  code hashProperty = "";

  // `Parsed` of the value; `Parsed<Option<…>>` if it is optional (empty: it is
  // not); a statement that prints it.
  code parser = _prop # "parse($_parser)";
  code optionalParser = "";
  code printer = _prop # "print($_printer, &$_storage)";

  // Have no effect in Rust.
  code writeToMlirBytecode = "";
  code readFromMlirBytecode = "";

  // The property that a modifier such as `DefaultValuedProp` wraps.
  Property baseProperty = ?;

  // The default, of the interface type; empty if there is none.
  string defaultValue = "";

  // The default, of the storage type, if that differs.
  string storageTypeValueOverride = "";
}

// Names that MLIR's own definitions refer to.
defvar readMlirBytecodeUsingConvertFromAttribute = "";
defvar writeMlirBytecodeWithConvertToAttribute = "";

//===----------------------------------------------------------------------===//
// Plain values
//===----------------------------------------------------------------------===//

class IntProp<string storageTypeParam, string desc = "">
    : Property<storageTypeParam, desc> {
  let summary = !if(!empty(desc), storageTypeParam, desc);
  let optionalParser = _prop # "parse_optional($_parser)";
}
class IntProperty<string storageTypeParam, string desc = "">
    : IntProp<storageTypeParam, desc>,
      Deprecated<"moved to the shorter name IntProp">;

// The summaries are MLIR's: verifiers print them.
class _cls_I32Prop : IntProp<"i32", "int32_t">;
class _cls_I64Prop : IntProp<"i64", "int64_t">;
def I32Prop : _cls_I32Prop;
def I64Prop : _cls_I64Prop;
def I32Property : _cls_I32Prop, Deprecated<"moved to shorter name I32Prop">;
def I64Property : _cls_I64Prop, Deprecated<"moved to shorter name I64Prop">;

class _cls_StringProp : Property<"::std::string::String", "string", "&str"> {
  let convertFromStorage = "$_storage.as_str()";
  let assignToStorage = "$_storage = ::std::string::String::from($_value)";
  let optionalParser = _prop # "parse_optional($_parser)";
}
def StringProp : _cls_StringProp;
def StringProperty
    : _cls_StringProp, Deprecated<"moved to shorter name StringProp">;

class _cls_BoolProp : IntProp<"bool", "boolean">;
def BoolProp : _cls_BoolProp;
def BoolProperty : _cls_BoolProp, Deprecated<"moved to shorter name BoolProp">;

// A flag: `unit`, or `unit_absent` where the text must have a value.
class _cls_UnitProp : Property<"bool", "unit property"> {
  let defaultValue = "false";
  let convertToAttribute = _prop # "unit_to_attribute($_storage)";
  let convertFromAttribute = _prop # "unit_from_attribute($_attr)";
  let parser = _prop # "parse_unit($_parser)";
  let optionalParser = _prop # "parse_optional_unit($_parser)";
  let printer = _prop # "print_unit($_printer, $_storage)";
}
def UnitProp : _cls_UnitProp;
def UnitProperty : _cls_UnitProp, Deprecated<"moved to shorter name UnitProp">;

//===----------------------------------------------------------------------===//
// Modifiers
//===----------------------------------------------------------------------===//

// The parts of `p` that every modifier keeps.
class _SameProp<Property p, string summary = p.summary>
    : Property<p.storageType, summary, p.interfaceType> {
  let baseProperty = p;
  let description = p.description;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let predicate = p.predicate;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let readFromMlirBytecode = p.readFromMlirBytecode;
  let writeToMlirBytecode = p.writeToMlirBytecode;
  let defaultValue = p.defaultValue;
  let storageTypeValueOverride = p.storageTypeValueOverride;
}

class DefaultValuedProp<Property p, string default = "",
                        string storageDefault = ""> : _SameProp<p> {
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
}
class DefaultValuedProperty<Property p, string default = "",
                            string storageDefault = "">
    : DefaultValuedProp<p, default, storageDefault>,
      Deprecated<"moved to shorter name DefaultValuedProp">;

class ConfinedProp<Property p, Pred pred, string newSummary = "">
    : _SameProp<p, !if(!empty(newSummary), p.summary, newSummary)> {
  let predicate = !if(!ne(p.predicate, TruePred), And<[p.predicate, pred]>,
                      pred);
}
class ConfinedProperty<Property p, Pred pred, string newSummary = "">
    : ConfinedProp<p, pred, newSummary>,
      Deprecated<"moved to shorter name ConfinedProp">;

class ConstantProp<Property prop, string val>
    : ConfinedProp<prop, CPred<"$_self == " # val>,
                   "constant '" # prop.summary # "': " # val> {
  string value = val;
}

//===----------------------------------------------------------------------===//
// Arrays and options of properties
//===----------------------------------------------------------------------===//

// Whether the value after the reference `__v` satisfies the predicate of `p`.
class _StoredValueSatisfies<Property p> {
  Pred ret = SubstLeaves<
      "$_self",
      "(" # !subst("$_storage", "(*__v)", p.convertFromStorage) # ")",
      p.predicate>;
}

// The code of `p` with `(*__v)` for the stored value, and with `__p` and `__attr` for
// the parser or printer and the attribute.
class _Nested<string c> {
  string ret = !subst("$_storage", "(*__v)",
               !subst("$_parser", "__p",
               !subst("$_printer", "__p", !subst("$_attr", "__attr", c))));
}

class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::std::vec::Vec<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "&[" # elem.storageType # "]"> {
  let convertFromStorage = "$_storage.as_slice()";
  let assignToStorage = "$_storage = $_value.to_vec()";
  let convertToAttribute =
      _prop # "array_to_attribute(&$_storage, |__v| "
            # _Nested<elem.convertToAttribute>.ret # ")";
  let convertFromAttribute =
      _prop # "array_from_attribute($_attr, |__attr| "
            # _Nested<elem.convertFromAttribute>.ret # ")";
  let predicate = !if(!eq(elem.predicate, TruePred), TruePred,
                      Concat<"$_self.iter().all(|__v| ",
                             _StoredValueSatisfies<elem>.ret, ")">);
  let parser = _prop # "parse_array($_parser, |__p| "
                     # _Nested<elem.parser>.ret # ")";
  let optionalParser = _prop # "parse_optional_array($_parser, |__p| "
                             # _Nested<elem.parser>.ret # ")";
  let printer = _prop # "print_array($_printer, &$_storage, |__p, __v| "
                      # _Nested<elem.printer>.ret # ")";
  let hashProperty =
      !if(!empty(elem.hashProperty), "",
          _prop # "hash_array(&$_storage, |__v| "
                # _Nested<elem.hashProperty>.ret # ")");
}
class ArrayProperty<Property elem = Property<>, string newSummary = "">
    : ArrayProp<elem, newSummary>,
      Deprecated<"moved to shorter name ArrayProp">;

// An array of integers: its attribute is a dense array.
class IntArrayProp<Property elem, string newSummary = "">
    : ArrayProp<elem, newSummary> {
  let convertToAttribute = _prop # "int_array_to_attribute(&$_storage)";
  let convertFromAttribute = _prop # "int_array_from_attribute($_attr)";
}
class IntArrayProperty<Property elem, string newSummary = "">
    : IntArrayProp<elem, newSummary>,
      Deprecated<"moved to shorter name IntArrayProp">;

// `none`, or the value; in `some<…>`, unless the value has an optional
// parser.
class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"::core::option::Option<" # p.storageType # ">",
               "optional " # p.summary,
               "::core::option::Option<" # p.interfaceType # ">"> {
  defvar delegatesParsing = !and(!empty(p.defaultValue),
                                 !not(!empty(p.optionalParser)),
                                 canDelegateParsing);
  defvar isTrivial = !and(!eq(p.convertFromStorage, "$_storage"),
                          !eq(p.assignToStorage, "$_storage = $_value"),
                          !eq(p.storageType, p.interfaceType));

  let defaultValue = "::core::option::Option::None";
  let convertFromStorage =
      !if(isTrivial, p.convertFromStorage,
          "$_storage.as_ref().map(|__v| "
              # !subst("$_storage", "(*__v)", p.convertFromStorage) # ")");
  let assignToStorage =
      !if(isTrivial, p.assignToStorage,
          "$_storage = $_value.map(|__value| { let __v; "
              # !subst("$_storage", "__v",
                       !subst("$_value", "__value", p.assignToStorage))
              # "; __v })");
  let convertToAttribute =
      _prop # "option_to_attribute($_storage.as_ref(), |__v| "
            # _Nested<p.convertToAttribute>.ret # ")";
  let convertFromAttribute =
      _prop # "option_from_attribute($_attr, |__attr| "
            # _Nested<p.convertFromAttribute>.ret # ")";
  let predicate =
      !if(!eq(p.predicate, TruePred), TruePred,
          Concat<"$_self.is_none_or(|__v| ",
                 SubstLeaves<"$_self", "__v", p.predicate>, ")">);

  defvar nested =
      !if(delegatesParsing,
          "delegated_option($_parser, |__p| " # _Nested<p.optionalParser>.ret,
          "option($_parser, |__p| " # _Nested<p.parser>.ret) # ")";
  let parser = _prop # "parse_" # nested;
  let optionalParser = _prop # "parse_optional_" # nested;
  let printer =
      _prop # "print_" # !if(delegatesParsing, "delegated_", "")
            # "option($_printer, $_storage.as_ref(), |__p, __v| "
            # _Nested<p.printer>.ret # ")";
  let hashProperty =
      !if(!empty(p.hashProperty), "",
          _prop # "hash_option($_storage.as_ref(), |__v| "
                # _Nested<p.hashProperty>.ret # ")");

  assert !or(!not(delegatesParsing),
             !eq(defaultValue, "::core::option::Option::None")),
         "For delegated parsing to be used, the default value must be None. "
         "To use a non-trivial default, set the canDelegateParsing argument "
         "to 0";
}
class OptionalProperty<Property p, bit canDelegateParsing = 1>
    : OptionalProp<p, canDelegateParsing>,
      Deprecated<"moved to shorter name OptionalProp">;

#endif // PROPERTIES
