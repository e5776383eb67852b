//! Methods of a type or an attribute: constructors and accessors.

use super::super::template::{comma_separated, literal, rust};
use super::super::{Generator, docs, names};
use super::parameter::Parameter;
use crate::model::{Builder, BuilderParameter, TypeOrAttrDef};

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_def_methods(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
    ) -> String {
        let name = names::ident(def.rust_name());
        let mut methods = vec![self.gen_new(def, parameters)];
        if def.is_verified() {
            methods.push(self.gen_verify(def, parameters));
        }
        if !def.skips_default_builders() {
            methods.push(gen_get(def, parameters));
            if def.is_verified() {
                methods.push(gen_get_checked(parameters));
            }
        }
        methods.extend(
            def.builders
                .iter()
                .filter_map(|builder| self.gen_def_builder(def, builder)),
        );
        if let Some(mnemonic) = def.mnemonic() {
            let mnemonic = literal(mnemonic);
            methods.push(rust!([mnemonic]
                /// The word that the text begins with.
                pub const MNEMONIC: &'static str = #mnemonic;
            ));
        }
        if def.has_accessors() {
            let accessors = def.parameters.iter().zip(parameters);
            methods.extend(accessors.map(|(declared, parameter)| {
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
            }));
        }
        rust!([name, methods] impl #name { #methods })
    }

    /// The value with these parameters, unchecked.
    fn gen_new(&self, def: &TypeOrAttrDef<'k>, parameters: &[Parameter]) -> String {
        let declared = declared(parameters);
        let arguments = comma_separated(parameters.iter().map(|parameter| parameter.field.clone()));
        let value = if self.is_fallback {
            "::core::unreachable!()".to_owned()
        } else if let Some(construct) = self.gen_construct(def, &arguments) {
            construct
        } else {
            let fields = parameters
                .iter()
                .map(|parameter| format!("{}: {}", parameter.field, parameter.allocate));
            format!("Self {{ {} }}", comma_separated(fields))
        };
        rust!([declared, value]
            #[allow(dead_code)]
            fn __new(#declared) -> Self { #value }
        )
    }

    /// `fn __verify`, which checks the parameters.
    pub(super) fn gen_verify_method(
        &self,
        def: &TypeOrAttrDef<'k>,
        parameters: &[Parameter],
    ) -> String {
        let mut checks = String::new();
        for (parameter, Parameter { place, .. }) in def.parameters.iter().zip(parameters) {
            let Some(constraint) = parameter.type_constraint() else {
                continue;
            };
            if self.is_fallback {
                continue;
            }
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
            // At the definition, where a missing `impl` is reported.
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

    /// Whatever checks the parameters.
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
        let function = names::ident(&def.builder_name(builder));
        let names: Vec<String> = builder
            .parameters
            .iter()
            .map(|parameter| names::accessor(parameter.name))
            .collect();
        let declared = builder
            .parameters
            .iter()
            .zip(&names)
            .map(|(parameter, name)| {
                let ty = self.builder_type(parameter);
                match parameter.default_value {
                    Some(_) => format!("{name}: impl ::core::convert::Into<__Option<{ty}>>"),
                    None => format!("{name}: {ty}"),
                }
            });
        let declared = comma_separated(declared);
        let defaults = builder.parameters.iter().zip(&names).filter_map(|(parameter, name)| {
            let (ty, value) = (
                self.builder_type(parameter),
                self.expression(parameter.default_value?, |_| None),
            );
            Some(format!(
                "let {name}: {ty} = ::core::convert::Into::into({name}).unwrap_or_else(|| {value});"
            ))
        });
        let defaults: String = defaults.collect();
        let make = if def.is_verified() {
            "Self::__new_valid"
        } else {
            "Self::__new"
        };
        let body = self.expression(body, |hole| (hole == "_get").then(|| make.to_owned()));
        let result = match builder.record.code_block("returnType") {
            Some(ty) => self.ty(ty),
            None => "Self".to_owned(),
        };
        Some(rust!([function, declared, defaults, body, result]
            /// Makes a value.
            pub fn #function(#declared) -> #result { #defaults #body }
        ))
    }
}

impl Generator<'_, '_> {
    /// The type of a builder's parameter, where it was written.
    fn builder_type(&self, parameter: &BuilderParameter<'_>) -> String {
        let ty = self.ty(parameter.ty);
        if self.is_known(parameter.ty.text()) {
            return ty;
        }
        let origin = parameter.ty.origin();
        let origin = origin.filter(|_| self.code.is_inline(parameter.ty.into()));
        self.code.at(origin.or(Some(parameter.span)), ty)
    }
}

fn declared(parameters: &[Parameter]) -> String {
    comma_separated(
        parameters
            .iter()
            .map(|parameter| format!("{}: {}", parameter.field, parameter.argument)),
    )
}

fn arguments(parameters: &[Parameter]) -> String {
    comma_separated(parameters.iter().map(|parameter| parameter.field.clone()))
}

/// The constructor over all parameters.
fn gen_get(def: &TypeOrAttrDef<'_>, parameters: &[Parameter]) -> String {
    let (declared, arguments) = (declared(parameters), arguments(parameters));
    if !def.is_verified() {
        return rust!([declared, arguments]
            /// The value with these parameters.
            #[must_use]
            #[inline]
            pub fn get(#declared) -> Self { Self::__new(#arguments) }
        );
    }
    rust!([declared, arguments]
        /// The value with these parameters.
        ///
        /// # Panics
        ///
        /// If they do not satisfy the definition; see [`get_checked`](Self::get_checked).
        #[must_use]
        #[track_caller]
        #[inline]
        pub fn get(#declared) -> Self { Self::__new_valid(#arguments) }
    )
}

fn gen_get_checked(parameters: &[Parameter]) -> String {
    let (declared, arguments) = (declared(parameters), arguments(parameters));
    rust!([declared, arguments]
        /// The value with these parameters.
        ///
        /// # Errors
        ///
        /// If they do not satisfy the definition: a diagnostic at `location`.
        #[inline]
        pub fn get_checked(
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
    )
}
