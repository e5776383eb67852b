//! The parameters while they are parsed: a struct of options, the function that parses each
//! of them, and the one that makes the value.

use super::super::template::{Row, literal, rust};
use super::super::{Generator, names};
use super::format::Customs;
use super::parameter::Parameter;
use crate::model::{DefKind, DefParameter, TypeOrAttrDef};

impl<'k> Generator<'_, 'k> {
    /// `struct __ShelfTypeSlots`, `impl DefSlots`
    pub(super) fn gen_slots_type(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        customs: &Customs<'_>,
    ) -> String {
        rust!([
            name = names::def_slots(def), owner = def.is_mutable().then(|| names::ident(def.rust_name())),
            body = def.is_mutable().then(|| Self::gen_body_parser(def, parameters.len())),
            custom = customs.gen_parse(self, def, parameters), self_type = gen_self_type(def, parameters),
            key = def.is_mutable().then(|| Self::gen_slots_key(def, parameters));
            for it in parameters => field = it.field, storage = it.storage, index = Row, parse = it.parse
        ]
            #[derive(::core::default::Default)]
            #[allow(unreachable_pub)]
            pub struct #name {
                #(#field: __Option<#storage>,)*
                #(__body: __Option<<#owner as __ods::types::Mutable>::Body>,)?
            }
            #[automatically_derived]
            impl __rt::def::DefSlots for #name {
                fn parse_param(
                    &mut self,
                    p: &mut __ods::text::parser::AsmParser<'_>,
                    index: usize,
                    optional: bool,
                ) -> __ods::text::parser::Parsed<bool> {
                    let _ = (&p, optional);
                    match index { #(#(#index => { #parse })?)* #body _ => ::core::result::Result::Ok(false) }
                }
                #custom #self_type
            }
            #key
        )
    }

    /// `fn from_slots`
    pub(super) fn gen_from_slots(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
    ) -> String {
        let locals = gen_slot_locals(def, parameters, |field| format!("slots.{field}"));
        let value = self.gen_value(def, parameters, |it| &it.reconstruct, |it| &it.restore);
        rust!([locals, value, is_verified = def.is_verified()]
            fn from_slots(slots: Self::Slots) -> ::core::result::Result<Self, ::std::string::String> {
                let _ = &slots;
                #locals
                let value: Self = #value;
                #(value.__verify()?; #is_verified)?
                ::core::result::Result::Ok(value)
            }
        )
    }
}

/// The parameters as local variables: what was parsed at `place`, or the default.
pub(super) fn gen_slot_locals(
    def: &TypeOrAttrDef<'_>,
    parameters: &[Parameter],
    place: impl Fn(&str) -> String,
) -> String {
    let missing = |(it, declared): (&Parameter, &DefParameter<'_>)| match &it.default {
        Some(default) => default.clone(),
        None if it.is_self_type && is_any_type(declared) => "__ods::Type::none()".to_owned(),
        None => rust!([name = literal(declared.name)]
            return ::core::result::Result::Err(__rt::def::unbound(#name))
        ),
    };
    let locals = parameters.iter().zip(&def.parameters);
    let locals: Vec<_> = locals.map(|both| (both.0, missing(both))).collect();
    rust!([; for it in locals =>
        local = it.0.local, storage = it.0.storage, place = place(&it.0.field), missing = it.1
    ]
        #(let #local: #storage = match #place {
            __Option::Some(value) => value,
            __Option::None => #missing
        };)*
    )
}

/// The methods that handle the type after an attribute.
fn gen_self_type(def: &TypeOrAttrDef<'_>, parameters: &[Parameter]) -> Option<String> {
    let at = parameters.iter().position(|it| it.is_self_type);
    let at = at.filter(|_| def.kind == DefKind::Attr)?;
    let parameter = &parameters[at];
    let may_lack = parameter.default.is_none() && !is_any_type(&def.parameters[at]);
    Some(
        rust!([field = parameter.field, storage = parameter.storage, may_lack]
            fn set_self_type(&mut self, ty: &__ods::Type) -> bool {
                self.#field = <#storage as __rt::def::SelfType>::from_type(ty);
                self.#field.is_some()
            }
            #(fn lacks_self_type(&self) -> bool { self.#field.is_none() } #may_lack)?
        ),
    )
}

/// Whether a parameter is of the type of all types.
fn is_any_type(parameter: &DefParameter<'_>) -> bool {
    matches!(parameter.ty.text().trim(), "Type" | "::ods_runtime::Type")
}
