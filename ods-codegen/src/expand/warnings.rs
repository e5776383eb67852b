//! Warnings as code about which rustc warns, since a macro cannot warn on stable Rust.

use ods_tablegen::{Diagnostic, Diagnostics};
use proc_macro2::{Span, TokenStream};

use super::place::{Place, Places};
use crate::r#gen::gen_warning;

/// Uses of deprecated constants, each at the place of a warning of the lint `unverifiable`, with its text as the
/// reason. rustc's lint `deprecated` reports them.
pub(super) fn gen_warnings(warnings: &Diagnostics, places: &Places) -> TokenStream {
    warnings
        .iter()
        .map(|warning| gen_one(warning, places))
        .collect()
}

fn gen_one(warning: &Diagnostic, places: &Places) -> TokenStream {
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
    reason.push_str("\n = note: `#![deny(unverifiable)]` in `ods!` makes it an error");
    gen_warning("unverifiable", &reason, span)
}
