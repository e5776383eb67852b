//! Definitions have the classes, the summaries and the fields of MLIR's, but for
//! the fields that hold code.

use std::path::Path;

use serde_json::Value;

use crate::files::{mlir_files, prelude};
use crate::tools::{Mlir, Records, umbrella};

/// Fields that hold code or documentation.
const CODE: [&str; 45] = [
    "allocator",
    "assignToStorage",
    "baseEffectName",
    "body",
    "builderCall",
    "builders",
    "constBuilderCall",
    "convertFromAttribute",
    "convertFromStorage",
    "convertToAttribute",
    "cppAccessorType",
    "cppBaseClassName",
    "cppFunctionName",
    "cppNamespace",
    "cppStorageType",
    "cppType",
    "defaultValue",
    "description",
    "effect",
    "ElementsAttrInterfaceAccessors",
    "expression",
    "extraClassDeclaration",
    "extraClassDefinition",
    "extraClassOf",
    "extraConcreteClassDeclaration",
    "extraConcreteClassDefinition",
    "extraSharedClassDeclaration",
    "extraTraitClassDeclaration",
    "interfaceType",
    "methods",
    "name",
    "optionalParser",
    "parameters",
    "parser",
    "predicate",
    "predicateList",
    "printer",
    "readFromMlirBytecode",
    "resource",
    "returnType",
    "storageType",
    "transformer",
    "typeName",
    "verify",
    "writeToMlirBytecode",
];

/// A value without the numbers of anonymous records: these are known by their
/// classes and summary.
fn normalized(value: &Value, records: &Records) -> Value {
    match value {
        Value::Array(values) => values.iter().map(|v| normalized(v, records)).collect(),
        Value::Object(object) if object.get("kind") == Some(&Value::from("def")) => {
            let name = object["def"].as_str().unwrap_or_default();
            let record = &records[name];
            if record["!anonymous"] == true {
                [&record["!superclasses"], &record["summary"]]
                    .into_iter()
                    .cloned()
                    .collect()
            } else {
                Value::from(name)
            }
        }
        Value::Object(object) => {
            let fields = object.iter().filter(|(name, _)| *name != "printable");
            fields
                .map(|(name, value)| (name.clone(), normalized(value, records)))
                .collect()
        }
        Value::String(text) => Value::from(text.trim()),
        value => value.clone(),
    }
}

/// Whether a definition has nothing that others rely on but what it is: a
/// predicate, or what the runtime implements by hand.
fn is_opaque(record: &Value) -> bool {
    let classes = record["!superclasses"].as_array().expect("a list");
    let is = |class: &str| classes.iter().any(|name| name == class);
    is("Pred") || is("Builtin_Attr") || is("Builtin_LocationAttr") || is("Builtin_Type")
}

/// How the definition `name` differs from MLIR's `record`.
fn differences(name: &str, record: &Value, theirs: &Records, ours: &Records) -> Vec<String> {
    let own = &ours[name];
    let mut different = Vec::new();
    if record["summary"] != own["summary"] {
        different.push(format!(
            "{name}: summary {} is {}",
            record["summary"], own["summary"]
        ));
    }
    if is_opaque(record) {
        return different;
    }
    let own_classes = own["!superclasses"].as_array().expect("a list");
    for class in record["!superclasses"].as_array().expect("a list") {
        if !own_classes.contains(class) {
            different.push(format!("{name}: no {class}"));
        }
    }
    for (field, value) in record.as_object().expect("a record") {
        if field.starts_with('!') || CODE.contains(&field.as_str()) {
            continue;
        }
        let value = normalized(value, theirs);
        let own = own.get(field).map(|own| normalized(own, ours));
        if own.as_ref() != Some(&value) {
            different.push(format!("{name}: `{field}` {value} is {own:?}"));
        }
    }
    different
}

#[test]
fn definitions_are_those_of_mlir() {
    let mlir = Mlir::find();
    let file = umbrella("definitions.td", &mlir_files());
    let theirs = mlir.records(&[&mlir.include], &file);
    let ours = mlir.records(&[&prelude()], &file);
    let defs = theirs
        .iter()
        .filter(|(name, record)| !name.starts_with('!') && record["!anonymous"] == false);
    let different: Vec<String> = defs
        .flat_map(|(name, record)| differences(name, record, &theirs, &ours))
        .collect();
    assert!(different.is_empty(), "{different:#?}");
}

#[test]
fn instances_have_the_summaries_of_mlir() {
    let mlir = Mlir::find();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/prelude/instances.td");
    let theirs = mlir.records(&[&mlir.include], &file);
    let ours = mlir.records(&[&prelude()], &file);
    let names: Vec<&String> = theirs
        .keys()
        .filter(|name| name.starts_with("instance_"))
        .collect();
    assert!(names.len() > 100, "the instances were not read");
    for name in names {
        // A path is not written with leading colons in Rust.
        let summary = theirs[name]["summary"]
            .as_str()
            .map(|text| text.replace(" ::", " "));
        assert_eq!(summary.as_deref(), ours[name]["summary"].as_str(), "{name}");
    }
}

/// A name behind `#` that is not found there stands for itself.
#[test]
fn every_name_is_resolved() {
    let mlir = Mlir::find();
    let instances = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/prelude/instances.td");
    for file in [umbrella("resolved.td", &mlir_files()), instances] {
        let records = mlir.records(&[&prelude()], &file);
        for name in [
            "_preds",
            "_get",
            "_make",
            "_prop",
            "_enums",
            "_types",
            "_attributes",
        ] {
            for (record, fields) in &records {
                let text = fields.to_string();
                let found = text.match_indices(name).any(|(at, name)| {
                    let ends = |c: char| !c.is_ascii_lowercase() && c != '_';
                    let starts = text[..at].ends_with(ends);
                    starts && text[at + name.len()..].starts_with(|c: char| c != ':' && c != '(')
                });
                assert!(!found, "`{name}` in {record}: {text}");
            }
        }
    }
}
