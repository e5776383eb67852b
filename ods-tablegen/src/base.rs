//! A base library: classes and defs that are there without an include, evaluated only when something refers to them.

use std::borrow::Cow;
use std::path::PathBuf;

/// The texts of a base library. Made once per process (it is `Sync`) and used by any number of evaluations.
#[derive(Debug)]
pub struct BaseLibrary {
    pub(crate) files: Vec<(PathBuf, Cow<'static, str>)>,
}

impl BaseLibrary {
    /// The library that these files make up, in this order.
    pub fn new<P: Into<PathBuf>, T: Into<Cow<'static, str>>>(
        files: impl IntoIterator<Item = (P, T)>,
    ) -> Self {
        let files = files
            .into_iter()
            .map(|(path, text)| (path.into(), text.into()))
            .collect();
        Self { files }
    }
}
