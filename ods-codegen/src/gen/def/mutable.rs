//! Mutable types and attributes: the parameters identify one, and a body is set later.
//!
//! The body has the Rust type that the definition calls its storage. In a format it is
//! `$body`, behind the parameters; it is not written inside itself.

use super::super::template::{Row, rust};
use super::super::{Generator, names};
use super::builders::{declared, gen_accessors, gen_mnemonic};
use super::format::Customs;
use super::parameter::Parameter;
use super::slots::gen_slot_locals;
use super::{gen_is_default, gen_visit};
use crate::model::{DefKind, TypeOrAttrDef};

impl<'k> Generator<'_, 'k> {
    /// The methods of a mutable type, and the traits about its parameters.
    pub(super) fn gen_mutable(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        customs: &Customs<'_>,
    ) -> String {
        let def_traits = if def.assembly_format().is_some() && !self.is_fallback {
            self.gen_format_of_mutable(def, parameters, customs)
        } else {
            gen_no_format(def)
        };
        rust!([
            name = names::ident(def.rust_name()), body = self.gen_body_type(def), mnemonic = gen_mnemonic(def),
            constructors = self.gen_scoped_constructors(def, parameters),
            accessors = gen_accessors(def, parameters), def_traits; for it in parameters => storage = it.storage
        ]
            impl #name {
                #mnemonic
                #accessors
                #constructors
                /// The body; nothing as long as it is not set.
                #[inline]
                pub fn body(&self) -> __Option<::std::sync::Arc<#body>> {
                    self.__body.get()
                }
                /// Where the body is, for parsers and printers.
                #[inline]
                pub fn body_place(&self) -> &__ods::types::MutableBody<Self> {
                    &self.__body
                }
                /// Sets the body. Setting an equal one again changes nothing.
                ///
                /// # Errors
                ///
                /// If another body is set already, or the IR that it belongs to is gone.
                pub fn mutate(&self, body: #body) -> ::core::result::Result<(), __ods::types::SetBodyError> {
                    self.__body.set(body)
                }
            }
            #[automatically_derived]
            impl __ods::types::Mutable for #name {
                type Key = (#(#storage,)*);
                type Body = #body;
            }
            #def_traits
        )
    }

    /// `get` and its like, which look the parameters up in a scope.
    fn gen_scoped_constructors(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        let is_verified = def.is_verified();
        let checked = is_verified.then(|| self.gen_checked_constructors(def, parameters));
        rust!([
            declared = declared(parameters), is_verified, is_plain = !is_verified, checked;
            for it in parameters => value = it.allocate; for it in parameters => field = it.field, index = Row
        ]
            /// The one with these parameters in `ir`: the same one, with the same body,
            /// whenever it is asked for.
            #(
                #is_verified
                ///
                /// # Panics
                ///
                /// If the parameters do not satisfy the definition; see [`get_checked`](Self::get_checked).
                #[track_caller]
            )?
            #[must_use]
            pub fn get(ir: &__ods::Ir, #declared) -> Self {
                let key = (#(#value,)*);
                #(match Self::__checked(ir, key) {
                    ::core::result::Result::Ok(value) => value,
                    ::core::result::Result::Err(message) => ::core::panic!("{message}"),
                } #is_verified)?
                #(Self::__of(ir.type_scope(), key) #is_plain)?
            }
            #checked
            /// The same in the IR that a text is parsed into.
            ///
            /// # Errors
            ///
            /// If the text is not parsed into an IR.
            pub fn get_in(p: &mut __ods::text::parser::AsmParser<'_>, #declared) -> __ods::text::parser::Parsed<Self> {
                let offset = p.offset();
                Self::__parsed(p, offset, (#(#value,)*))
            }
            fn __of(scope: &__ods::types::TypeScope, key: <Self as __ods::types::Mutable>::Key) -> Self {
                let __body = scope.body(&key);
                let _ = &key;
                Self { #(#field: key.#index,)* __body }
            }
            fn __parsed(
                p: &mut __ods::text::parser::AsmParser<'_>,
                offset: u32,
                key: <Self as __ods::types::Mutable>::Key,
            ) -> __ods::text::parser::Parsed<Self> {
                let __body = p.mutable_body::<Self>(&key)?;
                let _ = (&key, offset);
                let value = Self { #(#field: key.#index,)* __body };
                #(if let ::core::result::Result::Err(message) = value.__verify() {
                    return ::core::result::Result::Err(p.emit_op_error(offset, message));
                } #is_verified)?
                ::core::result::Result::Ok(value)
            }
        )
    }

    /// The constructors that check the parameters, and the check.
    fn gen_checked_constructors(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
    ) -> String {
        rust!([
            declared = declared(parameters), checks = self.gen_verify_method(def, parameters);
            for it in parameters => value = it.allocate
        ]
            /// The one with these parameters in `ir`.
            ///
            /// # Errors
            ///
            /// If they do not satisfy the definition: a diagnostic at `location`.
            pub fn get_checked(
                ir: &__ods::Ir,
                location: __ods::Location,
                #declared
            ) -> ::core::result::Result<Self, __ods::Diagnostic> {
                Self::__checked(ir, (#(#value,)*))
                    .map_err(|message| __ods::Diagnostic::error(location, message))
            }
            #[allow(clippy::type_complexity)]
            fn __checked(
                ir: &__ods::Ir,
                key: <Self as __ods::types::Mutable>::Key,
            ) -> ::core::result::Result<Self, ::std::string::String> {
                let value = Self::__of(ir.type_scope(), key);
                value.__verify()?;
                ::core::result::Result::Ok(value)
            }
            #checks
        )
    }

    /// The slots and `impl Def`, which parse and print by a format.
    fn gen_format_of_mutable(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        customs: &Customs<'_>,
    ) -> String {
        let locals = gen_slot_locals(def, parameters, |field| {
            format!("::core::clone::Clone::clone(&self.{field})")
        });
        rust!([
            name = names::ident(def.rust_name()), info = names::def_info(def), slots = names::def_slots(def),
            body = parameters.len(), slots_type = self.gen_slots_type(def, parameters, customs), locals,
            is_default = gen_is_default(parameters), custom = customs.gen_print(self, def, parameters),
            visit = gen_visit(parameters); for it in parameters => key = it.restore, index = Row, print = it.print
        ]
            #slots_type
            impl #slots {
                #[allow(clippy::type_complexity)]
                fn __key(&self) -> ::core::result::Result<<#name as __ods::types::Mutable>::Key, ::std::string::String> {
                    #locals
                    ::core::result::Result::Ok((#(#key,)*))
                }
            }
            #[automatically_derived]
            impl __rt::def::Def for #name {
                const INFO: &'static __rt::def::DefInfo = &#info;
                type Slots = #slots;
                fn from_slots(_: Self::Slots) -> ::core::result::Result<Self, ::std::string::String> {
                    ::core::result::Result::Err(__rt::def::no_format())
                }
                fn print_param(&self, p: &mut __ods::text::printer::AsmPrinter<'_>, index: usize, qualified: bool) {
                    let _ = qualified;
                    match index { #(#(#index => { #print })?)* _ => __rt::def::print_body(&self.__body, p, qualified) }
                }
                fn is_hidden(&self, p: &__ods::text::printer::AsmPrinter<'_>, index: usize) -> bool {
                    index == #body && p.is_body_hidden(&self.__body)
                }
                #is_default #custom #visit
            }
        )
    }

    /// The arm that parses `$body`, behind those of the parameters.
    pub(super) fn gen_body_parser(def: &TypeOrAttrDef<'k>, parameters: usize) -> String {
        rust!([parameters, name = names::ident(def.rust_name())]
            #parameters => { match self.__key() {
                ::core::result::Result::Ok(key) => __rt::def::parse_body::<#name>(p, &key, optional, &mut self.__body),
                ::core::result::Result::Err(_) => __rt::def::not_bound(p)
            } }
        )
    }

    /// `fn parse_body` of a mutable type with a format.
    pub(super) fn gen_parse_of_mutable(def: &TypeOrAttrDef<'k>) -> String {
        let (parse, is_attr) = match def.kind {
            DefKind::Type => ("parse_type_slots", false),
            DefKind::Attr => ("parse_attr_slots", true),
        };
        rust!([parse, is_attr]
            fn parse_body(
                p: &mut __ods::text::parser::AsmParser<'_>,
                #(ty: __Option<&__ods::Type>, #is_attr)?
            ) -> __ods::text::parser::Parsed<Self> {
                let offset = p.offset();
                let slots = __rt::def::#parse::<Self>(p #(, ty #is_attr)?)?;
                let key = match slots.__key() {
                    ::core::result::Result::Ok(key) => key,
                    ::core::result::Result::Err(message) => {
                        return ::core::result::Result::Err(p.emit_op_error(offset, message));
                    }
                };
                let value = Self::__parsed(p, offset, key)?;
                __rt::def::set_parsed_body(p, offset, &value.__body, slots.__body)?;
                ::core::result::Result::Ok(value)
            }
        )
    }

    /// The Rust type of the body.
    pub(super) fn gen_body_type(&self, def: &TypeOrAttrDef<'k>) -> String {
        match def.own_storage() {
            Some(storage) => self.path(storage.as_str()),
            // `check_storage` has reported it.
            None => "()".to_owned(),
        }
    }
}

/// `impl Def` where the user parses and prints.
fn gen_no_format(def: &TypeOrAttrDef<'_>) -> String {
    let (name, info) = (names::ident(def.rust_name()), names::def_info(def));
    rust!([name, info]
        #[automatically_derived]
        impl __rt::def::Def for #name {
            const INFO: &'static __rt::def::DefInfo = &#info;
            type Slots = __rt::def::NoSlots;
            fn from_slots(_: Self::Slots) -> ::core::result::Result<Self, ::std::string::String> {
                ::core::result::Result::Err(__rt::def::no_format())
            }
            fn print_param(&self, _: &mut __ods::text::printer::AsmPrinter<'_>, _: usize, _: bool) {}
        }
    )
}
