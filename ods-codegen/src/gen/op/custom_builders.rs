//! Builders that the definition adds (`builders`).
//!
//! Rust has no overloading, so each has a name of its own: that of its
//! definition, or else the names of its parameters. A body either yields the op,
//! mostly by calling another builder, or fills `$_state`. A parameter with a
//! default (`CArg`) takes a value or `None`; if it is an `Option` whose default is
//! `None`, that, a value, or `Some` of one.

use super::super::conversions::with_named_lifetime;
use super::super::template::{comma_separated, literal, rust};
use super::super::{Generator, names};
use super::build::{BUILDER_NAMES, LOCATION_NAMES, STATE_NAMES, free_name};
use crate::code::Code;
use crate::model::{Builder, BuilderParameter, Operator};

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_custom_builders(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        methods.extend(
            op.builders
                .iter()
                .filter_map(|builder| self.gen_custom_builder(op, builder)),
        );
    }

    /// What asks for the functions of builders without body, which the user writes.
    pub(super) fn gen_required_builder(
        &self,
        op: &Operator<'k>,
        builder: &Builder<'k>,
    ) -> Option<String> {
        if builder.body.is_some() || builder.has_blank_body || self.is_fallback {
            return None;
        }
        let name = names::op(op);
        let span = if builder.record.is_from_base() {
            op.span()
        } else {
            builder.record.span()
        };
        let function = self.name_at(&op.builder_name(builder), span);
        let parameters = builder.parameters.iter().enumerate();
        let (mut declared, mut given) = (Vec::new(), Vec::new());
        for (index, parameter) in parameters {
            declared.push(format!("__{index}: {}", self.ty(parameter.ty)));
            given.push(format!("__{index}"));
        }
        let (declared, given) = (comma_separated(declared), comma_separated(given));
        Some(rust!([name, function, declared, given]
            const _: () = {
                #[allow(dead_code, deprecated)]
                fn __build(__b: &mut __ods::OpBuilder<'_>, __loc: __ods::Location, #declared) -> #name {
                    #name::#function(__b, __loc, #given)
                }
            };
        ))
    }

    /// One builder; nothing if the user writes the function.
    fn gen_custom_builder(&self, op: &Operator<'k>, builder: &Builder<'k>) -> Option<String> {
        let body = match builder.body {
            Some(body) => Code::from(body),
            None if builder.has_blank_body => Code::from(""),
            None => return None,
        };
        let function = names::ident(&op.builder_name(builder));
        let parameters: Vec<String> = (0..builder.parameters.len())
            .map(|index| parameter_name(builder, index))
            .collect();
        let is_taken = |name: &str| parameters.iter().any(|parameter| parameter == name);
        let b = free_name(BUILDER_NAMES, is_taken);
        let loc = free_name(LOCATION_NAMES, is_taken);
        let state = free_name(STATE_NAMES, is_taken);
        let declarations = builder
            .parameters
            .iter()
            .zip(&parameters)
            .map(|(parameter, name)| {
                let ty = self.ty(parameter.ty);
                match Absence::of(parameter) {
                    Absence::Never => format!("{name}: {ty}"),
                    Absence::Default => {
                        let ty = with_named_lifetime(&ty, "'__a");
                        format!("{name}: impl ::core::convert::Into<::core::option::Option<{ty}>>")
                    }
                    Absence::None => {
                        let ty = with_named_lifetime(&ty, "'__a");
                        format!("{name}: impl ::core::convert::Into<{ty}>")
                    }
                    Absence::OuterNone => format!("{name}: ::core::option::Option<{ty}>"),
                }
            });
        let declarations = comma_separated(declarations);
        // `impl Trait` has no lifetimes that are left out.
        let lifetimes = declarations.contains("'__a").then_some("<'__a>");
        let defaults =
            builder
                .parameters
                .iter()
                .zip(&parameters)
                .filter_map(|(parameter, name)| {
                    let (ty, value) = (
                        self.ty(parameter.ty),
                        self.expression(parameter.default_value?, |_| None),
                    );
                    let given = match Absence::of(parameter) {
                        Absence::None => format!("::core::convert::Into::into({name})"),
                        Absence::OuterNone => format!("{name}.unwrap_or_else(|| {value})"),
                        _ => format!(
                            "::core::convert::Into::into({name}).unwrap_or_else(|| {value})"
                        ),
                    };
                    Some(format!("let {name}: {ty} = {given};"))
                });
        let defaults: String = defaults.collect();
        let placeholders = self.code.placeholders(body);
        let uses_state = builder.has_blank_body || placeholders.iter().any(|name| name == "_state");
        // Where the body is not one, it is the place of the mistake.
        let this = self.code.at(body.origin, "Self".to_owned());
        let body = self.expression(body, |hole| match hole {
            "_builder" | "_ctxt" | "_ir" => Some(b.to_owned()),
            "_loc" => Some(loc.to_owned()),
            "_state" => Some(state.to_owned()),
            _ => None,
        });
        let body = if uses_state {
            rust!([b, loc, state, body]
                let mut #state = __ods::OperationState::new(<Self as __ods::Op>::INFO, #loc);
                { #body }
                Self(#b.create_operation(#state))
            )
        } else {
            body
        };
        let deprecated = builder
            .deprecated
            .map(|reason| format!("#[deprecated = {}]", literal(reason)));
        Some(
            rust!([deprecated, function, lifetimes, b, loc, declarations, this, defaults, body]
                /// Builds the operation.
                #deprecated
                pub fn #function #lifetimes (#b: &mut __ods::OpBuilder<'_>, #loc: __ods::Location, #declarations) -> #this {
                    #defaults
                    #body
                }
            ),
        )
    }
}

/// How a caller leaves a parameter to its default.
enum Absence {
    /// There is no default.
    Never,
    /// By `None` in place of a value.
    Default,
    /// By `None`, which is the default of an `Option`.
    None,
    /// By `None` in place of an `Option`, whose default is another one.
    OuterNone,
}

impl Absence {
    fn of(parameter: &BuilderParameter<'_>) -> Self {
        let Some(default) = parameter.default_value else {
            return Self::Never;
        };
        let is_option = match syn::parse_str(parameter.ty.text()) {
            Ok(syn::Type::Path(ty)) => (ty.path.segments.last())
                .is_some_and(|segment| segment.ident == "Option" && !segment.arguments.is_none()),
            _ => false,
        };
        // As in `core::option::Option::None`.
        let is_none = default.text().rsplit("::").next().map(str::trim) == Some("None");
        match (is_option, is_none) {
            (false, _) => Self::Default,
            (true, true) => Self::None,
            (true, false) => Self::OuterNone,
        }
    }
}

fn parameter_name(builder: &Builder<'_>, index: usize) -> String {
    match builder.parameters[index].name {
        "" => format!("arg_{index}"),
        name => names::accessor(name),
    }
}
