//! Attributes.

use super::cache::SpellingCache;
use super::{AsmParser, Delimiter, Parsed};
use crate::attributes::{
    ArrayAttr, Attribute, DictionaryAttr, Name, NamedAttribute, StringAttr, SymbolRefAttr,
};
use crate::text::lexer::{Token, TokenKind};
use crate::types::Type;
use smallvec::SmallVec;

/// Dictionaries up to this length are searched for duplicates one by one.
const SHORT_DICTIONARY: usize = 16;

impl AsmParser<'_> {
    /// Parses an attribute; `ty` is its type, if the context knows it and it
    /// does not stand after the attribute.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn parse_attribute(&mut self, ty: Option<&Type>) -> Parsed<Attribute> {
        use TokenKind as K;
        match self.kind() {
            K::KwFalse | K::KwTrue => {
                let token = self.consume();
                Ok(Attribute::bool(token.is(K::KwTrue)))
            }
            K::KwUnit => {
                self.consume();
                Ok(Attribute::Unit)
            }
            K::Integer => self.parse_integer_attribute(ty, false),
            K::FloatLiteral => self.parse_float_attribute(ty, false),
            K::Minus => {
                self.consume();
                match self.kind() {
                    K::Integer => self.parse_integer_attribute(ty, true),
                    K::FloatLiteral => self.parse_float_attribute(ty, true),
                    _ => {
                        let message = "expected constant integer or floating point value";
                        Err(self.emit_wrong_token_error(message))
                    }
                }
            }
            K::String => self.parse_string_attribute(ty),
            K::AtIdentifier => self.parse_symbol_ref_attribute(),
            K::LSquare => self.nested(Self::parse_array_attribute),
            K::LBrace => self.nested(|p| {
                let offset = p.offset();
                let mut entries = p.parse_attribute_dict()?;
                entries.sort_unstable_by(|left, right| left.name.cmp(&right.name));
                let dictionary = DictionaryAttr::from_sorted(entries);
                p.check_nesting(offset, dictionary).map(Attribute::from)
            }),
            K::HashIdentifier => self.nested(|p| p.parse_extended_attribute(ty)),
            K::KwDense => self.parse_dense_elements_attribute(ty),
            K::KwArray => self.parse_dense_array_attribute(),
            K::KwLoc => {
                self.consume();
                self.parse_token(K::LParen, "expected '(' in inline location")?;
                let location = self.parse_location_instance()?;
                self.parse_token(K::RParen, "expected ')' in inline location")?;
                Ok(location.into())
            }
            _ => match self.parse_optional_type()? {
                Some(ty) => Ok(ty.into()),
                None => Err(self.emit_wrong_token_error("expected attribute value")),
            },
        }
    }

    /// Parses an attribute if a token is there that one begins with; `ty` as
    /// for [`parse_attribute`](Self::parse_attribute).
    ///
    /// # Errors
    ///
    /// If an attribute begins but is wrong.
    pub fn parse_optional_attribute(&mut self, ty: Option<&Type>) -> Parsed<Option<Attribute>> {
        use TokenKind as K;
        match self.kind() {
            K::AtIdentifier
            | K::FloatLiteral
            | K::Integer
            | K::HashIdentifier
            | K::KwAffineMap
            | K::KwAffineSet
            | K::KwDense
            | K::KwDenseResource
            | K::KwFalse
            | K::KwLoc
            | K::KwSparse
            | K::KwTrue
            | K::KwUnit
            | K::LBrace
            | K::LSquare
            | K::Minus
            | K::String => self.parse_attribute(ty).map(Some),
            _ => Ok(self.parse_optional_type()?.map(Attribute::from)),
        }
    }

    // string-attribute ::= string-literal (`:` type)?
    fn parse_string_attribute(&mut self, ty: Option<&Type>) -> Parsed<Attribute> {
        let token = self.consume();
        let ty = match ty {
            Some(ty) => ty.clone(),
            None if self.consume_if(TokenKind::Colon) => self.parse_type()?,
            None => return Ok(self.cached_string(token)),
        };
        let value = self.name(token);
        Ok(StringAttr::with_type(value, ty).into())
    }

    fn cached_string(&mut self, token: Token) -> Attribute {
        let spelling = self.spelling(token);
        let slot = SpellingCache::<Attribute>::slot(spelling);
        if let Some(attribute) = self.attributes.get(slot, spelling) {
            return attribute.clone();
        }
        let value = Name::from_bytes(&self.string_value(token));
        let attribute: Attribute = StringAttr::new(value).into();
        self.attributes.insert(slot, spelling, attribute.clone());
        attribute
    }

    // symbol-ref-attribute ::= symbol-ref-id (`::` symbol-ref-id)*
    fn parse_symbol_ref_attribute(&mut self) -> Parsed<Attribute> {
        let root = self.consume();
        let mut nested: SmallVec<[Name; 4]> = SmallVec::new();
        while self.at(TokenKind::Colon) {
            let colon = self.consume();
            if !self.at(TokenKind::Colon) {
                // A single colon belongs to what follows the reference.
                if !matches!(self.kind(), TokenKind::Eof | TokenKind::Error) {
                    self.reset_to(colon);
                }
                break;
            }
            self.consume();
            if !self.at(TokenKind::AtIdentifier) {
                let message = "expected nested symbol reference identifier";
                return Err(self.emit_error(self.offset(), message));
            }
            let token = self.consume();
            nested.push(self.symbol_name(token));
        }
        if !nested.is_empty() {
            let root = self.symbol_name(root);
            return Ok(SymbolRefAttr::nested(root, nested).into());
        }
        let spelling = self.spelling(root);
        let slot = SpellingCache::<Attribute>::slot(spelling);
        if let Some(attribute) = self.attributes.get(slot, spelling) {
            return Ok(attribute.clone());
        }
        let attribute: Attribute = SymbolRefAttr::flat(self.symbol_name(root)).into();
        self.attributes.insert(slot, spelling, attribute.clone());
        Ok(attribute)
    }

    // array-attribute ::= `[` (attribute (`,` attribute)*)? `]`
    fn parse_array_attribute(&mut self) -> Parsed<Attribute> {
        let offset = self.consume().start;
        let mut elements: SmallVec<[Attribute; 4]> = SmallVec::new();
        self.parse_comma_separated_list_until(TokenKind::RSquare, true, |p| {
            elements.push(p.parse_attribute(None)?);
            Ok(())
        })?;
        let array = ArrayAttr::try_new(elements.into_vec());
        self.check_nesting(offset, array).map(Attribute::from)
    }

    // attribute-dict  ::= `{` (attribute-entry (`,` attribute-entry)*)? `}`
    // attribute-entry ::= (bare-id | string-literal) (`=` attribute)?
    /// Parses a dictionary; gives its entries in the order of the text.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn parse_attribute_dict(&mut self) -> Parsed<Vec<NamedAttribute>> {
        let mut entries: Vec<NamedAttribute> = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let context = " in attribute dictionary";
        self.parse_comma_separated_list_in(Delimiter::Braces, context, |p| {
            let token = p.token();
            if !token.is(TokenKind::String) && !p.at_keyword() {
                return Err(p.emit_wrong_token_error("expected attribute name"));
            }
            let name = p.name(token);
            if name.bytes().is_empty() {
                return Err(p.emit_error_here("expected valid attribute name"));
            }
            let is_duplicate = if entries.len() < SHORT_DICTIONARY {
                entries.iter().any(|entry| entry.name == name)
            } else {
                if seen.is_empty() {
                    seen.extend(entries.iter().map(|entry| entry.name.clone()));
                }
                !seen.insert(name.clone())
            };
            if is_duplicate {
                let message = format!("duplicate key '{name}' in dictionary attribute");
                return Err(p.emit_error_here(message));
            }
            p.consume();
            let value = if p.consume_if(TokenKind::Equal) {
                p.parse_attribute(None)?
            } else {
                Attribute::Unit
            };
            entries.push(NamedAttribute { name, value });
            Ok(())
        })?;
        Ok(entries)
    }

    /// Parses a dictionary if there is one; gives its entries in the order of
    /// the text.
    ///
    /// # Errors
    ///
    /// If a dictionary begins but is wrong.
    pub fn parse_optional_attribute_dict(&mut self) -> Parsed<Vec<NamedAttribute>> {
        if self.at(TokenKind::LBrace) {
            return self.parse_attribute_dict();
        }
        Ok(Vec::new())
    }

    /// Parses `attributes {…}` if it is there; gives the entries in the order
    /// of the text.
    ///
    /// # Errors
    ///
    /// If a dictionary is missing or wrong.
    pub fn parse_optional_attribute_dict_with_keyword(&mut self) -> Parsed<Vec<NamedAttribute>> {
        if self.parse_optional_keyword("attributes") {
            return self.parse_attribute_dict();
        }
        Ok(Vec::new())
    }
}
