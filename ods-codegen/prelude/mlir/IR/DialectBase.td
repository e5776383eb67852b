// `Dialect`: the base of every dialect definition.

#ifndef DIALECTBASE_TD
#define DIALECTBASE_TD

include "mlir/IR/Utils.td"

class Dialect {
  // The namespace of its ops, attributes and types: what stands before the dot.
  string name = ?;

  string summary = ?;
  string description = ?;

  // Rust paths of the dialects that are registered along with this one.
  list<string> dependentDialects = [];

  // Attributes that any op may carry: `(ins Attr:$name, …)`, each with a typed
  // helper on the dialect.
  dag discardableAttrs = (ins);

  // The Rust path under which other invocations find what this one defines;
  // empty: the scope of the invocation itself.
  string cppNamespace = "";

  code extraClassDeclaration = "";

  // Folding turns attributes into ops through a hand-written hook.
  bit hasConstantMaterializer = 0;

  // Means nothing in Rust.
  bit hasNonDefaultDestructor = 0;

  // Hand-written verifiers of this dialect's attributes on any op, on region
  // arguments and on region results.
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;

  // Answers for op interfaces that an op does not implement itself.
  bit hasOperationInterfaceFallback = 0;

  // The text of attributes and types is dispatched by mnemonic.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // Canonicalization patterns that belong to no single op.
  bit hasCanonicalizer = 0;

  // Ops and types may be added at run time.
  bit isExtensible = 0;

  // Inherent attributes are properties: `<{…}>` in generic form.
  bit usePropertiesForAttributes = 1;

  // Declarative formats write every inherent attribute and property in an
  // element of its own or in a `prop-dict`; none is read from an `attr-dict`.
  bit useStrictPropertiesInAssemblyFormat = 0;
}

#endif // DIALECTBASE_TD
