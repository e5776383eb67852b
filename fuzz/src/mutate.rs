//! Valid files, changed in a few places: tokens, groups in brackets, and lines
//! are removed, doubled, exchanged, or taken from elsewhere.

use std::fs;
use std::path::{Path, PathBuf};

/// Valid files cut into tokens.
pub struct Corpus {
    files: Vec<Vec<String>>,
    /// All tokens of all files.
    tokens: Vec<String>,
}

impl Corpus {
    /// The files with that extension in folders beside this one, at any depth;
    /// those that are split by `// -----` are several.
    ///
    /// # Panics
    ///
    /// If they are not there.
    pub fn load(folders: &[&str], extension: &str) -> Self {
        let mut paths = Vec::new();
        for folder in folders {
            collect(
                &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
                extension,
                &mut paths,
            );
        }
        paths.sort();
        let mut files = Vec::new();
        for path in paths {
            let text = fs::read_to_string(path).expect("readable");
            // MLIR cannot read back what it prints of these either; and in the text of
            // an unknown attribute, numbers of distinct ones stay what they were.
            let is_numbered = text.contains("= distinct[") && text.contains("#llvm.");
            if is_numbered || text.contains("// NO ROUND TRIP: ") {
                continue;
            }
            files.extend(text.split("// -----\n").map(cut));
        }
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
        for _ in 0..pick(choices, 6) {
            if tokens.is_empty() {
                break;
            }
            let at = pick(choices, tokens.len());
            let other = pick(choices, tokens.len());
            match choices.next().unwrap_or(0) % 12 {
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
                6 => {
                    // A group in brackets in place of another.
                    let (to, from) = (group(&tokens, at), group(&tokens, other));
                    let from = tokens[from].to_vec();
                    tokens.splice(to, from);
                }
                7 => {
                    // What a group of another file holds, in place of one.
                    let file = &self.files[pick(choices, self.files.len())];
                    let from = group(file, pick(choices, file.len()));
                    let to = group(&tokens, at);
                    tokens.splice(to, file[from].iter().cloned());
                }
                8 => {
                    // A line moves, or is there once more.
                    let (to, from) = (line(&tokens, at), line(&tokens, other));
                    let moved = tokens[from].to_vec();
                    tokens.splice(to.start..to.start, moved);
                }
                9 => drop(tokens.drain(line(&tokens, at))),
                _ => tokens[at] = self.tokens[pick(choices, self.tokens.len())].clone(),
            }
        }
        tokens.concat()
    }
}

fn collect(folder: &Path, extension: &str, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the corpus is there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            collect(&path, extension, into);
        } else if path.extension().is_some_and(|found| found == extension) {
            into.push(path);
        }
    }
}

/// The next group in brackets from `at` on; one token if there is none.
fn group(tokens: &[String], at: usize) -> std::ops::Range<usize> {
    let is = |at: usize, set: &[&str]| set.contains(&tokens[at].as_str());
    let Some(start) = (at..tokens.len()).find(|at| is(*at, &["(", "[", "{", "<"])) else {
        return at.min(tokens.len().saturating_sub(1))..tokens.len().min(at + 1);
    };
    let mut depth = 0_usize;
    for end in start..tokens.len() {
        if is(end, &["(", "[", "{", "<"]) {
            depth += 1;
        } else if is(end, &[")", "]", "}", ">"]) {
            depth -= 1;
            if depth == 0 {
                return start..end + 1;
            }
        }
    }
    start..tokens.len()
}

/// The line that token `at` is in, with its line break.
fn line(tokens: &[String], at: usize) -> std::ops::Range<usize> {
    let is_break = |token: &String| token.contains('\n');
    let start = tokens[..at]
        .iter()
        .rposition(is_break)
        .map_or(0, |at| at + 1);
    let end = tokens[at..].iter().position(is_break);
    start..end.map_or(tokens.len(), |len| at + len + 1)
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
