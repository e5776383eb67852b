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

use super::super::template::{comma_separated, rust};
use super::super::{Generator, names};
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
    fn bound(store: String, print: String) -> Self {
        Self {
            input: None,
            store: Some(store),
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
        let suffix = model_names::snake_case(&directive.name);
        let arguments = directive.arguments.iter().enumerate();
        let arguments: Vec<Argument> = arguments
            .map(|(index, element)| self.argument(op, &format!("value_{index}"), element))
            .collect();
        let (mut inputs, mut names, mut values) = (Vec::new(), Vec::new(), Vec::new());
        for (index, argument) in arguments.iter().enumerate() {
            if let Some(input) = &argument.input {
                inputs.push(format!("let input_{index} = {input};"));
                names.push(format!("input_{index}"));
            }
            if argument.store.is_some() {
                values.push(format!("value_{index}"));
            }
        }
        let names = comma_separated(names);
        let pattern = match values.as_slice() {
            [value] => value.clone(),
            values => format!("({})", values.join(", ")),
        };
        let stores: Vec<String> = arguments
            .iter()
            .filter_map(|argument| argument.store.clone())
            .collect();
        let prints = comma_separated(arguments.into_iter().map(|argument| argument.print));
        let (parse, print) = (format!("parse_{suffix}"), format!("print_{suffix}"));
        let this = names::op(op);
        // A path by itself, and not a call: of missing functions that are called in one
        // place, the compiler reports only one.
        let format = op.assembly_format();
        let origin = format.and_then(ods_tablegen::StringValue::origin);
        // One that is put together of several is nowhere as it is.
        let origin = origin.or(Some(op.span()));
        let print = rust!([print, prints]
            let __print = #print;
            __print(p, op, #prints);
        );
        let print = self.code.at(origin, print);
        let print = rust!([this, print]
            |p, op| {
                let ir = p.ir();
                let op = <#this as __ods::Op>::from_operation_unchecked(op);
                #print
            }
        );
        if is_guard {
            let parse = rust!([inputs, parse, names, pattern]
                #inputs
                let __parse = #parse;
                let ::core::option::Option::Some(#pattern) = __parse(p, #names)? else {
                    return ::core::result::Result::Ok(false);
                };
            );
            let parse = self.code.at(origin, parse);
            return rust!([parse, print, stores]
                {
                    static __DIRECTIVE: __rt::OptionalCustomDirective = __rt::OptionalCustomDirective {
                        parse: |p, state| {
                            #parse
                            #stores
                            ::core::result::Result::Ok(true)
                        },
                        print: #print,
                    };
                    __rt::Ref::OptionalCustom(&__DIRECTIVE)
                }
            );
        }
        let parse = rust!([inputs, parse, names, pattern]
            #inputs
            let __parse = #parse;
            let #pattern = __parse(p, #names)?;
        );
        let parse = self.code.at(origin, parse);
        rust!([parse, print, stores]
            {
                static __DIRECTIVE: __rt::CustomDirective = __rt::CustomDirective {
                    parse: |p, state| {
                        #parse
                        #stores
                        ::core::result::Result::Ok(())
                    },
                    print: #print,
                };
                __rt::Ref::Custom(&__DIRECTIVE)
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
                let storage = self.property_code(&op.properties[number]).storage.clone();
                format!("set_property::<{storage}>({number}, {value})")
            }
            Variable::Region(number) if op.regions[number].is_variadic() => {
                format!("set_regions({number}, {value})")
            }
            Variable::Region(number) => format!("set_regions({number}, [{value}])"),
            Variable::Successor(number) if op.successors[number].is_variadic() => {
                format!("set_successors({number}, {value})")
            }
            Variable::Successor(number) => format!("set_successors({number}, [{value}])"),
            Variable::Result(_) | Variable::Parameter(_) => no_argument(),
        };
        let print = self.print_variable(op, variable);
        Argument::bound(format!("state.{store};"), print)
    }

    /// What the printer gets for a variable.
    fn print_variable(&self, op: &Operator<'k>, variable: Variable) -> String {
        match variable {
            Variable::Operand(group) => values(op, TypeArgument::Operand(group)),
            Variable::Attribute(slot) => {
                let is_required = op.attributes[slot].presence() == Presence::Required;
                let function = if is_required { "attr" } else { "optional_attr" };
                format!("__rt::{function}(op.0, ir, {slot})")
            }
            Variable::Property(number) => {
                let code = self.property_code(&op.properties[number]);
                let storage = code.storage.as_str();
                code.read(&format!("__rt::property::<{storage}>(op.0, ir, {number})"))
            }
            Variable::Region(number) if op.regions[number].is_variadic() => {
                format!("__rt::regions(op.0, ir, {number})")
            }
            Variable::Region(number) => format!("__rt::region(op.0, ir, {number})"),
            Variable::Successor(number) if op.successors[number].is_variadic() => {
                format!("__rt::successors(op.0, ir, {number})")
            }
            Variable::Successor(number) => format!("__rt::successor(op.0, ir, {number})"),
            Variable::Result(_) | Variable::Parameter(_) => no_argument(),
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
                let storage = code.storage.as_str();
                code.read(&format!(
                    "state.property_or_initial::<{storage}>(p, {number})?"
                ))
            }
            Variable::Region(number) if op.regions[number].is_variadic() => {
                format!("state.regions({number})")
            }
            Variable::Region(number) => format!("state.region({number})"),
            Variable::Successor(number) if op.successors[number].is_variadic() => {
                format!("state.successors({number})")
            }
            Variable::Successor(number) => format!("state.successor(p, {number})?"),
            Variable::Result(_) | Variable::Parameter(_) => no_argument(),
        }
    }
}

/// A directive that the parser returns.
fn bound_directive(op: &Operator<'_>, kind: &DirectiveKind, value: &str) -> Argument {
    let store = match kind {
        DirectiveKind::Type { of, .. } => match (*of, arity(op, *of)) {
            (TypeArgument::Operand(group), Arity::One) => {
                format!("set_operand_types({group}, [{value}])")
            }
            (TypeArgument::Operand(group), Arity::VariadicOfVariadic) => {
                format!("set_operand_type_groups({group}, {value})")
            }
            (TypeArgument::Operand(group), _) => format!("set_operand_types({group}, {value})"),
            (TypeArgument::Result(group), Arity::One) => {
                format!("set_result_types({group}, [{value}])")
            }
            (TypeArgument::Result(group), _) => format!("set_result_types({group}, {value})"),
            (TypeArgument::Operands | TypeArgument::Results, _) => no_argument(),
        },
        DirectiveKind::AttrDict { .. } => format!("set_attributes({value})"),
        DirectiveKind::PropDict => format!("set_properties(p, {value})?"),
        _ => no_argument(),
    };
    Argument::bound(format!("state.{store};"), print_directive(op, kind))
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

/// What the parser gets for types that were parsed before.
fn parsed_types(op: &Operator<'_>, of: TypeArgument) -> String {
    let (kind, group) = match of {
        TypeArgument::Operand(group) => ("operand", group),
        TypeArgument::Result(group) => ("result", group),
        TypeArgument::Operands => return "&state.all_operand_types()".to_owned(),
        TypeArgument::Results => return "&state.all_result_types()".to_owned(),
    };
    match arity(op, of) {
        Arity::One => format!("state.{kind}_type(p, {group})?"),
        Arity::Optional => format!("state.{kind}_types({group}).first()"),
        Arity::Variadic => format!("state.{kind}_types({group})"),
        Arity::VariadicOfVariadic => format!("&state.{kind}_type_groups({group})"),
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
    let (kind, group) = match of {
        TypeArgument::Operand(group) => ("operand", group),
        TypeArgument::Result(group) => ("result", group),
        TypeArgument::Operands => return "op.0.operands(ir)".to_owned(),
        TypeArgument::Results => return "op.0.results(ir)".to_owned(),
    };
    match arity(op, of) {
        Arity::One => format!("__rt::{kind}(op.0, ir, {group})"),
        Arity::Optional => format!("__rt::optional_{kind}(op.0, ir, {group})"),
        Arity::Variadic => format!("__rt::{kind}s(op.0, ir, {group})"),
        Arity::VariadicOfVariadic => {
            let segments = op.operands[group].constraint.segment_attr_name();
            let slot = segments.and_then(|name| op.attribute_slot(name));
            format!(
                "__rt::operand_groups(op.0, ir, {group}, {})",
                slot.unwrap_or_default()
            )
        }
    }
}

/// The grammar of formats has the others in other places only.
fn no_argument() -> ! {
    unreachable!("the grammar refuses this as an argument of a custom directive")
}
