//! `AddOpAdaptor`: an op's operands, attributes and regions as public fields,
//! over its own values or any others.

use super::super::conversions::with_lifetime;
use super::super::template::{doc_comment, rust};
use super::super::{Generator, names};
use super::accessors::named;
use super::build::free_name;
use crate::model::{Arity, Operator};

/// A field, its type, and how it is read from a `RawAdaptor`.
pub(super) struct Field {
    name: String,
    doc: String,
    ty: String,
    value: String,
}

impl<'k> Generator<'_, 'k> {
    /// The struct; it lies outside of the hidden scope.
    pub(super) fn gen_adaptor_struct(&self, op: &Operator<'k>, fields: &[Field]) -> String {
        let shown = op.rust_name();
        let doc = format!("The parts of [`{shown}`] by name, with `V` in place of a value.");
        rust!([
            doc = doc_comment(&doc), name = names::adaptor(op), krate = self.krate, marker = marker(op, fields),
            vis = self.vis(), attributes = self.type_attributes();
            for it in fields => field_doc = it.doc, field = it.name, ty = it.ty
        ]
            #doc
            #attributes
            #vis struct #name<'a, V = #krate::Value> {
                #(#field_doc pub #field: #ty,)*
                #(#[doc(hidden)] pub #marker: ::core::marker::PhantomData<&'a V>,)?
            }
        )
    }

    /// The named parts.
    pub(super) fn adaptor_fields(&self, op: &Operator<'k>) -> Vec<Field> {
        let mut fields = Vec::new();
        for (index, operand) in named(&op.operands, |it| it.name) {
            let (ty, value) = match operand.arity() {
                Arity::One => ("V", format!("one({index})")),
                Arity::Optional => ("::core::option::Option<V>", format!("optional({index})")),
                Arity::Variadic => ("&'a [V]", format!("group({index})")),
                Arity::VariadicOfVariadic => {
                    let value = format!("groups({index}, {})", op.group_sizes_slot(operand));
                    ("::std::vec::Vec<&'a [V]>", value)
                }
            };
            let value = format!("raw.{value}");
            fields.push(field("Operand", operand.name, ty, value));
        }
        for (slot, attr) in op.named_attributes() {
            let conversions = self.conversions(attr);
            let (ty, value) = conversions.read_field(attr, slot);
            fields.push(field("Attribute", attr.name, &ty, value));
        }
        for (number, prop) in op.named_properties() {
            let code = self.property_code(prop);
            let ty = with_lifetime(&code.value);
            let value = code.read(&format!("raw.attrs.property({number})"));
            fields.push(field("Property", prop.name, &ty, value));
        }
        let krate = &self.krate;
        for (index, region) in named(&op.regions, |it| it.name) {
            let (ty, value) = if region.is_variadic() {
                (
                    format!("&'a [{krate}::Region]"),
                    format!("raw.regions({index})"),
                )
            } else {
                (format!("{krate}::Region"), format!("raw.region({index})"))
            };
            fields.push(field("Region", region.name, &ty, value));
        }
        fields
    }
}

/// `impl OpFields`
pub(super) fn gen_op_fields(op: &Operator<'_>, fields: &[Field]) -> String {
    rust!([
        name = names::op(op), adaptor = names::adaptor(op), marker = marker(op, fields),
        raw = if fields.is_empty() { "_" } else { "raw" }; for it in fields => field = it.name, value = it.value
    ]
        #[automatically_derived]
        impl __rt::OpFields for #name {
            type Fields<'a, V: 'a> = #adaptor<'a, V>;
            fn read<'a, V: ::core::marker::Copy>(#raw: __rt::RawAdaptor<'a, V>) -> #adaptor<'a, V> {
                #adaptor { #(#field: #value,)* #(#marker: ::core::marker::PhantomData,)? }
            }
        }
    )
}

/// The name of the phantom field, which no part has; `None` if the fields mention both parameters
/// of the struct without it.
fn marker(op: &Operator<'_>, fields: &[Field]) -> Option<&'static str> {
    let has_values = op.operands.iter().any(|operand| !operand.name.is_empty());
    // A type of the user may ignore what its parameters are.
    let starts = [
        "&'a ",
        "::core::option::Option<&'a ",
        "::std::vec::Vec<&'a ",
    ];
    let borrows = |field: &Field| starts.iter().any(|start| field.ty.starts_with(start));
    if has_values && fields.iter().any(borrows) {
        return None;
    }
    let names = ["__values", "__values_of_op", "__types_of_values"];
    Some(free_name(names, |name| {
        op.operands.iter().any(|operand| operand.name == name)
            || op.attributes.iter().any(|attr| attr.name == name)
            || op.properties.iter().any(|prop| prop.name == name)
            || op.regions.iter().any(|region| region.name == name)
    }))
}

fn field(noun: &str, name: &str, ty: &str, value: String) -> Field {
    let doc = doc_comment(&format!("{noun} `{name}`."));
    let (name, ty) = (names::accessor(name), ty.to_owned());
    Field {
        name,
        doc,
        ty,
        value,
    }
}
