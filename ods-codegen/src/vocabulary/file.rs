//! Files of entries: their sections, and what is wrong in them.

use super::entry::Entry;

/// Entries of one file.
#[derive(Debug, Default)]
pub(super) struct Entries {
    pub(super) expressions: Vec<Entry>,
    pub(super) types: Vec<Entry>,
    pub(super) parameters: Vec<Entry>,
    pub(super) items: Vec<String>,
}

/// A line of a file that is not an entry.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct BadLine {
    /// Counted from one.
    pub(crate) line: usize,
    pub(crate) message: String,
}

impl Entries {
    /// The entries of a file, and the lines that are not entries.
    pub(super) fn read(text: &str) -> (Self, Vec<BadLine>) {
        let (mut entries, mut bad) = (Self::default(), Vec::new());
        // Lines after a wrong section, or before the first, are reported once.
        let mut section = None;
        let mut is_reported = false;
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let mut refuse = |message| {
                bad.push(BadLine {
                    line: index + 1,
                    message,
                });
            };
            if let Some(name) = section_name(line) {
                section = SECTIONS.into_iter().find(|known| *known == name);
                if section.is_none() {
                    refuse(format!(
                        "unknown section `[{name}]`; there are {}",
                        known_sections("and")
                    ));
                    is_reported = true;
                }
                continue;
            }
            let list = match section {
                Some("expressions") => &mut entries.expressions,
                Some("types") => &mut entries.types,
                Some("parameters") => &mut entries.parameters,
                Some(_) => {
                    if line.contains([' ', '=', '$']) {
                        refuse(format!("expected a path of C++, found `{line}`"));
                    }
                    entries.items.push(line.trim_start_matches("::").to_owned());
                    continue;
                }
                None => {
                    if !is_reported {
                        refuse(format!(
                            "expected a section first: {}",
                            known_sections("or")
                        ));
                        is_reported = true;
                    }
                    continue;
                }
            };
            match Entry::new(line, index + 1) {
                Ok(entry) => list.push(entry),
                Err(message) => refuse(message),
            }
        }
        (entries, bad)
    }

    /// The entries whose translation is not valid Rust. MLIR's own entries are checked by a test and not in each invocation.
    pub(super) fn wrong_outputs(&self) -> Vec<BadLine> {
        let expressions = (self.expressions.iter()).map(|entry| (entry, entry.check_expression()));
        let types = self.types.iter().chain(&self.parameters);
        let types = types.map(|entry| (entry, entry.check_type()));
        let checked = expressions.chain(types);
        let wrong = checked.filter_map(|(entry, checked)| {
            let (line, message) = (entry.line, checked.err()?);
            Some(BadLine { line, message })
        });
        wrong.collect()
    }
}

/// The sections of a file.
const SECTIONS: [&str; 4] = ["expressions", "types", "parameters", "items"];

/// The name in a line `[name]`; C++ in brackets, such as a capture, has more after it.
fn section_name(line: &str) -> Option<&str> {
    let name = line.strip_prefix('[')?.strip_suffix(']')?;
    name.chars().all(char::is_alphanumeric).then_some(name)
}

fn known_sections(join: &str) -> String {
    let names = SECTIONS.map(|name| format!("`[{name}]`"));
    let (last, first) = (&names[3], names[..3].join(", "));
    format!("{first} {join} {last}")
}

#[cfg(test)]
mod tests {
    use super::super::{MLIR, Vocabulary};
    use super::*;

    #[test]
    fn wrong_lines_are_reported() {
        let errors = |text| {
            let bad = Vocabulary::default().add(text).into_iter();
            let bad = bad.map(|bad| format!("{}: {}", bad.line, bad.message));
            bad.collect::<Vec<_>>().join("\n")
        };
        let sections = "`[expressions]`, `[types]`, `[parameters]` and `[items]`";
        let or = "`[expressions]`, `[types]`, `[parameters]` or `[items]`";
        for (text, expected) in [
            (
                "[types]\n\na b",
                "3: expected one `=>`, or one `~>`, between C++ and its translation",
            ),
            (
                "a => b\nc => d",
                &format!("1: expected a section first: {or}"),
            ),
            (
                "[expresions]\na\n[types]\nA => b",
                &format!("1: unknown section `[expresions]`; there are {sections}"),
            ),
            ("[types]\nf( => b", "2: `f(` is not a pattern of C++"),
            ("[types]\na =>", "2: `a` has no translation"),
            (
                "[expressions]\nf($x) => g($x\nf($x) => 1 +\nf() => g($_self)",
                "2: `g($x` is not Rust: its brackets do not match\n3: `1 +` is not a Rust expression",
            ),
            (
                "[types]\nA => Vec<\n[parameters]\nB<$T> => &[$T]",
                "2: `Vec<` is not a Rust type",
            ),
            (
                "[items]\n::mlir::A => A",
                "2: expected a path of C++, found `::mlir::A => A`",
            ),
        ] {
            assert_eq!(errors(text), expected, "{text}");
        }
    }

    #[test]
    fn mlirs_entries_are_right() {
        let (entries, bad) = Entries::read(MLIR);
        assert_eq!(bad, []);
        assert_eq!(entries.wrong_outputs(), []);
    }
}
