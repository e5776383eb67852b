//! Fields that must not be `?`: those that `mlir-tblgen` reads without asking whether they are set.

use ods_tablegen::{Diagnostics, Record, Value};

/// The fields of each class that must be set.
const FIELDS: &[(&str, &[&str])] = &[
    (
        "Dialect",
        &[
            "dependentDialects",
            "discardableAttrs",
            "cppNamespace",
            "extraClassDeclaration",
            "hasConstantMaterializer",
            "hasNonDefaultDestructor",
            "hasOperationAttrVerify",
            "hasRegionArgAttrVerify",
            "hasRegionResultAttrVerify",
            "hasOperationInterfaceFallback",
            "useDefaultAttributePrinterParser",
            "useDefaultTypePrinterParser",
            "hasCanonicalizer",
            "isExtensible",
            "usePropertiesForAttributes",
        ],
    ),
    (
        "Op",
        &[
            "cppNamespace",
            "summary",
            "description",
            "skipDefaultBuilders",
            "hasCustomAssemblyFormat",
            "hasVerifier",
            "hasRegionVerifier",
            "hasCanonicalizer",
            "hasCanonicalizeMethod",
            "hasFolder",
            "traits",
        ],
    ),
    (
        "AttrOrTypeDef",
        &[
            "summary",
            "description",
            "cppBaseClassName",
            "parameters",
            "traits",
            "hasCustomAssemblyFormat",
            "genAccessors",
            "genVerifyDecl",
            "extraClassDeclaration",
            "extraClassDefinition",
            "genMnemonicAlias",
        ],
    ),
    ("TypeDef", &["typeName"]),
    ("AttrDef", &["attrName"]),
    (
        "Interface",
        &[
            "description",
            "cppInterfaceName",
            "cppNamespace",
            "methods",
            "extraClassDeclaration",
            "extraSharedClassDeclaration",
            "extraClassOf",
            "baseInterfaces",
        ],
    ),
    ("OpInterface", &["extraTraitClassDeclaration", "verify"]),
    (
        "InterfaceMethod",
        &[
            "description",
            "name",
            "returnType",
            "arguments",
            "body",
            "defaultBody",
        ],
    ),
];

/// Where a mistake is reported.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// At the definition, as `mlir-tblgen` does.
    Definition,
    /// At the field.
    Field,
}

/// Reports fields that are not set and must be, with the message of `mlir-tblgen`.
pub(super) fn check_unset(record: Record<'_>, place: Place, diags: &mut Diagnostics) {
    let fields = FIELDS
        .iter()
        .filter(|(class, _)| record.is_subclass_of(class));
    for name in fields.flat_map(|(_, names)| *names) {
        let Some(field) = record.field(name).filter(|field| field.is_unset()) else {
            continue;
        };
        let ty = field.ty();
        let lacks = if ty.is_bit() {
            "does not have a bit initializer!"
        } else if ty.is_dag() {
            "does not have a dag initializer!"
        } else if ty.element().is_some() {
            "exists but does not have a list value"
        } else {
            "exists but does not have a string value"
        };
        let message = format!("Record `{}', field `{name}' {lacks}", record.name());
        let span = match place {
            Place::Definition => record.span(),
            Place::Field => field.value_span(),
        };
        diags
            .error(span, message)
            .help(format!("`{name} = ?` unsets it; leave that out"));
    }
    if let Some(Value::List(methods)) = record.value("methods") {
        for method in methods.iter() {
            if let Value::Record(method) = method {
                check_unset(method, place, diags);
            }
        }
    }
}
