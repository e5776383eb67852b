//! Definitions that invocations share: `#![export(name)]` and `#![import(path)]`.
//!
//! An export is a macro that carries the definitions as text, in a [`Unit`], and
//! passes them to a callback. A macro that imports calls it like this:
//!
//! ```text
//! path::name! { ods_import … (callback) state… }    from `Pending::ask`
//! callback! { 1 [unit…] state… }                    its expansion
//! callback! { ready [[unit…]…] { input } }          from `receive`, when all have answered
//! ```
//!
//! The callback is a procedural macro that passes its input to [`receive`]. The
//! last call has the span of the macro that imports, so that generated names
//! resolve as without an import.
//!
//! A unit carries the texts of the files that it includes, and comes with the units
//! that it imports itself; the importing crate needs access to none of them. A unit
//! that comes twice is read once.

mod export;
mod home;
mod unit;

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};

pub(crate) use export::{gen_export, own_unit};
pub(crate) use home::{Homes, module_of};
pub(crate) use unit::{IncludedFile, Unit};

/// The definitions that an invocation imports.
#[derive(Default)]
pub struct Imported {
    /// Each unit once, after those it depends on, with the number of the
    /// `#![import(…)]` that brought it.
    pub(crate) units: Vec<(usize, Unit)>,
}

/// The next step of an import.
pub enum Step {
    /// The next macro is asked: these tokens are the output.
    Ask(TokenStream),
    /// All have answered; these are the definitions, and the input of the macro
    /// that imports them.
    Ready(Imported, TokenStream),
}

/// The state of a macro that imports definitions.
struct Pending {
    /// The span of the macro that imports.
    call_site: Span,
    /// The path of the procedural macro that receives the answers.
    callback: TokenStream,
    /// The exports that are still to be asked.
    paths: Vec<TokenStream>,
    /// The answers, a group each.
    answers: TokenStream,
    /// The input of the macro that imports.
    input: TokenStream,
}

/// Asks the exports `paths` for their definitions; the procedural macro `callback` of
/// the runtime crate receives the answers, and `input` with them.
pub(crate) fn request(
    krate: &TokenStream,
    callback: &str,
    paths: Vec<TokenStream>,
    input: TokenStream,
) -> TokenStream {
    let call_site = Span::call_site();
    let callback = Ident::new(callback, call_site);
    let pending = Pending {
        call_site,
        callback: quote! { #krate::__private::#callback },
        paths,
        answers: TokenStream::new(),
        input,
    };
    pending.ask()
}

impl Pending {
    /// A call of the next export, or of the callback if all have answered.
    fn ask(self) -> TokenStream {
        let (call_site, callback) = (self.call_site, self.callback);
        let (answers, input) = (self.answers, self.input);
        let Some((path, paths)) = self.paths.split_first() else {
            return call(&callback, quote! { ready [#answers] { #input } }, call_site);
        };
        let at = Ident::new("at", call_site);
        let state = quote! { #at (#callback) [#({ #paths })*] [#answers] { #input } };
        // If the macro is not an export, the compiler's error shows the second word.
        let name = path.clone().into_iter().last();
        let span = name.map_or(call_site, |name| name.span());
        let words = quote_spanned! { span=> ods_import this_macro_is_no_export_of_ods };
        call(path, quote! { #words (#callback) #state }, call_site)
    }
}

/// `path! { tokens }`; the `!` and the braces have the span `span`.
fn call(path: &TokenStream, tokens: TokenStream, span: Span) -> TokenStream {
    let mut bang = Punct::new('!', Spacing::Alone);
    bang.set_span(span);
    let mut group = Group::new(Delimiter::Brace, tokens);
    group.set_span(span);
    let mut call = path.clone();
    call.extend([TokenTree::Punct(bang), TokenTree::Group(group)]);
    call
}

/// Reads the input of the callback.
///
/// # Errors
///
/// A message if it was not called by an export of this version of ods.
pub fn receive(input: TokenStream) -> Result<Step, &'static str> {
    let wrong = "this macro may only be called by the macros that `#![export(…)]` of the same version of ods generates";
    let mut trees = input.into_iter();
    match trees.next() {
        Some(TokenTree::Ident(word)) if word == "ready" => {
            let mut group = || next_group(&mut trees);
            let (answers, input) = (group().ok_or(wrong)?, group().ok_or(wrong)?);
            let imported = Imported::parse(answers.stream()).ok_or(wrong)?;
            Ok(Step::Ready(imported, input.stream()))
        }
        Some(TokenTree::Literal(version)) if version.to_string() == "1" => {
            let answer = next_group(&mut trees).ok_or(wrong)?;
            let call_site = trees.next().ok_or(wrong)?.span();
            let mut group = || next_group(&mut trees);
            let callback = group().ok_or(wrong)?.stream();
            let paths = groups(group().ok_or(wrong)?.stream());
            let mut answers = group().ok_or(wrong)?.stream();
            answer.to_tokens(&mut answers);
            let pending = Pending {
                call_site,
                callback,
                paths,
                answers,
                input: group().ok_or(wrong)?.stream(),
            };
            Ok(Step::Ask(pending.ask()))
        }
        _ => Err(wrong),
    }
}

impl Imported {
    fn parse(answers: TokenStream) -> Option<Self> {
        let mut units: Vec<(usize, Unit)> = Vec::new();
        for (number, answer) in groups(answers).into_iter().enumerate() {
            for unit in groups(answer) {
                let unit = Unit::parse(unit)?;
                if !units.iter().any(|(_, known)| known.is_same(&unit)) {
                    units.push((number, unit));
                }
            }
        }
        Some(Self { units })
    }
}

fn next_group(trees: &mut proc_macro2::token_stream::IntoIter) -> Option<Group> {
    match trees.next()? {
        TokenTree::Group(group) => Some(group),
        _ => None,
    }
}

/// The contents of the groups in `tokens`.
fn groups(tokens: TokenStream) -> Vec<TokenStream> {
    let groups = tokens.into_iter().filter_map(|tree| match tree {
        TokenTree::Group(group) => Some(group.stream()),
        _ => None,
    });
    groups.collect()
}
