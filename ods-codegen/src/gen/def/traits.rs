//! Traits of a type or an attribute: marker traits that the user wrote.

use super::super::template::rust;
use super::super::{Generator, Items, names};
use crate::model::TypeOrAttrDef;
use crate::model::fields::Fields as _;

impl<'k> Generator<'_, 'k> {
    /// `impl MyTrait for ShelfType {}` for each `NativeTypeTrait<"MyTrait">`.
    pub(super) fn gen_def_traits(&self, def: &TypeOrAttrDef<'k>, items: &mut Items<'_>) {
        if self.is_fallback {
            return;
        }
        let name = names::ident(def.rust_name());
        // The namespace of MLIR's own traits.
        let default = format!("::ods_runtime::__private::{}_traits", def.kind.noun());
        for record in def.traits() {
            let is_own =
                record.is_subclass_of("NativeTrait") && !record.is_subclass_of("InterfaceTrait");
            let trait_name = record.non_empty("trait");
            let Some(trait_name) = trait_name.filter(|_| is_own && !record.is_from_base()) else {
                continue;
            };
            let path = match record.non_empty("cppNamespace") {
                Some(path) if path != default => format!("{path}::{trait_name}"),
                _ => trait_name.to_owned(),
            };
            let path = self.path(path.as_str());
            let path = self.code.at(def.trait_span(record), path);
            items.push(&rust!([path, name] impl #path for #name {}));
        }
    }
}
