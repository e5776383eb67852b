//! The attributes at the top of an invocation.
//!
//! ```text
//! #![emit("toy/ToyOps.td")]      also emit what this file defines; includes it
//! #![include_dir("td")]          look for included files there too
//! #![include_dir(env = "NAME")]  the same; an environment variable of the build has the folder
//! #![dialect("toy")]             emit only what belongs to this dialect
//! #![crate(path::to::runtime)]   the path of the runtime crate
//! #![deny(format)]               formats that cannot be read back are errors
//! #![deny(unverifiable)]         ops that never pass their verifier are errors
//! #![export(toy_td)]             share the definitions as the macro `toy_td`
//! #![export(toy_td in crate::x)] the same; the module of the types is `crate::x`
//! #![import(toy::toy_td)]        know the definitions that were shared so
//! #![upstream]                   the files are MLIR's: their C++ is translated, or left out
//! #![vocabulary("Toy.cpp2rs")]   further translations of C++
//! ```

use std::rc::Rc;

use ods_tablegen::Span;
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use strsim::osa_distance;
use syn::Token;
use syn::parse::{ParseStream, Parser as _};
use syn::punctuated::Punctuated;

use crate::lint::Denied;

/// The settings in the attributes.
#[derive(Default)]
pub(crate) struct Header {
    /// Files whose definitions are emitted, with the place of their `include`.
    pub(crate) emit: Vec<(Rc<str>, Span)>,
    /// Folders in which included files are looked for.
    pub(crate) include_dirs: Vec<Rc<str>>,
    /// The dialect to which the output is restricted.
    pub(crate) dialect: Option<(Rc<str>, Span)>,
    /// The path of the runtime crate.
    pub(crate) krate: Option<TokenStream>,
    /// Under which name the definitions are shared.
    pub(crate) export: Option<Export>,
    /// Where definitions of other invocations are imported, in order.
    pub(crate) imports: Vec<Span>,
    /// The lints whose findings are errors.
    pub(crate) denied: Denied,
    /// Whether files hold C++ in place of Rust.
    pub(crate) is_upstream: bool,
    /// Files with translations of C++.
    pub(crate) vocabularies: Vec<(Rc<str>, Span)>,
    /// Whether an attribute has a mistake, so that definitions may be missing.
    pub(crate) is_broken: bool,
}

/// `#![export(name)]`
pub(crate) struct Export {
    /// The name of the macro.
    pub(crate) name: Ident,
    /// The path of the module, below `crate`, if it is given.
    pub(crate) module: Option<String>,
}

/// The paths that the header of `stream` imports, and the path of the runtime
/// crate; `None` if there are no imports, or the header has a mistake.
pub(crate) fn imports(stream: &TokenStream) -> Option<(Vec<TokenStream>, Option<TokenStream>)> {
    let mut trees = stream.clone().into_iter().peekable();
    let (mut paths, mut krate) = (Vec::new(), None);
    while let Some(group) = next_attribute(&mut trees).map(|(_, group)| group) {
        match parse_attribute(&group).ok()? {
            Attribute::Import(path) => paths.push(path),
            Attribute::Crate(path) => krate = Some(path),
            _ => {}
        }
    }
    (!paths.is_empty()).then_some((paths, krate))
}

/// Takes `#![…]` from the front: the `#` and the brackets.
pub(super) fn next_attribute(
    trees: &mut std::iter::Peekable<proc_macro2::token_stream::IntoIter>,
) -> Option<(proc_macro2::Span, Group)> {
    // Directives and doc comments begin with `#` too.
    let is_hash =
        |tree: &TokenTree| matches!(tree, TokenTree::Punct(punct) if punct.as_char() == '#');
    if !trees.peek().is_some_and(is_hash) {
        return None;
    }
    let mut ahead = trees.clone();
    match (ahead.next(), ahead.next(), ahead.next()) {
        (Some(hash), Some(TokenTree::Punct(bang)), Some(TokenTree::Group(group)))
            if bang.as_char() == '!' && group.delimiter() == Delimiter::Bracket =>
        {
            *trees = ahead;
            Some((hash.span(), group))
        }
        _ => None,
    }
}

/// Whether a group is `[name(…)]` of an attribute, and not a list as in `a # [b]`.
pub(super) fn is_attribute(group: &Group) -> bool {
    let mut trees = group.stream().into_iter();
    group.delimiter() == Delimiter::Bracket
        && matches!(trees.next(), Some(TokenTree::Ident(name)) if usage(&name).is_some())
        && matches!(trees.next(), Some(TokenTree::Group(args)) if args.delimiter() == Delimiter::Parenthesis)
}

/// One attribute.
pub(super) enum Attribute {
    Emit(Rc<str>),
    IncludeDir(Rc<str>),
    Dialect(Rc<str>),
    Crate(TokenStream),
    Export(Export),
    Import(TokenStream),
    Deny(Denied),
    Upstream,
    Vocabulary(Rc<str>),
}

/// Parses the brackets of `#![…]`.
///
/// # Errors
///
/// A message, and help if there is any.
pub(super) fn parse_attribute(group: &Group) -> Result<Attribute, (String, Option<&'static str>)> {
    let mut trees = group.stream().into_iter();
    let (name, args) = match (trees.next(), trees.next(), trees.next()) {
        (Some(TokenTree::Ident(name)), Some(TokenTree::Group(args)), None)
            if args.delimiter() == Delimiter::Parenthesis =>
        {
            (name, args.stream())
        }
        (Some(TokenTree::Ident(name)), None, None) if name == "upstream" => {
            return Ok(Attribute::Upstream);
        }
        (Some(TokenTree::Ident(name)), None, None) if usage(&name).is_some() => {
            return Err((format!("`{name}` lacks its argument"), usage(&name)));
        }
        _ => {
            return Err((
                "expected an attribute such as `#![emit(\"file.td\")]`".to_owned(),
                Some(KNOWN),
            ));
        }
    };
    let string = |args: TokenStream| match syn::parse2::<syn::LitStr>(args) {
        Ok(text) => Ok(Rc::<str>::from(text.value())),
        Err(_) => Err((format!("`{name}` takes one string literal"), None)),
    };
    let is_path = |args: &TokenStream| syn::Path::parse_mod_style.parse2(args.clone()).is_ok();
    let (message, help) = match name.to_string().as_str() {
        "emit" => return string(args).map(Attribute::Emit),
        "include_dir" => return parse_include_dir(args).map(Attribute::IncludeDir),
        "vocabulary" => return string(args).map(Attribute::Vocabulary),
        "upstream" => ("`upstream` takes no argument", usage(&name)),
        "dialect" => return string(args).map(Attribute::Dialect),
        "crate" if is_path(&args) => return Ok(Attribute::Crate(args)),
        "crate" => ("`crate` takes the path of the runtime crate", None),
        "export" => match parse_export.parse2(args) {
            Ok(export) => return Ok(Attribute::Export(export)),
            Err(_) => (
                "`export` takes the name of a macro, and maybe the module of the types",
                usage(&name),
            ),
        },
        "deny" => match parse_lints.parse2(args) {
            Ok(denied) => return Ok(Attribute::Deny(denied)),
            Err(_) => (
                "`deny` takes the names of lints: `format`, `unverifiable`, `suspicious`",
                None,
            ),
        },
        "import" if is_path(&args) => return Ok(Attribute::Import(args)),
        "import" => (
            "`import` takes the path of a macro that another `ods!` exports",
            usage(&name),
        ),
        unknown => {
            let help = nearest_usage(unknown).unwrap_or(KNOWN);
            return Err((format!("unknown attribute `{name}`"), Some(help)));
        }
    };
    Err((message.to_owned(), help))
}

/// `"folder"`, or `env = "NAME"`.
fn parse_include_dir(args: TokenStream) -> Result<Rc<str>, (String, Option<&'static str>)> {
    if let Ok(folder) = syn::parse2::<syn::LitStr>(args.clone()) {
        return Ok(Rc::from(folder.value()));
    }
    let variable = |input: ParseStream<'_>| {
        let key: Ident = input.parse()?;
        input.parse::<Token![=]>()?;
        let name: syn::LitStr = input.parse()?;
        Ok((key, name.value()))
    };
    match variable.parse2(args) {
        Ok((key, name)) if key == "env" => match std::env::var(&name) {
            Ok(folder) => Ok(Rc::from(folder)),
            Err(_) => Err((
                format!("the environment variable `{name}` is not set"),
                Some("a build script sets it: `println!(\"cargo::rustc-env=NAME=folder\")`"),
            )),
        },
        _ => Err((
            "`include_dir` takes one string literal, or `env = \"NAME\"`".to_owned(),
            None,
        )),
    }
}

/// `format, unverifiable`
fn parse_lints(input: ParseStream<'_>) -> syn::Result<Denied> {
    let mut denied = Denied::default();
    for lint in Punctuated::<Ident, Token![,]>::parse_separated_nonempty(input)? {
        let known = denied.deny(&lint.to_string());
        known.ok_or_else(|| syn::Error::new(lint.span(), "no lint"))?;
    }
    Ok(denied)
}

/// `name`, or `name in crate::module`.
pub(crate) fn parse_export(input: ParseStream<'_>) -> syn::Result<Export> {
    let name = input.parse()?;
    let mut module = None;
    if input.parse::<Option<Token![in]>>()?.is_some() {
        input.parse::<Token![crate]>()?;
        let mut path = Vec::new();
        while input.parse::<Option<Token![::]>>()?.is_some() {
            path.push(input.parse::<Ident>()?.to_string());
        }
        module = Some(path.join("::"));
    }
    Ok(Export { name, module })
}

/// How the attribute is written whose name is most like this one.
fn nearest_usage(name: &str) -> Option<&'static str> {
    let distances = ATTRIBUTES.map(|(known, usage)| (osa_distance(name, known), known, usage));
    let near = |(distance, known, _): &(usize, &str, _)| *distance <= known.len() / 3;
    let nearest = distances.into_iter().filter(near).min();
    nearest.map(|(_, _, usage)| usage)
}

/// The names of the attributes, and how they are written.
const ATTRIBUTES: [(&str, &str); 9] = [
    ("emit", "write `#![emit(\"file.td\")]`"),
    ("include_dir", "write `#![include_dir(\"folder\")]`"),
    ("dialect", "write `#![dialect(\"name\")]`"),
    ("crate", "write `#![crate(path::to::runtime)]`"),
    (
        "deny",
        "write `#![deny(format)]` or `#![deny(unverifiable)]`",
    ),
    (
        "export",
        "write `#![export(name)]`, or `#![export(name in crate::module)]`",
    ),
    (
        "import",
        "write `#![import(path::name)]`, one attribute for each",
    ),
    ("upstream", "write `#![upstream]`"),
    ("vocabulary", "write `#![vocabulary(\"file\")]`"),
];

/// How the attribute `name` is written, if there is one.
fn usage(name: &Ident) -> Option<&'static str> {
    let found = ATTRIBUTES.iter().find(|(known, _)| name == known);
    found.map(|(_, usage)| *usage)
}

const KNOWN: &str = "the attributes are `emit`, `include_dir`, `dialect`, `crate`, `deny`, `export`, `import`, `upstream` and `vocabulary`";
