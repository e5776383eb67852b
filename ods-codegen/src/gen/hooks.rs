//! The hooks of definitions, for a tool that lists what a user has to write.

use super::def::{function_base, is_primitive};
use super::dialect::hooks_of as traits_of_dialect;
use super::interface_op::{implemented_interfaces, is_of_runtime};
use super::op::{functions, traits_of};
use crate::format::def::DefFormat;
use crate::format::element::{CustomDirective, DirectiveKind, FormatElement, Variable};
use crate::format::op::CheckedFormat;
use crate::model::fields::Fields as _;
use crate::model::{DefKind, Dialect, InterfaceDef, InterfaceMethod, Operator, TypeOrAttrDef};
use crate::upstream::SymbolFacts;
use crate::vocabulary::{Section, Vocabulary};

/// Something that a definition asks its user for.
#[derive(Clone)]
pub enum Hook<'k> {
    /// `impl NAME for TYPE`, with the name of a trait of the prelude.
    Trait(String),
    /// A function of a custom directive.
    Function {
        /// The name of the directive.
        directive: String,
        /// The name of the function.
        name: String,
        /// The function without its body.
        signature: String,
    },
    /// `impl NAME for TYPE`, with the name of an interface.
    Interface {
        /// The name of the interface.
        name: &'k str,
        /// Whether the runtime has a Rust trait for it.
        is_of_runtime: bool,
        /// The methods to write, by their names in C++: those that have no body in the interface, and those that the
        /// definition lists.
        methods: Vec<&'k str>,
    },
}

/// The hooks of an operation: traits, functions of its format, and interfaces.
#[inline]
pub fn hooks_of_op<'k>(op: &Operator<'k>, format: Option<&CheckedFormat<'k>>) -> Vec<Hook<'k>> {
    let mut hooks: Vec<Hook<'k>> = traits_of(op).into_iter().map(Hook::Trait).collect();
    hooks.extend(
        functions(op, format)
            .into_iter()
            .map(|function| Hook::Function {
                directive: function.directive,
                name: function.name,
                signature: function.signature,
            }),
    );
    for interface in implemented_interfaces(op, SymbolFacts::default()) {
        let record = interface.record();
        let listed = record.strings_of("alwaysOverriddenMethods");
        let mut methods = InterfaceDef::new(record).methods;
        methods.retain(|method| {
            let is_listed = listed.iter().any(|listed| listed.text() == method.name());
            method.body().is_none() || is_listed
        });
        hooks.push(Hook::Interface {
            name: interface.name(),
            is_of_runtime: is_of_runtime(interface),
            methods: methods.iter().map(InterfaceMethod::name).collect(),
        });
    }
    hooks
}

/// The hooks of a dialect.
#[inline]
pub fn hooks_of_dialect(dialect: Dialect<'_>) -> Vec<Hook<'_>> {
    let names = traits_of_dialect(dialect);
    names.map(|name| Hook::Trait(name.to_owned())).collect()
}

/// The hooks of a type or an attribute: its verifier, its text, and the functions of its format. Directives of the
/// formats of `operators` have functions of the plain names.
#[inline]
pub fn hooks_of_def<'k>(
    def: &TypeOrAttrDef<'k>,
    format: Option<&DefFormat>,
    operators: &[Operator<'_>],
) -> Vec<Hook<'k>> {
    let mut hooks = Vec::new();
    if def.has_verifier() {
        hooks.push(Hook::Trait("VerifyParameters".to_owned()));
    }
    if def.has_custom_assembly_format() {
        let name = match def.kind {
            DefKind::Type => "CustomTypeAssembly",
            DefKind::Attr => "CustomAttrAssembly",
        };
        hooks.push(Hook::Trait(name.to_owned()));
    }
    for directive in format.into_iter().flat_map(DefFormat::custom_directives) {
        let base = function_base(operators, def.kind, directive);
        hooks.extend(functions_of_directive(def, directive, &base));
    }
    hooks
}

/// The parser and the printer of a custom directive in the format of a type or an attribute.
#[inline]
fn functions_of_directive<'k>(
    def: &TypeOrAttrDef<'k>,
    custom: &CustomDirective,
    base: &str,
) -> [Hook<'k>; 2] {
    let (mut parsed, mut printed, mut returned) = (String::new(), String::new(), Vec::new());
    for (index, element) in custom.arguments.iter().enumerate() {
        let (element, is_ref) = match element.as_directive() {
            Some(DirectiveKind::Ref(referenced)) => (&**referenced, true),
            _ => (element, false),
        };
        if let FormatElement::String(string) = element {
            let argument = format!(", arg_{index}: impl Sized /* `{}` */", string.text.trim());
            parsed.push_str(&argument);
            printed.push_str(&argument);
            continue;
        }
        let Some(Variable::Parameter(parameter)) = element.as_variable() else {
            continue;
        };
        let parameter = &def.parameters[parameter];
        let ty = parameter.ty.text().trim();
        let ty = Vocabulary::default()
            .translate(ty, Section::Types, &|_| None)
            .unwrap_or_else(|| ty.to_owned());
        let is_copied =
            ty.starts_with('&') || is_primitive(&ty) || is_enum(def, parameter.ty.text().trim());
        let reference = if is_copied { "" } else { "&" };
        let name = super::names::accessor(parameter.name);
        let argument = format!(", {name}: {reference}{ty}");
        printed.push_str(&argument);
        if is_ref {
            parsed.push_str(&argument);
        } else {
            returned.push(owned(ty));
        }
    }
    let returned = match returned.as_slice() {
        [one] => one.clone(),
        all => format!("({})", all.join(", ")),
    };
    [
        (
            "parse",
            format!("(p: &mut AsmParser<'_>{parsed}) -> Parsed<{returned}>"),
        ),
        ("print", format!("(p: &mut AsmPrinter<'_>{printed})")),
    ]
    .map(|(verb, rest)| Hook::Function {
        directive: custom.name.clone(),
        name: format!("{verb}_{base}"),
        signature: format!("fn {verb}_{base}{rest}"),
    })
}

/// The type of a parsed value that is printed as a borrowed one.
#[inline]
fn owned(ty: String) -> String {
    let element = ty
        .strip_prefix("&[")
        .and_then(|rest| rest.strip_suffix(']'));
    match element {
        Some(element) => format!("Vec<{element}>"),
        None if ty == "&str" => "String".to_owned(),
        None => ty,
    }
}

/// Whether an enum of the definitions has this name in C++.
#[inline]
fn is_enum(def: &TypeOrAttrDef<'_>, ty: &str) -> bool {
    let enums = def.record().keeper().derived_definitions("EnumInfo");
    let name = |path: &str| path.rsplit("::").next().map(str::to_owned);
    enums
        .into_iter()
        .any(|record| record.text("cppType").and_then(name) == name(ty))
}
