//! Parses attributes.

use super::cache::Slot;
use super::numbers::u64_value;
use super::{AsmParser, Delimiter, Parsed};
use crate::attributes::{
    ArrayAttr, Attribute, DictionaryAttr, DistinctAttr, Name, NamedAttribute, StridedLayoutAttr,
    StringAttr, SymbolRefAttr,
};
use crate::limits::MAX_CACHED_AFFINE;
use crate::text::lexer::{Token, TokenKind};
use crate::types::{DYNAMIC, Type};
use ods_lookup::LookupSet;
use smallvec::SmallVec;

/// The entries of a dictionary at the end of the scratch list.
#[derive(Clone, Copy)]
struct Entries {
    start: usize,
    /// Sorted by name, without duplicates.
    are_sorted: bool,
}

/// Dictionaries up to this length are searched linearly for duplicates.
const SHORT_DICTIONARY: usize = 16;

/// Returns the length of the affine map or set at the start of `text`, judged by its angle
/// brackets. `None` if it is long.
fn affine_spelling_len(text: &[u8]) -> Option<usize> {
    let text = &text[..text.len().min(MAX_CACHED_AFFINE)];
    // Excludes the arrow of a map and the comparisons in a set.
    let is_end = |pair: &[u8]| pair[0] != b'-' && pair[1] == b'>';
    let ends = text.windows(2).enumerate().filter(|(_, pair)| is_end(pair));
    let mut ends = ends.map(|(at, _)| at + 2);
    ends.find(|end| text.get(*end) != Some(&b'='))
}

impl AsmParser<'_> {
    /// Parses an attribute. `ty` is its type if the context determines it; the text then contains
    /// no type.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    pub fn parse_attribute(&mut self, ty: Option<&Type>) -> Parsed<Attribute> {
        use TokenKind as K;
        if self.is_in_op() {
            return self.outside_of_op(|p| p.parse_attribute(ty));
        }
        match self.kind() {
            K::KwFalse | K::KwTrue => Ok(Attribute::bool(self.consume().is(K::KwTrue))),
            K::KwUnit => {
                self.consume();
                Ok(Attribute::Unit)
            }
            K::Integer => self.parse_integer_attribute(ty, false),
            K::FloatLiteral => self.parse_float_attribute(ty, false),
            K::Minus => self.parse_negative_attribute(ty),
            K::String => self.parse_string_attribute(ty),
            K::AtIdentifier => self.parse_symbol_ref_attribute(),
            K::LSquare | K::LBrace | K::KwDense | K::KwArray => {
                let attribute = self.parse_composite_attribute(ty)?;
                Ok(self.composites.share(attribute))
            }
            K::HashIdentifier => self.nested(|p| p.parse_extended_attribute(ty)),
            K::KwSparse => self.parse_sparse_elements_attribute(ty),
            K::KwDenseResource => self.parse_dense_resource_attribute(ty),
            K::KwAffineMap | K::KwAffineSet => self.parse_affine_attribute(),
            K::KwStrided => self.parse_strided_layout(),
            K::KwDistinct => self.parse_distinct_attribute(ty),
            K::KwLoc => self.parse_location_attribute(),
            _ => self.parse_type_attribute(),
        }
    }

    // location-attribute ::= `loc` `(` location-inst `)`
    fn parse_location_attribute(&mut self) -> Parsed<Attribute> {
        self.consume();
        let tokens = (TokenKind::LParen, TokenKind::RParen);
        self.parse_enclosed(tokens, " in inline location", Self::parse_location_instance)
            .map(Attribute::from)
    }

    fn parse_type_attribute(&mut self) -> Parsed<Attribute> {
        match self.parse_optional_type()? {
            Some(ty) => Ok(ty.into()),
            None => Err(self.emit_wrong_token_error("expected attribute value")),
        }
    }

    fn parse_composite_attribute(&mut self, ty: Option<&Type>) -> Parsed<Attribute> {
        match self.kind() {
            TokenKind::LSquare => self.nested(Self::parse_array_attribute),
            TokenKind::LBrace => self.parse_dictionary().map(Attribute::from),
            TokenKind::KwDense => self.parse_dense_elements_attribute(ty),
            _ => self.parse_dense_array_attribute(),
        }
    }

    fn parse_negative_attribute(&mut self, ty: Option<&Type>) -> Parsed<Attribute> {
        self.consume();
        match self.kind() {
            TokenKind::Integer => self.parse_integer_attribute(ty, true),
            TokenKind::FloatLiteral => self.parse_float_attribute(ty, true),
            _ => {
                let message = "expected constant integer or floating point value";
                Err(self.emit_wrong_token_error(message))
            }
        }
    }

    /// Parses an affine map or set, or recognizes it by its spelling.
    fn parse_affine_attribute(&mut self) -> Parsed<Attribute> {
        let start = self.offset() as usize;
        let rest = &self.text()[start..];
        let Some(len) = affine_spelling_len(rest) else {
            return self.parse_new_affine_attribute();
        };
        let spelling = &rest[..len];
        let slot = Slot::of(spelling);
        if let Some(attribute) = self.attributes.get(slot, spelling) {
            let attribute = attribute.clone();
            self.skip_to((start + len) as u32);
            return Ok(attribute);
        }
        let attribute = self.parse_new_affine_attribute()?;
        // Cached only if the attribute ends where its brackets suggest; a comment in it may
        // mislead.
        if self.previous_end as usize == start + len {
            self.attributes.insert(slot, spelling, attribute.clone());
        }
        Ok(attribute)
    }

    // affine-map-attribute  ::= `affine_map` `<` affine-map `>`
    // integer-set-attribute ::= `affine_set` `<` integer-set `>`
    fn parse_new_affine_attribute(&mut self) -> Parsed<Attribute> {
        let tokens = (TokenKind::Less, TokenKind::Greater);
        if self.consume().is(TokenKind::KwAffineMap) {
            self.parse_enclosed(tokens, " in affine map", Self::parse_affine_map)
                .map(Attribute::from)
        } else {
            self.parse_enclosed(tokens, " in integer set", Self::parse_integer_set)
                .map(Attribute::from)
        }
    }

    /// Parses an attribute if the next token may start one. `ty` is as for
    /// [`parse_attribute`](Self::parse_attribute).
    ///
    /// # Errors
    ///
    /// If the attribute is malformed.
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
            _ => {
                // The attribute around the type counts as a nesting level.
                let ty = self.nested(Self::parse_optional_type)?;
                Ok(ty.map(Attribute::from))
            }
        }
    }

    // strided-layout ::= `strided` `<` `[` (extent (`,` extent)*)? `]` (`,` `offset` `:` extent)? `>`
    // extent         ::= `?` | `-`? integer-literal
    fn parse_strided_layout(&mut self) -> Parsed<Attribute> {
        self.consume();
        self.parse_token(TokenKind::Less, "expected '<' after 'strided'")?;
        let mut strides: SmallVec<[i64; 4]> = SmallVec::new();
        self.parse_comma_separated_list(Delimiter::Square, |p| {
            strides.push(p.parse_stride()?);
            Ok(())
        })?;
        let mut layout_offset = 0;
        if !self.consume_if(TokenKind::Greater) {
            self.parse_comma()?;
            self.parse_token(TokenKind::KwOffset, "expected 'offset' after comma")?;
            self.parse_token(TokenKind::Colon, "expected ':' after 'offset'")?;
            layout_offset = self.parse_stride()?;
            self.parse_greater()?;
        }
        Ok(StridedLayoutAttr::new(layout_offset, strides).into())
    }

    fn parse_stride(&mut self) -> Parsed<i64> {
        if self.consume_if(TokenKind::Question) {
            return Ok(DYNAMIC);
        }
        let offset = self.offset();
        let negative = self.consume_if(TokenKind::Minus);
        match u64_value(self.spelling(self.token())).map(i64::try_from) {
            Some(Ok(value)) if self.at(TokenKind::Integer) => {
                self.consume();
                Ok(if negative { -value } else { value })
            }
            _ => Err(self.emit_error(offset, "expected a 64-bit signed integer or '?'")),
        }
    }

    // distinct-attribute ::= `distinct` `[` integer-literal `]` `<` attribute? `>`
    fn parse_distinct_attribute(&mut self, ty: Option<&Type>) -> Parsed<Attribute> {
        let offset = self.consume().start;
        self.parse_token(TokenKind::LSquare, "expected '[' after 'distinct'")?;
        let token = self.parse_token(TokenKind::Integer, "expected distinct ID")?;
        let Some(number) = u64_value(self.spelling(token)) else {
            return Err(self.emit_error_here("expected an unsigned 64-bit integer"));
        };
        self.parse_token(TokenKind::RSquare, "expected ']' to close distinct ID")?;
        self.parse_token(TokenKind::Less, "expected '<' after distinct ID")?;
        let mut referenced = Attribute::Unit;
        if !self.consume_if(TokenKind::Greater) {
            referenced = self.nested(|p| {
                let parsed = p.parse_attribute(ty);
                parsed.map_err(|_| p.emit_error_here("expected attribute"))
            })?;
            let message = "expected '>' to close distinct attribute";
            self.parse_token(TokenKind::Greater, message)?;
        }
        if let Some(known) = self.distinct_attributes.get(&number) {
            if *known.referenced() == referenced {
                return Ok(known.clone().into());
            }
            let known = known.referenced();
            let message =
                format!("referenced attribute does not match previous definition: {known}");
            return Err(self.emit_error(offset, message));
        }
        let attribute = self.check_nesting(offset, DistinctAttr::try_create(referenced))?;
        self.distinct_attributes.insert(number, attribute.clone());
        Ok(attribute.into())
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
        /// Strings up to this length, including quotes, are stored inline.
        const SHORT: usize = 24;
        let spelling = self.spelling(token);
        if let [b'"', plain @ .., b'"'] = spelling
            && let Some(string) = StringAttr::short(plain)
        {
            return string.into();
        }
        if spelling.len() <= SHORT {
            return StringAttr::from_bytes(&self.string_value(token)).into();
        }
        let slot = Slot::of(spelling);
        if let Some(attribute) = self.strings.get(slot, spelling) {
            return attribute.clone();
        }
        let attribute: Attribute = StringAttr::from_bytes(&self.string_value(token)).into();
        self.strings
            .insert_if_worth_while(slot, spelling, &attribute);
        attribute
    }

    // symbol-ref-attribute ::= symbol-ref-id (`::` symbol-ref-id)*
    fn parse_symbol_ref_attribute(&mut self) -> Parsed<Attribute> {
        let root = self.consume();
        let mut nested: Vec<Name> = Vec::new();
        while self.at(TokenKind::Colon) {
            let colon = self.consume();
            if !self.at(TokenKind::Colon) {
                // A single colon belongs to the text after the reference.
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
        let slot = Slot::of(spelling);
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
        let start = self.scratch.attributes.len();
        // A loop, because this is recursive: the stack frames of a list parser are large.
        if !self.consume_if(TokenKind::RSquare) {
            loop {
                let element = self.parse_attribute(None)?;
                self.scratch.attributes.push(element);
                if !self.consume_if(TokenKind::Comma) {
                    break;
                }
            }
            self.parse_token(TokenKind::RSquare, "expected ',' or ']'")?;
        }
        let array = ArrayAttr::drain(&mut self.scratch.attributes, start);
        self.check_nesting(offset, array).map(Attribute::from)
    }

    /// Parses a dictionary.
    #[doc(hidden)]
    pub fn parse_dictionary(&mut self) -> Parsed<DictionaryAttr> {
        let offset = self.offset();
        let Entries { start, are_sorted } = self.nested(Self::parse_entries)?;
        if !are_sorted {
            let entries = &mut self.scratch.entries[start..];
            ods_lookup::sort_by(entries, |left, right| left.name.cmp(&right.name));
        }
        let dictionary = DictionaryAttr::drain_sorted(&mut self.scratch.entries, start);
        self.check_nesting(offset, dictionary)
    }

    /// Parses a dictionary and returns its entries in textual order.
    ///
    /// # Errors
    ///
    /// If it is missing or malformed.
    pub fn parse_attribute_dict(&mut self) -> Parsed<Vec<NamedAttribute>> {
        let Entries { start, .. } = self.nested(Self::parse_entries)?;
        Ok(self.scratch.entries.drain(start..).collect())
    }

    // attribute-dict ::= `{` (attribute-entry (`,` attribute-entry)*)? `}`
    /// Parses a dictionary onto the scratch list.
    fn parse_entries(&mut self) -> Parsed<Entries> {
        if !self.at(TokenKind::LBrace) {
            let message = "expected '{' in attribute dictionary";
            return Err(self.emit_wrong_token_error(message));
        }
        let mut entries = Entries {
            start: self.scratch.entries.len(),
            are_sorted: true,
        };
        self.consume();
        if self.consume_if(TokenKind::RBrace) {
            return Ok(entries);
        }
        let mut seen = LookupSet::default();
        loop {
            let name = self.parse_entry_name(&mut entries, &mut seen)?;
            let value = if self.consume_if(TokenKind::Equal) {
                self.parse_attribute(None)?
            } else {
                Attribute::Unit
            };
            self.scratch.entries.push(NamedAttribute { name, value });
            if !self.consume_if(TokenKind::Comma) {
                break;
            }
        }
        let message = "expected '}' in attribute dictionary";
        self.parse_token(TokenKind::RBrace, message)?;
        Ok(entries)
    }

    // attribute-entry ::= (bare-id | string-literal) (`=` attribute)?
    /// Parses the name of an entry and rejects duplicates. `seen` holds the earlier names once
    /// there are many and they are not sorted.
    fn parse_entry_name(
        &mut self,
        before: &mut Entries,
        seen: &mut LookupSet<Name>,
    ) -> Parsed<Name> {
        let token = self.token();
        if !token.is(TokenKind::String) && !self.at_keyword() {
            return Err(self.emit_wrong_token_error("expected attribute name"));
        }
        let name = self.name(token);
        if name.bytes().is_empty() {
            return Err(self.emit_error_here("expected valid attribute name"));
        }
        let entries = &self.scratch.entries[before.start..];
        before.are_sorted &= entries.last().is_none_or(|last| last.name < name);
        let is_duplicate = if before.are_sorted {
            false
        } else if entries.len() < SHORT_DICTIONARY {
            entries.iter().any(|entry| entry.name == name)
        } else {
            if seen.is_empty() {
                seen.extend(entries.iter().map(|entry| entry.name.clone()));
            }
            !seen.insert(name.clone())
        };
        if is_duplicate {
            let message = format!("duplicate key '{name}' in dictionary attribute");
            return Err(self.emit_error_here(message));
        }
        self.consume();
        Ok(name)
    }

    /// Parses a dictionary, if present, and returns its entries in textual order.
    ///
    /// # Errors
    ///
    /// If the dictionary is malformed.
    pub fn parse_optional_attribute_dict(&mut self) -> Parsed<Vec<NamedAttribute>> {
        if self.at(TokenKind::LBrace) {
            return self.parse_attribute_dict();
        }
        Ok(Vec::new())
    }

    /// Parses `attributes {…}`, if present, and returns the entries in textual order.
    ///
    /// # Errors
    ///
    /// If the dictionary is missing or malformed.
    pub fn parse_optional_attribute_dict_with_keyword(&mut self) -> Parsed<Vec<NamedAttribute>> {
        if self.parse_optional_keyword("attributes") {
            return self.parse_attribute_dict();
        }
        Ok(Vec::new())
    }
}
