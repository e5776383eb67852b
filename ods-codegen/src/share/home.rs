//! The modules that hold the types of shared definitions.
//!
//! A definition with an empty `cppNamespace` has its types in the module of the
//! invocation. A macro does not know its module: it follows from the path of the
//! file, as `mod` finds files, unless `#![export(name in crate::module)]` gives it.
//! The export contains a function that takes one of the types by that path, which
//! the compiler checks.

use std::path::{Component, Path};

use ods_lookup::LookupMap;
use ods_tablegen::{Record, SourceId, SourceMap};

use super::Imported;

/// The module of the file `file` of the package whose manifest is in
/// `manifest_dir`, below the crate: `a::b`; empty for the root of the crate.
pub(crate) fn module_of(file: Option<&Path>, manifest_dir: Option<&Path>) -> String {
    let below = file.zip(manifest_dir).and_then(|(file, manifest_dir)| {
        let file = std::path::absolute(file).ok()?;
        file.strip_prefix(manifest_dir).ok().map(Path::to_owned)
    });
    let Some(below) = below else {
        return String::new();
    };
    let below = below.with_extension("");
    let mut names: Vec<&str> = below
        .components()
        .filter_map(|component| match component {
            Component::Normal(name) => name.to_str(),
            _ => None,
        })
        .collect();
    // `src/bin/tool.rs`, `tests/suite.rs` and `src/lib.rs` are roots; so is a
    // `main.rs` in a folder of the first two.
    let skipped = match names.as_slice() {
        ["src", "bin", _, ..] => 3,
        ["src", ..] => 1,
        ["tests" | "examples" | "benches", _, ..] => 2,
        _ => 0,
    };
    names.drain(..skipped);
    match names.as_slice() {
        ["lib" | "main"] => names.clear(),
        [.., "mod"] => {
            names.pop();
        }
        _ => {}
    }
    names.join("::")
}

/// The modules of the definitions that were imported.
#[derive(Default)]
pub(crate) struct Homes(LookupMap<SourceId, String>);

impl Homes {
    /// Finds the module for each source in `sources`; `roots` are the sources with
    /// which the units begin, `modules` their modules, and `is_own` says which
    /// sources the invocation emits itself.
    pub(crate) fn new(
        imported: &Imported,
        roots: &[SourceId],
        modules: &[String],
        sources: &SourceMap,
        is_own: impl Fn(SourceId) -> bool,
    ) -> Self {
        let mut homes = LookupMap::default();
        if roots.is_empty() {
            return Self(homes);
        }
        // A file belongs to the unit that emits it, or else to the one that includes it.
        let mut emitted: LookupMap<(&str, &str), usize> = LookupMap::default();
        for (number, (_, unit)) in imported.units.iter().enumerate() {
            for file in unit.files.iter().filter(|file| file.is_emitted) {
                // The first include of a file has its text.
                let mut same = unit.files.iter().filter(|other| other.path == file.path);
                let text = same.next().map_or("", |first| &first.text);
                emitted.insert((&file.path, text), number);
            }
        }
        for id in sources.ids().filter(|id| !is_own(*id)) {
            let path = sources.path(id).and_then(Path::to_str);
            let file = path.zip(sources.text(id));
            let emitter = file.and_then(|file| emitted.get(&file).copied());
            let mut chain =
                std::iter::successors(Some(id), |id| sources.included_at(*id).map(|at| at.source));
            let reader = || chain.find_map(|id| roots.iter().position(|root| *root == id));
            if let Some(number) = emitter.or_else(reader) {
                homes.insert(id, modules[number].clone());
            }
        }
        Self(homes)
    }

    /// Whether nothing was imported.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The path of the module in which the types of `record` are if it names none
    /// itself; `None` if it was not imported.
    pub(crate) fn of(&self, record: Record<'_>) -> Option<&str> {
        self.0.get(&record.defining_source()).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_found_as_mod_finds_files() {
        let module = |file: &str| {
            let file = format!("/w/toy/{file}");
            module_of(Some(Path::new(&file)), Some(Path::new("/w/toy")))
        };
        assert_eq!(module("src/lib.rs"), "");
        assert_eq!(module("src/main.rs"), "");
        assert_eq!(module("src/ops.rs"), "ops");
        assert_eq!(module("src/ops/mod.rs"), "ops");
        assert_eq!(module("src/ops/binary.rs"), "ops::binary");
        assert_eq!(module("src/bin/tool.rs"), "");
        assert_eq!(module("src/bin/tool/main.rs"), "");
        assert_eq!(module("src/bin/tool/ops.rs"), "ops");
        assert_eq!(module("tests/suite.rs"), "");
        assert_eq!(module("examples/toy/main.rs"), "");
        assert_eq!(module("examples/toy/ops.rs"), "ops");
        assert_eq!(module_of(None, None), "");
    }
}
