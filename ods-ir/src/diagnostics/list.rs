//! [`Diagnostics`]: everything that a parser, a verifier or a pipeline reports.

use super::{Diagnostic, KnownPlace};
use crate::location::SourceFiles;
use std::fmt;
use std::ops::{Deref, DerefMut};

/// What a function reports: a list of [`Diagnostic`]s, and an error that programs can return.
///
/// It prints as one report, with the lines of the source, so `main` may return it, and so may
/// functions whose error is that of another crate, such as `anyhow`:
///
/// ```
/// use ods_runtime::prelude::*;
///
/// fn count(text: &str) -> Result<usize, Diagnostics> {
///     let mut ir = Ir::new();
///     let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new())?;
///     verify(module, &ir)?;
///     Ok(module.nested::<ModuleOp>(&ir).len())
/// }
///
/// assert_eq!(count("module {\n  module {}\n}"), Ok(2));
/// let errors = count("module {\n  modul {}\n}").unwrap_err();
/// assert_eq!(
///     errors.to_string(),
///     "a.mlir:2:3: error: custom op 'modul' is unknown (tried 'builtin.modul' as well)\n  modul {}\n  ^",
/// );
/// // With `#`, each message is one line.
/// assert!(format!("{errors:#}").starts_with("a.mlir:2:3: error: custom op 'modul'"));
/// ```
///
/// It dereferences to a slice, and is an iterator of its diagnostics.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Diagnostics {
    /// No diagnostics.
    #[inline]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Adds a diagnostic.
    #[inline]
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.0.push(diagnostic);
    }

    /// The same diagnostics with their places in `text`, which belongs to no `Ir`.
    #[inline]
    pub(crate) fn in_text(mut self, text: &[u8]) -> Self {
        let mut files = SourceFiles::default();
        files.add("<text>", text, 0);
        let mut pending: Vec<&mut Diagnostic> = self.0.iter_mut().collect();
        while let Some(diagnostic) = pending.pop() {
            diagnostic.place = KnownPlace::new(diagnostic.location, None, files.clone());
            pending.extend(&mut diagnostic.notes);
        }
        self
    }
}

/// Prints the reports one below the other; with `{:#}` one line for each diagnostic.
impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, diagnostic) in self.0.iter().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            fmt::Display::fmt(diagnostic, f)?;
        }
        Ok(())
    }
}

/// Prints the reports, as `Display` does: failed assertions and `main` show them.
impl fmt::Debug for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl std::error::Error for Diagnostics {}

impl Deref for Diagnostics {
    type Target = [Diagnostic];

    #[inline]
    fn deref(&self) -> &[Diagnostic] {
        &self.0
    }
}

impl DerefMut for Diagnostics {
    fn deref_mut(&mut self) -> &mut [Diagnostic] {
        &mut self.0
    }
}

impl From<Diagnostic> for Diagnostics {
    #[inline]
    fn from(diagnostic: Diagnostic) -> Self {
        Self(vec![diagnostic])
    }
}

impl From<Vec<Diagnostic>> for Diagnostics {
    fn from(diagnostics: Vec<Diagnostic>) -> Self {
        Self(diagnostics)
    }
}

impl From<Diagnostics> for Vec<Diagnostic> {
    fn from(diagnostics: Diagnostics) -> Self {
        diagnostics.0
    }
}

impl FromIterator<Diagnostic> for Diagnostics {
    fn from_iter<I: IntoIterator<Item = Diagnostic>>(diagnostics: I) -> Self {
        Self(diagnostics.into_iter().collect())
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, diagnostics: I) {
        self.0.extend(diagnostics);
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
