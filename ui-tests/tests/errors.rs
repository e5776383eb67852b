//! `docs/ERRORS.md` has the recorded messages for the mistakes in `errors.tsv`.
//!
//! A line of that table is a mistake, the case that makes it, and which message of the case is shown; a line without a
//! case begins a section. `UPDATE_EXPECT=1` writes the document anew.

use std::fmt::Write as _;
use std::path::Path;

const DOCUMENT: &str = "../docs/ERRORS.md";
const HEAD: &str = "<!-- Written by ui-tests/tests/errors.rs from recorded messages. -->
# Mistakes and their messages

Messages with a number such as `E0277` are those of rustc, whose further notes are left out. Each message is recorded in
the folder `ui-tests`, in the file that is named above it.
";

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_default()
}

/// The messages of a recorded output, each with its lines.
fn messages(recorded: &str) -> Vec<Vec<&str>> {
    let mut found: Vec<Vec<&str>> = Vec::new();
    for line in recorded.lines() {
        if line.starts_with("error") || line.starts_with("warning") {
            found.push(Vec::new());
        }
        if let Some(message) = found.last_mut() {
            message.push(line);
        }
    }
    found
}

/// The message, its place, and what it advises; without further places, and notes about macros.
fn shown(message: &[&str]) -> String {
    let is_note = |line: &str| line.starts_with("note: ") || line.starts_with("help: ");
    let end = message
        .iter()
        .position(|line| line.is_empty() || is_note(line));
    let mut shown = message[..end.unwrap_or(message.len())].to_vec();
    let rest = &message[shown.len()..];
    let end = rest.iter().position(|line| line.is_empty());
    // What follows a further place belongs to the message again.
    let advice = rest[..end.unwrap_or(rest.len())].iter();
    shown.extend(advice.filter(|line| line.trim_start().starts_with("= ")));
    while shown.last().is_some_and(|line| line.trim() == "|") {
        shown.pop();
    }
    let mut text = String::new();
    for line in shown {
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

#[test]
fn the_document_shows_what_is_recorded() {
    let mut text = HEAD.to_owned();
    let mut mistakes = 0;
    for line in read("errors.tsv").lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [mistake, case, which] = columns[..] else {
            panic!("three columns: {line}");
        };
        if case.is_empty() {
            let _ = write!(text, "\n## {}\n", mistake.trim_matches('*'));
            continue;
        }
        mistakes += 1;
        let recorded = read(&format!("{case}.stderr"));
        let number: usize = which.parse().expect("a number");
        let found = messages(&recorded);
        let message = found
            .get(number - 1)
            .unwrap_or_else(|| panic!("{case} has no message {number}"));
        let first = mistake.chars().next().map(char::to_uppercase);
        let title: String = first
            .into_iter()
            .flatten()
            .chain(mistake.chars().skip(1))
            .collect();
        let _ = write!(
            text,
            "\n### {title}\n\n`{case}`\n\n```text\n{}```\n",
            shown(message)
        );
    }
    assert!(mistakes >= 40, "{mistakes} mistakes");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(DOCUMENT);
        std::fs::write(path, &text).expect("a writable file");
    }
    assert!(
        read(DOCUMENT) == text,
        "docs/ERRORS.md is out of date: record it with UPDATE_EXPECT=1"
    );
}
