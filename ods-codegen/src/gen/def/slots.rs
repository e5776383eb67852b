//! The parameters while they are being parsed: a struct of options, what parses
//! each of them, and what makes the value in the end.

use std::fmt::Write as _;

use super::super::template::{comma_separated, literal, rust};
use super::super::{Generator, names};
use super::format::Customs;
use super::parameter::Parameter;
use crate::model::{DefKind, TypeOrAttrDef};

impl<'k> Generator<'_, 'k> {
    /// `struct __ShelfTypeSlots`, `impl DefSlots`
    pub(super) fn gen_slots_type(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        customs: &Customs<'_>,
    ) -> String {
        let name = names::def_slots(def);
        let fields = parameters
            .iter()
            .map(|parameter| format!("{}: __Option<{}>", parameter.field, parameter.storage));
        let body = def.is_mutable().then(|| {
            let owner = names::ident(def.rust_name());
            format!("__body: __Option<<{owner} as __ods::types::Mutable>::Body>")
        });
        let fields = comma_separated(fields.chain(body));
        let mut parses = String::new();
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(parse) = &parameter.parse {
                let _ = write!(parses, "{index} => {{ {parse} }} ");
            }
        }
        if def.is_mutable() && !self.is_fallback {
            parses += &Self::gen_body_parser(def, parameters.len());
        }
        let custom = customs.gen_parse(self, def, parameters);
        let self_type = gen_self_type(def, parameters);
        rust!([name, fields, parses, custom, self_type]
            #[derive(Default)]
            #[allow(unreachable_pub)]
            pub struct #name { #fields }
            #[automatically_derived]
            impl __rt::def::DefSlots for #name {
                fn parse_param(
                    &mut self,
                    p: &mut __ods::text::parser::AsmParser<'_>,
                    index: usize,
                    optional: bool,
                ) -> __ods::text::parser::Parsed<bool> {
                    let _ = (&p, optional);
                    match index { #parses _ => ::core::result::Result::Ok(false) }
                }
                #custom #self_type
            }
        )
    }

    /// `fn from_slots`
    pub(super) fn gen_from_slots(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
    ) -> String {
        let locals = self.gen_slot_locals(def, parameters, |field| format!("slots.{field}"));
        let reconstructed = parameters
            .iter()
            .map(|parameter| parameter.reconstruct.clone());
        let reconstructed = comma_separated(reconstructed);
        let value = if self.is_fallback {
            "::core::unreachable!()".to_owned()
        } else if let Some(construct) = self.gen_construct(def, &reconstructed) {
            construct
        } else {
            let fields = parameters
                .iter()
                .map(|parameter| format!("{}: {}", parameter.field, parameter.restore));
            format!("Self {{ {} }}", comma_separated(fields))
        };
        let verify = def.is_verified().then_some("value.__verify()?;");
        rust!([locals, value, verify]
            fn from_slots(slots: Self::Slots) -> ::core::result::Result<Self, ::std::string::String> {
                let _ = &slots;
                #locals
                let value: Self = #value;
                #verify
                ::core::result::Result::Ok(value)
            }
        )
    }

    /// The parameters as local variables: what was parsed at `place`, or the default.
    pub(super) fn gen_slot_locals(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        place: impl Fn(&str) -> String,
    ) -> String {
        let mut locals = String::new();
        for (parameter, declared) in parameters.iter().zip(&def.parameters) {
            let Parameter {
                field,
                local,
                storage,
                default,
                is_self_type,
                ..
            } = parameter;
            let name = literal(declared.name);
            let missing = match default {
                Some(default) => default.clone(),
                None if *is_self_type && self.is_any_type(declared.ty.text()) => {
                    "__ods::Type::none()".to_owned()
                }
                None => format!("return ::core::result::Result::Err(__rt::def::unbound({name}))"),
            };
            let _ = write!(
                locals,
                "let {local}: {storage} = match {} {{ \
                 __Option::Some(value) => value, __Option::None => {missing} }}; ",
                place(field)
            );
        }
        locals
    }

    /// Whether `ty` is the type of all types.
    fn is_any_type(&self, ty: &str) -> bool {
        let _ = self;
        matches!(ty.trim(), "Type" | "::ods_runtime::Type")
    }
}

/// What an attribute does with the type behind it.
fn gen_self_type(def: &TypeOrAttrDef<'_>, parameters: &[Parameter]) -> String {
    let at = parameters
        .iter()
        .position(|parameter| parameter.is_self_type);
    let Some(at) = at.filter(|_| def.kind == DefKind::Attr) else {
        return String::new();
    };
    let Parameter {
        field,
        storage,
        default,
        ..
    } = &parameters[at];
    let is_any = matches!(
        def.parameters[at].ty.text().trim(),
        "Type" | "::ods_runtime::Type"
    );
    let lacks = (default.is_none() && !is_any).then(|| {
        rust!([field]
            fn lacks_self_type(&self) -> bool { self.#field.is_none() }
        )
    });
    rust!([field, storage, lacks]
        fn set_self_type(&mut self, ty: &__ods::Type) -> bool {
            self.#field = <#storage as __rt::def::SelfType>::from_type(ty);
            self.#field.is_some()
        }
        #lacks
    )
}
