//! The files that `ods-tblgen` reads.

use std::path::{Path, PathBuf};

use ods_codegen::prelude_file;
use ods_tablegen::{IncludeDirs, IncludeResolver, read_bounded, source_text};

/// The text of the input file, or of the standard input for `-`.
pub(super) fn read_input(path: &str) -> Result<String, String> {
    let result = if path == "-" {
        read_bounded(std::io::stdin())
    } else {
        std::fs::File::open(path).and_then(read_bounded)
    };
    let bytes = result.map_err(|error| format!("could not open input file '{path}': {error}"))?;
    Ok(source_text(bytes))
}

/// The name of the input in messages.
pub(super) fn input_name(path: &str) -> &str {
    if path == "-" { "<stdin>" } else { path }
}

/// When an include is searched in the bundled prelude.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Prelude {
    /// Not at all, as in llvm-tblgen.
    Never,
    /// After the folders, so that MLIR's own files take precedence over ours.
    Last,
    /// Before the folders, as in `ods!`.
    First,
}

/// Resolves includes by llvm-tblgen's rule, and in the prelude.
pub(super) struct Resolver {
    dirs: IncludeDirs,
    prelude: Prelude,
}

impl Resolver {
    /// A resolver for these folders of `-I`.
    pub(super) fn new(dirs: &[PathBuf], prelude: Prelude) -> Self {
        Self {
            dirs: IncludeDirs::new(dirs),
            prelude,
        }
    }
}

impl IncludeResolver for Resolver {
    fn resolve(
        &mut self,
        name: &str,
        from: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String> {
        let of_prelude = || {
            let text = prelude_file(name)?;
            Some((PathBuf::from(name), text.to_owned()))
        };
        match self.prelude {
            Prelude::Never => self.dirs.resolve(name, from),
            Prelude::Last => Ok(self.dirs.resolve(name, from)?.or_else(of_prelude)),
            Prelude::First => match of_prelude() {
                Some(found) => Ok(Some(found)),
                None => self.dirs.resolve(name, from),
            },
        }
    }
}
