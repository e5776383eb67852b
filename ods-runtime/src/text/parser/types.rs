//! Types.

use super::cache::SpellingCache;
use super::{AsmParser, Delimiter, Parsed};
use crate::attributes::{Attribute, join_numbers};
use crate::text::lexer::{Token, TokenKind};
use crate::types::{
    ComplexType, DYNAMIC, FloatType, FunctionType, IntegerType, MemRefType, RankedTensorType,
    Shape, Signedness, TupleType, Type, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use smallvec::SmallVec;

/// Types up to this length are looked up by their spelling.
const MAX_CACHED_SPELLING: usize = 96;

/// The types of a list; most are short.
pub type TypeList = SmallVec<[Type; 4]>;

/// The float type that a keyword names.
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

/// Whether a type can begin with such a token.
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
    /// If there is none.
    pub fn parse_type(&mut self) -> Parsed<Type> {
        match self.kind() {
            TokenKind::LParen => self.parse_function_type(),
            _ => self.parse_non_function_type(),
        }
    }

    /// Parses a type if a token is there that one begins with.
    ///
    /// # Errors
    ///
    /// If a type begins but is wrong.
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
    /// If there is none.
    pub fn parse_function_type(&mut self) -> Parsed<Type> {
        let offset = self.offset();
        self.nested(|p| {
            let inputs = p.parse_type_list_parens()?;
            p.parse_token(TokenKind::Arrow, "expected '->' in function type")?;
            let results = p.parse_function_result_types()?;
            let ty = FunctionType::try_new(inputs, results);
            p.check_nesting(offset, ty).map(Type::from)
        })
    }

    // type-list-parens ::= `(` (type (`,` type)*)? `)`
    /// Parses types between parentheses.
    ///
    /// # Errors
    ///
    /// If there are none.
    pub fn parse_type_list_parens(&mut self) -> Parsed<TypeList> {
        self.parse_l_paren()?;
        if self.consume_if(TokenKind::RParen) {
            return Ok(TypeList::new());
        }
        let types = self.parse_type_list_no_parens()?;
        self.parse_r_paren()?;
        Ok(types)
    }

    // type-list-no-parens ::= type (`,` type)*
    /// Parses one or more types between commas.
    ///
    /// # Errors
    ///
    /// If there are none.
    pub fn parse_type_list_no_parens(&mut self) -> Parsed<TypeList> {
        let mut types = TypeList::new();
        self.parse_comma_separated_list(Delimiter::None, |p| {
            types.push(p.parse_type()?);
            Ok(())
        })?;
        Ok(types)
    }

    // function-result-types ::= type-list-parens | non-function-type
    /// Parses what follows the arrow of a function type.
    ///
    /// # Errors
    ///
    /// If there is no type.
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
    /// If it is not there.
    pub fn parse_colon_type(&mut self) -> Parsed<Type> {
        self.parse_colon()?;
        self.parse_type()
    }

    /// Parses any type except a function type.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn parse_non_function_type(&mut self) -> Parsed<Type> {
        let token = self.token();
        let parse = match token.kind {
            TokenKind::IntType => return self.parse_integer_type(),
            TokenKind::KwIndex => {
                self.consume();
                return Ok(Type::Index);
            }
            TokenKind::KwNone => {
                self.consume();
                return Ok(Type::None);
            }
            TokenKind::KwTensor => Self::parse_tensor_type,
            TokenKind::KwMemref => Self::parse_memref_type,
            TokenKind::KwVector => Self::parse_vector_type,
            TokenKind::KwTuple => Self::parse_tuple_type,
            TokenKind::KwComplex => Self::parse_complex_type,
            TokenKind::ExclamationIdentifier => return self.nested(Self::parse_extended_type),
            kind => {
                return match float_type(kind) {
                    Some(ty) => {
                        self.consume();
                        Ok(Type::Float(ty))
                    }
                    None => Err(self.emit_wrong_token_error("expected non-function type")),
                };
            }
        };
        let Some(end) = self.end_of_short_body(token) else {
            return self.nested(parse);
        };
        let spelling = &self.text()[token.start as usize..end];
        let slot = SpellingCache::<Type>::slot(spelling);
        if let Some(ty) = self.types.get(slot, spelling) {
            let ty = ty.clone();
            self.previous_end = end as u32;
            self.lexer.reset(end as u32);
            self.token = Token {
                end: end as u32,
                ..token
            };
            self.consume();
            return Ok(ty);
        }
        let ty = self.nested(parse)?;
        // The parser may stop elsewhere, if brackets do not match.
        if self.previous_end == end as u32 {
            self.types.insert(slot, spelling, ty.clone());
        }
        Ok(ty)
    }

    /// Where the `<…>` after `keyword` ends, if it is short, holds no string
    /// and no comment.
    fn end_of_short_body(&self, keyword: Token) -> Option<usize> {
        let start = keyword.end as usize;
        let rest = &self.text()[start..];
        let rest = &rest[..rest.len().min(MAX_CACHED_SPELLING)];
        if rest.first() != Some(&b'<') {
            return None;
        }
        let mut depth = 0;
        let mut previous = 0;
        for (at, byte) in rest.iter().enumerate() {
            match byte {
                b'<' => depth += 1,
                b'>' if previous != b'-' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(start + at + 1);
                    }
                }
                b'"' | b'/' => return None,
                _ => {}
            }
            previous = *byte;
        }
        None
    }

    // integer-type ::= (`s` | `u`)? `i` digit+
    fn parse_integer_type(&mut self) -> Parsed<Type> {
        let token = self.token();
        let spelling = self.spelling_str(token);
        let (signedness, digits) = match spelling.as_bytes()[0] {
            b's' => (Signedness::Signed, &spelling[2..]),
            b'u' => (Signedness::Unsigned, &spelling[2..]),
            _ => (Signedness::Signless, &spelling[1..]),
        };
        let Ok(width) = digits.parse::<u32>() else {
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
        self.parse_token(TokenKind::Less, "expected '<' in complex type")?;
        let offset = self.offset();
        let element = self.parse_type()?;
        self.parse_token(TokenKind::Greater, "expected '>' in complex type")?;
        if !element.is_int_or_float() {
            return Err(self.emit_error(offset, "invalid element type for complex"));
        }
        Ok(ComplexType::new(element).into())
    }

    // tuple-type ::= `tuple` `<` (type (`,` type)*)? `>`
    fn parse_tuple_type(&mut self) -> Parsed<Type> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::Less, "expected '<' in tuple type")?;
        let mut types = TypeList::new();
        if !self.consume_if(TokenKind::Greater) {
            types = self.parse_type_list_no_parens()?;
            self.parse_token(TokenKind::Greater, "expected '>' in tuple type")?;
        }
        self.check_nesting(offset, TupleType::try_new(types))
            .map(Type::from)
    }

    // tensor-type    ::= `tensor` `<` dimension-list type (`,` attribute)? `>`
    // dimension-list ::= dimension-list-ranked | `*` `x`
    fn parse_tensor_type(&mut self) -> Parsed<Type> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::Less, "expected '<' in tensor type")?;
        let shape = self.parse_optionally_unranked_shape()?;
        let element_offset = self.offset();
        let element = self.parse_type()?;
        let encoding = if self.consume_if(TokenKind::Comma) {
            self.parse_optional_attribute(None)?
        } else {
            None
        };
        self.parse_token(TokenKind::Greater, "expected '>' in tensor type")?;
        if !RankedTensorType::is_valid_element_type(&element) {
            return Err(self.emit_error(element_offset, "invalid tensor element type"));
        }
        match shape {
            Some(shape) => {
                let ty = RankedTensorType::from_parts(shape, element, encoding);
                self.check_nesting(offset, ty).map(Type::from)
            }
            None if encoding.is_some() => {
                Err(self.emit_error_here("cannot apply encoding to unranked tensor"))
            }
            None => {
                let ty = UnrankedTensorType::try_new(element);
                self.check_nesting(offset, ty).map(Type::from)
            }
        }
    }

    /// Parses the dimensions before an element type; `None` for `*x`.
    fn parse_optionally_unranked_shape(&mut self) -> Parsed<Option<Shape>> {
        if self.consume_if(TokenKind::Star) {
            self.parse_x_in_dimension_list()?;
            return Ok(None);
        }
        let mut shape = Shape::new();
        self.parse_dimension_list_into(&mut shape, true, true)?;
        Ok(Some(shape))
    }

    // memref-type ::= `memref` `<` dimension-list type (`,` layout)? (`,` memory-space)? `>`
    fn parse_memref_type(&mut self) -> Parsed<Type> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::Less, "expected '<' in memref type")?;
        let shape = self.parse_optionally_unranked_shape()?;
        let element_offset = self.offset();
        let element = self.parse_type()?;
        if !MemRefType::is_valid_element_type(&element) {
            return Err(self.emit_error(element_offset, "invalid memref element type"));
        }
        let mut layout = None;
        let mut memory_space: Option<Attribute> = None;
        if !self.consume_if(TokenKind::Greater) {
            self.parse_token(TokenKind::Comma, "expected ',' or '>' in memref type")?;
            self.parse_comma_separated_list_until(TokenKind::Greater, false, |p| {
                let attribute = p.parse_attribute(None)?;
                if !attribute.is_memref_layout() {
                    if memory_space.is_some() {
                        let message = "multiple memory spaces specified in memref type";
                        return Err(p.emit_error_here(message));
                    }
                    memory_space = Some(attribute);
                    return Ok(());
                }
                layout = Some(attribute);
                if shape.is_none() {
                    let message = "cannot have affine map for unranked memref type";
                    return Err(p.emit_error_here(message));
                }
                if memory_space.is_some() {
                    let message = "expected memory space to be last in memref type";
                    return Err(p.emit_error_here(message));
                }
                Ok(())
            })?;
        }
        self.check_memory_space(offset, memory_space.as_ref())?;
        let Some(shape) = shape else {
            let ty = UnrankedMemRefType::try_new(element, memory_space);
            return self.check_nesting(offset, ty).map(Type::from);
        };
        self.check_memref_layout(offset, layout.as_ref(), &shape)?;
        let ty = MemRefType::from_parts(shape, element, layout, memory_space);
        self.check_nesting(offset, ty).map(Type::from)
    }

    fn check_memref_layout(
        &mut self,
        offset: u32,
        layout: Option<&Attribute>,
        shape: &[i64],
    ) -> Parsed<()> {
        let message = match layout {
            Some(Attribute::AffineMap(map)) if map.num_dims() as usize != shape.len() => {
                let (rank, dims) = (shape.len(), map.num_dims());
                format!("memref layout mismatch between rank and affine map: {rank} != {dims}")
            }
            Some(Attribute::StridedLayout(strided)) if strided.strides().len() != shape.len() => {
                "expected the number of strides to match the rank".to_owned()
            }
            _ => return Ok(()),
        };
        Err(self.emit_error(offset, message))
    }

    fn check_memory_space(&mut self, offset: u32, space: Option<&Attribute>) -> Parsed<()> {
        match space {
            Some(
                Attribute::Integer(_)
                | Attribute::String(_)
                | Attribute::Dictionary(_)
                | Attribute::Dialect(_),
            )
            | None => Ok(()),
            Some(_) => Err(self.emit_error(offset, "unsupported memory space Attribute")),
        }
    }

    // vector-type     ::= `vector` `<` (vector-dim `x`)* type `>`
    // vector-dim      ::= digit+ | `[` digit+ `]`
    fn parse_vector_type(&mut self) -> Parsed<Type> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::Less, "expected '<' in vector type")?;
        let mut shape = Shape::new();
        let mut scalable = SmallVec::new();
        loop {
            let is_scalable = self.at(TokenKind::LSquare);
            if !is_scalable && !self.at(TokenKind::Integer) {
                break;
            }
            if is_scalable {
                self.consume();
            }
            shape.push(self.parse_integer_in_dimension_list()?);
            scalable.push(is_scalable);
            if is_scalable && !self.consume_if(TokenKind::RSquare) {
                let message = "missing ']' closing scalable dimension";
                return Err(self.emit_wrong_token_error(message));
            }
            self.parse_x_in_dimension_list()?;
        }
        let element = self.parse_type()?;
        self.parse_token(TokenKind::Greater, "expected '>' in vector type")?;
        if !VectorType::is_valid_element_type(&element) {
            let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
            return Err(self.emit_error(offset, message));
        }
        if shape.iter().any(|extent| *extent <= 0) {
            let message = format!(
                "vector types must have positive constant sizes but got {}",
                join_numbers(&shape)
            );
            return Err(self.emit_error(offset, message));
        }
        let ty = VectorType::from_parts(shape, element, scalable);
        self.check_nesting(offset, ty).map(Type::from)
    }
}

/// Dimensions.
impl AsmParser<'_> {
    // dimension-list ::= (dimension `x`)*          with a trailing x
    //                  | (dimension (`x` dimension)*)?   without
    // dimension      ::= `?` | digit+
    /// Parses dimensions; [`DYNAMIC`] for `?`, if that is allowed.
    ///
    /// # Errors
    ///
    /// If a dimension is wrong.
    pub fn parse_dimension_list(
        &mut self,
        allow_dynamic: bool,
        with_trailing_x: bool,
    ) -> Parsed<SmallVec<[i64; 4]>> {
        let mut shape = Shape::new();
        self.parse_dimension_list_into(&mut shape, allow_dynamic, with_trailing_x)?;
        Ok(shape)
    }

    fn parse_dimension_list_into(
        &mut self,
        shape: &mut Shape,
        allow_dynamic: bool,
        with_trailing_x: bool,
    ) -> Parsed<()> {
        let starts_dimension = |kind| matches!(kind, TokenKind::Integer | TokenKind::Question);
        if with_trailing_x {
            while starts_dimension(self.kind()) {
                shape.push(self.parse_dimension(allow_dynamic)?);
                self.parse_x_in_dimension_list()?;
            }
        } else if starts_dimension(self.kind()) {
            shape.push(self.parse_dimension(allow_dynamic)?);
            while self.at_x() {
                self.parse_x_in_dimension_list()?;
                shape.push(self.parse_dimension(allow_dynamic)?);
            }
        }
        Ok(())
    }

    fn parse_dimension(&mut self, allow_dynamic: bool) -> Parsed<i64> {
        let offset = self.offset();
        if !self.consume_if(TokenKind::Question) {
            return self.parse_integer_in_dimension_list();
        }
        if !allow_dynamic {
            return Err(self.emit_error(offset, "expected static shape"));
        }
        Ok(DYNAMIC)
    }

    fn at_x(&self) -> bool {
        self.at(TokenKind::BareIdentifier) && self.spelling(self.token())[0] == b'x'
    }

    /// Parses an extent. `0x10` is the dimension 0, then `x10`.
    fn parse_integer_in_dimension_list(&mut self) -> Parsed<i64> {
        let token = self.token();
        let spelling = self.spelling(token);
        if spelling.get(1) == Some(&b'x') {
            self.consume_first_byte();
            return Ok(0);
        }
        let value = match self.spelling_str(token).parse() {
            Ok(value) if token.is(TokenKind::Integer) => value,
            _ => return Err(self.emit_error_here("invalid dimension")),
        };
        self.consume();
        Ok(value)
    }

    /// Parses the `x` between dimensions, also where it is glued to what
    /// follows, as in `xf32`.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn parse_x_in_dimension_list(&mut self) -> Parsed<()> {
        if !self.at_x() {
            return Err(self.emit_wrong_token_error("expected 'x' in dimension list"));
        }
        self.consume_first_byte();
        Ok(())
    }

    /// Consumes the first byte of the current token; the rest is lexed anew.
    pub(super) fn consume_first_byte(&mut self) {
        let start = self.token().start;
        self.token.end = start + 1;
        self.lexer.reset(start + 1);
        self.consume();
    }
}
