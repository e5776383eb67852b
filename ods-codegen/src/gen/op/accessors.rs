//! Methods that read and set an op's operands, results, regions, successors,
//! attributes and properties.

use std::fmt::Display;

use super::super::conversions::in_scope;
use super::super::template::{doc_comment, rust};
use super::super::{Generator, docs, names};
use crate::model::{
    Arity, Constraint, NamedAttribute, NamedProperty, NamedTypeConstraint, Operator, Presence,
    names as model_names,
};
use ods_interface::interface::with_named_lifetime;
use ods_tablegen::Span;

impl<'k> Generator<'_, 'k> {
    /// The accessors of all named parts: `fn lhs(self, ir: &Ir) -> Value`.
    pub(super) fn gen_accessors(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        self.gen_value_accessors(op, &op.operands, ["Operand", "operand"], methods);
        self.gen_value_accessors(op, &op.results, ["Result", "result"], methods);
        for (index, region) in named(&op.regions, |it| it.name) {
            let (function, ty) = if region.is_variadic() {
                ("regions", "&[__ods::Region]")
            } else {
                ("region", "__ods::Region")
            };
            let doc = accessor_doc("Region", region.name, region.constraint.summary());
            methods.push(gen_accessor(
                &self.accessor_name(region.name, region.span),
                &doc,
                ty,
                &gen_read(function, index),
            ));
        }
        for (index, block) in named(&op.successors, |it| it.name) {
            let (function, ty) = if block.is_variadic() {
                ("successors", "&[__ods::Block]")
            } else {
                ("successor", "__ods::Block")
            };
            let doc = accessor_doc("Successor", block.name, block.constraint.summary());
            methods.push(gen_accessor(
                &self.accessor_name(block.name, block.span),
                &doc,
                ty,
                &gen_read(function, index),
            ));
        }
        for (slot, attr) in op.named_attributes() {
            methods.extend(self.gen_attribute_accessors(attr, slot));
        }
        for (number, prop) in op.named_properties() {
            methods.extend(self.gen_property_accessors(prop, number));
        }
    }

    /// `fn mode(self, ir: &Ir) -> &str`, and its setter.
    fn gen_property_accessors(&self, prop: &NamedProperty<'k>, number: usize) -> [String; 2] {
        let code = self.property_code(prop);
        let doc = accessor_doc("Property", prop.name, prop.prop.summary());
        let body = code.read(&gen_read("property", number));
        let name = self.accessor_name(prop.name, prop.span);
        let getter = gen_accessor(&name, &doc, &code.value, &body);
        let name = self.setter_name(prop.name, prop.span);
        let doc = format!("Sets property `{}`", prop.name);
        let setter = if code.takes_option() {
            let store = format!("{number}, value, {}", code.store_function());
            gen_optional_setter(
                &name,
                &doc,
                &code.value,
                "__rt::set_optional_property",
                &store,
            )
        } else {
            let store = format!("{number}, {}", code.store("value"));
            gen_setter(&name, &doc, &code.value, "__rt::set_property", &store)
        };
        [getter, setter]
    }

    /// `fn axis(self, ir: &Ir) -> i64`, and its setter.
    fn gen_attribute_accessors(&self, attr: &NamedAttribute<'k>, slot: usize) -> [String; 2] {
        let conversions = self.conversions(attr);
        let (ty, body) = conversions.read_op(attr, slot);
        let doc = accessor_doc("Attribute", attr.name, attr.attr.summary());
        let name = self.accessor_name(attr.name, attr.span);
        let getter = gen_accessor(&name, &doc, &ty, &body);
        let name = self.setter_name(attr.name, attr.span);
        let doc = format!("Sets attribute `{}`", attr.name);
        let (ty, make) = (&*in_scope(&conversions.argument), conversions.make());
        let setter = if attr.is_unit() {
            let value = format!("{slot}, value");
            gen_setter(&name, &doc, "bool", "__rt::set_unit_attr", &value)
        } else if attr.presence() == Presence::Required {
            let (function, value) = match conversions.shared_make("set") {
                Some(set) => (set, "value".to_owned()),
                None => ("__rt::set_attr".to_owned(), conversions.make_of("value")),
            };
            gen_setter(&name, &doc, ty, &function, &format!("{slot}, {value}"))
        } else {
            let (function, make) = match conversions.shared_make("set_optional") {
                Some(set) => (set, String::new()),
                None => (
                    "__rt::set_optional_attr".to_owned(),
                    format!(", {}", make.unwrap_or(IDENTITY)),
                ),
            };
            gen_optional_setter(&name, &doc, ty, &function, &format!("{slot}, value{make}"))
        };
        [getter, setter]
    }

    /// The accessors of operands or results; `words` are what one is called, in sentences and
    /// by the runtime.
    fn gen_value_accessors(
        &self,
        op: &Operator<'_>,
        values: &[NamedTypeConstraint<'_>],
        [noun, word]: [&str; 2],
        methods: &mut Vec<String>,
    ) {
        for (index, value) in named(values, |it| it.name) {
            let name = self.accessor_name(value.name, value.span);
            let doc = accessor_doc(noun, value.name, value.constraint.summary());
            let ty = match value.arity() {
                Arity::VariadicOfVariadic => "impl ::core::iter::Iterator<Item = &[__ods::Value]>",
                arity => value_type(arity),
            };
            let function = runtime_function(word, value.arity());
            let body = gen_read(&function, numbers(op, value, index));
            methods.push(gen_accessor(&name, &doc, ty, &body));
        }
    }

    /// `fn set_lhs(self, ir: &mut impl IrMut, value: Value)` and its like; for a
    /// variadic operand also `fn rest_mut(self, ir: &mut impl IrMut)`.
    pub(super) fn gen_setters(&self, op: &Operator<'_>, methods: &mut Vec<String>) {
        for (index, operand) in named(&op.operands, |it| it.name) {
            methods.push(rust!([
                doc = doc_comment(&format!("Sets operand `{}`.", operand.name)),
                name = self.setter_name(operand.name, operand.span), ty = setter_type(operand.arity()),
                function = format!("set_{}", runtime_function("operand", operand.arity())),
                numbers = numbers(op, operand, index)
            ]
                #doc
                pub fn #name(self, ir: &mut impl __ods::IrMut, value: #ty) {
                    __rt::#function(self.0, ir, #numbers, value)
                }
            ));
            let name = format!("{}_mut", model_names::snake_case(operand.name));
            let name = self.method_name(&names::ident(&name), operand.span);
            methods.extend(gen_mutable_range(op, operand, index, &name));
        }
    }

    fn accessor_name(&self, name: &str, span: Span) -> String {
        self.method_name(&names::accessor(name), span)
    }

    fn setter_name(&self, name: &str, span: Span) -> String {
        self.method_name(&names::setter(name), span)
    }
}

/// The function that changes nothing.
pub(in super::super) const IDENTITY: &str = "::core::convert::identity";

/// `fn set_axis(self, ir: &mut impl IrMut, value: i64)`, a call of this function of the runtime.
fn gen_setter(name: &str, doc: &str, ty: &str, function: &str, arguments: &str) -> String {
    rust!([doc = doc_comment(&format!("{doc}.")), name, ty, function, arguments]
        #doc
        pub fn #name(self, ir: &mut impl __ods::IrMut, value: #ty) {
            #function(self.0, ir, #arguments);
        }
    )
}

/// The same of a part that may be left out: it takes a value or an `Option` of one.
fn gen_optional_setter(name: &str, doc: &str, ty: &str, function: &str, arguments: &str) -> String {
    let doc = format!("{doc}; `None` sets its default, or removes it.");
    // Lifetimes cannot be elided in `impl Trait`.
    let ty = with_named_lifetime(ty, "'__a");
    rust!([
        doc = doc_comment(&doc), name, has_lifetime = ty.contains("'__a"), ty, function,
        arguments
    ]
        #doc
        pub fn #name #(<'__a> #has_lifetime)? (
            self, ir: &mut impl __ods::IrMut, value: impl __rt::SlotValue<#ty>,
        ) {
            #function(self.0, ir, #arguments);
        }
    )
}

/// The numbers by which the runtime finds the values of an operand: its own, and the slot
/// with the sizes of its groups if it has several.
fn numbers(op: &Operator<'_>, operand: &NamedTypeConstraint<'_>, index: usize) -> String {
    match operand.arity() {
        Arity::VariadicOfVariadic => format!("{index}, {}", op.group_sizes_slot(operand)),
        _ => index.to_string(),
    }
}

/// The elements that have a name, with their numbers.
pub(super) fn named<T>(list: &[T], name: impl Fn(&T) -> &str) -> impl Iterator<Item = (usize, &T)> {
    let list = list.iter().enumerate();
    list.filter(move |(_, element)| !name(element).is_empty())
}

/// `fn rest_mut(self, ir: &mut impl IrMut) -> OperandsMut<'_>`, of an operand that
/// stands for any number of values.
fn gen_mutable_range(
    op: &Operator<'_>,
    operand: &NamedTypeConstraint<'_>,
    index: usize,
    name: &str,
) -> Option<String> {
    let (ty, what) = match operand.arity() {
        Arity::One | Arity::Optional => return None,
        Arity::Variadic => ("OperandsMut", "values"),
        Arity::VariadicOfVariadic => ("OperandGroupsMut", "groups"),
    };
    let doc = format!("The {what} of operand `{}`, to change.", operand.name);
    Some(
        rust!([doc = doc_comment(&doc), name, ty, numbers = numbers(op, operand, index)]
            #doc
            pub fn #name(self, ir: &mut impl __ods::IrMut) -> __rt::#ty<'_> {
                __rt::#ty::new(self.0, ir, #numbers)
            }
        ),
    )
}

/// The function of the runtime that reads a part of an op.
pub(in super::super) fn runtime_function(word: &str, arity: Arity) -> String {
    match arity {
        Arity::One => word.to_owned(),
        Arity::Optional => format!("optional_{word}"),
        Arity::Variadic => format!("{word}s"),
        Arity::VariadicOfVariadic => format!("{word}_groups"),
    }
}

/// The type of an operand's or a result's values.
pub(super) fn value_type(arity: Arity) -> &'static str {
    match arity {
        Arity::One => "__ods::Value",
        Arity::Optional => "::core::option::Option<__ods::Value>",
        Arity::Variadic => "&[__ods::Value]",
        Arity::VariadicOfVariadic => "&[&[__ods::Value]]",
    }
}

/// The type that the setter of an operand takes.
fn setter_type(arity: Arity) -> &'static str {
    match arity {
        Arity::Optional => "impl __rt::SlotValue<__ods::Value>",
        arity => value_type(arity),
    }
}

fn accessor_doc(noun: &str, name: &str, summary: &str) -> String {
    match summary {
        "" => doc_comment(&format!("{noun} `{name}`.")),
        summary => doc_comment(&format!("{noun} `{name}`: {}.", docs::inline(summary))),
    }
}

/// The call of the runtime that reads the part with these numbers.
fn gen_read(function: &str, numbers: impl Display) -> String {
    format!("__rt::{function}(self.0, ir, {numbers})")
}

fn gen_accessor(name: &str, doc: &str, ty: &str, body: &str) -> String {
    rust!([doc, name, ty, body]
        #doc
        #[inline]
        pub fn #name(self, ir: &__ods::Ir) -> #ty {
            #body
        }
    )
}
