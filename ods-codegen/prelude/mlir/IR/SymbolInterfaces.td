// Symbols, and symbol tables.

#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let description = "Has a name by which other ops refer to it.";
  let cppNamespace = "::ods_runtime::interfaces";

  defvar visibility = "::ods_runtime::interfaces::Visibility";
  let methods = [
    InterfaceMethod<"The name.", "&str", "getNameAttr", (ins),
        "::ods_runtime::interfaces::symbol_name($_op, $_ir)",
        "::ods_runtime::interfaces::symbol_name($_op, $_ir)">,
    InterfaceMethod<"Sets the name.", "()", "setName",
        (ins "&mut ::ods_runtime::Ir":$ir, "&str":$name), "",
        "::ods_runtime::interfaces::set_symbol_name($_op, ir, name)">,
    InterfaceMethod<"Who can refer to the symbol.",
        visibility, "getVisibility", (ins), "",
        "::ods_runtime::interfaces::symbol_visibility($_op, $_ir)">,
    InterfaceMethod<"Whether the visibility is nested.",
        "bool", "isNested", (ins), "",
        "$_op.get_visibility($_ir) == " # visibility # "::Nested">,
    InterfaceMethod<"Whether the visibility is private.",
        "bool", "isPrivate", (ins), "",
        "$_op.get_visibility($_ir) == " # visibility # "::Private">,
    InterfaceMethod<"Whether the visibility is public.",
        "bool", "isPublic", (ins), "",
        "$_op.get_visibility($_ir) == " # visibility # "::Public">,
    InterfaceMethod<"Sets the visibility.", "()", "setVisibility",
        (ins "&mut ::ods_runtime::Ir":$ir, visibility:$vis), "",
        "::ods_runtime::interfaces::set_symbol_visibility($_op, ir, vis)">,
    InterfaceMethod<"Makes the symbol nested.", "()", "setNested",
        (ins "&mut ::ods_runtime::Ir":$ir), "",
        "$_op.set_visibility(ir, " # visibility # "::Nested)">,
    InterfaceMethod<"Makes the symbol private.", "()", "setPrivate",
        (ins "&mut ::ods_runtime::Ir":$ir), "",
        "$_op.set_visibility(ir, " # visibility # "::Private)">,
    InterfaceMethod<"Makes the symbol public.", "()", "setPublic",
        (ins "&mut ::ods_runtime::Ir":$ir), "",
        "$_op.set_visibility(ir, " # visibility # "::Public)">,
    InterfaceMethod<"The uses of the symbol inside `from`.",
        "::core::option::Option<"
        "::std::vec::Vec<::ods_runtime::interfaces::SymbolUse>>",
        "getSymbolUses", (ins "::ods_runtime::Operation":$from), "",
        "::ods_runtime::interfaces::symbol_uses($_op, $_ir, from)">,
    InterfaceMethod<"Whether there is certainly no use inside `from`.",
        "bool", "symbolKnownUseEmpty", (ins "::ods_runtime::Operation":$from),
        "",
        "::ods_runtime::interfaces::symbol_known_use_empty($_op, $_ir, from)">,
    InterfaceMethod<"Refers to `new_symbol` in all uses inside `from`.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>",
        "replaceAllSymbolUses",
        (ins "&mut ::ods_runtime::Ir":$ir, "&str":$newSymbol,
             "::ods_runtime::Operation":$from),
        "", "::ods_runtime::interfaces::replace_all_symbol_uses("
            "$_op, ir, new_symbol, from)">,
    InterfaceMethod<"Whether the name may be missing.",
        "bool", "isOptionalSymbol", (ins), "", "false">,
    InterfaceMethod<"Whether the op may go when nothing refers to it.",
        "bool", "canDiscardOnUseEmpty", (ins), "", "!$_op.is_public($_ir)">,
    InterfaceMethod<"Whether the op only declares the symbol.",
        "bool", "isDeclaration", (ins), "", "false">
  ];
  let verify = "::ods_runtime::interfaces::verify_symbol_op($_op, $_ir)";
  let extraClassOf =
      "::ods_runtime::interfaces::has_symbol_name($_op, $_ir)";
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let description = "Refers to symbols, and verifies that they are there.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Verifies what the op refers to.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>",
        "verifySymbolUses",
        (ins "&mut ::ods_runtime::interfaces::SymbolTableCollection"
             :$symbolTable)>
  ];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let description = "Refers to symbols, and verifies that they are there.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Verifies what the attribute of the op refers to.",
        "::core::result::Result<(), ::ods_runtime::Diagnostic>",
        "verifySymbolUses",
        (ins "::ods_runtime::Operation":$op,
             "&mut ::ods_runtime::interfaces::SymbolTableCollection"
             :$symbolTable)>
  ];
}

def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // MLIR_IR_SYMBOLINTERFACES
