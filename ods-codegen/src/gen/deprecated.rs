//! What definitions say of being outdated, as rustc's lint `deprecated`.

use ods_tablegen::{Record, RecordKeeper, deprecated_uses};
use proc_macro2::{Span, TokenStream};
use quote::quote;

use super::names;
use super::template::literal;
use crate::model::fields::Fields as _;
use crate::rust_tokens::RustTokens;

/// Makes rustc warn at each definition of the invocation that uses a definition
/// with `Deprecated`: a macro cannot warn by itself.
pub(crate) fn gen_deprecated_uses(keeper: &RecordKeeper, rust: &RustTokens) -> TokenStream {
    let uses = deprecated_uses(keeper, "odsDeprecated");
    let uses = uses.into_iter().filter_map(|found| {
        let span = rust.compiler_span(found.user.span())?;
        Some(gen_warning(found.used.name(), found.reason, span))
    });
    uses.collect()
}

/// Makes rustc warn at `span`, as of a use of a deprecated constant of this name.
pub(crate) fn gen_warning(name: &str, reason: &str, span: Span) -> TokenStream {
    let spans = [Span::call_site(), span];
    let [name, used] = spans.map(|span| names::ident_with(name, span));
    quote! {
        const _: () = {
            #[deprecated = #reason]
            #[allow(non_upper_case_globals)]
            const #name: () = ();
            #used
        };
    }
}

/// The attribute of the type of a definition with `CppDeprecated`.
pub(super) fn deprecated_attribute(record: Record<'_>) -> Option<String> {
    let reason = record.non_empty("odsCppDeprecated")?;
    Some(format!("#[deprecated = {}]", literal(reason)))
}
