//! Mutable types and attributes: the parameters identify one, and a body is set later.
//!
//! The body has the Rust type that the definition calls its storage. In a format it is
//! `$body`, after the parameters; it is not written inside itself.

use super::super::template::{Row, rust};
use super::super::{Generator, names};
use super::builders::{declared, gen_mnemonic};
use super::parameter::Parameter;
use super::slots::gen_slot_locals;
use crate::model::{DefKind, TypeOrAttrDef};

impl<'k> Generator<'_, 'k> {
    /// The methods of a mutable type, and the traits about its parameters.
    pub(super) fn gen_mutable(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        rust!([
            name = names::ident(def.rust_name()), body = self.gen_body_type(def), mnemonic = gen_mnemonic(def),
            constructors = self.gen_scoped_constructors(def, parameters); for it in parameters => storage = it.storage
        ]
            impl #name {
                #mnemonic
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
        )
    }

    /// The constructors, which look the parameters up in a scope.
    fn gen_scoped_constructors(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        let is_verified = def.is_verified();
        let checked = is_verified.then(|| self.gen_checked_constructors(def, parameters));
        rust!([
            get = self.method_name("get", def.span()), declared = declared(parameters), is_verified, is_plain = !is_verified, checked;
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
            pub fn #get(ir: &__ods::Ir, #declared) -> Self {
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

    /// The method of the slots that makes the key of a mutable type.
    pub(super) fn gen_slots_key(def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        let locals = gen_slot_locals(def, parameters, |field| {
            format!("::core::clone::Clone::clone(&self.{field})")
        });
        rust!([
            name = names::ident(def.rust_name()), slots = names::def_slots(def), locals;
            for it in parameters => key = it.restore
        ]
            impl #slots {
                #[allow(clippy::type_complexity)]
                fn __key(&self) -> ::core::result::Result<<#name as __ods::types::Mutable>::Key, ::std::string::String> {
                    #locals
                    ::core::result::Result::Ok((#(#key,)*))
                }
            }
        )
    }

    /// The arm that parses `$body`, after those of the parameters.
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
        let parse = format!("parse_{:?}_slots", def.kind).to_lowercase();
        rust!([parse, is_attr = def.kind == DefKind::Attr]
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

    /// The Rust type of the body; a missing one has been reported.
    fn gen_body_type(&self, def: &TypeOrAttrDef<'k>) -> String {
        let storage = def.own_storage();
        storage.map_or_else(|| "()".to_owned(), |storage| self.path(storage.as_str()))
    }
}

/// `fn from_slots` of a mutable type, which the runtime makes of a key.
pub(super) const NO_SLOTS: &str = "\
    fn from_slots(_: Self::Slots) -> ::core::result::Result<Self, ::std::string::String> {\
        ::core::result::Result::Err(__rt::def::no_format())\
    }";

/// `impl Def` where the user parses and prints.
pub(super) fn gen_no_format(def: &TypeOrAttrDef<'_>) -> String {
    let (name, info) = (names::ident(def.rust_name()), names::def_info(def));
    rust!([name, info, from_slots = NO_SLOTS]
        #[automatically_derived]
        impl __rt::def::Def for #name {
            const INFO: &'static __rt::def::DefInfo = &#info;
            type Slots = __rt::def::NoSlots;
            #from_slots
            fn print_param(&self, _: &mut __ods::text::printer::AsmPrinter<'_>, _: usize, _: bool) {}
        }
    )
}
