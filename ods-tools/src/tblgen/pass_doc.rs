//! `--gen-pass-doc`: passes in Markdown, laid out as `mlir-tblgen` does.

use std::fmt::Write as _;

use ods_codegen::model::PassDef;
use ods_tablegen::{Diagnostics, RecordKeeper};

use super::doc::{HEADER, write_description, write_summary};

/// The documentation of the passes, in the order of their names in pipelines.
///
/// Other definitions in the file are not checked.
pub(super) fn pass_doc(keeper: &RecordKeeper, diags: &mut Diagnostics) -> String {
    let passes = keeper.derived_definitions("PassBase").into_iter();
    let passes = passes.filter_map(|record| PassDef::new(record, diags));
    let mut passes: Vec<PassDef<'_>> = passes.collect();
    passes.sort_by_key(|pass| (pass.argument(), pass.rust_name()));
    let mut out = HEADER.to_owned();
    for pass in passes {
        let _ = writeln!(out, "\n### `-{}`", pass.argument());
        write_summary(&mut out, pass.summary());
        write_description(&mut out, pass.description());
        let options = pass.options.iter();
        let options = options.map(|option| (option.argument(), option.description()));
        write_rows(&mut out, "Options", "-", options);
        let statistics = pass.statistics.iter();
        let statistics = statistics.map(|counter| (counter.name(), counter.description()));
        write_rows(&mut out, "Statistics", "", statistics);
    }
    out
}

/// Writes names and what they mean, unless there are none.
fn write_rows<'k>(
    out: &mut String,
    heading: &str,
    dash: &str,
    rows: impl Iterator<Item = (&'k str, &'k str)> + Clone,
) {
    let Some(width) = rows.clone().map(|(name, _)| name.len()).max() else {
        return;
    };
    let _ = writeln!(out, "\n#### {heading}\n\n```");
    for (name, text) in rows {
        let _ = writeln!(out, "{dash}{name:width$} : {text}");
    }
    out.push_str("```\n");
}
