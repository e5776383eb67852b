//! Types and attributes: a struct with the parameters as its fields, and the impls that the
//! runtime's engine calls.
//!
//! The items are the struct and its methods, a `DefInfo` with the format as text, and
//! functions that parse and print single parameters. The traits `Def` and `TypeDef` or
//! `AttrDef` turn these into a type or an attribute.

mod builders;
mod equality;
mod format;
mod mutable;
mod parameter;
mod slots;
mod storage;
mod traits;

use super::deprecated::deprecated_attribute;
use super::has_kind_trait;
use super::template::{Row, literal, rust};
use super::{Generator, Items, docs, names, value_of};
use crate::code::Grammar;
use crate::format::def::DefFormat;
use crate::model::fields::Fields as _;
use crate::model::{DefKind, InterfaceTrait, TypeOrAttrDef};
use format::Customs;
pub(super) use format::function_base;
pub(super) use parameter::is_primitive;
use parameter::{Parameter, has_own_storage};

impl<'k> Generator<'_, 'k> {
    /// `pub struct ShelfType { … }`
    pub(super) fn gen_def_struct(&self, def: &TypeOrAttrDef<'k>) -> String {
        let body = match def.own_storage() {
            _ if def.is_mutable() => {
                rust!([fields = self.gen_fields(def), krate = self.krate]
                    { #fields __body: #krate::types::MutableBody<Self> }
                )
            }
            Some(storage) => format!("({});", self.storage_path(def, &storage)),
            None if def.parameters.is_empty() => ";".to_owned(),
            None => format!("{{ {} }}", self.gen_fields(def)),
        };
        rust!([
            docs = literal(&docs::def_docs(def)), deprecated = deprecated_attribute(def.record()),
            name = self.name_at(def.rust_name(), def.span()), is_compared = !def.has_own_equality(), body
        ]
            #[doc = #docs]
            #deprecated
            #[derive(
                ::core::clone::Clone, ::core::fmt::Debug
                #(, ::core::cmp::PartialEq, ::core::cmp::Eq, ::core::hash::Hash #is_compared)?
            )]
            pub struct #name #body
        )
    }

    /// The parameters as fields.
    fn gen_fields(&self, def: &TypeOrAttrDef<'k>) -> String {
        let parameters = &def.parameters;
        rust!([; for it in parameters => field = self.placed_field(it)] #(#field,)*)
    }

    /// The bounds of the `impl`s if the user wrote the struct.
    pub(super) fn gen_def_bounds(&self, def: &TypeOrAttrDef<'k>) -> Option<String> {
        self.gen_bounds(def.rust_name(), "::core::clone::Clone")
    }

    /// Generates everything but the struct.
    pub(super) fn gen_def(
        &self,
        def: &TypeOrAttrDef<'k>,
        format: Option<&DefFormat>,
        items: &mut Items<'_>,
    ) {
        let customs = Customs::new(format);
        items.push(&self.gen_def_info(def, customs.program.as_deref()));
        items.push(&self.gen_impl_kind(def));
        let written = format.map(DefFormat::written_parameters);
        let written = written.unwrap_or_default();
        self.gen_field_functions(def, &written, items);
        // One item, because the code of the parameters may be in all of its parts.
        let parameters = self.def_parameters(def, &written);
        let mut text = if def.is_mutable() {
            self.gen_mutable(def, &parameters)
        } else {
            self.gen_def_methods(def, &parameters)
        };
        let has_format = def.assembly_format().is_some() && !self.is_fallback;
        if has_format || !def.is_mutable() {
            text += &self.gen_slots_type(def, &parameters, &customs);
            text += &self.gen_impl_def(def, &parameters, &customs);
        } else {
            text += &mutable::gen_no_format(def);
        }
        if !def.is_mutable() && parameters.iter().any(|it| it.comparator.is_some()) {
            text += &self.gen_equality(def, &parameters);
        }
        items.push(&text);
        let accessors = self.gen_def_accessors(def, &parameters);
        items.push_methods(&names::ident(def.rust_name()), accessors, None);
        self.gen_def_traits(def, items);
        items.push(&self.gen_def_interface_impls(def));
        items.push(&self.gen_enum_attr_kind(def));
        let implement = format!("__{:?}_def_impls", def.kind).to_lowercase();
        items.push(&rust!([implement, name = names::ident(def.rust_name()), bounds = self.gen_def_bounds(def)]
            __ods::#implement!(#name #bounds);
        ));
        items.push(&self.gen_def_declarations(def));
        items.extend(self.gen_def_listed(def));
        self.gen_own_code(def, items);
    }

    /// The check that the dialect of a derived definition lists it.
    fn gen_def_listed(&self, def: &TypeOrAttrDef<'k>) -> Option<String> {
        let is_listed = self.derived?.def()?.is_listed && !self.is_fallback;
        let (dialect, name) = (
            self.derived_dialect().filter(|_| is_listed)?,
            def.rust_name(),
        );
        // At the name: the compiler reports there that it is not listed.
        let name = self.name_at(name, def.span());
        Some(rust!([dialect, name] const _: () = __rt::listed_value::<#dialect, #name>();))
    }

    /// What the definition declares that the user writes, as traits; all that can be, after an
    /// error.
    fn gen_def_declarations(&self, def: &TypeOrAttrDef<'k>) -> String {
        let assembly = match def.kind {
            DefKind::Type => "DeclaresCustomTypeAssembly",
            DefKind::Attr => "DeclaresCustomAttrAssembly",
        };
        let hooks = [
            (def.has_verifier(), "DeclaresVerifyParameters"),
            (def.has_custom_assembly_format(), assembly),
        ];
        let declared = hooks.iter().filter(|hook| hook.0 || self.is_fallback);
        let declared: Vec<&str> = declared.map(|hook| hook.1).collect();
        rust!([name = names::ident(def.rust_name()), bounds = self.gen_def_bounds(def); for hook in declared => hook]
            #(#[automatically_derived] impl __rt::def::#hook for #name #bounds {})*
        )
    }

    /// `impl Def`
    fn gen_impl_def(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        customs: &Customs<'_>,
    ) -> String {
        let (name, from_slots, otherwise) = if def.is_mutable() {
            let print_body = "__rt::def::print_body(&self.__body, p, qualified)";
            (
                names::ident(def.rust_name()),
                mutable::NO_SLOTS.to_owned(),
                print_body,
            )
        } else {
            let from_slots = self.gen_from_slots(def, parameters);
            (self.name_of_parameters(def), from_slots, "{ let _ = p; }")
        };
        rust!([
            name, info = names::def_info(def), slots = names::def_slots(def), from_slots, otherwise,
            is_default = gen_is_default(parameters), custom = customs.gen_print(self, def, parameters),
            body = def.is_mutable().then_some(parameters.len()),
            visit = gen_visit(parameters), has_alias = self.gen_has_alias(def, parameters),
            bounds = self.gen_def_bounds(def); for it in parameters => index = Row, print = it.print
        ]
            #[automatically_derived]
            impl __rt::def::Def for #name #bounds {
                const INFO: &'static __rt::def::DefInfo = &#info;
                type Slots = #slots;
                #from_slots
                fn print_param(&self, p: &mut __ods::text::printer::AsmPrinter<'_>, index: usize, qualified: bool) {
                    let _ = qualified;
                    match index { #(#(#index => { #print })?)* _ => #otherwise }
                }
                #(
                    fn is_hidden(&self, p: &__ods::text::printer::AsmPrinter<'_>, index: usize) -> bool {
                        index == #body && p.is_body_hidden(&self.__body)
                    }
                )?
                #is_default #custom #visit #has_alias
            }
        )
    }

    /// `fn has_alias`, if the definition or a parameter may print as an alias.
    fn gen_has_alias(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> Option<String> {
        let has_own = def.has_mnemonic_alias() || !self.gen_alias_name(def).is_empty();
        let places = parameters.iter().filter(|it| !it.is_leaf && !has_own);
        let places: Vec<&str> = places.map(|it| it.place.as_str()).collect();
        (has_own || !places.is_empty()).then(|| {
            rust!([own = has_own.to_string(); for place in places => place]
                fn has_alias(&self) -> ::core::primitive::bool {
                    #[allow(unused_imports)]
                    use __rt::def::{ProbeElements as _, ProbeNothing as _};
                    #own #(|| (&__rt::def::Probe(&#place)).has_alias())*
                }
            )
        })
    }

    /// `impl TypeDef`, `impl AttrDef`
    fn gen_impl_kind(&self, def: &TypeOrAttrDef<'k>) -> String {
        let mut methods = String::new();
        if def.has_custom_assembly_format() && !self.is_fallback {
            methods += &self.gen_own_assembly(def);
        }
        if def.is_mutable() && def.assembly_format().is_some() && !self.is_fallback {
            methods += &Self::gen_parse_of_mutable(def);
        }
        if let Some(mnemonic) = def.mnemonic().filter(|_| def.has_mnemonic_alias()) {
            methods += &rust!([mnemonic = literal(mnemonic)]
                fn alias_name(&self) -> __Option<::std::string::String> {
                    __Option::Some(::std::string::String::from(#mnemonic))
                }
            );
        }
        methods += &gen_questions(def);
        methods += &self.gen_alias_name(def);
        rust!([
            name = self.name_of_parameters(def), kind = names::of_kind(def.kind, "Def"), methods,
            bounds = self.gen_def_bounds(def)
        ]
            #[automatically_derived]
            impl __rt::def::#kind for #name #bounds { #methods }
        )
    }

    /// `fn parse_body` and `fn print_body` by the functions that the user writes; the name of
    /// the type keeps its span, for a missing `impl` is reported at it.
    fn gen_own_assembly(&self, def: &TypeOrAttrDef<'k>) -> String {
        rust!([
            this = self.name_at(def.rust_name(), def.span()), is_attr = def.kind == DefKind::Attr,
            assembly = format!("Custom{}", names::of_kind(def.kind, "Assembly"))
        ]
            fn parse_body(
                p: &mut __ods::text::parser::AsmParser<'_> #(, ty: __Option<&__ods::Type>, #is_attr)?
            ) -> __ods::text::parser::Parsed<Self> {
                <#this as __ods::def::#assembly>::parse(p #(, ty #is_attr)?)
            }
            fn print_body(&self, p: &mut __ods::text::printer::AsmPrinter<'_>) {
                <#this as __ods::def::#assembly>::print(self, p);
            }
        )
    }

    /// `fn alias_name`: `OpAsmTypeInterface` or `OpAsmAttrInterface`, unless the
    /// alias is the mnemonic.
    fn gen_alias_name(&self, def: &TypeOrAttrDef<'k>) -> String {
        let name = format!("OpAsm{}", names::of_kind(def.kind, "Interface"));
        let is_it = |(interface, _): (InterfaceTrait<'_>, _)| {
            interface.name() == name && has_kind_trait(interface)
        };
        let is_listed = def.interfaces().into_iter().any(is_it);
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
        let of = def.record().def("enum");
        let of = of.and_then(|record| record.non_empty("cppType"));
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
    fn gen_def_info(&self, def: &TypeOrAttrDef<'k>, program: Option<&str>) -> String {
        let parameters = def.parameters.iter().map(|parameter| {
            let ty = parameter.shown_type();
            let shown = self.model.enum_types.get(ty.as_str()).copied();
            let is_enum = self
                .model
                .enum_types
                .contains_key(parameter.ty.text().trim());
            let cases = (is_enum && !self.is_fallback).then(|| self.ty(parameter.ty));
            let ty = literal(shown.unwrap_or(&ty));
            let has_default = parameter.default_value().is_some();
            (parameter.name, ty, has_default, cases)
        });
        let body = (def.is_mutable() && program.is_some()).then(|| {
            let ty = literal(&def.own_storage().unwrap_or_default());
            ("body", ty, true, None)
        });
        let parameters: Vec<_> = parameters.chain(body).collect();
        rust!([
            info = names::def_info(def), new = self.gen_new_info(def), interfaces = self.gen_interface_list(def),
            program = program.map(literal);
            for it in parameters => name = literal(it.0), ty = it.1, is_optional = it.2, cases = it.3
        ]
            static #info: __rt::def::DefInfo = #new.params(&[
                #(__rt::def::ParamInfo::new(#name, #ty) #(.optional() #is_optional)?
                    #(.of_enum(<#cases as __ods::EnumInfo>::TABLE))?,)*
            ]) #(.program(#program))? #interfaces;
        )
    }

    /// The description of a definition without its parameters.
    fn gen_new_info(&self, def: &TypeOrAttrDef<'k>) -> String {
        let name = literal(def.record().name());
        let mnemonic = def.mnemonic();
        if let Some(path) = self.derived_dialect().filter(|_| !self.is_fallback) {
            // Only the compiler knows the name of the dialect.
            return rust!([name, path, mnemonic = literal(mnemonic.unwrap_or_default())] {
                const DIALECT: &str = <#path as __ods::Dialect>::INFO.name();
                const LENGTH: usize = __rt::def::full_name_length(DIALECT, #mnemonic);
                static FULL_NAME: [u8; LENGTH] = __rt::def::full_name(DIALECT, #mnemonic);
                __rt::def::DefInfo::new(#name, DIALECT, __rt::def::as_text(&FULL_NAME))
                    .owned_by(<#path as __ods::Dialect>::INFO.values())
            });
        }
        let dialect = def.dialect().map_or("", |dialect| dialect.name());
        let full_name = mnemonic.map(|mnemonic| format!("{dialect}.{mnemonic}"));
        let owner = def.dialect().filter(|it| it.has_own_text(def.kind));
        rust!([
            name, dialect = literal(dialect), full_name = literal(&full_name.unwrap_or_default()),
            owner = owner.map(|dialect| self.gen_dialect_ref(dialect))
        ]
            __rt::def::DefInfo::new(#name, #dialect, #full_name) #(.owned_by((#owner).values()))?
        )
    }

    /// The user's code in the definition.
    fn gen_own_code(&self, def: &TypeOrAttrDef<'k>, items: &mut Items<'_>) {
        let name = names::ident(def.rust_name());
        let hole = |hole: &str| value_of(hole, &[("cppClass", &name)]);
        let traits = def.traits().into_iter();
        let traits = traits.filter_map(|record| record.code_block("extraConcreteClassDeclaration"));
        let methods = traits.chain(def.extra_class_declaration());
        let methods = methods.map(|code| self.items_with_place(code, Grammar::ImplItems, hole));
        let methods: Vec<String> = methods.collect();
        items.push(&rust!([name, methods] #(impl #name { #methods })?));
        if let Some(code) = def.extra_class_definition() {
            items.push(&self.items_with_place(code, Grammar::Items, hole));
        }
    }
}

/// `fn is_default`, if a parameter has a default.
fn gen_is_default(parameters: &[Parameter]) -> Option<String> {
    let has_default = parameters.iter().any(|it| it.is_default.is_some());
    has_default.then(|| {
        rust!([; for it in parameters => index = Row, test = it.is_default]
            fn is_default(&self, index: usize) -> bool {
                match index { #(#(#index => { #test })?)* _ => false }
            }
        )
    })
}

/// `fn visit`, if a parameter may hold types or attributes.
fn gen_visit(parameters: &[Parameter]) -> Option<String> {
    let places = parameters.iter().filter(|it| !it.is_leaf);
    let places: Vec<&str> = places.map(|it| it.place.as_str()).collect();
    (!places.is_empty()).then(|| {
        rust!([; for place in places => place]
            fn visit<'a>(&'a self, visit: &mut dyn ::core::ops::FnMut(__ods::types::SubElement<'a>)) {
                #[allow(unused_imports)]
                use __rt::def::{ProbeElements as _, ProbeNothing as _};
                #((&__rt::def::Probe(&#place)).visit(visit);)*
            }
        )
    })
}

/// Interfaces that the runtime queries through methods of its own.
fn gen_questions(def: &TypeOrAttrDef<'_>) -> String {
    let mut methods = String::new();
    if def.is_mutable() {
        methods += "fn is_mutable(&self) -> bool { true } ";
    }
    if def.kind == DefKind::Attr
        && let Some(parameter) = def.self_type()
    {
        let field = names::accessor(parameter.name);
        let inner = if has_own_storage(def) { "0." } else { "" };
        methods += &rust!([place = format!("self.{inner}{field}")]
            fn self_type(&self) -> __Option<__ods::Type> {
                __Option::Some(::core::convert::From::from(::core::clone::Clone::clone(&#place)))
            }
        );
    }
    methods
}
