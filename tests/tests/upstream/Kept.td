// Definitions of C++ that need more than a table of snippets: text of parameters, namespaces, sets of bits, own storage.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Kept_Dialect : Dialect {
  let name = "kept";
  let cppNamespace = "::mlir::kept";
  let useDefaultAttributePrinterParser = 1;
}

// An enum in a namespace of its own.
def Kept_Level : I32EnumAttr<"Level", "level", [I32EnumAttrCase<"Low", 0, "low">, I32EnumAttrCase<"High", 1, "high">]> {
  let cppNamespace = "::mlir::kept::level";
  let genSpecializedAttr = 0;
}

def Kept_LevelAttr : AttrDef<Kept_Dialect, "Level"> {
  let mnemonic = "level";
  let parameters = (ins "level::Level":$level);
  let assemblyFormat = "`<` $level `>`";
}

// A set of bits, whose default is not a bit.
def Kept_Marks : I32BitEnumAttr<"Marks", "marks", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Red", 0, "red">,
    I32BitEnumAttrCaseBit<"Blue", 1, "blue">]> {
  let separator = ", ";
  let cppNamespace = "::mlir::kept";
  let genSpecializedAttr = 0;
}

def Kept_MarksAttr : EnumAttr<Kept_Dialect, Kept_Marks, "marks"> {
  let assemblyFormat = "`<` $value `>`";
}

// A number that is written as a word, which C++ reads and prints.
class Kept_Word<string summary, string names> : AttrOrTypeParameter<"unsigned", summary> {
  let parser = [{ [&]() -> FailureOr<unsigned> {
    StringRef name;
    if ($_parser.parseKeyword(&name))
      return failure();
    return words::get}] # names # [{(name);
  }() }];
  let printer = "$_printer << words::" # names # "String($_self)";
}

def Kept_ColorAttr : AttrDef<Kept_Dialect, "Color"> {
  let mnemonic = "color";
  let parameters = (ins Kept_Word<"a color", "Color">:$color, "unsigned":$weight);
  let assemblyFormat = "`<` $color `:` $weight `>`";
}

// A type that gets its body after it exists.
def Kept_BoxType : TypeDef<Kept_Dialect, "Box", [MutableType]> {
  let mnemonic = "box";
  let hasCustomAssemblyFormat = 1;
  let parameters = (ins StringRefParameter<"the name">:$name, ArrayRefParameter<"Type">:$body);
  let storageClass = "BoxTypeStorage";
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Kept_UseOp : Op<Kept_Dialect, "use"> {
  let arguments = (ins DefaultValuedAttr<Kept_MarksAttr, "{}">:$marks,
                       DefaultValuedAttr<Kept_MarksAttr, "::mlir::kept::Marks::Blue">:$others,
                       OptionalAttr<Kept_LevelAttr>:$level);
  let assemblyFormat = "attr-dict";
}
