//! Constants that name an op's attributes: `op.set(ir, AddOp::AXIS, 3)`.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{Generator, names};
use crate::model::{NamedAttribute, Operator};

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_slots(&self, op: &Operator<'k>) -> TokenStream {
        let slots = op
            .named_attributes()
            .map(|(slot, attr)| self.gen_slot(attr, slot));
        quote! { #(#slots)* }
    }

    fn gen_slot(&self, attr: &NamedAttribute<'k>, slot: usize) -> TokenStream {
        let name = names::slot(attr.name);
        let doc = format!("The attribute `{}`.", attr.name);
        if attr.attr.is_unit() {
            return quote! {
                #[doc = #doc]
                pub const #name: __rt::AttrSlot<Self, ()> =
                    __rt::AttrSlot::new(#slot, |()| __ods::Attribute::unit());
            };
        }
        let types = self.attribute_types(attr);
        let ty = &types.slot;
        let value = if types.is_typed {
            let attribute = self.gen_to_storage(attr, &types, &quote! { value });
            quote! { __rt::AttrSlot::new(#slot, |value| #attribute) }
        } else {
            quote! { __rt::AttrSlot::raw(#slot) }
        };
        quote! {
            #[doc = #doc]
            pub const #name: __rt::AttrSlot<Self, #ty> = #value;
        }
    }
}
