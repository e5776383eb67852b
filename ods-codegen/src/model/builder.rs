//! Builders that an op declares beside the generated ones.

use ods_tablegen::{Diagnostics, Record, Span, StringValue, Value};

use super::fields::Fields;
use super::names;

/// An `OpBuilder<(ins "T":$a, CArg<"T", "default">:$b), [{ body }]>`.
#[derive(Clone)]
pub struct Builder<'k> {
    /// The record that defines this builder.
    pub record: Record<'k>,
    /// Where mistakes in it are reported.
    pub span: Span,
    /// The parameters.
    pub parameters: Vec<BuilderParameter<'k>>,
    /// The body; without one the user writes the function.
    pub body: Option<StringValue<'k>>,
    /// Whether the body consists of white space.
    pub has_blank_body: bool,
    /// Why not to use it.
    pub deprecated: Option<&'k str>,
}

/// A parameter of a builder.
#[derive(Clone)]
pub struct BuilderParameter<'k> {
    /// Its name; empty if it has none.
    pub name: &'k str,
    /// Where it was written.
    pub span: Span,
    /// The Rust type.
    pub ty: StringValue<'k>,
    /// The value if the argument is left out.
    pub default_value: Option<StringValue<'k>>,
}

impl<'k> Builder<'k> {
    /// Digests a record that derives from `OpBuilder`; errors are at `span`.
    pub fn new(record: Record<'k>, span: Span, diags: &mut Diagnostics) -> Option<Self> {
        let params = record.dag("dagParams");
        let params = params.map_err(|diagnostic| diags.push(diagnostic)).ok()?;
        let operator = params.operator().as_record();
        if operator.is_none_or(|operator| operator.name() != "ins") {
            diags.error(span, "expected 'ins' in builders");
            return None;
        }
        let mut parameters = Vec::with_capacity(params.len());
        let mut after_default = false;
        for arg in params.args() {
            let arg_span = arg.span.unwrap_or(span);
            let (ty, default_value) = match arg.value {
                Value::String(ty) => (Some(ty), None),
                Value::Record(carg) if carg.is_subclass_of("CArg") => {
                    (carg.string_value("type"), carg.code_block("defaultValue"))
                }
                _ => (None, None),
            };
            let Some(ty) = ty else {
                let message =
                    "Builder DAG arguments must be either strings or defs which inherit from CArg";
                diags.error(arg_span, message);
                continue;
            };
            if after_default && default_value.is_none() {
                let message = "expected an argument with default value after other arguments with default values";
                diags.error(arg_span, message);
            }
            after_default |= default_value.is_some();
            parameters.push(BuilderParameter {
                name: arg.name.unwrap_or_default(),
                span: arg_span,
                ty,
                default_value,
            });
        }
        let is_blank = |body: &str| !body.is_empty() && body.trim().is_empty();
        Some(Self {
            record,
            span,
            parameters,
            body: record.code_block("body"),
            has_blank_body: record.text("body").is_some_and(is_blank),
            deprecated: record.non_empty("odsCppDeprecated"),
        })
    }

    /// The name of the Rust function, which begins with `verb`: the rest is the name of the
    /// definition, nothing for the only builder, or else the names of the parameters.
    pub(crate) fn rust_name(&self, verb: &str, is_only: bool) -> String {
        if !self.record.is_anonymous() {
            let name = names::snake_case(names::op_name(self.record.name()));
            return format!("{verb}_{name}");
        }
        if is_only {
            return verb.to_owned();
        }
        let parameters = self.parameters.iter().map(|parameter| parameter.name);
        let named = parameters.filter(|name| !name.is_empty());
        let parameters: Vec<String> = named.map(names::snake_case).collect();
        if parameters.is_empty() {
            format!("{verb}_default")
        } else {
            format!("{verb}_with_{}", parameters.join("_"))
        }
    }
}
