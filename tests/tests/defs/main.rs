//! Types and attributes defined with ODS: parsing and printing, values, and errors.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "`UPDATE_EXPECT=1` writes them"
)]

mod attributes;
mod depth;
mod formats;
mod gaps;
mod guide;
mod mutable;
mod ops;
mod random;
mod types;
mod values;

use expect_test::Expect;
use ods_runtime::attributes::Attribute;
use ods_runtime::diagnostics::{Diagnostic, Diagnostics};
use ods_runtime::location::LocationKind;
use ods_runtime::registry::{Dialect, DialectRegistry};
use ods_runtime::text::parser::{self, ParserConfig};

/// Parses an attribute or a type with the dialect `D`.
fn parse<D: Dialect>(text: &str) -> Result<Attribute, Diagnostics> {
    let registry = DialectRegistry::new().with::<D>();
    let config = ParserConfig {
        registry: &registry,
        allow_unregistered_dialects: false,
    };
    parser::parse_attribute(text.as_bytes(), config)
}

/// The printed form of a text, after a check that it reads back; or the error and its
/// position.
fn round_trip<D: Dialect>(text: &str) -> String {
    match parse::<D>(text) {
        Ok(attribute) => {
            let printed = attribute.to_string();
            let again = parse::<D>(&printed);
            assert_eq!(again.as_ref(), Ok(&attribute), "{printed}");
            printed
        }
        Err(errors) => {
            let line = |error: &Diagnostic| match error.location.kind() {
                LocationKind::Source { offset, .. } => format!("{offset}: {}", error.message),
                _ => panic!("an error of the parser has a place"),
            };
            errors.iter().map(line).collect::<Vec<_>>().join("\n")
        }
    }
}

#[track_caller]
fn check<D: Dialect>(text: &str, expected: &Expect) {
    expected.assert_eq(&round_trip::<D>(text));
}
