//! Ops with the attributes and traits of the prelude: the values that they accept, build and
//! read.
//!
//! In `attributes.td` the summary of an op lists values that its constraint accepts, and
//! values that it rejects: `1 : i32; 2 : i32 | 1 : i64`.

mod attributes;
mod traits;

use ods_runtime::__private::OpInfo;
use ods_runtime::Dialect;

/// An op, and the values that its constraint accepts and rejects.
struct Case {
    info: &'static OpInfo,
    accepted: Vec<&'static str>,
    rejected: Vec<&'static str>,
}

fn cases<D: Dialect>() -> impl Iterator<Item = Case> {
    D::INFO.operations().map(|info| {
        let (accepted, rejected) = info
            .spec()
            .summary
            .split_once('|')
            .unwrap_or_else(|| panic!("{} has no cases", info.name()));
        let list = |text: &'static str| {
            let parts = text.split(';').map(str::trim);
            parts.filter(|part| !part.is_empty()).collect()
        };
        Case {
            info,
            accepted: list(accepted),
            rejected: list(rejected),
        }
    })
}

/// Fails with every result of `accepts` that is not the expected one.
#[track_caller]
fn check<D: Dialect>(accepts: impl Fn(&'static OpInfo, &str) -> bool) {
    let mut wrong = Vec::new();
    assert!(D::INFO.operations().next().is_some());
    for case in cases::<D>() {
        for (texts, expected) in [(&case.accepted, true), (&case.rejected, false)] {
            let is_wrong = |text: &&&str| accepts(case.info, text) != expected;
            let found = texts.iter().filter(is_wrong);
            wrong.extend(found.map(|text| format!("{}: {text}: {}", case.info.name(), !expected)));
        }
    }
    assert_eq!(wrong, [""; 0]);
}

/// The definitions and parametric classes of a file of the prelude that `text` does not
/// mention as a whole word.
fn missing(file: &str, text: &str) -> Vec<String> {
    let path = format!(
        "{}/../ods-codegen/prelude/{file}",
        env!("CARGO_MANIFEST_DIR")
    );
    let prelude = std::fs::read_to_string(path).expect("a file of the prelude");
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words: Vec<&str> = text.split(|c| !is_word(c)).collect();
    let defined = prelude.lines().filter_map(|line| {
        let line = line.strip_prefix("def ").or(line.strip_prefix("class "))?;
        line.split(|c| !is_word(c)).next()
    });
    // Predicates, and names that begin with `_`, are parts of others.
    defined
        .filter(|name| !name.starts_with('_') && !name.ends_with("Pred") && !words.contains(name))
        .map(str::to_owned)
        .collect()
}
