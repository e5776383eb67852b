//! Parses dense elements, sparse elements and dense arrays.

use super::numbers::{integer_of_type, small_integer_of_type};
use super::{AsmParser, Delimiter, Parsed};
use crate::attributes::{
    ApInt, Attribute, DenseArrayAttr, DenseElementsAttr, Name, SparseElementsAttr,
    dense_array_element_size, element_storage_bits, join_numbers, pack_bits,
};
use crate::text::lexer::{Token, TokenKind, hex_value};
use crate::types::{FloatType, RankedTensorType, Type};
use smallvec::SmallVec;

/// An element as it was written. Its meaning depends on the type, which follows the elements.
#[derive(Clone, Copy, Debug)]
pub(super) struct Literal {
    negative: bool,
    token: Token,
}

/// The extents of nested lists.
type Extents = SmallVec<[i64; 4]>;

/// The text between the angle brackets.
#[derive(Default)]
struct TensorLiteral {
    /// The string, if the whole literal is one; it may contain the bytes of the elements.
    hex: Option<Token>,
    /// The extents of the nested lists; empty for a single element.
    shape: Extents,
}

/// `dense<…>`.
impl AsmParser<'_> {
    // dense-elements-attribute ::= `dense` `<` tensor-literal? `>` `:` type
    pub(super) fn parse_dense_elements_attribute(
        &mut self,
        ty: Option<&Type>,
    ) -> Parsed<Attribute> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::Less, "expected '<' after 'dense'")?;
        let mut literals = std::mem::take(&mut self.scratch.literals);
        literals.clear();
        let parsed = self.parse_dense_elements_body(offset, ty, &mut literals);
        self.scratch.literals = literals;
        parsed
    }

    fn parse_dense_elements_body(
        &mut self,
        offset: u32,
        ty: Option<&Type>,
        literals: &mut Vec<Literal>,
    ) -> Parsed<Attribute> {
        let mut literal = TensorLiteral::default();
        if !self.consume_if(TokenKind::Greater) {
            literal = self.parse_tensor_literal(true, literals)?;
            self.parse_greater()?;
        }
        let ty = self.parse_elements_type(offset, ty)?;
        let elements = self.build_elements(offset, &literal, literals, &ty)?;
        Ok(elements.into())
    }

    /// Parses `: type`, unless the context determines the type, and checks it.
    pub(super) fn parse_elements_type(&mut self, offset: u32, ty: Option<&Type>) -> Parsed<Type> {
        let ty = match ty {
            Some(ty) => ty.clone(),
            None => self.parse_colon_type()?,
        };
        if !ty.is_shaped() {
            return Err(self.emit_error(offset, "elements literal must be a shaped type"));
        }
        if !ty.has_static_shape() {
            let message = "elements literal type must have static shape";
            return Err(self.emit_error(offset, message));
        }
        Ok(ty)
    }

    // tensor-literal ::= element | `[` (tensor-literal (`,` tensor-literal)*)? `]`
    fn parse_tensor_literal(
        &mut self,
        allow_hex: bool,
        literals: &mut Vec<Literal>,
    ) -> Parsed<TensorLiteral> {
        let mut literal = TensorLiteral::default();
        if allow_hex && self.at(TokenKind::String) {
            literal.hex = Some(self.consume());
        } else if self.at(TokenKind::LSquare) {
            literal.shape = self.nested(|p| p.parse_tensor_literal_list(literals))?;
        } else {
            self.parse_tensor_literal_element(literals)?;
        }
        Ok(literal)
    }

    // tensor-literal-list ::= `[` (tensor-literal (`,` tensor-literal)*)? `]`
    /// Parses a list of lists or elements and returns its extents.
    fn parse_tensor_literal_list(&mut self, literals: &mut Vec<Literal>) -> Parsed<Extents> {
        let mut extents = Extents::from_slice(&[0]);
        self.parse_comma_separated_list(Delimiter::Square, |p| {
            let is_consistent = if p.at(TokenKind::LSquare) {
                let inner = p.nested(|p| p.parse_tensor_literal_list(literals))?;
                if extents[0] == 0 {
                    extents.extend_from_slice(&inner);
                }
                extents[1..] == inner[..]
            } else {
                p.parse_tensor_literal_element(literals)?;
                extents.len() == 1
            };
            if !is_consistent {
                let message =
                    "tensor literal is invalid; ranks are not consistent between elements";
                return Err(p.emit_error_here(message));
            }
            extents[0] += 1;
            Ok(())
        })?;
        Ok(extents)
    }

    // element ::= `true` | `false` | `-`? number | string | `(` element `,` element `)`
    fn parse_tensor_literal_element(&mut self, literals: &mut Vec<Literal>) -> Parsed<()> {
        use TokenKind as K;
        let negative = self.consume_if(K::Minus);
        let message = match self.kind() {
            K::FloatLiteral | K::Integer => {
                let token = self.consume();
                literals.push(Literal { negative, token });
                return Ok(());
            }
            _ if negative => "expected integer or floating point literal",
            K::KwTrue | K::KwFalse | K::String => {
                let token = self.consume();
                literals.push(Literal { negative, token });
                return Ok(());
            }
            K::LParen => return self.nested(|p| p.parse_complex_element(literals)),
            _ => "expected element literal of primitive type",
        };
        Err(self.emit_error_here(message))
    }

    // sparse-elements-attribute ::= `sparse` `<` (tensor-literal `,` tensor-literal)? `>` `:` type
    pub(super) fn parse_sparse_elements_attribute(
        &mut self,
        ty: Option<&Type>,
    ) -> Parsed<Attribute> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::Less, "Expected '<' after 'sparse'")?;
        if self.consume_if(TokenKind::Greater) {
            let ty = self.parse_elements_type(offset, ty)?;
            let rank = ty.rank().unwrap_or(0) as i64;
            let [indices, values] = [&[0, rank][..], &[0]].map(|shape| TensorLiteral {
                hex: None,
                shape: shape.into(),
            });
            let literals = [(offset, &indices, &[][..]), (offset, &values, &[][..])];
            return self.build_sparse_elements(offset, ty, literals);
        }
        let indices_offset = self.offset();
        let mut index_literals = Vec::new();
        let indices = self.parse_tensor_literal(false, &mut index_literals)?;
        self.parse_comma()?;
        let values_offset = self.offset();
        let mut value_literals = Vec::new();
        let values = self.parse_tensor_literal(true, &mut value_literals)?;
        self.parse_token(TokenKind::Greater, "expected '>'")?;
        let ty = self.parse_elements_type(offset, ty)?;
        let literals = [
            (indices_offset, &indices, &*index_literals),
            (values_offset, &values, &*value_literals),
        ];
        self.build_sparse_elements(offset, ty, literals)
    }

    /// Builds sparse elements from the literals of indices and values, each with its offset.
    fn build_sparse_elements(
        &mut self,
        offset: u32,
        ty: Type,
        [indices, values]: [(u32, &TensorLiteral, &[Literal]); 2],
    ) -> Parsed<Attribute> {
        let element = ty.element_type().cloned().unwrap_or(Type::None);
        // A single element is one row of indices, or the value at all indices.
        let rows = match &*indices.1.shape {
            [] => Extents::from_slice(&[1, ty.rank().unwrap_or(0) as i64]),
            shape => shape.into(),
        };
        let counts = match &*values.1.shape {
            [] => &rows[..1],
            shape => shape,
        };
        let rows_type = RankedTensorType::new(&rows, Type::i64()).into();
        let values_type = RankedTensorType::new(counts, element).into();
        let indices = self.build_elements(indices.0, indices.1, indices.2, &rows_type)?;
        let values = self.build_elements(values.0, values.1, values.2, &values_type)?;
        match SparseElementsAttr::new(ty, indices, values) {
            Ok(elements) => Ok(elements.into()),
            Err(error) => Err(self.emit_error(offset, error.to_string())),
        }
    }

    // complex-element ::= `(` element `,` element `)`
    fn parse_complex_element(&mut self, literals: &mut Vec<Literal>) -> Parsed<()> {
        self.consume();
        self.parse_tensor_literal_element(literals)?;
        self.parse_token(TokenKind::Comma, "expected ',' between complex elements")?;
        self.parse_tensor_literal_element(literals)?;
        self.parse_token(TokenKind::RParen, "expected ')' after complex elements")?;
        Ok(())
    }

    fn build_elements(
        &mut self,
        offset: u32,
        literal: &TensorLiteral,
        literals: &[Literal],
        ty: &Type,
    ) -> Parsed<DenseElementsAttr> {
        let element = ty.element_type().cloned().unwrap_or(Type::None);
        if let Some(hex) = literal.hex
            && element_storage_bits(&element).is_some()
        {
            return self.build_elements_from_hex(offset, hex, ty);
        }
        let type_shape = ty.shape().unwrap_or_default();
        if !literal.shape.is_empty() && literal.shape.as_slice() != type_shape {
            let message = format!(
                "inferred shape of elements literal ([{}]) does not match type ([{}])",
                join_numbers(&literal.shape),
                join_numbers(type_shape)
            );
            return Err(self.emit_error(offset, message));
        }
        let count = ty.num_elements();
        if literal.hex.is_none() && literals.is_empty() && count != Some(0) {
            let message = format!("parsed zero elements, but type ('{ty}') expected at least 1");
            return Err(self.emit_error(offset, message));
        }
        let mut number = &element;
        if let Type::Complex(complex) = &element {
            number = complex.element_type();
            let parsed = literals.len();
            let is_single = literal.shape.is_empty();
            let (ty, expected) = if is_single {
                (&element, 2)
            } else {
                (ty, count.unwrap_or(i64::MAX).saturating_mul(2))
            };
            if parsed as i64 != expected && !(is_single && count == Some(0)) {
                let message = format!(
                    "parsed {parsed} elements, but type ('{ty}') expected {expected} elements"
                );
                return Err(self.emit_error(offset, message));
            }
        }
        // Parenthesized pairs may contain more numbers than there are elements: the rest is
        // ignored.
        let wanted = count.unwrap_or(i64::MAX).max(1).cast_unsigned();
        let wanted = wanted.saturating_mul(1 + u64::from(element.is_complex()));
        let literals = &literals[..(literals.len() as u64).min(wanted) as usize];
        let built = match number {
            Type::Integer(_) | Type::Index | Type::Float(_) => {
                let mut bytes = std::mem::take(&mut self.scratch.bytes);
                bytes.clear();
                let parsed = match number {
                    Type::Float(float) => self.float_elements(literals, *float, &mut bytes),
                    _ => self.integer_elements(literals, number, element.is_complex(), &mut bytes),
                };
                let built = parsed.map(|()| DenseElementsAttr::from_stored(ty.clone(), &mut bytes));
                self.scratch.bytes = bytes;
                built?
            }
            _ => {
                let strings = self.string_elements(offset, literal.hex, literals)?;
                DenseElementsAttr::from_strings(ty.clone(), strings)
            }
        };
        built.ok_or_else(|| self.emit_error(offset, format!("elements do not fit type '{ty}'")))
    }

    fn integer_elements(
        &mut self,
        literals: &[Literal],
        ty: &Type,
        is_complex: bool,
        bytes: &mut Vec<u8>,
    ) -> Parsed<()> {
        let bits = element_storage_bits(ty).unwrap_or(0);
        if bits == 1 && !is_complex {
            let mut values = Vec::with_capacity(literals.len());
            for literal in literals {
                values.push(!self.integer_element(*literal, ty)?.is_zero());
            }
            *bytes = pack_bits(values.into_iter());
            return Ok(());
        }
        let size = bits.div_ceil(8) as usize;
        bytes.reserve(size * literals.len());
        for literal in literals {
            if literal.token.is(TokenKind::Integer)
                && let spelling = self.spelling(literal.token)
                && let Some(word) = small_integer_of_type(ty, literal.negative, spelling)
            {
                bytes.extend_from_slice(&word.to_le_bytes()[..size]);
                continue;
            }
            self.integer_element(*literal, ty)?
                .write_le_bytes(size, bytes);
        }
        Ok(())
    }

    fn integer_element(&mut self, literal: Literal, ty: &Type) -> Parsed<ApInt> {
        let Literal { negative, token } = literal;
        let message = match token.kind {
            _ if negative && ty.is_unsigned_integer() => {
                "expected unsigned integer elements, but parsed negative value"
            }
            TokenKind::FloatLiteral => "expected integer elements, but parsed floating-point",
            TokenKind::KwTrue | TokenKind::KwFalse if ty.is_integer_of(1) => {
                let value = u64::from(token.is(TokenKind::KwTrue));
                return Ok(ApInt::from_u64(1, value));
            }
            TokenKind::KwTrue | TokenKind::KwFalse => {
                "expected i1 type for 'true' or 'false' values"
            }
            TokenKind::String => "integer constant out of range for type",
            _ => match integer_of_type(ty, negative, self.spelling(token)) {
                Some(value) => return Ok(value),
                None => "integer constant out of range for type",
            },
        };
        Err(self.emit_error(token.start, message))
    }

    fn float_elements(
        &mut self,
        literals: &[Literal],
        ty: FloatType,
        bytes: &mut Vec<u8>,
    ) -> Parsed<()> {
        let size = ty.width().div_ceil(8) as usize;
        bytes.reserve(size * literals.len());
        for literal in literals {
            let bits = self.float_from_literal(literal.token, literal.negative, ty)?;
            bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
        }
        Ok(())
    }

    fn string_elements(
        &mut self,
        offset: u32,
        whole: Option<Token>,
        literals: &[Literal],
    ) -> Parsed<Vec<Name>> {
        if let Some(token) = whole {
            return Ok(vec![self.name(token)]);
        }
        let mut strings = Vec::with_capacity(literals.len());
        for literal in literals {
            if !literal.token.is(TokenKind::String) {
                let spelling = self.spelling_str(literal.token);
                let message = format!("expected string token, got {spelling}");
                return Err(self.emit_error(offset, message));
            }
            strings.push(self.name(literal.token));
        }
        Ok(strings)
    }

    fn build_elements_from_hex(
        &mut self,
        offset: u32,
        token: Token,
        ty: &Type,
    ) -> Parsed<DenseElementsAttr> {
        let Some(bytes) = hex_bytes(self.spelling(token)) else {
            let message = "expected string containing hex digits starting with `0x`";
            return Err(self.emit_error(token.start, message));
        };
        let elements = DenseElementsAttr::from_raw_bytes(ty.clone(), bytes);
        elements.ok_or_else(|| {
            let message = format!("elements hex data size is invalid for provided type: '{ty}'");
            self.emit_error(offset, message)
        })
    }
}

/// Decodes the bytes of a string literal `"0x…"`.
pub(super) fn hex_bytes(spelling: &[u8]) -> Option<Vec<u8>> {
    let digits = spelling.strip_prefix(b"\"0x")?.strip_suffix(b"\"")?;
    if !digits.len().is_multiple_of(2) || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let byte = |pair: &[u8]| hex_value(pair[0]) << 4 | hex_value(pair[1]);
    Some(digits.chunks_exact(2).map(byte).collect())
}

/// `array<…>`.
impl AsmParser<'_> {
    // dense-array-attribute ::= `array` `<` type (`:` number (`,` number)*)? `>`
    pub(super) fn parse_dense_array_attribute(&mut self) -> Parsed<Attribute> {
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' after 'array'")?;
        let offset = self.offset();
        let Ok(ty) = self.parse_type() else {
            let message = "expected an integer or floating point type";
            return Err(self.emit_error(offset, message));
        };
        if !ty.is_int_or_float() {
            let message = format!("expected integer or float type, got: '{ty}'");
            return Err(self.emit_error(offset, message));
        }
        let Some(size) = dense_array_element_size(&ty) else {
            let message = "element type bitwidth must be a multiple of 8";
            return Err(self.emit_error(offset, message));
        };
        let (mut len, mut bytes) = (0, std::mem::take(&mut self.scratch.bytes));
        bytes.clear();
        if !self.consume_if(TokenKind::Greater) {
            self.parse_token(TokenKind::Colon, "expected ':' after dense array type")?;
            len += self.parse_plain_integers(&ty, size, &mut bytes);
            self.parse_comma_separated_list(Delimiter::None, |p| {
                len += 1;
                p.parse_dense_array_element(&ty, size, &mut bytes)
            })?;
            let message = "expected '>' to close an array attribute";
            self.parse_token(TokenKind::Greater, message)?;
        }
        let array = DenseArrayAttr::from_parts(ty, len, &bytes);
        self.scratch.bytes = bytes;
        Ok(array.into())
    }

    /// Parses the integers of a dense array that consist of digits, perhaps with a sign, and have a
    /// comma behind them; from the text, since most elements are written so. Returns how many.
    fn parse_plain_integers(&mut self, ty: &Type, size: usize, bytes: &mut Vec<u8>) -> usize {
        let text = self.text();
        let (mut at, mut len) = (self.offset() as usize, 0);
        loop {
            // Other blanks than this one are left to the lexer.
            let start = at + usize::from(len > 0 && text.get(at) == Some(&b' '));
            let negative = text.get(start) == Some(&b'-');
            let digits = text.get(start + usize::from(negative)..).unwrap_or(&[]);
            let end = digits
                .iter()
                .take_while(|byte| byte.is_ascii_digit())
                .count();
            if end == 0 || digits.get(end) != Some(&b',') {
                break;
            }
            let Some(word) = small_integer_of_type(ty, negative, &digits[..end]) else {
                break;
            };
            bytes.extend_from_slice(&word.to_le_bytes()[..size]);
            at = start + usize::from(negative) + end + 1;
            len += 1;
        }
        if len > 0 {
            self.skip_to(at as u32);
        }
        len
    }

    fn parse_dense_array_element(
        &mut self,
        ty: &Type,
        size: usize,
        bytes: &mut Vec<u8>,
    ) -> Parsed<()> {
        let negative = self.consume_if(TokenKind::Minus);
        let token = self.token();
        if let Type::Float(float) = ty {
            let bits = self.float_from_literal(token, negative, *float)?;
            self.consume();
            bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
            return Ok(());
        }
        match token.kind {
            TokenKind::KwTrue | TokenKind::KwFalse => {
                if !ty.is_integer_of(1) {
                    let message = "expected i1 type for 'true' or 'false' values";
                    return Err(self.emit_error_here(message));
                }
                self.consume();
                bytes.push(u8::from(token.is(TokenKind::KwTrue)));
            }
            TokenKind::Integer => {
                self.consume();
                if ty.is_integer_of(1) {
                    let message = "expected 'true' or 'false' values for i1 type";
                    return Err(self.emit_error_here(message));
                }
                let spelling = self.spelling(token);
                if let Some(word) = small_integer_of_type(ty, negative, spelling) {
                    bytes.extend_from_slice(&word.to_le_bytes()[..size]);
                    return Ok(());
                }
                match integer_of_type(ty, negative, spelling) {
                    Some(value) => value.write_le_bytes(size, bytes),
                    None => return Err(self.emit_error_here("integer constant out of range")),
                }
            }
            _ => return Err(self.emit_error_here("expected integer literal")),
        }
        Ok(())
    }
}
