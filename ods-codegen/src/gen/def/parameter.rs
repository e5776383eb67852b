//! Parameters as Rust: types, and the code that reads, compares and writes them.

use ods_tablegen::{Span, StringValue};

use super::super::template::rust;
use super::super::{Generator, Items, names};
use crate::model::{DefParameter, TypeOrAttrDef, names as model_names, nullable};

/// A parameter of a definition, as code.
pub(super) struct Parameter {
    /// The name of the field and the accessor.
    pub(super) field: String,
    /// The name of a local variable with its value.
    pub(super) local: String,
    /// The field of `self`.
    pub(super) place: String,
    /// The stored type.
    pub(super) storage: String,
    /// The type that builders take.
    pub(super) argument: String,
    /// The type that the accessor returns.
    pub(super) accessor: String,
    /// Makes what is stored of `local`, an argument.
    pub(super) allocate: String,
    /// What the accessor returns.
    pub(super) read: String,
    /// The same of `local`, a stored value.
    pub(super) read_local: String,
    /// Makes what is stored of `local`, a stored value that was parsed.
    pub(super) restore: String,
    /// An argument for `construct`, made of `local`, a stored value.
    pub(super) reconstruct: String,
    /// Parses the parameter into `slots`, given `p` and `optional`; nothing if no
    /// format has it outside of a custom directive.
    pub(super) parse: Option<String>,
    /// Prints the parameter to `p`; likewise.
    pub(super) print: Option<String>,
    /// Compares `self` and `other`; nothing if `==` does.
    pub(super) comparator: Option<String>,
    /// Hashes the parameter where it is not done by `Hash`.
    pub(super) hash: Option<String>,
    /// The default as it is stored, given the parameters before as local variables.
    pub(super) default: Option<String>,
    /// The parameters that the default names.
    pub(super) default_names: Vec<usize>,
    /// Whether the field of `self` equals the default.
    pub(super) is_default: Option<String>,
    /// Whether values hold no types and attributes.
    pub(super) is_leaf: bool,
    /// Whether values are copied.
    pub(super) is_copy: bool,
    /// Whether it is the type behind an attribute.
    pub(super) is_self_type: bool,
}

/// How a value is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    /// By value.
    Copy,
    /// By reference.
    Reference,
}

impl<'k> Generator<'_, 'k> {
    /// The parameters, of which `written` are those that the format writes as their
    /// types say.
    pub(super) fn def_parameters(
        &self,
        def: &TypeOrAttrDef<'k>,
        written: &[usize],
    ) -> Vec<Parameter> {
        let has_own_storage = def.own_storage().is_some() && !def.is_mutable();
        let mut parameters = Vec::with_capacity(def.parameters.len());
        for (index, declared) in def.parameters.iter().enumerate() {
            let mut parameter = self.parameter(declared, has_own_storage, &parameters, def);
            if written.contains(&index) && !self.is_fallback {
                let Parameter {
                    field,
                    place,
                    storage,
                    read,
                    ..
                } = &parameter;
                let parse = self.gen_parse(def, declared, field, storage);
                let print = self.gen_print(def, declared, place, read);
                (parameter.parse, parameter.print) = (Some(parse), Some(print));
            }
            parameters.push(parameter);
        }
        parameters
    }

    fn parameter(
        &self,
        parameter: &DefParameter<'k>,
        has_own_storage: bool,
        before: &[Parameter],
        def: &TypeOrAttrDef<'k>,
    ) -> Parameter {
        let field = names::accessor(parameter.name);
        let local = format!("__{}", model_names::snake_case(parameter.name));
        let has_kind = self.has_kind(def, parameter);
        let storage_text = parameter.storage_type();
        let (storage, argument) = if parameter.stores_any_type() {
            ("__ods::Type".to_owned(), "__ods::Type".to_owned())
        } else {
            (
                self.placed_type(parameter, storage_text),
                self.placed_type(parameter, parameter.ty),
            )
        };
        let place = if has_own_storage {
            // The user's storage may be of another type.
            self.code
                .at(Some(parameter.span), format!("self.0.{field}"))
        } else if has_kind {
            format!("(*__rt::def::stored::<{storage}>(&self.{field}))")
        } else {
            format!("self.{field}")
        };
        let access = if self.is_copy(storage_text.text()) {
            Access::Copy
        } else {
            Access::Reference
        };
        let read_of = |place: &str| self.read(parameter, place, access);
        let accessor = match parameter.accessor_type() {
            Some(ty) => self.placed_type(parameter, ty),
            None if access == Access::Copy || parameter.convert_from_storage().is_some() => {
                storage.clone()
            }
            None => format!("&{storage}"),
        };
        let (read, read_local) = (read_of(&place), read_of(&local));
        let allocate_of = |value: &str| match parameter.allocator() {
            Some(code) => {
                self.expression(code, |hole| (hole == "_self").then(|| format!("({value})")))
            }
            None => value.to_owned(),
        };
        let default = parameter.default_value();
        let default_of = |hole: &dyn Fn(&Parameter) -> String| {
            let code = default?;
            let value = self.expression(code, |name| {
                let index = def.parameters.iter().position(|other| other.name == name)?;
                before.get(index).map(hole)
            });
            // The same text wherever it is needed, so that a mistake is reported once.
            let value = allocate_of(&value);
            let origin = code.origin().filter(|_| self.code.is_inline(code.into()));
            let origin = origin.or_else(|| self.type_place(parameter, storage_text));
            let checked = format!("let default: {storage} = {value};");
            Some(format!("{{ {} default }}", self.code.at(origin, checked)))
        };
        let is_float = parameter.is_float();
        let compare = |left: &str, right: &str| match parameter.comparator() {
            Some(code) => Some(self.expression(code, |hole| match hole {
                "_lhs" => Some(format!("(&{left})")),
                "_rhs" => Some(format!("(&{right})")),
                _ => None,
            })),
            None if is_float && !has_own_storage => {
                Some(format!("{left}.to_bits() == {right}.to_bits()"))
            }
            None => None,
        };
        let comparator = compare(&place, &format!("other.{field}"));
        let is_default = default_of(&|other| format!("({})", other.read)).map(|default| {
            let test = compare(&place, "default").unwrap_or_else(|| format!("{place} == default"));
            format!("let default = {default}; {test}")
        });
        let bits =
            is_float.then(|| format!("::core::hash::Hash::hash(&{place}.to_bits(), state); "));
        // A field of another type is one that its kind does not fit.
        let in_field = |value: String| {
            let place = has_kind.then_some(parameter.span);
            let place = place.or_else(|| self.type_place(parameter, storage_text));
            self.code.at(place, value)
        };
        Parameter {
            allocate: in_field(allocate_of(&field)),
            // Builders see what was parsed, unless that changes nothing.
            restore: in_field(match parameter.allocator() {
                Some(code) if !is_plain_copy(code.text()) => allocate_of(&read_local),
                _ => local.clone(),
            }),
            reconstruct: if parameter.allocator().is_some() {
                read_local.clone()
            } else {
                local.clone()
            },
            parse: None,
            print: None,
            default_names: self.default_names(def, before.len(), default),
            default: default_of(&|other| format!("({})", other.read_local)),
            is_leaf: self.is_leaf(storage_text.text()),
            is_copy: access == Access::Copy,
            is_self_type: parameter.is_self_type(),
            hash: bits,
            field,
            local,
            place,
            storage,
            argument,
            accessor,
            read,
            read_local,
            comparator,
            is_default,
        }
    }

    /// The parameters, of the first `count`, that a default names.
    fn default_names(
        &self,
        def: &TypeOrAttrDef<'k>,
        count: usize,
        default: Option<StringValue<'k>>,
    ) -> Vec<usize> {
        let names = default.map(|code| self.code.placeholders(code.into()));
        let names = names.unwrap_or_default();
        let named = |index: &usize| names.iter().any(|name| name == def.parameters[*index].name);
        (0..count).filter(named).collect()
    }

    /// What the accessor makes of a stored value.
    fn read(&self, parameter: &DefParameter<'k>, place: &str, access: Access) -> String {
        match parameter.convert_from_storage() {
            Some(code) => self.expression(code, |hole| {
                (hole == "_self").then(|| format!("(&{place})"))
            }),
            None if access == Access::Copy => place.to_owned(),
            None => format!("&{place}"),
        }
    }

    /// A parameter as a field: derived traits speak about it as a whole.
    pub(super) fn placed_field(&self, parameter: &DefParameter<'k>, name: &str) -> String {
        let ty = parameter.storage_type();
        let text = format!("{name}: {}", self.ty(ty));
        match self.type_place(parameter, ty) {
            Some(place) => self.code.at(Some(place), text),
            None => text,
        }
    }

    /// A type of a parameter, at the place where the compiler is to speak about it.
    pub(super) fn placed_type(&self, parameter: &DefParameter<'k>, ty: StringValue<'k>) -> String {
        let text = self.ty(ty);
        match self.type_place(parameter, ty) {
            Some(place) => self.code.at(Some(place), text),
            None => text,
        }
    }

    /// Where a type of a parameter was written, unless it is known to be right: there it
    /// costs less to have no place that moves.
    fn type_place(&self, parameter: &DefParameter<'k>, ty: StringValue<'k>) -> Option<Span> {
        if self.is_known(ty.text()) {
            return None;
        }
        let origin = ty.origin().filter(|_| self.code.is_inline(ty.into()));
        let place = origin.unwrap_or(parameter.span);
        self.rust.compiler_span(place).map(|_| place)
    }

    /// Whether a field was written by the user, for a parameter whose definition says
    /// what is stored: `#[param(kind(…))]`.
    fn has_kind(&self, def: &TypeOrAttrDef<'k>, parameter: &DefParameter<'k>) -> bool {
        let own_definition = |name: &str| {
            let prefix = format!("__{}_", def.rust_name());
            name.starts_with(&prefix)
        };
        self.is_there(def.rust_name()) && !(parameter.definition_name()).is_some_and(own_definition)
    }

    /// What reads and writes parameters of types of the user's own, asked for where a
    /// type is written: rustc says there that it is no parameter.
    pub(super) fn gen_field_functions(
        &self,
        def: &TypeOrAttrDef<'k>,
        written: &[usize],
        items: &mut Items<'_>,
    ) {
        for (index, parameter) in def.parameters.iter().enumerate() {
            let has_own = parameter.parser().is_some() && parameter.printer().is_some();
            if !written.contains(&index)
                || has_own
                || self.is_fallback
                || !self.is_of_user(parameter)
            {
                continue;
            }
            items.push(|| {
                let ty = self.placed_type(parameter, parameter.storage_type());
                let functions = field_functions(def, parameter);
                rust!([functions, ty]
                    const #functions: __rt::def::FieldFunctions<#ty> =
                        __rt::def::field_functions::<#ty>();
                )
            });
        }
    }

    /// The name of the Rust type, at its definition if a parameter may not be what all of
    /// them are.
    pub(super) fn name_of_parameters(&self, def: &TypeOrAttrDef<'k>) -> String {
        let mut parameters = def.parameters.iter();
        if parameters.any(|parameter| self.is_of_user(parameter)) {
            self.name_at(def.rust_name(), def.span())
        } else {
            names::ident(def.rust_name())
        }
    }

    /// Whether a parameter is of a type that is written in the invocation, and is none
    /// that is known to be a parameter.
    fn is_of_user(&self, parameter: &DefParameter<'k>) -> bool {
        self.type_place(parameter, parameter.storage_type())
            .is_some()
    }

    /// Whether a type is known to be there, and to be one of a parameter.
    pub(super) fn is_known(&self, ty: &str) -> bool {
        let ty = ty.trim();
        match element(ty) {
            // Lists of numbers that are not compared as Rust does it are none.
            Some(element) => !is_float(element) && self.is_known(element),
            None => {
                self.is_leaf(ty)
                    || ty.contains("ods_runtime")
                    || matches!(ty, "Type" | "Attribute")
                    || self.model.defs.iter().any(|def| def.cpp_type() == ty)
            }
        }
    }

    fn gen_parse(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameter: &DefParameter<'k>,
        field: &str,
        storage: &str,
    ) -> String {
        let Some(code) = parameter.parser() else {
            if self.is_of_user(parameter) {
                let functions = field_functions(def, parameter);
                return format!("({functions}.parse)(p, optional, &mut self.{field})");
            }
            let function = match nullable(parameter.storage_type().text()) {
                Some(_) => "parse_nullable_into",
                None => "parse_into",
            };
            return format!("__rt::def::{function}(p, optional, &mut self.{field})");
        };
        let body = self.parser_code(code);
        format!(
            "{{ fn parse(p: &mut __ods::text::parser::AsmParser<'_>) -> __ods::text::parser::Parsed<{storage}> {{ {body} }} \
             __rt::def::parse_with(p, parse, &mut self.{field}) }}"
        )
    }

    fn parser_code(&self, code: StringValue<'k>) -> String {
        self.expression(code, |hole| (hole == "_parser").then(|| "p".to_owned()))
    }

    fn gen_print(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameter: &DefParameter<'k>,
        place: &str,
        read: &str,
    ) -> String {
        if let Some(code) = parameter.printer() {
            let code = self.expression(code, |hole| match hole {
                "_printer" => Some("p".to_owned()),
                "_self" => Some(format!("({read})")),
                _ => None,
            });
            return format!("{code};");
        }
        if self.is_of_user(parameter) {
            let functions = field_functions(def, parameter);
            return format!("({functions}.print)(&{place}, p, qualified)");
        }
        format!("__rt::def::print_param(&{place}, p, qualified)")
    }

    /// Whether values of a type are copied: primitives and enums.
    fn is_copy(&self, ty: &str) -> bool {
        let ty = ty.trim();
        is_primitive(ty) || self.is_enum(ty)
    }

    /// Whether a type is an enum that ODS defines.
    fn is_enum(&self, ty: &str) -> bool {
        self.model.enum_types.contains_key(ty)
    }

    /// Whether values of a type hold no types and attributes, as far as its name
    /// tells.
    fn is_leaf(&self, ty: &str) -> bool {
        let ty = ty.trim();
        match element(ty) {
            Some(element) => self.is_leaf(element),
            None => self.is_copy(ty) || matches!(ty, "String" | "::std::string::String"),
        }
    }
}

/// Whether an allocator only copies what it gets: those of the prelude's parameters,
/// and of those of derives, which convert.
fn is_plain_copy(allocator: &str) -> bool {
    let allocator = allocator.trim();
    let is_conversion = || {
        let code: String = allocator.split_whitespace().collect();
        code.starts_with("::core::convert::Into::<") && code.ends_with(">::into($_self)")
    };
    matches!(
        allocator,
        "::std::string::String::from($_self)" | "$_self.to_vec()"
    ) || is_conversion()
}

/// The type of the elements, if `ty` is a list or an option of them.
fn element(ty: &str) -> Option<&str> {
    let starts = [
        "::std::vec::Vec<",
        "Vec<",
        "::core::option::Option<",
        "Option<",
    ];
    (starts.into_iter()).find_map(|start| ty.strip_prefix(start)?.strip_suffix('>'))
}

/// The name of what reads and writes one parameter.
fn field_functions(def: &TypeOrAttrDef<'_>, parameter: &DefParameter<'_>) -> String {
    let name = model_names::constant_case(parameter.name);
    format!("__FIELD_{}_{name}", def.rust_name())
}

fn is_float(ty: &str) -> bool {
    matches!(ty.trim(), "f32" | "f64")
}

fn is_primitive(ty: &str) -> bool {
    matches!(
        ty,
        "bool"
            | "char"
            | "i8"
            | "i16"
            | "i32"
            | "i64"
            | "i128"
            | "isize"
            | "u8"
            | "u16"
            | "u32"
            | "u64"
            | "u128"
            | "usize"
            | "f32"
            | "f64"
    )
}
