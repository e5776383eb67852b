//! Equality of types and attributes with parameters that `==` does not compare.

use ods_tablegen::Span;

use super::super::template::rust;
use super::super::{Generator, names};
use super::parameter::Parameter;
use crate::model::TypeOrAttrDef;

impl<'k> Generator<'_, 'k> {
    /// `impl PartialEq`, `Eq` and `Hash` where a parameter has a comparator; the hash
    /// ignores that parameter.
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
        // A struct with a derive may conflict with them; the error is reported at the
        // comparator.
        self.code.at(self.equality_place(def), impls)
    }

    /// The span of the code because of which `==` is not derived.
    fn equality_place(&self, def: &TypeOrAttrDef<'k>) -> Option<Span> {
        let mut parameters = def.parameters.iter();
        parameters.find_map(|parameter| {
            let float = parameter.is_float().then(|| parameter.storage_type());
            self.inline_origin(parameter.comparator().or(float)?)
        })
    }
}
