//! Hand-written custom forms of operations.

mod control;
mod image;
mod memory;
mod module;
mod symbols;
mod values;

pub(super) use control::{parse_switch_op_cases, print_switch_op_cases};
pub(super) use image::{parse_image_operands, print_image_operands};

use super::types::print_case;
use ods_runtime::prelude::*;

/// A string that names a case of an enum; `what` is the name of the attribute.
fn parse_case_string<T: EnumInfo>(p: &mut OpParser<'_, '_>, what: &str) -> Parsed<T> {
    let offset = p.offset();
    let attr = p.parse_attribute(Some(&Type::None))?;
    let Some(text) = attr.as_str() else {
        let message = format!("expected {what} attribute specified as string");
        return Err(p.emit_error(offset, message));
    };
    T::symbolize(text).ok_or_else(|| {
        let message = format!("invalid {what} attribute specification: {attr}");
        p.emit_error(offset, message)
    })
}

/// A keyword that names a case of an enum; `what` is the name of the attribute.
fn parse_case_keyword<T: EnumInfo>(p: &mut OpParser<'_, '_>, what: &str) -> Parsed<T> {
    let offset = p.offset();
    let word = p.parse_any_keyword()?;
    T::symbolize(word).ok_or_else(|| {
        let message = format!("invalid {what} attribute specification: {word}");
        p.emit_error(offset, message)
    })
}

/// The case of an enum as a string.
fn print_case_string(p: &mut OpPrinter<'_>, case: impl EnumInfo) {
    p.write("\"");
    print_case(p, case);
    p.write("\"");
}
