//! Arrays of properties: `[a, b]`.

use crate::attributes::{Attribute, DenseArrayAttr, DenseArrayElement};
use crate::text::parser::{AsmParser, Delimiter, Parsed};
use crate::text::printer::AsmPrinter;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// Makes an array attribute of the attributes that `element` makes of the values.
pub fn array_to_attribute<V>(values: &[V], element: impl Fn(&V) -> Attribute) -> Attribute {
    Attribute::array(values.iter().map(element).collect::<Vec<_>>())
}

/// Converts each attribute of an array by `element`.
///
/// # Errors
///
/// If the attribute is not an array, or the first error of `element`.
pub fn array_from_attribute<V>(
    attr: &Attribute,
    element: impl Fn(&Attribute) -> Result<V, String>,
) -> Result<Vec<V>, String> {
    let Some(elements) = attr.as_array() else {
        return Err("expected array attribute".to_owned());
    };
    elements.iter().map(element).collect()
}

/// Makes a dense array of the values.
pub fn int_array_to_attribute<V: DenseArrayElement>(values: &[V]) -> Attribute {
    let array: DenseArrayAttr = V::make(values);
    array.into()
}

/// The values of a dense array.
///
/// # Errors
///
/// If the attribute is not a dense array of that type.
pub fn int_array_from_attribute<V: DenseArrayElement>(attr: &Attribute) -> Result<Vec<V>, String> {
    let Some(values) = attr.as_dense_array() else {
        let element = V::ELEMENT_TYPE.to_string().to_uppercase();
        return Err(format!("expected Dense{element}ArrayAttr for key `value`"));
    };
    Ok(values.to_vec())
}

/// Parses values in square brackets.
///
/// # Errors
///
/// The first error of `element`, or an error if a bracket is missing.
pub fn parse_array<V>(
    p: &mut AsmParser<'_>,
    element: impl Fn(&mut AsmParser<'_>) -> Parsed<V>,
) -> Parsed<Vec<V>> {
    let mut values = Vec::new();
    p.parse_comma_separated_list(Delimiter::Square, |p| {
        values.push(element(p)?);
        Ok(())
    })?;
    Ok(values)
}

/// Parses an optional list of values in square brackets.
///
/// # Errors
///
/// The first error of `element`, or an error if the closing bracket is missing.
pub fn parse_optional_array<V>(
    p: &mut AsmParser<'_>,
    element: impl Fn(&mut AsmParser<'_>) -> Parsed<V>,
) -> Parsed<Option<Vec<V>>> {
    if !p.at(crate::text::lexer::TokenKind::LSquare) {
        return Ok(None);
    }
    parse_array(p, element).map(Some)
}

/// Prints values in square brackets.
pub fn print_array<V>(
    p: &mut AsmPrinter<'_>,
    values: &[V],
    element: impl Fn(&mut AsmPrinter<'_>, &V),
) {
    p.write_byte(b'[');
    p.print_comma_separated(values, |p, value| element(p, value));
    p.write_byte(b']');
}

/// The hash of the hashes that `element` makes of the values.
pub fn hash_array<V>(values: &[V], element: impl Fn(&V) -> u64) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_usize(values.len());
    for value in values {
        hasher.write_u64(element(value));
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check_parse, printed};
    use super::super::{from_attribute, parse, print, to_attribute};
    use super::*;
    use expect_test::expect;

    #[test]
    fn arrays_go_both_ways() {
        let values = vec![1_i32, 2];
        let attr = array_to_attribute(&values, to_attribute);
        assert_eq!(attr.to_string(), "[1 : i32, 2 : i32]");
        assert_eq!(array_from_attribute(&attr, from_attribute), Ok(values));
        assert_eq!(
            array_from_attribute(&Attribute::i32(1), from_attribute::<i32>),
            Err("expected array attribute".to_owned())
        );
        check_parse(
            "[1, 2]",
            |p| parse_array(p, parse::<i64>),
            &expect!["Ok([1, 2])"],
        );
        check_parse(
            "[1 2]",
            |p| parse_array(p, parse::<i64>),
            &expect!["1:3: expected ']'"],
        );
        check_parse(
            "1",
            |p| parse_optional_array(p, parse::<i64>),
            &expect!["Ok(None)"],
        );
        let text = printed(&vec![1_i64, 2], |p, values| print_array(p, values, print));
        assert_eq!(text, "[1, 2]");
    }

    #[test]
    fn arrays_of_integers_are_dense() {
        let attr = int_array_to_attribute(&[1_i64, 2]);
        assert_eq!(attr.to_string(), "array<i64: 1, 2>");
        assert_eq!(int_array_from_attribute(&attr), Ok(vec![1_i64, 2]));
        assert_eq!(
            int_array_from_attribute::<i32>(&attr),
            Err("expected DenseI32ArrayAttr for key `value`".to_owned())
        );
    }

    #[test]
    fn hashes_go_by_elements() {
        let hash = |values: &[u64]| hash_array(values, |value| *value);
        assert_eq!(hash(&[1, 2]), hash(&[1, 2]));
        assert_ne!(hash(&[1, 2]), hash(&[2, 1]));
    }
}
