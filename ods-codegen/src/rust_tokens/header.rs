//! The attributes at the top of an invocation.
//!
//! ```text
//! #![emit("toy/ToyOps.td")]      also emit what this file defines; includes it
//! #![include_dir("td")]          look for included files there too
//! #![dialect("toy")]             emit only what belongs to this dialect
//! #![crate(path::to::runtime)]   the path of the runtime crate
//! ```

use std::rc::Rc;

use ods_tablegen::Span;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::parse::Parser as _;

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
}

/// One attribute.
pub(super) enum Attribute {
    Emit(Rc<str>),
    IncludeDir(Rc<str>),
    Dialect(Rc<str>),
    Crate(TokenStream),
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
        "export" | "import" => {
            let message = format!("`{name}` is not supported yet");
            Err((
                message,
                Some("share definitions through a `.td` file that both invocations include"),
            ))
        }
        _ => Err((format!("unknown attribute `{name}`"), Some(KNOWN))),
    }
}

const KNOWN: &str = "the attributes are `emit`, `include_dir`, `dialect` and `crate`";
