//! Parsers and printers of the parameters of types and attributes.

use super::{attribute, ty};
use crate::affine::{AffineMap, IntegerSet};
use crate::attributes::{ApInt, Attribute, for_attribute_kinds};
use crate::property::prop::PropertyValue;
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::{FloatType, Type, for_type_kinds};
use std::any::Any;

/// A Rust type that can be a parameter of a type or an attribute: parses and prints its
/// values. MLIR's `FieldParser`, with the printer that belongs to it.
///
/// Integers, strings, enums, types, attributes, lists and options of them implement it, and
/// every [`PropertyValue`]. For a type of your own:
///
/// ```
/// use ods_runtime::FieldParser;
/// use ods_runtime::text::parser::{AsmParser, Parsed};
/// use ods_runtime::text::printer::AsmPrinter;
///
/// #[derive(Clone, PartialEq, Eq, Hash, Debug)]
/// struct Range(i64, i64);
///
/// impl FieldParser for Range {
///     fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
///         let low = p.parse_integer()?;
///         p.parse_colon()?;
///         Ok(Self(low, p.parse_integer()?))
///     }
///
///     fn print(&self, p: &mut AsmPrinter<'_>) {
///         p.write_integer(self.0);
///         p.write(":");
///         p.write_integer(self.1);
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a type or an attribute: it does not implement `FieldParser`",
    note = "implement `FieldParser` for it, or give the parameter a `parser` and a `printer`"
)]
pub trait FieldParser: Sized {
    /// Parses a value.
    ///
    /// # Errors
    ///
    /// If there is none.
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self>;

    /// Parses a value if there is one. By default the value is required.
    ///
    /// # Errors
    ///
    /// If it is malformed.
    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        Self::parse(p).map(Some)
    }

    /// Prints the value.
    fn print(&self, p: &mut AsmPrinter<'_>);

    /// Prints the value in full: a type or attribute with its dialect and mnemonic.
    fn print_qualified(&self, p: &mut AsmPrinter<'_>) {
        self.print(p);
    }
}

#[diagnostic::do_not_recommend]
impl<T: PropertyValue> FieldParser for T {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        <T as PropertyValue>::parse(p)
    }

    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        <T as PropertyValue>::parse_optional(p)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        <T as PropertyValue>::print(self, p);
    }
}

/// A value, or no text.
impl<T: FieldParser> FieldParser for Option<T> {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        T::parse_optional(p)
    }

    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        Ok(T::parse_optional(p)?.map(Some))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        if let Some(value) = self {
            value.print(p);
        }
    }

    fn print_qualified(&self, p: &mut AsmPrinter<'_>) {
        if let Some(value) = self {
            value.print_qualified(p);
        }
    }
}

/// Values between commas, at least one.
impl<T: FieldParser> FieldParser for Vec<T> {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        T::parse(p).and_then(|first| parse_rest(first, p))
    }

    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        let first = T::parse_optional(p)?;
        first.map(|first| parse_rest(first, p)).transpose()
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.print_comma_separated(self, |p, value| value.print(p));
    }

    fn print_qualified(&self, p: &mut AsmPrinter<'_>) {
        p.print_comma_separated(self, |p, value| value.print_qualified(p));
    }
}

fn parse_rest<T: FieldParser>(first: T, p: &mut AsmParser<'_>) -> Parsed<Vec<T>> {
    let mut values = vec![first];
    while p.parse_optional_comma() {
        values.push(T::parse(p)?);
    }
    Ok(values)
}

macro_rules! fields {
    (
        $value:ident, $side:ident, $print:ident, |$p:ident| $parse:expr, $parse_optional:expr;
        $($variant:ident $kind:ty;)*
    ) => {$(
        impl FieldParser for $kind {
            #[inline]
            fn parse($p: &mut AsmParser<'_>) -> Parsed<Self> {
                let offset = $p.offset();
                let value = $parse?;
                $side::downcast_parsed($p, offset, &value)
            }

            #[inline]
            fn parse_optional($p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
                let offset = $p.offset();
                let value = $parse_optional?;
                value.map(|value| $side::downcast_parsed($p, offset, &value)).transpose()
            }

            #[inline]
            fn print(&self, p: &mut AsmPrinter<'_>) {
                p.$print(&$value::$variant(self.clone()));
            }
        }
    )*};
}

for_type_kinds!(fields! {
    Type, ty, print_type, |p| p.parse_type(), p.parse_optional_type();
});
for_attribute_kinds!(fields! {
    Attribute, attribute, print_attribute,
    |p| p.parse_attribute(None), p.parse_optional_attribute(None);
});

macro_rules! affine_fields {
    ($($(#[$doc:meta])* $kind:ty, $word:literal, $parse:ident, $print:ident;)*) => {$(
        $(#[$doc])*
        impl FieldParser for $kind {
            #[inline]
            fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
                parse_maybe_enclosed(p, $word, AsmParser::$parse)
            }

            #[inline]
            fn print(&self, p: &mut AsmPrinter<'_>) {
                p.$print(self);
            }
        }
    )*};
}

affine_fields! {
    /// `(d0) -> (d0)`, or the same in `affine_map<…>`, as an attribute prints it.
    AffineMap, "affine_map", parse_affine_map, print_affine_map;
    /// `(d0) : (d0 == 0)`, or the same in `affine_set<…>`.
    IntegerSet, "affine_set", parse_integer_set, print_integer_set;
}

/// Parses a value, or `word<value>`.
fn parse_maybe_enclosed<'a, T>(
    p: &mut AsmParser<'a>,
    word: &str,
    parse: fn(&mut AsmParser<'a>) -> Parsed<T>,
) -> Parsed<T> {
    if !p.parse_optional_keyword(word) {
        return parse(p);
    }
    p.parse_less()?;
    let value = parse(p)?;
    p.parse_greater()?;
    Ok(value)
}

impl FieldParser for ApInt {
    #[inline]
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_required(
            AsmParser::parse_optional_big_integer,
            "expected integer value",
        )
    }

    #[inline]
    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        p.parse_optional_big_integer()
    }

    #[inline]
    fn print(&self, p: &mut AsmPrinter<'_>) {
        self.print(true, p.buffer());
    }
}

macro_rules! floats {
    ($($ty:ident $float:ident $bits:ident)*) => {$(
        impl FieldParser for $ty {
            #[inline]
            fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
                // The float type decides what hexadecimal digits mean.
                let value = p.parse_float_of(FloatType::$float)?;
                Ok($ty::from_bits(value.to_bits() as $bits))
            }

            #[inline]
            fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
                // Decimal digits alone are an integer; hexadecimal ones are the bits of a
                // floating point number.
                let is_there = match p.token().kind {
                    TokenKind::FloatLiteral | TokenKind::Minus => true,
                    TokenKind::Integer => p.spelling(p.token()).starts_with(b"0x"),
                    _ => false,
                };
                is_there.then(|| Self::parse(p)).transpose()
            }

            #[inline]
            fn print(&self, p: &mut AsmPrinter<'_>) {
                let attr = Attribute::$ty(*self);
                p.print_attribute_without_type(&attr);
            }
        }
    )*};
}

floats!(f32 F32 u32 f64 F64 u64);

/// Parses a parameter into `place`; returns whether it is present.
///
/// # Errors
///
/// If it is malformed, or missing and not `optional`.
pub fn parse_into<T: FieldParser>(
    p: &mut AsmParser<'_>,
    optional: bool,
    place: &mut Option<T>,
) -> Parsed<bool> {
    let value = parse_maybe_optional(p, optional)?;
    Ok(parse_with_optional(value, place))
}

/// Parses a value, which may be missing if it is `optional`.
pub(super) fn parse_maybe_optional<T: FieldParser>(
    p: &mut AsmParser<'_>,
    optional: bool,
) -> Parsed<Option<T>> {
    if optional {
        T::parse_optional(p)
    } else {
        T::parse(p).map(Some)
    }
}

/// Parses a parameter that is an optional type or attribute into `place`; returns whether it
/// is present.
///
/// # Errors
///
/// If it is malformed, or missing and not `optional`.
pub fn parse_nullable_into<T: FieldParser>(
    p: &mut AsmParser<'_>,
    optional: bool,
    place: &mut Option<Option<T>>,
) -> Parsed<bool> {
    let value = parse_maybe_optional(p, optional)?;
    Ok(parse_with_optional(value.map(Some), place))
}

/// The functions that parse and print parameters of one Rust type.
#[derive(Clone, Copy, Debug)]
pub struct FieldFunctions<T> {
    /// [`parse_into`].
    pub parse: fn(&mut AsmParser<'_>, bool, &mut Option<T>) -> Parsed<bool>,
    /// [`print_param`].
    pub print: fn(&T, &mut AsmPrinter<'_>, bool),
}

/// The functions for parameters of type `T`; rustc reports here if `T` cannot be one.
pub const fn field_functions<T: FieldParser>() -> FieldFunctions<T> {
    FieldFunctions {
        parse: parse_into::<T>,
        print: print_param::<T>,
    }
}

/// A field of a struct with a derive, as the type that its parameter stores. Generated code
/// guarantees the type.
///
/// # Panics
///
/// If the field is of another type.
pub fn stored<S: 'static>(field: &dyn Any) -> &S {
    match field.downcast_ref() {
        Some(field) => field,
        None => panic!("a field is of the type that its parameter stores"),
    }
}

/// Prints a parameter, in full if `qualified`.
pub fn print_param<T: FieldParser>(value: &T, p: &mut AsmPrinter<'_>, qualified: bool) {
    if qualified {
        value.print_qualified(p);
    } else {
        value.print(p);
    }
}

/// Parses a required parameter with a parser of its own into `place`.
///
/// # Errors
///
/// Those of the parser.
pub fn parse_with<T>(
    p: &mut AsmParser<'_>,
    parse: fn(&mut AsmParser<'_>) -> Parsed<T>,
    place: &mut Option<T>,
) -> Parsed<bool> {
    *place = Some(parse(p)?);
    Ok(true)
}

/// Stores a parameter that was parsed with a parser of its own, if it is present; returns
/// whether it is.
pub fn parse_with_optional<T>(value: Option<T>, place: &mut Option<T>) -> bool {
    let is_there = value.is_some();
    if is_there {
        *place = value;
    }
    is_there
}
