//! Scans the text of unregistered dialects for parts that may print as aliases; everything else is
//! kept as text.

use super::AsmParser;
use crate::attributes::{Attribute, DistinctAttr, Name, OpaqueAttr};
use crate::limits::MAX_VERBATIM_NESTING;
use crate::types::{AliasedPart, Type, Verbatim};
use crate::upstream;

/// A scan of verbatim text.
struct Scan<'t> {
    text: &'t [u8],
    at: usize,
    depth: u32,
}

/// The findings so far at one level.
#[derive(Default)]
struct Level<'t> {
    text: Vec<u8>,
    parts: Vec<(usize, AliasedPart)>,
    /// The parameter whose value is being scanned.
    parameter: &'t [u8],
    brackets: u32,
}

impl Level<'_> {
    fn push(&mut self, part: impl Into<AliasedPart>) {
        self.parts.push((self.text.len(), part.into()));
    }
}

impl AsmParser<'_> {
    /// Returns the text to keep. In text of MLIR's own dialects, parts that may print as aliases
    /// are found even if they are not aliases here. Nothing is known about the text of other
    /// dialects.
    pub(super) fn verbatim(&mut self, dialect: &Name, body: &[u8]) -> Verbatim {
        let is_part = |byte: &u8| matches!(byte, b'#' | b'!' | b'[' | b'=');
        if !body.iter().any(is_part) || !upstream::is_dialect(dialect.bytes()) {
            return Box::<[u8]>::from(body).into();
        }
        let scan = &mut Scan {
            text: body,
            at: 0,
            depth: 0,
        };
        self.scan_verbatim(scan, dialect.bytes(), Level::default())
    }

    /// Scans to the end, or past the bracket that closes `level`.
    fn scan_verbatim<'t>(
        &mut self,
        scan: &mut Scan<'t>,
        dialect: &[u8],
        mut level: Level<'t>,
    ) -> Verbatim {
        let is_nested = scan.depth > 0;
        while let Some(rest) = scan.text.get(scan.at..).filter(|rest| !rest.is_empty()) {
            let mut len = 1;
            match rest[0] {
                b'"' => len = string_len(rest),
                b'#' | b'!' => {
                    len = 1 + identifier_len(&rest[1..]);
                    if self.scan_symbol(scan, &mut level, &rest[..len]) {
                        continue;
                    }
                }
                b'<' => {
                    let mnemonic = upstream::attribute_of_parameter(dialect, level.parameter);
                    if let Some(mnemonic) = mnemonic
                        && scan.depth < MAX_VERBATIM_NESTING
                        && level.text.ends_with(b" ")
                    {
                        let attribute = self.scan_attribute(scan, dialect, mnemonic.as_bytes());
                        level.push(attribute);
                        continue;
                    }
                    level.brackets += 1;
                }
                b'>' if !level.text.ends_with(b"-") => {
                    level.brackets = level.brackets.saturating_sub(1);
                    if is_nested && level.brackets == 0 {
                        level.text.push(b'>');
                        scan.at += 1;
                        break;
                    }
                }
                byte if byte.is_ascii_alphabetic() => {
                    len = identifier_len(rest);
                    if &rest[..len] == b"distinct"
                        && let Some((attribute, len)) = self.distinct_of_unit(&rest[len..])
                    {
                        level.push(attribute);
                        scan.at += b"distinct".len() + len;
                        continue;
                    }
                    if rest[len..].starts_with(b" = ") {
                        level.parameter = &rest[..len];
                    }
                }
                _ => {}
            }
            level.text.extend_from_slice(&rest[..len]);
            scan.at += len;
        }
        Verbatim::new(level.text, level.parts)
    }

    /// Parses a symbol if it is an alias, or an attribute that has one.
    fn scan_symbol<'t>(
        &mut self,
        scan: &mut Scan<'t>,
        level: &mut Level<'t>,
        symbol: &'t [u8],
    ) -> bool {
        let has_body = scan.text.get(scan.at + symbol.len()) == Some(&b'<');
        let (kind, name) = (symbol[0], &symbol[1..]);
        if let Some(dot) = name.iter().position(|byte| *byte == b'.') {
            let (dialect, mnemonic) = (&name[..dot], &name[dot + 1..]);
            let wants_alias = kind == b'#'
                && upstream::attribute_alias(dialect, mnemonic).is_some()
                && scan.depth < MAX_VERBATIM_NESTING;
            if wants_alias {
                scan.at += symbol.len();
                let attribute = if has_body {
                    self.scan_attribute(scan, dialect, mnemonic)
                } else {
                    let dialect = Name::from_bytes(dialect);
                    OpaqueAttr::new(dialect, mnemonic, Type::None).into()
                };
                level.push(attribute);
            }
            return wants_alias;
        }
        let part = match kind {
            _ if has_body => None,
            b'#' => {
                let found = self.attribute_aliases.get(name).cloned();
                found.map(AliasedPart::Attribute)
            }
            _ => self.type_aliases.get(name).cloned().map(AliasedPart::Type),
        };
        let Some(part) = part else {
            return false;
        };
        scan.at += symbol.len();
        level.push(part);
        true
    }

    /// Parses the `<…>` of an attribute.
    fn scan_attribute(
        &mut self,
        scan: &mut Scan<'_>,
        dialect: &[u8],
        mnemonic: &[u8],
    ) -> Attribute {
        let level = Level {
            text: [mnemonic, b"<"].concat(),
            brackets: 1,
            ..Level::default()
        };
        scan.depth += 1;
        scan.at += 1;
        let body = self.scan_verbatim(scan, dialect, level);
        scan.depth -= 1;
        let dialect = Name::from_bytes(dialect);
        let attribute = OpaqueAttr::try_verbatim(dialect, body, Type::None);
        let attribute = self.check_nesting(self.offset_for_errors(), attribute);
        attribute.map_or(Attribute::Unit, Attribute::from)
    }

    /// Returns the value and the length of the `[number]<>` after the word `distinct`.
    fn distinct_of_unit(&mut self, text: &[u8]) -> Option<(Attribute, usize)> {
        let digits = text.strip_prefix(b"[")?;
        let end = digits.iter().position(|byte| !byte.is_ascii_digit())?;
        digits[end..].strip_prefix(b"]<>")?;
        let number: u64 = std::str::from_utf8(&digits[..end]).ok()?.parse().ok()?;
        let known = self.distinct_attributes.entry(number);
        let attribute = known.or_insert_with(|| DistinctAttr::create(Attribute::Unit));
        let attribute = attribute.clone();
        (attribute.referenced().is_unit()).then(|| (attribute.into(), end + 4))
    }
}

/// Returns the length of the string literal at the start of `text`.
fn string_len(text: &[u8]) -> usize {
    let mut at = 1;
    while at < text.len() {
        match text[at] {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

/// Returns the length of the identifier at the start of `text`.
fn identifier_len(text: &[u8]) -> usize {
    let is_part =
        |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-');
    let end = text.iter().position(|byte| !is_part(byte));
    end.unwrap_or(text.len())
}
