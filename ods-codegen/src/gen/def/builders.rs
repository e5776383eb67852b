//! Methods of a type or an attribute: constructors and accessors.

use super::super::template::{literal, rust};
use super::super::{Generator, docs, names};
use super::parameter::Parameter;
use crate::model::{Builder, BuilderParameter, TypeOrAttrDef};

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_def_methods(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
    ) -> String {
        let mut methods = vec![self.gen_new(def, parameters)];
        if def.is_verified() {
            methods.push(self.gen_verify(def, parameters));
        }
        if !def.skips_default_builders() {
            methods.push(self.gen_get(def, parameters));
        }
        let builders = def.builders.iter();
        methods.extend(builders.filter_map(|builder| self.gen_def_builder(def, builder)));
        methods.extend(gen_mnemonic(def));
        rust!([name = names::ident(def.rust_name()), methods] impl #name { #methods })
    }

    /// The value with these parameters, unchecked.
    fn gen_new(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        let value = self.gen_value(def, parameters, |it| &it.field, |it| &it.allocate);
        rust!([declared = declared(parameters), value]
            #[allow(dead_code)]
            fn __new(#declared) -> Self { #value }
        )
    }

    /// `Self`, made by the user's constructor or of its fields.
    pub(super) fn gen_value(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
        argument: fn(&Parameter) -> &String,
        field: fn(&Parameter) -> &String,
    ) -> String {
        if self.is_fallback {
            return "::core::unreachable!()".to_owned();
        }
        let arguments = rust!([; for it in parameters => argument = argument(it)] #(#argument,)*);
        self.gen_construct(def, &arguments).unwrap_or_else(|| {
            rust!([; for it in parameters => name = it.field, value = field(it)] Self { #(#name: #value,)* })
        })
    }

    /// `fn __verify`, which checks the parameters.
    pub(super) fn gen_verify_method(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
    ) -> String {
        let mut checks = String::new();
        for (parameter, Parameter { place, .. }) in def.parameters.iter().zip(parameters) {
            let constraint = parameter.type_constraint();
            let Some(constraint) = constraint.filter(|_| !self.is_fallback) else {
                continue;
            };
            let constraint = self.type_constraint(constraint);
            let name = literal(parameter.name);
            checks += &rust!([name, constraint, place]
                __rt::def::check_type(
                    #name,
                    &#constraint,
                    &::core::convert::From::from(::core::clone::Clone::clone(&#place)),
                )?;
            );
        }
        if def.has_verifier() && !self.is_fallback {
            // At the definition: a missing `impl` is reported there.
            let this = self.name_at(def.rust_name(), def.span());
            checks += &rust!([this]
                <#this as __ods::def::VerifyParameters>::verify_parameters(self)?;
            );
        }
        rust!([checks]
            fn __verify(&self) -> ::core::result::Result<(), ::std::string::String> {
                #checks
                ::core::result::Result::Ok(())
            }
        )
    }

    /// The checked constructor, and the check.
    fn gen_verify(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        let verify = self.gen_verify_method(def, parameters);
        let (declared, arguments) = (declared(parameters), arguments(parameters));
        rust!([verify, declared, arguments]
            #[allow(dead_code)]
            #[track_caller]
            fn __new_valid(#declared) -> Self {
                let value = Self::__new(#arguments);
                match value.__verify() {
                    ::core::result::Result::Ok(()) => value,
                    ::core::result::Result::Err(message) => ::core::panic!("{message}"),
                }
            }
            #verify
        )
    }

    /// One of `builders`; nothing if the user writes the function.
    fn gen_def_builder(&self, def: &TypeOrAttrDef<'k>, builder: &Builder<'k>) -> Option<String> {
        use crate::model::fields::Fields as _;
        let body = builder.body?;
        let parameters = builder.parameters.iter().map(|parameter| {
            let default = parameter.default_value;
            let default = default.map(|code| self.filled(code, &[]));
            let name = names::accessor(parameter.name);
            (name, self.builder_type(parameter), default)
        });
        let parameters: Vec<_> = parameters.collect();
        let valid = if def.is_verified() { "_valid" } else { "" };
        let names: Vec<String> = parameters.iter().map(|it| it.0.clone()).collect();
        let values = [("_get", &*format!("Self::__new{valid}"))];
        let body = (self.code).in_function(&names, || self.filled(body, &values));
        let result = match builder.record.code_block("returnType") {
            Some(ty) => self.ty(ty),
            None => "Self".to_owned(),
        };
        let function = names::ident(&def.builder_name(builder));
        Some(
            rust!([function = self.method_name(&function, builder.span), body, result;
                for it in parameters => name = it.0, ty = it.1, default = it.2, has_default = it.2.is_some(), is_required = it.2.is_none()
            ]
                /// Makes a value.
                pub fn #function(#(
                    #name: #(impl ::core::convert::Into<__Option<#ty>> #has_default)? #(#ty #is_required)?,
                )*) -> #result {
                    #(#(let #name: #ty = ::core::convert::Into::into(#name).unwrap_or_else(|| #default);)?)*
                    #body
                }
            ),
        )
    }
}

impl Generator<'_, '_> {
    /// The methods that read the parameters.
    pub(super) fn gen_def_accessors(
        &self,
        def: &TypeOrAttrDef<'_>,
        parameters: &[Parameter],
    ) -> Vec<String> {
        if !def.has_accessors() {
            return Vec::new();
        }
        let accessors = def.parameters.iter().zip(parameters);
        let accessors = accessors.map(|(parameter, it)| {
            rust!([
                doc = literal(&docs::parameter_docs(parameter)), name = self.method_name(&it.field, parameter.span),
                ty = it.accessor, read = it.read
            ]
                #[doc = #doc]
                #[inline]
                pub fn #name(&self) -> #ty { #read }
            )
        });
        accessors.collect()
    }

    /// The constructors over all parameters.
    fn gen_get(&self, def: &TypeOrAttrDef<'_>, parameters: &[Parameter]) -> String {
        let (is_verified, is_plain) = (def.is_verified(), !def.is_verified());
        rust!([get = self.method_name("get", def.span()), get_checked = self.method_name("get_checked", def.span()), declared = declared(parameters), arguments = arguments(parameters), is_verified, is_plain]
            /// The value with these parameters.
            #(
                #is_verified
                ///
                /// # Panics
                ///
                /// If they do not satisfy the definition; see [`get_checked`](Self::get_checked).
            )?
            #[must_use]
            #(#[track_caller] #is_verified)?
            #[inline]
            pub fn #get(#declared) -> Self {
                #(Self::__new #is_plain)? #(Self::__new_valid #is_verified)? (#arguments)
            }
            #(
                #is_verified
                /// The value with these parameters.
                ///
                /// # Errors
                ///
                /// If they do not satisfy the definition: a diagnostic at `location`.
                #[inline]
                pub fn #get_checked(
                    location: __ods::Location,
                    #declared
                ) -> ::core::result::Result<Self, __ods::Diagnostic> {
                    let value = Self::__new(#arguments);
                    match value.__verify() {
                        ::core::result::Result::Ok(()) => ::core::result::Result::Ok(value),
                        ::core::result::Result::Err(message) => {
                            ::core::result::Result::Err(__ods::Diagnostic::error(location, message))
                        }
                    }
                }
            )?
        )
    }

    /// The type of a builder's parameter, where it was written.
    fn builder_type(&self, parameter: &BuilderParameter<'_>) -> String {
        let ty = self.ty(parameter.ty);
        if self.is_known(parameter.ty.text()) {
            return ty;
        }
        let origin = self.inline_origin(parameter.ty);
        self.code.at(origin.or(Some(parameter.span)), ty)
    }
}

/// The parameters of a constructor, with their types.
pub(super) fn declared(parameters: &[Parameter]) -> String {
    rust!([; for it in parameters => name = it.field, ty = it.argument] #(#name: #ty,)*)
}

fn arguments(parameters: &[Parameter]) -> String {
    rust!([; for it in parameters => name = it.field] #(#name,)*)
}

/// `const MNEMONIC`
pub(super) fn gen_mnemonic(def: &TypeOrAttrDef<'_>) -> Option<String> {
    def.mnemonic().map(|mnemonic| {
        rust!([mnemonic = literal(mnemonic)]
            /// The word that the text begins with.
            pub const MNEMONIC: &'static str = #mnemonic;
        )
    })
}
