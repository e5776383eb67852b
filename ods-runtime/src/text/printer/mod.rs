//! Types, attributes and locations to text, byte for byte as MLIR prints them.
//!
//! [`AsmPrinter`] is MLIR's `AsmPrinter`: what a dialect's own `print` functions
//! get, and what the printer of operations drives. It writes bytes into its own
//! buffer; nothing goes through `std::fmt`.

mod affine;
mod aliases;
mod attributes;
mod dense;
mod flags;
pub(crate) mod identifier;
mod resources;
mod types;

pub use aliases::AliasState;
pub use flags::PrintFlags;

use crate::attributes::Attribute;
use crate::op::class::{AttrClassKind, TypeClassKind};
use crate::types::{Mutable, MutableBody, Type};
use ods_lookup::{LookupMap, LookupSet};

/// Writes types, attributes and locations.
#[derive(Default)]
pub struct AsmPrinter<'a> {
    out: Vec<u8>,
    flags: PrintFlags,
    aliases: Option<&'a AliasState>,
    /// Numbers of distinct attributes.
    distinct_numbers: LookupMap<u64, u64>,
    resources: resources::PrintedResources,
    /// Nothing that is being printed has an alias, or is huge.
    is_plain: bool,
    /// Something is being printed that is too large to be printed in full.
    inside_huge: bool,
    /// Where aliases are collected, instead of printing.
    collector: Option<Box<aliases::Collector>>,
    /// The mutable types whose bodies are being printed.
    cyclic: Vec<usize>,
    /// Address of a local of the outermost print of a mutable type.
    cyclic_base: usize,
    /// The mutable types whose bodies were printed since the outermost one.
    printed_bodies: LookupSet<usize>,
    /// How many bodies that were.
    printed_body_count: usize,
    /// While aliases are defined: how many of them are.
    defined_aliases: Option<usize>,
}

/// How many bodies of mutable types are printed with everything in them, again and
/// again: those that share parts would have no end otherwise.
const MAX_PRINTED_BODIES: usize = 1024;

/// How much stack nested bodies of mutable types may take.
const MAX_CYCLIC_STACK: usize = 256 << 10;

impl<'a> AsmPrinter<'a> {
    /// A printer with an empty buffer that prints no aliases.
    pub fn new(flags: PrintFlags) -> Self {
        Self {
            flags,
            ..Self::default()
        }
    }

    /// Prints aliases where `aliases` has them, from now on.
    pub fn set_aliases(&mut self, aliases: Option<&'a AliasState>) {
        self.aliases = aliases;
    }

    /// The aliases in use.
    pub fn aliases(&self) -> Option<&'a AliasState> {
        self.aliases
    }

    /// How to print.
    pub fn flags(&self) -> &PrintFlags {
        &self.flags
    }

    #[cfg(feature = "rayon")]
    pub(crate) fn flags_mut(&mut self) -> &mut PrintFlags {
        &mut self.flags
    }

    /// Whether what was written is the same wherever it stands in the text.
    #[cfg(feature = "rayon")]
    pub(crate) fn is_independent(&self) -> bool {
        self.distinct_numbers.is_empty() && self.resources.is_empty()
    }

    /// What was written so far.
    pub fn bytes(&self) -> &[u8] {
        &self.out
    }

    /// What was written so far, to write to.
    pub fn buffer(&mut self) -> &mut Vec<u8> {
        &mut self.out
    }

    /// What was written.
    pub fn into_bytes(self) -> Vec<u8> {
        self.out
    }

    /// What was written; bytes that are not UTF-8, which only verbatim text of
    /// unregistered dialects can have, become replacement characters.
    pub fn into_string(self) -> String {
        String::from_utf8(self.out)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }
}

/// Roughly how much of the stack is used.
#[inline(never)]
fn stack_address() -> usize {
    let here = 0_u8;
    std::ptr::from_ref(&here).addr()
}

/// Mutable types.
impl AsmPrinter<'_> {
    /// Prints the body of a mutable type with `print`, unless this is inside that
    /// body; says whether it did. MLIR's `tryStartCyclicPrint`.
    ///
    /// A body that is not set is not printed, nor, after 1024 bodies, one that was
    /// printed before: in text that is read into one `Ir` the type is the same. Where
    /// bodies nest so deeply that the stack would not suffice, `...` stands for one;
    /// in a module there is an alias before it comes to that.
    pub fn print_cyclic<T: Mutable>(
        &mut self,
        body: &MutableBody<T>,
        print: impl FnOnce(&mut Self, &T::Body),
    ) -> bool {
        let here = stack_address();
        if self.cyclic.is_empty() {
            self.cyclic_base = here;
            self.printed_bodies.clear();
            self.printed_body_count = 0;
        }
        let address = body.address();
        if self.is_hidden(address) {
            return false;
        }
        let Some(value) = body.get() else {
            return false;
        };
        let is_deep = self.cyclic_base.abs_diff(here) > MAX_CYCLIC_STACK;
        if self.notes_body(address, is_deep) {
            return false;
        }
        if is_deep {
            self.write("...");
            return true;
        }
        self.printed_bodies.insert(address);
        self.printed_body_count += 1;
        self.cyclic.push(address);
        print(self, &value);
        self.cyclic.pop();
        true
    }

    /// Whether [`print_cyclic`](Self::print_cyclic) would print nothing here.
    pub fn is_body_hidden<T: Mutable>(&self, body: &MutableBody<T>) -> bool {
        self.is_hidden(body.address()) || body.get().is_none()
    }

    /// Whether this is inside that body, or it is printed elsewhere.
    fn is_hidden(&self, address: usize) -> bool {
        let is_known =
            self.printed_body_count >= MAX_PRINTED_BODIES && self.printed_bodies.contains(&address);
        is_known || self.cyclic.contains(&address) || self.is_body_of_later_alias(address)
    }
}

/// Plain text.
impl AsmPrinter<'_> {
    /// Writes text as it is.
    #[inline]
    pub fn write(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Writes bytes as they are.
    #[inline]
    pub fn write_bytes(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    /// Writes one ASCII character.
    #[inline]
    pub fn write_byte(&mut self, byte: u8) {
        self.out.push(byte);
    }

    /// Writes an integer in decimal.
    #[inline]
    pub fn write_integer(&mut self, value: impl itoa::Integer) {
        let mut buffer = itoa::Buffer::new();
        self.out.extend_from_slice(buffer.format(value).as_bytes());
    }

    /// Writes what `print` prints for each item, with `, ` between.
    pub fn print_comma_separated<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut print: impl FnMut(&mut Self, T),
    ) {
        for (at, item) in items.into_iter().enumerate() {
            if at != 0 {
                self.write(", ");
            }
            print(self, item);
        }
    }

    /// Writes a string between quotes, escaped: printable ASCII as it is, other
    /// bytes in hexadecimal.
    pub fn print_string(&mut self, text: impl AsRef<[u8]>) {
        self.write_byte(b'"');
        self.print_string_escaped(text.as_ref());
        self.write_byte(b'"');
    }

    /// Writes what stands between the quotes of a string.
    pub fn print_string_escaped(&mut self, bytes: &[u8]) {
        let mut rest = bytes;
        loop {
            let (text, escaped) = rest.split_at(plain_len(rest));
            self.out.extend_from_slice(text);
            let Some((byte, after)) = escaped.split_first() else {
                return;
            };
            if *byte == b'\\' {
                self.write("\\\\");
            } else {
                let digit = |value: u8| b"0123456789ABCDEF"[usize::from(value)];
                let text = [b'\\', digit(byte >> 4), digit(byte & 15)];
                self.out.extend_from_slice(&text);
            }
            rest = after;
        }
    }

    /// Writes a name as it is if it is a bare identifier, else as a string.
    pub fn print_keyword_or_string(&mut self, name: &[u8]) {
        if is_bare_identifier(name) {
            self.write_bytes(name);
        } else {
            self.print_string(name);
        }
    }

    /// Writes `@name`.
    pub fn print_symbol_name(&mut self, name: &[u8]) {
        if name.is_empty() {
            return self.write("@<<INVALID EMPTY SYMBOL>>");
        }
        self.write_byte(b'@');
        self.print_keyword_or_string(name);
    }

    /// Writes a symbol of a dialect: `!dialect.mnemonic<…>` if what `body`
    /// writes has that form, else `!dialect<body>`.
    pub fn print_dialect_symbol(
        &mut self,
        prefix: u8,
        dialect: &[u8],
        body: impl FnOnce(&mut Self),
    ) {
        self.write_byte(prefix);
        self.write_bytes(dialect);
        let separator = self.out.len();
        self.write_byte(b'.');
        body(self);
        if !has_pretty_form(&self.out[separator + 1..]) {
            self.out[separator] = b'<';
            self.write_byte(b'>');
        }
    }
}

/// Symbols of dialects where their dialect and mnemonic are known.
impl AsmPrinter<'_> {
    /// Prints what stands behind the mnemonic of a dialect's attribute, or the
    /// attribute's alias. If it does not begin with that mnemonic, prints
    /// nothing and says so.
    pub fn print_attribute_behind(&mut self, attribute: &Attribute, mnemonic: &str) -> bool {
        if self.collects_attribute(attribute, false) {
            return true;
        }
        if let Some(alias) = self.alias_of_attribute(attribute) {
            self.write(alias);
            return true;
        }
        match attribute {
            Attribute::Dialect(attribute) => {
                self.print_behind(mnemonic, |p| attribute.object().print_generated(p))
            }
            Attribute::Opaque(attribute) => self.print_behind(mnemonic, |p| {
                attribute.verbatim().print(attribute.dialect().bytes(), p);
            }),
            Attribute::DenseArray(array) => {
                self.print_dense_array_list(array);
                true
            }
            _ => false,
        }
    }

    /// Prints an attribute of class `K` without dialect and mnemonic, as
    /// [`AsmParser::parse_custom_attribute_with_fallback`] reads it.
    ///
    /// [`AsmParser::parse_custom_attribute_with_fallback`]: crate::text::parser::AsmParser::parse_custom_attribute_with_fallback
    pub fn print_stripped_attribute<K: AttrClassKind>(&mut self, attribute: &Attribute) {
        match K::syntax() {
            Some(syntax)
                if K::contains(attribute)
                    && self.print_attribute_behind(attribute, syntax.mnemonic) => {}
            _ => self.print_attribute(attribute),
        }
    }

    /// Prints a type of class `K` without dialect and mnemonic, as
    /// [`AsmParser::parse_custom_type_with_fallback`] reads it.
    ///
    /// [`AsmParser::parse_custom_type_with_fallback`]: crate::text::parser::AsmParser::parse_custom_type_with_fallback
    pub fn print_stripped_type<K: TypeClassKind>(&mut self, ty: &Type) {
        let start = self.out.len();
        if let Some(syntax) = K::syntax()
            && K::contains(ty)
            && self.print_type_behind(ty, syntax.mnemonic)
            && (self.out.len() > start || self.is_collecting_aliases())
        {
            return;
        }
        self.print_type(ty);
    }

    /// Prints the alias of an attribute: whether it has one.
    pub fn print_attribute_alias(&mut self, attribute: &Attribute) -> bool {
        if self.collects_attribute(attribute, false) {
            return true;
        }
        let alias = self.alias_of_attribute(attribute);
        if let Some(alias) = alias {
            self.write(alias);
        }
        alias.is_some()
    }

    /// Prints the alias of a type: whether it has one.
    pub fn print_type_alias(&mut self, ty: &Type) -> bool {
        if self.collects_type(ty) {
            return true;
        }
        let alias = self.alias_of_type(ty);
        if let Some(alias) = alias {
            self.write(alias);
        }
        alias.is_some()
    }

    /// Prints what stands behind the mnemonic of a dialect's type, or the type's
    /// alias. If it does not begin with that mnemonic, prints nothing and says
    /// so.
    pub fn print_type_behind(&mut self, ty: &Type, mnemonic: &str) -> bool {
        if self.collects_type(ty) {
            return true;
        }
        if let Some(alias) = self.alias_of_type(ty) {
            self.write(alias);
            return true;
        }
        match ty {
            Type::Dialect(ty) => self.print_behind(mnemonic, |p| ty.object().print_generated(p)),
            _ => false,
        }
    }

    fn print_behind(&mut self, mnemonic: &str, print: impl FnOnce(&mut Self)) -> bool {
        let start = self.out.len();
        print(self);
        let begins = self.out[start..].starts_with(mnemonic.as_bytes());
        if begins {
            self.out.drain(start..start + mnemonic.len());
        } else {
            self.out.truncate(start);
        }
        begins
    }
}

/// Whether a byte stands for itself in a string.
const fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\'
}

/// How many bytes at the start stand for themselves in a string.
fn plain_len(bytes: &[u8]) -> usize {
    const PLAIN: [bool; 256] = {
        let mut plain = [false; 256];
        let mut byte = 0;
        while byte < 256 {
            plain[byte] = is_plain(byte as u8);
            byte += 1;
        }
        plain
    };
    let (chunks, _) = bytes.as_chunks::<16>();
    let are_plain = |chunk: &[u8; 16]| chunk.iter().fold(true, |all, byte| all & is_plain(*byte));
    let start = 16 * chunks.iter().take_while(|chunk| are_plain(chunk)).count();
    let rest = &bytes[start..];
    let plain = rest.iter().position(|byte| !PLAIN[usize::from(*byte)]);
    start + plain.unwrap_or(rest.len())
}

/// Whether a name needs no quotes.
pub(crate) fn is_bare_identifier(name: &[u8]) -> bool {
    let Some((first, rest)) = name.split_first() else {
        return false;
    };
    let is_rest = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    (first.is_ascii_alphabetic() || *first == b'_') && rest.iter().all(is_rest)
}

/// Whether a dialect's symbol can stand behind a dot: a word, and perhaps
/// something between angle brackets.
fn has_pretty_form(symbol: &[u8]) -> bool {
    if !symbol.first().is_some_and(u8::is_ascii_alphabetic) {
        return false;
    }
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_');
    match symbol.iter().position(|byte| !is_word(byte)) {
        None => true,
        Some(end) => symbol[end] == b'<' && symbol.last() == Some(&b'>'),
    }
}
