//! A rule that holds for the sources themselves; a failure names the place.
//!
//! No code of the runtime, its dialects and its tools decides anything by the text of a message:
//! what code may ask of a diagnostic is its kind.

use ods_runtime::prelude::*;
use ods_runtime::{Diagnostic, DiagnosticKind};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// `--verify-diagnostics` compares messages with the texts that a test file expects.
const ALLOWED: [&str; 1] = ["ods-runtime/src/tool/expected.rs"];

/// The crates whose sources are read.
const CRATES: [&str; 5] = [
    "ods-ir",
    "ods-asm",
    "ods-runtime",
    "ods-dialects",
    "ods-tools",
];

/// Names of texts for readers.
const MESSAGES: [&str; 6] = [
    "message",
    "messages",
    "error.to_string()",
    "err.to_string()",
    "diagnostic.to_string()",
    "NestingTooDeep.to_string()",
];

/// Methods that compare, search or take apart a text.
const METHODS: [&str; 10] = [
    ".eq(",
    ".ne(",
    ".contains(",
    ".starts_with(",
    ".ends_with(",
    ".strip_",
    ".split",
    ".find(",
    ".rfind(",
    ".matches(",
];

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = (fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            if !path.ends_with("tests") {
                sources(&path, files);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && !path.ends_with("tests.rs")
        {
            files.push(path);
        }
    }
}

/// The line without comment, and with the contents of its strings and characters left out.
fn code_of(line: &str) -> String {
    let mut code = String::new();
    let mut chars = line.chars().peekable();
    let mut in_string = false;
    while let Some(c) = chars.next() {
        match c {
            '\\' if in_string => {
                chars.next();
            }
            '"' => {
                in_string = !in_string;
                code.push('"');
            }
            '/' if !in_string && chars.peek() == Some(&'/') => break,
            _ if in_string => {}
            _ => code.push(c),
        }
    }
    code
}

/// Whether a piece of code compares or searches the text that `word` names.
fn decides_by(code: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let is_path = |c: char| is_part(c) || "&*.:()".contains(c);
    code.match_indices(word).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + word.len()..]);
        if before.ends_with(is_part) || after.starts_with(is_part) {
            return false;
        }
        let before = before.trim_end_matches(is_path).trim_end();
        let methods = after.split([' ', ',']).next().unwrap_or_default();
        ["==", "!=", "match", "matches!"]
            .iter()
            .any(|word| before.ends_with(word))
            || ["==", "!="]
                .iter()
                .any(|word| after.trim_start().starts_with(word))
            || METHODS.iter().any(|method| methods.contains(method))
    })
}

/// The lines of a source that decide by the text of a message.
fn decisions(source: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let (mut piece, mut start) = (String::new(), 1);
    for (number, line) in source.lines().enumerate() {
        if line == "#[cfg(test)]" {
            break;
        }
        let code = code_of(line);
        if !code.trim_start().starts_with('.') {
            piece.push(' ');
        }
        piece.push_str(code.trim());
        if code.trim_end().ends_with([';', '{', '}', ',']) || code.trim().is_empty() {
            if MESSAGES.iter().any(|word| decides_by(&piece, word)) {
                found.push(start);
            }
            piece.clear();
            start = number + 2;
        }
    }
    found
}

#[test]
fn nothing_decides_by_the_text_of_a_message() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for name in CRATES {
        sources(&root.join(name).join("src"), &mut files);
    }
    assert!(files.len() > 250, "{} files", files.len());
    let mut report = String::new();
    for file in files {
        let shown = file.strip_prefix(root).unwrap().display().to_string();
        if ALLOWED.contains(&&*shown) {
            continue;
        }
        for line in decisions(&fs::read_to_string(&file).unwrap()) {
            writeln!(report, "{shown}:{line}").unwrap();
        }
    }
    assert!(report.is_empty(), "these decide by a message:\n{report}");
}

#[test]
fn decisions_by_messages_are_found() {
    let found = |code: &str| decisions(code) == [1];
    assert!(found("if error.message == NestingTooDeep.to_string() {"));
    assert!(found(
        "let deep = last.is_some_and(|error| error\n    .message\n    .contains(\"deep\"));"
    ));
    assert!(found("match &*diagnostic.message {"));
    assert!(found("if text != error.to_string() {"));
    assert!(found("let rest = message.strip_prefix(\"expected \");"));
    assert!(!found("let message = format!(\"{a} == {b}\");"));
    assert!(!found("// A message that contains `==`."));
    assert!(!found("let message = match token.kind {"));
    assert!(!found("if message.severity == Severity::Warning {"));
    assert!(!found("if kind == Kind::Deep { emit(offset, message) };"));
}

/// The kinds of the errors of a text that is parsed and verified.
fn kinds(text: &str) -> Vec<DiagnosticKind> {
    let mut ir = Ir::new();
    let options = ParseOptions::default();
    let errors = match parse_source(&mut ir, "kinds.mlir", text.as_bytes(), options) {
        Ok(op) => verify(op, &ir).err().unwrap_or_default(),
        Err(errors) => errors,
    };
    errors.iter().map(Diagnostic::kind).collect()
}

#[test]
fn errors_have_the_kind_of_their_rule() {
    use DiagnosticKind as K;
    for (text, kind) in [
        ("\"builtin.module", K::Lexical),
        ("module { )", K::Syntax),
        ("foo.bar", K::UnknownDialect),
        ("\"foo.bar\"() : () -> ()", K::UnknownDialect),
        ("builtin.foo", K::UnknownDefinition),
        (
            "%0 = builtin.unrealized_conversion_cast %1 : i32 to i64",
            K::Undefined,
        ),
        ("!a = i32 !a = i64", K::Redefinition),
        ("module attributes {a = !missing} {}", K::Undefined),
        ("\"builtin.module\"() : () -> ()", K::Structure),
    ] {
        assert_eq!(kinds(text), [kind], "{text}");
    }
    let deep = format!("module attributes {{a = {}}} {{}}", "[".repeat(600));
    assert_eq!(kinds(&deep), [K::NestingTooDeep]);
}
