//! String and symbol reference attributes.

use super::Name;
use crate::types::Type;
use crate::types::storage::{Composite, Measure, Shared, SubElement};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A string with a type, which is `none` by default: `"a" : i32`.
#[derive(Clone, PartialEq, Eq)]
pub struct StringAttr(Repr);

// **Invariant:** a case is used only if none before it fits, so that structural equality is
// equality of values.
#[derive(Clone, PartialEq, Eq)]
enum Repr {
    /// UTF-8, of type `none`; padded with zeros.
    Short {
        len: u8,
        text: [u8; SHORT],
    },
    /// UTF-8, of type `none`.
    Plain(Arc<str>),
    Full(Arc<FullString>),
}

/// The maximum length of a string stored inline.
const SHORT: usize = 22;

#[derive(PartialEq, Eq, Hash)]
struct FullString {
    value: Name,
    ty: Type,
}

impl Repr {
    fn plain(value: &str) -> Self {
        let mut text = [0; SHORT];
        match text.get_mut(..value.len()) {
            Some(start) => {
                start.copy_from_slice(value.as_bytes());
                let len = value.len() as u8;
                Self::Short { len, text }
            }
            None => Self::Plain(value.into()),
        }
    }
}

impl StringAttr {
    /// Creates the string `value` of type `none`.
    pub fn new(value: impl Into<Name>) -> Self {
        Self::with_type(value, Type::None)
    }

    /// Creates the string `value` with a type.
    pub fn with_type(value: impl Into<Name>, ty: Type) -> Self {
        let value = value.into();
        if value.is_utf8() && ty.is_none() {
            return Self(Repr::plain(&value));
        }
        Self(Repr::Full(Arc::new(FullString { value, ty })))
    }

    /// Creates the string with these bytes, of type `none`.
    pub(crate) fn from_bytes(value: &[u8]) -> Self {
        match std::str::from_utf8(value) {
            Ok(value) => Self(Repr::plain(value)),
            Err(_) => Self::new(value),
        }
    }

    /// Creates the string of type `none` with this spelling, if it is ASCII without escapes and
    /// fits inline.
    #[inline]
    pub(crate) fn short(spelling: &[u8]) -> Option<Self> {
        let mut text = [0; SHORT];
        let mut is_other = false;
        let start = text.get_mut(..spelling.len())?;
        for (to, from) in start.iter_mut().zip(spelling) {
            is_other |= !from.is_ascii() || *from == b'\\';
            *to = *from;
        }
        let len = spelling.len() as u8;
        (!is_other).then_some(Self(Repr::Short { len, text }))
    }

    /// The bytes of the value.
    pub fn bytes(&self) -> &[u8] {
        match &self.0 {
            Repr::Short { len, text } => &text[..usize::from(*len)],
            Repr::Plain(text) => text.as_bytes(),
            Repr::Full(full) => full.value.bytes(),
        }
    }

    /// The value; bytes that are not UTF-8 become replacement characters.
    pub fn value(&self) -> &str {
        match &self.0 {
            // The bytes were copied from a `str`.
            Repr::Short { .. } => std::str::from_utf8(self.bytes()).unwrap_or_default(),
            Repr::Plain(text) => text,
            Repr::Full(full) => full.value.as_str(),
        }
    }

    /// The value as an owned name.
    pub fn name(&self) -> Name {
        match &self.0 {
            Repr::Short { .. } | Repr::Plain(_) => self.value().into(),
            Repr::Full(full) => full.value.clone(),
        }
    }

    /// The type.
    pub fn ty(&self) -> &Type {
        match &self.0 {
            Repr::Short { .. } | Repr::Plain(_) => &Type::None,
            Repr::Full(full) => &full.ty,
        }
    }

    pub(crate) fn measure(&self) -> Measure {
        match &self.0 {
            Repr::Short { .. } | Repr::Plain(_) => Measure::LEAF,
            Repr::Full(full) => Measure::of_parts([full.ty.measure()]),
        }
    }

    pub(crate) fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        if !self.ty().is_none() {
            visit(SubElement::Type(self.ty()));
        }
    }
}

impl Hash for StringAttr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // A short string equals only short strings, so hashing its words suffices.
        if let Repr::Short { len, text } = &self.0 {
            let (words, rest) = text.as_chunks::<8>();
            for word in words {
                state.write_u64(u64::from_le_bytes(*word));
            }
            let mut last = [*len; 8];
            last[..rest.len()].copy_from_slice(rest);
            return state.write_u64(u64::from_le_bytes(last));
        }
        self.bytes().hash(state);
        self.ty().hash(state);
    }
}

/// A reference to a symbol, possibly nested in other symbols: `@a::@b::@c`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SymbolRefAttr(pub(crate) Shared<SymbolRefData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct SymbolRefData {
    root: Name,
    nested: Box<[Name]>,
}

impl Composite for SymbolRefData {}

impl SymbolRefAttr {
    /// Creates the reference to `root`.
    pub fn flat(root: impl Into<Name>) -> Self {
        Self::nested(root, [])
    }

    /// Creates the reference to the last of `nested`, which is nested in the ones before it and in
    /// `root`.
    pub fn nested(root: impl Into<Name>, nested: impl IntoIterator<Item = Name>) -> Self {
        Self(Shared::new(SymbolRefData {
            root: root.into(),
            nested: nested.into_iter().collect(),
        }))
    }

    /// The outermost symbol.
    pub fn root(&self) -> &Name {
        &self.0.root
    }

    /// The symbols after the outermost one.
    pub fn nested_references(&self) -> &[Name] {
        &self.0.nested
    }

    /// The innermost symbol.
    #[inline]
    pub fn leaf(&self) -> &Name {
        self.0.nested.last().unwrap_or(&self.0.root)
    }

    /// Whether this is a reference to a single symbol.
    pub fn is_flat(&self) -> bool {
        self.0.nested.is_empty()
    }
}
