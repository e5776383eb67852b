//! Names of dialects and operations, of an op's parts, and of the Rust items that are
//! generated for them.

use ods_lookup::{LookupMap, LookupSet};
use ods_tablegen::{Diagnostic, Diagnostics, Record, Span};

use crate::model::argument::Part;
use crate::model::fields::Fields as _;
use crate::model::{Arity, Model, NamedTypeConstraint, Operator, names};

/// Dialects have distinct names, which MLIR's `Dialect` accepts.
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
        // MLIR's `Dialect` asserts the same.
        if !names::is_word(name, b"_$") {
            let message = format!("`{name}` is not a valid dialect name");
            diags
                .error(record.field_span("name"), message)
                .stricter()
                .help(
                    "a dialect name starts with a letter or `_`, followed by letters, digits, `_` and `$`",
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

/// Operations have distinct names, each with a mnemonic that is read back as it prints.
pub(super) fn check_operation_names(model: &Model<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for op in &model.operators {
        let mnemonic = op.mnemonic();
        if mnemonic.is_empty() || mnemonic.contains(char::is_whitespace) {
            let message = format!("`{mnemonic}` is not a valid operation name");
            let diagnostic = diags.error(op.mnemonic_span(), message).stricter();
            diagnostic
                .help("the mnemonic is one word, which follows the name of the dialect: `add`");
            continue;
        }
        let has_custom_form = op.assembly_format().is_some() || op.has_custom_assembly_format();
        let is_word = |char: char| char.is_ascii_alphanumeric() || matches!(char, '_' | '$' | '.');
        if has_custom_form && !mnemonic.chars().all(is_word) {
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

/// Generated types have distinct names, which Rust accepts.
pub(super) fn check_rust_names<'k>(model: &Model<'k>, diags: &mut Diagnostics) {
    let mut seen: LookupMap<String, &str> = LookupMap::default();
    let mut check = |name: String, record: Record<'k>| {
        let is_pattern = record.is_subclass_of("Pattern");
        let def = record.name();
        let message = if !names::is_identifier(&name) || names::is_path_keyword(&name) {
            format!("`{def}` defines the Rust type `{name}`, which is not a valid name")
        } else if !is_pattern && names::is_primitive_type(&name) {
            format!("`{def}` defines the Rust type `{name}`, which is the name of a primitive type")
        } else if let Some(first) = seen.get(&name) {
            format!("`{first}` and `{def}` both define the Rust type `{name}`")
        } else {
            seen.insert(name, def);
            return true;
        };
        let diagnostic = diags.error(record.span(), message);
        if def.contains('_') {
            diagnostic.help("the type is named after what follows the first `_`");
        }
        false
    };
    for dialect in &model.dialects {
        check(dialect.rust_name(), dialect.record());
    }
    for def in &model.enums {
        check(def.rust_name().to_owned(), def.record());
    }
    for def in &model.defs {
        check(def.rust_name().to_owned(), def.record());
    }
    for interface in &model.interfaces {
        let name = interface.rust_name();
        if check(name.to_owned(), interface.record()) {
            check(format!("Dyn{name}"), interface.record());
        }
    }
    for pass in &model.passes {
        check(pass.rust_name().to_owned(), pass.record());
    }
    for pattern in model.patterns.iter().filter(|pattern| pattern.is_named()) {
        check(pattern.rust_name().into_owned(), pattern.record());
    }
    for op in &model.operators {
        if check(op.rust_name().to_owned(), op.record()) {
            check(format!("{}Adaptor", op.rust_name()), op.record());
        }
    }
    for pattern in &model.patterns {
        let name = pattern.record().name();
        if ["populate_with_generated", "__GeneratedPatterns"].contains(&name) {
            let message = format!("no pattern can be named `{name}`, which adds all patterns");
            diags.error(pattern.record().span(), message);
        }
    }
}

/// The functions of constraints have distinct names, which Rust accepts.
pub(super) fn check_function_names(model: &Model<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for function in &model.constraint_functions {
        let (name, def) = (function.rust_name(), function.record().name());
        let span = function.record().field_span("cppFunctionName");
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

/// No two parts of an op have the same ODS name.
pub(super) fn check_conflicts(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupMap::default();
    for Part {
        name, list, span, ..
    } in op.parts()
    {
        let Some(first) = seen.insert(name, list) else {
            continue;
        };
        let message = if first == list {
            format!("op has a conflict with two {list} having the same name '{name}'")
        } else {
            format!(
                "op has a conflict with {first} and {list} both having an entry with the name '{name}'"
            )
        };
        diags.error(span, message);
    }
}

/// No accessor of a part is one that every op has, as in MLIR. MLIR exempts attributes and
/// properties, except for the names that C++ generates for attributes; `operation`, which
/// reads handles, is reserved here only.
pub(super) fn check_default_accessors(op: &Operator<'_>, diags: &mut Diagnostics) {
    let only_operand = match op.operands.as_slice() {
        [operand] => Some(operand.is_variable_length()),
        _ => None,
    };
    let only_region_is_variadic = matches!(op.regions.as_slice(), [region] if region.is_variadic());
    for Part {
        name, list, span, ..
    } in op.parts()
    {
        let is_exempt = matches!(list, "attributes" | "properties");
        let accessor = names::snake_case(name);
        let overlaps = match accessor.as_str() {
            "attribute_names" | "attributes" | "operation" => true,
            "properties" => is_exempt,
            "operands" => !is_exempt && only_operand != Some(true),
            "regions" => !is_exempt && !only_region_is_variadic,
            "type" => !is_exempt && op.results.len() != 1,
            _ => false,
        };
        if overlaps {
            let diagnostic = report_overlap(name, span, diags);
            if is_exempt && accessor == "operation" {
                diagnostic.stricter();
            }
        }
    }
}

/// The Rust names that a part of `op` gives, where `list` is the list that holds it.
fn rust_names(op: &Operator<'_>, name: &str, list: &str) -> Vec<String> {
    let accessor = names::snake_case(name);
    let constant = accessor.to_ascii_uppercase();
    let is_variadic = |operand: &NamedTypeConstraint<'_>| {
        operand.name == name && !matches!(operand.arity(), Arity::One | Arity::Optional)
    };
    let mut rust_names = vec![names::method_name(name)];
    match list {
        "operands" => {
            rust_names.push(format!("set_{accessor}"));
            rust_names.push(format!("ODS_INDEX_{constant}"));
            if op.operands.iter().any(is_variadic) {
                rust_names.push(format!("{accessor}_mut"));
            }
        }
        "properties" | "attributes" => {
            rust_names.extend([format!("set_{accessor}"), constant]);
        }
        _ => {}
    }
    rust_names
}

/// No two generated methods or constants have the same Rust name, nor one with the user's
/// functions in `extraClassDeclaration`.
pub(super) fn check_methods(op: &Operator<'_>, diags: &mut Diagnostics) {
    // The default builders belong to no part.
    let mut seen: LookupMap<String, &str> = LookupMap::default();
    if !op.skips_default_builders() {
        seen.insert("build".to_owned(), "");
        seen.insert("builder".to_owned(), "");
    }
    let parts = op.parts();
    // A part has up to four names; a table that grows is filled again.
    seen.reserve(4 * parts.len());
    let parts = parts.into_iter();
    let parts = parts.map(|part| (part.name, part.list, part.span));
    let derived = op.derived_attributes.iter();
    let derived = derived.map(|attr| (attr.name, "derived attributes", attr.span));
    for (name, list, span) in parts.chain(derived) {
        for rust_name in rust_names(op, name, list) {
            match seen.get(&rust_name) {
                None => {
                    seen.insert(rust_name, name);
                    continue;
                }
                Some(first) if *first == name && list == "derived attributes" => {
                    let message = format!("another part of the op is also called `{name}`");
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
        let message = format!(
            "`{plain}` is defined in `extraClassDeclaration`, but is also generated{of_part}"
        );
        diags.error(code.origin().unwrap_or(op.span()), message);
    }
}

/// No two builders have the same name.
pub(super) fn check_builder_names(op: &Operator<'_>, diags: &mut Diagnostics) {
    let mut seen = LookupSet::default();
    for builder in op.builders.iter().filter(|builder| builder.body.is_some()) {
        let name = op.builder_name(builder);
        if !seen.insert(name.clone()) {
            let message = format!("two builders define the Rust function `{name}`");
            diags.error(builder.span, message).help("a builder that is a definition of its own (`def Name : OpBuilder<…>`) is named after it");
        }
    }
}

fn report_overlap<'d>(name: &str, span: Span, diags: &'d mut Diagnostics) -> &'d mut Diagnostic {
    let message = format!(
        "generated accessor for `{name}` overlaps with a default one; please rename to avoid overlap"
    );
    diags.error(span, message)
}

/// No two types of a dialect have the same mnemonic, nor two attributes.
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
