//! Names and the bytes of strings.

use std::borrow::Borrow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A string that is cheap to clone: an attribute's name, a symbol, a value.
///
/// MLIR's strings may hold any bytes. A `Name` is nearly always UTF-8; where it
/// is not, [`bytes`](Self::bytes) has the truth and [`as_str`](Self::as_str) a
/// reading with replacement characters.
#[derive(Clone)]
pub struct Name(Repr);

#[derive(Clone)]
enum Repr {
    Utf8(Arc<str>),
    Raw(Arc<RawName>),
}

struct RawName {
    bytes: Box<[u8]>,
    lossy: Box<str>,
}

impl Name {
    /// The name with these bytes.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self(Repr::Utf8(text.into())),
            Err(_) => Self(Repr::Raw(Arc::new(RawName {
                bytes: bytes.into(),
                lossy: String::from_utf8_lossy(bytes).into(),
            }))),
        }
    }

    /// The shared text, if it is UTF-8; else the name again.
    pub(super) fn into_text(self) -> Result<Arc<str>, Self> {
        match self.0 {
            Repr::Utf8(text) => Ok(text),
            Repr::Raw(_) => Err(self),
        }
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        match &self.0 {
            Repr::Utf8(text) => text.as_bytes(),
            Repr::Raw(raw) => &raw.bytes,
        }
    }

    /// The text; bytes that are not UTF-8 read as replacement characters.
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Repr::Utf8(text) => text,
            Repr::Raw(raw) => &raw.lossy,
        }
    }
}

impl std::ops::Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Repr::Utf8(left), Repr::Utf8(right)) => Arc::ptr_eq(left, right) || left == right,
            _ => self.bytes() == other.bytes(),
        }
    }
}

impl Eq for Name {}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        self.bytes() == other.as_bytes()
    }
}

impl PartialEq<&str> for Name {
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

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Self(Repr::Utf8(text.into()))
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        Self(Repr::Utf8(text.into()))
    }
}

impl From<Arc<str>> for Name {
    fn from(text: Arc<str>) -> Self {
        Self(Repr::Utf8(text))
    }
}

impl From<&[u8]> for Name {
    fn from(bytes: &[u8]) -> Self {
        Self::from_bytes(bytes)
    }
}

impl From<&Name> for Name {
    fn from(name: &Name) -> Self {
        name.clone()
    }
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
