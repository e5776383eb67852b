//! Parses types.

use super::cache::Slot;
use super::numbers::decimal;
use super::{AsmParser, Delimiter, Parsed};
use crate::limits::MAX_CACHED_TYPE;
use crate::text::lexer::TokenKind;
use crate::types::{
    ComplexType, FloatType, FunctionType, IntegerType, Signedness, TupleType, Type,
};
use smallvec::SmallVec;

/// A list of types. Most lists are short.
pub type TypeList = SmallVec<[Type; 4]>;

/// Returns the float type of a keyword.
fn float_type(kind: TokenKind) -> Option<FloatType> {
    use TokenKind as K;
    Some(match kind {
        K::KwF4E2M1FN => FloatType::F4E2M1FN,
        K::KwF6E2M3FN => FloatType::F6E2M3FN,
        K::KwF6E3M2FN => FloatType::F6E3M2FN,
        K::KwF8E5M2 => FloatType::F8E5M2,
        K::KwF8E4M3 => FloatType::F8E4M3,
        K::KwF8E4M3FN => FloatType::F8E4M3FN,
        K::KwF8E5M2FNUZ => FloatType::F8E5M2FNUZ,
        K::KwF8E4M3FNUZ => FloatType::F8E4M3FNUZ,
        K::KwF8E4M3B11FNUZ => FloatType::F8E4M3B11FNUZ,
        K::KwF8E3M4 => FloatType::F8E3M4,
        K::KwF8E8M0FNU => FloatType::F8E8M0FNU,
        K::KwBf16 => FloatType::BF16,
        K::KwF16 => FloatType::F16,
        K::KwTf32 => FloatType::TF32,
        K::KwF32 => FloatType::F32,
        K::KwF64 => FloatType::F64,
        K::KwF80 => FloatType::F80,
        K::KwF128 => FloatType::F128,
        _ => return None,
    })
}

/// Whether a type can begin with this token.
fn starts_type(kind: TokenKind) -> bool {
    use TokenKind as K;
    matches!(
        kind,
        K::LParen
            | K::IntType
            | K::KwIndex
            | K::KwNone
            | K::KwTensor
            | K::KwMemref
            | K::KwVector
            | K::KwTuple
            | K::KwComplex
            | K::ExclamationIdentifier
    ) || float_type(kind).is_some()
}

impl AsmParser<'_> {
    // type ::= function-type | non-function-type
    /// Parses a type.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    #[inline]
    pub fn parse_type(&mut self) -> Parsed<Type> {
        match self.kind() {
            TokenKind::LParen => self.parse_function_type(),
            _ => self.parse_non_function_type(),
        }
    }

    /// Parses a type if the next token may start one.
    ///
    /// # Errors
    ///
    /// If the type is malformed.
    pub fn parse_optional_type(&mut self) -> Parsed<Option<Type>> {
        if !starts_type(self.kind()) {
            return Ok(None);
        }
        self.parse_type().map(Some)
    }

    // function-type ::= type-list-parens `->` function-result-types
    /// Parses a function type.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    pub fn parse_function_type(&mut self) -> Parsed<Type> {
        if self.is_in_op() {
            return self.outside_of_op(Self::parse_function_type);
        }
        self.nested(|p| {
            let (offset, start) = (p.offset(), p.scratch.types.len());
            let input_count = p.parse_signature_types(Self::push_type)?;
            let types = p.scratch.types.drain(start..);
            let ty = FunctionType::from_types(types, input_count);
            p.check_nesting(offset, ty).map(Type::from)
        })
    }

    /// Parses a function type without building it: `each` parses one of its types. Returns the
    /// number of inputs.
    #[doc(hidden)]
    pub fn parse_signature(&mut self, each: impl FnMut(&mut Self) -> Parsed<()>) -> Parsed<usize> {
        self.nested(|p| p.parse_signature_types(each))
    }

    fn parse_signature_types(
        &mut self,
        mut each: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<usize> {
        let input_count = self.parse_types_in_parens(&mut each)?;
        self.parse_arrow_and_results(&mut each)?;
        Ok(input_count)
    }

    /// Parses what is behind the inputs of a function type, as [`parse_signature`](Self::parse_signature).
    #[doc(hidden)]
    pub fn parse_signature_results(
        &mut self,
        mut each: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        self.nested(|p| p.parse_arrow_and_results(&mut each))
    }

    #[inline]
    fn parse_arrow_and_results(
        &mut self,
        each: &mut impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        self.parse_token(TokenKind::Arrow, "expected '->' in function type")?;
        if self.at(TokenKind::LParen) {
            self.parse_types_in_parens(each)?;
            return Ok(());
        }
        each(self)
    }

    /// Parses a list of types in parentheses with `each`. Returns their number.
    #[inline]
    fn parse_types_in_parens(
        &mut self,
        each: &mut impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<usize> {
        let mut count = 0;
        self.parse_delimiter(TokenKind::LParen, "")?;
        if !self.consume_if(TokenKind::RParen) {
            loop {
                count += 1;
                each(self)?;
                if !self.consume_if(TokenKind::Comma) {
                    break;
                }
            }
            self.parse_delimiter(TokenKind::RParen, "")?;
        }
        Ok(count)
    }

    fn push_type(&mut self) -> Parsed<()> {
        let ty = self.parse_type()?;
        self.scratch.types.push(ty);
        Ok(())
    }

    // type-list-parens ::= `(` (type (`,` type)*)? `)`
    /// Parses parenthesized types.
    ///
    /// # Errors
    ///
    /// If they are missing or malformed.
    #[inline]
    pub fn parse_type_list_parens(&mut self) -> Parsed<TypeList> {
        self.parse_types(Delimiter::Paren)
    }

    // type-list-no-parens ::= type (`,` type)*
    /// Parses one or more types separated by commas.
    ///
    /// # Errors
    ///
    /// If they are missing or malformed.
    #[inline]
    pub fn parse_type_list_no_parens(&mut self) -> Parsed<TypeList> {
        self.parse_types(Delimiter::None)
    }

    #[inline]
    fn parse_types(&mut self, delimiter: Delimiter) -> Parsed<TypeList> {
        let mut types = TypeList::new();
        self.parse_comma_separated_list(delimiter, |p| {
            types.push(p.parse_type()?);
            Ok(())
        })?;
        Ok(types)
    }

    // function-result-types ::= type-list-parens | non-function-type
    /// Parses the types after the arrow of a function type.
    ///
    /// # Errors
    ///
    /// If they are missing or malformed.
    #[inline]
    pub fn parse_function_result_types(&mut self) -> Parsed<TypeList> {
        if self.at(TokenKind::LParen) {
            return self.parse_type_list_parens();
        }
        let ty = self.parse_non_function_type()?;
        Ok(TypeList::from_iter([ty]))
    }

    /// Parses `: type`.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    pub fn parse_colon_type(&mut self) -> Parsed<Type> {
        self.parse_colon()?;
        self.parse_type()
    }

    /// Parses any type except a function type.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    pub fn parse_non_function_type(&mut self) -> Parsed<Type> {
        if let Some(ty) = self.parse_known_type() {
            return Ok(ty);
        }
        if self.is_in_op() {
            return self.outside_of_op(Self::parse_non_function_type);
        }
        match self.kind() {
            TokenKind::IntType => self.parse_integer_type(),
            TokenKind::KwTensor
            | TokenKind::KwMemref
            | TokenKind::KwVector
            | TokenKind::KwTuple
            | TokenKind::KwComplex => self.parse_bracketed_type(),
            TokenKind::ExclamationIdentifier => self.nested(Self::parse_extended_type),
            _ => self.parse_simple_type(),
        }
    }

    /// Parses a type of a short word, in which nothing can be wrong.
    #[inline]
    fn parse_known_type(&mut self) -> Option<Type> {
        let ty = match self.kind() {
            TokenKind::IntType => match self.spelling(self.token()) {
                [b'i', digits @ ..] if digits.len() <= 4 => {
                    let width = u32::try_from(decimal(digits)?).ok()?;
                    Type::Integer(IntegerType::new(width, Signedness::Signless))
                }
                _ => return None,
            },
            TokenKind::KwIndex => Type::Index,
            TokenKind::KwF32 => Type::Float(FloatType::F32),
            TokenKind::KwF64 => Type::Float(FloatType::F64),
            _ => return None,
        };
        self.consume();
        Some(ty)
    }

    /// Parses a type that consists of a single keyword.
    fn parse_simple_type(&mut self) -> Parsed<Type> {
        let ty = match self.kind() {
            TokenKind::KwIndex => Type::Index,
            TokenKind::KwNone => Type::None,
            kind => match float_type(kind) {
                Some(ty) => Type::Float(ty),
                None => return Err(self.emit_wrong_token_error("expected non-function type")),
            },
        };
        self.consume();
        Ok(ty)
    }

    /// Parses `keyword<…>`, or recognizes it by its spelling.
    fn parse_bracketed_type(&mut self) -> Parsed<Type> {
        let token = self.token();
        let start = token.start as usize;
        let rest = &self.text()[start..];
        let slot = Slot::of_prefix(rest, b'>');
        if let Some((len, ty)) = self.types.get_prefix(slot, rest) {
            let ty = ty.clone();
            self.skip_to((start + len) as u32);
            return Ok(ty);
        }
        self.enter_nesting()?;
        let parsed = match token.kind {
            TokenKind::KwTensor => self.parse_tensor_type(),
            TokenKind::KwMemref => self.parse_memref_type(),
            TokenKind::KwVector => self.parse_vector_type(),
            TokenKind::KwTuple => self.parse_tuple_type(),
            _ => self.parse_complex_type(),
        };
        self.depth -= 1;
        let ty = parsed?;
        let spelling = &self.text()[start..self.previous_end as usize];
        // Inside a mutable type the same spelling may denote a type that depends on the context.
        if spelling.len() <= MAX_CACHED_TYPE && self.cyclic.is_empty() {
            self.types.insert_if_worth_while(slot, spelling, &ty);
        }
        Ok(ty)
    }

    // integer-type ::= (`s` | `u`)? `i` digit+
    fn parse_integer_type(&mut self) -> Parsed<Type> {
        let token = self.token();
        let (signedness, digits) = match self.spelling(token) {
            [b's', b'i', digits @ ..] => (Signedness::Signed, digits),
            [b'u', b'i', digits @ ..] => (Signedness::Unsigned, digits),
            spelling => (Signedness::Signless, &spelling[1..]),
        };
        let Some(width) = decimal(digits).and_then(|width| u32::try_from(width).ok()) else {
            return Err(self.emit_error_here("invalid integer width"));
        };
        if width > IntegerType::MAX_WIDTH {
            let limit = IntegerType::MAX_WIDTH;
            let message = format!("integer bitwidth is limited to {limit} bits");
            return Err(self.emit_error(token.start, message));
        }
        self.consume();
        Ok(Type::Integer(IntegerType::new(width, signedness)))
    }

    // complex-type ::= `complex` `<` type `>`
    fn parse_complex_type(&mut self) -> Parsed<Type> {
        self.consume();
        let tokens = (TokenKind::Less, TokenKind::Greater);
        let (offset, element) = self.parse_enclosed(tokens, " in complex type", |p| {
            Ok((p.offset(), p.parse_type()?))
        })?;
        if !element.is_int_or_float() {
            return Err(self.emit_error(offset, "invalid element type for complex"));
        }
        Ok(ComplexType::new(element).into())
    }

    // tuple-type ::= `tuple` `<` (type (`,` type)*)? `>`
    fn parse_tuple_type(&mut self) -> Parsed<Type> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::Less, "expected '<' in tuple type")?;
        let start = self.scratch.types.len();
        if !self.consume_if(TokenKind::Greater) {
            self.parse_comma_separated_list(Delimiter::None, Self::push_type)?;
            self.parse_token(TokenKind::Greater, "expected '>' in tuple type")?;
        }
        let tuple = TupleType::try_new(self.scratch.types.drain(start..));
        self.check_nesting(offset, tuple).map(Type::from)
    }
}
