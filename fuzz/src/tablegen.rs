//! TableGen: evaluation neither panics nor hangs, and does the same every time.

use std::fs;
use std::path::Path;

use ods_tablegen::{Diagnostics, Input, RecordKeeper, dump_json, evaluate, print_records};

/// Evaluates a text twice and prints what came of it in every way.
///
/// # Panics
///
/// If the two evaluations differ; or wherever the code under test does.
pub fn check(text: &str) {
    let (keeper, diags) = run(text);
    let messages = diags.render(keeper.sources());
    let (again, diags_again) = run(text);
    assert_eq!(
        messages,
        diags_again.render(again.sources()),
        "messages differ"
    );
    if diags.has_errors() {
        // What survived must still be readable.
        for def in keeper.defs() {
            let _ = def.to_string();
        }
        return;
    }
    assert_eq!(dump_json(&keeper), dump_json(&again), "dumps differ");
    let _ = print_records(&keeper);
}

fn run(text: &str) -> (RecordKeeper, Diagnostics) {
    let mut diags = Diagnostics::new();
    let keeper = evaluate(Input::text("fuzz.td", text.to_owned()), &mut diags);
    (keeper, diags)
}

/// Valid files cut into tokens.
pub struct Corpus {
    files: Vec<Vec<String>>,
    /// All tokens of all files.
    tokens: Vec<String>,
}

impl Corpus {
    /// The goldens of `ods-tablegen`.
    ///
    /// # Panics
    ///
    /// If they are not there.
    pub fn load() -> Self {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../ods-tablegen/tests/goldens/accept");
        let entries = fs::read_dir(folder).expect("the goldens are there");
        let mut paths: Vec<_> = entries
            .map(|entry| entry.expect("readable").path())
            .collect();
        paths.sort();
        let texts = paths
            .iter()
            .filter(|path| path.extension().is_some_and(|e| e == "td"));
        let texts = texts.map(|path| fs::read_to_string(path).expect("readable"));
        let files: Vec<Vec<String>> = texts.map(|text| cut(&text)).collect();
        let tokens = files
            .iter()
            .flatten()
            .filter(|token| !token.trim().is_empty())
            .cloned()
            .collect();
        Self { files, tokens }
    }

    /// One file, changed as `choices` say.
    pub fn mutate(&self, choices: &mut dyn Iterator<Item = u8>) -> String {
        let mut tokens = self.files[pick(choices, self.files.len())].clone();
        for _ in 0..1 + pick(choices, 6) {
            if tokens.is_empty() {
                break;
            }
            let at = pick(choices, tokens.len());
            let other = pick(choices, tokens.len());
            match choices.next().unwrap_or(0) % 8 {
                0 => drop(tokens.remove(at)),
                1 => tokens.swap(at, other),
                2 => tokens.insert(at, tokens[other].clone()),
                3 => tokens[at] = tokens[other].clone(),
                4 => {
                    // A run of tokens once more.
                    let (start, end) = (at.min(other), at.max(other));
                    let run = tokens[start..end].to_vec();
                    tokens.splice(end..end, run);
                }
                5 => tokens.insert(at, self.tokens[pick(choices, self.tokens.len())].clone()),
                _ => tokens[at] = self.tokens[pick(choices, self.tokens.len())].clone(),
            }
        }
        tokens.concat()
    }
}

fn pick(choices: &mut dyn Iterator<Item = u8>, len: usize) -> usize {
    let number = [(); 3].map(|()| choices.next().unwrap_or(0));
    u32::from_be_bytes([0, number[0], number[1], number[2]]) as usize % len.max(1)
}

/// Words, strings, blanks, and single other characters.
fn cut(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let same = |test: fn(char) -> bool| rest.find(|c| !test(c)).unwrap_or(rest.len());
        let len = match first {
            '"' => rest[1..]
                .find(['"', '\n'])
                .map_or(rest.len(), |end| end + 2),
            '!' | '$' => {
                1 + rest[1..]
                    .find(|c: char| !is_word(c))
                    .unwrap_or(rest.len() - 1)
            }
            c if is_word(c) => same(is_word),
            c if c.is_whitespace() => same(char::is_whitespace),
            c => c.len_utf8(),
        };
        tokens.push(rest[..len].to_owned());
        rest = &rest[len..];
    }
    tokens
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}
