//! Where included files are looked for, and which ones were read.
//!
//! Beside the including file (for tokens: the file that invokes the macro), then
//! in the folder of the crate's manifest, then in the folders of
//! `#![include_dir("…")]`. MLIR's own include names mean the bundled prelude,
//! which is there anyway: they read as empty files.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ods_tablegen::IncludeResolver;

use crate::prelude;

/// The rule for one invocation.
pub struct Includes {
    /// The folder of the file that invokes the macro.
    pub(crate) invocation_dir: Option<PathBuf>,
    /// The folder of the crate's manifest.
    pub(crate) manifest_dir: Option<PathBuf>,
    /// Further folders, relative to the manifest's.
    pub(crate) include_dirs: Vec<PathBuf>,
    /// The files that were read, for the compiler to track.
    files_read: Vec<PathBuf>,
}

impl Includes {
    /// The rule for an invocation in a file of the folder `invocation_dir`, in the
    /// crate of the manifest in `manifest_dir`.
    pub fn new(invocation_dir: Option<PathBuf>, manifest_dir: Option<PathBuf>) -> Self {
        Self {
            invocation_dir,
            manifest_dir,
            include_dirs: Vec::new(),
            files_read: Vec::new(),
        }
    }

    /// The rule for the macro invocation that is being expanded.
    pub fn of_invocation() -> Self {
        let file = proc_macro2::Span::call_site().local_file();
        let invocation_dir = file.and_then(|file| file.parent().map(Path::to_owned));
        Self::new(
            invocation_dir,
            std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from),
        )
    }

    /// The files that were read, each once, in the order of reading.
    pub fn files_read(&self) -> &[PathBuf] {
        &self.files_read
    }

    /// The folders in which a name is looked for, in order.
    fn candidates(&self, name: &str, from: Option<&Path>) -> Vec<PathBuf> {
        let beside = match from {
            Some(file) => file.parent().map(Path::to_owned),
            None => self.invocation_dir.clone(),
        };
        let manifest_dir = self.manifest_dir.clone().unwrap_or_default();
        let further = self.include_dirs.iter().map(|dir| manifest_dir.join(dir));
        let dirs = beside
            .into_iter()
            .chain([manifest_dir.clone()])
            .chain(further);
        dirs.map(|dir| dir.join(name)).collect()
    }
}

impl IncludeResolver for Includes {
    fn resolve(
        &mut self,
        name: &str,
        from: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String> {
        if prelude::is_prelude_file(name) {
            return Ok(Some((PathBuf::from(name), String::new())));
        }
        for path in self.candidates(name, from) {
            match std::fs::read(&path) {
                Ok(bytes) => {
                    if !self.files_read.contains(&path) {
                        self.files_read.push(path.clone());
                    }
                    let text = String::from_utf8(bytes).unwrap_or_else(|error| {
                        String::from_utf8_lossy(error.as_bytes()).into_owned()
                    });
                    return Ok(Some((path, text)));
                }
                Err(error)
                    if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {}
                Err(_) if path.is_dir() => {}
                Err(error) => return Err(format!("could not read '{}': {error}", path.display())),
            }
        }
        Ok(None)
    }
}
