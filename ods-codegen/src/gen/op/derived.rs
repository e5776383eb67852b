//! Derived attributes: computed from the op, never stored.

use super::super::template::{literal, rust};
use super::super::{Generator, names};
use crate::model::Operator;

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
}
