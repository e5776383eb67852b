//! Derived attributes: computed from the op, never stored.

use super::super::template::{literal, rust};
use super::super::{Generator, names};
use super::accessors::named;
use crate::model::Operator;

impl<'k> Generator<'_, 'k> {
    /// `fn element_type(self, ir: &Ir) -> Type { body }`
    pub(super) fn gen_derived_attributes(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        for (_, attr) in named(&op.derived_attributes, |it| it.name) {
            let body = attr.attr.body().map(|code| self.filled(code, &OF_OP));
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
            let this = format!("self.{}(ir)", names::accessor(attr.name));
            let [op, ir, context] = OF_OP;
            let code = attr.attr.convert_from_storage()?;
            let value = self.filled(code, &[("_self", &this), op, ir, context]);
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
const OF_OP: [(&str, &str); 3] = [("_op", "self.0"), ("_ir", "ir"), ("_ctxt", "ir")];
