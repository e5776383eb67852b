//! Plain values: numbers, strings, attributes, types and enums.

use crate::attributes::Attribute;
use crate::enums::{self, EnumInfo};
use crate::property::value::PropertyStorage;
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::Type;
use std::marker::PhantomData;

/// A Rust type that a property can have without further code.
///
/// These are `bool`, the integers up to 64 bits, `String`, [`Attribute`], [`Type`] and
/// every enum that ODS defines. Other types need a `Property` with code for their
/// conversion.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be converted to text or to an attribute",
    label = "set `parser`, `printer`, `convertToAttribute` and `convertFromAttribute` in the property's definition, or implement `PropertyValue`"
)]
pub trait PropertyValue: PropertyStorage + Sized {
    /// The attribute of the value.
    fn to_attribute(&self) -> Attribute;

    /// The value of an attribute.
    ///
    /// # Errors
    ///
    /// A message with the expected kind of attribute. An empty message means that the
    /// kind is right, but the value is not; the verifier reports that.
    fn from_attribute(attr: &Attribute) -> Result<Self, String>;

    /// Parses a value.
    ///
    /// # Errors
    ///
    /// If there is no valid value.
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self>;

    /// Parses an optional value.
    ///
    /// # Errors
    ///
    /// If the value is malformed.
    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>>;

    /// Prints the value.
    fn print(&self, p: &mut AsmPrinter<'_>);
}

/// The lowest 64 bits of an integer attribute of any type.
#[inline]
fn integer_bits(attr: &Attribute) -> Result<i64, String> {
    let Attribute::Integer(integer) = attr else {
        return Err("expected IntegerAttr for key `value`".to_owned());
    };
    let value = integer.value();
    Ok(value
        .to_i64()
        .unwrap_or_else(|| value.words()[0].cast_signed()))
}

/// The signless integer attribute with these bits.
#[inline]
fn integer_attribute(width: u32, value: i128) -> Attribute {
    Attribute::integer(&Type::int(width), value as i64)
}

macro_rules! integers {
    ($($ty:ident)*) => {$(
        impl PropertyValue for $ty {
            #[inline]
            fn to_attribute(&self) -> Attribute {
                integer_attribute($ty::BITS, i128::from(*self))
            }

            #[inline]
            fn from_attribute(attr: &Attribute) -> Result<Self, String> {
                integer_bits(attr).map(|bits| bits as Self)
            }

            #[inline]
            fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
                p.parse_required(Self::parse_optional, "expected integer value")
            }

            #[inline]
            fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
                let offset = p.offset();
                // `true` is a single bit, which sign-extends to all bits of a larger
                // integer.
                let is_true = p.at(TokenKind::KwTrue);
                let Some(value) = p.parse_optional_big_integer()? else {
                    return Ok(None);
                };
                if is_true {
                    return Ok(Some(!0));
                }
                let wide = value.to_i64().map(i128::from).or(value.to_u64().map(i128::from));
                match wide.map($ty::try_from) {
                    Some(Ok(value)) => Ok(Some(value)),
                    _ => Err(p.emit_op_error(offset, "integer value too large")),
                }
            }

            #[inline]
            fn print(&self, p: &mut AsmPrinter<'_>) {
                p.write_integer(*self);
            }
        }
    )*};
}

integers!(i8 i16 i32 i64 u8 u16 u32 u64);

impl PropertyValue for bool {
    #[inline]
    fn to_attribute(&self) -> Attribute {
        Attribute::bool(*self)
    }

    #[inline]
    fn from_attribute(attr: &Attribute) -> Result<Self, String> {
        // MLIR says "string" here, too.
        attr.as_bool()
            .ok_or_else(|| "expected string property to come from string attribute".to_owned())
    }

    #[inline]
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_required(Self::parse_optional, "expected integer value")
    }

    #[inline]
    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        let offset = p.offset();
        let is_true = p.at(TokenKind::KwTrue);
        match p.parse_optional_big_integer()?.map(|value| value.to_u64()) {
            None => Ok(None),
            Some(_) if is_true => Ok(Some(true)),
            Some(Some(value @ 0..=1)) => Ok(Some(value == 1)),
            Some(_) => Err(p.emit_op_error(offset, "integer value too large")),
        }
    }

    #[inline]
    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write(if *self { "true" } else { "false" });
    }
}

impl PropertyValue for String {
    #[inline]
    fn to_attribute(&self) -> Attribute {
        Attribute::string(self.as_str())
    }

    #[inline]
    fn from_attribute(attr: &Attribute) -> Result<Self, String> {
        attr.as_str()
            .map(str::to_owned)
            .ok_or_else(|| "expected string property to come from string attribute".to_owned())
    }

    #[inline]
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_string().map(|name| name.as_str().to_owned())
    }

    #[inline]
    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        Ok(p.parse_optional_string()
            .map(|name| name.as_str().to_owned()))
    }

    #[inline]
    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.print_string(self.as_bytes());
    }
}

impl PropertyValue for Attribute {
    #[inline]
    fn to_attribute(&self) -> Attribute {
        self.clone()
    }

    #[inline]
    fn from_attribute(attr: &Attribute) -> Result<Self, String> {
        Ok(attr.clone())
    }

    #[inline]
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_attribute(None)
    }

    #[inline]
    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        p.parse_optional_attribute(None)
    }

    #[inline]
    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.print_attribute(self);
    }
}

impl PropertyValue for Type {
    #[inline]
    fn to_attribute(&self) -> Attribute {
        Attribute::ty(self.clone())
    }

    #[inline]
    fn from_attribute(attr: &Attribute) -> Result<Self, String> {
        attr.as_type()
            .cloned()
            .ok_or_else(|| "expected TypeAttr for key `value`".to_owned())
    }

    #[inline]
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_type()
    }

    #[inline]
    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        p.parse_optional_type()
    }

    #[inline]
    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.print_type(self);
    }
}

#[diagnostic::do_not_recommend]
impl<E: EnumInfo> PropertyValue for E {
    fn to_attribute(&self) -> Attribute {
        enums::to_attribute(*self)
    }

    fn from_attribute(attr: &Attribute) -> Result<Self, String> {
        enums::from_attribute(attr)
    }

    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        enums::parse(p)
    }

    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        enums::parse_optional(p)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        enums::print(p, *self);
    }
}

/// [`PropertyValue::to_attribute`].
pub fn to_attribute<V: PropertyValue>(value: &V) -> Attribute {
    value.to_attribute()
}

/// [`PropertyValue::from_attribute`].
///
/// # Errors
///
/// If the attribute is of another kind.
pub fn from_attribute<V: PropertyValue>(attr: &Attribute) -> Result<V, String> {
    V::from_attribute(attr)
}

/// [`PropertyValue::parse`].
///
/// # Errors
///
/// If there is no value.
pub fn parse<V: PropertyValue>(p: &mut AsmParser<'_>) -> Parsed<V> {
    V::parse(p)
}

/// [`PropertyValue::parse_optional`].
///
/// # Errors
///
/// If the value is malformed.
pub fn parse_optional<V: PropertyValue>(p: &mut AsmParser<'_>) -> Parsed<Option<V>> {
    V::parse_optional(p)
}

/// [`PropertyValue::print`].
pub fn print<V: PropertyValue>(p: &mut AsmPrinter<'_>, value: &V) {
    value.print(p);
}

/// The value of a property without a given value.
pub fn zero<V: Default>() -> Option<V> {
    Some(V::default())
}

/// Like [`zero`], for a type that may not implement `Default`: `Initial::<T>::value`
/// resolves to [`NoDefault`]'s function then.
pub struct Initial<T>(PhantomData<T>);

impl<T: Default> Initial<T> {
    /// The type's default.
    pub fn value() -> Option<T> {
        Some(T::default())
    }
}

/// The fallback for [`Initial`] if its own function does not apply.
pub trait NoDefault<T> {
    /// Returns `None`.
    fn value() -> Option<T> {
        None
    }
}

impl<T> NoDefault<T> for Initial<T> {}

#[cfg(test)]
mod tests {
    use super::super::tests::{check_parse, printed};
    use super::*;
    use expect_test::expect;

    #[test]
    fn integers_go_both_ways() {
        assert_eq!(to_attribute(&-5_i32), Attribute::i32(-5));
        assert_eq!(from_attribute::<i64>(&Attribute::i32(-5)), Ok(-5));
        assert_eq!(
            from_attribute::<u8>(&Attribute::string("x")),
            Err("expected IntegerAttr for key `value`".to_owned())
        );
        assert_eq!(printed(&200_u8, print), "200");
        check_parse("-7", parse::<i64>, &expect!["Ok(-7)"]);
        check_parse("0x10", parse::<i8>, &expect!["Ok(16)"]);
        check_parse("300", parse::<u8>, &expect!["1:1: integer value too large"]);
        check_parse("x", parse::<i64>, &expect!["1:1: expected integer value"]);
        check_parse("x", parse_optional::<i64>, &expect!["Ok(None)"]);
    }

    #[test]
    fn what_has_no_default_has_no_initial_value() {
        #[derive(Debug, PartialEq)]
        struct Plain;
        assert_eq!(Initial::<i64>::value(), Some(0));
        assert_eq!(Initial::<Plain>::value(), None);
    }

    #[test]
    fn booleans_are_integers_in_text() {
        check_parse("true", parse::<bool>, &expect!["Ok(true)"]);
        check_parse("true", parse::<u8>, &expect!["Ok(255)"]);
        check_parse("true", parse::<i64>, &expect!["Ok(-1)"]);
        check_parse("0", parse::<bool>, &expect!["Ok(false)"]);
        check_parse("2", parse::<bool>, &expect!["1:1: integer value too large"]);
        assert_eq!(printed(&true, print), "true");
        assert_eq!(from_attribute::<bool>(&Attribute::bool(true)), Ok(true));
        assert!(from_attribute::<bool>(&Attribute::i32(1)).is_err());
    }

    #[test]
    fn strings_are_quoted() {
        let text = "a\"b".to_owned();
        assert_eq!(printed(&text, print), r#""a\22b""#);
        check_parse(r#""a\22b""#, parse::<String>, &expect![[r#"Ok("a\"b")"#]]);
        check_parse("a", parse::<String>, &expect!["1:1: expected string"]);
        assert_eq!(from_attribute(&to_attribute(&text)), Ok(text));
    }
}
