//! Parses types and attributes of a given class, in full or without dialect and mnemonic; lists of
//! types; keywords from a set.

use super::{AsmParser, ParseFailed, Parsed, TypeList};
use crate::attributes::Attribute;
use crate::constraint::class::{AttrClassKind, TypeClassKind};
use crate::constraint::{AttrClass, TypeClass};
use crate::text::lexer::TokenKind;
use crate::types::Type;

/// Types.
impl AsmParser<'_> {
    /// Parses a type of class `K`: `p.parse_type_of::<IntegerType>()`.
    ///
    /// # Errors
    ///
    /// If the type is missing, malformed or of another class.
    pub fn parse_type_of<K: TypeClassKind>(&mut self) -> Parsed<Type> {
        let offset = self.offset();
        let ty = self.parse_type()?;
        self.check_type_class(&TypeClass::of::<K>(), ty, offset)
    }

    /// Parses a type of class `K`, which may omit its dialect and mnemonic.
    ///
    /// # Errors
    ///
    /// If the type is missing, malformed or of another class.
    pub fn parse_custom_type_with_fallback<K: TypeClassKind>(&mut self) -> Parsed<Type> {
        self.parse_stripped_type(&TypeClass::of::<K>())
    }

    /// Parses a type of a class, which may omit its dialect and mnemonic.
    #[doc(hidden)]
    pub fn parse_stripped_type(&mut self, class: &TypeClass) -> Parsed<Type> {
        let offset = self.offset();
        let ty = match (class.syntax)() {
            Some(syntax) if !self.at(TokenKind::ExclamationIdentifier) => (syntax.parse)(self)?,
            _ => self.parse_type()?,
        };
        self.check_type_class(class, ty, offset)
    }

    /// Parses `: type` of class `K`.
    ///
    /// # Errors
    ///
    /// If a part is missing, or the type is of another class.
    pub fn parse_colon_type_of<K: TypeClassKind>(&mut self) -> Parsed<Type> {
        let offset = self.offset();
        let ty = self.parse_colon_type()?;
        self.check_type_class(&TypeClass::of::<K>(), ty, offset)
    }

    /// Parses a keyword and a type.
    ///
    /// # Errors
    ///
    /// If one of them is missing.
    #[inline]
    pub fn parse_keyword_type(&mut self, keyword: &str) -> Parsed<Type> {
        self.parse_keyword(keyword)?;
        self.parse_type()
    }

    fn check_type_class(&mut self, class: &TypeClass, ty: Type, offset: u32) -> Parsed<Type> {
        if (class.contains)(&ty) {
            return Ok(ty);
        }
        Err(self.emit_wrong_class(class, offset, &ty))
    }

    /// Reports that the type at `offset` is not of a class. Families of classes have no name.
    #[cold]
    #[doc(hidden)]
    pub fn emit_wrong_class(&mut self, class: &TypeClass, offset: u32, ty: &Type) -> ParseFailed {
        let name = (class.syntax)().map_or(class.name, |syntax| syntax.name);
        let message = if name.is_empty() {
            "invalid kind of type specified".to_owned()
        } else {
            format!("invalid kind of type specified: expected {name}, but found '{ty}'")
        };
        self.emit_op_error(offset, message)
    }

    /// Parses `-> type` or `-> (types)`.
    ///
    /// # Errors
    ///
    /// If a part is missing.
    #[inline]
    pub fn parse_arrow_type_list(&mut self) -> Parsed<TypeList> {
        self.parse_arrow()?;
        self.parse_function_result_types()
    }

    /// Parses `-> type` or `-> (types)` if the arrow is present; otherwise returns no types.
    ///
    /// # Errors
    ///
    /// If the types after the arrow are malformed.
    #[inline]
    pub fn parse_optional_arrow_type_list(&mut self) -> Parsed<TypeList> {
        if self.consume_if(TokenKind::Arrow) {
            self.parse_function_result_types()
        } else {
            Ok(TypeList::new())
        }
    }

    /// Parses `:` and one or more types separated by commas.
    ///
    /// # Errors
    ///
    /// If a part is missing.
    #[inline]
    pub fn parse_colon_type_list(&mut self) -> Parsed<TypeList> {
        self.parse_colon()?;
        self.parse_type_list_no_parens()
    }

    /// Parses `:` and types separated by commas if the colon is present; otherwise returns no
    /// types.
    ///
    /// # Errors
    ///
    /// If the types after the colon are malformed.
    #[inline]
    pub fn parse_optional_colon_type_list(&mut self) -> Parsed<TypeList> {
        if self.consume_if(TokenKind::Colon) {
            self.parse_type_list_no_parens()
        } else {
            Ok(TypeList::new())
        }
    }
}

/// Attributes.
impl AsmParser<'_> {
    /// Parses an attribute of class `K`, whose type is `ty` by default.
    ///
    /// # Errors
    ///
    /// If the attribute is missing, malformed or of another class.
    pub fn parse_attribute_of<K: AttrClassKind>(&mut self, ty: Option<&Type>) -> Parsed<Attribute> {
        let offset = self.offset();
        let attr = self.parse_attribute(ty)?;
        self.check_attribute_class(&AttrClass::of::<K>(), attr, offset)
    }

    /// Parses an attribute of class `K`, which may omit its dialect and mnemonic.
    ///
    /// # Errors
    ///
    /// If the attribute is missing, malformed or of another class.
    pub fn parse_custom_attribute_with_fallback<K: AttrClassKind>(
        &mut self,
        ty: Option<&Type>,
    ) -> Parsed<Attribute> {
        let offset = self.offset();
        let class = AttrClass::of::<K>();
        let attr = self.parse_stripped_attribute(&class, ty)?;
        self.check_attribute_class(&class, attr, offset)
    }

    /// Parses an attribute in the syntax of a class, or in full.
    #[doc(hidden)]
    pub fn parse_stripped_attribute(
        &mut self,
        class: &AttrClass,
        ty: Option<&Type>,
    ) -> Parsed<Attribute> {
        match (class.syntax)() {
            Some(syntax) if !self.at(TokenKind::HashIdentifier) => (syntax.parse)(self, ty),
            _ => self.parse_attribute(ty),
        }
    }

    #[doc(hidden)]
    pub fn check_attribute_class(
        &mut self,
        class: &AttrClass,
        attr: Attribute,
        offset: u32,
    ) -> Parsed<Attribute> {
        if (class.contains)(&attr) {
            return Ok(attr);
        }
        Err(self.emit_op_error(offset, "invalid kind of attribute specified"))
    }

    /// Parses an array, `[…]`, if present.
    ///
    /// # Errors
    ///
    /// If it is malformed.
    #[inline]
    pub fn parse_optional_array(&mut self) -> Parsed<Option<Attribute>> {
        self.parse_attribute_at(TokenKind::LSquare, None)
    }

    /// Parses a string attribute, if present. Its type is `ty` by default.
    ///
    /// # Errors
    ///
    /// If its type is malformed.
    #[inline]
    pub fn parse_optional_string_attribute(
        &mut self,
        ty: Option<&Type>,
    ) -> Parsed<Option<Attribute>> {
        self.parse_attribute_at(TokenKind::String, ty)
    }

    /// Parses a symbol reference, `@a::@b`, if present.
    ///
    /// # Errors
    ///
    /// If it is malformed.
    #[inline]
    pub fn parse_optional_symbol_reference(&mut self) -> Parsed<Option<Attribute>> {
        self.parse_attribute_at(TokenKind::AtIdentifier, None)
    }

    #[inline]
    fn parse_attribute_at(
        &mut self,
        first: TokenKind,
        ty: Option<&Type>,
    ) -> Parsed<Option<Attribute>> {
        if self.at(first) {
            self.parse_attribute(ty).map(Some)
        } else {
            Ok(None)
        }
    }
}

/// Keywords.
impl<'a> AsmParser<'a> {
    /// Parses a keyword, which must be one of `keywords`.
    ///
    /// # Errors
    ///
    /// If the keyword is missing or not in `keywords`.
    #[inline]
    pub fn parse_keyword_of(&mut self, keywords: &[&str]) -> Parsed<&'a str> {
        let offset = self.offset();
        let word = self.parse_any_keyword()?;
        if keywords.contains(&word) {
            return Ok(word);
        }
        Err(self.emit_op_error(offset, format!("unexpected keyword: {word}")))
    }
}
