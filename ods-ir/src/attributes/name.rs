//! Names and the bytes of strings.

use crate::accessors::conversions;
use crate::text::printer::is_bare_identifier;
use rustc_hash::FxHasher;
use std::borrow::Borrow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A string that is cheap to clone: the name of an attribute, a symbol.
///
/// MLIR's strings may hold any bytes. If a `Name` is not UTF-8, [`bytes`](Self::bytes) returns the
/// exact bytes and [`as_str`](Self::as_str) a text with replacement characters.
#[derive(Clone)]
pub struct Name(Arc<NameData>);

// A `Name` must be one word; the data behind it is shared by all clones.
struct NameData {
    /// The text; replacement characters take the place of bytes that are not UTF-8.
    text: Box<str>,
    /// The bytes, if they are not UTF-8.
    raw: Option<Box<[u8]>>,
    /// A hash of the bytes.
    hash: u32,
    /// Whether the name is a bare identifier, which prints without quotes.
    is_bare: bool,
}

impl NameData {
    fn new(text: Box<str>, raw: Option<Box<[u8]>>) -> Self {
        let mut hasher = FxHasher::default();
        hasher.write(raw.as_deref().unwrap_or(text.as_bytes()));
        Self {
            is_bare: is_bare_identifier(text.as_bytes()),
            hash: (hasher.finish() >> 32) as u32,
            text,
            raw,
        }
    }
}

impl Name {
    /// Creates the name with these bytes.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        if let Ok(text) = std::str::from_utf8(bytes) {
            return Self::from(text);
        }
        let text = String::from_utf8_lossy(bytes).into();
        Self(Arc::new(NameData::new(text, Some(bytes.into()))))
    }

    /// Returns a hash of the name, computed once.
    #[inline]
    pub(crate) fn short_hash(&self) -> u32 {
        self.0.hash
    }

    /// Whether the name prints without quotes as a bare identifier.
    #[inline]
    pub(crate) fn is_bare_identifier(&self) -> bool {
        self.0.is_bare
    }

    /// Whether the bytes are UTF-8.
    pub(super) fn is_utf8(&self) -> bool {
        self.0.raw.is_none()
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        match &self.0.raw {
            None => self.0.text.as_bytes(),
            Some(raw) => raw,
        }
    }

    /// The text; bytes that are not UTF-8 become replacement characters.
    pub fn as_str(&self) -> &str {
        &self.0.text
    }
}

impl std::ops::Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

/// The bytes.
impl AsRef<[u8]> for Name {
    fn as_ref(&self) -> &[u8] {
        self.bytes()
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.bytes() == other.bytes()
    }
}

impl Eq for Name {}

impl PartialEq<str> for Name {
    #[inline]
    fn eq(&self, other: &str) -> bool {
        self.bytes() == other.as_bytes()
    }
}

impl PartialEq<&str> for Name {
    #[inline]
    fn eq(&self, other: &&str) -> bool {
        self.bytes() == other.as_bytes()
    }
}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Name {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.bytes().cmp(other.bytes())
    }
}

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes().hash(state);
    }
}

impl Borrow<[u8]> for Name {
    fn borrow(&self) -> &[u8] {
        self.bytes()
    }
}

conversions! {
    |text: Box<str>| -> Name = Self(Arc::new(NameData::new(text, None)));
    |text: &str| -> Name = Box::<str>::from(text).into();
    |text: String| -> Name = text.into_boxed_str().into();
    |text: Arc<str>| -> Name = Self::from(&*text);
    |bytes: &[u8]| -> Name = Self::from_bytes(bytes);
    |name: &Name| -> Name = name.clone();
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
