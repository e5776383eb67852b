//! The one place where code strings become Rust tokens.
//!
//! ODS carries code as strings and code blocks: predicates, types, conversions,
//! default values, bodies. An inline code block yields the user's tokens; other
//! text is tokenised here. Placeholders (`$_self`, `$0`, `$name`) are filled in as
//! whole words, outside of string literals, and `::ods_runtime` becomes the path
//! of `#![crate(path)]`.
//!
//! Nothing else in this crate knows what language a code string is in.

use std::cell::RefCell;
use std::rc::Rc;

use ods_lookup::LookupMap;
use ods_tablegen::{Span, StringValue};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::parse::Parser as _;

use crate::limits::MAX_CODE_DEPTH;
use crate::model::PredCode;
use crate::rust_tokens::RustTokens;

mod assembly;
mod locals;
mod marks;
mod rewrite;
mod splices;

pub(crate) use assembly::{Assembly, CLOSE, OPEN, PARENS};
use rewrite::{
    OwnPath, fill, fill_text, rename, replace_crate, replace_names, replace_own_paths, with_span,
};
pub(crate) use rewrite::{RUNTIME, nests_deeper};
pub(crate) use splices::SPLICE;
use splices::Splice;

/// The grammar of a piece of code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Grammar {
    /// An expression, or the statements of a block.
    Body,
    /// An expression.
    Expression,
    /// A type.
    Type,
    /// A path.
    Path,
    /// Items of an `impl`.
    ImplItems,
    /// Items of a module.
    Items,
}

impl Grammar {
    fn name(self) -> &'static str {
        match self {
            Self::Body | Self::Expression => "an expression",
            Self::Type => "a type",
            Self::Path => "a path",
            Self::ImplItems => "items of an `impl`",
            Self::Items => "items",
        }
    }
}

/// A piece of code, and where it was written if that is known.
#[derive(Clone, Copy)]
pub(crate) struct Code<'t> {
    pub(crate) text: &'t str,
    pub(crate) origin: Option<Span>,
}

impl<'t> From<StringValue<'t>> for Code<'t> {
    fn from(value: StringValue<'t>) -> Self {
        Self {
            text: value.text(),
            origin: value.origin(),
        }
    }
}

impl<'t> From<&'t str> for Code<'t> {
    fn from(text: &'t str) -> Self {
        Self { text, origin: None }
    }
}

impl<'t> From<&'t PredCode<'_>> for Code<'t> {
    fn from(code: &'t PredCode<'_>) -> Self {
        Self {
            text: &code.text,
            origin: code.origin,
        }
    }
}

/// Why a piece of code cannot be used.
#[derive(Clone, Debug)]
pub(crate) struct CodeError {
    /// The mistake, for a message.
    pub(crate) message: String,
    /// Where it is, if the code was written inline.
    pub(crate) span: Option<(proc_macro2::Span, proc_macro2::Span)>,
}

/// The delimiter or string in `text` that nothing closes or opens.
fn unbalanced(text: &str) -> Option<String> {
    let mut open = Vec::new();
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        match char {
            '"' => loop {
                match chars.next() {
                    Some('"') => break,
                    Some('\\') => _ = chars.next(),
                    Some(_) => {}
                    None => return Some("a string is not closed".to_owned()),
                }
            },
            '(' | '[' | '{' => open.push(char),
            ')' | ']' | '}' => {
                let opening = match char {
                    ')' => '(',
                    ']' => '[',
                    _ => '{',
                };
                match open.pop() {
                    Some(found) if found == opening => {}
                    Some(found) => return Some(format!("`{found}` is closed by `{char}`")),
                    None => return Some(format!("`{char}` has no matching opening bracket")),
                }
            }
            _ => {}
        }
    }
    open.pop().map(|found| format!("`{found}` is not closed"))
}

/// The code of one invocation, tokenised once.
pub(crate) struct CodeTable {
    rust: Option<Rc<RustTokens>>,
    krate: Option<TokenStream>,
    /// `$crate` of the macro that expands to the invocation.
    macro_crate: Option<TokenTree>,
    /// The paths of the invocation's items, and their replacements.
    own_paths: Vec<OwnPath>,
    texts: RefCell<LookupMap<Rc<str>, Result<TokenStream, CodeError>>>,
    /// Whether a body, by its text, is an expression, and not statements.
    are_expressions: RefCell<LookupMap<Rc<str>, bool>>,
    /// The tokens that replace names in generated text.
    splices: RefCell<Vec<Splice>>,
    /// The splices of code, by its origin and its tokens.
    known_splices: RefCell<LookupMap<(Option<u32>, String), String>>,
    local_names: locals::LocalNames,
}

impl CodeTable {
    /// A table over the tokens of an invocation; `krate` replaces `::ods_runtime`.
    pub(crate) fn new(rust: Option<Rc<RustTokens>>, krate: Option<TokenStream>) -> Self {
        Self {
            rust,
            macro_crate: krate.as_ref().and_then(macro_crate),
            krate,
            own_paths: Vec::new(),
            texts: RefCell::default(),
            are_expressions: RefCell::default(),
            splices: RefCell::default(),
            known_splices: RefCell::default(),
            local_names: locals::LocalNames::default(),
        }
    }

    /// Makes `$crate` in code that of `path`, if `path` begins with `$crate`: a macro, possibly
    /// of another crate, then expands to the invocation.
    pub(crate) fn take_macro_crate(&mut self, path: &TokenStream) {
        self.macro_crate = self.macro_crate.take().or_else(|| macro_crate(path));
    }

    /// Replaces `path` by `name` in all code: the items of an invocation are in its own
    /// scope, whatever `cppNamespace` is, and imported ones may be in a scope that has no
    /// other name.
    pub(crate) fn add_own_path(&mut self, path: &str, name: &str) {
        if path == name || path.is_empty() || path.strip_prefix("r#") == Some(name) {
            return;
        }
        let trees = path.parse::<TokenStream>().unwrap_or_default().into_iter();
        self.own_paths.push(OwnPath {
            text: path.to_owned(),
            tokens: trees.map(|tree| tree.to_string()).collect(),
            name: name.to_owned(),
        });
    }

    /// Notes a parameter of a generated function, which an item of the user may be called.
    pub(crate) fn add_parameter(&self, name: &str) {
        self.local_names.add_parameter(name);
    }

    /// Calls `write`, which writes the body of a function with these parameters.
    pub(crate) fn in_function<T>(&self, parameters: &[String], write: impl FnOnce() -> T) -> T {
        self.local_names.in_function(parameters, write)
    }

    /// The imports that keep items of the user out of the way of local names in generated code.
    pub(crate) fn imports_of_locals(&self, with_primitives: bool) -> String {
        self.local_names.imports(with_primitives)
    }

    /// Checks that `code` is in `grammar`; the placeholders with the numbers in `several` stand for several expressions.
    pub(crate) fn check(
        &self,
        code: Code<'_>,
        grammar: Grammar,
        several: &[usize],
    ) -> Result<(), CodeError> {
        // `$0...` stands for any number of arguments.
        let tokens = fill(self.lex(code)?, &mut |name, place| {
            let hole = Ident::new("__hole", place);
            let is_several =
                name.ends_with("...") || several.iter().any(|number| name.parse() == Ok(*number));
            let rest = is_several.then(|| quote_spanned! { place => , #hole });
            Some(quote! { #hole #rest })
        });
        let parsed = match grammar {
            Grammar::Body => syn::Block::parse_within.parse2(tokens).map(|statements| {
                let is_expression = matches!(*statements, [syn::Stmt::Expr(_, None)]);
                let mut known = self.are_expressions.borrow_mut();
                known.insert(code.text.into(), is_expression);
            }),
            Grammar::Expression => syn::parse2::<syn::Expr>(tokens).map(|_| {
                let mut known = self.are_expressions.borrow_mut();
                known.insert(code.text.into(), true);
            }),
            Grammar::Type => syn::parse2::<syn::Type>(tokens).and_then(|ty| match ty {
                // `i64 +` parses as a trait object of the 2015 edition.
                syn::Type::TraitObject(object) if object.dyn_token.is_none() => {
                    Err(syn::Error::new_spanned(object, "unexpected `+`"))
                }
                _ => Ok(()),
            }),
            Grammar::Path => syn::parse2::<syn::Path>(tokens).map(drop),
            Grammar::ImplItems => {
                let parsed = syn::parse2::<syn::ItemImpl>(quote! { impl __Hole { #tokens } });
                parsed.and_then(|parsed| parsed.items.into_iter().try_for_each(with_definition))
            }
            Grammar::Items => syn::parse2::<syn::File>(tokens).map(drop),
        };
        parsed.map_err(|error| {
            let has_place = !is_of_invocation(error.span()) && self.is_inline(code);
            CodeError {
                message: format!("this is not valid as {}: {error}", grammar.name()),
                span: has_place.then(|| (error.span(), error.span())),
            }
        })
    }

    /// Whether a body that was checked is an expression, and not statements.
    pub(crate) fn is_expression(&self, code: Code<'_>) -> Option<bool> {
        self.are_expressions.borrow().get(code.text).copied()
    }

    /// The names of the placeholders in `code`.
    pub(crate) fn placeholders(&self, code: Code<'_>) -> Vec<String> {
        let mut names = Vec::new();
        if let Ok(tokens) = self.lex(code) {
            fill(tokens, &mut |name, _| {
                if name != "crate" {
                    names.push(name.to_owned());
                }
                None
            });
        }
        names
    }

    /// `code` as text, with its placeholders filled in; one for which `hole` returns
    /// `None` stays. Inline tokens become a splice.
    pub(crate) fn text<'t>(
        &self,
        code: impl Into<Code<'t>>,
        mut hole: impl FnMut(&str) -> Option<String>,
    ) -> String {
        self.filled_text(code.into(), &mut hole)
    }

    /// [`Self::text`], compiled once for all closures.
    fn filled_text(&self, code: Code<'_>, hole: &mut dyn FnMut(&str) -> Option<String>) -> String {
        // An export carries the code to other crates, where `$crate` is this one too.
        let mut hole = |name: &str| match (name, &self.macro_crate) {
            ("crate", Some(krate)) => Some(self.splice(krate.to_token_stream())),
            ("crate", None) => Some("crate".to_owned()),
            _ => hole(name),
        };
        self.local_names.mention(code.text);
        let is_inline = self.is_inline(code);
        // A string literal has no placeholders.
        let has_dollar = code.text.contains('$');
        let needs_tokens = is_inline || has_dollar && code.text.contains('"');
        if !needs_tokens {
            let text = if has_dollar {
                fill_text(code.text, &mut hole)
            } else {
                code.text.to_owned()
            };
            return self.finish_text(text);
        }
        let Ok(tokens) = self.lex(code) else {
            return "::core::unreachable!()".to_owned();
        };
        // The compiler reports mistakes in what stands for a placeholder at the placeholder, or at the string
        // around it. The call site's hygiene keeps it generated code.
        let located = |place| proc_macro2::Span::call_site().located_at(place);
        let string = self.rust.as_ref().zip(code.origin);
        let string = string
            .and_then(|(rust, origin)| rust.string(origin))
            .map(located);
        let tokens = fill(tokens, &mut |name, place| {
            let text = hole(name)?;
            if !is_inline {
                return Some(Self::tokens(&text));
            }
            let span = string.unwrap_or_else(|| located(place));
            Some(if is_name(&text) {
                Ident::new(&text, span).into_token_stream()
            } else {
                with_span(Self::tokens(&text), span)
            })
        });
        if is_inline {
            self.splice_once(code, tokens)
        } else {
            tokens.to_string()
        }
    }

    /// Replaces paths, and ends a comment.
    fn finish_text(&self, mut text: String) -> String {
        if self.krate.is_some() && text.contains(RUNTIME) {
            text = rename(&text, RUNTIME, &self.crate_text());
        }
        for path in &self.own_paths {
            if text.contains(&path.text) {
                text = rename(&text, &path.text, &path.name);
            }
        }
        if text.contains("//") {
            // The text after must not become part of the comment.
            text.push('\n');
        }
        text
    }

    /// The path of the runtime crate in generated text.
    pub(crate) fn crate_text(&self) -> String {
        let Some(krate) = &self.krate else {
            return RUNTIME.to_owned();
        };
        let text = krate.to_string();
        if !self.is_crate_spliced() {
            return text;
        }
        self.splice_once(text.as_str().into(), krate.clone())
    }

    /// Whether the path of the runtime crate begins with the `$crate` of a macro, which text
    /// cannot name.
    pub(crate) fn is_crate_spliced(&self) -> bool {
        self.krate.as_ref().and_then(macro_crate).is_some()
    }

    /// A type. One with references that was written as a string stays text, because the
    /// generator may add lifetimes; its names get the user's spans.
    pub(crate) fn type_text(&self, mut code: Code<'_>) -> String {
        let string = self.rust.as_ref().zip(code.origin);
        let string = string.and_then(|(rust, origin)| rust.string(origin));
        let Some(span) = string.filter(|_| code.text.contains(['&', '\''])) else {
            return self.text(code, |_| None);
        };
        let origin = code.origin.take();
        let text = self.text(code, |_| None);
        if text.contains(RUNTIME) {
            return text;
        }
        replace_names(&text, |name| {
            let tokens = with_span(Self::tokens(name), span);
            self.splice_once(Code { origin, ..code }, tokens)
        })
    }

    /// Whether the code was written in the invocation.
    pub(crate) fn is_inline(&self, code: Code<'_>) -> bool {
        let is_inline = |(rust, origin): (&Rc<RustTokens>, _)| {
            rust.block(origin).is_some() || rust.string(origin).is_some()
        };
        self.rust.as_ref().zip(code.origin).is_some_and(is_inline)
    }

    /// The tokens of the code, with the spans at which the compiler reports mistakes: their
    /// own in a code block, that of the literal in a string.
    fn lex(&self, code: Code<'_>) -> Result<TokenStream, CodeError> {
        let Some((rust, origin)) = self.rust.as_ref().zip(code.origin) else {
            return self.lex_text(code);
        };
        if let Some(tokens) = rust.block(origin) {
            return Ok(self.replace_paths(tokens.clone()));
        }
        let tokens = self.lex_text(code)?;
        Ok(match rust.string(origin) {
            Some(span) => with_span(tokens, span),
            None => tokens,
        })
    }

    fn lex_text(&self, code: Code<'_>) -> Result<TokenStream, CodeError> {
        if let Some(tokens) = self.texts.borrow().get(code.text) {
            return tokens.clone();
        }
        let error = |message| CodeError {
            message,
            span: None,
        };
        let tokens = match code.text.parse::<TokenStream>() {
            Ok(tokens) if nests_deeper(&tokens, MAX_CODE_DEPTH) => {
                Err(error("the code nests too deeply".to_owned()))
            }
            Ok(tokens) => Ok(self.replace_paths(tokens)),
            Err(problem) => Err(error(match unbalanced(code.text) {
                Some(what) => format!("this is not Rust: {what}"),
                None => format!("this is not Rust: {problem}"),
            })),
        };
        self.texts
            .borrow_mut()
            .insert(code.text.into(), tokens.clone());
        tokens
    }

    fn replace_paths(&self, tokens: TokenStream) -> TokenStream {
        let tokens = match &self.krate {
            Some(krate) => replace_crate(tokens, krate),
            None => tokens,
        };
        match self.own_paths.as_slice() {
            [] => tokens,
            paths => replace_own_paths(tokens, paths),
        }
    }
}

/// Whether a span is that of the whole invocation, which `syn` gives to the end of its input. Spans have no `==`; their
/// debug text tells them apart.
fn is_of_invocation(span: proc_macro2::Span) -> bool {
    format!("{span:?}") == format!("{:?}", proc_macro2::Span::call_site())
}

/// Refuses a function without a body, and a constant or a type without a value: `syn` reads them.
fn with_definition(item: syn::ImplItem) -> syn::Result<()> {
    match item {
        syn::ImplItem::Verbatim(tokens) => Err(syn::Error::new_spanned(
            tokens,
            "a function has no body, or a constant or a type no value",
        )),
        _ => Ok(()),
    }
}

/// Whether generated text is one name.
fn is_name(text: &str) -> bool {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    text.bytes().all(is_word)
        && text.starts_with(|first: char| !first.is_ascii_digit())
        && text != "_"
}

/// `$crate`, if a path begins with it.
fn macro_crate(path: &TokenStream) -> Option<TokenTree> {
    let first = path.clone().into_iter().next();
    first.filter(|first| first.to_string() == "$crate")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(text: &str, pairs: &[(&str, &str)]) -> String {
        let table = CodeTable::new(None, None);
        table.text(text, |name| {
            let found = pairs.iter().find(|pair| pair.0 == name);
            found.map(|pair| pair.1.to_owned())
        })
    }

    #[test]
    fn placeholders_are_filled_at_any_depth() {
        assert_eq!(
            filled("f($_self, ($0))", &[("_self", "x"), ("0", "1 + 2")]),
            "f(x, (1 + 2))"
        );
        assert_eq!(
            filled("$lhsx + $lhs", &[("lhs", "op.lhs(ir)")]),
            "$lhsx + op.lhs(ir)"
        );
        assert_eq!(filled("g(\"$x\", $x)", &[("x", "1")]), "g (\"$x\" , 1)");
        assert_eq!(filled("x // y", &[]), "x // y\n");
    }

    #[test]
    fn the_runtime_crate_is_renamed() {
        let table = CodeTable::new(None, Some(quote! { crate::ods }));
        let text = table.text("f(::ods_runtime::Type::i32(), x::ods_runtime)", |_| None);
        assert_eq!(
            text.replace(' ', ""),
            "f(crate::ods::Type::i32(),x::ods_runtime)"
        );
    }

    #[test]
    fn own_definitions_lose_their_path() {
        let mut table = CodeTable::new(None, None);
        table.add_own_path("a::b::E", "E");
        let text = |code: &str| table.text(code, |_| None).replace(' ', "");
        assert_eq!(
            text("f(a::b::E::X, c::a::b::E, a::b::Ex)"),
            "f(E::X,c::a::b::E,a::b::Ex)"
        );
        assert_eq!(text("g(\"$\", a::b::E::X)"), "g(\"$\",E::X)");
    }

    #[test]
    fn code_is_checked_by_its_grammar() {
        let table = CodeTable::new(None, None);
        let check = |text: &str, grammar| {
            table
                .check(text.into(), grammar, &[])
                .map_err(|error| error.message)
        };
        assert_eq!(check("let x = $_self; x > 1", Grammar::Body), Ok(()));
        assert_eq!(check("&[i64]", Grammar::Type), Ok(()));
        assert!(check("a +", Grammar::Body).is_err());
        assert!(check("f(", Grammar::Body).is_err());
        assert!(check("1 + 2", Grammar::Type).is_err());
        assert_eq!(
            check("pub fn f(self) {} const X: i32 = 1;", Grammar::ImplItems),
            Ok(())
        );
    }
}
