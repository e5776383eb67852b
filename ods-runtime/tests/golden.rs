//! What `mlir-opt` prints for types and attributes, and what it says of wrong
//! ones, against ours. `golden/README.md` tells how the files are recorded.

use ods_runtime::attributes::Attribute;
use ods_runtime::location::{LocationKind, SourceFiles};
use ods_runtime::registry::DialectRegistry;
use ods_runtime::text::parser::{AsmParser, ParserConfig};
use ods_runtime::text::printer::AsmPrinter;
use std::fmt::Write as _;

/// The recorded lines for `{a = snippet}`, made by us.
fn record(snippet: &str) -> String {
    let text = format!("{{a = {snippet}}} : () -> ()\n");
    let registry = DialectRegistry::new();
    let config = ParserConfig {
        registry: &registry,
        allow_unregistered_dialects: true,
    };
    let file = SourceFiles::default().add("golden", text.as_bytes(), 0);
    let mut parser = AsmParser::new(text.as_bytes(), file, config);
    let mut recorded = String::new();
    if let Ok(entries) = parser.parse_attribute_dict() {
        let mut printer = AsmPrinter::default();
        printer.print_attribute_dict(&entries);
        let printed = printer.into_string();
        writeln!(recorded, "= {printed}").unwrap();
        check_round_trip(&printed, &entries[0].value, &mut recorded);
    }
    for diagnostic in parser.diagnostics() {
        for (prefix, diagnostic) in std::iter::once(("", diagnostic))
            .chain(diagnostic.notes.iter().map(|note| ("note: ", note)))
        {
            let LocationKind::Source { offset, .. } = diagnostic.location.kind() else {
                panic!("an error of the parser has a place");
            };
            let message = &diagnostic.message;
            writeln!(recorded, "! {} {prefix}{message}", offset + 1).unwrap();
        }
    }
    recorded
}

/// What is printed reads back as the same attribute, and prints the same.
fn check_round_trip(printed: &str, attribute: &Attribute, problems: &mut String) {
    let value = printed
        .strip_prefix("{a")
        .and_then(|rest| rest.strip_suffix('}'))
        .expect("one entry");
    let value = value.strip_prefix(" = ").unwrap_or("unit");
    match Attribute::parse(value) {
        // Identities and resources are new ones each time they are read, and
        // literals of wide floats lose digits.
        Ok(_)
            if ["distinct[", "dense_resource<", "f80", "f128"]
                .iter()
                .any(|word| value.contains(word)) => {}
        // Empty sparse elements forget the shape of their indices.
        Ok(again) if value.starts_with("sparse<") && again.to_string() == value => {}
        Ok(again) if again == *attribute && again.to_string() == value => {}
        Ok(again) => writeln!(problems, "reads back as {again}").unwrap(),
        // There is no way to write the smallest number in an affine expression.
        Err(_) if value.contains("-9223372036854775808)>") => {}
        Err(_) if value == "@<<INVALID EMPTY SYMBOL>>" => {}
        // So does the pretty form of a body with something after its brackets.
        Err(_) if value == "!t.foo<a>b<c>" => {}
        Err(errors) => writeln!(problems, "does not read back: {errors:?}").unwrap(),
    }
}

#[track_caller]
fn check(name: &str) {
    let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let golden = std::fs::read_to_string(&path).expect("the golden file");
    let mut failures = String::new();
    let mut count = 0;
    let mut lines = golden.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(snippet) = line.strip_prefix("> ") else {
            continue;
        };
        let mut expected = String::new();
        while let Some(line) =
            lines.next_if(|line| line.starts_with("= ") || line.starts_with("! "))
        {
            writeln!(expected, "{line}").unwrap();
        }
        let recorded = record(snippet);
        if recorded != expected {
            writeln!(failures, "> {snippet}\n{expected}but is\n{recorded}").unwrap();
        }
        count += 1;
    }
    assert!(count > 0, "{path} has no snippets");
    assert!(failures.is_empty(), "{path}:\n{failures}");
}

#[test]
fn types() {
    check("types");
}

#[test]
fn attributes() {
    check("attributes");
}

#[test]
fn elements() {
    check("elements");
}

#[test]
fn affine() {
    check("affine");
}

#[test]
fn locations() {
    check("locations");
}

#[test]
fn floats() {
    check("floats");
}
