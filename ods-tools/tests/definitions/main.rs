//! Definitions that `--check` accepts and rejects as `mlir-tblgen` does.
//!
//! What `mlir-tblgen` says is recorded in `expected.tsv` (see `record.py`), so that no MLIR is needed. The last two
//! columns are ours: `UPDATE_EXPECT=1` writes them anew; read the difference.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ods_codegen::{check_records, prelude_file, prelude_library};
use ods_tablegen::{Diagnostics, IncludeResolver, Input, Severity, evaluate};

/// Cases on which the verdicts differ, and why.
const STRICTER: [(&str, &str); 1] = [(
    "op-129",
    "the anchor in the else branch is always there: mlir-tblgen emits C++ that does not compile",
)];

/// The prelude's definitions are there anyway.
struct Prelude;

impl IncludeResolver for Prelude {
    fn resolve(
        &mut self,
        name: &str,
        _: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String> {
        Ok(prelude_file(name).map(|_| (PathBuf::from(name), String::new())))
    }
}

/// The verdict and the message of the first error.
fn outcome(text: String) -> (&'static str, String) {
    let mut diags = Diagnostics::new();
    let mut prelude = Prelude;
    let keeper = evaluate(
        Input::text("case.td", text)
            .resolver(&mut prelude)
            .base(prelude_library()),
        &mut diags,
    );
    if !diags.has_errors() {
        check_records(&keeper, |record| !record.is_from_base(), &mut diags);
    }
    let mut messages = diags.iter();
    let error = messages.find(|message| message.severity == Severity::Error);
    error.map_or(("ok", String::new()), |error| {
        let message = error.message();
        let line = message.lines().next().unwrap_or_default();
        ("error", line.trim().to_owned())
    })
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/definitions")
}

#[test]
fn verdicts_are_those_of_mlir_tblgen() {
    let cases = std::fs::read_to_string(folder().join("cases.td")).unwrap();
    let mut cases = cases.split("\n//# ");
    let header = cases.next().unwrap();
    let path = folder().join("expected.tsv");
    let expected = std::fs::read_to_string(&path).unwrap();
    let mut rows = expected.lines();
    let mut actual = format!("{}\n", rows.next().unwrap());
    let mut differences = Vec::new();
    let mut count = 0;
    for case in cases {
        let (first, body) = case.split_once('\n').unwrap();
        let name = first.split(' ').next().unwrap();
        let row = rows.next().unwrap_or_default();
        let columns: Vec<&str> = row.split('\t').collect();
        assert_eq!(
            columns[0], name,
            "expected.tsv is out of date: run record.py"
        );
        let (verdict, message) = outcome(format!("{header}\n{body}"));
        let is_stricter = STRICTER.iter().any(|(stricter, _)| *stricter == name);
        if (columns[1] == "ok") != (verdict == "ok") && !is_stricter {
            differences.push(format!(
                "{name}: mlir-tblgen: {} {}; ods-tblgen: {verdict} {message}\n{body}",
                columns[1], columns[2]
            ));
        }
        writeln!(actual, "{}\t{verdict}\t{message}", columns[..3].join("\t")).unwrap();
        count += 1;
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &actual).unwrap();
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    let expected = std::fs::read_to_string(&path).unwrap();
    assert_eq!(actual, expected, "UPDATE_EXPECT=1 records it");
    assert!(count > 500, "only {count} cases");
}

/// Definitions as MLIR's manual shows them.
#[test]
fn the_manual_is_accepted() {
    let text = std::fs::read_to_string(folder().join("manual.td")).unwrap();
    assert_eq!(outcome(text), ("ok", String::new()));
}
