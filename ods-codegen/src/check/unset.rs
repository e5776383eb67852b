//! Fields that must not be `?`: those that `mlir-tblgen` reads without asking whether they are set.
//! Lists of what it does not read there.

use ods_lookup::LookupSet;
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
    ("OpInterface", &["verify"]),
    ("Interface", &["extraTraitClassDeclaration"]),
    (
        "EnumInfo",
        &[
            "summary",
            "enumerants",
            "underlyingType",
            "underlyingToSymbolFnName",
            "stringToSymbolFnName",
            "symbolToStringFnName",
            "symbolToStringFnRetType",
        ],
    ),
    (
        "BitEnumBase",
        &[
            "validBits",
            "printBitEnumQuoted",
            "printBitEnumPrimaryGroups",
        ],
    ),
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

/// The fields of types and attributes with parameters that must be set.
const STORAGE: &[&str] = &[
    "storageClass",
    "storageNamespace",
    "genStorageClass",
    "hasStorageCustomConstructor",
    "skipDefaultBuilders",
];

/// The fields of traits that no interface is that must be set.
const CONCRETE: &[&str] = &[
    "extraConcreteClassDeclaration",
    "extraConcreteClassDefinition",
];

/// The fields of what the definition of an op refers to that must be set.
const PARTS: &[(&str, &[&str])] = &[
    ("OpVariable", &["decorators"]),
    ("Attr", &["isOptional"]),
    ("DerivedAttr", &["body"]),
    ("VariadicOfVariadic", &["segmentAttrName"]),
    ("CPred", &["predExpr"]),
    ("CombinedPred", &["kind", "children"]),
    ("SubstLeaves", &["pattern", "replacement"]),
    ("Concat", &["prefix", "suffix"]),
    ("TraitList", &["traits"]),
    ("NativeTrait", &["trait", "cppNamespace"]),
    ("GenInternalTrait", &["trait"]),
    ("PredTrait", &["summary", "predicate"]),
    (
        "SideEffect",
        &[
            "baseEffectName",
            "interfaceTrait",
            "cppNamespace",
            "effect",
            "resource",
            "stage",
            "effectOnFullRegion",
        ],
    ),
    ("SideEffectsTraitBase", &["baseEffectName"]),
    ("Resource", &["name"]),
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
    check_fields(record, fields_of(record, FIELDS), place, diags);
    if record.is_subclass_of("AttrOrTypeDef") && has_parameters(record) {
        check_fields(record, STORAGE.iter(), place, diags);
    }
    if record.is_subclass_of("EnumInfo") && !record.is_subclass_of("BitEnumBase") {
        check_fields(record, ["maxEnumValFnName"].iter(), place, diags);
    }
    if let Some(Value::List(methods)) = record.value("methods") {
        for method in methods.iter() {
            if let Value::Record(method) = method {
                check_unset(method, place, diags);
            }
        }
    }
}

/// The fields that a table has for the classes of `record`.
fn fields_of<'t>(
    record: Record<'_>,
    table: &'t [(&str, &[&'static str])],
) -> impl Iterator<Item = &'t &'static str> {
    let fields = (table.iter()).filter(move |(class, _)| record.is_subclass_of(class));
    fields.flat_map(|(_, names)| *names)
}

fn has_parameters(record: Record<'_>) -> bool {
    matches!(record.value("parameters"), Some(Value::Dag(dag)) if !dag.is_empty())
}

fn check_fields<'n>(
    record: Record<'_>,
    names: impl Iterator<Item = &'n &'static str>,
    place: Place,
    diags: &mut Diagnostics,
) {
    for name in names {
        let Some(field) = record.field(name).filter(|field| field.is_unset()) else {
            continue;
        };
        let ty = field.ty();
        let lacks = if ty.is_bit() {
            "does not have a bit initializer!"
        } else if ty.is_dag() {
            "does not have a dag initializer!"
        } else if ty.is_record() {
            "does not have a def initializer!"
        } else if ty.is_int() {
            "exists but does not have an int value: ?"
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
}

/// Reports unset fields of the constraints, predicates, effects and traits of an op, as `mlir-tblgen` does.
pub(super) fn check_unset_parts(op: Record<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupSet::new();
    let mut pending = Vec::new();
    for name in ["arguments", "results", "regions", "successors"] {
        if let Some(Value::Dag(dag)) = op.value(name) {
            pending.extend(dag.args().filter_map(|arg| arg.value.as_record()));
        }
    }
    if let Some(Value::List(traits)) = op.value("traits") {
        pending.extend(traits.iter().filter_map(Value::as_record));
    }
    let takes = |class| {
        pending
            .iter()
            .any(|part: &Record<'_>| part.is_subclass_of(class))
    };
    if takes("Attr") || takes("Property") {
        let names = ["useCustomPropertiesEncoding"];
        check_fields(op, names.iter(), Place::Definition, diags);
    }
    for field in op.fields() {
        let derived = field.value().as_record();
        pending.extend(derived.filter(|attr| attr.is_subclass_of("DerivedAttr")));
    }
    pending.reverse();
    while let Some(part) = pending.pop() {
        if !seen.insert(part.id()) {
            continue;
        }
        check_fields(part, fields_of(part, PARTS), Place::Definition, diags);
        let is = |class| part.is_subclass_of(class);
        if is("Trait") && !is("TraitList") {
            check_fields(part, ["dependentTraits"].iter(), Place::Definition, diags);
        }
        if is("NativeTrait") && !is("InterfaceTrait") {
            check_fields(part, CONCRETE.iter(), Place::Definition, diags);
        }
        if is("TypeConstraint") && !is("Variadic") && !is("VariadicOfVariadic") {
            check_fields(part, ["cppType"].iter(), Place::Definition, diags);
        }
        for name in ["constraint", "predicate", "resource"] {
            pending.extend(part.value(name).and_then(Value::as_record));
        }
        for name in ["children", "traits", "decorators", "effects"] {
            if let Some(Value::List(list)) = part.value(name) {
                pending.extend(list.iter().filter_map(Value::as_record));
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
