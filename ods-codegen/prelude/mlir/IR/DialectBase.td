// `Dialect`: the base of every dialect definition.

#ifndef DIALECTBASE_TD
#define DIALECTBASE_TD

include "mlir/IR/Utils.td"

class Dialect {
  // The namespace of its ops, attributes and types: the text before the dot.
  string name = ?;

  string summary = ?;
  string description = ?;

  // The Rust paths of the dialects that are registered along with this one.
  list<string> dependentDialects = [];

  // Attributes that any op may carry: `(ins Attr:$name, …)`, each with a typed
  // helper on the dialect.
  dag discardableAttrs = (ins);

  // The Rust path by which other invocations find the items of this one; empty:
  // the scope of the invocation itself.
  string cppNamespace = "";

  code extraClassDeclaration = "";

  // A hand-written hook makes ops from the attributes that folding returns.
  bit hasConstantMaterializer = 0;

  // Has no effect in Rust.
  bit hasNonDefaultDestructor = 0;

  // Hand-written verifiers of this dialect's attributes on any op, on region
  // arguments and on region results.
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;

  // Implements op interfaces for ops that do not do so themselves.
  bit hasOperationInterfaceFallback = 0;

  // Generate the parser and printer of attributes and types, by mnemonic.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // Canonicalization patterns that belong to no single op.
  bit hasCanonicalizer = 0;

  // Ops and types may be added at run time.
  bit isExtensible = 0;

  // Inherent attributes are properties: `<{…}>` in generic form.
  bit usePropertiesForAttributes = 1;

  // Declarative formats print every inherent attribute and property in its own
  // element or in a `prop-dict`; `attr-dict` holds none.
  bit useStrictPropertiesInAssemblyFormat = 0;
}

#endif // DIALECTBASE_TD
