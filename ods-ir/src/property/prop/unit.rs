//! Flags: `unit`, or `unit_absent` if a value is required.

use crate::attributes::Attribute;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;

/// `unit`, or `false`.
#[inline]
pub fn unit_to_attribute(value: bool) -> Attribute {
    if value {
        Attribute::unit()
    } else {
        Attribute::bool(false)
    }
}

/// Whether the attribute is `unit` or `true`.
///
/// # Errors
///
/// If the attribute is neither of these nor `false`.
#[inline]
pub fn unit_from_attribute(attr: &Attribute) -> Result<bool, String> {
    match attr {
        Attribute::Unit => Ok(true),
        attr => attr
            .as_bool()
            .ok_or_else(|| "expected unit or bool attribute".to_owned()),
    }
}

/// Parses `unit` or `unit_absent`.
///
/// # Errors
///
/// If neither is present.
#[inline]
pub fn parse_unit(p: &mut AsmParser<'_>) -> Parsed<bool> {
    let found = parse_optional_unit(p)?;
    found.ok_or_else(|| p.emit_op_error(p.offset(), "expected 'unit' or 'unit_absent'"))
}

/// Parses `unit` or `unit_absent`, if present.
///
/// # Errors
///
/// Never.
#[inline]
pub fn parse_optional_unit(p: &mut AsmParser<'_>) -> Parsed<Option<bool>> {
    let keyword = p.parse_optional_keyword_of(&["unit", "unit_absent"]);
    Ok(keyword.map(|keyword| keyword == "unit"))
}

/// Prints `unit` or `unit_absent`.
#[inline]
pub fn print_unit(p: &mut AsmPrinter<'_>, value: bool) {
    p.write(if value { "unit" } else { "unit_absent" });
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check_parse, printed};
    use super::*;
    use expect_test::expect;

    #[test]
    fn flags_have_words_for_both_values() {
        check_parse("unit", parse_unit, &expect!["Ok(true)"]);
        check_parse("unit_absent", parse_unit, &expect!["Ok(false)"]);
        check_parse("x", parse_optional_unit, &expect!["Ok(None)"]);
        check_parse(
            "x",
            parse_unit,
            &expect!["1:1: expected 'unit' or 'unit_absent'"],
        );
        assert_eq!(
            printed(&false, |p, value| print_unit(p, *value)),
            "unit_absent"
        );
        assert_eq!(unit_from_attribute(&unit_to_attribute(true)), Ok(true));
        assert_eq!(unit_from_attribute(&unit_to_attribute(false)), Ok(false));
        assert!(unit_from_attribute(&Attribute::i32(1)).is_err());
    }
}
