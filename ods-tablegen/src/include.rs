//! Include resolution: the file name of an `include` in, a path and text out.

use crate::limits::MAX_SOURCE;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

/// Finds and reads included files. The crate itself touches no file system except through [`IncludeDirs`].
pub trait IncludeResolver {
    /// Finds the file `name`, written in an `include` of the file `from` (`None` if that is a source of tokens).
    ///
    /// Returns the path by which messages name the file, and its text; `None` if there is no such file.
    ///
    /// # Errors
    ///
    /// A message if the file exists but cannot be read.
    fn resolve(
        &mut self,
        name: &str,
        from: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String>;

    /// Help for the file `name` that was not found: where files are looked for that the file `from` includes.
    fn help(&self, _name: &str, _from: Option<&Path>) -> Option<String> {
        None
    }

    /// Called before each source of the [`Input`](crate::Input), in order.
    fn enter_root(&mut self) {}
}

/// llvm-tblgen's rule: relative to the working directory, then to each `-I` directory in order; never relative to the
/// including file.
#[derive(Clone, Debug, Default)]
pub struct IncludeDirs(Vec<PathBuf>);

impl IncludeDirs {
    /// The working directory and then these directories.
    pub fn new(dirs: impl IntoIterator<Item = impl Into<PathBuf>>) -> Self {
        Self(dirs.into_iter().map(Into::into).collect())
    }

    /// Adds a directory that is searched after the others.
    pub fn push(&mut self, dir: impl Into<PathBuf>) {
        self.0.push(dir.into());
    }
}

impl IncludeResolver for IncludeDirs {
    #[inline]
    fn resolve(
        &mut self,
        name: &str,
        _from: Option<&Path>,
    ) -> Result<Option<(PathBuf, String)>, String> {
        let candidates =
            std::iter::once(PathBuf::from(name)).chain(self.0.iter().map(|dir| dir.join(name)));
        for path in candidates {
            match read_source(&path) {
                Ok(bytes) => return Ok(Some((path, source_text(bytes)))),
                Err(error)
                    if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {}
                Err(_) if path.is_dir() => {}
                Err(error) => return Err(format!("could not read '{}': {error}", path.display())),
            }
        }
        Ok(None)
    }
}

/// Reads a file that a source includes: a regular file of at most [`MAX_SOURCE`] bytes. Devices and
/// pipes are refused, because reading them may never end. A file of no size is empty, as those of
/// the kernel claim to be, which may block.
///
/// # Errors
///
/// If it cannot be read, is another kind of file, or is too large.
pub fn read_source(path: &Path) -> std::io::Result<Vec<u8>> {
    let kind = std::fs::metadata(path)?;
    if !kind.is_file() && !kind.is_dir() {
        return Err(std::io::Error::other("it is not a regular file"));
    }
    if kind.is_file() && kind.len() == 0 {
        return Ok(Vec::new());
    }
    read_bounded(std::fs::File::open(path)?)
}

/// Reads at most [`MAX_SOURCE`] bytes.
///
/// # Errors
///
/// If reading fails, or if there are more.
pub fn read_bounded(from: impl std::io::Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MAX_SOURCE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_SOURCE {
        let message = format!("it has more than {MAX_SOURCE} bytes");
        return Err(std::io::Error::other(message));
    }
    Ok(bytes)
}

/// Stands for bytes that are not UTF-8: a noncharacter, which no text has.
pub(crate) const INVALID: char = '\u{10FFFF}';

/// The text of a file. Bytes that are not UTF-8 are allowed in comments only: elsewhere they are
/// errors when the text is read.
pub fn source_text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| {
        let mut text = String::new();
        for chunk in error.as_bytes().utf8_chunks() {
            text.push_str(chunk.valid());
            if !chunk.invalid().is_empty() {
                text.push(INVALID);
            }
        }
        text
    })
}
