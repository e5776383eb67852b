//! Equality of types and attributes whose parameters are not compared as Rust does it.

use ods_tablegen::Span;

use super::super::template::rust;
use super::super::{Generator, names};
use super::parameter::Parameter;
use crate::model::TypeOrAttrDef;

impl<'k> Generator<'_, 'k> {
    /// `impl PartialEq`, `Eq` and `Hash` where a parameter has a comparator: it does
    /// not count for the hash.
    pub(super) fn gen_equality(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        let impls = rust!([name = names::ident(def.rust_name()); for it in parameters =>
            field = it.field, comparator = it.comparator, hash = it.hash, is_compared = it.comparator.is_none(),
            is_hashed = it.comparator.is_none() && it.hash.is_none()
        ]
            #[automatically_derived]
            impl ::core::cmp::PartialEq for #name {
                fn eq(&self, other: &Self) -> bool {
                    #((#comparator #(self.#field == other.#field #is_compared)?))&&*
                }
            }
            #[automatically_derived]
            impl ::core::cmp::Eq for #name {}
            #[automatically_derived]
            impl ::core::hash::Hash for #name {
                fn hash<__H: ::core::hash::Hasher>(&self, state: &mut __H) {
                    let _ = &state;
                    #(#hash #(::core::hash::Hash::hash(&self.#field, state); #is_hashed)?)*
                }
            }
        );
        // A struct with a derive may have them, and then they are one too many.
        self.code.at(self.equality_place(def), impls)
    }

    /// Where it is written that values are not compared as Rust does it.
    fn equality_place(&self, def: &TypeOrAttrDef<'k>) -> Option<Span> {
        let mut parameters = def.parameters.iter();
        parameters.find_map(|parameter| {
            let float = parameter.is_float().then(|| parameter.storage_type());
            let written = parameter.comparator().or(float)?;
            written
                .origin()
                .filter(|_| self.code.is_inline(written.into()))
        })
    }
}
