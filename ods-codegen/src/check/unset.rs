//! Fields that must be there, and must not be `?`: those that `mlir-tblgen` reads without asking
//! whether they are there or set. Traits of another kind of definition lack such fields.

use ods_lookup::LookupSet;
use ods_tablegen::{Diagnostics, ListValue, Record, RecordId, Value};

use crate::model::fields::Fields;
use crate::model::operator::flat_traits;

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
    ("PredTrait", &["predicate"]),
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
    ("SideEffectsTraitBase", &["baseEffectName", "effects"]),
    ("Resource", &["name"]),
];

/// The same, of what is read after all predicates.
const AFTER_PREDICATES: &[(&str, &[&str])] = &[("PredTrait", &["summary"])];

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
    for name in ["traits", "builders", "methods", "baseInterfaces"] {
        if let Some(Value::List(list)) = record.value(name) {
            check_entries(record, name, &list, place, diags);
        }
    }
    check_strings(record, "dependentDialects", place, diags);
    if let Some(Value::List(methods)) = record.value("methods") {
        for method in methods.iter() {
            if let Value::Record(method) = method {
                check_unset(method, place, diags);
            }
        }
    }
}

/// Reports entries of a list of records that are not set.
fn check_entries(
    record: Record<'_>,
    name: &str,
    list: &ListValue<'_>,
    place: Place,
    diags: &mut Diagnostics,
) {
    if list.iter().all(|entry| entry.as_record().is_some()) {
        return;
    }
    let message = format!(
        "Record `{}', field `{name}' list is not entirely DefInit!",
        record.name()
    );
    let span = match place {
        Place::Definition => record.span(),
        Place::Field => record.field_span(name),
    };
    diags.error(span, message);
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
        let Some(field) = record.field(name) else {
            continue;
        };
        let is_unresolved = matches!(field.value(), Value::Unresolved(_));
        if !field.is_unset() && !is_unresolved {
            continue;
        }
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
        let diagnostic = diags.error(span, message);
        if is_unresolved {
            diagnostic.help(format!(
                "one of its arguments is not set: {}",
                field.value()
            ));
        } else {
            diagnostic.help(format!("`{name} = ?` unsets it; leave that out"));
        }
    }
}

/// Reports traits of an op that are not for ops, or that lack what is read of each.
#[inline]
fn check_op_traits(op: Record<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupSet::new();
    let mut pending = flat_traits(op);
    pending.reverse();
    while let Some(part) = pending.pop() {
        if !seen.insert(part.id()) {
            continue;
        }
        if check_present(part, "dependentTraits", diags) {
            check_fields(part, ["dependentTraits"].iter(), Place::Definition, diags);
        }
        if let Some(Value::List(traits)) = part.value("dependentTraits")
            && traits.iter().any(|other| other.as_record().is_none())
        {
            check_present(part, "trait", diags);
        }
        check_overridden(part, diags);
        pending.extend(part.defs("baseInterfaces").into_iter().rev());
    }
}

/// Reports unset fields of the constraints, predicates, effects and traits of an op, as `mlir-tblgen` does.
#[inline]
pub(super) fn check_unset_parts(op: Record<'_>, diags: &mut Diagnostics) {
    check_op_traits(op, diags);
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
    check_parts(pending, diags);
}

/// Reports what is not set in a constraint for which a function is generated, as `mlir-tblgen` does.
#[inline]
pub(super) fn check_function(constraint: Record<'_>, diags: &mut Diagnostics) {
    check_fields(constraint, ["predicate"].iter(), Place::Definition, diags);
    if let Some(predicate) = constraint.value("predicate").and_then(Value::as_record) {
        check_parts(vec![predicate], diags);
        check_children(predicate, &mut Vec::new(), diags);
    }
}

/// Reports unset fields of what the definition of an op refers to.
#[inline]
fn check_parts(mut pending: Vec<Record<'_>>, diags: &mut Diagnostics) {
    let mut seen = LookupSet::new();
    pending.reverse();
    let mut parts = Vec::new();
    while let Some(part) = pending.pop() {
        if !seen.insert(part.id()) {
            continue;
        }
        parts.push(part);
        check_summary(part, diags);
        check_fields(part, fields_of(part, PARTS), Place::Definition, diags);
        let is = |class| part.is_subclass_of(class);
        if is("NativeTrait") && !is("InterfaceTrait") {
            check_fields(part, CONCRETE.iter(), Place::Definition, diags);
        }
        if is("TypeConstraint") && !is("Variadic") && !is("VariadicOfVariadic") {
            check_fields(part, ["cppType"].iter(), Place::Definition, diags);
        }
        for name in ["constraint", "predicate", "resource"] {
            pending.extend(part.value(name).and_then(Value::as_record));
        }
        // The traits of a type or attribute are not those of an op.
        let traits = is("TraitList").then_some("traits");
        let lists = ["children", "decorators", "effects"].into_iter();
        for name in lists.chain(traits) {
            if let Some(Value::List(list)) = part.value(name) {
                // The children of predicates are checked after these.
                if name != "children" {
                    check_entries(part, name, &list, Place::Definition, diags);
                }
                pending.extend(list.iter().filter_map(Value::as_record));
            }
        }
    }
    for part in parts {
        let fields = fields_of(part, AFTER_PREDICATES);
        check_fields(part, fields, Place::Definition, diags);
    }
}

/// Reports a summary of a constraint whose value has unset arguments. An unset summary is not a mistake.
#[inline]
fn check_summary(part: Record<'_>, diags: &mut Diagnostics) {
    // Only messages of verifiers have summaries, and few properties are verified.
    let is = |class| part.is_subclass_of(class);
    let is_read = is("ConfinedProp") || (is("Constraint") && !is("Property"));
    if let Some(value @ Value::Unresolved(_)) = part.value("summary").filter(|_| is_read) {
        // The stray quotation mark is that of `mlir-tblgen`.
        let message = format!(
            "Record `{}', ` field `summary' exists but does not have a string initializer!",
            part.name()
        );
        let help = format!("one of its arguments is not set: {value}");
        diags.error(part.span(), message).help(help);
    }
}

/// Reports conditions in the predicates of the arguments, results, regions, successors and traits of
/// an op that are not predicates, as `mlir-tblgen` does.
pub(super) fn check_predicates(op: Record<'_>, diags: &mut Diagnostics) {
    let mut seen = Vec::new();
    for name in ["arguments", "results", "regions", "successors"] {
        let Some(Value::Dag(dag)) = op.value(name) else {
            continue;
        };
        for arg in dag.args() {
            if let Some(constraint) = arg.value.as_record()
                && let Some(predicate) = constraint.value("predicate").and_then(Value::as_record)
            {
                check_children(predicate, &mut seen, diags);
            }
        }
    }
    for part in flat_traits(op) {
        if let Some(predicate) = part.value("predicate").and_then(Value::as_record) {
            check_children(predicate, &mut seen, diags);
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
        check_entries(predicate, "children", &children, Place::Definition, diags);
        pending.extend(children.iter().filter_map(Value::as_record));
    }
}

/// Reports traits of a type or attribute that are for ops only, such as lists of traits.
#[inline]
pub(super) fn check_def_traits(def: Record<'_>, diags: &mut Diagnostics) {
    let Some(Value::List(traits)) = def.value("traits") else {
        return;
    };
    for part in traits.iter().filter_map(Value::as_record) {
        let is_interface = part.is_subclass_of("Interface");
        if !is_interface && check_present(part, "trait", diags) {
            check_present(part, "cppNamespace", diags);
        }
        check_overridden(part, diags);
    }
}

/// Reports a field that the classes of `record` do not have; returns whether they have it.
#[inline]
fn check_present(record: Record<'_>, name: &str, diags: &mut Diagnostics) -> bool {
    let is_present = record.field(name).is_some();
    if !is_present {
        let record_name = record.name();
        let message = format!("Record `{record_name}' does not have a field named `{name}'!");
        diags.error(record.span(), message);
    }
    is_present
}

/// Reports what an interface among traits does not say: the methods to declare and the interfaces that it extends.
#[inline]
fn check_overridden(part: Record<'_>, diags: &mut Diagnostics) {
    let name = "alwaysOverriddenMethods";
    check_fields(
        part,
        [name, "baseInterfaces"].iter(),
        Place::Definition,
        diags,
    );
    check_strings(part, name, Place::Definition, diags);
}

/// Reports entries of a list of strings that are not set.
fn check_strings(record: Record<'_>, name: &str, place: Place, diags: &mut Diagnostics) {
    let Some(Value::List(strings)) = record.value(name) else {
        return;
    };
    if let Some(other) = strings.iter().find(|entry| entry.as_str().is_none()) {
        let message = format!(
            "Record `{}', field `{name}' exists but does not have a list of strings value: {other}",
            record.name()
        );
        let span = match place {
            Place::Definition => record.span(),
            Place::Field => record.field_span(name),
        };
        diags.error(span, message);
    }
}
