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
    /// Whether our files take precedence, as in `ods!`.
    pub(super) prelude_first: bool,
}

impl WithPrelude {
    /// A resolver for these folders of `-I`.
    pub(super) fn new(dirs: &[PathBuf], with_prelude: bool) -> Self {
        Self {
            dirs: IncludeDirs::new(dirs),
            with_prelude,
            prelude_first: false,
        }
    }
}

impl IncludeResolver for WithPrelude {
    fn resolve(
        &mut self,
        name: &str,
        from: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String> {
        let with_prelude = self.with_prelude;
        let of_prelude = || {
            let text = prelude_file(name).filter(|_| with_prelude)?;
            Some((PathBuf::from(name), text.to_owned()))
        };
        if self.prelude_first
            && let Some(found) = of_prelude()
        {
            return Ok(Some(found));
        }
        Ok(self.dirs.resolve(name, from)?.or_else(of_prelude))
    }
}
