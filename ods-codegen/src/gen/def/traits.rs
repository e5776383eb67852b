//! Traits of a type or an attribute: marker traits that the user wrote.

use super::super::template::rust;
use super::super::{Generator, Items, names};
use crate::model::fields::Fields as _;
use crate::model::{DefKind, TypeOrAttrDef};

/// The namespaces of MLIR's own traits, which are also the defaults.
const TYPE_TRAITS: &str = "::ods_runtime::__private::type_traits";
const ATTR_TRAITS: &str = "::ods_runtime::__private::attribute_traits";

impl<'k> Generator<'_, 'k> {
    /// `impl MyTrait for ShelfType {}` for each `NativeTypeTrait<"MyTrait">`.
    pub(super) fn gen_def_traits(&self, def: &TypeOrAttrDef<'k>, items: &mut Items<'_>) {
        if self.is_fallback {
            return;
        }
        let name = names::ident(def.rust_name());
        let default = match def.kind {
            DefKind::Type => TYPE_TRAITS,
            DefKind::Attr => ATTR_TRAITS,
        };
        for record in def.traits() {
            let is_own =
                record.is_subclass_of("NativeTrait") && !record.is_subclass_of("InterfaceTrait");
            if !is_own || record.is_from_base() {
                continue;
            }
            let Some(trait_name) = record.non_empty("trait") else {
                continue;
            };
            let path = match record.non_empty("cppNamespace") {
                Some(path) if path != default => format!("{path}::{trait_name}"),
                _ => trait_name.to_owned(),
            };
            items.push(|| {
                let path = self.path(path.as_str());
                let path = self.code.at(def.trait_span(record), path);
                rust!([path, name] impl #path for #name {})
            });
        }
    }
}
