//! Methods that read and change an op's operands, results, regions, successors,
//! attributes and properties.

use super::super::template::{doc_comment, rust};
use super::super::{Generator, docs, names};
use crate::model::{
    Arity, Constraint, NamedAttribute, NamedProperty, NamedTypeConstraint, Operator, Presence,
    names as model_names,
};

impl<'k> Generator<'_, 'k> {
    /// `fn lhs(self, ir: &Ir) -> Value` and its like.
    pub(super) fn gen_accessors(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        gen_value_accessors(op, &op.operands, &OPERAND, methods);
        gen_value_accessors(op, &op.results, &RESULT, methods);
        let named = op
            .regions
            .iter()
            .enumerate()
            .filter(|(_, region)| !region.name.is_empty());
        methods.extend(named.map(|(index, region)| {
            let (function, ty) = if region.is_variadic() {
                ("regions", "&[__ods::Region]")
            } else {
                ("region", "__ods::Region")
            };
            let doc = accessor_doc("Region", region.name, region.constraint.summary());
            gen_accessor(region.name, &doc, ty, function, index)
        }));
        let named = op
            .successors
            .iter()
            .enumerate()
            .filter(|(_, block)| !block.name.is_empty());
        methods.extend(named.map(|(index, block)| {
            let (function, ty) = if block.is_variadic() {
                ("successors", "&[__ods::Block]")
            } else {
                ("successor", "__ods::Block")
            };
            let doc = accessor_doc("Successor", block.name, block.constraint.summary());
            gen_accessor(block.name, &doc, ty, function, index)
        }));
        methods.extend(
            op.named_attributes()
                .map(|(slot, attr)| self.gen_attribute_accessor(attr, slot)),
        );
        for (number, prop) in op.named_properties() {
            methods.push(self.gen_property_accessors(prop, number));
        }
    }

    /// `fn mode(self, ir: &Ir) -> &str`, and its setter.
    fn gen_property_accessors(&self, prop: &NamedProperty<'k>, number: usize) -> String {
        let name = names::accessor(prop.name);
        let setter = names::ident(&format!("set_{}", model_names::snake_case(prop.name)));
        let doc = accessor_doc("Property", prop.name, prop.prop.summary());
        let setter_doc = doc_comment(&format!("Sets property `{}`.", prop.name));
        let code = self.property_code(prop);
        let ty = code.value.as_str();
        let body = code.read(&format!("__rt::property(self.0, ir, {number})"));
        let stored = code.store("value");
        rust!([doc, name, ty, body, setter_doc, setter, number, stored]
            #doc
            #[inline]
            pub fn #name(self, ir: &__ods::Ir) -> #ty {
                #body
            }
            #setter_doc
            pub fn #setter(self, ir: &mut impl __ods::IrMut, value: #ty) {
                __rt::set_property(self.0, ir, #number, #stored);
            }
        )
    }

    /// `fn axis(self, ir: &Ir) -> i64`
    fn gen_attribute_accessor(&self, attr: &NamedAttribute<'k>, slot: usize) -> String {
        let name = names::accessor(attr.name);
        let doc = accessor_doc("Attribute", attr.name, attr.attr.summary());
        let conversions = self.conversions(attr);
        let ty = &conversions.value;
        let (ty, body) = match attr.presence() {
            _ if attr.is_unit() => (
                "::core::primitive::bool".to_owned(),
                format!("__rt::optional_attr(self.0, ir, {slot}).is_some()"),
            ),
            Presence::Required => (
                ty.clone(),
                conversions.read(&format!("__rt::attr(self.0, ir, {slot})")),
            ),
            Presence::Default | Presence::OptionalDefault => (
                ty.clone(),
                conversions.read(&format!("__rt::attr_or_default(self.0, ir, {slot})")),
            ),
            Presence::Optional => (
                format!("::core::option::Option<{ty}>"),
                conversions.read_optional(&format!("__rt::optional_attr(self.0, ir, {slot})")),
            ),
        };
        rust!([doc, name, ty, body]
            #doc
            #[inline]
            pub fn #name(self, ir: &__ods::Ir) -> #ty {
                #body
            }
        )
    }
}

/// `fn set_lhs(self, ir: &mut impl IrMut, value: Value)` and its like; for a
/// variadic operand also `fn rest_mut(self, ir: &mut impl IrMut)`.
pub(super) fn gen_setters(op: &Operator<'_>, methods: &mut Vec<String>) {
    let named = op
        .operands
        .iter()
        .enumerate()
        .filter(|(_, operand)| !operand.name.is_empty());
    for (index, operand) in named {
        let name = names::ident(&format!("set_{}", model_names::snake_case(operand.name)));
        let doc = doc_comment(&format!("Sets operand `{}`.", operand.name));
        let (ty, function, number) = match operand.arity() {
            Arity::One => ("__ods::Value", "set_operand", index.to_string()),
            Arity::Optional => (
                "::core::option::Option<__ods::Value>",
                "set_optional_operand",
                index.to_string(),
            ),
            Arity::Variadic => ("&[__ods::Value]", "set_operands", index.to_string()),
            Arity::VariadicOfVariadic => {
                let slot = op.group_sizes_slot(operand);
                let numbers = format!("{index}, {slot}");
                ("&[&[__ods::Value]]", "set_operand_groups", numbers)
            }
        };
        methods.push(rust!([doc, name, ty, function, number]
            #doc
            pub fn #name(self, ir: &mut impl __ods::IrMut, value: #ty) {
                __rt::#function(self.0, ir, #number, value)
            }
        ));
        methods.extend(gen_mutable_range(op, operand, index));
    }
}

/// `fn rest_mut(self, ir: &mut impl IrMut) -> OperandsMut<'_>`, of an operand that
/// stands for any number of values.
fn gen_mutable_range(
    op: &Operator<'_>,
    operand: &NamedTypeConstraint<'_>,
    index: usize,
) -> Option<String> {
    let (ty, what, numbers) = match operand.arity() {
        Arity::One | Arity::Optional => return None,
        Arity::Variadic => ("OperandsMut", "values", index.to_string()),
        Arity::VariadicOfVariadic => {
            let slot = op.group_sizes_slot(operand);
            ("OperandGroupsMut", "groups", format!("{index}, {slot}"))
        }
    };
    let name = names::ident(&format!("{}_mut", model_names::snake_case(operand.name)));
    let doc = doc_comment(&format!(
        "The {what} of operand `{}`, to change.",
        operand.name
    ));
    Some(rust!([doc, name, ty, numbers]
        #doc
        pub fn #name(self, ir: &mut impl __ods::IrMut) -> __rt::#ty<'_> {
            __rt::#ty::new(self.0, ir, #numbers)
        }
    ))
}

/// What differs between operands and results.
struct ValueKind {
    noun: &'static str,
    one: &'static str,
    optional: &'static str,
    variadic: &'static str,
}

const OPERAND: ValueKind = ValueKind {
    noun: "Operand",
    one: "operand",
    optional: "optional_operand",
    variadic: "operands",
};

const RESULT: ValueKind = ValueKind {
    noun: "Result",
    one: "result",
    optional: "optional_result",
    variadic: "results",
};

fn gen_value_accessors(
    op: &Operator<'_>,
    values: &[NamedTypeConstraint<'_>],
    kind: &ValueKind,
    methods: &mut Vec<String>,
) {
    let named = values
        .iter()
        .enumerate()
        .filter(|(_, value)| !value.name.is_empty());
    methods.extend(named.map(|(index, value)| {
        let doc = accessor_doc(kind.noun, value.name, value.constraint.summary());
        let (function, ty) = match value.arity() {
            Arity::One => (kind.one, "__ods::Value"),
            Arity::Optional => (kind.optional, "::core::option::Option<__ods::Value>"),
            Arity::Variadic => (kind.variadic, "&[__ods::Value]"),
            Arity::VariadicOfVariadic => return gen_groups_accessor(op, value, &doc, index),
        };
        gen_accessor(value.name, &doc, ty, function, index)
    }));
}

/// The groups of a variadic of variadic operand.
fn gen_groups_accessor(
    op: &Operator<'_>,
    value: &NamedTypeConstraint<'_>,
    doc: &str,
    index: usize,
) -> String {
    let name = names::accessor(value.name);
    let slot = op.group_sizes_slot(value);
    rust!([doc, name, index, slot]
        #doc
        #[inline]
        pub fn #name(self, ir: &__ods::Ir) -> impl ::core::iter::Iterator<Item = &[__ods::Value]> {
            __rt::operand_groups(self.0, ir, #index, #slot)
        }
    )
}

fn accessor_doc(noun: &str, name: &str, summary: &str) -> String {
    doc_comment(&format!("{noun} `{name}`: {}.", docs::inline(summary)))
}

fn gen_accessor(name: &str, doc: &str, ty: &str, function: &str, index: usize) -> String {
    let name = names::accessor(name);
    rust!([doc, name, ty, function, index]
        #doc
        #[inline]
        pub fn #name(self, ir: &__ods::Ir) -> #ty {
            __rt::#function(self.0, ir, #index)
        }
    )
}
