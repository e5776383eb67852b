// Enums: sets of cases, and the attributes and properties that hold one.
//
// Code refers to a case as `cppType::symbol`, and to an enum as a whole through
// `::ods_runtime::EnumInfo`, the trait that every generated enum implements.

#ifndef ENUMATTR_TD
#define ENUMATTR_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"

defvar _enums = "::ods_runtime::__private::enums::";

//===----------------------------------------------------------------------===//
// Cases
//===----------------------------------------------------------------------===//

class EnumCase<string sym, int intVal, string strVal, int widthVal> {
  // Name in Rust, value, name in text, and bits of the whole enum.
  string symbol = sym;
  int value = intVal;
  string str = strVal;
  int width = widthVal;
}

class I32EnumCase<string sym, int val, string str = sym>
    : EnumCase<sym, val, str, 32>;
class I64EnumCase<string sym, int val, string str = sym>
    : EnumCase<sym, val, str, 64>;

// A case that is also a constraint on integer attributes.
class IntEnumAttrCaseBase<I intType, string sym, string strVal, int intVal>
    : EnumCase<sym, intVal, strVal, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # strVal> {
  let predicate = CPred<_preds # "int_has_bits_of($_self, &[" # intVal # "])">;
}
class I32EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I32, sym, str, val>;
class I64EnumAttrCase<string sym, int val, string str = sym>
    : IntEnumAttrCaseBase<I64, sym, str, val>;

class BitEnumCaseBase<string sym, int val, string str, int width>
    : EnumCase<sym, val, str, width>;
class I8BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 8>;
class I16BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 16>;
class I32BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 32>;
class I64BitEnumCase<string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, 64>;

class BitEnumAttrCaseBase<I intType, string sym, int val, string str = sym>
    : BitEnumCaseBase<sym, val, str, intType.bitwidth>,
      SignlessIntegerAttrBase<intType, "case " # str>;
class I8BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I8, sym, val, str>;
class I16BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I16, sym, val, str>;
class I32BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I32, sym, val, str>;
class I64BitEnumAttrCase<string sym, int val, string str = sym>
    : BitEnumAttrCaseBase<I64, sym, val, str>;

// The case without any bit.
class BitEnumCaseNone<string sym, string str, int width>
    : BitEnumCaseBase<sym, 0, str, width>;
class I8BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 8>;
class I16BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 16>;
class I32BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 32>;
class I64BitEnumCaseNone<string sym, string str = sym>
    : BitEnumCaseNone<sym, str, 64>;
class I8BitEnumAttrCaseNone<string sym, string str = sym>
    : I8BitEnumAttrCase<sym, 0, str>;
class I16BitEnumAttrCaseNone<string sym, string str = sym>
    : I16BitEnumAttrCase<sym, 0, str>;
class I32BitEnumAttrCaseNone<string sym, string str = sym>
    : I32BitEnumAttrCase<sym, 0, str>;
class I64BitEnumAttrCaseNone<string sym, string str = sym>
    : I64BitEnumAttrCase<sym, 0, str>;

// One bit, by position.
class BitEnumCaseBit<string sym, int pos, string str, int width>
    : BitEnumCaseBase<sym, !shl(1, pos), str, width> {
  assert !and(!ge(pos, 0), !lt(pos, width)),
         "bit position larger than underlying storage";
}
class I8BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 8>;
class I16BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 16>;
class I32BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 32>;
class I64BitEnumCaseBit<string sym, int pos, string str = sym>
    : BitEnumCaseBit<sym, pos, str, 64>;

class BitEnumAttrCaseBit<I intType, string sym, int pos, string str = sym>
    : BitEnumAttrCaseBase<intType, sym, !shl(1, pos), str> {
  assert !and(!ge(pos, 0), !lt(pos, intType.bitwidth)),
         "bit position larger than underlying storage";
}
class I8BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I8, sym, pos, str>;
class I16BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I16, sym, pos, str>;
class I32BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I32, sym, pos, str>;
class I64BitEnumAttrCaseBit<string sym, int pos, string str = sym>
    : BitEnumAttrCaseBit<I64, sym, pos, str>;

// The union of the bits of some cases.
class _UnionOf<list<EnumCase> cases> {
  int ret = !foldl(0, cases, value, bitcase, !or(value, bitcase.value));
}

// A name for several bits.
class BitEnumCaseGroup<string sym, list<BitEnumCaseBase> cases,
                       string str = sym>
    : BitEnumCaseBase<sym, _UnionOf<cases>.ret, str, !head(cases).width>;
class BitEnumAttrCaseGroup<I intType, string sym, list<BitEnumCaseBase> cases,
                           string str = sym>
    : BitEnumAttrCaseBase<intType, sym, _UnionOf<cases>.ret, str>;
class I8BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                             string str = sym>
    : BitEnumAttrCaseGroup<I8, sym, cases, str>;
class I16BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                              string str = sym>
    : BitEnumAttrCaseGroup<I16, sym, cases, str>;
class I32BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                              string str = sym>
    : BitEnumAttrCaseGroup<I32, sym, cases, str>;
class I64BitEnumAttrCaseGroup<string sym, list<BitEnumAttrCaseBase> cases,
                              string str = sym>
    : BitEnumAttrCaseGroup<I64, sym, cases, str>;

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

class EnumInfo<string name, string summaryValue, list<EnumCase> cases,
               int width> {
  string summary = summaryValue;
  string description =
      "Enum cases:\n"
      # !interleave(!foreach(c, cases, "* " # c.str # " (`" # c.symbol # "`)"),
                    "\n");

  // The Rust path, and the name in it.
  string cppNamespace = "";
  string className = name;
  string cppType = !if(!empty(cppNamespace), "", cppNamespace # "::")
                   # className;

  list<EnumCase> enumerants = cases;

  int bitwidth = width;
  string underlyingType = "u" # width;

  // The names of free functions in C++; methods and trait impls in Rust.
  string underlyingToSymbolFnName = "symbolize" # name;
  string stringToSymbolFnName = "symbolize" # name;
  string symbolToStringFnName = "stringify" # name;
  string symbolToStringFnRetType = "&'static str";
  string maxEnumValFnName = "getMaxEnumValFor" # name;
}

// An enum that an integer attribute holds.
class EnumAttrInfo<string name, list<EnumCase> cases,
                   SignlessIntegerAttrBase baseClass>
    : EnumInfo<name, baseClass.summary, cases,
               !cast<I>(baseClass.valueType).bitwidth>,
      Attr<baseClass.predicate, baseClass.summary> {
  // 1: accessors return the enum; 0: they return the integer.
  bit genSpecializedAttr = 1;
  Attr baseAttrClass = baseClass;
  string specializedAttrClassName = name # "Attr";

  let storageType =
      !if(genSpecializedAttr, _classes # "IntegerEnumAttr<" # cppType # ">",
          baseAttrClass.storageType);
  let predicate =
      !if(genSpecializedAttr,
          CPred<_preds # "attr_is::<" # storageType # ">($_self)">,
          baseAttrClass.predicate);
  let returnType =
      !if(genSpecializedAttr, cppType, baseAttrClass.returnType);
  let convertFromStorage =
      !if(genSpecializedAttr, _get # "enum_value::<" # cppType # ">($_self)",
          baseAttrClass.convertFromStorage);
  let constBuilderCall =
      !if(genSpecializedAttr, _make # "enum_value::<" # cppType # ">($0)",
          baseAttrClass.constBuilderCall);
  let valueType = baseAttrClass.valueType;

  // Parser and printer of the enum as a parameter.
  string parameterParser = ?;
  string parameterPrinter = ?;
}

// The Rust name of a case: a keyword is raw, or ends in `_` if it cannot be raw,
// and a name that begins with a digit gets a `_` in front.
class _RustName<string symbol> {
  defvar word = " " # symbol # " ";
  defvar keywords = " abstract as async await become box break const continue "
                    # "do dyn else enum extern false final fn for gen if impl "
                    # "in let loop macro match mod move mut override priv pub "
                    # "ref return static struct trait true try type typeof "
                    # "unsafe unsized use virtual where while yield ";
  string ret =
      !cond(!ge(!find(keywords, word), 0) : "r#" # symbol,
            !ge(!find(" self Self super crate ", word), 0) : symbol # "_",
            !empty(symbol) : symbol,
            !ge(!find("0123456789", !substr(symbol, 0, 1)), 0) : "_" # symbol,
            true : symbol);
}

class DefaultValuedEnumAttr<EnumAttrInfo attr, EnumCase case>
    : DefaultValuedAttr<attr, attr.cppType # "::"
                                  # _RustName<case.symbol>.ret>;

// The list of cases in messages.
class _Cases<string kind, list<EnumCase> cases>
    : StrFunc<"allowed " # kind # " cases: "
              # !interleave(!foreach(c, cases, c.value), ", ")>;

class IntEnum<string name, string summary, list<EnumCase> cases, int width>
    : EnumInfo<name,
               !if(!empty(summary), _Cases<"i" # width, cases>.result, summary),
               cases, width>;
class I32Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 32>;
class I64Enum<string name, string summary, list<EnumCase> cases>
    : IntEnum<name, summary, cases, 64>;

class IntEnumAttrBase<I intType, list<IntEnumAttrCaseBase> cases,
                      string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate =
      And<[SignlessIntegerAttrBase<intType, summary>.predicate,
           CPred<_preds # "int_has_bits_of($_self, &["
                 # !interleave(!foreach(c, cases, c.value), ", ") # "])">]>;
}

class IntEnumAttr<I intType, string name, string summary,
                  list<IntEnumAttrCaseBase> cases>
    : EnumAttrInfo<name, cases,
                   IntEnumAttrBase<intType, cases,
                                   !if(!empty(summary),
                                       _Cases<intType.summary, cases>.result,
                                       summary)>> {
  let parameterParser =
      _enums # "parse_parameter::<" # cppType # ">($_parser)";
  let parameterPrinter = _enums # "print_parameter($_printer, $_self)";
}
class I32EnumAttr<string name, string summary, list<I32EnumAttrCase> cases>
    : IntEnumAttr<I32, name, summary, cases>;
class I64EnumAttr<string name, string summary, list<I64EnumAttrCase> cases>
    : IntEnumAttr<I64, name, summary, cases>;

// The base of all enums of bits.
class BitEnumBase<list<BitEnumCaseBase> cases> {
  int validBits = _UnionOf<cases>.ret;

  // The separator of cases in text.
  string separator = "|";
  assert !or(!ge(!find(separator, "|"), 0), !ge(!find(separator, ","), 0)),
         "separator must contain '|' or ',' for parameter parsing";

  // Print groups in place of their members.
  bit printBitEnumPrimaryGroups = 0;

  // Print several bits as one string.
  bit printBitEnumQuoted = 0;
}

class BitEnum<string name, string summary, list<BitEnumCaseBase> cases,
              int width>
    : EnumInfo<name, summary, cases, width>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "::std::string::String";
}
class I8BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 8>;
class I16BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 16>;
class I32BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 32>;
class I64BitEnum<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnum<name, summary, cases, 64>;

class BitEnumAttrBase<I intType, list<BitEnumCaseBase> cases, string summary>
    : SignlessIntegerAttrBase<intType, summary> {
  let predicate =
      And<[SignlessIntegerAttrBase<intType, summary>.predicate,
           CPred<_preds # "int_has_only_bits($_self, " # _UnionOf<cases>.ret
                 # ")">]>;
}

class BitEnumAttr<I intType, string name, string summary,
                  list<BitEnumCaseBase> cases>
    : EnumAttrInfo<name, cases, BitEnumAttrBase<intType, cases, summary>>,
      BitEnumBase<cases> {
  let symbolToStringFnRetType = "::std::string::String";
  let printBitEnumQuoted = 1;

  string parseSeparatorFn = !if(!ge(!find(separator, "|"), 0),
                                "parse_optional_vertical_bar",
                                "parse_optional_comma");

  let parameterParser =
      _enums # "parse_bits_parameter::<" # cppType # ">($_parser)";
  let parameterPrinter = _enums # "print_parameter($_printer, $_self)";
}
class I8BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I8, name, summary, cases>;
class I16BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I16, name, summary, cases>;
class I32BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I32, name, summary, cases>;
class I64BitEnumAttr<string name, string summary, list<BitEnumCaseBase> cases>
    : BitEnumAttr<I64, name, summary, cases>;

//===----------------------------------------------------------------------===//
// Attributes that hold an enum
//===----------------------------------------------------------------------===//

class EnumParameter<EnumInfo enumInfo>
    : AttrParameter<enumInfo.cppType,
                    "an enum of type " # enumInfo.className> {
  let parser = !if(!isa<EnumAttrInfo>(enumInfo),
                   !cast<EnumAttrInfo>(enumInfo).parameterParser, ?);
  let printer = !if(!isa<EnumAttrInfo>(enumInfo),
                    !cast<EnumAttrInfo>(enumInfo).parameterPrinter, ?);
}

// `#dialect.name<case>`, or `#dialect<name case>`.
class EnumAttr<Dialect dialect, EnumInfo enumInfo, string name = "",
               list<Trait> traits = []>
    : AttrDef<dialect, enumInfo.className, traits> {
  let summary = enumInfo.summary;
  let description = enumInfo.description;

  EnumInfo enum = enumInfo;

  let cppNamespace = enumInfo.cppNamespace;
  let constBuilderCall =
      "::ods_runtime::Attribute::from(" # cppType # "::get($0))";
  let returnType = enumInfo.cppType;
  let convertFromStorage = _get # "kind::<" # cppType # ">($_self).value()";

  let parameters = (ins EnumParameter<enumInfo>:$value);
  let mnemonic = name;
  let assemblyFormat = "$value";
}

//===----------------------------------------------------------------------===//
// Properties that hold an enum
//===----------------------------------------------------------------------===//

// Its attribute is an integer.
class EnumProp<EnumInfo enumInfo>
    : Property<enumInfo.cppType, enumInfo.summary> {
  EnumInfo enum = enumInfo;

  let description = enum.description;
  let predicate = CPred<_enums # "is_valid($_self)">;
  let convertFromAttribute =
      _enums # "from_attribute::<" # enum.cppType # ">($_attr)";
  let convertToAttribute = _enums # "to_attribute($_storage)";
  let optionalParser = _prop # "parse_optional($_parser)";
}

// Its attribute is an integer, or the enum's own attribute.
class EnumPropWithAttrForm<EnumInfo enumInfo, Attr attributeForm>
    : EnumProp<enumInfo> {
  Attr attrForm = attributeForm;

  // Print the enum's own attribute.
  bit storeInCustomAttribute = 0;

  let convertFromAttribute =
      _enums # "from_attribute_or::<" # enum.cppType # ", "
             # attrForm.storageType # ">($_attr)";
  let convertToAttribute =
      !if(storeInCustomAttribute,
          "::ods_runtime::Attribute::from(" # attrForm.storageType
              # "::get($_storage))",
          _enums # "to_attribute($_storage)");
}

// `mnemonic<case>`
class _namedEnumPropFields<string cppType, string mnemonic> {
  defvar args = "::<" # cppType # ">($_parser, \"" # mnemonic # "\")";
  code parser = _enums # "parse_named" # args;
  code optionalParser = _enums # "parse_optional_named" # args;
  code printer = _enums # "print_named($_printer, \"" # mnemonic
                        # "\", $_storage)";
}

class NamedEnumProp<EnumInfo enumInfo, string name> : EnumProp<enumInfo> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser =
      _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enum.cppType, mnemonic>.printer;
}

class NamedEnumPropWithAttrForm<EnumInfo enumInfo, string name,
                                Attr attributeForm>
    : EnumPropWithAttrForm<enumInfo, attributeForm> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser =
      _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enum.cppType, mnemonic>.printer;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

// The Rust path of the case whose text is `case`.
class _symbolToValue<EnumInfo enumInfo, string case> {
  defvar cases = !filter(c, enumInfo.enumerants, !eq(c.str, case));
  assert !not(!empty(cases)), "failed to find enum-case '" # case # "'";

  string value = enumInfo.cppType # "::"
                 # !if(!empty(cases), "",
                       _RustName<!head(cases).symbol>.ret);
}

// The Rust expression for `case|case|…`.
class _bitSymbolsToValue<EnumInfo bitEnum, string case> {
  assert !isa<BitEnumBase>(bitEnum), "_bitSymbolsToValue not given a bit enum";
  defvar pos = !find(case, "|");

  string value =
      !if(!eq(pos, -1), _symbolToValue<bitEnum, case>.value,
          _symbolToValue<bitEnum, !substr(case, 0, pos)>.value # "|"
              # _bitSymbolsToValue<bitEnum,
                                   !substr(case, !add(pos, 1))>.value);
}

class ConstantEnumCaseBase<Attr attribute, EnumInfo enumInfo, string case>
    : ConstantAttr<attribute,
                   !if(!isa<BitEnumBase>(enumInfo),
                       _bitSymbolsToValue<enumInfo, case>.value,
                       _symbolToValue<enumInfo, case>.value)>;

class ConstantEnumCase<Attr attribute, string case>
    : ConstantEnumCaseBase<attribute,
                           !if(!isa<EnumInfo>(attribute),
                               !cast<EnumInfo>(attribute),
                               !cast<EnumAttr>(attribute).enum),
                           case> {
  assert !or(!isa<EnumAttr>(attribute), !isa<EnumInfo>(attribute)),
         "attribute must be one of 'EnumAttr' or 'EnumInfo'";
}

#endif // ENUMATTR_TD
