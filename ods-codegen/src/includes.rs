//! Where an invocation looks for included files, and which ones it read.
//!
//! It looks beside the including file (for tokens: the file that invokes the macro),
//! then in the folder of the crate's manifest, then in the folders of
//! `#![include_dir("…")]`. MLIR's own include names refer to the bundled prelude,
//! which every invocation has: they read as empty files.
//!
//! Imported units are read before the invocation's own definitions, and only from the
//! files that they carry. A file with the same path and text as one that an earlier
//! unit read reads as empty.

use std::cell::OnceCell;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

use ods_lookup::LookupMap;
use ods_tablegen::{IncludeResolver, Record, read_source, source_text};

use crate::prelude;
use crate::share::{IncludedFile, Unit, module_of};
use crate::vocabulary::Vocabulary;

/// The rule for one invocation.
#[derive(Clone, Default)]
pub struct Includes {
    /// The file that invokes the macro.
    invocation_file: Option<PathBuf>,
    /// The folder of the file that invokes the macro.
    pub(crate) invocation_dir: Option<PathBuf>,
    /// The folder of the crate's manifest.
    pub(crate) manifest_dir: Option<PathBuf>,
    /// Further folders, relative to the manifest's.
    pub(crate) include_dirs: Vec<PathBuf>,
    /// The files that were read, for the compiler to track.
    files_read: Vec<PathBuf>,
    /// The files that the own sources include, each with its text.
    pub(crate) found: Vec<IncludedFile>,
    /// The path and the files of each imported unit, in the order of reading.
    units: Vec<(String, Vec<IncludedFile>)>,
    /// The number of units and sources that were begun.
    roots: usize,
    /// Whether a file that an earlier include of the own tokens read reads as empty: each
    /// `#![emit]` names a file that C++ reads alone, so its files need no include guards.
    pub(crate) reads_once: bool,
    /// The number of includes of the own tokens so far, if each file is read once.
    begun: usize,
    /// The numbers of the root and the include that first read a file, by path and text: packages may have
    /// different files with the same path.
    readers: LookupMap<(String, String), (usize, usize)>,
    /// The preprocessor macros that are defined.
    pub(crate) defines: Vec<String>,
    /// The text of the file that invokes the macro, once it was asked for; `None` if it is not
    /// known.
    invocation_text: OnceCell<Option<String>>,
    /// Whether the output does not name the files that were read, for the compiler to track.
    pub(crate) is_untracked: bool,
    /// Whether a compiler reports mistakes in the output.
    pub(crate) is_compiled: bool,
    /// Which of the definitions are emitted; all if there is no rule.
    pub(crate) is_emitted: Option<fn(Record<'_>) -> bool>,
}

impl Includes {
    /// The rule for an invocation in a file of the folder `invocation_dir`, in the
    /// crate of the manifest in `manifest_dir`.
    pub fn new(invocation_dir: Option<PathBuf>, manifest_dir: Option<PathBuf>) -> Self {
        Self {
            invocation_dir,
            manifest_dir,
            ..Self::default()
        }
    }

    /// The rule for the macro invocation that is being expanded.
    pub fn of_invocation() -> Self {
        let file = proc_macro2::Span::call_site().local_file();
        let invocation_dir = file.as_deref().and_then(Path::parent).map(Path::to_owned);
        let manifest_dir = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        Self {
            invocation_file: file,
            is_compiled: true,
            ..Self::new(invocation_dir, manifest_dir)
        }
    }

    /// Adds a unit that is read before the own sources, after the units before it.
    ///
    /// `krate` replaces `$crate` in these files.
    pub(crate) fn add_unit(&mut self, unit: &Unit, krate: &str) {
        let mut files = unit.files.clone();
        for file in &mut files {
            if file.text.contains("$crate") {
                file.text = file.text.replace("$crate", krate);
            }
        }
        self.units.push((unit.path.clone(), files));
    }

    /// The file that invokes the macro, for messages.
    pub(crate) fn invocation_path(&self) -> String {
        let file = self.invocation_file.as_deref();
        file.map_or_else(|| "ods!".to_owned(), shown)
    }

    /// Whether the file that invokes the macro may bring `name` into scope: it has the word,
    /// imports everything of a module other than our prelude, or includes another file. A file that
    /// is not known may.
    pub(crate) fn may_name(&self, name: &str) -> bool {
        let read = || std::fs::read_to_string(self.invocation_file.as_deref()?).ok();
        let text = self.invocation_text.get_or_init(read).as_deref();
        text.is_none_or(|text| {
            has_word(text, name) || imports_all(text) || has_word(text, "include!")
        })
    }

    /// The module of the invocation below the crate, which follows from the path of its file.
    pub(crate) fn module(&self) -> String {
        let file = self.invocation_file.as_deref();
        module_of(file, self.manifest_dir.as_deref())
    }

    /// The file that `name` refers to in the file `from` of a unit, and its text.
    fn resolve_in_unit(
        (path, files): &(String, Vec<IncludedFile>),
        name: &str,
        from: &str,
    ) -> Option<(String, String)> {
        let from = if from == path { "" } else { from };
        let mut found = files.iter().filter(|file| file.name == name);
        let path = &found.find(|file| file.from == from)?.path;
        // The first include of a file has its text.
        let file = files.iter().find(|file| file.path == *path)?;
        Some((file.path.clone(), file.text.clone()))
    }

    /// The text, unless a root or an include before this one has read the file.
    fn read_once(&mut self, path: &str, text: String) -> String {
        let key = (path.to_owned(), text.clone());
        let now = (self.roots, self.begun);
        let reader = *self.readers.entry(key).or_insert(now);
        if reader < now { String::new() } else { text }
    }

    /// The files that were read, each once, in the order of reading.
    pub fn files_read(&self) -> &[PathBuf] {
        &self.files_read
    }

    /// Adds the entries of a vocabulary, which is looked for as an included file is. Returns a message for each line that
    /// is wrong.
    ///
    /// # Errors
    ///
    /// A message.
    pub(crate) fn read_vocabulary(
        &mut self,
        name: &str,
        vocabulary: &mut Vocabulary,
    ) -> Result<Vec<String>, String> {
        let mut paths = self.folders(None).into_iter().map(|dir| dir.join(name));
        let Some(path) = paths.find(|path| path.is_file()) else {
            return Err(format!("could not find the vocabulary '{name}'"));
        };
        let text = std::fs::read_to_string(&path)
            .map_err(|error| format!("could not read '{}': {error}", path.display()))?;
        if !self.files_read.contains(&path) {
            self.files_read.push(path.clone());
        }
        let wrong = vocabulary.add(&text).into_iter();
        let wrong = wrong.map(|bad| format!("{}:{}: {}", shown(&path), bad.line, bad.message));
        Ok(wrong.collect())
    }

    /// The folders in which files are looked for that `from` includes, in order.
    fn folders(&self, from: Option<&Path>) -> Vec<PathBuf> {
        let beside = match from {
            Some(file) => file.parent().map(Path::to_owned),
            None => self.invocation_dir.clone(),
        };
        let manifest_dir = self.manifest_dir.clone().unwrap_or_default();
        let further = self.include_dirs.iter().map(|dir| manifest_dir.join(dir));
        let near = beside.into_iter().chain([manifest_dir.clone()]);
        near.chain(further).collect()
    }
}

impl IncludeResolver for Includes {
    fn resolve(
        &mut self,
        name: &str,
        from: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String> {
        if prelude::prelude_file(name).is_some() {
            return Ok(Some((PathBuf::from(name), String::new())));
        }
        let including = from.map(|path| path.to_string_lossy().into_owned());
        let including = including.unwrap_or_default();
        let unit = self.roots.checked_sub(1);
        if let Some(unit) = unit.and_then(|unit| self.units.get(unit)) {
            let found = Self::resolve_in_unit(unit, name, &including);
            return Ok(found.map(|(path, text)| {
                let text = self.read_once(&path, text);
                (PathBuf::from(path), text)
            }));
        }
        if from.is_none() && self.reads_once {
            self.begun += 1;
        }
        for dir in self.folders(from) {
            let path = dir.join(name);
            match read_source(&path) {
                Ok(bytes) => {
                    if !self.files_read.contains(&path) {
                        self.files_read.push(path.clone());
                    }
                    let text = source_text(bytes);
                    let path = shown(&path);
                    let is_known =
                        |known: &IncludedFile| known.from == including && known.name == name;
                    if !self.found.iter().any(is_known) {
                        self.found.push(IncludedFile {
                            from: including,
                            name: name.to_owned(),
                            path: path.clone(),
                            text: text.clone(),
                            is_emitted: false,
                        });
                    }
                    let text = self.read_once(&path, text);
                    return Ok(Some((PathBuf::from(path), text)));
                }
                Err(error)
                    if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {}
                Err(_) if path.is_dir() => {}
                Err(error) => return Err(format!("could not read '{}': {error}", path.display())),
            }
        }
        Ok(None)
    }

    fn help(&self, name: &str, from: Option<&Path>) -> Option<String> {
        if self.roots <= self.units.len() && self.roots > 0 {
            // The files of an imported unit come with it.
            return None;
        }
        if let Some(near) = prelude::nearest_file(name) {
            return Some(format!("a file '{near}' exists"));
        }
        let mut folders: Vec<String> = Vec::new();
        for dir in self.folders(from) {
            let dir = match shown(&dir) {
                dir if dir.is_empty() => "`.`".to_owned(),
                dir => format!("`{dir}`"),
            };
            if !folders.contains(&dir) {
                folders.push(dir);
            }
        }
        let folders = folders.join(", ");
        Some(format!(
            "looked in {folders}; `#![include_dir(\"…\")]` adds a folder, relative to that of `Cargo.toml`"
        ))
    }

    fn enter_root(&mut self) {
        self.roots += 1;
    }
}

/// The path of a file in messages and as its key: relative to the working directory if the
/// file is below that, without `.` and `..`.
fn shown(path: &Path) -> String {
    let mut clean = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir
                if matches!(clean.components().next_back(), Some(Component::Normal(_))) =>
            {
                clean.pop();
            }
            component => clean.push(component),
        }
    }
    let working_dir = std::env::current_dir().ok();
    let below = working_dir.and_then(|dir| clean.strip_prefix(dir).ok().map(Path::to_owned));
    below.unwrap_or(clean).to_string_lossy().into_owned()
}

/// Whether `word` is in `text`, and no part of a longer word.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part)
    })
}

/// The text without inline modules that define nothing: what these import is not in scope elsewhere.
fn without_other_modules(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("mod ") {
        kept += before;
        let is_start = |char: char| char.is_whitespace() || matches!(char, ')' | '}' | ';' | ']');
        let body = after
            .find(['{', ';'])
            .filter(|at| after[*at..].starts_with('{'));
        let len = body
            .filter(|_| before.is_empty() || before.ends_with(is_start))
            .and_then(|at| Some(at + closing_brace(&after[at..])? + 1));
        let other = len.filter(|len| {
            let body = &after[..*len];
            !body.contains("ods!") && !body.contains("derive")
        });
        if other.is_none() {
            kept += "mod ";
        }
        rest = &after[other.unwrap_or(0)..];
    }
    kept + rest
}

/// The place of the brace that closes the one at the start.
fn closing_brace(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.bytes().position(|byte| {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        depth == 0
    })
}

/// Whether `text` may have a `use` of everything in a module other than our prelude.
fn imports_all(text: &str) -> bool {
    let text = &without_other_modules(text);
    text.match_indices("use ").any(|(at, _)| {
        let before = text[..at].rsplit('\n').next().unwrap_or_default().trim();
        let import = text[at..].split(';').next().unwrap_or_default();
        (before.is_empty() || before.starts_with("pub") || before.ends_with(['{', '}', ';', ']']))
            && import.replace("ods_runtime::prelude::*", "").contains('*')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_from_words_and_imports_of_all() {
        assert!(has_word("fn parse_both()", "parse_both"));
        assert!(!has_word(
            "fn parse_both_ends() {} fn my_parse_both()",
            "parse_both"
        ));
        for text in [
            "use a::*;",
            "    pub(crate) use super::{\n  self, *\n};",
            "mod a { use b::*; ods! { } }",
            "mod a {} use b::*;",
            "use crate::prelude::*;",
        ] {
            assert!(imports_all(text), "{text}");
        }
        for text in [
            "use ods_runtime::prelude::*;\nlet a = 1 * 2;",
            "pub mod a { pub use b::*; mod c { use d::*; } }\nods! {}",
            "// we use * here",
            "use a::{b, c};",
        ] {
            assert!(!imports_all(text), "{text}");
        }
    }

    #[test]
    fn files_of_two_packages_may_have_one_path() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let name = "tests/expand/operands.td";
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        let path = shown(&folder.join(name));
        let read_after = |imported: &str| {
            let mut includes = Includes::new(None, Some(folder.to_owned()));
            let file = IncludedFile {
                from: String::new(),
                name: "a.td".to_owned(),
                path: path.clone(),
                text: imported.to_owned(),
                is_emitted: true,
            };
            includes.units.push(("lib.rs".to_owned(), vec![file]));
            includes.enter_root();
            let (_, read) = includes.resolve("a.td", None).unwrap().unwrap();
            assert_eq!(read, imported);
            includes.enter_root();
            includes.resolve(name, None).unwrap().unwrap().1
        };
        assert_eq!(read_after("def Other;"), text);
        assert_eq!(read_after(&text), "");
    }
}
