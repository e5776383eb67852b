//! Attributes that contain others: arrays and dictionaries.

use super::{Attribute, Name};
use crate::types::list::{ListElement, SharedList};
use crate::types::storage::{NestingTooDeep, or_panic};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A name and an attribute: an entry of a dictionary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedAttribute {
    /// The name.
    pub name: Name,
    /// The attribute.
    pub value: Attribute,
}

impl NamedAttribute {
    /// Creates the entry `name = value`.
    pub fn new(name: impl Into<Name>, value: impl Into<Attribute>) -> Self {
        Self {
            name: name.into(),
            value: value.into(),
        }
    }
}

impl Hash for NamedAttribute {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(self.name.short_hash());
        self.value.hash(state);
    }
}

impl<N: Into<Name>, A: Into<Attribute>> From<(N, A)> for NamedAttribute {
    fn from((name, value): (N, A)) -> Self {
        Self::new(name, value)
    }
}

impl ListElement for Attribute {
    #[inline]
    fn attribute(&self) -> &Attribute {
        self
    }
}

impl ListElement for NamedAttribute {
    #[inline]
    fn attribute(&self) -> &Attribute {
        &self.value
    }
}

/// A list of attributes: `[1, "a"]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArrayAttr(pub(crate) SharedList<Attribute>);

impl ArrayAttr {
    /// Creates the array of `elements`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn new(elements: impl Into<Box<[Attribute]>>) -> Self {
        Self(SharedList::new(elements.into()))
    }

    /// Creates the array of `elements`.
    ///
    /// # Errors
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    pub fn try_new(elements: impl Into<Box<[Attribute]>>) -> Result<Self, NestingTooDeep> {
        SharedList::try_new(elements.into()).map(Self)
    }

    /// Moves the elements from index `start` on out of `elements` into an array.
    pub(crate) fn drain(
        elements: &mut Vec<Attribute>,
        start: usize,
    ) -> Result<Self, NestingTooDeep> {
        SharedList::drain(elements, start).map(Self)
    }

    /// The elements.
    pub fn elements(&self) -> &[Attribute] {
        &self.0
    }
}

impl std::ops::Deref for ArrayAttr {
    type Target = [Attribute];

    #[inline]
    fn deref(&self) -> &[Attribute] {
        self.elements()
    }
}

/// Attributes by name, sorted, each name once: `{a = 1 : i32, b}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DictionaryAttr(pub(crate) SharedList<NamedAttribute>);

/// The error for a name that occurs twice in a dictionary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuplicateName(pub Name);

impl fmt::Display for DuplicateName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "duplicate key '{}' in dictionary attribute", self.0)
    }
}

impl std::error::Error for DuplicateName {}

impl DictionaryAttr {
    /// Creates the dictionary of `entries`, which may be in any order.
    ///
    /// # Panics
    ///
    /// If a name occurs twice, or if it nests deeper than
    /// [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn new(entries: impl Into<Vec<NamedAttribute>>) -> Self {
        let mut entries = entries.into();
        match sort_entries(&mut entries) {
            Ok(()) => or_panic(Self::from_sorted(entries)),
            Err(error) => panic!("{error}"),
        }
    }

    /// Creates the dictionary of `entries`, which must be sorted and unique.
    pub(crate) fn from_sorted(
        entries: impl Into<Box<[NamedAttribute]>>,
    ) -> Result<Self, NestingTooDeep> {
        let entries = entries.into();
        debug_assert!(entries.is_sorted_by(|left, right| left.name < right.name));
        SharedList::try_new(entries).map(Self)
    }

    /// Moves the entries from index `start` on, which must be sorted and unique, out of `entries`
    /// into a dictionary.
    pub(crate) fn drain_sorted(
        entries: &mut Vec<NamedAttribute>,
        start: usize,
    ) -> Result<Self, NestingTooDeep> {
        debug_assert!(entries[start..].is_sorted_by(|left, right| left.name < right.name));
        SharedList::drain(entries, start).map(Self)
    }

    /// The entries, sorted by name.
    pub fn entries(&self) -> &[NamedAttribute] {
        &self.0
    }

    /// Whether a part of it may print as an alias.
    pub(crate) fn has_alias(&self) -> bool {
        self.0.measure().has_alias
    }

    /// Returns the attribute with this name.
    pub fn get(&self, name: &str) -> Option<&Attribute> {
        find_entry(self.entries(), name.as_bytes())
    }
}

impl std::ops::Deref for DictionaryAttr {
    type Target = [NamedAttribute];

    fn deref(&self) -> &[NamedAttribute] {
        self.entries()
    }
}

/// Dictionaries up to this length are searched linearly.
const SHORT: usize = 8;

/// Returns the attribute with this name in a sorted list.
pub(crate) fn find_entry<'a>(entries: &'a [NamedAttribute], name: &[u8]) -> Option<&'a Attribute> {
    if entries.len() <= SHORT {
        let entry = entries.iter().find(|entry| entry.name.bytes() == name)?;
        return Some(&entry.value);
    }
    let at = entries
        .binary_search_by(|entry| entry.name.bytes().cmp(name))
        .ok()?;
    Some(&entries[at].value)
}

/// Sorts entries by name and rejects duplicates.
fn sort_entries(entries: &mut [NamedAttribute]) -> Result<(), DuplicateName> {
    ods_lookup::sort_by(entries, |left, right| left.name.cmp(&right.name));
    match entries.windows(2).find(|pair| pair[0].name == pair[1].name) {
        Some(pair) => Err(DuplicateName(pair[0].name.clone())),
        None => Ok(()),
    }
}
