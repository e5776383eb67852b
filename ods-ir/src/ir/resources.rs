//! Resources that belong to no dialect.

use super::{ExternalResources, Ir};

impl Ir {
    /// The resources in the sources of this IR that belong to no dialect.
    pub fn external_resources(&self) -> &[ExternalResources] {
        &self.resources
    }

    /// Takes the resources of one external producer, which are then not printed any more.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let text = "{-# external_resources: { tool: { seen: true } } #-}";
    /// parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
    /// assert_eq!(ir.take_external_resources("tool").unwrap().entries.len(), 1);
    /// assert!(ir.external_resources().is_empty());
    /// ```
    pub fn take_external_resources(&mut self, name: &str) -> Option<ExternalResources> {
        let mut all = self.resources.iter();
        let at = all.position(|resources| &*resources.name == name)?;
        Some(self.resources.remove(at))
    }
}
