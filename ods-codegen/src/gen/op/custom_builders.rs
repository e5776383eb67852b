//! Builders that the definition adds (`builders`).
//!
//! Rust has no overloading, so each has a name of its own: that of its
//! definition, or else the names of its parameters. A body either yields the op,
//! mostly by calling another builder, or fills `$_state`. A parameter with a
//! default (`CArg`) takes a value or `None`; if it is an `Option` whose default is
//! `None`, that, a value, or `Some` of one.

use ods_interface::interface::with_named_lifetime;

use super::super::template::{literal, rust};
use super::super::{Generator, names};
use super::build::{BUILDER_NAMES, LOCATION_NAMES, STATE_NAMES, free_name};
use crate::code::Code;
use crate::model::{Builder, BuilderParameter, Operator};

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_custom_builders(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        let builders = op.builders.iter();
        methods.extend(builders.filter_map(|builder| self.gen_custom_builder(op, builder)));
    }

    /// A call that requires the function of a builder without body, which the user
    /// writes. Without it the call finds the function of a trait, whose bound says what to write.
    pub(super) fn gen_required_builder(
        &self,
        op: &Operator<'k>,
        builder: &Builder<'k>,
    ) -> Option<String> {
        if builder.body.is_some() || builder.has_blank_body || self.is_fallback {
            return None;
        }
        let span = if builder.record.is_from_base() {
            op.span()
        } else {
            builder.record.span()
        };
        let (name, function) = (names::op(op), op.builder_name(builder));
        let parameters = builder.parameters.iter().enumerate();
        let parameters = parameters.map(|(index, it)| (format!("__{index}"), self.ty(it.ty)));
        let parameters: Vec<_> = parameters.collect();
        let shown = builder.parameters.iter().enumerate().map(|(index, it)| {
            let name = match it.name {
                "" => format!("arg_{index}"),
                name => names::accessor(name),
            };
            format!(", {name}: {}", it.ty.text().trim())
        });
        let message =
            format!("the builder `{function}` of `{name}` has no body and is not written");
        let shown: String = shown.collect();
        let note = format!(
            "write `impl {name} {{{{ pub fn {function}(b: &mut OpBuilder<'_>, loc: Location{shown}) -> Self {{{{ … }}}} }}}}`"
        );
        Some(
            rust!([name, function, call = self.text_at(&format!("{name}::{function}"), span), message = literal(&message), note = literal(&note);
                for it in parameters => argument = it.0, ty = it.1
            ]
                const _: () = {
                    #[diagnostic::on_unimplemented(message = #message, label = "needs a function", note = #note)]
                    trait __Written {}
                    #[allow(dead_code)]
                    trait __Missing: ::core::marker::Sized {
                        fn #function(_: &mut __ods::OpBuilder<'_>, _: __ods::Location, #(_: #ty,)*) -> Self
                        where
                            Self: __Written,
                        {
                            ::core::unreachable!()
                        }
                    }
                    impl __Missing for #name {}
                    #[allow(dead_code, deprecated)]
                    fn __build(__b: &mut __ods::OpBuilder<'_>, __loc: __ods::Location, #(#argument: #ty,)*) -> #name {
                        #call(__b, __loc, #(#argument,)*)
                    }
                };
            ),
        )
    }

    /// One builder; nothing if the user writes the function.
    fn gen_custom_builder(&self, op: &Operator<'k>, builder: &Builder<'k>) -> Option<String> {
        let body = match builder.body {
            Some(body) => Code::from(body),
            None if builder.has_blank_body => Code::from(""),
            None => return None,
        };
        let names = builder.parameters.iter().enumerate();
        let names = names.map(|(index, parameter)| match parameter.name {
            "" => format!("arg_{index}"),
            name => names::accessor(name),
        });
        let names: Vec<String> = names.collect();
        let is_taken = |name: &str| names.iter().any(|taken| taken == name);
        let [b, loc, state] = [BUILDER_NAMES, LOCATION_NAMES, STATE_NAMES]
            .map(|candidates| free_name(candidates, is_taken));
        let parameters = builder.parameters.iter().zip(&names);
        let parameters = parameters.map(|(it, name)| self.builder_parameter(it, name));
        let parameters: Vec<_> = parameters.collect();
        // Lifetimes cannot be elided in `impl Trait`.
        let has_lifetime = parameters.iter().any(|it| it.0.contains("'__a"));
        let placeholders = self.code.placeholders(body);
        let uses_state = builder.has_blank_body || placeholders.iter().any(|name| name == "_state");
        let places = ["_builder", "_ctxt", "_ir"].map(|hole| (hole, b));
        let values = [&places[..], &[("_loc", loc), ("_state", state)]].concat();
        let code = (self.code).in_function(&names, || self.filled(body, &values));
        Some(rust!([
            deprecated = builder.deprecated.map(literal), function = self.method_name(&names::ident(&op.builder_name(builder)), builder.span),
            // A body of another type is reported at its span.
            this = self.code.at(body.origin, "Self".to_owned()),
            has_lifetime, uses_state, yields_op = !uses_state, b, loc, state, code;
            for it in parameters => declaration = it.0, default = it.1
        ]
            /// Builds the operation.
            #(#[deprecated = #deprecated])?
            pub fn #function #(<'__a> #has_lifetime)? (
                #b: &mut __ods::OpBuilder<'_>, #loc: __ods::Location, #(#declaration,)*
            ) -> #this {
                #(#default)*
                #(
                    #uses_state
                    let mut #state = __ods::OperationState::new(<Self as __ods::Op>::INFO, #loc);
                    { #code }
                    Self(#b.create_operation(#state), __rt::OnlyByCast::unchecked())
                )?
                #(#code #yields_op)?
            }
        ))
    }

    /// The declaration of a parameter, and the statement that applies its default.
    fn builder_parameter(
        &self,
        parameter: &BuilderParameter<'k>,
        name: &str,
    ) -> (String, Option<String>) {
        let ty = self.ty(parameter.ty);
        let Some(value) = parameter.default_value else {
            return (format!("{name}: {ty}"), None);
        };
        // As in `core::option::Option::None`.
        let is_none = value.text().rsplit("::").next().map(str::trim) == Some("None");
        let is_option = match syn::parse_str(parameter.ty.text()) {
            Ok(syn::Type::Path(ty)) => (ty.path.segments.last())
                .is_some_and(|segment| segment.ident == "Option" && !segment.arguments.is_none()),
            _ => false,
        };
        let value = self.filled(value, &[]);
        let long = with_named_lifetime(&ty, "'__a");
        let (declared, given) = match (is_option, is_none) {
            (false, _) => (
                format!("impl __rt::SlotValue<{long}>"),
                format!("__rt::SlotValue::into_value({name}).unwrap_or_else(|| {value})"),
            ),
            (true, true) => (
                format!("impl ::core::convert::Into<{long}>"),
                format!("::core::convert::Into::into({name})"),
            ),
            // `None` stands for another default, in place of an `Option`.
            (true, false) => (
                format!("::core::option::Option<{ty}>"),
                format!("{name}.unwrap_or_else(|| {value})"),
            ),
        };
        let default = format!("let {name}: {ty} = {given};");
        (format!("{name}: {declared}"), Some(default))
    }
}
