//! Derived attributes: computed from the op, never stored.

use super::super::template::{comma_separated, literal, rust};
use super::super::{Generator, names};
use crate::model::{NamedAttribute, Operator};

impl<'k> Generator<'_, 'k> {
    /// `fn element_type(self, ir: &Ir) -> Type { body }`
    pub(super) fn gen_derived_attributes(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        let named = op
            .derived_attributes
            .iter()
            .filter(|attr| !attr.name.is_empty());
        methods.extend(named.map(|attr| {
            let name = names::accessor(attr.name);
            let doc = literal(&format!("Derived attribute `{}`.", attr.name));
            let ty = attr.attr.return_type().map(|code| self.ty(code));
            let body = attr.attr.body().map(|code| {
                self.expression(code, |hole| match hole {
                    "_op" => Some("self.0".to_owned()),
                    "_ir" | "_ctxt" => Some("ir".to_owned()),
                    _ => None,
                })
            });
            rust!([doc, name, ty, body]
                #[doc = #doc]
                pub fn #name(self, ir: &__ods::Ir) -> #ty {
                    let _ = ir;
                    #body
                }
            )
        }));
    }

    /// `fn materialize_derived_attributes(self, ir: &Ir) -> DictionaryAttr`, if it
    /// is known for all of them how.
    pub(super) fn gen_materialization(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        let named = op
            .derived_attributes
            .iter()
            .filter(|attr| !attr.name.is_empty());
        let entry = |attr: &NamedAttribute<'k>| {
            let (name, accessor) = (literal(attr.name), names::accessor(attr.name));
            let value = self.expression(attr.attr.convert_from_storage()?, |hole| match hole {
                "_self" => Some(format!("self.{accessor}(ir)")),
                "_op" => Some("self.0".to_owned()),
                "_ir" | "_ctxt" => Some("ir".to_owned()),
                _ => None,
            });
            Some(format!("__ods::NamedAttribute::new({name}, {value})"))
        };
        let Some(entries) = named.clone().map(entry).collect::<Option<Vec<_>>>() else {
            return;
        };
        if entries.is_empty() {
            return;
        }
        let entries = comma_separated(entries);
        let known = named
            .map(|attr| literal(attr.name))
            .collect::<Vec<_>>()
            .join(" | ");
        methods.push(rust!([entries, known]
            /// The attributes that follow from others.
            pub fn materialize_derived_attributes(self, ir: &__ods::Ir) -> __rt::DictionaryAttr {
                let _ = ir;
                __rt::DictionaryAttr::new(::std::vec![#entries])
            }
            /// Whether the attribute of that name follows from others.
            pub fn is_derived_attribute(name: &str) -> bool {
                ::core::matches!(name, #known)
            }
        ));
    }
}
