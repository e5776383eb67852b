// Names and aliases in text.

#ifndef MLIR_IR_OPASMINTERFACE_TD
#define MLIR_IR_OPASMINTERFACE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let description = "Controls how the op is printed.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Names results; each name reaches up to the next.",
        "()", "getAsmResultNames",
        (ins "&mut dyn ::core::ops::FnMut(::ods_runtime::Value, &str)":$setNameFn),
        "", "()">,
    InterfaceMethod<"Names the block arguments of a region.",
        "()", "getAsmBlockArgumentNames",
        (ins "::ods_runtime::Region":$region,
             "&mut dyn ::core::ops::FnMut(::ods_runtime::Value, &str)":$setNameFn),
        "", "()">,
    InterfaceMethod<"Names blocks.",
        "()", "getAsmBlockNames",
        (ins "&mut dyn ::core::ops::FnMut(::ods_runtime::Block, &str)":$setNameFn),
        "", "()">,
    StaticInterfaceMethod<
        "The dialect whose name may be left out in the regions.",
        "&'static str", "getDefaultDialect", (ins), "", "\"\"">
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let description = "Controls how the type is printed.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Names values of this type.",
        "()", "getAsmName",
        (ins "&mut dyn ::core::ops::FnMut(&str)":$setNameFn), "", "()">,
    InterfaceMethod<"Names the alias of this type.",
        "::ods_runtime::interfaces::OpAsmAliasResult", "getAlias",
        (ins "&mut ::std::string::String":$os), "",
        "::ods_runtime::interfaces::OpAsmAliasResult::NoAlias">
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let description = "Controls how the attribute is printed.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    InterfaceMethod<"Names the alias of this attribute.",
        "::ods_runtime::interfaces::OpAsmAliasResult", "getAlias",
        (ins "&mut ::std::string::String":$os), "",
        "::ods_runtime::interfaces::OpAsmAliasResult::NoAlias">
  ];
}

// A reference to a blob in the resource section of the file.
class ResourceHandleParameter<string handleType, string desc = "">
    : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parse_resource_handle::<" # handleType # ">()";
  let printer = "$_printer.print_resource_handle($_self)";
}

#endif // MLIR_IR_OPASMINTERFACE_TD
