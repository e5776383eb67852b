//! Operations: the type, its table, its methods and its named parts.

mod accessors;
mod adaptor;
mod attributes;
mod build;
mod custom;
mod custom_builders;
mod derived;
mod format;
mod info;
mod slots;
mod table;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{Generator, docs, names};
use crate::code::{Code, Grammar};
use crate::format::op::CheckedFormat;
use crate::model::{OpTrait, Operator};

impl<'k> Generator<'_, 'k> {
    /// `pub struct AddOp(Operation);` and the struct of its parts.
    pub(super) fn gen_op_struct(&self, op: &Operator<'k>) -> TokenStream {
        let docs = docs::op_docs(op);
        let name = self.op_ident(op);
        let krate = self.krate;
        let adaptor = self.gen_adaptor_struct(op);
        quote! {
            #[doc = #docs]
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub struct #name(#krate::Operation);
            #adaptor
        }
    }

    /// Everything else of an op.
    pub(super) fn gen_op(
        &self,
        op: &Operator<'k>,
        format: Option<&CheckedFormat<'k>>,
    ) -> TokenStream {
        let name = self.op_ident(op);
        let info = self.gen_op_info(op, format);
        let impl_op = gen_impl_op(op, &name);
        let accessors = self.gen_accessors(op);
        let setters = accessors::gen_setters(op);
        let slots = self.gen_slots(op);
        let derived = self.gen_derived_attributes(op);
        let builders = self.gen_builders(op);
        let custom_builders = self.gen_custom_builders(op);
        let fields = self.gen_op_fields(op);
        let extra = op
            .extra_class_declaration()
            .map(|code| self.items(code, Grammar::ImplItems));
        let trait_declarations = self.gen_trait_declarations(op);
        let definition = op
            .extra_class_definition()
            .map(|code| self.gen_extra_definition(op, code.into()));
        quote! {
            #info
            #impl_op
            impl #name {
                #accessors
                #setters
                #slots
                #derived
                #builders
                #custom_builders
                #(#trait_declarations)*
                #extra
            }
            #fields
            #definition
        }
    }

    /// What native traits add to the `impl` of each op that has them.
    fn gen_trait_declarations(&self, op: &Operator<'k>) -> Vec<TokenStream> {
        let declaration = |op_trait: &OpTrait<'k>| match op_trait {
            OpTrait::Native(native) => native.extra_class_declaration(),
            _ => None,
        };
        op.traits
            .iter()
            .filter_map(declaration)
            .map(|code| self.items(code, Grammar::ImplItems))
            .collect()
    }

    /// The name of the op's type, where the user wrote it.
    pub(super) fn op_ident(&self, op: &Operator<'k>) -> Ident {
        self.ident_at(op.rust_name(), op.span())
    }

    /// `extraClassDefinition`: items beside the type.
    fn gen_extra_definition(&self, op: &Operator<'k>, code: Code<'_>) -> TokenStream {
        let class = names::ident(op.rust_name());
        self.code
            .fill(code, |hole| (hole == "cppClass").then(|| quote! { #class }))
    }
}

/// The conversion between the op's type and its operation.
fn gen_impl_op(op: &Operator<'_>, name: &Ident) -> TokenStream {
    let info = names::op_info(op);
    quote! {
        #[automatically_derived]
        impl __ods::Op for #name {
            const INFO: &'static __rt::OpInfo = &#info;
            #[inline]
            fn from_operation_unchecked(op: __ods::Operation) -> Self {
                Self(op)
            }
            #[inline]
            fn as_operation(self) -> __ods::Operation {
                self.0
            }
        }
    }
}
