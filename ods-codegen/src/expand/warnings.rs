//! Warnings as code about which rustc warns, since a macro cannot warn on stable Rust.

use ods_tablegen::Diagnostic;
use proc_macro2::{Span, TokenStream};

use super::place::{Place, Places};
use crate::r#gen::gen_warning;
use crate::lint::Found;

/// Uses of deprecated constants, each at the place of a warning of a lint, with its text as the
/// reason. rustc's lint `deprecated` reports them.
///
/// A derive has no attribute that makes them errors.
pub(super) fn gen_warnings(warnings: &[Found], places: &Places, is_derive: bool) -> TokenStream {
    let mut tokens = TokenStream::new();
    for (lint, found) in warnings {
        for warning in found {
            tokens.extend(gen_one(lint, warning, places, is_derive));
        }
    }
    tokens
}

fn gen_one(lint: &str, warning: &Diagnostic, places: &Places, is_derive: bool) -> TokenStream {
    let mut reason = warning.message();
    let span = match places.find(warning.span) {
        Place::Tokens(first, last) => first.join(last).unwrap_or(first),
        Place::File(place) => {
            reason = format!("{reason}\n{place}");
            let included_at = place.included_at;
            included_at.map_or(Span::call_site(), |(first, _)| first)
        }
        Place::Unknown => Span::call_site(),
    };
    if let Some(help) = &warning.help {
        reason = format!("{reason}\n = help: {help}");
    }
    if !is_derive {
        reason = format!("{reason}\n = note: `#![deny({lint})]` in `ods!` makes it an error");
    }
    gen_warning(lint, &reason, span)
}
