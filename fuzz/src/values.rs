//! Types and attributes: reading neither panics nor hangs, and what is printed reads back as the
//! same.

use crate::ir::registry;
use ods_runtime::attributes::Attribute;
use ods_runtime::text::parser::{ParserConfig, parse_attribute, parse_type};
use ods_runtime::types::{SubElement, Type};

/// Reads any bytes as a type and as an attribute.
///
/// # Panics
///
/// If a value does not read back as itself; or wherever the code under test does.
pub fn check(text: &[u8]) {
    let registry = registry();
    for allow_unregistered_dialects in [false, true] {
        let config = ParserConfig {
            registry: &registry,
            allow_unregistered_dialects,
        };
        if let Ok(ty) = parse_type(text, config) {
            let printed = ty.to_string();
            if has_text(SubElement::Type(&ty), &printed) {
                let again = parse_type(printed.as_bytes(), config);
                assert_eq!(
                    again.map(|ty| ty.to_string()).as_ref(),
                    Ok(&printed),
                    "type"
                );
            }
        }
        if let Ok(attr) = parse_attribute(text, config) {
            let printed = attr.to_string();
            let is_known = !printed.contains("affine_") && !printed.contains("distinct[");
            if is_known && has_text(SubElement::Attribute(&attr), &printed) {
                let again = parse_attribute(printed.as_bytes(), config);
                assert_eq!(
                    again.map(|attr| attr.to_string()).as_ref(),
                    Ok(&printed),
                    "attribute"
                );
            }
        }
    }
}

/// Whether a value can be expected to read back from its text.
///
/// The text replaces bytes that are not UTF-8. The others are as in MLIR: an empty symbol, in
/// opaque values the `>` of an arrow, which ends nothing, and a `>` that ends the text early,
/// as in `!a.b<c><d>`; and decimal numbers of `f80` and `f128`, which are read as `f64`.
fn has_text(value: SubElement<'_>, printed: &str) -> bool {
    !printed.contains("->")
        && !printed.contains("<<INVALID EMPTY SYMBOL>>")
        && !printed.contains('\u{FFFD}')
        && !printed.contains("f80")
        && !printed.contains("f128")
        && !ends_early(value)
}

/// Whether the text of an opaque value, of `value` or in it, ends before its last bracket.
fn ends_early(value: SubElement<'_>) -> bool {
    let mut any = false;
    let mut visit = |part: SubElement<'_>| any = any || ends_early(part);
    let body = match value {
        SubElement::Type(Type::Opaque(ty)) => Some(ty.body()),
        SubElement::Attribute(Attribute::Opaque(attr)) => Some(attr.body()),
        _ => None,
    };
    match value {
        SubElement::Type(ty) => ty.for_each_element(&mut visit),
        SubElement::Attribute(attr) => attr.for_each_element(&mut visit),
    }
    any || body.is_some_and(|body| end_of_first_group(body).is_some_and(|end| end < body.len()))
}

/// The end of the first group in brackets.
fn end_of_first_group(body: &[u8]) -> Option<usize> {
    let mut depth = 0_usize;
    let mut bytes = body.iter().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' | b')' | b']' | b'}' if depth == 1 => return Some(at + 1),
            b'>' | b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'"' => while bytes.next().is_some_and(|(_, byte)| *byte != b'"') {},
            _ => {}
        }
    }
    None
}
