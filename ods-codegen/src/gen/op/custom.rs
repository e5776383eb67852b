//! Custom directives: the glue between a format and the user's functions.
//!
//! `custom<CastBody>($input, ref($mode), type($input), "Flavour::Loud")` calls
//!
//! ```text
//! fn parse_cast_body(p: &mut OpParser<'_, '_>, mode: &Attribute, flavour: Flavour) -> Parsed<(UnresolvedOperand, Type)>
//! fn print_cast_body(p: &mut OpPrinter<'_>, op: CastOp, input: Value, mode: &Attribute, ty: &Type, flavour: Flavour)
//! ```
//!
//! which have to be in scope. The parser gets what was parsed before (`ref(…)`)
//! and the strings, which are expressions, and returns what the other arguments
//! bind, alone or as a tuple; where an optional group starts with the directive it
//! returns an `Option` of that. The printer gets all arguments. The types of them
//! are listed in the prelude's README.

use ods_tablegen::StringValue;

use super::super::template::rust;
use super::super::{Generator, names};
use super::accessors::runtime_function;
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, TypeArgument, Variable,
};
use crate::model::{Arity, Operator, Presence, names as model_names};

/// The parts of the glue for one argument.
#[derive(Default)]
struct Argument {
    /// What the parser gets; nothing if the parser returns it.
    input: Option<String>,
    /// Puts the parsed value where it belongs; nothing if nothing is parsed.
    store: Option<String>,
    /// What the printer gets.
    print: String,
}

impl Argument {
    /// What the parser returns; `store` is the call that puts it into the state.
    fn bound(store: &str, print: String) -> Self {
        Self {
            input: None,
            store: Some(format!("state.{store};")),
            print,
        }
    }

    fn referenced(input: String, print: String) -> Self {
        Self {
            input: Some(input),
            store: None,
            print,
        }
    }
}

impl<'k> Generator<'_, 'k> {
    /// The expression for a directive: a static that holds the glue. `is_guard`:
    /// an optional group starts with it.
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
        let parse = self.code.at(origin, gen_parse(&name, &arguments, is_guard));
        let print = self.code.at(origin, gen_print(&name, &arguments));
        let (ty, variant) = if is_guard {
            ("OptionalCustomDirective", "OptionalCustom")
        } else {
            ("CustomDirective", "Custom")
        };
        rust!([
            ty, variant, parse, print, this = names::op(op), is_guard, is_plain = !is_guard;
            for it in arguments => store = it.store
        ]
            {
                static __DIRECTIVE: __rt::#ty = __rt::#ty {
                    parse: |p, state| {
                        #parse
                        #(#store)*
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
        match element {
            FormatElement::String(string) => {
                let code = |ir: &str| {
                    self.expression(string.text.as_str(), |hole| {
                        matches!(hole, "_builder" | "_ctxt").then(|| ir.to_owned())
                    })
                };
                Argument::referenced(code("p.ir()"), code("ir"))
            }
            FormatElement::Variable(element) => self.bound_variable(op, element.variable, value),
            FormatElement::Directive(directive) => match &directive.kind {
                DirectiveKind::Ref(referenced) => self.reference(op, referenced),
                kind => bound_directive(op, kind, value),
            },
            _ => unreachable!("the grammar refuses this as an argument"),
        }
    }

    /// A variable that the parser returns.
    fn bound_variable(&self, op: &Operator<'k>, variable: Variable, value: &str) -> Argument {
        let store = match variable {
            Variable::Operand(group) => match op.operands[group].arity() {
                Arity::One => format!("set_operands({group}, &[{value}])"),
                Arity::Optional => format!("set_operands({group}, {value}.as_slice())"),
                Arity::Variadic => format!("set_operands({group}, &{value})"),
                Arity::VariadicOfVariadic => format!("set_operand_groups({group}, &{value})"),
            },
            Variable::Attribute(slot) => format!("set_attr({slot}, {value})"),
            Variable::Property(number) => {
                let code = self.property_code(&op.properties[number]);
                format!("set_property::<{}>({number}, {value})", code.storage)
            }
            _ => match block_part(op, variable) {
                (word, number, true) => format!("set_{word}s({number}, {value})"),
                (word, number, false) => format!("set_{word}s({number}, [{value}])"),
            },
        };
        Argument::bound(&store, self.print_variable(op, variable))
    }

    /// What the printer gets for a variable.
    fn print_variable(&self, op: &Operator<'k>, variable: Variable) -> String {
        match variable {
            Variable::Operand(group) => values(op, TypeArgument::Operand(group)),
            Variable::Attribute(slot) => match op.attributes[slot].presence() {
                Presence::Required => format!("__rt::attr(op.0, ir, {slot})"),
                _ => format!("__rt::optional_attr(op.0, ir, {slot})"),
            },
            Variable::Property(number) => {
                let code = self.property_code(&op.properties[number]);
                let storage = code.storage.as_str();
                code.read(&format!("__rt::property::<{storage}>(op.0, ir, {number})"))
            }
            _ => match block_part(op, variable) {
                (word, number, true) => format!("__rt::{word}s(op.0, ir, {number})"),
                (word, number, false) => format!("__rt::{word}(op.0, ir, {number})"),
            },
        }
    }

    /// `ref(…)`: what the parser gets.
    fn reference(&self, op: &Operator<'k>, element: &FormatElement) -> Argument {
        if let Some(variable) = element.as_variable() {
            let input = self.parsed_variable(op, variable);
            return Argument::referenced(input, self.print_variable(op, variable));
        }
        let Some(kind) = element.as_directive() else {
            no_argument()
        };
        let input = match kind {
            DirectiveKind::Type { of, .. } => parsed_types(op, *of),
            DirectiveKind::AttrDict { .. } => "&state.attributes()".to_owned(),
            DirectiveKind::Operands => "&state.all_operands()".to_owned(),
            DirectiveKind::Regions => "&state.all_regions()".to_owned(),
            DirectiveKind::Successors => "&state.all_successors()".to_owned(),
            _ => no_argument(),
        };
        Argument::referenced(input, print_directive(op, kind))
    }

    /// What the parser gets for a variable that was parsed before.
    fn parsed_variable(&self, op: &Operator<'k>, variable: Variable) -> String {
        match variable {
            Variable::Operand(group) => match op.operands[group].arity() {
                Arity::One => format!("state.operand(p, {group})?"),
                Arity::Optional => format!("state.operands({group}).first().copied()"),
                Arity::Variadic => format!("state.operands({group})"),
                Arity::VariadicOfVariadic => format!("&state.operand_groups({group})"),
            },
            Variable::Attribute(slot) => match op.attributes[slot].presence() {
                Presence::Required => format!("state.required_attr(p, {slot})?"),
                _ => format!("state.attr({slot})"),
            },
            Variable::Property(number) => {
                let code = self.property_code(&op.properties[number]);
                let storage = &code.storage;
                let place = format!("state.property_or_initial::<{storage}>(p, {number})?");
                code.read(&place)
            }
            _ => match block_part(op, variable) {
                (word, number, true) => format!("state.{word}s({number})"),
                ("region", number, false) => format!("state.region({number})"),
                (word, number, false) => format!("state.{word}(p, {number})?"),
            },
        }
    }
}

/// A region or a successor: what it is called, its number, and whether it is variadic.
fn block_part(op: &Operator<'_>, variable: Variable) -> (&'static str, usize, bool) {
    match variable {
        Variable::Region(number) => ("region", number, op.regions[number].is_variadic()),
        Variable::Successor(number) => ("successor", number, op.successors[number].is_variadic()),
        _ => no_argument(),
    }
}

/// The function of a custom directive that parses, and the values that it returns.
fn gen_parse(name: &str, arguments: &[Argument], is_guard: bool) -> String {
    let inputs = arguments
        .iter()
        .enumerate()
        .filter_map(|(index, argument)| {
            let input = argument.input.as_ref()?;
            Some((format!("input_{index}"), input))
        });
    let inputs: Vec<_> = inputs.collect();
    let values = arguments.iter().enumerate();
    let values = values.filter(|(_, argument)| argument.store.is_some());
    let values: Vec<_> = values.map(|(index, _)| format!("value_{index}")).collect();
    let (is_one, is_tuple) = (values.len() == 1, values.len() != 1);
    let pattern = rust!([is_one, is_tuple; for value in values => value]
        #(#(#value)* #is_one)? #((#(#value),*) #is_tuple)?
    );
    // The path is bound first: the compiler reports only one missing function for several
    // calls at one span.
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

/// The call of the function of a custom directive that prints.
fn gen_print(name: &str, arguments: &[Argument]) -> String {
    rust!([name = format!("print_{name}"); for it in arguments => print = it.print]
        let __print = #name;
        __print(p, op, #(#print,)*);
    )
}

/// A directive that the parser returns.
fn bound_directive(op: &Operator<'_>, kind: &DirectiveKind, value: &str) -> Argument {
    let store = match kind {
        DirectiveKind::Type { of, .. } => {
            let (kind, group) = group(*of).unwrap_or_else(|| no_argument());
            match arity(op, *of) {
                Arity::One => format!("set_{kind}_types({group}, [{value}])"),
                Arity::VariadicOfVariadic => format!("set_{kind}_type_groups({group}, {value})"),
                _ => format!("set_{kind}_types({group}, {value})"),
            }
        }
        DirectiveKind::AttrDict { .. } => format!("set_attributes({value})"),
        DirectiveKind::PropDict => format!("set_properties(p, {value})?"),
        _ => no_argument(),
    };
    Argument::bound(&store, print_directive(op, kind))
}

/// What the printer gets for a directive.
fn print_directive(op: &Operator<'_>, kind: &DirectiveKind) -> String {
    match kind {
        DirectiveKind::Type { of, .. } => {
            let values = values(op, *of);
            match arity(op, *of) {
                Arity::One => format!("{values}.ty(ir)"),
                Arity::Optional => format!("{values}.map(|value| value.ty(ir))"),
                Arity::Variadic => format!("{values}.iter().map(|value| value.ty(ir))"),
                Arity::VariadicOfVariadic => {
                    format!("{values}.map(|values| values.iter().map(|value| value.ty(ir)))")
                }
            }
        }
        DirectiveKind::AttrDict { .. } => "&__rt::attr_dictionary(op.0, ir)".to_owned(),
        DirectiveKind::PropDict => "&__rt::prop_dictionary(op.0, ir)".to_owned(),
        DirectiveKind::Operands => "op.0.operands(ir)".to_owned(),
        DirectiveKind::Regions => "op.0.regions(ir)".to_owned(),
        DirectiveKind::Successors => "op.0.successors(ir)".to_owned(),
        _ => no_argument(),
    }
}

/// The parser's argument for types that were parsed before.
fn parsed_types(op: &Operator<'_>, of: TypeArgument) -> String {
    let Some((kind, group)) = group(of) else {
        return format!("&state.all_{}_types()", all(of).trim_end_matches('s'));
    };
    match arity(op, of) {
        Arity::One => format!("state.{kind}_type(p, {group})?"),
        Arity::Optional => format!("state.{kind}_types({group}).first()"),
        Arity::Variadic => format!("state.{kind}_types({group})"),
        Arity::VariadicOfVariadic => format!("&state.{kind}_type_groups({group})"),
    }
}

/// The operand or the result whose type it is; nothing for the types of all.
fn group(of: TypeArgument) -> Option<(&'static str, usize)> {
    match of {
        TypeArgument::Operand(group) => Some(("operand", group)),
        TypeArgument::Result(group) => Some(("result", group)),
        TypeArgument::Operands | TypeArgument::Results => None,
    }
}

/// What the values are called together.
fn all(of: TypeArgument) -> &'static str {
    match of {
        TypeArgument::Operand(_) | TypeArgument::Operands => "operands",
        TypeArgument::Result(_) | TypeArgument::Results => "results",
    }
}

fn arity(op: &Operator<'_>, of: TypeArgument) -> Arity {
    match of {
        TypeArgument::Operand(group) => op.operands[group].arity(),
        TypeArgument::Result(group) => op.results[group].arity(),
        TypeArgument::Operands | TypeArgument::Results => Arity::Variadic,
    }
}

/// The values of operands or results, as their accessor gives them.
fn values(op: &Operator<'_>, of: TypeArgument) -> String {
    let Some((kind, group)) = group(of) else {
        return format!("op.0.{}(ir)", all(of));
    };
    let arity = arity(op, of);
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
