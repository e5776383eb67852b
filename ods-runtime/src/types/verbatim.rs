//! Text of dialects that nobody registered.

use super::Type;
use super::storage::SubElement;
use crate::attributes::Attribute;
use crate::text::printer::AsmPrinter;
use crate::upstream;

/// The body of a type or attribute as it was written.
///
/// An alias in it is no text but what it stands for, so that it is printed as the
/// alias that the output has for it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Verbatim {
    text: Box<[u8]>,
    /// What stood in the text as an alias, and how much text is before it.
    aliases: Box<[(usize, AliasedPart)]>,
}

/// What an alias stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum AliasedPart {
    /// `!name`
    Type(Type),
    /// `#name`
    Attribute(Attribute),
}

impl From<Box<[u8]>> for Verbatim {
    fn from(text: Box<[u8]>) -> Self {
        let aliases = Box::default();
        Self { text, aliases }
    }
}

impl From<Attribute> for AliasedPart {
    fn from(attribute: Attribute) -> Self {
        Self::Attribute(attribute)
    }
}

impl Verbatim {
    /// Text without the aliases in it, and each of them with its offset.
    pub(crate) fn new(text: Vec<u8>, aliases: Vec<(usize, AliasedPart)>) -> Self {
        Self {
            text: text.into(),
            aliases: aliases.into(),
        }
    }

    /// The text, without the aliases in it.
    pub(crate) fn text(&self) -> &[u8] {
        &self.text
    }

    /// Calls `visit` for what aliases stand for.
    pub(crate) fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        for (_, part) in &self.aliases {
            visit(match part {
                AliasedPart::Type(ty) => SubElement::Type(ty),
                AliasedPart::Attribute(attribute) => SubElement::Attribute(attribute),
            });
        }
    }

    /// Prints the body of a type or attribute of `dialect`.
    pub(crate) fn print(&self, dialect: &[u8], p: &mut AsmPrinter<'_>) {
        let mut printed = 0;
        let mut parameter: &[u8] = b"";
        for (offset, part) in &self.aliases {
            let text = &self.text[printed..*offset];
            p.write_bytes(text);
            printed = *offset;
            parameter = last_parameter(text).unwrap_or(parameter);
            match part {
                AliasedPart::Attribute(attribute) if is_known(dialect, parameter, attribute) => {
                    if let Some(mnemonic) = upstream::attribute_of_parameter(dialect, parameter) {
                        p.print_attribute_behind(attribute, mnemonic);
                    }
                }
                AliasedPart::Type(ty) => p.print_type(ty),
                AliasedPart::Attribute(attribute) => p.print_attribute(attribute),
            }
        }
        p.write_bytes(&self.text[printed..]);
    }
}

/// Whether the parameter says which kind of attribute this is.
fn is_known(dialect: &[u8], parameter: &[u8], attribute: &Attribute) -> bool {
    let Attribute::Opaque(attribute) = attribute else {
        return false;
    };
    let mnemonic = upstream::attribute_of_parameter(dialect, parameter);
    attribute.dialect().bytes() == dialect
        && mnemonic.is_some()
        && mnemonic == attribute.alias()
        && !attribute.0.measure().is_huge()
}

/// The last `name = ` in a text.
fn last_parameter(text: &[u8]) -> Option<&[u8]> {
    let end = text.windows(3).rposition(|window| window == b" = ")?;
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let start = text[..end].iter().rposition(|byte| !is_part(byte));
    Some(&text[start.map_or(0, |start| start + 1)..end])
}
