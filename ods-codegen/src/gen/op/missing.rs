//! Stand-ins for the functions of custom directives that are not written.
//!
//! For a missing function, the compiler reports only its name. So where nothing in the file of the
//! invocation can bring the function into scope, a stand-in with its name is generated. A call of
//! the stand-in requires a trait that nothing implements, whose message is the signature to write.
//! The stand-in is imported by a glob, so that a function that is in scope after all (made by a
//! macro, for example) takes precedence.
//!
//! For definitions of upstream there are no stand-ins: an op without such a function has no custom form.

use super::super::template::{literal, rust};
use super::super::{Generator, Items, names};
use super::custom_docs::{Function, functions};
use crate::format::Formats;
use crate::format::op::CheckedFormat;

use crate::includes::Includes;
use crate::model::Operator;
use proc_macro2::TokenStream;

impl Generator<'_, '_> {
    /// The functions of a format of upstream that nothing in the file of the invocation brings into scope.
    pub(super) fn missing_functions(
        &self,
        op: &Operator<'_>,
        format: &CheckedFormat<'_>,
    ) -> Vec<String> {
        let Some(includes) = self.includes else {
            return Vec::new();
        };
        let mut names = Vec::new();
        for function in functions(op, Some(format)) {
            if !names.contains(&function.name) && !includes.may_name(&function.name) {
                names.push(function.name);
            }
        }
        names
    }

    /// The stand-ins of all ops.
    pub(crate) fn gen_missing_functions(
        &self,
        formats: &Formats<'_>,
        includes: &Includes,
    ) -> TokenStream {
        let mut items = Items::new(self.code);
        let mut missing: Vec<Function> = Vec::new();
        let operators = self.model.operators.iter().zip(&formats.operators);
        let mut module = String::new();
        for (op, format) in operators {
            let format = format.as_ref().and_then(|format| format.as_ref().ok());
            for function in functions(op, format) {
                let is_known = missing.iter().any(|known| known.name == function.name);
                if !is_known && !includes.may_name(&function.name) {
                    missing.push(function);
                    module = format!("__MissingFunctionsOf{}", names::plain(op.rust_name()));
                }
            }
        }
        if missing.is_empty() {
            return TokenStream::new();
        }
        let functions: String = missing
            .iter()
            .map(|function| self.gen_missing(function))
            .collect();
        items.push(&rust!([module, functions]
            #[allow(unused_imports)]
            use #module::*;
            #[doc(hidden)]
            #[allow(non_camel_case_types, dead_code, clippy::all, clippy::pedantic)]
            mod #module { #functions }
        ));
        items.into_tokens()
    }

    fn gen_missing(&self, function: &Function) -> String {
        let Function {
            directive,
            name,
            arity,
            signature,
        } = function;
        let message =
            format!("`custom<{directive}>` needs the function `{name}`, which is not in scope");
        let label = format!("`{signature}`")
            .replace('{', "{{")
            .replace('}', "}}");
        let parameters: Vec<String> = (0..*arity).map(|number| format!("__P{number}")).collect();
        rust!([
            message = literal(&message), label = literal(&label), wanted = format!("__Has_{name}"), name,
            krate = self.krate, is_parser = name.starts_with("parse_");
            for parameter in parameters => parameter
        ]
            #[diagnostic::on_unimplemented(message = #message, label = #label)]
            pub trait #wanted {}
            #[diagnostic::do_not_recommend]
            impl #wanted for () {}
            pub fn #name<__P: #wanted, #(#parameter,)* #(__R #is_parser)?>(_: __P, #(_: #parameter,)*)
            #(-> #krate::text::parser::Parsed<__R> #is_parser)?
            { ::core::unreachable!() }
        )
    }
}
