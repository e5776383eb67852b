//! Assembly formats against `mlir-tblgen`: which are wrong and why, and what
//! literals and spaces the printers of the others emit.
//!
//! It needs an installed MLIR, so `cargo test` leaves it out unless it is named:
//! `cargo test -p ods-tools --test op_formats`.

mod cases;
mod mlir;
mod ours;

use std::path::Path;

use mlir::Mlir;
use ours::Definitions;

/// What becomes of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Lines and columns in the format, with messages and notes.
    Wrong(Vec<String>),
    /// The literals and spaces that the printer emits.
    Printed(String),
}

/// Compares what both say of each format; returns how many there are.
fn compare(file: &Path, theirs: &[(String, Outcome)], ours: &[(String, Outcome)]) -> usize {
    let mut differences = Vec::new();
    for (name, outcome) in ours {
        match theirs.iter().find(|(other, _)| other == name) {
            Some((_, expected)) if expected == outcome => {}
            expected => {
                let expected = expected.map(|(_, outcome)| outcome);
                differences.push(format!(
                    "{name}:\n  mlir-tblgen: {expected:?}\n  ods:         {outcome:?}"
                ));
            }
        }
    }
    for (name, _) in theirs {
        if !ours.iter().any(|(other, _)| other == name) {
            differences.push(format!("{name}: unknown to ods"));
        }
    }
    assert!(
        differences.is_empty(),
        "{}:\n{}",
        file.display(),
        differences.join("\n")
    );
    ours.len()
}

fn fixture(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/op_formats")
        .join(name)
}

#[test]
fn formats_of_ops() {
    let mlir = Mlir::find();
    let file = fixture("ops.td");
    let ours = Definitions::new(&file, &mlir.include);
    assert_eq!(
        compare(&file, &mlir.op_formats(&file), &ours.op_formats()),
        170
    );
}

/// `ODS_FORMATS` names further files, written by `generate.py`.
#[test]
fn formats_put_together_at_random() {
    let mlir = Mlir::find();
    let more = std::env::var("ODS_FORMATS").unwrap_or_default();
    let files = more.split_whitespace().map(std::path::PathBuf::from);
    for file in std::iter::once(fixture("generated.td")).chain(files) {
        let ours = Definitions::new(&file, &mlir.include);
        let count = compare(&file, &mlir.op_formats(&file), &ours.op_formats());
        assert!(count >= 700, "only {count} formats");
    }
}

/// The same of attributes and types, written by `generate_definitions.py`.
#[test]
fn formats_of_definitions_put_together_at_random() {
    let mlir = Mlir::find();
    let file = fixture("generated-definitions.td");
    let ours = Definitions::new(&file, &mlir.include);
    let attributes = ours.definition_formats("AttrDef");
    let types = ours.definition_formats("TypeDef");
    let count = compare(&file, &mlir.attribute_formats(&file), &attributes)
        + compare(&file, &mlir.type_formats(&file), &types);
    let is_right = |(_, outcome): &&(String, Outcome)| matches!(outcome, Outcome::Printed(_));
    let right = attributes.iter().chain(&types).filter(is_right).count();
    assert!(count > 400 && right > 200, "{right} of {count} are right");
}

#[test]
fn formats_of_attributes() {
    let mlir = Mlir::find();
    let file = fixture("attributes.td");
    let ours = Definitions::new(&file, &mlir.include);
    assert_eq!(
        compare(
            &file,
            &mlir.attribute_formats(&file),
            &ours.definition_formats("AttrDef")
        ),
        47
    );
}

/// What the cases of `ui-tests` are accepted or rejected for, upstream says too.
#[test]
fn formats_of_the_recorded_messages() {
    let mlir = Mlir::find();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("messages.td");
    let cases = cases::write(&file);
    let ours = Definitions::new(&file, &mlir.include);
    let compared = compare(&file, &mlir.op_formats(&file), &ours.op_formats())
        + compare(
            &file,
            &mlir.attribute_formats(&file),
            &ours.definition_formats("AttrDef"),
        )
        + compare(
            &file,
            &mlir.type_formats(&file),
            &ours.definition_formats("TypeDef"),
        );
    assert!(
        compared >= cases && cases > 130,
        "{compared} formats in {cases} cases"
    );
}

/// Every op, attribute and type of MLIR's dialects that has a format.
#[test]
fn formats_of_the_dialects_of_mlir() {
    let mlir = Mlir::find();
    let (mut ops, mut definitions) = (0, 0);
    for file in mlir.files_with_formats() {
        let theirs = (
            mlir.op_formats(&file),
            mlir.attribute_formats(&file),
            mlir.type_formats(&file),
        );
        // Not every file can be used by itself.
        if theirs.0.is_empty() && theirs.1.is_empty() && theirs.2.is_empty() {
            continue;
        }
        let ours = Definitions::new(&file, &mlir.include);
        ops += compare_found(&file, &theirs.0, || ours.op_formats());
        definitions += compare_found(&file, &theirs.1, || ours.definition_formats("AttrDef"));
        definitions += compare_found(&file, &theirs.2, || ours.definition_formats("TypeDef"));
    }
    println!("{ops} formats of ops, {definitions} of attributes and types");
    assert!(
        ops > 1000 && definitions > 100,
        "only {ops} and {definitions} formats found"
    );
}

/// Compares unless `mlir-tblgen` found nothing, as it does in files that hold definitions of several dialects.
fn compare_found(
    file: &Path,
    theirs: &[(String, Outcome)],
    ours: impl FnOnce() -> Vec<(String, Outcome)>,
) -> usize {
    if theirs.is_empty() {
        0
    } else {
        compare(file, theirs, &ours())
    }
}
