//! Lists for hand-written op parsers: arguments, assignments, successors with values, and affine
//! maps over values.

use super::api::{Argument, OpParser};
use ods_ir::affine::AffineMap;
use ods_ir::attributes::Attribute;
use ods_ir::ir::{Block, OperationState, Value};
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{Delimiter, Parsed, UnresolvedOperand, parse_list_until};
use ods_ir::types::Type;
use smallvec::SmallVec;

/// Operands.
impl OpParser<'_, '_> {
    /// Parses exactly `count` operands separated by commas.
    ///
    /// # Errors
    ///
    /// If the list is malformed, or if the number of operands differs.
    #[inline]
    pub fn parse_operands(
        &mut self,
        delimiter: Delimiter,
        count: usize,
    ) -> Parsed<Vec<UnresolvedOperand>> {
        let offset = self.offset();
        if matches!(delimiter, Delimiter::None)
            && count != 0
            && !self.at(TokenKind::PercentIdentifier)
        {
            if matches!(self.kind(), TokenKind::LParen | TokenKind::LSquare) {
                return Err(self.asm_mut().emit_error(offset, "unexpected delimiter"));
            }
            return Err(self.emit_wrong_token_error("expected operand"));
        }
        let operands = self.parse_operand_list(delimiter)?;
        if operands.len() == count {
            return Ok(operands);
        }
        Err(self.emit_error(offset, format!("expected {count} operands")))
    }

    /// As [`Self::parse_operands`], without delimiters and with a constant number of operands.
    ///
    /// # Errors
    ///
    /// As [`Self::parse_operands`].
    pub fn parse_operand_array<const N: usize>(&mut self) -> Parsed<[UnresolvedOperand; N]> {
        let offset = self.offset();
        let mut operands = SmallVec::<[UnresolvedOperand; N]>::new();
        if N != 0 && !self.at(TokenKind::PercentIdentifier) {
            self.parse_operands(Delimiter::None, N)?;
        }
        self.parse_each_operand(|operand| operands.push(operand))?;
        (operands.into_inner())
            .map_err(|_| self.emit_error(offset, format!("expected {N} operands")))
    }

    /// As [`Self::parse_operand_list`], but rejects result numbers: `%0#1` is an error.
    ///
    /// # Errors
    ///
    /// If the list is malformed.
    #[inline]
    pub fn parse_operand_list_without_numbers(
        &mut self,
        delimiter: Delimiter,
    ) -> Parsed<Vec<UnresolvedOperand>> {
        self.parse_names(delimiter, " in operand list", |p| {
            p.parse_operand_name(false)
        })
    }

    // successor-and-uses ::= successor (`(` operands `:` types `)`)?
    /// Parses a successor and the values passed to it.
    ///
    /// # Errors
    ///
    /// If a part is missing or malformed, or if the numbers of types and values differ.
    #[inline]
    pub fn parse_successor_and_uses(&mut self) -> Parsed<(Block, Vec<Value>)> {
        let block = self.parse_successor()?;
        let mut values = Vec::new();
        if self.parse_optional_l_paren() {
            let offset = self.offset();
            let operands = self.parse_operand_list(Delimiter::None)?;
            self.parse_colon()?;
            let types = self.parse_type_list_no_parens()?;
            self.resolve_operands(&operands, &types, offset, &mut values)?;
            self.parse_r_paren()?;
        }
        Ok((block, values))
    }

    // affine-map-of-ssa-ids ::= `[` (affine-expr (`,` affine-expr)*)? `]`
    /// Parses a list of affine expressions over values, `[%i + 1, symbol(%n)]`. Returns the map and
    /// the values of its dimensions and symbols, which resolve like operands.
    ///
    /// # Errors
    ///
    /// If the list is malformed.
    #[inline]
    pub fn parse_affine_map_of_ssa_ids(
        &mut self,
        delimiter: Delimiter,
    ) -> Parsed<(AffineMap, Vec<UnresolvedOperand>)> {
        self.parse_affine_map_over_values(delimiter)
    }

    /// Parses one affine expression over values, `%i + 1`. Returns a map with this result, and the
    /// values.
    ///
    /// # Errors
    ///
    /// If the expression is missing or malformed.
    #[inline]
    pub fn parse_affine_expr_of_ssa_ids(&mut self) -> Parsed<(AffineMap, Vec<UnresolvedOperand>)> {
        self.parse_affine_expr_over_values()
    }
}

/// Arguments of regions.
impl OpParser<'_, '_> {
    /// Parses an argument if present; see [`Self::parse_argument`].
    ///
    /// # Errors
    ///
    /// If it is malformed.
    #[inline]
    pub fn parse_optional_argument(
        &mut self,
        with_type: bool,
        with_attributes: bool,
    ) -> Parsed<Option<Argument>> {
        if !self.at(TokenKind::PercentIdentifier) {
            return Ok(None);
        }
        self.parse_argument(with_type, with_attributes).map(Some)
    }

    /// Parses arguments separated by commas. A list without delimiters may be empty.
    ///
    /// # Errors
    ///
    /// If the list is malformed.
    #[inline]
    pub fn parse_argument_list(
        &mut self,
        delimiter: Delimiter,
        with_types: bool,
        with_attributes: bool,
    ) -> Parsed<Vec<Argument>> {
        let argument = |p: &mut Self| p.parse_argument(with_types, with_attributes);
        self.parse_names(delimiter, " in argument list", argument)
    }

    // assignments ::= `(` (argument `=` operand (`,` argument `=` operand)*)? `)`
    /// Parses the initial values of a region's arguments: `(%x = %a, %y = %b)`.
    ///
    /// # Errors
    ///
    /// If the list is missing or malformed.
    #[inline]
    pub fn parse_assignments(&mut self) -> Parsed<Vec<(Argument, UnresolvedOperand)>> {
        if !self.at(TokenKind::LParen) {
            let offset = self.offset();
            return Err(self.emit_error(offset, "expected '('"));
        }
        self.consume();
        let mut assignments = Vec::new();
        parse_list_until(self, TokenKind::RParen, true, |p| {
            let argument = p.parse_argument(false, false)?;
            p.parse_equal()?;
            assignments.push((argument, p.parse_operand()?));
            Ok(())
        })?;
        Ok(assignments)
    }

    /// Parses assignments if the next token is a parenthesis; otherwise returns an empty list.
    ///
    /// # Errors
    ///
    /// If the list is malformed.
    #[inline]
    pub fn parse_optional_assignments(&mut self) -> Parsed<Vec<(Argument, UnresolvedOperand)>> {
        if self.at(TokenKind::LParen) {
            self.parse_assignments()
        } else {
            Ok(Vec::new())
        }
    }
}

/// Symbols.
impl OpParser<'_, '_> {
    /// Parses an optional symbol name as attribute `attr_name` of the op. Returns whether it was
    /// present.
    #[inline]
    pub fn parse_optional_symbol_name_into(
        &mut self,
        attr_name: &str,
        state: &mut OperationState,
    ) -> bool {
        let name = self.parse_optional_symbol_name();
        let is_there = name.is_some();
        if let Some(name) = name {
            state.set_attribute(attr_name, Attribute::string(name));
        }
        is_there
    }
}

/// Attributes and types.
impl OpParser<'_, '_> {
    /// Parses an attribute, whose type is `ty` by default, as attribute `name` of the op.
    ///
    /// # Errors
    ///
    /// If the attribute is missing or malformed.
    #[inline]
    pub fn parse_attribute_into(
        &mut self,
        name: &str,
        ty: Option<&Type>,
        state: &mut OperationState,
    ) -> Parsed<Attribute> {
        let attr = self.parse_attribute(ty)?;
        state.set_attribute(name, attr.clone());
        Ok(attr)
    }

    /// Parses an optional attribute, whose type is `ty` by default, as attribute `name` of the op.
    /// Returns whether it was present.
    ///
    /// # Errors
    ///
    /// If the attribute is malformed.
    #[inline]
    pub fn parse_optional_attribute_into(
        &mut self,
        name: &str,
        ty: Option<&Type>,
        state: &mut OperationState,
    ) -> Parsed<bool> {
        let attr = self.parse_optional_attribute(ty)?;
        let is_there = attr.is_some();
        if let Some(attr) = attr {
            state.set_attribute(name, attr);
        }
        Ok(is_there)
    }

    /// Parses a base64 string: `"AAEC"`.
    ///
    /// # Errors
    ///
    /// If the string is missing or is not valid base64.
    #[inline]
    pub fn parse_base64_bytes(&mut self) -> Parsed<Vec<u8>> {
        let offset = self.offset();
        if !self.at(TokenKind::String) {
            return Err(self.emit_error(offset, "expected string"));
        }
        let token = self.consume();
        let text = self.spelling(token);
        let text = &text[1..text.len() - 1];
        decode_base64(text).map_err(|message| self.emit_error(offset, message))
    }
}

/// Decodes base64 with padding. The messages are LLVM's.
#[inline]
fn decode_base64(text: &[u8]) -> Result<Vec<u8>, String> {
    if !text.len().is_multiple_of(4) {
        return Err("Base64 encoded strings must be a multiple of 4 bytes in length".to_owned());
    }
    let last = text.iter().rev().take(2);
    let padding = last.filter(|byte| **byte == b'=').count();
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for (group, digits) in text.chunks_exact(4).enumerate() {
        let mut bits = 0_u32;
        for (at, byte) in digits.iter().enumerate() {
            let index = group * 4 + at;
            let value = match byte {
                b'A'..=b'Z' => byte - b'A',
                b'a'..=b'z' => byte - b'a' + 26,
                b'0'..=b'9' => byte - b'0' + 52,
                b'+' => 62,
                b'/' => 63,
                b'=' if index >= text.len() - padding => 0,
                _ => {
                    return Err(format!(
                        "Invalid Base64 character {byte:#04x} at index {index}"
                    ));
                }
            };
            bits = bits << 6 | u32::from(value);
        }
        bytes.extend_from_slice(&bits.to_be_bytes()[1..]);
    }
    bytes.truncate(bytes.len() - padding);
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::decode_base64;

    #[test]
    fn base64() {
        assert_eq!(decode_base64(b""), Ok(Vec::new()));
        assert_eq!(
            decode_base64(b"aGVsbG8gd29ybGQ="),
            Ok(b"hello world".to_vec())
        );
        assert_eq!(decode_base64(b"+/8="), Ok(vec![0xfb, 0xff]));
        assert_eq!(
            decode_base64(b"a"),
            Err("Base64 encoded strings must be a multiple of 4 bytes in length".to_owned())
        );
        assert_eq!(
            decode_base64(b"a=bc"),
            Err("Invalid Base64 character 0x3d at index 1".to_owned())
        );
    }
}
