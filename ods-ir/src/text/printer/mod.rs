//! Prints types, attributes and locations byte for byte as MLIR does.
//!
//! [`AsmPrinter`] is MLIR's `AsmPrinter`. The `print` functions of dialects and the printer of
//! operations use it. It writes bytes into its own buffer, without `std::fmt`.

mod affine;
mod aliases;
mod attributes;
mod dense;
mod flags;
#[doc(hidden)]
pub mod identifier;
mod resources;
mod types;

pub use aliases::AliasState;
pub use flags::PrintFlags;

use crate::attributes::Attribute;
use crate::constraint::class::{AttrClassKind, TypeClassKind};
use crate::constraint::{AttrClass, TypeClass};
use crate::limits::{MAX_CYCLIC_STACK, MAX_PRINTED_BODIES};
use crate::types::{Mutable, MutableBody, Type};
use ods_lookup::{LookupMap, LookupSet};

/// Prints types, attributes and locations.
#[derive(Default)]
pub struct AsmPrinter<'a> {
    out: Vec<u8>,
    flags: PrintFlags,
    aliases: Option<&'a AliasState>,
    /// The numbers of distinct attributes.
    distinct_numbers: LookupMap<u64, u64>,
    resources: resources::PrintedResources,
    /// No value being printed has an alias or is huge.
    is_plain: bool,
    /// A value too large to print in full is being printed.
    inside_huge: bool,
    /// Collects aliases instead of printing.
    collector: Option<Box<aliases::Collector>>,
    /// The mutable types whose bodies are being printed.
    cyclic: Vec<usize>,
    /// The address of a local of the outermost print of a mutable type.
    cyclic_base: usize,
    /// The mutable types whose bodies were printed since the outermost one.
    printed_bodies: LookupSet<usize>,
    /// The number of bodies printed, counting repetitions.
    printed_body_count: usize,
    /// While alias definitions are printed: the number of those printed.
    defined_aliases: Option<usize>,
}

impl<'a> AsmPrinter<'a> {
    /// Creates a printer with an empty buffer and without aliases.
    pub fn new(flags: PrintFlags) -> Self {
        Self {
            flags,
            ..Self::default()
        }
    }

    /// Sets the aliases to print from now on.
    pub fn set_aliases(&mut self, aliases: Option<&'a AliasState>) {
        self.aliases = aliases;
    }

    /// The aliases in use.
    #[inline]
    pub fn aliases(&self) -> Option<&'a AliasState> {
        self.aliases
    }

    /// The printing options.
    pub fn flags(&self) -> &PrintFlags {
        &self.flags
    }

    #[cfg(feature = "rayon")]
    #[doc(hidden)]
    pub fn flags_mut(&mut self) -> &mut PrintFlags {
        &mut self.flags
    }

    /// Whether the printed text does not depend on earlier text.
    #[cfg(feature = "rayon")]
    #[doc(hidden)]
    pub fn is_independent(&self) -> bool {
        self.distinct_numbers.is_empty() && self.resources.is_empty()
    }

    /// The text printed so far.
    pub fn bytes(&self) -> &[u8] {
        &self.out
    }

    /// The buffer with the text printed so far.
    pub fn buffer(&mut self) -> &mut Vec<u8> {
        &mut self.out
    }

    /// Returns the printed text.
    pub fn into_bytes(self) -> Vec<u8> {
        self.out
    }

    /// Returns the printed text. Bytes that are not UTF-8, which only verbatim text of unregistered
    /// dialects can contain, become replacement characters.
    pub fn into_string(self) -> String {
        String::from_utf8(self.out)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }
}

/// Returns an address near the top of the stack.
#[inline(never)]
fn stack_address() -> usize {
    let here = 0_u8;
    std::ptr::from_ref(&here).addr()
}

/// Mutable types.
impl AsmPrinter<'_> {
    /// Prints the body of a mutable type with `print`, unless this call is inside that body.
    /// Returns whether it did. MLIR's `tryStartCyclicPrint`.
    ///
    /// An unset body is not printed. After 1024 bodies, a body that was printed before is not
    /// repeated; parsed into one `Ir`, the text still denotes the same type. A body nested so
    /// deeply that it would overflow the stack prints as `...`; in a module an alias prevents this.
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

    /// Whether this is inside that body, or the body is printed elsewhere.
    #[inline]
    fn is_hidden(&self, address: usize) -> bool {
        let is_known =
            self.printed_body_count >= MAX_PRINTED_BODIES && self.printed_bodies.contains(&address);
        is_known || self.cyclic.contains(&address) || self.is_body_of_later_alias(address)
    }
}

/// Plain text.
impl AsmPrinter<'_> {
    /// Writes text unchanged.
    #[inline]
    pub fn write(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Writes bytes unchanged.
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

    /// Writes an ASCII character, and a number in decimal.
    #[inline]
    #[doc(hidden)]
    pub fn write_numbered(&mut self, prefix: u8, number: u32) {
        /// The least number that has more digits than fit.
        const LARGE: u32 = 10_000_000;
        if number >= LARGE {
            self.write_byte(prefix);
            return self.write_integer(number);
        }
        // The bytes, of which the last one is found first.
        let (mut text, mut len, mut rest) = (0_u64, 1, number);
        loop {
            text = text << 8 | u64::from(b'0' + (rest % 10) as u8);
            len += 1;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        text = text << 8 | u64::from(prefix);
        let end = self.out.len() + len;
        self.out.extend_from_slice(&text.to_le_bytes());
        self.out.truncate(end);
    }

    /// Calls `print` for each item and writes `, ` between items.
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

    /// Writes a quoted and escaped string: printable ASCII unchanged, other bytes in hexadecimal.
    pub fn print_string(&mut self, text: impl AsRef<[u8]>) {
        self.write_byte(b'"');
        self.print_string_escaped(text.as_ref());
        self.write_byte(b'"');
    }

    /// Writes the escaped contents of a string, without quotes.
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
                self.write_byte(b'\\');
                self.print_hex(&[*byte]);
            }
            rest = after;
        }
    }

    /// Writes a name unchanged if it is a bare identifier, otherwise as a string.
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

    /// Writes a symbol of a dialect: `!dialect.mnemonic<…>` if the output of `body` has that form,
    /// otherwise `!dialect<body>`.
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

/// Symbols of dialects in contexts that determine the dialect and mnemonic.
impl AsmPrinter<'_> {
    /// Prints the text of a dialect's attribute after its mnemonic, or its alias. Prints nothing
    /// and returns false if the text does not begin with that mnemonic.
    pub fn print_attribute_behind(&mut self, attribute: &Attribute, mnemonic: &str) -> bool {
        if self.print_attribute_alias(attribute) {
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

    /// Prints an attribute of class `K` without dialect and mnemonic, in the form that
    /// [`AsmParser::parse_custom_attribute_with_fallback`] parses.
    ///
    /// [`AsmParser::parse_custom_attribute_with_fallback`]: crate::text::parser::AsmParser::parse_custom_attribute_with_fallback
    pub fn print_stripped_attribute<K: AttrClassKind>(&mut self, attribute: &Attribute) {
        self.print_attribute_of_class(&AttrClass::of::<K>(), attribute);
    }

    /// Prints an attribute in the syntax of its class, if it has one.
    #[doc(hidden)]
    pub fn print_attribute_of_class(&mut self, class: &AttrClass, attribute: &Attribute) {
        match (class.syntax)() {
            Some(syntax)
                if (class.contains)(attribute)
                    && self.print_attribute_behind(attribute, syntax.mnemonic) => {}
            _ => self.print_attribute(attribute),
        }
    }

    /// Prints a type of class `K` without dialect and mnemonic, in the form that
    /// [`AsmParser::parse_custom_type_with_fallback`] parses.
    ///
    /// [`AsmParser::parse_custom_type_with_fallback`]: crate::text::parser::AsmParser::parse_custom_type_with_fallback
    pub fn print_stripped_type<K: TypeClassKind>(&mut self, ty: &Type) {
        if !self.print_type_of_class(&TypeClass::of::<K>(), ty) {
            self.print_type(ty);
        }
    }

    /// Prints a type in the syntax of its class. Returns whether it has one that is not empty.
    #[doc(hidden)]
    pub fn print_type_of_class(&mut self, class: &TypeClass, ty: &Type) -> bool {
        let start = self.out.len();
        (class.syntax)().is_some_and(|syntax| {
            (class.contains)(ty)
                && self.print_type_behind(ty, syntax.mnemonic)
                && (self.out.len() > start || self.is_collecting_aliases())
        })
    }

    /// Prints the alias of an attribute. Returns whether it has one.
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

    /// Prints the alias of a type. Returns whether it has one.
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

    /// Prints the text of a dialect's type after its mnemonic, or its alias. Prints nothing and
    /// returns false if the text does not begin with that mnemonic.
    pub fn print_type_behind(&mut self, ty: &Type, mnemonic: &str) -> bool {
        if self.print_type_alias(ty) {
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

/// Whether a byte needs no escape in a string.
const fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\'
}

/// Returns the number of leading bytes that need no escape in a string.
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

/// Whether a name is a bare identifier, which prints without quotes.
pub(crate) const fn is_bare_identifier(name: &[u8]) -> bool {
    let Some((first, mut rest)) = name.split_first() else {
        return false;
    };
    while let Some((byte, others)) = rest.split_first() {
        if !(byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')) {
            return false;
        }
        rest = others;
    }
    first.is_ascii_alphabetic() || *first == b'_'
}

/// Whether a dialect's symbol may follow a dot: a word, optionally followed by text in angle
/// brackets.
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
