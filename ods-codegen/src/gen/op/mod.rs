//! Operations: the type, its table, its methods and its named parts.

mod accessors;
mod adaptor;
mod build;
mod custom;
mod custom_builders;
mod custom_docs;
mod derived;
mod effects;
mod format;
mod inference;
mod info;
mod missing;
mod slots;
mod struct_handle;
mod table;
mod traits;

pub(super) use accessors::{IDENTITY, runtime_function};
use adaptor::gen_op_fields;
pub(super) use custom_docs::functions;
pub(super) use info::traits_of;
pub(super) use table::{OpTables, Table};

use super::deprecated::deprecated_attribute;
use super::template::{literal, rust};
use super::{Generator, Items, docs, names};
use crate::code::Grammar;
use crate::format::op::CheckedFormat;
use crate::model::{NativeTrait, OpTrait, Operator};

impl<'k> Generator<'_, 'k> {
    /// `pub struct AddOp(Operation, OnlyByCast);`
    fn gen_op_struct(&self, op: &Operator<'k>, format: Option<&CheckedFormat<'k>>) -> String {
        let docs = docs::op_docs(op) + &custom_docs::function_docs(op, format);
        rust!([
            docs = literal(&docs), deprecated = deprecated_attribute(op.record()), vis = self.vis(),
            name = self.name_at(op.rust_name(), op.span()), krate = self.krate, attributes = self.type_attributes()
        ]
            #[doc = #docs]
            #deprecated
            #attributes
            #vis struct #name(#krate::Operation, #krate::__private::OnlyByCast);
        )
    }

    /// Generates everything of an op: its types outside of the hidden scope, and what is in it.
    pub(super) fn gen_op(
        &self,
        op: &Operator<'k>,
        format: Option<&CheckedFormat<'k>>,
        types: &mut Items<'_>,
        items: &mut Items<'_>,
    ) {
        types.push_shallow(&self.gen_op_struct(op, format));
        let fields = self.adaptor_fields(op);
        types.push(&self.gen_adaptor_struct(op, &fields));
        let info = self.gen_op_info(op, format);
        self.gen_impl_op(op, &info, items);
        items.push(&self.gen_declarations(op, &names::op(op)));
        items.extend(self.gen_strictness(op, format));
        items.push(&gen_op_fields(op, &fields));
        items.push_shallow(&self.gen_op_trait_impls(op));
        items.extend(self.gen_effects_impls(op));
        self.gen_methods(op, items);
        let of_traits = natives(op).filter_map(NativeTrait::extra_class_definition);
        for code in of_traits.chain(op.extra_class_definition()) {
            let hole = |hole: &str| (hole == "cppClass").then(|| names::op(op));
            items.push(&self.items_with_place(code, Grammar::Items, hole));
        }
    }

    /// The traits of every handle. The runtime has them as a macro, which costs rustc less than
    /// the same `impl`s in each expansion.
    ///
    /// Of interfaces, an op may implement those that a trait of its own extends.
    fn gen_impl_op(&self, op: &Operator<'k>, info: &str, items: &mut Items<'_>) {
        let of_effects = self.effects_interfaces(op);
        let one = of_effects
            .is_empty()
            .then(|| self.one_interface_of_runtime(op));
        let one = one.flatten().filter(|_| !self.is_fallback);
        let mut interfaces = Vec::new();
        if one.is_none() {
            interfaces = self.listed_interfaces(op);
            interfaces.extend(of_effects);
        }
        let own = format!("__{}Interfaces", names::plain(op.rust_name()));
        let object = match (&one, self.is_fallback, interfaces.is_empty()) {
            // A trait that extends it costs rustc more.
            (Some(path), ..) => Some(format!("dyn {path}")),
            (None, true, _) => Some("Self".to_owned()),
            (None, false, true) => None,
            (None, false, false) => Some(format!("dyn {own}")),
        };
        items.push(
            &rust!([name = names::op(op), text = literal(op.rust_name()), info, object]
                __ods::__op_impls!(#name, #text, #info #(, #object)?);
            ),
        );
        let is_extended = !self.is_fallback && !interfaces.is_empty();
        items.push_shallow(
            &rust!([is_extended, own; for interface in interfaces => interface]
                #(#[allow(private_bounds)] pub trait #own: #(#interface)+* {} #is_extended)?
            ),
        );
    }

    /// The op's own methods. The user's code has an `impl` of its own, because all of
    /// that is walked for splices.
    fn gen_methods(&self, op: &Operator<'k>, items: &mut Items<'_>) {
        let name = names::op(op);
        let mut methods = Vec::new();
        self.gen_accessors(op, &mut methods);
        self.gen_setters(op, &mut methods);
        self.gen_slots(op, &mut methods);
        self.gen_builders(op, &mut methods);
        items.push_methods(&name, methods, self.gen_fields_method(op));
        let mut methods = Vec::new();
        self.gen_derived_attributes(op, &mut methods);
        self.gen_materialization(op, &mut methods);
        self.gen_custom_builders(op, &mut methods);
        let further = natives(op).filter_map(NativeTrait::extra_class_declaration);
        for code in further.chain(op.extra_class_declaration()) {
            methods.push(self.items_with_place(code, Grammar::ImplItems, |_| None));
        }
        items.push(&rust!([name, methods] #(impl #name { #methods })?));
        let builders = op.builders.iter();
        items.extend(builders.filter_map(|builder| self.gen_required_builder(op, builder)));
    }
}

/// The native traits of an op.
fn natives<'k>(op: &Operator<'k>) -> impl Iterator<Item = NativeTrait<'k>> {
    op.traits.iter().filter_map(|op_trait| match op_trait {
        OpTrait::Native(native) => Some(*native),
        _ => None,
    })
}
