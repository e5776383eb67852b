// Definitions of attributes and types: `AttrDef`, `TypeDef`, and their traits,
// builders and parameters.

#ifndef ATTRTYPEBASE_TD
#define ATTRTYPEBASE_TD

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Traits.td"

//===----------------------------------------------------------------------===//
// Traits
//===----------------------------------------------------------------------===//

class NativeAttrTrait<string name, code extraAttrDeclaration = [{}],
                      code extraAttrDefinition = [{}]>
    : NativeTrait<name, "Attribute", extraAttrDeclaration,
                  extraAttrDefinition>;
class ParamNativeAttrTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Attribute">;
class GenInternalAttrTrait<string prop> : GenInternalTrait<prop, "Attribute">;
class PredAttrTrait<string descr, Pred pred> : PredTrait<descr, pred>;

class NativeTypeTrait<string name, code extraTypeDeclaration = [{}],
                      code extraTypeDefinition = [{}]>
    : NativeTrait<name, "Type", extraTypeDeclaration, extraTypeDefinition>;
class ParamNativeTypeTrait<string prop, string params>
    : ParamNativeTrait<prop, params, "Type">;
class GenInternalTypeTrait<string prop> : GenInternalTrait<prop, "Type">;
class PredTypeTrait<string descr, Pred pred> : PredTrait<descr, pred>;

// The parameters identify the type; its body is set later.
def MutableType : NativeTypeTrait<"IsMutable">;

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

// A further constructor: its parameters, `(ins "T":$name, CArg<…>:$name)`, and
// its body, an expression.
class AttrOrTypeBuilder<dag parameters, code bodyCode = "",
                        string returnTypeStr = ""> {
  dag dagParams = parameters;
  code body = bodyCode;
  string returnType = returnTypeStr;
  bit hasInferredContextParam = 0;
}
class AttrBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;
class TypeBuilder<dag parameters, code bodyCode = "", string returnType = "">
    : AttrOrTypeBuilder<parameters, bodyCode, returnType>;

// Rust needs no context, so these are equal to the builders with one.
class AttrOrTypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                           string returnType = "">
    : TypeBuilder<parameters, bodyCode, returnType> {
  let hasInferredContextParam = 1;
}
class AttrBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;
class TypeBuilderWithInferredContext<dag parameters, code bodyCode = "",
                                     string returnType = "">
    : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType>;

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

class AttrOrTypeDef<string valueType, string name, list<Trait> defTraits,
                    string baseCppClass> {
  string cppBaseClassName = baseCppClass;

  string description = "";

  // The name and the path of a hand-written storage type, if `genStorageClass` is 0.
  string storageClass = name # valueType # "Storage";
  string storageNamespace = "detail";
  bit genStorageClass = 1;
  bit hasStorageCustomConstructor = 0;

  dag parameters = (ins);

  list<AttrOrTypeBuilder> builders = ?;

  list<Trait> traits = defTraits;

  // The keyword after the dot.
  string mnemonic = ?;

  // The text after the keyword: declared, or hand-written.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  bit genAccessors = 1;
  bit skipDefaultBuilders = 0;

  // A hand-written `verify` checks the parameters.
  bit genVerifyDecl = 0;

  code extraClassDeclaration = [{}];
  code extraClassDefinition = [{}];

  // Values print through an alias that is named after the mnemonic.
  bit genMnemonicAlias = 0;
}

class AttrDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::ods_runtime::Attribute">
    : DialectAttr<dialect, CPred<"">, "">,
      AttrOrTypeDef<"Attr", name, traits, baseCppClass> {
  string cppClassName = name # "Attr";
  string cppType = !if(!empty(dialect.cppNamespace), cppClassName,
                       dialect.cppNamespace # "::" # cppClassName);

  let storageType = cppType;
  let returnType = "&" # cppType;
  let convertFromStorage = _get # "kind::<" # cppType # ">($_self)";

  // The unique name.
  string attrName = dialect.name # "." # mnemonic;

  let predicate = CPred<"$_self.is::<" # cppType # ">()">;
}

class LocationAttrDef<Dialect dialect, string name, list<Trait> traits = []>
    : AttrDef<dialect, name, traits # [NativeAttrTrait<"IsLocation">],
              "::ods_runtime::attributes::LocationAttr">;

class TypeDef<Dialect dialect, string name, list<Trait> traits = [],
              string baseCppClass = "::ods_runtime::Type">
    : DialectType<dialect, CPred<"">, "", name # "Type">,
      AttrOrTypeDef<"Type", name, traits, baseCppClass> {
  string cppClassName = name # "Type";
  let cppType = !if(!empty(dialect.cppNamespace), cppClassName,
                    dialect.cppNamespace # "::" # cppClassName);

  // The unique name.
  string typeName = dialect.name # "." # mnemonic;

  let builderCall = !if(!empty(parameters),
                        "::ods_runtime::Type::from(" # cppType # "::get())",
                        "");

  let predicate = CPred<"$_self.is::<" # cppType # ">()">;
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

// A parameter: builders take `cppType`, the accessor returns `cppAccessorType`,
// and the value stores `cppStorageType`.
class AttrOrTypeParameter<string type, string desc, string accessorType = ""> {
  // The conversion of a builder's argument, `$_self`, to the stored value, and
  // the comparison of stored values (`$_lhs`, `$_rhs`); `Into` and
  // `PartialEq` if unset.
  code allocator = ?;
  code comparator = ?;

  string cppType = type;
  string cppAccessorType = !if(!empty(accessorType), type, accessorType);
  string cppStorageType = cppType;

  // Converts the stored value, `$_self`, to what the accessor returns.
  string convertFromStorage = "$_self";

  string summary = desc;

  // The name of the type in documentation.
  string syntax = ?;

  // A `Parsed<…>` of the stored value over `$_parser`, and a statement that prints
  // `$_self` to `$_printer`; the `FieldParser` of the type if unset.
  string parser = ?;
  string printer = ?;

  // Makes the parameter optional, with this value.
  string defaultValue = "";
}
class AttrParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;
class TypeParameter<string type, string desc, string accessorType = "">
    : AttrOrTypeParameter<type, desc, accessorType>;

// The Rust type of an optional parameter: types and attributes, which are never
// null, are in an `Option`; other types have a default.
class _Nullable<string type> {
  defvar end = !substr(type, !if(!gt(!size(type), 4), !sub(!size(type), 4), 0));
  bit isValue = !or(!eq(end, "Attr"), !eq(end, "Type"),
                    !eq(type, "Attribute"),
                    !eq(type, "::ods_runtime::Attribute"),
                    // As C++ writes them.
                    !eq(type, "::mlir::Attribute"), !eq(type, "FusedLoc"));
  string ret =
      !if(isValue, "::core::option::Option<" # type # ">", type);
}

// A parameter is absent if it is equal to the default of the stored type.
class OptionalParameter<string type, string desc = "">
    : AttrOrTypeParameter<_Nullable<type>.ret, desc> {
  let defaultValue = "<" # cppStorageType
                         # " as ::core::default::Default>::default()";
}

class DefaultValuedParameter<string type, string value, string desc = "">
    : AttrOrTypeParameter<type, desc> {
  let defaultValue = value;
}

class StringRefParameter<string desc = "", string value = "">
    : AttrOrTypeParameter<"&str", desc> {
  let allocator = "::std::string::String::from($_self)";
  let printer = "$_printer.print_string($_self)";
  let cppStorageType = "::std::string::String";
  let convertFromStorage = "$_self.as_str()";
  let defaultValue = value;
}

class APIntParameter<string desc>
    : AttrOrTypeParameter<"::ods_runtime::attributes::ApInt", desc>;

class APFloatParameter<string desc>
    : AttrOrTypeParameter<"::ods_runtime::attributes::FloatAttr", desc>;

class ArrayRefParameter<string arrayOf, string desc = "">
    : AttrOrTypeParameter<"&[" # arrayOf # "]", desc> {
  let allocator = "$_self.to_vec()";
  let cppStorageType = "::std::vec::Vec<" # arrayOf # ">";
  let convertFromStorage = "$_self.as_slice()";
}

class OptionalArrayRefParameter<string arrayOf, string desc = "">
    : OptionalParameter<"&[" # arrayOf # "]", desc> {
  let allocator = "$_self.to_vec()";
  let cppStorageType = "::std::vec::Vec<" # arrayOf # ">";
  let convertFromStorage = "$_self.as_slice()";
}

// Rust values own their parts, so these are plain parameters.
class SelfAllocationParameter<string type, string desc>
    : AttrOrTypeParameter<type, desc>;

class ArrayRefOfSelfAllocationParameter<string arrayOf, string desc>
    : AttrOrTypeParameter<"&[" # arrayOf # "]", desc> {
  let allocator = "$_self.to_vec()";
  let cppStorageType = "::std::vec::Vec<" # arrayOf # ">";
  let convertFromStorage = "$_self.as_slice()";
}

// The type after the colon that follows an attribute.
class AttributeSelfTypeParameter<string desc,
                                 string derivedType = "::ods_runtime::Type",
                                 string typeBuilder = "">
    : AttrOrTypeParameter<derivedType, desc> {
  let defaultValue = !if(!and(!empty(typeBuilder),
                              !eq(derivedType, "::ods_runtime::Type")),
                         "::ods_runtime::Type::none()", typeBuilder);
}

//===----------------------------------------------------------------------===//
// Arrays of one kind
//===----------------------------------------------------------------------===//

// `#dialect.mnemonic<[a, b]>`
class ArrayOfAttr<Dialect dialect, string name, string attrMnemonic,
                  string eltName, list<Trait> traits = []>
    : AttrDef<dialect, name, traits> {
  let parameters = (ins OptionalArrayRefParameter<eltName>:$value);
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`[` (`]`) : ($value^ `]`)?";
  let returnType = "&[" # eltName # "]";
  let constBuilderCall =
      "::ods_runtime::Attribute::from(" # cppType # "::get($0))";
  let convertFromStorage = _get # "kind::<" # cppType # ">($_self).value()";
}

#endif // ATTRTYPEBASE_TD
