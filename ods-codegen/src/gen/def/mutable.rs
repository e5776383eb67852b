//! Mutable types and attributes: identified by their parameters, with a body that is
//! set later.
//!
//! The body is of the Rust type that the definition calls its storage. In a format it
//! is `$body`, behind the parameters; inside itself it is not written.

use std::fmt::Write as _;

use super::super::template::{comma_separated, literal, rust};
use super::super::{Generator, docs, names};
use super::format::Customs;
use super::parameter::Parameter;
use crate::model::{DefKind, TypeOrAttrDef};

impl<'k> Generator<'_, 'k> {
    /// The methods of a mutable type, and the traits about its parameters.
    pub(super) fn gen_mutable(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        customs: &Customs<'_>,
    ) -> String {
        let name = names::ident(def.rust_name());
        let body = self.gen_body_type(def);
        let key = comma_separated(parameters.iter().map(|parameter| parameter.storage.clone()));
        let mnemonic = def.mnemonic().map(|mnemonic| {
            let mnemonic = literal(mnemonic);
            rust!([mnemonic]
                /// The word that the text begins with.
                pub const MNEMONIC: &'static str = #mnemonic;
            )
        });
        let constructors = self.gen_scoped_constructors(def, parameters);
        let accessors = if def.has_accessors() {
            gen_accessors(def, parameters)
        } else {
            Vec::new()
        };
        let def_traits = if def.assembly_format().is_some() && !self.is_fallback {
            self.gen_format_of_mutable(def, parameters, customs)
        } else {
            gen_no_format(def)
        };
        rust!([name, body, key, mnemonic, constructors, accessors, def_traits]
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
                type Key = (#key);
                type Body = #body;
            }
            #def_traits
        )
    }

    /// `get` and its like, which look the parameters up in a scope.
    fn gen_scoped_constructors(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        let declared = comma_separated(
            parameters
                .iter()
                .map(|parameter| format!("{}: {}", parameter.field, parameter.argument)),
        );
        let values = comma_separated(
            parameters
                .iter()
                .map(|parameter| parameter.allocate.clone()),
        );
        let fields =
            (0..parameters.len()).map(|index| format!("{}: key.{index}", parameters[index].field));
        let fields = comma_separated(fields);
        let verify = def.is_verified();
        let checks = verify.then(|| self.gen_verify_method(def, parameters));
        let (get, doc) = if verify {
            (
                "match Self::__checked(ir, key) {
                    ::core::result::Result::Ok(value) => value,
                    ::core::result::Result::Err(message) => ::core::panic!(\"{message}\"),
                }",
                "#[doc = \"\"] #[doc = \" # Panics\"] #[doc = \"\"] #[doc = \" If the parameters do not satisfy the definition; see [`get_checked`](Self::get_checked).\"] #[track_caller]",
            )
        } else {
            ("Self::__of(ir.type_scope(), key)", "")
        };
        let checked = verify.then(|| {
            rust!([declared, values]
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
                    Self::__checked(ir, (#values))
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
            )
        });
        let parsed = verify.then_some(
            "if let ::core::result::Result::Err(message) = value.__verify() {
                return ::core::result::Result::Err(p.emit_op_error(offset, message));
            }",
        );
        rust!([declared, values, fields, checks, checked, doc, get, parsed]
            /// The one with these parameters in `ir`: the same one, with the same body,
            /// whenever it is asked for.
            #doc
            #[must_use]
            pub fn get(ir: &__ods::Ir, #declared) -> Self {
                let key = (#values);
                #get
            }
            #checked
            #checks
            /// The same in the IR that a text is parsed into.
            ///
            /// # Errors
            ///
            /// If the text is not parsed into an IR.
            pub fn get_in(p: &mut __ods::text::parser::AsmParser<'_>, #declared) -> __ods::text::parser::Parsed<Self> {
                let offset = p.offset();
                Self::__parsed(p, offset, (#values))
            }
            fn __of(scope: &__ods::types::TypeScope, key: <Self as __ods::types::Mutable>::Key) -> Self {
                let __body = scope.body(&key);
                let _ = &key;
                Self { #fields __body }
            }
            fn __parsed(
                p: &mut __ods::text::parser::AsmParser<'_>,
                offset: u32,
                key: <Self as __ods::types::Mutable>::Key,
            ) -> __ods::text::parser::Parsed<Self> {
                let __body = p.mutable_body::<Self>(&key)?;
                let _ = (&key, offset);
                let value = Self { #fields __body };
                #parsed
                ::core::result::Result::Ok(value)
            }
        )
    }

    /// What parses and prints by a format: the slots, and `impl Def`.
    fn gen_format_of_mutable(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        customs: &Customs<'_>,
    ) -> String {
        let (name, info) = (names::ident(def.rust_name()), names::def_info(def));
        let slots = names::def_slots(def);
        let body = parameters.len().to_string();
        let slots_type = self.gen_slots_type(def, parameters, customs);
        let locals = self.gen_slot_locals(def, parameters, |field| {
            format!("::core::clone::Clone::clone(&self.{field})")
        });
        let key = comma_separated(parameters.iter().map(|parameter| parameter.restore.clone()));
        let mut prints = String::new();
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(print) = &parameter.print {
                let _ = write!(prints, "{index} => {{ {print} }} ");
            }
        }
        let is_default = super::gen_is_default(parameters);
        let custom = customs.gen_print(self, def, parameters);
        let visit = super::gen_visit(parameters);
        rust!([name, info, slots, body, slots_type, locals, key, prints, is_default, custom, visit]
            #slots_type
            impl #slots {
                #[allow(clippy::type_complexity)]
                fn __key(&self) -> ::core::result::Result<<#name as __ods::types::Mutable>::Key, ::std::string::String> {
                    #locals
                    ::core::result::Result::Ok((#key))
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
                    match index { #prints _ => __rt::def::print_body(&self.__body, p, qualified) }
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
        let name = names::ident(def.rust_name());
        format!(
            "{parameters} => {{ match self.__key() {{ \
             ::core::result::Result::Ok(key) => __rt::def::parse_body::<{name}>(p, &key, optional, &mut self.__body), \
             ::core::result::Result::Err(_) => __rt::def::not_bound(p) }} }} "
        )
    }

    /// `fn parse_body` of a mutable type with a format.
    pub(super) fn gen_parse_of_mutable(def: &TypeOrAttrDef<'k>) -> String {
        let (further, slots) = match def.kind {
            DefKind::Type => ("", "__rt::def::parse_type_slots::<Self>(p)?"),
            DefKind::Attr => (
                "ty: __Option<&__ods::Type>,",
                "__rt::def::parse_attr_slots::<Self>(p, ty)?",
            ),
        };
        rust!([further, slots]
            fn parse_body(
                p: &mut __ods::text::parser::AsmParser<'_>,
                #further
            ) -> __ods::text::parser::Parsed<Self> {
                let offset = p.offset();
                let slots = #slots;
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

fn gen_accessors(def: &TypeOrAttrDef<'_>, parameters: &[Parameter]) -> Vec<String> {
    let accessors = def.parameters.iter().zip(parameters);
    accessors
        .map(|(declared, parameter)| {
            let doc = literal(&docs::parameter_docs(declared));
            let Parameter {
                field,
                accessor,
                read,
                ..
            } = parameter;
            rust!([doc, field, accessor, read]
                #[doc = #doc]
                #[inline]
                pub fn #field(&self) -> #accessor { #read }
            )
        })
        .collect()
}

/// `impl Def` of what the user parses and prints.
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
