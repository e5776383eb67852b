//! From the checked model to Rust tokens.
//!
//! Generated code is thin: accessors and predicates, beside a table per op that
//! the runtime decodes once and interprets to parse, print, verify and build.
//! All of it lies in one hidden scope per invocation, except for the types
//! themselves. Nothing here fails: what could, `check` has ruled out.
//!
//! Boilerplate carries call-site spans; the user's spans go on the names of
//! their types and on the code that they wrote, and nowhere else, because every
//! span that moves with an edit makes rustc look at the item again.

mod constraints;
mod dialect;
mod docs;
mod fallback;
mod names;
mod op;

use std::cell::RefCell;
use std::path::Path;

use ods_tablegen::Span;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::code::{Code, CodeTable, Grammar};
use crate::format::op::CheckedFormat;
use crate::includes::Includes;
use crate::model::Model;
use crate::rust_tokens::RustTokens;
use constraints::ConstraintPool;
pub(crate) use constraints::child_text;
pub(crate) use fallback::remove_clashes;

/// What every part of the generator looks at.
pub(crate) struct Generator<'g, 'k> {
    /// The path of the runtime crate.
    krate: &'g TokenStream,
    code: &'g CodeTable,
    rust: &'g RustTokens,
    model: &'g Model<'k>,
    constraints: RefCell<ConstraintPool<'k>>,
    /// After an error: tables are empty and code is left out.
    is_fallback: bool,
}

/// Generates everything in `model`; `formats` are those of its ops, or empty after
/// an error.
pub(crate) fn gen_model<'k>(
    model: &Model<'k>,
    formats: &[Option<CheckedFormat<'k>>],
    code: &CodeTable,
    rust: &RustTokens,
    krate: &TokenStream,
    is_fallback: bool,
) -> TokenStream {
    let generator = Generator {
        krate,
        code,
        rust,
        model,
        constraints: RefCell::default(),
        is_fallback,
    };
    let types = model.operators.iter().map(|op| generator.gen_op_struct(op));
    let dialect_types = model
        .dialects
        .iter()
        .map(|dialect| generator.gen_dialect_struct(*dialect));
    let (types, dialect_types): (Vec<_>, Vec<_>) = (types.collect(), dialect_types.collect());
    let dialects: Vec<_> = model
        .dialects
        .iter()
        .map(|dialect| generator.gen_dialect(*dialect))
        .collect();
    let formats = formats
        .iter()
        .map(Option::as_ref)
        .chain(std::iter::repeat(None));
    let ops = model.operators.iter().zip(formats);
    let ops: Vec<_> = ops
        .map(|(op, format)| generator.gen_op(op, format))
        .collect();
    let constraints = generator.constraints.into_inner().into_statics();
    // Bodies that end before they begin leave their parameters unused.
    let unreachable = is_fallback.then(|| quote! { #[allow(unused_variables, unreachable_code)] });
    if dialects.is_empty() && ops.is_empty() {
        return TokenStream::new();
    }
    quote! {
        #(#dialect_types)*
        #(#types)*
        #[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
        #unreachable
        const _: () = {
            use #krate as __ods;
            use #krate::__private as __rt;
            #constraints
            #(#dialects)*
            #(#ops)*
        };
    }
}

impl Generator<'_, '_> {
    /// An expression of the user's, with its placeholders filled in.
    fn expression<'t>(
        &self,
        code: impl Into<Code<'t>>,
        hole: impl FnMut(&str) -> Option<TokenStream>,
    ) -> TokenStream {
        if self.is_fallback {
            return quote! { ::core::unreachable!() };
        }
        self.code.fill(code.into(), hole)
    }

    /// A type of the user's.
    fn ty<'t>(&self, code: impl Into<Code<'t>>) -> TokenStream {
        let code = code.into();
        if self.is_fallback && self.code.check(code, Grammar::Type).is_err() {
            return quote! { () };
        }
        self.code.plain(code)
    }

    /// Items of the user's, in an `impl` or beside it.
    fn items<'t>(&self, code: impl Into<Code<'t>>, grammar: Grammar) -> TokenStream {
        let code = code.into();
        if self.is_fallback && self.code.check(code, grammar).is_err() {
            return TokenStream::new();
        }
        self.code.plain(code)
    }

    /// A name at the place where the user wrote it.
    fn ident_at(&self, name: &str, span: Span) -> Ident {
        names::ident_with(
            name,
            self.rust
                .compiler_span(span)
                .unwrap_or_else(proc_macro2::Span::call_site),
        )
    }
}

/// Makes cargo rebuild the crate when a file that was read changes.
pub(crate) fn gen_tracked_files(includes: &Includes) -> TokenStream {
    let files = includes.files_read().iter().map(|path| {
        let relative = includes
            .manifest_dir
            .as_ref()
            .and_then(|dir| path.strip_prefix(dir).ok());
        let path = if let Some(relative) = relative.and_then(Path::to_str) {
            let relative = format!("/{relative}");
            quote! { ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), #relative) }
        } else {
            let absolute = std::path::absolute(path).unwrap_or_else(|_| path.clone());
            let absolute = absolute.to_string_lossy();
            quote! { #absolute }
        };
        quote! { const _: &[u8] = ::core::include_bytes!(#path); }
    });
    quote! { #(#files)* }
}
