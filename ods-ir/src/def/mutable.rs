//! Mutable types and attributes in formats: the body is the parameter `$body`, which is left
//! out inside the body itself.

use super::field::{FieldParser, parse_maybe_optional, print_param};
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::{Mutable, MutableBody};

/// Parses the body of the value with this key into `place`; returns whether it is present.
/// Inside the body itself it is absent.
///
/// # Errors
///
/// If it is malformed, or a different body is already set.
pub fn parse_body<T: Mutable<Body: FieldParser>>(
    p: &mut AsmParser<'_>,
    key: &T::Key,
    optional: bool,
    place: &mut Option<T::Body>,
) -> Parsed<bool> {
    let body = p.mutable_body::<T>(key)?;
    let parsed = p.parse_cyclic(&body, |p| parse_maybe_optional(p, optional))?;
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

/// Sets the body to the parsed value, if there is one.
///
/// # Errors
///
/// If a different body is already set, at `offset`.
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
