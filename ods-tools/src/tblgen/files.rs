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

/// Resolves includes by llvm-tblgen's rule and then from the bundled prelude, so
/// that MLIR's own files take precedence over ours.
pub(super) struct WithPrelude {
    dirs: IncludeDirs,
    with_prelude: bool,
}

impl WithPrelude {
    /// A resolver for these folders of `-I`.
    pub(super) fn new(dirs: &[PathBuf], with_prelude: bool) -> Self {
        Self {
            dirs: IncludeDirs::new(dirs),
            with_prelude,
        }
    }
}

impl IncludeResolver for WithPrelude {
    fn resolve(
        &mut self,
        name: &str,
        from: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String> {
        let found = self.dirs.resolve(name, from)?;
        Ok(found.or_else(|| {
            let text = prelude_file(name).filter(|_| self.with_prelude)?;
            Some((PathBuf::from(name), text.to_owned()))
        }))
    }
}
