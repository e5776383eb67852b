//! Parses shaped types and their dimensions.

use super::numbers::decimal;
use super::{AsmParser, Parsed};
use crate::attributes::{Attribute, join_numbers};
use crate::kind_interfaces::VerifiableTensorEncoding;
use crate::text::lexer::TokenKind;
use crate::types::{
    DYNAMIC, MemRefType, RankedTensorType, Shape, Type, UnrankedMemRefType, UnrankedTensorType,
    VectorType,
};
use crate::upstream;
use smallvec::SmallVec;

/// The optional parts after the element type of a memref.
#[derive(Default)]
struct MemRefAttributes {
    layout: Option<Attribute>,
    memory_space: Option<Attribute>,
}

impl AsmParser<'_> {
    // tensor-type    ::= `tensor` `<` dimension-list type (`,` attribute)? `>`
    // dimension-list ::= dimension-list-ranked | `*` `x`
    pub(super) fn parse_tensor_type(&mut self) -> Parsed<Type> {
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
        if let Some(encoding) = &encoding {
            self.verify_encoding(encoding, shape.as_deref(), &element)?;
        }
        self.parse_token(TokenKind::Greater, "expected '>' in tensor type")?;
        if !RankedTensorType::is_valid_element_type(&element) {
            return Err(self.emit_error(element_offset, "invalid tensor element type"));
        }
        match shape {
            Some(shape) => {
                let ty = RankedTensorType::from_parts(&shape, element, encoding);
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

    /// Verifies that an encoding fits the tensor, if it is of a kind that can say so.
    fn verify_encoding(
        &mut self,
        encoding: &Attribute,
        shape: Option<&[i64]>,
        element: &Type,
    ) -> Parsed<()> {
        let Some(verifiable) = encoding.own_interface::<dyn VerifiableTensorEncoding>() else {
            return Ok(());
        };
        let verified = verifiable.verify_encoding(shape.unwrap_or_default(), element);
        verified.map_err(|message| self.emit_error_here(message))
    }

    /// Parses the dimensions before an element type; returns `None` for `*x`.
    fn parse_optionally_unranked_shape(&mut self) -> Parsed<Option<Shape>> {
        if self.consume_if(TokenKind::Star) {
            self.parse_x_in_dimension_list()?;
            return Ok(None);
        }
        self.parse_dimension_list(true, true).map(Some)
    }

    // memref-type ::= `memref` `<` dimension-list type (`,` layout)? (`,` memory-space)? `>`
    pub(super) fn parse_memref_type(&mut self) -> Parsed<Type> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::Less, "expected '<' in memref type")?;
        let shape = self.parse_optionally_unranked_shape()?;
        let element_offset = self.offset();
        let element = self.parse_type()?;
        if !MemRefType::is_valid_element_type(&element) {
            return Err(self.emit_error(element_offset, "invalid memref element type"));
        }
        let mut attributes = MemRefAttributes::default();
        if !self.consume_if(TokenKind::Greater) {
            self.parse_memref_attributes(shape.is_some(), &mut attributes)?;
        }
        self.build_memref_type(offset, shape, element, attributes)
    }

    /// Parses the text after the element type, including the `>`.
    fn parse_memref_attributes(
        &mut self,
        is_ranked: bool,
        attributes: &mut MemRefAttributes,
    ) -> Parsed<()> {
        self.parse_token(TokenKind::Comma, "expected ',' or '>' in memref type")?;
        if self.at(TokenKind::Greater) {
            return Err(self.emit_wrong_token_error("expected list element"));
        }
        loop {
            let attribute = self.parse_attribute(None)?;
            self.add_memref_attribute(is_ranked, attributes, attribute)?;
            if !self.consume_if(TokenKind::Comma) {
                break;
            }
        }
        self.parse_token(TokenKind::Greater, "expected ',' or '>'")?;
        Ok(())
    }

    fn add_memref_attribute(
        &mut self,
        is_ranked: bool,
        attributes: &mut MemRefAttributes,
        attribute: Attribute,
    ) -> Parsed<()> {
        let message = if !attribute.is_memref_layout() {
            if attributes.memory_space.is_none() {
                attributes.memory_space = Some(attribute);
                return Ok(());
            }
            "multiple memory spaces specified in memref type"
        } else if !is_ranked {
            "cannot have affine map for unranked memref type"
        } else if attributes.memory_space.is_some() {
            "expected memory space to be last in memref type"
        } else {
            attributes.layout = Some(attribute);
            return Ok(());
        };
        Err(self.emit_error_here(message))
    }

    fn build_memref_type(
        &mut self,
        offset: u32,
        shape: Option<Shape>,
        element: Type,
        attributes: MemRefAttributes,
    ) -> Parsed<Type> {
        let (layout, memory_space) = (attributes.layout, attributes.memory_space);
        self.check_memory_space(offset, memory_space.as_ref())?;
        let Some(shape) = shape else {
            let ty = UnrankedMemRefType::try_new(element, memory_space);
            return self.check_nesting(offset, ty).map(Type::from);
        };
        self.check_memref_layout(offset, layout.as_ref(), &shape)?;
        let ty = MemRefType::from_parts(&shape, element, layout, memory_space);
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
            Some(Attribute::Opaque(space)) if upstream::is_dialect(space.dialect().bytes()) => {
                Ok(())
            }
            Some(_) => Err(self.emit_error(offset, "unsupported memory space Attribute")),
        }
    }

    // vector-type     ::= `vector` `<` (vector-dim `x`)* type `>`
    // vector-dim      ::= digit+ | `[` digit+ `]`
    pub(super) fn parse_vector_type(&mut self) -> Parsed<Type> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::Less, "expected '<' in vector type")?;
        let mut shape = Shape::new();
        self.skip_plain_dimensions(&mut shape, false);
        let mut scalable: SmallVec<[bool; 4]> = SmallVec::from_elem(false, shape.len());
        loop {
            let is_scalable = self.consume_if(TokenKind::LSquare);
            if !is_scalable && !self.at(TokenKind::Integer) {
                break;
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
        let ty = VectorType::from_parts(&shape, element, &scalable);
        self.check_nesting(offset, ty).map(Type::from)
    }
}

/// Dimensions.
impl AsmParser<'_> {
    // dimension-list ::= (dimension `x`)*          with a trailing x
    //                  | (dimension (`x` dimension)*)?   without
    // dimension      ::= `?` | digit+
    /// Parses dimensions. `?`, if allowed, is [`DYNAMIC`].
    ///
    /// # Errors
    ///
    /// If a dimension is malformed.
    pub fn parse_dimension_list(
        &mut self,
        allow_dynamic: bool,
        with_trailing_x: bool,
    ) -> Parsed<SmallVec<[i64; 4]>> {
        let mut shape = Shape::new();
        let starts_dimension = |kind| matches!(kind, TokenKind::Integer | TokenKind::Question);
        if with_trailing_x {
            self.skip_plain_dimensions(&mut shape, allow_dynamic);
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
        Ok(shape)
    }

    /// Fast path that parses dimensions directly followed by an `x` byte by byte. Tokens would be
    /// lexed repeatedly, because `x3x4xf32` is one word. Stops before the first dimension of
    /// another form.
    fn skip_plain_dimensions(&mut self, shape: &mut Shape, allow_dynamic: bool) {
        let text = self.text();
        let start = self.offset() as usize;
        let mut at = start;
        loop {
            let rest = &text[at..];
            let len = match rest.first() {
                Some(b'?') if allow_dynamic => 1,
                _ => rest.iter().take_while(|byte| byte.is_ascii_digit()).count(),
            };
            if len == 0 || rest.get(len) != Some(&b'x') {
                break;
            }
            let extent = match rest[0] {
                b'?' => DYNAMIC,
                _ => match decimal(&rest[..len]).map(i64::try_from) {
                    Some(Ok(extent)) => extent,
                    _ => break,
                },
            };
            shape.push(extent);
            at += len + 1;
        }
        if at != start {
            self.skip_to(at as u32);
        }
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

    /// Parses an extent. `0x10` is the dimension 0 followed by `x10`.
    fn parse_integer_in_dimension_list(&mut self) -> Parsed<i64> {
        let token = self.token();
        let spelling = self.spelling(token);
        if spelling.get(1) == Some(&b'x') {
            self.consume_first_byte();
            return Ok(0);
        }
        match decimal(spelling).map(i64::try_from) {
            Some(Ok(value)) if token.is(TokenKind::Integer) => {
                self.consume();
                Ok(value)
            }
            _ => Err(self.emit_error_here("invalid dimension")),
        }
    }

    /// Parses the `x` between dimensions, also as the start of a longer word such as `xf32`.
    ///
    /// # Errors
    ///
    /// If it is missing.
    pub fn parse_x_in_dimension_list(&mut self) -> Parsed<()> {
        if !self.at_x() {
            return Err(self.emit_wrong_token_error("expected 'x' in dimension list"));
        }
        self.consume_first_byte();
        Ok(())
    }

    /// Consumes the first byte of the current token and lexes the rest again.
    pub(super) fn consume_first_byte(&mut self) {
        let start = self.token().start;
        self.token.end = start + 1;
        self.lexer.reset(start + 1);
        self.consume();
    }
}
