//! Text of dialects that nobody registered.

use super::Type;
use super::storage::SubElement;
use crate::attributes::Attribute;
use crate::text::printer::AsmPrinter;

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

    pub(crate) fn print(&self, p: &mut AsmPrinter<'_>) {
        let mut printed = 0;
        for (offset, part) in &self.aliases {
            p.write_bytes(&self.text[printed..*offset]);
            printed = *offset;
            match part {
                AliasedPart::Type(ty) => p.print_type(ty),
                AliasedPart::Attribute(attribute) => p.print_attribute(attribute),
            }
        }
        p.write_bytes(&self.text[printed..]);
    }
}
