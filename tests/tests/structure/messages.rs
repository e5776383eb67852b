//! Messages are for users: no code decides anything by their words.
//!
//! A diagnostic has a kind, which code matches on. These rules find code that compares or takes apart a
//! message instead.

use std::path::Path;

use super::{crates, read, root, rust_files};

/// What names the words of a diagnostic, longer ones first.
const WORDS: [&str; 6] = [
    "message()",
    "message",
    "error.to_string()",
    "err.to_string()",
    "diagnostic.to_string()",
    "NestingTooDeep.to_string()",
];

/// Steps that keep the words as they are.
const STEPS: [&str; 4] = [".as_str()", ".as_ref()", ".as_deref()", ".to_string()"];

/// Beginnings of what looks into a text.
const QUESTIONS: [&str; 15] = [
    "==",
    "!=",
    ".contains(",
    ".starts_with(",
    ".ends_with(",
    ".strip_",
    ".trim",
    ".find(",
    ".rfind(",
    ".split",
    ".rsplit",
    ".matches(",
    ".eq(",
    ".chars(",
    ".bytes(",
];

/// Files whose business is the words: the tool that compares messages with those that a test expects.
const ALLOWED: [&str; 1] = ["ods-runtime/src/tool/expected.rs"];

/// Whether something before `at` compares with what begins there, or matches it.
fn is_compared(text: &str, at: usize) -> bool {
    let is_path = |c: char| c.is_alphanumeric() || "_.&*()".contains(c);
    let before = text[..at].trim_end_matches(is_path).trim_end();
    let comparisons = ["==", "!=", " match", "matches!"];
    comparisons.iter().any(|sign| before.ends_with(sign))
}

/// Whether something after `rest` looks into a text.
fn is_asked(mut rest: &str) -> bool {
    loop {
        rest = rest.trim_start();
        match STEPS.iter().find_map(|step| rest.strip_prefix(step)) {
            Some(behind) => rest = behind,
            None => return QUESTIONS.iter().any(|question| rest.starts_with(question)),
        }
    }
}

/// The lines of `code` that look into a message.
fn inspections(code: &str) -> Vec<usize> {
    // Examples in docs may look at the messages that they show.
    let is_doc = |line: &str| line.trim_start().starts_with("//");
    let lines = code.split('\n');
    let lines = lines.map(|line| if is_doc(line) { "" } else { line });
    let code = &lines.collect::<Vec<_>>().join("\n");
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut lines = Vec::new();
    for words in WORDS {
        for (at, _) in code.match_indices(words) {
            let rest = &code[at + words.len()..];
            let is_whole = !code[..at].ends_with(is_word) && !rest.starts_with(is_word);
            if is_whole && (is_asked(rest) || is_compared(code, at)) {
                lines.push(code[..at].matches('\n').count() + 1);
            }
        }
    }
    lines.sort_unstable();
    lines.dedup();
    lines
}

fn is_exempt(file: &Path) -> bool {
    let is_test = file.components().any(|part| part.as_os_str() == "tests");
    is_test || file.ends_with("tests.rs") || ALLOWED.iter().any(|allowed| file.ends_with(allowed))
}

#[test]
fn no_code_reads_a_message() {
    let files = crates();
    let files = files
        .iter()
        .flat_map(|krate| rust_files(&krate.join("src")));
    let mut wrong = Vec::new();
    for file in files.filter(|file| !is_exempt(file)) {
        let text = read(&file);
        let code = text.split("\n#[cfg(test)]\nmod tests {").next();
        let shown = file.strip_prefix(root()).unwrap_or(&file).display();
        for line in inspections(code.unwrap_or_default()) {
            wrong.push(format!("{shown}:{line} decides by the words of a message"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn inspections_are_found() {
    for wrong in [
        "error.message == \"no\"",
        "\"no\" != error.message()",
        "x.kind() == error.message",
        "error.message().contains(\"no\")",
        "error\n    .message\n    .as_str()\n    .strip_prefix(\"no\")",
        "message.split('`')",
        "{ match &*diagnostic.message {",
        "if matches!(error.message(), \"no\")",
        "error.to_string().starts_with(\"no\")",
        "\"no\" == NestingTooDeep.to_string()",
    ] {
        assert_eq!(inspections(wrong).len(), 1, "{wrong}");
    }
    for right in [
        "error.message.clone()",
        "messages == [\"\"]",
        "is_message == true",
        "let message = format!(\"no\");",
        "x == y; message",
        "message.push_str(text)",
        "/// error.to_string().contains(\"no\")",
    ] {
        assert_eq!(inspections(right), [0; 0], "{right}");
    }
}
