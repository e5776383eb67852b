//! The functions of the custom directives of a format, in the documentation of the op: what to
//! write where one is missing, of which the compiler says no more than its name.

use std::fmt::Write as _;

use ods_tablegen::StringValue;

use super::super::names;
use crate::format::element::{
    CustomDirective, DirectiveKind, FormatElement, TypeArgument, Variable, walk,
};
use crate::format::op::CheckedFormat;
use crate::model::{Arity, Operator, Presence, names as model_names};

/// The Rust types of an argument: what the parser returns, what it gets of a `ref(…)`, and what the
/// printer gets.
type Types = [String; 3];

/// A function of a custom directive.
pub(in super::super) struct Function {
    /// The name of the directive.
    pub(in super::super) directive: String,
    /// Its own name.
    pub(in super::super) name: String,
    /// The parameters after the parser or the printer.
    pub(super) arity: usize,
    /// All of it but for the body.
    pub(in super::super) signature: String,
}

/// A section with the signatures of the functions; nothing without custom directives.
pub(super) fn function_docs(op: &Operator<'_>, format: Option<&CheckedFormat<'_>>) -> String {
    let functions = functions(op, format);
    if functions.is_empty() {
        return String::new();
    }
    let signatures = functions.iter().map(|function| function.signature.as_str());
    let lines = signatures.collect::<Vec<_>>().join("\n");
    format!("\n# Functions of the format\n\nThese must be in scope:\n\n```text\n{lines}\n```\n")
}

/// The functions that the custom directives of a format call, each signature once.
pub(in super::super) fn functions(
    op: &Operator<'_>,
    format: Option<&CheckedFormat<'_>>,
) -> Vec<Function> {
    let mut functions: Vec<Function> = Vec::new();
    let Some(format) = format else {
        return functions;
    };
    let elements = &format.format.elements;
    let mut guards = Vec::new();
    walk(elements, &mut |element| {
        if let FormatElement::Optional(group) = element {
            let mut firsts = group.then_elements.iter();
            guards.extend(firsts.find(|first| group.is_guard(first)));
        }
    });
    walk(elements, &mut |element| {
        if let FormatElement::Custom(custom) = element {
            let is_guard = guards.iter().any(|guard| std::ptr::eq(*guard, element));
            for function in functions_of(op, custom, is_guard) {
                if !functions
                    .iter()
                    .any(|known| known.signature == function.signature)
                {
                    functions.push(function);
                }
            }
        }
    });
    functions
}

/// The parser and the printer of a directive.
fn functions_of(op: &Operator<'_>, custom: &CustomDirective, is_guard: bool) -> [Function; 2] {
    let name = model_names::snake_case(&custom.name);
    let mut parse = format!("fn parse_{name}(p: &mut OpParser<'_, '_>");
    let mut print = format!(
        "fn print_{name}(p: &mut OpPrinter<'_>, op: {}",
        op.rust_name()
    );
    let (mut returned, mut parsed_with) = (Vec::new(), 0);
    for (index, element) in custom.arguments.iter().enumerate() {
        let (referenced, is_ref) = match element.as_directive() {
            Some(DirectiveKind::Ref(referenced)) => (&**referenced, true),
            _ => (element, false),
        };
        if let FormatElement::String(string) = element {
            let argument = format!(", arg_{index}: impl Sized /* `{}` */", string.text.trim());
            parse.push_str(&argument);
            print.push_str(&argument);
            parsed_with += 1;
            continue;
        }
        let mut name = name_of(op, referenced, index);
        if ["p", "op"].contains(&name.as_str()) {
            name.push('_');
        }
        let [value, given, printed] = types(op, referenced);
        if is_ref {
            let _ = write!(parse, ", {name}: {given}");
            parsed_with += 1;
        } else {
            returned.push(value);
        }
        let _ = write!(print, ", {name}: {printed}");
    }
    let returned = match returned.as_slice() {
        [one] => one.clone(),
        all => format!("({})", all.join(", ")),
    };
    let result = if is_guard {
        format!("Option<{returned}>")
    } else {
        returned
    };
    let function = |verb: &str, arity, signature| Function {
        directive: custom.name.clone(),
        name: format!("{verb}_{name}"),
        arity,
        signature,
    };
    [
        function(
            "parse",
            parsed_with,
            format!("{parse}) -> Parsed<{result}>"),
        ),
        function("print", custom.arguments.len() + 1, format!("{print})")),
    ]
}

/// The name of a parameter.
fn name_of(op: &Operator<'_>, element: &FormatElement, index: usize) -> String {
    let part = |variable| {
        names::accessor(match variable {
            Variable::Attribute(slot) => op.attributes[slot].name,
            Variable::Property(number) => op.properties[number].name,
            Variable::Operand(group) => op.operands[group].name,
            Variable::Result(group) => op.results[group].name,
            Variable::Region(number) => op.regions[number].name,
            Variable::Successor(number) => op.successors[number].name,
            Variable::Parameter(_) => "",
        })
    };
    if let Some(variable) = element.as_variable() {
        return part(variable);
    }
    match element.as_directive() {
        Some(DirectiveKind::Type { of, .. }) => match (of, of.as_variable()) {
            (_, Some(variable)) => format!("{}_type", part(variable).trim_start_matches("r#")),
            (TypeArgument::Operands, None) => "operand_types".to_owned(),
            (_, None) => "result_types".to_owned(),
        },
        Some(DirectiveKind::AttrDict { .. }) => "attributes".to_owned(),
        Some(DirectiveKind::PropDict) => "properties".to_owned(),
        Some(DirectiveKind::Operands) => "operands".to_owned(),
        Some(DirectiveKind::Regions) => "regions".to_owned(),
        Some(DirectiveKind::Successors) => "successors".to_owned(),
        _ => format!("arg_{index}"),
    }
}

/// The types of an argument.
fn types(op: &Operator<'_>, element: &FormatElement) -> Types {
    let Some(variable) = element.as_variable() else {
        return match element.as_directive() {
            Some(DirectiveKind::Type { of, .. }) => types_of_types(op, *of),
            Some(DirectiveKind::AttrDict { .. } | DirectiveKind::PropDict) => all([
                "Vec<NamedAttribute>",
                "&[NamedAttribute]",
                "&DictionaryAttr",
            ]),
            Some(DirectiveKind::Operands) => all(["", "&[UnresolvedOperand]", "&[Value]"]),
            Some(DirectiveKind::Regions) => all(["", "&[Region]", "&[Region]"]),
            _ => all(["", "&[Block]", "&[Block]"]),
        };
    };
    match variable {
        Variable::Operand(group) => match op.operands[group].arity() {
            Arity::One => all(["UnresolvedOperand", "UnresolvedOperand", "Value"]),
            Arity::Optional => all([
                "Option<UnresolvedOperand>",
                "Option<UnresolvedOperand>",
                "Option<Value>",
            ]),
            Arity::Variadic => all(["Vec<UnresolvedOperand>", "&[UnresolvedOperand]", "&[Value]"]),
            Arity::VariadicOfVariadic => all([
                "Vec<Vec<UnresolvedOperand>>",
                "&[&[UnresolvedOperand]]",
                "impl Iterator<Item = &[Value]>",
            ]),
        },
        Variable::Attribute(slot) => match op.attributes[slot].presence() {
            Presence::Required => all(["Attribute", "&Attribute", "&Attribute"]),
            _ => all([
                "Option<Attribute>",
                "Option<&Attribute>",
                "Option<&Attribute>",
            ]),
        },
        Variable::Property(number) => {
            let prop = op.properties[number].prop;
            let text = |ty: Option<StringValue<'_>>| {
                ty.map_or_else(String::new, |ty| ty.text().trim().to_owned())
            };
            let (storage, interface) = (text(prop.storage_type()), text(prop.interface_type()));
            [storage, interface.clone(), interface]
        }
        Variable::Region(number) if op.regions[number].is_variadic() => {
            all(["Vec<Region>", "&[Region]", "&[Region]"])
        }
        Variable::Region(_) => all(["Region", "Option<Region>", "Region"]),
        Variable::Successor(number) if op.successors[number].is_variadic() => {
            all(["Vec<Block>", "&[Block]", "&[Block]"])
        }
        Variable::Successor(_) => all(["Block", "Block", "Block"]),
        Variable::Result(_) | Variable::Parameter(_) => all(["", "", ""]),
    }
}

fn types_of_types(op: &Operator<'_>, of: TypeArgument) -> Types {
    let arity = match of {
        TypeArgument::Operand(group) => op.operands[group].arity(),
        TypeArgument::Result(group) => op.results[group].arity(),
        TypeArgument::Operands | TypeArgument::Results => Arity::Variadic,
    };
    all(match arity {
        Arity::One => ["Type", "&Type", "&Type"],
        Arity::Optional => ["Option<Type>", "Option<&Type>", "Option<&Type>"],
        Arity::Variadic => ["Vec<Type>", "&[Type]", "impl Iterator<Item = &Type>"],
        Arity::VariadicOfVariadic => [
            "Vec<Vec<Type>>",
            "&[&[Type]]",
            "impl Iterator<Item = impl Iterator<Item = &Type>>",
        ],
    })
}

fn all(types: [&str; 3]) -> Types {
    types.map(str::to_owned)
}
