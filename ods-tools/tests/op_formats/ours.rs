//! What ods says of the formats in a file.

use std::path::Path;

use ods_codegen::format::FormatError;
use ods_codegen::format::def::{DefContext, parse_def_format};
use ods_codegen::format::op::{FormatContext, dump, parse_op_format};
use ods_codegen::model::Model;
use ods_tablegen::{Diagnostics, IncludeDirs, RecordKeeper, Value, evaluate_file};

use super::Outcome;

/// The records of a file.
pub(crate) struct Definitions(RecordKeeper);

impl Definitions {
    pub(crate) fn new(file: &Path, include: &Path) -> Self {
        let mut diags = Diagnostics::new();
        let mut dirs = IncludeDirs::new([include]);
        let keeper = evaluate_file(file, &mut dirs, &mut diags).expect("a readable file");
        assert!(!diags.has_errors(), "{}", diags.render(keeper.sources()));
        Self(keeper)
    }

    /// The formats of the ops.
    pub(crate) fn op_formats(&self) -> Vec<(String, Outcome)> {
        let mut diags = Diagnostics::new();
        let model = Model::new(&self.0, &|_| true, &mut diags);
        assert!(!diags.has_errors(), "{}", diags.render(self.0.sources()));
        let mut formats = Vec::new();
        for op in &model.operators {
            let Some(text) = op.assembly_format() else {
                continue;
            };
            let context = FormatContext::of(op);
            let outcome = match parse_op_format(text.text(), &context) {
                Ok(format) => Outcome::Printed(dump(&format, &context)),
                Err(errors) => Outcome::Wrong(lines(text.text(), &errors)),
            };
            formats.push((name(&outcome, op.rust_name(), op.record().name()), outcome));
        }
        formats
    }

    /// The formats of the definitions that derive from `class`, `AttrDef` or `TypeDef`.
    pub(crate) fn definition_formats(&self, class: &str) -> Vec<(String, Outcome)> {
        let mut formats = Vec::new();
        for record in self.0.derived_definitions(class) {
            let Some(Value::String(text)) = record.value("assemblyFormat") else {
                continue;
            };
            let outcome = match parse_def_format(text.text(), &DefContext::of(record)) {
                Ok(format) => Outcome::Printed(format.dump()),
                Err(errors) => Outcome::Wrong(lines(text.text(), &errors)),
            };
            let class = record.string("cppClassName").expect("a class name");
            formats.push((name(&outcome, class, record.name()), outcome));
        }
        formats
    }
}

/// Mistakes are reported for a definition, printers are generated for a class.
fn name(outcome: &Outcome, class: &str, definition: &str) -> String {
    match outcome {
        Outcome::Wrong(_) => definition.to_owned(),
        Outcome::Printed(_) => class.to_owned(),
    }
}

/// Parts of notes that mlir-tblgen does not have.
const OWN_NOTES: [&str; 7] = [
    "is written in backquotes",
    "is not closed",
    "are written with `$`",
    "a directive named",
    "the part with this name",
    "` exists",
    "marks the element whose presence",
];

fn lines(format: &str, errors: &[FormatError]) -> Vec<String> {
    let mut lines = Vec::new();
    for error in errors {
        let (_, column) = error.line_and_column(format);
        lines.push(format!("{column}: {}", error.message));
        let is_upstream = |note: &&String| !OWN_NOTES.iter().any(|own| note.contains(own));
        let notes = error.notes.iter().filter(is_upstream);
        lines.extend(notes.map(|note| format!("note: {note}")));
    }
    lines
}
