//! Names: of dialects and operations, of an op's parts, and of what is generated
//! for them.

use ods_lookup::{LookupMap, LookupSet};
use ods_tablegen::{Diagnostic, Diagnostics, Field, Span};

use crate::model::{Arity, Model, NamedTypeConstraint, Operator, names};

/// A dialect has a name, which is a word, and no other dialect has it.
pub(super) fn check_dialect_names(model: &Model<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for dialect in &model.dialects {
        let record = dialect.record();
        let name = match record.string("name") {
            Ok(name) => name,
            Err(diagnostic) => {
                diags.push(diagnostic);
                continue;
            }
        };
        let span = record
            .field("name")
            .map_or(record.span(), Field::value_span);
        if !is_namespace(name) {
            let message = format!("`{name}` is not a name of a dialect");
            let diagnostic = diags.error(span, message).stricter();
            diagnostic.help(
                "it begins with a letter or `_`, and goes on with letters, digits, `_` and `$`",
            );
        } else if let Some(first) = seen.insert(name, record.name()) {
            let message = format!(
                "dialect `{name}` is defined twice, by `{first}` and by `{}`",
                record.name()
            );
            diags.error(record.span(), message).stricter();
        }
    }
}

/// Whether text can name a dialect so, as MLIR's `Dialect` asserts.
fn is_namespace(name: &str) -> bool {
    name.starts_with(|char: char| char.is_ascii_alphabetic() || char == '_')
        && name.chars().all(is_word)
}

fn is_word(char: char) -> bool {
    char.is_ascii_alphanumeric() || matches!(char, '_' | '$')
}

/// An operation has a mnemonic, and no other operation has its name.
pub(super) fn check_operation_names(model: &Model<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for op in &model.operators {
        let mnemonic = op.mnemonic();
        if mnemonic.is_empty() || mnemonic.contains(char::is_whitespace) {
            let message = format!("`{mnemonic}` is not a name of an operation");
            diags.error(op.mnemonic_span(), message).stricter();
            continue;
        }
        let has_custom_form = op.assembly_format().is_some() || op.has_custom_assembly_format();
        if has_custom_form && !mnemonic.chars().all(|char| is_word(char) || char == '.') {
            let message = format!("`{mnemonic}` is not read back as the name of an operation");
            let diagnostic = diags.error(op.mnemonic_span(), message).stricter();
            diagnostic.help(
                "in its custom form a name consists of ASCII letters, digits, `_`, `$` and `.`",
            );
            continue;
        }
        if let Some(first) = seen.insert(op.operation_name(), op.record().name()) {
            let (name, second) = (op.operation_name(), op.record().name());
            let message =
                format!("operation `{name}` is defined twice, by `{first}` and by `{second}`");
            diags.error(op.span(), message).stricter();
        }
    }
}

/// Each generated type has a name of its own, which Rust accepts.
pub(super) fn check_rust_names(model: &Model<'_>, diags: &mut Diagnostics) {
    let mut seen: LookupMap<String, &str> = LookupMap::default();
    let mut check = |name: String, def, span: Span| {
        let message = if !names::is_identifier(&name) || names::is_path_keyword(&name) {
            format!("`{def}` defines the Rust type `{name}`, which is not a valid name")
        } else if let Some(first) = seen.get(&name) {
            format!("`{first}` and `{def}` both define the Rust type `{name}`")
        } else {
            seen.insert(name, def);
            return true;
        };
        diags
            .error(span, message)
            .help("the type is named after what follows the first `_`");
        false
    };
    for dialect in &model.dialects {
        check(
            dialect.rust_name(),
            dialect.record().name(),
            dialect.record().span(),
        );
    }
    for def in &model.enums {
        check(def.rust_name().to_owned(), def.record().name(), def.span());
    }
    for def in &model.defs {
        check(def.rust_name().to_owned(), def.record().name(), def.span());
    }
    for interface in &model.interfaces {
        let (name, def) = (interface.rust_name(), interface.record().name());
        if check(name.to_owned(), def, interface.span()) {
            check(format!("Dyn{name}"), def, interface.span());
        }
    }
    for op in &model.operators {
        let def = op.record().name();
        if check(op.rust_name().to_owned(), def, op.span()) {
            check(format!("{}Adaptor", op.rust_name()), def, op.span());
        }
    }
}

/// Each function of a constraint has a name of its own, which Rust accepts.
pub(super) fn check_function_names(model: &Model<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for function in &model.constraint_functions {
        let (name, def) = (function.rust_name(), function.record().name());
        let span = function
            .record()
            .field("cppFunctionName")
            .map_or(function.record().span(), Field::value_span);
        if !names::is_identifier(&name) || names::is_path_keyword(&name) {
            let message =
                format!("`{def}` defines the Rust function `{name}`, which is not a valid name");
            diags.error(span, message);
        } else if let Some(first) = seen.insert(name.clone(), def) {
            let message = format!("`{first}` and `{def}` both define the Rust function `{name}`");
            diags.error(span, message);
        }
    }
}

/// A part of an op that has a name.
struct Part<'k> {
    name: &'k str,
    /// What it is among, for messages.
    entity: &'static str,
    span: Span,
}

fn parts<'k>(op: &Operator<'k>) -> Vec<Part<'k>> {
    let part = |name, entity, span| Part { name, entity, span };
    let operands = op
        .operands
        .iter()
        .map(|operand| part(operand.name, "operands", operand.span));
    let attributes = op
        .attributes
        .iter()
        .map(|attr| part(attr.name, "attributes", attr.span));
    let properties = op
        .properties
        .iter()
        .map(|prop| part(prop.name, "properties", prop.span));
    let results = op
        .results
        .iter()
        .map(|result| part(result.name, "results", result.span));
    let regions = op
        .regions
        .iter()
        .map(|region| part(region.name, "regions", region.span));
    let successors = op
        .successors
        .iter()
        .map(|successor| part(successor.name, "successors", successor.span));
    let parts = operands
        .chain(attributes)
        .chain(properties)
        .chain(results)
        .chain(regions)
        .chain(successors);
    parts.filter(|part| !part.name.is_empty()).collect()
}

/// No two parts of an op have the same ODS name.
pub(super) fn check_conflicts(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for Part { name, entity, span } in parts(op) {
        let Some(first) = seen.insert(name, entity) else {
            continue;
        };
        let message = if first == entity {
            format!("op has a conflict with two {entity} having the same name '{name}'")
        } else {
            format!(
                "op has a conflict with {first} and {entity} both having an entry with the name '{name}'"
            )
        };
        diags.error(span, message);
    }
}

/// No part is named so that its accessor would be one that every op has: MLIR
/// would reject the definition. Attributes and properties are exempt there, except
/// for names of what C++ generates for attributes, and for `operation`, by which
/// handles are read here.
pub(super) fn check_default_accessors(op: &Operator<'_>, diags: &mut Diagnostics) {
    let only_operand = match op.operands.as_slice() {
        [operand] => Some(operand.is_variable_length()),
        _ => None,
    };
    let only_region_is_variadic = matches!(op.regions.as_slice(), [region] if region.is_variadic());
    for Part { name, entity, span } in parts(op) {
        if matches!(entity, "attributes" | "properties") {
            let name_in_rust = names::snake_case(name);
            let taken = ["attributes", "attribute_names", "properties", "operation"];
            if taken.contains(&name_in_rust.as_str()) {
                let diagnostic = report_overlap(name, span, diags);
                if name_in_rust == "operation" {
                    diagnostic.stricter();
                }
            }
            continue;
        }
        let overlaps = match names::snake_case(name).as_str() {
            "attribute_names" | "attributes" | "operation" => true,
            "operands" => only_operand != Some(true),
            "regions" => !only_region_is_variadic,
            "type" => op.results.len() != 1,
            _ => false,
        };
        if overlaps {
            report_overlap(name, span, diags);
        }
    }
}

/// No two generated methods or constants have the same name, although the ODS
/// names differ.
pub(super) fn check_methods(op: &Operator<'_>, diags: &mut Diagnostics) {
    // What is generated for the op as a whole belongs to no part.
    let defaults: &[&str] = if op.skips_default_builders() {
        &[]
    } else {
        &["build", "builder"]
    };
    let mut seen: LookupMap<String, &str> = defaults
        .iter()
        .map(|name| ((*name).to_owned(), ""))
        .collect();
    let derived = op.derived_attributes.iter();
    let derived = derived.map(|attr| Part {
        name: attr.name,
        entity: "derived attributes",
        span: attr.span,
    });
    for Part { name, entity, span } in parts(op).into_iter().chain(derived) {
        let accessor = names::snake_case(name);
        let setter = matches!(entity, "operands" | "properties").then(|| format!("set_{accessor}"));
        let constant = match entity {
            "attributes" | "properties" => Some(names::constant_case(name)),
            "operands" => Some(format!("ODS_INDEX_{}", names::constant_case(name))),
            _ => None,
        };
        let is_variadic = |operand: &NamedTypeConstraint<'_>| {
            operand.name == name && !matches!(operand.arity(), Arity::One | Arity::Optional)
        };
        let mutable = (entity == "operands" && op.operands.iter().any(is_variadic))
            .then(|| format!("{accessor}_mut"));
        for rust_name in [Some(names::method_name(name)), setter, constant, mutable]
            .into_iter()
            .flatten()
        {
            match seen.get(&rust_name) {
                None => {
                    seen.insert(rust_name, name);
                    continue;
                }
                Some(first) if *first == name && entity == "derived attributes" => {
                    let message = format!("another part of the op is called `{name}`, too");
                    diags.error(span, message).stricter();
                }
                // `check_conflicts` has reported it.
                Some(first) if *first == name => {}
                Some(&"") => {
                    report_overlap(name, span, diags);
                }
                Some(first) => {
                    let message =
                        format!("`{first}` and `{name}` both give the Rust name `{rust_name}`");
                    diags.error(span, message);
                }
            }
            break;
        }
    }
    let Some(code) = op.extra_class_declaration() else {
        return;
    };
    for function in names::functions_in(code.text()) {
        let plain = function.strip_prefix("r#").unwrap_or(&function);
        let Some(part) = seen.get(plain) else {
            continue;
        };
        let of_part = match *part {
            "" => String::new(),
            part => format!(" for `{part}`"),
        };
        let message =
            format!("`{plain}` is in `extraClassDeclaration`, and is generated{of_part}, too");
        diags.error(code.origin().unwrap_or(op.span()), message);
    }
}

/// No two builders have the same name.
pub(super) fn check_builder_names(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupSet::default();
    for builder in op.builders.iter().filter(|builder| builder.body.is_some()) {
        let name = op.builder_name(builder);
        let span = if builder.record.is_from_base() {
            op.span()
        } else {
            builder.record.span()
        };
        if !seen.insert(name.clone()) {
            let diagnostic = diags.error(
                span,
                format!("two builders define the Rust function `{name}`"),
            );
            diagnostic.help("a builder that is a definition of its own (`def Name : OpBuilder<…>`) is named after it");
        }
    }
}

fn report_overlap<'d>(name: &str, span: Span, diags: &'d mut Diagnostics) -> &'d mut Diagnostic {
    let message = format!(
        "generated accessor for `{name}` overlaps with a default one; please rename to avoid overlap"
    );
    diags.error(span, message)
}

/// Of a dialect's types, and of its attributes, no two have the same mnemonic.
pub(super) fn check_def_names(model: &Model<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for def in &model.defs {
        let (Some(dialect), Some(mnemonic)) = (def.dialect(), def.mnemonic()) else {
            continue;
        };
        let name = def.record().name();
        if let Some(first) = seen.insert((def.kind, dialect.name(), mnemonic), name) {
            let (what, dialect) = (def.kind.noun(), dialect.name());
            let message = format!(
                "{what} `{dialect}.{mnemonic}` is defined twice, by `{first}` and by `{name}`"
            );
            diags.error(def.span(), message);
        }
    }
}
