//! Integer and float literals, and the attributes they make.

use super::{AsmParser, Parsed};
use crate::attributes::{
    ApInt, Attribute, FloatAttr, INDEX_WIDTH, IntegerAttr, parse_decimal, round_from_f64,
};
use crate::diagnostics::DiagnosticKind;
use crate::text::lexer::{Token, TokenKind, hex_value, is_in_word};
use crate::types::{FloatType, Type};

/// The value of decimal digits, if it fits.
pub(super) fn decimal(digits: &[u8]) -> Option<u64> {
    digits.iter().try_fold(0_u64, |value, digit| {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value.checked_mul(10)?.checked_add(digit.into())
    })
}

/// The value of an integer literal, as wide as it needs to be.
fn integer_value(spelling: &[u8]) -> ApInt {
    if let Some(digits) = spelling.strip_prefix(b"0x") {
        let width = (digits.len() as u32).saturating_mul(4).max(1);
        let words = digits.rchunks(16).map(|chunk| {
            let digit = |word, digit: &u8| word << 4 | u64::from(hex_value(*digit));
            chunk.iter().fold(0, digit)
        });
        return ApInt::from_words(width, words.collect());
    }
    if spelling.len() < 20 {
        let digit = |value, digit: &u8| value * 10 + u64::from(digit - b'0');
        return ApInt::from_u64(64, spelling.iter().fold(0, digit));
    }
    parse_decimal(spelling)
}

/// The value of an integer literal, if it fits into 64 bits; a longer one is not converted.
#[doc(hidden)]
pub fn u64_value(spelling: &[u8]) -> Option<u64> {
    let Some(digits) = spelling.strip_prefix(b"0x") else {
        return decimal(spelling);
    };
    digits.iter().try_fold(0_u64, |value, digit| {
        (value >> 60 == 0).then(|| value << 4 | u64::from(hex_value(*digit)))
    })
}

/// The value of an integer literal with a sign, if it fits into an `i64`.
#[inline]
fn i64_value(negative: bool, spelling: &[u8]) -> Option<i64> {
    let value = i128::from(u64_value(spelling)?);
    (if negative { -value } else { value }).try_into().ok()
}

/// [`integer_of_type`] for short decimal literals that fit with their sign, and
/// types of 2 to 64 bits.
pub(super) fn small_integer_of_type(ty: &Type, negative: bool, spelling: &[u8]) -> Option<u64> {
    let width = match ty {
        Type::Integer(ty) => ty.width(),
        Type::Index => INDEX_WIDTH,
        _ => return None,
    };
    if !(2..=64).contains(&width) || spelling.len() > 18 {
        return None;
    }
    let magnitude = decimal(spelling)?;
    let limit = 1_u64 << (width - 1);
    let fits = magnitude < limit || negative && magnitude == limit;
    if !fits || negative && (magnitude == 0 || ty.is_unsigned_integer()) {
        return None;
    }
    let sign = if negative { u64::MAX } else { 1 };
    Some(magnitude.wrapping_mul(sign) & u64::MAX >> (u64::BITS - width))
}

/// The bits of an integer literal as a value of type `ty`; `None` if they do not fit.
pub(super) fn integer_of_type(ty: &Type, negative: bool, spelling: &[u8]) -> Option<ApInt> {
    let width = ty.int_or_float_bit_width().unwrap_or(INDEX_WIDTH);
    if let Some(word) = small_integer_of_type(ty, negative, spelling) {
        return Some(ApInt::from_u64(width, word));
    }
    // A digit holds more than three bits: a literal that is far too long is not converted.
    let significant = spelling.iter().skip_while(|digit| **digit == b'0').count();
    if !spelling.starts_with(b"0x") && significant > width as usize / 3 + 20 {
        return None;
    }
    let literal = integer_value(spelling);
    if literal.active_bits() > width {
        return None;
    }
    let value = if width <= 64 {
        ApInt::from_u64(width, literal.words()[0])
    } else {
        ApInt::from_words(width, literal.words().to_vec())
    };
    if width == 0 {
        return (!negative).then_some(value);
    }
    if negative {
        let negated = value.negated();
        return negated.is_negative().then_some(negated);
    }
    let is_signed = ty.is_signed_integer() || ty.is_index();
    (!is_signed || !value.is_negative()).then_some(value)
}

impl AsmParser<'_> {
    // integer-attribute ::= `-`? integer-literal (`:` (integer-type | index | float-type))?
    pub(super) fn parse_integer_attribute(
        &mut self,
        ty: Option<&Type>,
        negative: bool,
    ) -> Parsed<Attribute> {
        let token = self.consume();
        let own;
        let ty = match ty {
            Some(ty) => ty,
            None if self.at(TokenKind::Colon) => {
                own = self.parse_type_behind(token)?;
                &own
            }
            None => &const { Type::i64() },
        };
        match ty {
            Type::Float(float) => {
                let bits = self.float_from_integer_literal(token, negative, *float)?;
                return Ok(FloatAttr::from_raw(*float, bits).into());
            }
            Type::Integer(_) | Type::Index => {
                if let Some(word) = small_integer_of_type(ty, negative, self.spelling(token)) {
                    return Ok(IntegerAttr::from_word(ty, word).into());
                }
            }
            _ => {
                let message = "integer literal not valid for specified type";
                return Err(self.emit_error(token.start, message));
            }
        }
        if negative && ty.is_unsigned_integer() {
            let message = "negative integer literal not valid for unsigned integer type";
            return Err(self.emit_error(token.start, message));
        }
        let Some(value) = integer_of_type(ty, negative, self.spelling(token)) else {
            let message = "integer constant out of range for attribute";
            return Err(self.emit_error(token.start, message));
        };
        Ok(IntegerAttr::from_apint(ty, &value).into())
    }

    /// Parses the colon and type after the integer `token`. Mostly the type is the same as
    /// after the previous integer, which is remembered.
    fn parse_type_behind(&mut self, token: Token) -> Parsed<Type> {
        let start = token.end as usize;
        let rest = &self.text()[start..];
        let (text, ty) = &self.integer_type;
        if !text.is_empty()
            && rest.starts_with(text)
            && rest.get(text.len()).is_some_and(|next| !is_in_word(*next))
        {
            let (end, ty) = (start + text.len(), ty.clone());
            self.skip_to(end as u32);
            return Ok(ty);
        }
        self.consume();
        let ty = self.parse_type()?;
        if matches!(ty, Type::Integer(_) | Type::Index) {
            let text = &self.text()[start..self.previous_end as usize];
            self.integer_type = (text, ty.clone());
        }
        Ok(ty)
    }

    // float-attribute ::= `-`? float-literal (`:` float-type)?
    pub(super) fn parse_float_attribute(
        &mut self,
        ty: Option<&Type>,
        negative: bool,
    ) -> Parsed<Attribute> {
        let token = self.consume();
        let own;
        let ty = match ty {
            Some(ty) => ty,
            None if self.consume_if(TokenKind::Colon) => {
                own = self.parse_type()?;
                &own
            }
            None => &const { Type::f64() },
        };
        let Type::Float(ty) = *ty else {
            let message = "floating point value not valid for specified type";
            return Err(self.emit_error_here(message));
        };
        let bits = round_from_f64(ty, self.double_value(token, negative));
        Ok(FloatAttr::from_raw(ty, bits).into())
    }

    /// The value of a float literal, rounded to double precision.
    fn double_value(&self, token: Token, negative: bool) -> f64 {
        // Rust accepts every float literal of the lexer.
        let value: f64 = self.spelling_str(token).parse().unwrap_or(0.0);
        if negative { -value } else { value }
    }

    /// The bits of a literal as a float of type `ty`.
    pub(super) fn float_from_literal(
        &mut self,
        token: Token,
        negative: bool,
        ty: FloatType,
    ) -> Parsed<u128> {
        match token.kind {
            TokenKind::FloatLiteral => Ok(round_from_f64(ty, self.double_value(token, negative))),
            TokenKind::Integer => self.float_from_integer_literal(token, negative, ty),
            _ => Err(self.emit_error(token.start, "expected floating point literal")),
        }
    }

    /// The bits of a float of type `ty` in hexadecimal.
    fn float_from_integer_literal(
        &mut self,
        token: Token,
        negative: bool,
        ty: FloatType,
    ) -> Parsed<u128> {
        let spelling = self.spelling(token);
        if !spelling.starts_with(b"0x") {
            let message = "unexpected decimal integer literal for a floating point value";
            let note = (
                token.start,
                "add a trailing dot to make the literal a float",
            );
            let error = (token.start, message.to_owned());
            return Err(self.emit_error_with_note(DiagnosticKind::Syntax, error, note));
        }
        if negative {
            let message = "hexadecimal float literal should not have a leading minus";
            return Err(self.emit_error(token.start, message));
        }
        let value = integer_value(spelling);
        if value.active_bits() > ty.width() {
            let message = "hexadecimal float constant out of range for type";
            return Err(self.emit_error(token.start, message));
        }
        let word = |at| value.words().get(at).copied().unwrap_or(0);
        Ok(u128::from(word(1)) << 64 | u128::from(word(0)))
    }

    // `-`? integer-literal
    #[inline]
    fn parse_integer_literal(&mut self) -> Parsed<(bool, Token)> {
        let negative = self.consume_if(TokenKind::Minus);
        let token = self.parse_token(TokenKind::Integer, "expected integer value")?;
        Ok((negative, token))
    }

    /// The value of an integer literal that begins at `offset`, which must fit into an `i64`.
    #[inline]
    fn fitting_i64(&mut self, offset: u32, negative: bool, token: Token) -> Parsed<Option<i64>> {
        match i64_value(negative, self.spelling(token)) {
            Some(value) => Ok(Some(value)),
            None => Err(self.emit_op_error(offset, "integer value too large")),
        }
    }

    // `-`? integer-literal | `true` | `false`
    /// Parses an integer if there is one; `true` is -1, as in MLIR.
    ///
    /// # Errors
    ///
    /// If it does not fit into an `i64`, or if only a sign is there.
    #[inline]
    pub fn parse_optional_integer(&mut self) -> Parsed<Option<i64>> {
        let offset = self.offset();
        if !matches!(self.kind(), TokenKind::Integer | TokenKind::Minus) {
            let value = self.parse_optional_big_integer()?;
            return Ok(value.and_then(|value| value.to_i64()));
        }
        let (negative, token) = self.parse_integer_literal()?;
        self.fitting_i64(offset, negative, token)
    }

    /// Parses an integer.
    ///
    /// # Errors
    ///
    /// If there is none, or if it does not fit into an `i64`.
    #[inline]
    pub fn parse_integer(&mut self) -> Parsed<i64> {
        self.parse_required(Self::parse_optional_integer, "expected integer value")
    }

    /// Parses an integer in decimal digits if there is one. Of `0x10` it parses the zero;
    /// `x10` is the next token.
    ///
    /// # Errors
    ///
    /// If it does not fit into an `i64`, or if only a sign is there.
    #[inline]
    pub fn parse_optional_decimal_integer(&mut self) -> Parsed<Option<i64>> {
        if !matches!(self.kind(), TokenKind::Integer | TokenKind::Minus) {
            return Ok(None);
        }
        let offset = self.offset();
        let (negative, token) = self.parse_integer_literal()?;
        if self.spelling(token).starts_with(b"0x") {
            self.reset_to_offset(token.start + 1);
            return Ok(Some(0));
        }
        self.fitting_i64(offset, negative, token)
    }

    /// Parses an integer in decimal digits.
    ///
    /// # Errors
    ///
    /// If there is none, or if it does not fit into an `i64`.
    #[inline]
    pub fn parse_decimal_integer(&mut self) -> Parsed<i64> {
        let parse = Self::parse_optional_decimal_integer;
        self.parse_required(parse, "expected decimal integer value")
    }

    /// Parses a signed integer of any size if there is one.
    ///
    /// # Errors
    ///
    /// If only a sign is there.
    #[inline]
    pub fn parse_optional_big_integer(&mut self) -> Parsed<Option<ApInt>> {
        match self.kind() {
            TokenKind::KwTrue | TokenKind::KwFalse => {
                // One bit, read with its sign.
                let value = self.consume().is(TokenKind::KwTrue);
                return Ok(Some(ApInt::from_i64(64, -i64::from(value))));
            }
            TokenKind::Integer | TokenKind::Minus => {}
            _ => return Ok(None),
        }
        let (negative, token) = self.parse_integer_literal()?;
        let mut value = integer_value(self.spelling(token));
        if value.is_negative() {
            value = ApInt::from_words(value.width() + 1, value.words().to_vec());
        }
        Ok(Some(if negative { value.negated() } else { value }))
    }

    /// Parses a float literal, or the bits of a float in hexadecimal.
    ///
    /// # Errors
    ///
    /// If there is none.
    #[inline]
    pub fn parse_float(&mut self) -> Parsed<f64> {
        self.parse_float_of(FloatType::F64)
            .map(|value| value.to_f64())
    }

    /// Parses a float literal, or the bits of a float in hexadecimal, as a
    /// value of type `ty`.
    ///
    /// # Errors
    ///
    /// If there is none.
    #[inline]
    pub fn parse_float_of(&mut self, ty: FloatType) -> Parsed<FloatAttr> {
        let negative = self.consume_if(TokenKind::Minus);
        let bits = self.float_from_literal(self.token(), negative, ty)?;
        self.consume();
        Ok(FloatAttr::from_raw(ty, bits))
    }
}
