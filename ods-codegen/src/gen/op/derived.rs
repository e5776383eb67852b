//! Derived attributes: computed from the op, never stored.

use super::super::template::{literal, rust};
use super::super::{Generator, names};
use super::accessors::named;
use crate::model::Operator;

impl<'k> Generator<'_, 'k> {
    /// `fn element_type(self, ir: &Ir) -> Type { body }`
    pub(super) fn gen_derived_attributes(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        for (_, attr) in named(&op.derived_attributes, |it| it.name) {
            let body = attr.attr.body().map(|code| self.expression(code, of_op));
            methods.push(rust!([
                name = names::accessor(attr.name), doc = literal(&format!("Derived attribute `{}`.", attr.name)),
                ty = attr.attr.return_type().map(|code| self.ty(code)), body
            ]
                #[doc = #doc]
                pub fn #name(self, ir: &__ods::Ir) -> #ty {
                    let _ = ir;
                    #body
                }
            ));
        }
    }

    /// `fn materialize_derived_attributes(self, ir: &Ir) -> DictionaryAttr`, if all of
    /// them have a conversion.
    pub(super) fn gen_materialization(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        let attributes = named(&op.derived_attributes, |it| it.name).map(|(_, attr)| {
            let accessor = names::accessor(attr.name);
            let value = self.expression(attr.attr.convert_from_storage()?, |hole| match hole {
                "_self" => Some(format!("self.{accessor}(ir)")),
                hole => of_op(hole),
            });
            Some((literal(attr.name), value))
        });
        let attributes = attributes.collect::<Option<Vec<_>>>();
        let Some(attributes) = attributes.filter(|list| !list.is_empty()) else {
            return;
        };
        methods.push(rust!([; for it in attributes => name = it.0, value = it.1]
            /// The attributes that follow from others.
            pub fn materialize_derived_attributes(self, ir: &__ods::Ir) -> __rt::DictionaryAttr {
                let _ = ir;
                __rt::DictionaryAttr::new(::std::vec![#(__ods::NamedAttribute::new(#name, #value),)*])
            }
            /// Whether the attribute of that name follows from others.
            pub fn is_derived_attribute(name: &str) -> bool {
                ::core::matches!(name, #(#name)|*)
            }
        ));
    }
}

/// The placeholders in the code of derived attributes.
fn of_op(hole: &str) -> Option<String> {
    match hole {
        "_op" => Some("self.0".to_owned()),
        "_ir" | "_ctxt" => Some("ir".to_owned()),
        _ => None,
    }
}
