//! Optional properties: `none` or `some<…>`, or the bare value if the value's own parser
//! recognizes its absence.

use crate::attributes::Attribute;
use crate::text::parser::{AsmParser, ParseFailed, Parsed};
use crate::text::printer::AsmPrinter;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// An array with the attribute that `element` makes of the value, or an empty array.
pub fn option_to_attribute<V>(value: Option<&V>, element: impl Fn(&V) -> Attribute) -> Attribute {
    Attribute::array(value.map(element).as_slice())
}

/// Converts the attribute in an array of one by `element`; `None` for an empty array.
///
/// # Errors
///
/// If the attribute is not an array, or has more than one element, or the error of
/// `element`.
pub fn option_from_attribute<V>(
    attr: &Attribute,
    element: impl Fn(&Attribute) -> Result<V, String>,
) -> Result<Option<V>, String> {
    match attr.as_array() {
        None => Err("expected optional properties to materialize as arrays".to_owned()),
        Some([]) => Ok(None),
        Some([value]) => element(value).map(Some),
        Some(_) => Err("expected optional properties to become 0- or 1-element arrays".to_owned()),
    }
}

/// Parses `none` or `some<…>`.
///
/// # Errors
///
/// If neither is present, or the text in the brackets is malformed.
pub fn parse_option<V>(
    p: &mut AsmParser<'_>,
    value: impl Fn(&mut AsmParser<'_>) -> Parsed<V>,
) -> Parsed<Option<V>> {
    let found = parse_optional_option(p, value)?;
    found.ok_or_else(|| p.emit_op_error(p.offset(), "expected 'none' or 'some<prop>'"))
}

/// Parses `none` or `some<…>`, if present.
///
/// # Errors
///
/// If the text in the brackets is malformed.
pub fn parse_optional_option<V>(
    p: &mut AsmParser<'_>,
    value: impl Fn(&mut AsmParser<'_>) -> Parsed<V>,
) -> Parsed<Option<Option<V>>> {
    match p.parse_optional_keyword_of(&["none", "some"]) {
        None => Ok(None),
        Some("none") => Ok(Some(None)),
        Some(_) => {
            p.parse_less()?;
            let value = value(p)?;
            p.parse_greater()?;
            Ok(Some(Some(value)))
        }
    }
}

/// Parses `none` or a value.
///
/// # Errors
///
/// If neither is present. The caller reports this error, for the whole property.
pub fn parse_delegated_option<V>(
    p: &mut AsmParser<'_>,
    value: impl Fn(&mut AsmParser<'_>) -> Parsed<Option<V>>,
) -> Parsed<Option<V>> {
    parse_optional_delegated_option(p, value)?.ok_or(ParseFailed)
}

/// Parses `none` or a value, if present.
///
/// # Errors
///
/// If the value is malformed.
pub fn parse_optional_delegated_option<V>(
    p: &mut AsmParser<'_>,
    value: impl Fn(&mut AsmParser<'_>) -> Parsed<Option<V>>,
) -> Parsed<Option<Option<V>>> {
    if p.parse_optional_keyword("none") {
        return Ok(Some(None));
    }
    Ok(value(p)?.map(Some))
}

/// Prints `none` or `some<…>`.
pub fn print_option<V>(
    p: &mut AsmPrinter<'_>,
    value: Option<&V>,
    print: impl Fn(&mut AsmPrinter<'_>, &V),
) {
    let Some(value) = value else {
        return p.write("none");
    };
    p.write("some<");
    print(p, value);
    p.write_byte(b'>');
}

/// Prints `none` or the value.
pub fn print_delegated_option<V>(
    p: &mut AsmPrinter<'_>,
    value: Option<&V>,
    print: impl Fn(&mut AsmPrinter<'_>, &V),
) {
    match value {
        Some(value) => print(p, value),
        None => p.write("none"),
    }
}

/// The hash of the hash that `element` makes of the value.
pub fn hash_option<V>(value: Option<&V>, element: impl Fn(&V) -> u64) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_u8(u8::from(value.is_some()));
    if let Some(value) = value {
        hasher.write_u64(element(value));
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check_parse, printed};
    use super::super::{from_attribute, parse, parse_optional, print, to_attribute};
    use super::*;
    use expect_test::expect;

    #[test]
    fn options_are_arrays_of_one_or_none() {
        let attr = |value| option_to_attribute(value, to_attribute::<i32>);
        let value = |attr: &Attribute| option_from_attribute(attr, from_attribute::<i32>);
        assert_eq!(attr(Some(&1)).to_string(), "[1 : i32]");
        assert_eq!(attr(None).to_string(), "[]");
        assert_eq!(value(&attr(Some(&1))), Ok(Some(1)));
        assert_eq!(value(&attr(None)), Ok(None));
        assert_eq!(
            value(&Attribute::i32(1)),
            Err("expected optional properties to materialize as arrays".to_owned())
        );
        assert_eq!(
            value(&Attribute::array([Attribute::i32(1), Attribute::i32(2)])),
            Err("expected optional properties to become 0- or 1-element arrays".to_owned())
        );
    }

    #[test]
    fn options_in_text() {
        let option = |p: &mut AsmParser<'_>| parse_option(p, parse::<i64>);
        check_parse("some<3>", option, &expect!["Ok(Some(3))"]);
        check_parse("none", option, &expect!["Ok(None)"]);
        check_parse(
            "3",
            option,
            &expect!["1:1: expected 'none' or 'some<prop>'"],
        );
        check_parse("some<3", option, &expect!["1:6: expected '>'"]);
        let text =
            |value: &Option<i64>| printed(value, |p, value| print_option(p, value.as_ref(), print));
        assert_eq!(
            (text(&Some(3)), text(&None)),
            ("some<3>".into(), "none".into())
        );
    }

    #[test]
    fn options_of_values_that_can_tell() {
        let option = |p: &mut AsmParser<'_>| parse_delegated_option(p, parse_optional::<i64>);
        check_parse("3", option, &expect!["Ok(Some(3))"]);
        check_parse("none", option, &expect!["Ok(None)"]);
        check_parse("x", option, &expect!["failed without a message"]);
        let optional =
            |p: &mut AsmParser<'_>| parse_optional_delegated_option(p, parse_optional::<i64>);
        check_parse("x", optional, &expect!["Ok(None)"]);
        check_parse("3", optional, &expect!["Ok(Some(Some(3)))"]);
    }

    #[test]
    fn hashes_tell_none_from_some() {
        let hash = |value| hash_option(value, |value| *value);
        assert_eq!(hash(Some(&0_u64)), hash(Some(&0)));
        assert_ne!(hash(Some(&0)), hash(None));
    }
}
