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
    /// The stored value for the argument `field`.
    pub(super) allocate: String,
    /// The value that the accessor returns.
    pub(super) read: String,
    /// The value that the accessor returns for the stored value `local`.
    pub(super) read_local: String,
    /// The stored value for `local`, which was parsed.
    pub(super) restore: String,
    /// The argument for `construct`, given the stored value `local`.
    pub(super) reconstruct: String,
    /// Parses the parameter into `slots`, given `p` and `optional`; none if the format has it
    /// in custom directives only.
    pub(super) parse: Option<String>,
    /// Prints the parameter to `p`; none as for `parse`.
    pub(super) print: Option<String>,
    /// Compares `self` and `other`; none if `==` compares them.
    pub(super) comparator: Option<String>,
    /// Hashes the parameter; none if `Hash` or a comparator is used.
    pub(super) hash: Option<String>,
    /// The stored default, given the preceding parameters as local variables.
    pub(super) default: Option<String>,
    /// The parameters that the default names.
    pub(super) default_names: Vec<usize>,
    /// Whether the field of `self` equals the default.
    pub(super) is_default: Option<String>,
    /// Whether values hold no types and attributes.
    pub(super) is_leaf: bool,
    /// Whether values are copied.
    pub(super) is_copy: bool,
    /// Whether it is the type after an attribute.
    pub(super) is_self_type: bool,
}

impl<'k> Generator<'_, 'k> {
    /// The parameters, of which `written` are those that the format writes as their
    /// types say.
    pub(super) fn def_parameters(
        &self,
        def: &TypeOrAttrDef<'k>,
        written: &[usize],
    ) -> Vec<Parameter> {
        let mut parameters = Vec::with_capacity(def.parameters.len());
        for (index, declared) in def.parameters.iter().enumerate() {
            let mut parameter = self.parameter(def, declared, &parameters);
            if written.contains(&index) && !self.is_fallback {
                parameter.parse = Some(self.gen_parse(def, declared, &parameter));
                parameter.print = Some(self.gen_print(def, declared, &parameter));
            }
            parameters.push(parameter);
        }
        parameters
    }

    /// A parameter as code; `before` are those before it.
    fn parameter(
        &self,
        def: &TypeOrAttrDef<'k>,
        declared: &DefParameter<'k>,
        before: &[Parameter],
    ) -> Parameter {
        let field = names::accessor(declared.name);
        self.code.add_parameter(&field);
        let local = format!("__{}", model_names::snake_case(declared.name));
        let storage_type = declared.storage_type();
        let [storage, argument] = if declared.stores_any_type() {
            ["__ods::Type"; 2].map(str::to_owned)
        } else {
            [storage_type, declared.ty].map(|ty| self.placed_type(declared, ty))
        };
        let place = self.place(def, declared, &storage);
        let is_copy = self.is_copy(storage_type.text());
        let [read, read_local] = [&place, &local].map(|place| self.read(declared, place, is_copy));
        let default = |value: fn(&Parameter) -> &str| {
            self.gen_stored_default(def, declared, before, &storage, value)
        };
        let hash = declared
            .is_float()
            .then(|| rust!([place] ::core::hash::Hash::hash(&#place.to_bits(), state);));
        // The allocator also converts parsed values, unless it only copies.
        let allocator = declared.allocator().map(StringValue::text);
        let restored = match allocator {
            Some(code) if !is_plain_copy(code) => self.allocate(declared, &read_local),
            _ => local.clone(),
        };
        Parameter {
            allocate: self.in_field(def, declared, self.allocate(declared, &field)),
            restore: self.in_field(def, declared, restored),
            reconstruct: allocator.map_or(&local, |_| &read_local).clone(),
            parse: None,
            print: None,
            default_names: self.default_names(def, before.len(), declared.default_value()),
            default: default(|other| &other.read_local),
            is_leaf: self.is_leaf(storage_type.text()),
            is_self_type: declared.is_self_type(),
            comparator: self.gen_comparison(def, declared, &place, &format!("other.{field}")),
            accessor: self.accessor_type(declared, &storage, is_copy),
            is_default: default(|other| &other.read).map(|default| {
                let test = self.gen_comparison(def, declared, &place, "default");
                rust!([default, place, is_compared = test.is_none(), test]
                    let default = #default; #test #(#place == default #is_compared)?
                )
            }),
            is_copy,
            hash,
            field,
            local,
            place,
            storage,
            argument,
            read,
            read_local,
        }
    }

    /// The type that the accessor returns.
    fn accessor_type(&self, declared: &DefParameter<'k>, storage: &str, is_copy: bool) -> String {
        match declared.accessor_type() {
            Some(ty) => self.placed_type(declared, ty),
            None if is_copy || declared.convert_from_storage().is_some() => storage.to_owned(),
            None => format!("&{storage}"),
        }
    }

    /// A value in the field, at the span where the compiler reports that it has another type.
    fn in_field(
        &self,
        def: &TypeOrAttrDef<'k>,
        declared: &DefParameter<'k>,
        value: String,
    ) -> String {
        // A type error means that the kind of the field does not fit.
        let kind = self.has_kind(def, declared).then_some(declared.span);
        let ty = || self.type_place(declared, declared.storage_type());
        self.code.at(kind.or_else(ty), value)
    }

    /// The field of `self`.
    fn place(&self, def: &TypeOrAttrDef<'k>, declared: &DefParameter<'k>, storage: &str) -> String {
        let field = names::accessor(declared.name);
        if has_own_storage(def) {
            // The user's storage may be of another type.
            let place = format!("self.0.{field}");
            self.code.at(Some(declared.span), place)
        } else if self.has_kind(def, declared) {
            format!("(*__rt::def::stored::<{storage}>(&self.{field}))")
        } else {
            format!("self.{field}")
        }
    }

    /// The stored value for the argument `value`.
    fn allocate(&self, declared: &DefParameter<'k>, value: &str) -> String {
        match declared.allocator() {
            Some(code) => self.filled(code, &[("_self", &format!("({value})"))]),
            None => value.to_owned(),
        }
    }

    /// The default as it is stored; `value` is the code for a parameter before it.
    fn gen_stored_default(
        &self,
        def: &TypeOrAttrDef<'k>,
        declared: &DefParameter<'k>,
        before: &[Parameter],
        storage: &str,
        value: fn(&Parameter) -> &str,
    ) -> Option<String> {
        let code = declared.default_value()?;
        let default = self.expression(code, |name| {
            let index = def.parameters.iter().position(|other| other.name == name)?;
            before.get(index).map(|other| format!("({})", value(other)))
        });
        // The same text in all places, so that a mistake is reported once.
        let default = self.allocate(declared, &default);
        let ty = || self.type_place(declared, declared.storage_type());
        let origin = self.inline_origin(code).or_else(ty);
        let checked = rust!([storage, default] let default: #storage = #default;);
        Some(format!("{{ {} default }}", self.code.at(origin, checked)))
    }

    /// The comparison of two stored values, unless it is `==`.
    fn gen_comparison(
        &self,
        def: &TypeOrAttrDef<'k>,
        declared: &DefParameter<'k>,
        left: &str,
        right: &str,
    ) -> Option<String> {
        if let Some(code) = declared.comparator() {
            let [left, right] = [left, right].map(|place| format!("(&{place})"));
            return Some(self.filled(code, &[("_lhs", &left), ("_rhs", &right)]));
        }
        (declared.is_float() && !has_own_storage(def))
            .then(|| format!("{left}.to_bits() == {right}.to_bits()"))
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

    /// The accessor's value for the stored one at `place`.
    fn read(&self, parameter: &DefParameter<'k>, place: &str, is_copy: bool) -> String {
        match parameter.convert_from_storage() {
            Some(code) => self.filled(code, &[("_self", &format!("(&{place})"))]),
            None if is_copy => place.to_owned(),
            None => format!("&{place}"),
        }
    }

    /// A parameter as a field, with one span for all of it: errors of derived traits are
    /// reported there.
    pub(super) fn placed_field(&self, parameter: &DefParameter<'k>) -> String {
        let name = names::accessor(parameter.name);
        if parameter.stores_any_type() {
            return format!("{name}: {}::Type", self.krate);
        }
        let ty = parameter.storage_type();
        let text = format!("{name}: {}", self.ty(ty));
        self.code.at(self.type_place(parameter, ty), text)
    }

    /// A type of a parameter, at the span where the compiler reports errors in it.
    pub(super) fn placed_type(&self, parameter: &DefParameter<'k>, ty: StringValue<'k>) -> String {
        self.code.at(self.type_place(parameter, ty), self.ty(ty))
    }

    /// The span of a parameter's type, unless the type is known to be right: a span that
    /// moves with an edit costs rustc a check.
    fn type_place(&self, parameter: &DefParameter<'k>, ty: StringValue<'k>) -> Option<Span> {
        if self.is_known(ty.text()) {
            return None;
        }
        let place = self.inline_origin(ty).unwrap_or(parameter.span);
        self.rust.compiler_span(place).map(|_| place)
    }

    /// Whether a field was written by the user, for a parameter whose definition says
    /// what is stored: `#[param(kind(…))]`.
    fn has_kind(&self, def: &TypeOrAttrDef<'k>, parameter: &DefParameter<'k>) -> bool {
        let prefix = || format!("__{}_", names::plain(def.rust_name()));
        let definition = parameter.definition_name();
        self.is_there(def.rust_name()) && !definition.is_some_and(|it| it.starts_with(&prefix()))
    }

    /// The functions that read and write parameters of the user's types, at the span of
    /// the type: rustc reports there that it cannot be a parameter.
    pub(super) fn gen_field_functions(
        &self,
        def: &TypeOrAttrDef<'k>,
        written: &[usize],
        items: &mut Items<'_>,
    ) {
        for (index, parameter) in def.parameters.iter().enumerate() {
            let has_own = parameter.parser().is_some() && parameter.printer().is_some();
            let is_written = written.contains(&index) && !has_own && !self.is_fallback;
            if is_written && self.is_of_user(parameter) {
                let ty = self.placed_type(parameter, parameter.storage_type());
                items.push(&rust!([functions = field_functions(def, parameter), ty]
                    const #functions: __rt::def::FieldFunctions<#ty> =
                        __rt::def::field_functions::<#ty>();
                ));
            }
        }
    }

    /// The name of the Rust type, at its definition if a parameter may lack a required
    /// trait.
    pub(super) fn name_of_parameters(&self, def: &TypeOrAttrDef<'k>) -> String {
        let mut parameters = def.parameters.iter();
        if parameters.any(|parameter| self.is_of_user(parameter)) {
            return self.name_at(def.rust_name(), def.span());
        }
        names::ident(def.rust_name())
    }

    /// Whether the type of a parameter is written in the invocation and not known to be
    /// right.
    fn is_of_user(&self, parameter: &DefParameter<'k>) -> bool {
        self.type_place(parameter, parameter.storage_type())
            .is_some()
    }

    /// Whether a type is known to exist and to be valid for parameters.
    pub(super) fn is_known(&self, ty: &str) -> bool {
        let ty = ty.trim();
        match element(ty) {
            // Lists of floats are not valid: `==` does not compare them.
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
        declared: &DefParameter<'k>,
        parameter: &Parameter,
    ) -> String {
        let (field, storage) = (&parameter.field, &parameter.storage);
        if let Some(code) = declared.parser() {
            let body = self.filled(code, &[("_parser", "p")]);
            return rust!([field, storage, body] {
                fn parse(p: &mut __ods::text::parser::AsmParser<'_>) -> __ods::text::parser::Parsed<#storage> { #body }
                __rt::def::parse_with(p, parse, &mut self.#field)
            });
        }
        let function = if self.is_of_user(declared) {
            &*format!("({}.parse)", field_functions(def, declared))
        } else if nullable(declared.storage_type().text()).is_some() {
            "__rt::def::parse_nullable_into"
        } else {
            "__rt::def::parse_into"
        };
        format!("{function}(p, optional, &mut self.{field})")
    }

    fn gen_print(
        &self,
        def: &TypeOrAttrDef<'k>,
        declared: &DefParameter<'k>,
        parameter: &Parameter,
    ) -> String {
        if let Some(code) = declared.printer() {
            let this = format!("({})", parameter.read);
            return self.filled(code, &[("_printer", "p"), ("_self", &this)]) + ";";
        }
        let function = if self.is_of_user(declared) {
            format!("({}.print)", field_functions(def, declared))
        } else {
            "__rt::def::print_param".to_owned()
        };
        format!("{function}(&{}, p, qualified)", parameter.place)
    }

    /// Whether values of a type are copied: primitives and enums that ODS defines.
    fn is_copy(&self, ty: &str) -> bool {
        let ty = ty.trim();
        is_primitive(ty) || self.model.enum_types.contains_key(ty)
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

/// Whether the parameters are in a storage that the user writes.
pub(super) fn has_own_storage(def: &TypeOrAttrDef<'_>) -> bool {
    def.own_storage().is_some() && !def.is_mutable()
}

/// Whether an allocator only copies or converts its argument, as those of the prelude and of
/// derives do.
fn is_plain_copy(allocator: &str) -> bool {
    let code: String = allocator.split_whitespace().collect();
    let copies = ["::std::string::String::from($_self)", "$_self.to_vec()"];
    copies.contains(&code.as_str())
        || code.starts_with("::core::convert::Into::<") && code.ends_with(">::into($_self)")
}

/// The type of the elements, if `ty` is a list or an option of them.
fn element(ty: &str) -> Option<&str> {
    let ty = ty.strip_prefix("::std::vec::").unwrap_or(ty);
    let ty = ty.strip_prefix("::core::option::").unwrap_or(ty);
    let element = ["Vec<", "Option<"]
        .iter()
        .find_map(|list| ty.strip_prefix(list));
    element?.strip_suffix('>')
}

/// The name of the functions that read and write a parameter.
fn field_functions(def: &TypeOrAttrDef<'_>, parameter: &DefParameter<'_>) -> String {
    let name = model_names::constant_case(parameter.name);
    format!("__FIELD_{}_{name}", def.rust_name())
}

fn is_float(ty: &str) -> bool {
    matches!(ty.trim(), "f32" | "f64")
}

pub(in crate::r#gen) fn is_primitive(ty: &str) -> bool {
    let bits = ty.strip_prefix(['i', 'u']);
    matches!(ty, "bool" | "char" | "f32" | "f64")
        || matches!(bits, Some("8" | "16" | "32" | "64" | "128" | "size"))
}
