//! Mistakes in assembly formats: each message that there is has a case in `messages/`, and is the same in a file.
//!
//! `messages/formats.tsv` lists every condition that `mlir-tblgen` reports, and every format that it accepts although
//! something is wrong with it, with the case that shows it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ods_codegen::{Includes, Place, expand_with};
use ods_tablegen::Diagnostics;
use proc_macro2::{TokenStream, TokenTree};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn files(folder: &Path, extension: &str) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    for entry in folder.read_dir().expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|other| other == extension) {
            found.insert(path);
        }
    }
    found
}

/// The cases about formats, of operations and of attributes and types.
fn cases() -> Vec<PathBuf> {
    let is_format = |path: &PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy();
        name.starts_with("format-")
    };
    let definitions = files(&root().join("messages/defs"), "rs");
    files(&root().join("messages/format"), "rs")
        .into_iter()
        .chain(definitions.into_iter().filter(is_format))
        .collect()
}

#[test]
fn every_condition_has_its_case() {
    let mut missing = String::new();
    let mut listed = BTreeSet::new();
    for line in read(&root().join("messages/formats.tsv")).lines().skip(1) {
        let (message, case) = line.split_once('\t').expect("two columns");
        let path = root().join("messages").join(case);
        let said = read(&path.with_extension("stderr"));
        let is_said = said.lines().any(|line| {
            let words = ["error: ", "warning: ", "  = note: "]
                .iter()
                .find_map(|start| line.strip_prefix(start));
            words == Some(message) || line == message
        });
        if !is_said {
            let _ = writeln!(missing, "{case} does not say: {message}");
        }
        listed.insert(path.with_extension("rs"));
    }
    for path in cases().iter().filter(|path| !listed.contains(*path)) {
        let _ = writeln!(missing, "not in the list: {}", path.display());
    }
    assert!(missing.is_empty(), "{missing}");
}

/// The string literals in code, but for those in documentation and tests, and those that say why an `expect` holds.
fn literals(tokens: TokenStream, found: &mut Vec<String>) {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let is_ident = |at: usize, name: &str| matches!(trees.get(at), Some(TokenTree::Ident(ident)) if ident == name);
    let is_punct = |at: usize, sign: char| matches!(trees.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == sign);
    for (at, tree) in trees.iter().enumerate() {
        let (before, word_before) = (at.wrapping_sub(1), at.wrapping_sub(2));
        match tree {
            TokenTree::Group(group) => {
                let first = group.stream().into_iter().next();
                let is_attribute =
                    is_punct(before, '#') || (is_punct(before, '!') && is_punct(word_before, '#'));
                let is_tests = is_ident(word_before, "mod") && is_ident(before, "tests");
                let is_reason = is_ident(before, "expect")
                    && matches!(first, Some(TokenTree::Literal(_)))
                    || ["panic", "unreachable", "debug_assert"]
                        .iter()
                        .any(|name| is_ident(word_before, name) && is_punct(before, '!'));
                if !is_attribute && !is_tests && !is_reason {
                    literals(group.stream(), found);
                }
            }
            TokenTree::Literal(literal) => {
                if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                    found.push(text.value());
                }
            }
            _ => {}
        }
    }
}

/// Whether `text` has the pieces of `pattern` between its placeholders `{…}`, in order.
fn matches(pattern: &str, text: &str) -> bool {
    let mut rest = text;
    let pieces = pattern
        .split('{')
        .enumerate()
        .map(|(at, piece)| match piece.split_once('}') {
            Some((_, after)) if at != 0 => after,
            _ => piece,
        });
    for piece in pieces {
        match rest.split_once(piece) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    true
}

/// What is never said: other mistakes are found before. MLIR has these too.
const NEVER_SAID: [&str; 3] = [
    "literal can't be empty",
    "keywords cannot be empty",
    "invalid argument to 'type' directive",
];

#[test]
fn every_message_in_the_code_is_said_by_a_case() {
    let said: Vec<String> = cases()
        .iter()
        .map(|case| read(&case.with_extension("stderr")))
        .collect();
    let mut messages = Vec::new();
    for file in files(&root().join("../ods-codegen/src/format"), "rs") {
        let in_tests = file
            .iter()
            .any(|part| part == "tests" || part == "tests.rs");
        if !in_tests {
            let tokens: TokenStream = read(&file).parse().expect("Rust");
            literals(tokens, &mut messages);
        }
    }
    // A message is a sentence; the rest are words that formats are made of.
    let is_word = |word: &&str| word.len() > 1 && !word.starts_with('{');
    messages.retain(|text| text.split(' ').filter(is_word).count() >= 3);
    messages.retain(|text| !NEVER_SAID.contains(&text.as_str()));
    assert!(messages.len() > 90, "only {} messages", messages.len());
    let unsaid: Vec<&String> = messages
        .iter()
        .filter(|message| {
            !said
                .iter()
                .any(|text| text.lines().any(|line| matches(message, line)))
        })
        .collect();
    assert!(unsaid.is_empty(), "no case says {unsaid:#?}");
}

/// The text between the braces of `ods! { … }`, and the attributes at its beginning by themselves.
fn invocation(text: &str) -> (String, String) {
    let (_, body) = text.split_once("ods! {").expect("an invocation");
    let (body, _) = body.rsplit_once("}\n\nfn main() {}").expect("the end");
    let is_attribute = |line: &&str| line.trim_start().starts_with("#![");
    let (attributes, lines): (Vec<&str>, Vec<&str>) = body.lines().partition(is_attribute);
    (attributes.concat(), lines.join("\n"))
}

/// A message without its place, and the line of the format from the caret on.
#[derive(PartialEq, Eq, Debug)]
struct Said {
    message: String,
    after_caret: String,
    notes: Vec<String>,
}

fn expanded(source: &str) -> Vec<Said> {
    let mut diags = Diagnostics::new();
    let expansion = expand_with(
        source.parse().expect("tokens"),
        Includes::new(None, None),
        &mut diags,
    );
    let said = diags.into_iter().map(|diagnostic| {
        let message = diagnostic.message();
        let mut lines: Vec<&str> = message.lines().collect();
        let caret = lines.last().and_then(|line| line.strip_suffix('^'));
        let shown = caret
            .filter(|blanks| blanks.trim().is_empty())
            .map(|blanks| {
                let line = lines[lines.len() - 2];
                line[blanks.len()..].to_owned()
            });
        let after_caret = match (&shown, expansion.places.find(diagnostic.span)) {
            (Some(line), _) => {
                lines.truncate(lines.len() - 2);
                line.clone()
            }
            (None, Place::File(place)) => after_caret(&place.to_string()),
            (None, _) => String::new(),
        };
        Said {
            message: lines.join("\n"),
            after_caret,
            notes: diagnostic
                .notes
                .iter()
                .map(|(_, note)| note.clone())
                .collect(),
        }
    });
    said.collect()
}

/// The end of a line of a file, from the caret below it on, up to the end of the format.
fn after_caret(place: &str) -> String {
    let mut lines = place.lines().rev();
    let (caret, line) = (
        lines.next().expect("a caret"),
        lines.next().expect("a line"),
    );
    let end = line.rfind("\";").or(line.rfind("}]")).unwrap_or(line.len());
    line.get(caret.len() - 1..end)
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn files_say_the_same() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut different = String::new();
    for case in cases() {
        let (attributes, body) = invocation(&read(&case));
        let file = folder
            .join(case.file_name().expect("a name"))
            .with_extension("td");
        std::fs::write(&file, &body).expect("a writable folder");
        let inline = expanded(&format!("{attributes}{body}"));
        let mut from_file = expanded(&format!("{attributes}#![emit({file:?})]"));
        // Other mistakes than those in the format have no caret when they are inline.
        for (inline, from_file) in inline.iter().zip(&mut from_file) {
            if !inline
                .notes
                .iter()
                .any(|note| note.starts_with("in custom assembly format"))
            {
                from_file.after_caret.clear();
            }
        }
        if inline != from_file {
            let _ = writeln!(
                different,
                "{}: inline {inline:#?}\nfrom a file {from_file:#?}",
                case.display()
            );
        }
    }
    assert!(different.is_empty(), "{different}");
}
