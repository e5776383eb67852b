//! The cases of `ui-tests/messages` that are about formats, as definitions in one file.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Where ods and `mlir-tblgen` differ on purpose (`docs/FORMATS.md`), or the latter knows nothing of the case.
const OURS_ALONE: [&str; 9] = [
    "anchor-in-else-is-always-there",
    "denied-white-space-before-unit-anchor",
    "deny-something-else",
    "empty-white-space-in-oilist",
    "format-unexpected-character",
    "nested-too-deep",
    "oilist-with-white-space",
    "prop-dict-by-reference",
    "strict-properties",
];

const HEAD: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Cases : Dialect { let name = "cases"; let cppNamespace = "::cases"; }
"#;

/// Writes the definitions of all cases to `file`; returns how many cases there are.
pub(crate) fn write(file: &Path) -> usize {
    let messages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui-tests/messages");
    let mut text = HEAD.to_owned();
    let cases: BTreeSet<PathBuf> = cases(&messages.join("format"), "")
        .chain(cases(&messages.join("defs"), "format-"))
        .collect();
    for (number, case) in cases.iter().enumerate() {
        let source = std::fs::read_to_string(case).expect("a readable case");
        text.push_str(&definitions(&source, number));
    }
    std::fs::write(file, text).expect("a writable folder");
    cases.len()
}

fn cases(folder: &Path, prefix: &'static str) -> impl Iterator<Item = PathBuf> {
    let entries = folder.read_dir().expect("a folder of cases");
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    paths.filter(move |path| {
        let name = path.file_stem().expect("a name").to_string_lossy();
        let is_case = path.extension().is_some_and(|extension| extension == "rs");
        // An attribute or type without a mnemonic stops `mlir-tblgen`.
        is_case
            && name.starts_with(prefix)
            && name != "format-without-mnemonic"
            && !OURS_ALONE.contains(&&*name)
    })
}

/// The definitions between the braces of `ods! { … }`, in the one dialect and with names of their own.
fn definitions(source: &str, number: usize) -> String {
    let (_, body) = source.split_once("ods! {").expect("an invocation");
    let (body, _) = body.rsplit_once("}\n\nfn main() {}").expect("the end");
    let (mut lines, mut names) = (String::new(), Vec::new());
    for line in body.lines() {
        let words = line.trim_start();
        if words.starts_with("#![") {
            continue;
        }
        let name = words
            .strip_prefix("def ")
            .and_then(|rest| rest.split(' ').next());
        if let Some(name) = name {
            if words.contains(": Dialect {") {
                names.push((name, "Cases".to_owned()));
                continue;
            }
            names.push((name, format!("{name}{number}")));
        }
        let _ = writeln!(lines, "{line}");
    }
    (names.iter()).fold(lines, |text, (from, to)| replace_word(&text, from, to))
}

fn replace_word(text: &str, word: &str, by: &str) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(word) {
        let (before, after) = (&rest[..at], &rest[at + word.len()..]);
        out.push_str(before);
        let is_word = !before.ends_with(is_part) && !after.starts_with(is_part);
        out.push_str(if is_word { by } else { word });
        rest = after;
    }
    out + rest
}
