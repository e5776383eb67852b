//! Mutable types: identified by their parameters, with a body that is set later.
//!
//! The body is of the Rust type that the definition calls its storage; the text is
//! the user's.

use super::super::template::{comma_separated, literal, rust};
use super::super::{Generator, docs, names};
use super::parameter::Parameter;
use crate::model::TypeOrAttrDef;

impl<'k> Generator<'_, 'k> {
    /// The methods of a mutable type, and the traits about its parameters.
    pub(super) fn gen_mutable(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        let (name, info) = (names::ident(def.rust_name()), names::def_info(def));
        let body = self.gen_body_type(def);
        let declared = comma_separated(
            parameters
                .iter()
                .map(|parameter| format!("{}: {}", parameter.field, parameter.argument)),
        );
        let key = comma_separated(parameters.iter().map(|parameter| parameter.storage.clone()));
        let values = comma_separated(
            parameters
                .iter()
                .map(|parameter| parameter.allocate.clone()),
        );
        let fields =
            (0..parameters.len()).map(|index| format!("{}: key.{index}", parameters[index].field));
        let fields = comma_separated(fields);
        let mnemonic = def.mnemonic().map(|mnemonic| {
            let mnemonic = literal(mnemonic);
            rust!([mnemonic]
                /// The word that the text begins with.
                pub const MNEMONIC: &'static str = #mnemonic;
            )
        });
        let accessors: Vec<String> = def
            .parameters
            .iter()
            .zip(parameters)
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
                    pub fn #field(&self) -> #accessor { #read }
                )
            })
            .collect();
        rust!([name, info, body, declared, key, values, fields, mnemonic, accessors]
            impl #name {
                #mnemonic
                #accessors
                /// The type with these parameters in `ir`: the same one, with the same body,
                /// whenever it is asked for.
                #[must_use]
                pub fn get(ir: &__ods::Ir, #declared) -> Self {
                    let key = (#values);
                    let __body = ir.type_scope().body(&key);
                    Self { #fields __body }
                }
                /// The same in the IR that a text is parsed into.
                ///
                /// # Errors
                ///
                /// If the text is not parsed into an IR.
                pub fn get_in(p: &mut __ods::text::parser::AsmParser<'_>, #declared) -> __ods::text::parser::Parsed<Self> {
                    let key = (#values);
                    let __body = p.mutable_body::<Self>(&key)?;
                    ::core::result::Result::Ok(Self { #fields __body })
                }
                /// The body; nothing as long as it is not set.
                pub fn body(&self) -> __Option<::std::sync::Arc<#body>> {
                    self.__body.get()
                }
                /// Where the body is, for parsers and printers.
                pub fn body_place(&self) -> &__ods::types::MutableBody<Self> {
                    &self.__body
                }
                /// Sets the body. Setting an equal one again changes nothing.
                ///
                /// # Errors
                ///
                /// If another body is set already, or the IR of the type is gone.
                pub fn mutate(&self, body: #body) -> ::core::result::Result<(), __ods::types::SetBodyError> {
                    self.__body.set(body)
                }
            }
            #[automatically_derived]
            impl __ods::types::MutableType for #name {
                type Key = (#key);
                type Body = #body;
            }
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

    /// The Rust type of the body.
    pub(super) fn gen_body_type(&self, def: &TypeOrAttrDef<'k>) -> String {
        match def.own_storage() {
            Some(storage) => self.path(storage.as_str()),
            // `check_storage` has reported it.
            None => "()".to_owned(),
        }
    }
}
