// Attributes that are computed.

#ifndef MLIR_INTERFACES_DERIVEDATTRIBUTEOPINTERFACE
#define MLIR_INTERFACES_DERIVEDATTRIBUTEOPINTERFACE

include "mlir/IR/OpBase.td"

def DerivedAttributeOpInterface : OpInterface<"DerivedAttributeOpInterface"> {
  let description = "Has attributes that follow from others.";
  let cppNamespace = "::ods_runtime::interfaces";
  let methods = [
    StaticInterfaceMethod<"Whether the attribute of that name is computed.",
        "bool", "isDerivedAttribute", (ins "&str":$name)>,
    InterfaceMethod<"All computed attributes.",
        "::ods_runtime::attributes::DictionaryAttr",
        "materializeDerivedAttributes">
  ];
}

#endif // MLIR_INTERFACES_DERIVEDATTRIBUTEOPINTERFACE
