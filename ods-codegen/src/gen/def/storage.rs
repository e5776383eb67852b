//! Storage that the user writes: `genStorageClass = 0`, `hasStorageCustomConstructor`.
//!
//! Errors in it are reported at the field of the definition that requests it.

use ods_tablegen::Span;

use super::super::Generator;
use crate::model::TypeOrAttrDef;

impl<'k> Generator<'_, 'k> {
    /// The path of a storage type that the user writes, at the span that requests it.
    pub(super) fn storage_path(&self, def: &TypeOrAttrDef<'k>, storage: &str) -> String {
        self.code.at(self.storage_place(def), self.path(storage))
    }

    /// The span for errors about a storage type that the user writes.
    fn storage_place(&self, def: &TypeOrAttrDef<'k>) -> Option<Span> {
        let mut spans = def.storage_spans().into_iter();
        spans.find(|span| self.rust.compiler_span(*span).is_some())
    }

    /// The call of the user's constructor, if the definition has one.
    pub(super) fn gen_construct(&self, def: &TypeOrAttrDef<'k>, arguments: &str) -> Option<String> {
        if let Some(storage) = def.own_storage() {
            let construct = self.path(storage.as_str());
            let construct = format!("<{construct}>::construct({arguments})");
            return Some(format!(
                "Self({})",
                self.code.at(self.storage_place(def), construct)
            ));
        }
        let place = def.field_span("hasStorageCustomConstructor");
        let construct = format!("Self::construct({arguments})");
        def.has_own_constructor()
            .then(|| self.code.at(Some(place), construct))
    }
}
