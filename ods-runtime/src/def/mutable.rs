//! Mutable types and attributes in formats: the body is the parameter `$body`, which
//! is not written inside itself.

use super::field::{FieldParser, print_param};
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::{Mutable, MutableBody};

/// Parses the body of what has that key into its place: whether it was there. Inside
/// itself it is not.
///
/// # Errors
///
/// If it is malformed, or another body is set already.
pub fn parse_body<T: Mutable<Body: FieldParser>>(
    p: &mut AsmParser<'_>,
    key: &T::Key,
    optional: bool,
    place: &mut Option<T::Body>,
) -> Parsed<bool> {
    let body = p.mutable_body::<T>(key)?;
    let parsed = p.parse_cyclic(&body, |p| {
        if optional {
            T::Body::parse_optional(p)
        } else {
            T::Body::parse(p).map(Some)
        }
    })?;
    let Some(value) = parsed else {
        if optional {
            return Ok(false);
        }
        let offset = p.offset();
        return Err(p.emit_op_error(offset, "a body that holds itself is written once"));
    };
    let is_there = value.is_some();
    *place = value;
    Ok(is_there)
}

/// Sets the body that was parsed, if there was one.
///
/// # Errors
///
/// If another one is set already, at `offset`.
pub fn set_parsed_body<T: Mutable>(
    p: &mut AsmParser<'_>,
    offset: u32,
    body: &MutableBody<T>,
    value: Option<T::Body>,
) -> Parsed<()> {
    match value {
        Some(value) => p.set_body(offset, body, value),
        None => Ok(()),
    }
}

/// Prints a body.
pub fn print_body<T: Mutable<Body: FieldParser>>(
    body: &MutableBody<T>,
    p: &mut AsmPrinter<'_>,
    qualified: bool,
) {
    p.print_cyclic(body, |p, value| print_param(value, p, qualified));
}
