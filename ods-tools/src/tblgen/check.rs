//! `--check`, `--gen-rewriters --check` and `--dump-formats`.

use std::fmt::Write as _;

use ods_codegen::{CheckedPattern, CheckedRecords, check_records, known_dialects};
use ods_tablegen::{Diagnostics, Record, RecordKeeper, Severity, deprecated_uses};

use regex::Regex;

use super::args::{OnDeprecated, Options};

/// Checks the records that `options` select, as `mlir-tblgen` does.
pub(super) fn check<'k>(
    keeper: &'k RecordKeeper,
    options: &Options,
    diags: &mut Diagnostics,
) -> CheckedRecords<'k> {
    check_deprecated(keeper, options.on_deprecated, diags);
    if let Some(name) = &options.dialect {
        let dialects = keeper.derived_definitions("Dialect");
        if !dialects
            .iter()
            .any(|dialect| dialect.string("name") == Ok(name))
        {
            let error = diags.error(None, format!("no dialect is named `{name}`"));
            if let Some(known) = known_dialects(keeper) {
                error.help(known);
            }
        }
    }
    check_records(keeper, |record| is_selected(record, options), diags)
}

fn check_deprecated(keeper: &RecordKeeper, action: OnDeprecated, diags: &mut Diagnostics) {
    let severity = match action {
        OnDeprecated::None => return,
        OnDeprecated::Warn => Severity::Warning,
        OnDeprecated::Error => Severity::Error,
    };
    for found in deprecated_uses(keeper, "odsDeprecated") {
        diags.push(found.diagnostic(severity));
    }
}

/// Whether the options select `record`.
pub(super) fn is_selected(record: Record<'_>, options: &Options) -> bool {
    let owner = if record.is_subclass_of("Dialect") {
        Some(record)
    } else {
        let mut fields = ["opDialect", "dialect"].iter();
        fields.find_map(|field| record.record(field).ok())
    };
    let owner = owner.and_then(|dialect| dialect.string("name").ok());
    if let (Some(dialect), Some(owner)) = (options.dialect.as_deref(), owner)
        && dialect != owner
    {
        return false;
    }
    if !record.is_subclass_of("Op") {
        return true;
    }
    let (dialect, op) = (owner.unwrap_or_default(), record.string("opName"));
    let name = format!("{dialect}.{}", op.unwrap_or_default());
    let matches = |regex: &Option<Regex>| regex.as_ref().map(|regex| regex.is_match(&name));
    matches(&options.op_include).unwrap_or(true) && !matches(&options.op_exclude).unwrap_or(false)
}

/// One line that counts the definitions checked.
pub(super) fn summary(checked: &CheckedRecords<'_>) -> String {
    let formats = checked.formats.iter().flatten().count();
    let mut parts = Vec::new();
    for (count, one, many) in [
        (checked.model.dialects.len(), "dialect", "dialects"),
        (checked.model.operators.len(), "op", "ops"),
        (formats, "op format", "op formats"),
        (
            checked.definitions.len(),
            "attribute or type",
            "attributes and types",
        ),
        (checked.model.enums.len(), "enum", "enums"),
        (checked.model.passes.len(), "pass", "passes"),
        (checked.interfaces, "interface", "interfaces"),
    ] {
        if count > 0 {
            parts.push(format!("{count} {}", if count == 1 { one } else { many }));
        }
    }
    if parts.is_empty() {
        "checked: no definitions\n".to_owned()
    } else {
        format!("checked: {}\n", parts.join(", "))
    }
}

/// A line for each pattern: its name, root, benefit, and the operations that it creates.
pub(super) fn list_patterns(patterns: &[CheckedPattern]) -> String {
    let mut text = String::new();
    for pattern in patterns {
        let ops = pattern.generated.join(", ");
        let _ = writeln!(
            text,
            "pattern {} root={} benefit={} ops=[{ops}]",
            pattern.name, pattern.root, pattern.benefit
        );
    }
    text
}

/// `DEF<TAB>SEQUENCE` for each op that has a format.
pub(super) fn dump_formats(checked: &CheckedRecords<'_>) -> String {
    let mut text = String::new();
    for (op, format) in checked.model.operators.iter().zip(&checked.formats) {
        if let Some(format) = format {
            let _ = writeln!(text, "{}\t{}", op.record().name(), format.dump());
        }
    }
    text
}
