//! Fields that must not be `?`: those that `mlir-tblgen` reads without asking whether they are set.
//! Lists of what it does not read there.

use ods_tablegen::{Diagnostics, Record, RecordId, Value};

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

/// Reports conditions in the predicates of the arguments, results, regions and successors of an op
/// that are no predicates, as `mlir-tblgen` does.
pub(super) fn check_predicates(op: Record<'_>, diags: &mut Diagnostics) {
    let mut seen = Vec::new();
    for name in ["arguments", "results", "regions", "successors"] {
        let Some(Value::Dag(dag)) = op.value(name) else {
            continue;
        };
        for constraint in dag.args().filter_map(|arg| arg.value.as_record()) {
            if let Some(predicate) = constraint.value("predicate").and_then(Value::as_record) {
                check_children(predicate, &mut seen, diags);
            }
        }
    }
}

fn check_children(predicate: Record<'_>, seen: &mut Vec<RecordId>, diags: &mut Diagnostics) {
    let mut pending = vec![predicate];
    while let Some(predicate) = pending.pop() {
        let Some(Value::List(children)) = predicate.value("children") else {
            continue;
        };
        if seen.contains(&predicate.id()) {
            continue;
        }
        seen.push(predicate.id());
        let records: Vec<Record<'_>> = children.iter().filter_map(Value::as_record).collect();
        if records.len() < children.len() {
            let name = predicate.name();
            let message =
                format!("Record `{name}', field `children' list is not entirely DefInit!");
            diags.error(predicate.span(), message);
        }
        pending.extend(records);
    }
}

/// Reports a list of traits among the traits of a type or attribute: only ops have such lists in
/// `mlir-tblgen`.
pub(super) fn check_trait_lists(def: Record<'_>, diags: &mut Diagnostics) {
    let Some(Value::List(traits)) = def.value("traits") else {
        return;
    };
    for list in traits.iter().filter_map(Value::as_record) {
        if list.is_subclass_of("TraitList") {
            let message = format!(
                "Record `{}' does not have a field named `trait'!",
                list.name()
            );
            diags.error(list.span(), message);
        }
    }
}
