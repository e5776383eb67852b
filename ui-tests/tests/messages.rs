//! What is said of each mistake, one file each in `messages/`.
//!
//! The macro is expanded without a compiler, so that a file takes a millisecond and not half a second; the messages
//! are laid out as rustc has them. What only rustc can say, and that messages arrive there, is tested in `ui.rs`.
//!
//! `UPDATE_EXPECT=1` records what is said; read the difference.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ods_codegen::derive::{Derive, derive_with};
use ods_codegen::{Expansion, Includes, Place, Places, expand_with};
use ods_tablegen::{Diagnostic, Diagnostics, Severity};
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens as _;

/// The tokens between the braces of `ods! { … }`.
fn invocation(text: &str) -> TokenStream {
    let mut trees = text
        .parse::<TokenStream>()
        .expect("a file of Rust")
        .into_iter();
    trees
        .find(|tree| matches!(tree, TokenTree::Ident(name) if name == "ods"))
        .expect("an invocation of the macro");
    match (trees.next(), trees.next()) {
        (Some(TokenTree::Punct(_)), Some(TokenTree::Group(body))) => body.stream(),
        other => panic!("no invocation: {other:?}"),
    }
}

/// What a derive says; nothing in a file without one.
fn derive_messages(text: &str, path: &Path, name: &str) -> Option<String> {
    let is_derived = |kind: &Derive| text.contains(&format!("#[derive({}", kind.name()));
    let kind = Derive::ALL.into_iter().find(is_derived)?;
    let file = syn::parse_file(text).expect("a file of Rust");
    let mut items = file.items.iter().rev();
    let item = items
        .find(|item| !matches!(item, syn::Item::Fn(_)))
        .expect("the item with the derive");
    let mut diags = Diagnostics::new();
    let includes = Includes::new(path.parent().map(PathBuf::from), None);
    let expansion = derive_with(kind, item.to_token_stream(), includes, &mut diags);
    Some(expansion_messages(expansion, &diags, text, name))
}

/// The messages for the file at `path`, with `name` for its path.
fn messages(path: &Path, name: &str) -> String {
    let text = std::fs::read_to_string(path).expect("a readable file");
    let derived = derive_messages(&text, path, name);
    derived.unwrap_or_else(|| invocation_messages(invocation(&text), &text, path, name))
}

/// The messages for an invocation.
fn invocation_messages(tokens: TokenStream, text: &str, path: &Path, name: &str) -> String {
    let mut diags = Diagnostics::new();
    let includes = Includes::new(path.parent().map(PathBuf::from), None);
    let expansion = expand_with(tokens, includes, &mut diags);
    expansion_messages(expansion, &diags, text, name)
}

/// The messages that came with an expansion, which is Rust in any case.
fn expansion_messages(expansion: Expansion, diags: &Diagnostics, text: &str, name: &str) -> String {
    syn::parse2::<syn::File>(expansion.tokens).expect("Rust, also after an error");
    let mut out = String::new();
    for diagnostic in diags {
        render(&mut out, text, name, diagnostic, &expansion.places);
    }
    if !diags.has_errors() {
        out.push_str("no errors\n");
    }
    out
}

/// Adds a message as rustc lays it out.
fn render(out: &mut String, text: &str, name: &str, diagnostic: &Diagnostic, places: &Places) {
    let level = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    };
    let message = diagnostic.message().replace('\n', "\n       ");
    let _ = writeln!(out, "{level}: {message}");
    if let Place::Tokens(first, last) = places.find(diagnostic.span) {
        let span = first.join(last).unwrap_or(first);
        underline(out, text, name, span);
    }
    for (_, note) in &diagnostic.notes {
        let _ = writeln!(out, "  = note: {note}");
    }
    if let Some(help) = &diagnostic.help {
        let _ = writeln!(out, "  = help: {help}");
    }
    out.push('\n');
}

/// Shows the first line of `span`.
fn underline(out: &mut String, text: &str, name: &str, span: Span) {
    let (start, end) = (span.start(), span.end());
    let line = text.lines().nth(start.line - 1).unwrap_or_default();
    let width = if start.line == end.line {
        end.column - start.column
    } else {
        line.chars().count() - start.column
    };
    let number = start.line.to_string();
    let margin = " ".repeat(number.len());
    let column = start.column + 1;
    let carets = "^".repeat(width.max(1));
    let indent = " ".repeat(start.column);
    let _ = writeln!(out, "{margin}--> {name}:{number}:{column}");
    let _ = writeln!(out, "{margin} |");
    let _ = writeln!(out, "{number} | {line}");
    let _ = writeln!(out, "{margin} | {indent}{carets}");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in folder.read_dir().expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            files.extend(self::files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// `conditions.tsv` lists what definitions of types, attributes and enums have to
/// satisfy, a case that does not, and what mlir-tblgen makes of that
/// (`tests/conformance/conditions_mlir.py`).
#[test]
fn every_condition_has_a_case() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(root.join("conditions.tsv")).expect("the table");
    let mut unlisted: Vec<PathBuf> = ["defs", "enums", "guide"]
        .iter()
        .flat_map(|folder| files(&root.join("messages").join(folder)))
        .collect();
    for line in table.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [message, case, _] = columns[..] else {
            panic!("not three columns: {line}");
        };
        let path = root.join(case);
        assert!(path.exists(), "{case} is not there");
        let said = std::fs::read_to_string(path.with_extension("stderr")).unwrap_or_default();
        let has_it = said
            .lines()
            .any(|line| line.strip_prefix("error: ") == Some(message));
        assert!(has_it, "{case} does not say: {message}");
        unlisted.retain(|listed| *listed != path);
    }
    assert!(unlisted.is_empty(), "not in the table: {unlisted:?}");
}

#[test]
fn every_mistake_has_its_message() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    let mut wrong = Vec::new();
    let files = files(&root.join("messages"));
    assert!(files.len() > 100, "only {} files", files.len());
    for path in files {
        let name = path
            .strip_prefix(root)
            .expect("a file of ours")
            .display()
            .to_string();
        let actual = messages(&path, &name);
        let record = path.with_extension("stderr");
        let expected = std::fs::read_to_string(&record).unwrap_or_default();
        if update {
            std::fs::write(&record, actual).expect("a writable folder");
        } else if actual != expected {
            wrong.push(format!("{name}: expected\n{expected}\ngot\n{actual}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
