//! `--gen-dialect-doc`: one dialect in Markdown, with its operations, attributes, types
//! and enums, laid out as `mlir-tblgen` does.

use std::fmt::Write as _;

use ods_codegen::CheckedRecords;
use ods_codegen::model::{DefKind, Dialect, EnumDef, TypeOrAttrDef};
use ods_tablegen::{Diagnostics, RecordKeeper};

use super::doc::{HEADER, write_description, write_ops, write_summary};

/// The documentation of the one dialect that was checked.
///
/// # Errors
///
/// If there is no dialect, or more than one.
pub(super) fn dialect_doc(
    checked: &CheckedRecords<'_>,
    keeper: &RecordKeeper,
    selected: Option<&str>,
) -> Result<String, String> {
    let dialects = &checked.model.dialects;
    let is_selected = |dialect: &&Dialect<'_>| selected.is_none_or(|name| dialect.name() == name);
    let mut found = dialects.iter().filter(is_selected);
    let dialect = match (found.next(), found.next()) {
        (Some(dialect), None) => *dialect,
        (None, _) => return Err("there is no dialect to document".to_owned()),
        (Some(first), Some(second)) => {
            return Err(format!(
                "there are several dialects, `{}` and `{}` among them: select one with '--dialect NAME'",
                first.name(),
                second.name()
            ));
        }
    };
    let mut out = format!("{HEADER}\n# '{}' Dialect\n", dialect.name());
    write_summary(&mut out, dialect.summary());
    write_description(&mut out, dialect.description());
    out.push_str("\n[TOC]\n");
    write_operations(&mut out, checked, dialect, keeper);
    for kind in [DefKind::Attr, DefKind::Type] {
        write_definitions(&mut out, checked, dialect, kind);
    }
    write_enums(&mut out, checked);
    Ok(out)
}

fn write_operations(
    out: &mut String,
    checked: &CheckedRecords<'_>,
    dialect: Dialect<'_>,
    keeper: &RecordKeeper,
) {
    let ops = checked.model.operators.iter();
    let mut ops = ops
        .filter(|op| op.dialect().name() == dialect.name())
        .peekable();
    if ops.peek().is_some() {
        out.push_str("\n## Operations\n");
    }
    write_ops(out, ops, keeper);
}

fn write_definitions(
    out: &mut String,
    checked: &CheckedRecords<'_>,
    dialect: Dialect<'_>,
    kind: DefKind,
) {
    let defs = checked.definitions.iter();
    let mut defs: Vec<TypeOrAttrDef<'_>> = defs
        .filter_map(|(record, _)| TypeOrAttrDef::new(*record, &mut Diagnostics::new()))
        .filter(|def| {
            let owner = def.dialect();
            def.kind == kind && owner.is_some_and(|owner| owner.name() == dialect.name())
        })
        .collect();
    defs.sort_by_key(|def| def.record().name());
    if defs.is_empty() {
        return;
    }
    let (title, sigil) = match kind {
        DefKind::Attr => ("Attributes", '#'),
        DefKind::Type => ("Types", '!'),
    };
    let _ = writeln!(out, "\n## {title}");
    for def in defs {
        write_definition(out, &def, dialect, sigil);
    }
}

fn write_definition(out: &mut String, def: &TypeOrAttrDef<'_>, dialect: Dialect<'_>, sigil: char) {
    let _ = writeln!(out, "\n### {}", def.rust_name());
    write_summary(out, def.summary());
    if let Some(mnemonic) = def.mnemonic() {
        let name = format!("{sigil}{}.{mnemonic}", dialect.name());
        if def.parameters.is_empty() {
            let _ = writeln!(out, "\nSyntax: `{name}`");
        } else {
            let _ = writeln!(out, "\nSyntax:\n\n```\n{name}<");
            let last = def.parameters.len() - 1;
            for (index, parameter) in def.parameters.iter().enumerate() {
                let comma = if index == last { "" } else { "," };
                let _ = writeln!(
                    out,
                    "  {}{comma}   # {}",
                    parameter.syntax(),
                    parameter.name
                );
            }
            out.push_str(">\n```\n");
        }
    }
    write_description(out, def.description());
    if def.parameters.is_empty() {
        return out.push('\n');
    }
    out.push_str("\n#### Parameters:\n\n| Parameter | Type | Description |\n| :-------: | :-------: | ----------- |\n");
    for parameter in &def.parameters {
        let (name, ty, summary) = (parameter.name, parameter.shown_type(), parameter.summary());
        let _ = writeln!(out, "| {name} | `{ty}` | {summary} |");
    }
}

fn write_enums(out: &mut String, checked: &CheckedRecords<'_>) {
    let mut enums: Vec<&EnumDef<'_>> = checked.model.enums.iter().collect();
    enums.sort_by_key(|def| def.record().name());
    if !enums.is_empty() {
        out.push_str("\n## Enums\n");
    }
    for def in enums {
        let _ = writeln!(out, "\n### {}", def.rust_name());
        write_summary(out, def.summary());
        out.push_str("\n#### Cases:\n\n| Symbol | Value | String |\n| :----: | :---: | ------ |\n");
        for case in &def.cases {
            let _ = writeln!(
                out,
                "| {} | `{}` | {} |",
                case.symbol, case.value, case.text
            );
        }
    }
}
