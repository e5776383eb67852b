//! `AddOpAdaptor`: an op's operands, attributes and regions as public fields,
//! over its own values or any others.

use super::super::conversions::with_lifetime;
use super::super::template::{doc_comment, rust};
use super::super::{Generator, names};
use super::build::free_name;
use crate::model::{Arity, Operator, Presence};

/// A field, its type, and how it is read from a `RawAdaptor`.
struct Field {
    name: String,
    doc: String,
    ty: String,
    value: String,
}

impl<'k> Generator<'_, 'k> {
    /// The struct; it lies outside of the hidden scope.
    pub(crate) fn gen_adaptor_struct(&self, op: &Operator<'k>) -> String {
        let (krate, name) = (self.krate.as_str(), names::adaptor(op));
        let marker = marker(op);
        let doc = format!(
            "The parts of [`{}`] by name, with `V` in place of a value.",
            op.rust_name()
        );
        let doc = doc_comment(&doc);
        let fields = self.adaptor_fields(op).into_iter();
        let fields: Vec<String> = fields
            .map(|Field { name, doc, ty, .. }| rust!([doc, name, ty] #doc pub #name: #ty,))
            .collect();
        let (vis, attributes) = (self.vis(), self.type_attributes());
        rust!([doc, name, krate, fields, marker, vis, attributes]
            #doc
            #attributes
            #vis struct #name<'a, V = #krate::Value> {
                #fields
                #[doc(hidden)]
                pub #marker: ::core::marker::PhantomData<&'a V>,
            }
        )
    }

    /// `impl OpFields`
    pub(super) fn gen_op_fields(&self, op: &Operator<'k>) -> String {
        let (name, adaptor) = (names::op(op), names::adaptor(op));
        let fields = self.adaptor_fields(op);
        let raw = if fields.is_empty() { "_" } else { "raw" };
        let fields = fields
            .into_iter()
            .map(|Field { name, value, .. }| format!("{name}: {value}, "));
        let fields: String = fields.collect();
        let marker = marker(op);
        rust!([name, adaptor, raw, fields, marker]
            #[automatically_derived]
            impl __rt::OpFields for #name {
                type Fields<'a, V: ::core::marker::Copy + 'a> = #adaptor<'a, V>;
                fn read<'a, V: ::core::marker::Copy + 'a>(#raw: __rt::RawAdaptor<'a, V>) -> #adaptor<'a, V> {
                    #adaptor { #fields #marker: ::core::marker::PhantomData }
                }
            }
        )
    }

    fn adaptor_fields(&self, op: &Operator<'k>) -> Vec<Field> {
        let mut fields = Vec::new();
        for (index, operand) in op
            .operands
            .iter()
            .enumerate()
            .filter(|(_, operand)| !operand.name.is_empty())
        {
            let (ty, value) = match operand.arity() {
                Arity::One => ("V", format!("raw.one({index})")),
                Arity::Optional => (
                    "::core::option::Option<V>",
                    format!("raw.optional({index})"),
                ),
                Arity::Variadic => ("&'a [V]", format!("raw.group({index})")),
                Arity::VariadicOfVariadic => {
                    let slot = op.group_sizes_slot(operand);
                    let value = format!("raw.groups({index}, {slot})");
                    ("::std::vec::Vec<&'a [V]>", value)
                }
            };
            fields.push(field("Operand", operand.name, ty, value));
        }
        for (slot, attr) in op.named_attributes() {
            let conversions = self.conversions(attr);
            let ty = with_lifetime(&conversions.value);
            let (ty, value) = match attr.presence() {
                _ if attr.is_unit() => (
                    "::core::primitive::bool".to_owned(),
                    format!("raw.optional_attr({slot}).is_some()"),
                ),
                Presence::Required => (ty, conversions.read(&format!("raw.attr({slot})"))),
                Presence::Default | Presence::OptionalDefault => (
                    ty,
                    conversions.read(&format!("raw.attr_or_default({slot})")),
                ),
                Presence::Optional => (
                    format!("::core::option::Option<{ty}>"),
                    conversions.read_optional(&format!("raw.optional_attr({slot})")),
                ),
            };
            fields.push(field("Attribute", attr.name, &ty, value));
        }
        for (number, prop) in op.named_properties() {
            let code = self.property_code(prop);
            let ty = with_lifetime(&code.value);
            let value = code.read(&format!("raw.property({number})"));
            fields.push(field("Property", prop.name, &ty, value));
        }
        let krate = &self.krate;
        for (index, region) in op
            .regions
            .iter()
            .enumerate()
            .filter(|(_, region)| !region.name.is_empty())
        {
            let (ty, method) = if region.is_variadic() {
                (format!("&'a [{krate}::Region]"), "regions")
            } else {
                (format!("{krate}::Region"), "region")
            };
            fields.push(field(
                "Region",
                region.name,
                &ty,
                format!("raw.{method}({index})"),
            ));
        }
        fields
    }
}

/// The field that is there for the sake of types, and that no part is called.
fn marker(op: &Operator<'_>) -> &'static str {
    let names = ["__values", "__values_of_op", "__types_of_values"];
    free_name(names, |name| {
        op.operands.iter().any(|operand| operand.name == name)
            || op.attributes.iter().any(|attr| attr.name == name)
            || op.properties.iter().any(|prop| prop.name == name)
            || op.regions.iter().any(|region| region.name == name)
    })
}

fn field(noun: &str, name: &str, ty: &str, value: String) -> Field {
    let doc = doc_comment(&format!("{noun} `{name}`."));
    Field {
        name: names::accessor(name),
        doc,
        ty: ty.to_owned(),
        value,
    }
}
