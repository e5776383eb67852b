//! Types and attributes: a struct with the parameters as its fields, and what the
//! runtime's engine asks of it.
//!
//! Generated are the struct and its methods, a `DefInfo` with the format as text,
//! and functions that parse and print single parameters. The traits `Def` and
//! `TypeDef` or `AttrDef` make a type or an attribute of that.

mod builders;
mod equality;
mod format;
mod mutable;
mod parameter;
mod slots;
mod storage;
mod traits;

use std::fmt::Write as _;

use super::deprecated::deprecated_attribute;
use super::has_kind_trait;
use super::template::{comma_separated, literal, rust};
use super::{Generator, Items, docs, names};
use crate::code::Grammar;
use crate::format::def::DefFormat;
use crate::model::fields::Fields as _;
use crate::model::{DefKind, InterfaceTrait, TypeOrAttrDef};
use format::Customs;
use parameter::Parameter;

impl<'k> Generator<'_, 'k> {
    /// `pub struct ShelfType { … }`
    pub(super) fn gen_def_struct(&self, def: &TypeOrAttrDef<'k>) -> String {
        let docs = literal(&docs::def_docs(def));
        let name = self.name_at(def.rust_name(), def.span());
        let derived = if def.has_own_equality() {
            ""
        } else {
            ", PartialEq, Eq, Hash"
        };
        let body = match def.own_storage() {
            _ if def.is_mutable() => {
                format!(
                    "{{ {}__body: {}::types::MutableBody<Self> }}",
                    self.gen_fields(def),
                    self.krate
                )
            }
            Some(storage) => format!("({});", self.storage_path(def, &storage)),
            None if def.parameters.is_empty() => ";".to_owned(),
            None => format!("{{ {} }}", self.gen_fields(def)),
        };
        let deprecated = deprecated_attribute(def.record());
        rust!([docs, deprecated, name, derived, body]
            #[doc = #docs]
            #deprecated
            #[derive(Clone, Debug #derived)]
            pub struct #name #body
        )
    }

    /// The parameters as fields.
    fn gen_fields(&self, def: &TypeOrAttrDef<'k>) -> String {
        let mut fields = String::new();
        for parameter in &def.parameters {
            let name = names::accessor(parameter.name);
            let field = if parameter.stores_any_type() {
                format!("{name}: {}::Type", self.krate)
            } else {
                self.placed_field(parameter, &name)
            };
            fields += &field;
            fields += ", ";
        }
        fields
    }

    /// What `impl`s are bound to where the struct is the user's.
    pub(super) fn gen_def_bounds(&self, def: &TypeOrAttrDef<'k>) -> Option<String> {
        self.gen_bounds(def.rust_name(), "::core::clone::Clone")
    }

    /// Everything else of a type or an attribute.
    pub(super) fn gen_def(
        &self,
        def: &TypeOrAttrDef<'k>,
        format: Option<&DefFormat>,
        items: &mut Items<'_>,
    ) {
        let customs = Customs::new(format);
        items.push(|| self.gen_def_info(def, format));
        items.push(|| self.gen_impl_kind(def));
        let written = format
            .map(DefFormat::written_parameters)
            .unwrap_or_default();
        self.gen_field_functions(def, &written, items);
        // Together, for the code of the parameters may be in all of them.
        items.push(|| {
            let parameters = self.def_parameters(def, &written);
            if def.is_mutable() {
                return self.gen_mutable(def, &parameters, &customs);
            }
            let mut text = self.gen_def_methods(def, &parameters);
            text += &self.gen_slots_type(def, &parameters, &customs);
            text += &self.gen_impl_def(def, &parameters, &customs);
            if parameters
                .iter()
                .any(|parameter| parameter.comparator.is_some())
            {
                text += &self.gen_equality(def, &parameters);
            }
            text
        });
        self.gen_def_traits(def, items);
        items.push(|| self.gen_def_interface_impls(def));
        items.push(|| self.gen_enum_attr_kind(def));
        let (name, macro_) = (names::ident(def.rust_name()), kind_macro(def.kind));
        let bounds = self.gen_def_bounds(def).unwrap_or_default();
        items.push(|| format!("__ods::{macro_}!({name} {bounds});\n"));
        self.gen_own_code(def, items);
    }

    /// `impl Def`
    fn gen_impl_def(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        customs: &Customs<'_>,
    ) -> String {
        let (name, info) = (self.name_of_parameters(def), names::def_info(def));
        let slots = names::def_slots(def);
        let from_slots = self.gen_from_slots(def, parameters);
        let mut prints = String::new();
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(print) = &parameter.print {
                let _ = write!(prints, "{index} => {{ {print} }} ");
            }
        }
        let is_default = gen_is_default(parameters);
        let custom = customs.gen_print(self, def, parameters);
        let visit = gen_visit(parameters);
        let bounds = self.gen_def_bounds(def);
        rust!([name, info, slots, from_slots, prints, is_default, custom, visit, bounds]
            #[automatically_derived]
            impl __rt::def::Def for #name #bounds {
                const INFO: &'static __rt::def::DefInfo = &#info;
                type Slots = #slots;
                #from_slots
                fn print_param(&self, p: &mut __ods::text::printer::AsmPrinter<'_>, index: usize, qualified: bool) {
                    let _ = qualified;
                    match index { #prints _ => { let _ = p; } }
                }
                #is_default #custom #visit
            }
        )
    }

    /// `impl TypeDef`, `impl AttrDef`
    fn gen_impl_kind(&self, def: &TypeOrAttrDef<'k>) -> String {
        let name = self.name_of_parameters(def);
        let mut methods = String::new();
        if def.has_custom_assembly_format() && !self.is_fallback {
            // At the definition, where a missing `impl` is reported.
            let this = self.name_at(def.rust_name(), def.span());
            methods += &match def.kind {
                DefKind::Type => rust!([this]
                    fn parse_body(p: &mut __ods::text::parser::AsmParser<'_>) -> __ods::text::parser::Parsed<Self> {
                        <#this as __ods::def::CustomTypeAssembly>::parse(p)
                    }
                    fn print_body(&self, p: &mut __ods::text::printer::AsmPrinter<'_>) {
                        <#this as __ods::def::CustomTypeAssembly>::print(self, p);
                    }
                ),
                DefKind::Attr => rust!([this]
                    fn parse_body(
                        p: &mut __ods::text::parser::AsmParser<'_>,
                        ty: __Option<&__ods::Type>,
                    ) -> __ods::text::parser::Parsed<Self> {
                        <#this as __ods::def::CustomAttrAssembly>::parse(p, ty)
                    }
                    fn print_body(&self, p: &mut __ods::text::printer::AsmPrinter<'_>) {
                        <#this as __ods::def::CustomAttrAssembly>::print(self, p);
                    }
                ),
            };
        }
        if def.is_mutable() && def.assembly_format().is_some() && !self.is_fallback {
            methods += &Self::gen_parse_of_mutable(def);
        }
        if def.has_mnemonic_alias()
            && let Some(mnemonic) = def.mnemonic()
        {
            let mnemonic = literal(mnemonic);
            methods += &rust!([mnemonic]
                fn alias_name(&self) -> __Option<::std::string::String> {
                    __Option::Some(::std::string::String::from(#mnemonic))
                }
            );
        }
        methods += &gen_questions(def);
        methods += &self.gen_alias_name(def);
        let kind = match def.kind {
            DefKind::Type => "TypeDef",
            DefKind::Attr => "AttrDef",
        };
        let bounds = self.gen_def_bounds(def);
        rust!([name, kind, methods, bounds]
            #[automatically_derived]
            impl __rt::def::#kind for #name #bounds { #methods }
        )
    }

    /// `fn alias_name`: `OpAsmTypeInterface` or `OpAsmAttrInterface`, unless the
    /// alias is the mnemonic.
    fn gen_alias_name(&self, def: &TypeOrAttrDef<'k>) -> String {
        let name = match def.kind {
            DefKind::Type => "OpAsmTypeInterface",
            DefKind::Attr => "OpAsmAttrInterface",
        };
        let interfaces = def.interfaces();
        let is_it =
            |interface: InterfaceTrait<'_>| interface.name() == name && has_kind_trait(interface);
        let is_listed = interfaces.iter().any(|(interface, _)| is_it(*interface));
        if def.has_mnemonic_alias() || self.is_fallback || !is_listed {
            return String::new();
        }
        rust!([name]
            fn alias_name(&self) -> __Option<::std::string::String> {
                __rt::def::alias_of(|os| __ods::interfaces::#name::get_alias(self, os))
            }
        )
    }

    /// `impl EnumAttrKind`, if it is an `EnumAttr`: a property may be read of it.
    fn gen_enum_attr_kind(&self, def: &TypeOrAttrDef<'k>) -> String {
        let value = def.parameters.first();
        let of = def
            .record()
            .def("enum")
            .and_then(|record| record.non_empty("cppType"));
        let (Some(value), Some(of)) = (value, of) else {
            return String::new();
        };
        let holds_enum = value.ty.text() == of && value.accessor_type().is_none();
        if !def.record().is_subclass_of("EnumAttr") || !holds_enum {
            return String::new();
        }
        let (name, shown) = (names::ident(def.rust_name()), literal(def.cpp_type()));
        let (of, value) = (self.ty(value.ty), names::accessor(value.name));
        rust!([name, shown, of, value]
            #[automatically_derived]
            impl __rt::EnumAttrKind<#of> for #name {
                const NAME: &'static str = #shown;
                fn value_of(attr: &__ods::Attribute) -> __Option<#of> {
                    __Option::Some(attr.downcast::<Self>()?.#value())
                }
            }
        )
    }

    /// The static that describes the definition.
    fn gen_def_info(&self, def: &TypeOrAttrDef<'k>, format: Option<&DefFormat>) -> String {
        let info = names::def_info(def);
        let name = literal(def.record().name());
        let mnemonic = def.mnemonic().unwrap_or_default();
        let parameters = def.parameters.iter().map(|parameter| {
            let ty = parameter.shown_type();
            let shown = self.model.enum_types.get(ty.as_str());
            let shown = shown.map_or(ty.as_str(), |shown| *shown);
            let (name, ty) = (literal(parameter.name), literal(shown));
            let optional = parameter.default_value().map_or("", |_| ".optional()");
            format!("__rt::def::ParamInfo::new({name}, {ty}){optional}")
        });
        let body = (def.is_mutable() && format.is_some()).then(|| {
            let ty = def.own_storage().unwrap_or_default();
            format!(
                "__rt::def::ParamInfo::new(\"body\", {}).optional()",
                literal(&ty)
            )
        });
        let parameters = comma_separated(parameters.chain(body));
        let program = format.map(|format| literal(&Customs::encode(format)));
        let program = program.map(|program| format!(".program({program})"));
        let new = match self.derived_dialect() {
            Some(path) if !self.is_fallback => {
                // Only the compiler knows the name of the dialect.
                let mnemonic = literal(mnemonic);
                rust!([name, path, mnemonic] {
                    const DIALECT: &str = <#path as __ods::Dialect>::INFO.name();
                    const LENGTH: usize = __rt::def::full_name_length(DIALECT, #mnemonic);
                    static FULL_NAME: [u8; LENGTH] = __rt::def::full_name(DIALECT, #mnemonic);
                    __rt::def::DefInfo::new(#name, DIALECT, __rt::def::as_text(&FULL_NAME))
                        .owned_by(<#path as __ods::Dialect>::INFO)
                })
            }
            _ => {
                let dialect = def.dialect().map_or("", |dialect| dialect.name());
                let full_name = match def.mnemonic() {
                    Some(mnemonic) => format!("{dialect}.{mnemonic}"),
                    None => String::new(),
                };
                let owner = def.dialect().filter(|it| it.has_own_text(def.kind));
                let owner = owner.map_or(String::new(), |dialect| {
                    format!(".owned_by({})", self.gen_dialect_ref(dialect))
                });
                let (dialect, full_name) = (literal(dialect), literal(&full_name));
                format!("__rt::def::DefInfo::new({name}, {dialect}, {full_name}){owner}")
            }
        };
        let interfaces = self.gen_interface_list(def);
        rust!([info, new, parameters, program, interfaces]
            static #info: __rt::def::DefInfo = #new.params(&[#parameters]) #program #interfaces;
        )
    }

    /// What the definition holds as code.
    fn gen_own_code(&self, def: &TypeOrAttrDef<'k>, items: &mut Items<'_>) {
        let name = names::ident(def.rust_name());
        let hole = |hole: &str| (hole == "cppClass").then(|| name.clone());
        items.push(|| {
            let traits = def
                .traits()
                .into_iter()
                .filter_map(|record| record.code_block("extraConcreteClassDeclaration"));
            let methods: Vec<String> = traits
                .chain(def.extra_class_declaration())
                .map(|code| self.items(code, Grammar::ImplItems, hole))
                .collect();
            if methods.is_empty() {
                return String::new();
            }
            rust!([name, methods] impl #name { #methods })
        });
        if let Some(code) = def.extra_class_definition() {
            items.push(|| self.items(code, Grammar::Items, hole));
        }
    }
}

/// `fn is_default`, if a parameter has a default.
fn gen_is_default(parameters: &[Parameter]) -> Option<String> {
    let defaults = parameters
        .iter()
        .enumerate()
        .filter_map(|(index, parameter)| {
            let test = parameter.is_default.as_ref()?;
            Some(format!("{index} => {{ {test} }} "))
        });
    let defaults: String = defaults.collect();
    (!defaults.is_empty()).then(|| {
        rust!([defaults]
            fn is_default(&self, index: usize) -> bool {
                match index { #defaults _ => false }
            }
        )
    })
}

/// `fn visit`, if a parameter may hold types or attributes.
fn gen_visit(parameters: &[Parameter]) -> Option<String> {
    let mut visits = String::new();
    for parameter in parameters.iter().filter(|parameter| !parameter.is_leaf) {
        let place = &parameter.place;
        let _ = write!(visits, "(&__rt::def::Probe(&{place})).visit(visit); ");
    }
    (!visits.is_empty()).then(|| {
        rust!([visits]
            fn visit<'a>(&'a self, visit: &mut dyn FnMut(__ods::types::SubElement<'a>)) {
                #[allow(unused_imports)]
                use __rt::def::{ProbeElements as _, ProbeNothing as _};
                #visits
            }
        )
    })
}

/// The macro of the runtime with what all definitions of a kind implement.
fn kind_macro(kind: DefKind) -> &'static str {
    match kind {
        DefKind::Type => "__type_def_impls",
        DefKind::Attr => "__attr_def_impls",
    }
}

/// Interfaces that the runtime asks for by methods of its own.
fn gen_questions(def: &TypeOrAttrDef<'_>) -> String {
    let mut methods = String::new();
    if def.is_mutable() {
        methods += "fn is_mutable(&self) -> bool { true } ";
    }
    if def.kind == DefKind::Attr
        && let Some(parameter) = def.self_type()
    {
        let field = names::accessor(parameter.name);
        let place = if def.own_storage().is_some() && !def.is_mutable() {
            format!("self.0.{field}")
        } else {
            format!("self.{field}")
        };
        methods += &rust!([place]
            fn self_type(&self) -> __Option<__ods::Type> {
                __Option::Some(::core::convert::From::from(::core::clone::Clone::clone(&#place)))
            }
        );
    }
    methods
}
