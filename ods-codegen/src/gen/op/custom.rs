//! Custom directives of an op's format: the calls of the user's functions.
//!
//! `custom<CastBody>($input, ref($mode), type($input), "Flavour::Loud")` calls
//!
//! ```text
//! fn parse_cast_body(p: &mut OpParser<'_, '_>, mode: &Attribute, flavour: Flavour) -> Parsed<(UnresolvedOperand, Type)>
//! fn print_cast_body(p: &mut OpPrinter<'_>, op: CastOp, input: Value, mode: &Attribute, ty: &Type, flavour: Flavour)
//! ```
//!
//! which must be in scope. The parser gets the parts that were parsed before (`ref(…)`) and the
//! strings, which are expressions; it returns the values that the other arguments bind, alone or as
//! a tuple; where an optional group starts with the directive, an `Option` of that. The printer gets
//! all arguments. The prelude's README lists their types.

use ods_tablegen::StringValue;

use super::super::template::rust;
use super::super::{Generator, names};
use super::accessors::runtime_function;
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, TypeArgument, Variable,
};
use crate::model::{Arity, Operator, Presence, names as model_names};

/// The code for one argument.
struct Argument {
    /// The expression that the parser function gets; `None` if it returns the value instead.
    input: Option<String>,
    /// The call that stores the value of the parser function in the state; `None` if there is none.
    store: Option<String>,
    /// The expression that the printer function gets.
    print: String,
}

impl Argument {
    /// An argument that can be bound or referred to; `store` is a method call on the state.
    fn new(store: &str, input: String, print: String) -> Self {
        Self {
            input: Some(input),
            store: Some(format!("state.{store};")),
            print,
        }
    }
}

impl<'k> Generator<'_, 'k> {
    /// The expression for a directive: a static that holds the calls. `is_guard`: an optional group
    /// starts with it.
    pub(super) fn gen_custom_directive(
        &self,
        op: &Operator<'k>,
        directive: &CustomDirective,
        is_guard: bool,
    ) -> String {
        let name = model_names::snake_case(&directive.name);
        let arguments = directive.arguments.iter().enumerate();
        let arguments = arguments
            .map(|(index, element)| self.argument(op, &format!("value_{index}"), element))
            .collect::<Vec<_>>();
        let origin = op.assembly_format().and_then(StringValue::origin);
        // A format that is joined from several strings has no span.
        let origin = origin.or(Some(op.span()));
        // The stores, too: they refuse a value of the wrong type.
        let parse = gen_parse(&name, &arguments, is_guard);
        let stores = arguments
            .iter()
            .filter_map(|argument| argument.store.as_deref());
        let parse = self
            .code
            .at(origin, stores.fold(parse, |code, store| code + store));
        let print = self.code.at(origin, gen_print(&name, &arguments));
        let (ty, variant) = if is_guard {
            ("OptionalCustomDirective", "OptionalCustom")
        } else {
            ("CustomDirective", "Custom")
        };
        rust!([
            ty, variant, parse, print, this = names::op(op), is_guard, is_plain = !is_guard
        ]
            {
                static __DIRECTIVE: __rt::#ty = __rt::#ty {
                    parse: |p, state| {
                        #parse
                        ::core::result::Result::Ok(#(true #is_guard)? #(() #is_plain)?)
                    },
                    print: |p, op| {
                        let ir = p.ir();
                        let op = <#this as __ods::Op>::from_operation_unchecked(op);
                        #print
                    },
                };
                __rt::Ref::#variant(__rt::TextItem::new(&__DIRECTIVE))
            }
        )
    }

    fn argument(&self, op: &Operator<'k>, value: &str, element: &FormatElement) -> Argument {
        match (element, element.as_directive()) {
            (FormatElement::String(string), _) => {
                let code = |ir: &str| {
                    self.expression(string.text.as_str(), |hole| {
                        matches!(hole, "_builder" | "_ctxt").then(|| ir.to_owned())
                    })
                };
                Argument {
                    input: Some(code("p.ir()")),
                    store: None,
                    print: code("ir"),
                }
            }
            (_, Some(DirectiveKind::Ref(referenced))) => Argument {
                store: None,
                ..self.part(op, referenced, value)
            },
            _ => Argument {
                input: None,
                ..self.part(op, element, value)
            },
        }
    }

    /// A variable or a directive, both as bound (`store`) and as parsed before (`input`).
    fn part(&self, op: &Operator<'k>, element: &FormatElement, value: &str) -> Argument {
        let Some(variable) = element.as_variable() else {
            let kind = element.as_directive();
            return directive(op, kind.unwrap_or_else(|| no_argument()), value);
        };
        match variable {
            Variable::Operand(group) => operand(op, group, value),
            Variable::Attribute(slot) => {
                let (input, attr) = match op.attributes[slot].presence() {
                    Presence::Required => (format!("state.required_attr(p, {slot})?"), "attr"),
                    _ => (format!("state.attr({slot})"), "optional_attr"),
                };
                let print = format!("__rt::{attr}(op.0, ir, {slot})");
                Argument::new(&format!("set_attr({slot}, {value})"), input, print)
            }
            Variable::Property(number) => {
                let code = self.property_code(&op.properties[number]);
                let storage = &code.storage;
                let input = format!("state.property_or_initial::<{storage}>(p, {number})?");
                let print = format!("__rt::property::<{storage}>(op.0, ir, {number})");
                let store = format!("set_property::<{storage}>({number}, {value})");
                Argument::new(&store, code.read(&input), code.read(&print))
            }
            Variable::Region(number) => {
                let is_variadic = op.regions[number].is_variadic();
                block_part("region", number, is_variadic, value)
            }
            Variable::Successor(number) => {
                let is_variadic = op.successors[number].is_variadic();
                block_part("successor", number, is_variadic, value)
            }
            Variable::Result(_) | Variable::Parameter(_) => no_argument(),
        }
    }
}

fn operand(op: &Operator<'_>, group: usize, value: &str) -> Argument {
    let (store, input) = match op.operands[group].arity() {
        Arity::One => (
            format!("set_operands({group}, &[{value}])"),
            format!("state.operand(p, {group})?"),
        ),
        Arity::Optional => (
            format!("set_operands({group}, {value}.as_slice())"),
            format!("state.operands({group}).first().copied()"),
        ),
        Arity::Variadic => (
            format!("set_operands({group}, &{value})"),
            format!("state.operands({group})"),
        ),
        Arity::VariadicOfVariadic => (
            format!("set_operand_groups({group}, &{value})"),
            format!("&state.operand_groups({group})"),
        ),
    };
    Argument::new(&store, input, values(op, TypeArgument::Operand(group)))
}

/// A region or a successor.
fn block_part(word: &str, number: usize, is_variadic: bool, value: &str) -> Argument {
    if is_variadic {
        return Argument::new(
            &format!("set_{word}s({number}, {value})"),
            format!("state.{word}s({number})"),
            format!("__rt::{word}s(op.0, ir, {number})"),
        );
    }
    let input = match word {
        "region" => format!("state.region({number})"),
        _ => format!("state.{word}(p, {number})?"),
    };
    let print = format!("__rt::{word}(op.0, ir, {number})");
    Argument::new(&format!("set_{word}s({number}, [{value}])"), input, print)
}

/// The call of the parser function, which binds the values that it returns.
fn gen_parse(name: &str, arguments: &[Argument], is_guard: bool) -> String {
    let (mut inputs, mut values) = (Vec::new(), Vec::new());
    for (index, argument) in arguments.iter().enumerate() {
        if let Some(input) = &argument.input {
            inputs.push((format!("input_{index}"), input));
        }
        if argument.store.is_some() {
            values.push(format!("value_{index}"));
        }
    }
    let (is_one, is_tuple) = (values.len() == 1, values.len() != 1);
    let pattern = rust!([is_one, is_tuple; for value in values => value]
        #(#(#value)* #is_one)? #((#(#value),*) #is_tuple)?
    );
    // The path is bound first: of several missing functions that are called at one span, the
    // compiler reports only one.
    rust!([name = format!("parse_{name}"), pattern, is_guard, is_plain = !is_guard;
        for it in inputs => input = it.0, value = it.1; for it in inputs => argument = it.0
    ]
        #(let #input = #value;)*
        let __parse = #name;
        #(let #pattern = __parse(p, #(#argument,)*)?; #is_plain)?
        #(let ::core::option::Option::Some(#pattern) = __parse(p, #(#argument,)*)? else {
            return ::core::result::Result::Ok(false);
        }; #is_guard)?
    )
}

/// The call of the printer function.
fn gen_print(name: &str, arguments: &[Argument]) -> String {
    rust!([name = format!("print_{name}"); for it in arguments => print = it.print]
        let __print = #name;
        __print(p, op, #(#print,)*);
    )
}

/// A directive as an argument; those that `custom` cannot bind have no `store`.
fn directive(op: &Operator<'_>, kind: &DirectiveKind, value: &str) -> Argument {
    let (input, store, print) = match kind {
        DirectiveKind::Type { of, .. } => return types(op, *of, value),
        DirectiveKind::AttrDict { .. } => (
            Some("&state.attributes()"),
            Some(format!("state.set_attributes({value});")),
            "&__rt::attr_dictionary(op.0, ir)",
        ),
        DirectiveKind::PropDict => (
            None,
            Some(format!("state.set_properties(p, {value})?;")),
            "&__rt::prop_dictionary(op.0, ir)",
        ),
        DirectiveKind::Operands => (Some("&state.all_operands()"), None, "op.0.operands(ir)"),
        DirectiveKind::Regions => (Some("&state.all_regions()"), None, "op.0.regions(ir)"),
        DirectiveKind::Successors => (Some("&state.all_successors()"), None, "op.0.successors(ir)"),
        _ => no_argument(),
    };
    Argument {
        input: input.map(str::to_owned),
        store,
        print: print.to_owned(),
    }
}

/// `type(…)` as an argument; the types of all operands or results can only be referred to.
fn types(op: &Operator<'_>, of: TypeArgument, value: &str) -> Argument {
    let values = values(op, of);
    let (kind, group) = group(op, of);
    let Some((group, arity)) = group else {
        return Argument {
            input: Some(format!("&state.all_{kind}_types()")),
            store: None,
            print: format!("{values}.iter().map(|value| value.ty(ir))"),
        };
    };
    let (input, store, print) = match arity {
        Arity::One => (
            format!("state.{kind}_type(p, {group})?"),
            format!("set_{kind}_types({group}, [{value}])"),
            format!("{values}.ty(ir)"),
        ),
        Arity::Optional => (
            format!("state.{kind}_types({group}).first()"),
            format!("set_{kind}_types({group}, {value})"),
            format!("{values}.map(|value| value.ty(ir))"),
        ),
        Arity::Variadic => (
            format!("state.{kind}_types({group})"),
            format!("set_{kind}_types({group}, {value})"),
            format!("{values}.iter().map(|value| value.ty(ir))"),
        ),
        Arity::VariadicOfVariadic => (
            format!("&state.{kind}_type_groups({group})"),
            format!("set_{kind}_type_groups({group}, {value})"),
            format!("{values}.map(|values| values.iter().map(|value| value.ty(ir)))"),
        ),
    };
    Argument::new(&store, input, print)
}

/// The word for operands or results, and the number and the arity of the one that is meant, if not
/// all are.
fn group(op: &Operator<'_>, of: TypeArgument) -> (&'static str, Option<(usize, Arity)>) {
    match of {
        TypeArgument::Operand(group) => ("operand", Some((group, op.operands[group].arity()))),
        TypeArgument::Result(group) => ("result", Some((group, op.results[group].arity()))),
        TypeArgument::Operands => ("operand", None),
        TypeArgument::Results => ("result", None),
    }
}

/// The values of operands or results, as their accessor returns them.
fn values(op: &Operator<'_>, of: TypeArgument) -> String {
    let (kind, group) = group(op, of);
    let Some((group, arity)) = group else {
        return format!("op.0.{kind}s(ir)");
    };
    let function = runtime_function(kind, arity);
    if arity == Arity::VariadicOfVariadic {
        let slot = op.group_sizes_slot(&op.operands[group]);
        return format!("__rt::{function}(op.0, ir, {group}, {slot})");
    }
    format!("__rt::{function}(op.0, ir, {group})")
}

/// The grammar of formats allows no other arguments.
fn no_argument() -> ! {
    unreachable!("the grammar refuses this as an argument of a custom directive")
}
