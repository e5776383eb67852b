//! The attributes at the top of an invocation.
//!
//! ```text
//! #![emit("toy/ToyOps.td")]      also emit what this file defines; includes it
//! #![include_dir("td")]          look for included files there too
//! #![dialect("toy")]             emit only what belongs to this dialect
//! #![crate(path::to::runtime)]   the path of the runtime crate
//! #![deny(format)]               formats that cannot be read back are errors
//! #![export(toy_td)]             share the definitions as the macro `toy_td`
//! #![export(toy_td in crate::x)] the same; the module of the types is `crate::x`
//! #![import(toy::toy_td)]        know the definitions that were shared so
//! ```

use std::rc::Rc;

use ods_tablegen::Span;
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use syn::Token;
use syn::parse::{ParseStream, Parser as _};

/// What the attributes ask for.
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
    /// Whether warnings about formats are errors.
    pub(crate) denies_formats: bool,
    /// Whether an attribute is wrong, so that what follows may lack something.
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
/// crate; `None` if there are no imports, or something is wrong with the header.
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

/// Whether a group is that of an attribute, `[name(…)]`; `a # [b]` joins lists.
pub(super) fn is_attribute(group: &Group) -> bool {
    let mut trees = group.stream().into_iter();
    group.delimiter() == Delimiter::Bracket
        && matches!(trees.next(), Some(TokenTree::Ident(name)) if NAMES.iter().any(|known| name == known))
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
    DenyFormat,
}

/// Parses what stands in the brackets of `#![…]`.
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
            (name.to_string(), args.stream())
        }
        (Some(TokenTree::Ident(name)), None, None)
            if NAMES.contains(&name.to_string().as_str()) =>
        {
            let help = match name.to_string().as_str() {
                "export" => "write `#![export(name)]`, or `#![export(name in crate::module)]`",
                "import" => "write `#![import(path::name)]`, one attribute for each",
                "crate" => "write `#![crate(path::to::runtime)]`",
                "deny" => "write `#![deny(format)]`",
                "emit" => "write `#![emit(\"file.td\")]`",
                "include_dir" => "write `#![include_dir(\"folder\")]`",
                _ => "write `#![dialect(\"name\")]`",
            };
            return Err((format!("`{name}` lacks its argument"), Some(help)));
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
    match name.as_str() {
        "emit" => string(args).map(Attribute::Emit),
        "include_dir" => string(args).map(Attribute::IncludeDir),
        "dialect" => string(args).map(Attribute::Dialect),
        "crate" => match syn::Path::parse_mod_style.parse2(args.clone()) {
            Ok(_) => Ok(Attribute::Crate(args)),
            Err(_) => Err((
                "`crate` takes the path of the runtime crate".to_owned(),
                None,
            )),
        },
        "export" => match parse_export.parse2(args) {
            Ok(export) => Ok(Attribute::Export(export)),
            Err(_) => Err((
                "`export` takes the name of a macro, and maybe the module of the types".to_owned(),
                Some("write `#![export(name)]`, or `#![export(name in crate::module)]`"),
            )),
        },
        "deny" => match syn::parse2::<Ident>(args) {
            Ok(lint) if lint == "format" => Ok(Attribute::DenyFormat),
            _ => Err(("`deny` takes the name of a lint: `format`".to_owned(), None)),
        },
        "import" => match syn::Path::parse_mod_style.parse2(args.clone()) {
            Ok(_) => Ok(Attribute::Import(args)),
            Err(_) => Err((
                "`import` takes the path of a macro that another `ods!` exports".to_owned(),
                Some("write `#![import(path::name)]`, one attribute for each"),
            )),
        },
        _ => Err((format!("unknown attribute `{name}`"), Some(KNOWN))),
    }
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

/// The names of the attributes.
const NAMES: [&str; 7] = [
    "emit",
    "include_dir",
    "dialect",
    "crate",
    "deny",
    "export",
    "import",
];

const KNOWN: &str =
    "the attributes are `emit`, `include_dir`, `dialect`, `crate`, `deny`, `export` and `import`";
