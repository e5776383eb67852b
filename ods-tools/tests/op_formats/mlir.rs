//! What `mlir-tblgen` says of the formats in a file.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::Outcome;

/// An installed MLIR.
pub(crate) struct Mlir {
    bin: PathBuf,
    /// Its include folder.
    pub(crate) include: PathBuf,
}

/// Words of MLIR's messages that ods spells otherwise.
const MENDED: [(&str, &str); 2] = [
    (" can can only ", " can only "),
    (" an olist parsing ", " an oilist parsing "),
];

impl Mlir {
    /// The MLIR under `MLIR_PREFIX`, or where Debian puts version 22.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub(crate) fn find() -> Self {
        let root = std::env::var_os("MLIR_PREFIX").unwrap_or("/usr/lib/llvm-22".into());
        let root = PathBuf::from(root);
        let mlir = Self {
            bin: root.join("bin"),
            include: root.join("include"),
        };
        let found = mlir.bin.join("mlir-tblgen").exists() && mlir.include.join("mlir/IR").exists();
        assert!(found, "no MLIR under {}; set MLIR_PREFIX", root.display());
        mlir
    }

    /// The files that hold formats.
    pub(crate) fn files_with_formats(&self) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let mut folders = vec![self.include.join("mlir")];
        while let Some(folder) = folders.pop() {
            for entry in folder.read_dir().expect("a readable folder") {
                let path = entry.expect("a readable entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "td") {
                    let text = std::fs::read_to_string(&path).expect("a readable file");
                    if text.contains("assemblyFormat") {
                        files.push(path);
                    }
                }
            }
        }
        files.sort();
        files
    }

    /// The formats of the ops in `file`; none if the file cannot be used by itself.
    pub(crate) fn op_formats(&self, file: &Path) -> Vec<(String, Outcome)> {
        self.formats(file, "-gen-op-defs", "_odsPrinter")
    }

    /// The formats of the attributes in `file`.
    pub(crate) fn attribute_formats(&self, file: &Path) -> Vec<(String, Outcome)> {
        self.formats(file, "-gen-attrdef-defs", "odsPrinter")
    }

    /// The formats of the types in `file`.
    pub(crate) fn type_formats(&self, file: &Path) -> Vec<(String, Outcome)> {
        self.formats(file, "-gen-typedef-defs", "odsPrinter")
    }

    fn formats(&self, file: &Path, action: &str, printer: &str) -> Vec<(String, Outcome)> {
        let mut command = Command::new(self.bin.join("mlir-tblgen"));
        command
            .args([action, "-asmformat-error-is-fatal=false", "-I"])
            .arg(&self.include)
            .arg(file);
        let output = command.output().expect("a tool that runs");
        if !output.status.success() {
            return Vec::new();
        }
        let wrong = errors(&String::from_utf8_lossy(&output.stderr));
        // A printer without a body is generated for some of the wrong ones; its class may have a suffix.
        let mut printed = printers(&String::from_utf8_lossy(&output.stdout), printer);
        let suffixes = ["", "Attr", "Type"];
        printed.retain(|(class, _)| {
            let is_of = |name: &str| {
                suffixes
                    .iter()
                    .any(|end| class.strip_suffix(end) == Some(name))
            };
            !wrong.iter().any(|(name, _)| is_of(name))
        });
        wrong.into_iter().chain(printed).collect()
    }
}

/// Groups messages by definition.
///
/// A message is its text, the line of the format, a caret line, the place of
/// the definition with its line and caret, and notes with a line and a caret.
fn errors(messages: &str) -> Vec<(String, Outcome)> {
    let mut formats: Vec<(String, Vec<String>)> = Vec::new();
    let mut lines = messages.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(message) = line.strip_prefix("error: ") {
            // A message that quotes a literal may have several lines; after it
            // come a line of the format and the caret.
            let mut message = vec![message];
            let column = loop {
                let line = lines.next().expect("a caret");
                if let Some(column) = lines.peek().and_then(|line| caret_column(line)) {
                    lines.next();
                    break column;
                }
                message.push(line);
            };
            let place = lines.next().expect("the place of the definition");
            assert!(
                place.ends_with("note: in custom assembly format for this operation"),
                "{place}"
            );
            let name = definition_name(lines.next().expect("the definition"));
            lines.next();
            let message = format!("{column}: {}", mend(&message.join("\n")));
            match formats.last_mut() {
                Some((last, errors)) if *last == name => errors.push(message),
                _ => formats.push((name, vec![message])),
            }
        } else if let Some(note) = line.strip_prefix("note: ") {
            let (_, errors) = formats.last_mut().expect("a note belongs to an error");
            errors.push(format!("note: {note}"));
            lines.next();
            lines.next();
        }
    }
    formats
        .into_iter()
        .map(|(name, errors)| (name, Outcome::Wrong(errors)))
        .collect()
}

/// The column of the caret, if the line holds nothing else.
fn caret_column(line: &str) -> Option<usize> {
    (line.trim() == "^")
        .then(|| line.find('^'))?
        .map(|at| at + 1)
}

fn definition_name(line: &str) -> String {
    let rest = line
        .trim_start()
        .strip_prefix("def ")
        .expect("a definition");
    rest.split([' ', ':']).next().unwrap_or_default().to_owned()
}

fn mend(message: &str) -> String {
    MENDED
        .iter()
        .fold(message.to_owned(), |message, (from, to)| {
            message.replace(from, to)
        })
}

/// Reads what the printers in generated code emit.
fn printers(code: &str, printer: &str) -> Vec<(String, Outcome)> {
    let mut formats = Vec::new();
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let Some((head, _)) = line
            .strip_prefix("void ")
            .and_then(|rest| rest.split_once("::print("))
        else {
            continue;
        };
        if !line.ends_with('{') {
            continue;
        }
        let body = lines.by_ref().take_while(|line| *line != "}");
        let words: Vec<_> = body
            .filter_map(|line| emitted(line.trim(), printer))
            .collect();
        formats.push((head.to_owned(), Outcome::Printed(words.join(" "))));
    }
    formats
}

/// Returns what a statement emits, if it is a literal, a space or a line break.
fn emitted(statement: &str, printer: &str) -> Option<String> {
    let rest = statement.strip_prefix(printer)?;
    if rest == ".printNewline();" {
        return Some("NL".to_owned());
    }
    let rest = rest.strip_prefix(" << ")?.strip_suffix(';')?;
    let (space, literal) = match rest.strip_prefix("' '") {
        Some("") => return Some("S".to_owned()),
        Some(rest) => ("S", rest.strip_prefix(" << ")?),
        None => ("", rest),
    };
    let text = literal.strip_prefix('"')?.strip_suffix('"')?;
    if text == " " && printer == "odsPrinter" {
        return Some("S".to_owned());
    }
    // The keys of a `struct`, and what an optional property prints when it is missing, belong to these.
    let absent_property = printer == "_odsPrinter" && space.is_empty() && text == "none";
    let belongs_to_element = text.ends_with(" = ") || absent_property;
    (!belongs_to_element).then(|| format!("{space}\"{text}\""))
}
