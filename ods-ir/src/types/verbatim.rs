//! Types and attributes of unregistered dialects, stored as text.

use super::Type;
use super::storage::{Parts, SubElement};
use crate::accessors::conversions;
use crate::attributes::Attribute;
use crate::text::printer::AsmPrinter;
use crate::upstream;

/// The body of a type or attribute as it was written.
///
/// Aliases in the body are stored as the values they denote, so that they print with the aliases of
/// the output.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Verbatim {
    text: Box<[u8]>,
    /// The values written as aliases, each with its offset in the text.
    aliases: Box<[(usize, AliasedPart)]>,
}

/// The value of an alias.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum AliasedPart {
    /// `!name`.
    Type(Type),
    /// `#name`.
    Attribute(Attribute),
}

conversions! {
    |text: Box<[u8]>| -> Verbatim = Self { text, aliases: Box::default() };
    |attribute: Attribute| -> AliasedPart = Self::Attribute(attribute);
}

impl Verbatim {
    /// Creates a body from the text without its aliases, and the aliases with their offsets.
    pub(crate) fn new(text: Vec<u8>, aliases: Vec<(usize, AliasedPart)>) -> Self {
        Self {
            text: text.into(),
            aliases: aliases.into(),
        }
    }

    /// The text without its aliases.
    pub(crate) fn text(&self) -> &[u8] {
        &self.text
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

/// The parts are the values of the aliases.
impl Parts for Verbatim {
    fn visit_parts<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        for (_, part) in &self.aliases {
            visit(match part {
                AliasedPart::Type(ty) => SubElement::Type(ty),
                AliasedPart::Attribute(attribute) => SubElement::Attribute(attribute),
            });
        }
    }
}

/// Whether the parameter accepts only one kind of attribute, and `attribute` is of that kind.
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

/// Returns the name in the last `name = ` of a text.
fn last_parameter(text: &[u8]) -> Option<&[u8]> {
    let end = text.windows(3).rposition(|window| window == b" = ")?;
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let start = text[..end].iter().rposition(|byte| !is_part(byte));
    Some(&text[start.map_or(0, |start| start + 1)..end])
}
