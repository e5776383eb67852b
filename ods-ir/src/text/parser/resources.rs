//! Parses resources: `dense_resource<…>`, and the metadata section of a file.

use super::dense::hex_bytes;
use super::{AsmParser, Parsed};
use crate::attributes::{Attribute, DenseResourceElementsAttr, Name, ResourceBlob, ResourceHandle};
use crate::text::lexer::{Token, TokenKind};
use crate::types::Type;
use ods_lookup::LookupMap;

/// The value of a resource that belongs to no dialect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// Bytes.
    Blob(ResourceBlob),
    /// `true` or `false`.
    Bool(bool),
    /// A string.
    String(Name),
}

/// The resources that an external producer, which is not a dialect, stored in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExternalResources {
    /// The producer.
    pub name: Name,
    /// Its resources by key, in textual order.
    pub entries: Vec<(Name, ResourceValue)>,
}

/// The resources that a text refers to or defines.
#[derive(Default)]
pub(super) struct Resources {
    builtin: LookupMap<Name, ResourceHandle>,
    /// Bytes by key, in textual order.
    blobs: Vec<(Name, ResourceBlob)>,
    external: Vec<ExternalResources>,
}

impl Resources {
    #[inline]
    pub(super) fn are_empty(&self) -> bool {
        self.builtin.is_empty() && self.blobs.is_empty() && self.external.is_empty()
    }
}

impl<'a> AsmParser<'a> {
    fn parse_resource_key(&mut self) -> Parsed<Name> {
        let found = self.parse_optional_keyword_or_string();
        found.ok_or_else(|| self.emit_error_here("expected identifier key for 'resource' entry"))
    }

    /// Parses the key of a resource of the builtin dialect.
    ///
    /// # Errors
    ///
    /// If it is missing.
    pub fn parse_resource_handle(&mut self) -> Parsed<ResourceHandle> {
        let key = self.parse_resource_key()?;
        let handle = self.resources.builtin.entry(key.clone());
        Ok(handle.or_insert_with(|| ResourceHandle::new(key)).clone())
    }

    // dense-resource-attribute ::= `dense_resource` `<` key `>` `:` type
    pub(super) fn parse_dense_resource_attribute(
        &mut self,
        ty: Option<&Type>,
    ) -> Parsed<Attribute> {
        let mut offset = self.consume().start;
        self.parse_token(TokenKind::Less, "expected '<' after 'dense_resource'")?;
        let handle = self.parse_resource_handle()?;
        self.parse_token(TokenKind::Greater, "expected '>'")?;
        let ty = if let Some(ty) = ty {
            ty.clone()
        } else {
            offset = self.offset();
            self.parse_colon_type()?
        };
        if !ty.is_shaped() {
            let message = "`dense_resource` expected a shaped type";
            return Err(self.emit_error(offset, message));
        }
        Ok(DenseResourceElementsAttr::new(ty, handle).into())
    }

    // file-metadata ::= `{-#` (section (`,` section)*)? `#-}`
    // section       ::= (`dialect_resources` | `external_resources`) `:` groups
    /// Parses the metadata of a file: `{-# … #-}`.
    ///
    /// # Errors
    ///
    /// If it is malformed.
    pub fn parse_file_metadata(&mut self) -> Parsed<()> {
        self.parse_token(TokenKind::FileMetadataBegin, "expected '{-#'")?;
        self.parse_comma_separated_list_until(TokenKind::FileMetadataEnd, true, |p| {
            let offset = p.offset();
            let Some(key) = p.parse_optional_any_keyword() else {
                let message = "expected identifier key in file metadata dictionary";
                return Err(p.emit_error_here(message));
            };
            p.parse_colon()?;
            match key {
                "dialect_resources" => p.parse_resource_groups(Self::parse_dialect_group),
                "external_resources" => p.parse_resource_groups(Self::parse_external_group),
                _ => {
                    let message = format!("unknown key '{key}' in file metadata dictionary");
                    Err(p.emit_error(offset, message))
                }
            }
        })
    }

    // groups ::= `{` (group (`,` group)*)? `}`
    // group  ::= name `:` `{` (entry (`,` entry)*)? `}`
    // entry  ::= key `:` value
    fn parse_resource_groups(
        &mut self,
        mut parse_group: impl FnMut(&mut Self, &'a str, u32) -> Parsed<()>,
    ) -> Parsed<()> {
        self.parse_l_brace()?;
        self.parse_comma_separated_list_until(TokenKind::RBrace, true, |p| {
            let offset = p.offset();
            let Some(name) = p.parse_optional_any_keyword() else {
                return Err(p.emit_error_here("expected identifier key for 'resource' entry"));
            };
            p.parse_colon()?;
            p.parse_l_brace()?;
            parse_group(p, name, offset)
        })
    }

    fn parse_dialect_group(&mut self, dialect: &'a str, offset: u32) -> Parsed<()> {
        if dialect != "builtin" {
            if self.registry().values_of(dialect).is_none() {
                return Err(self.emit_error(offset, format!("dialect '{dialect}' is unknown")));
            }
            let message = format!("unexpected 'resource' section for dialect '{dialect}'");
            return Err(self.emit_error_here(message));
        }
        self.parse_comma_separated_list_until(TokenKind::RBrace, true, |p| {
            let key = p.parse_resource_key()?;
            p.parse_colon()?;
            let token = p.consume();
            let blob = p.resource_blob(&key, token)?;
            p.resources.blobs.push((key, blob));
            Ok(())
        })
    }

    fn parse_external_group(&mut self, name: &'a str, _: u32) -> Parsed<()> {
        let name = Name::from(name);
        let groups = &self.resources.external;
        let group = groups.iter().position(|group| group.name == name);
        let group = group.unwrap_or_else(|| {
            let entries = Vec::new();
            self.resources
                .external
                .push(ExternalResources { name, entries });
            self.resources.external.len() - 1
        });
        self.parse_comma_separated_list_until(TokenKind::RBrace, true, |p| {
            let Some(key) = p.parse_optional_keyword_or_string() else {
                let message = "expected identifier key for 'external_resources' entry";
                return Err(p.emit_error_here(message));
            };
            p.parse_colon()?;
            let token = p.consume();
            let value = match token.kind {
                TokenKind::KwTrue | TokenKind::KwFalse => {
                    ResourceValue::Bool(token.is(TokenKind::KwTrue))
                }
                _ if p.spelling(token).starts_with(b"\"0x") => {
                    ResourceValue::Blob(p.resource_blob(&key, token)?)
                }
                TokenKind::String => ResourceValue::String(p.name(token)),
                _ => {
                    let message = format!("expected string value for key '{key}'");
                    return Err(p.emit_error(token.start, message));
                }
            };
            p.resources.external[group].entries.push((key, value));
            Ok(())
        })
    }

    /// Decodes the bytes of a string `"0x…"`: the alignment in four bytes, then the data.
    fn resource_blob(&mut self, key: &Name, token: Token) -> Parsed<ResourceBlob> {
        let message = format!("expected hex string blob for key '{key}'");
        let Some(bytes) = hex_bytes(self.spelling(token)) else {
            return Err(self.emit_error(token.start, message));
        };
        let Some((alignment, data)) = bytes.split_first_chunk() else {
            let message = format!("{message} to encode alignment in first 4 bytes");
            return Err(self.emit_error(token.start, message));
        };
        let alignment = u32::from_le_bytes(*alignment);
        if alignment != 0 && !alignment.is_power_of_two() {
            let message = format!(
                "{message} to encode alignment in first 4 bytes, but got non-power-of-2 value: {alignment}"
            );
            return Err(self.emit_error(token.start, message));
        }
        Ok(ResourceBlob {
            alignment: if data.is_empty() { 0 } else { alignment },
            data: data.into(),
        })
    }

    /// At the end of the text, sets the bytes of the resources that the text refers to. Returns the
    /// external resources.
    pub fn finish_resources(&mut self) -> Vec<ExternalResources> {
        let resources = std::mem::take(&mut self.resources);
        // The last definition takes effect; bytes can be set only once.
        for (key, blob) in resources.blobs.into_iter().rev() {
            if let Some(handle) = resources.builtin.get(&key) {
                handle.set_blob(blob);
            }
        }
        resources.external
    }
}
