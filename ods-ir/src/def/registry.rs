//! The types and attributes that a parser knows.

use super::{AttrEntry, DefInfo, DialectValues, TypeEntry};
use crate::kind_interfaces::Models;
use ods_lookup::LookupMap;
use std::any::TypeId;

/// Definitions by dialect and mnemonic.
type ByMnemonic<E> = LookupMap<&'static str, LookupMap<&'static str, E>>;

/// The types and attributes of the registered dialects, and the interfaces attached to
/// them: the part of a [`DialectRegistry`](crate::DialectRegistry) that does not know
/// operations. Always includes the builtin dialect.
#[derive(Debug)]
pub struct ValueRegistry {
    dialects: LookupMap<&'static str, &'static DialectValues>,
    types: ByMnemonic<TypeEntry>,
    attributes: ByMnemonic<AttrEntry>,
    /// Interfaces attached to types and attributes of other crates.
    models: Models<TypeId, &'static str>,
}

impl Default for ValueRegistry {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl ValueRegistry {
    /// A registry with the builtin dialect only.
    pub fn new() -> Self {
        static BUILTIN: DialectValues = DialectValues::new("builtin");
        let mut registry = Self {
            dialects: LookupMap::default(),
            types: LookupMap::default(),
            attributes: LookupMap::default(),
            models: Models::default(),
        };
        registry.add_values(&BUILTIN);
        registry
    }

    /// Adds the types and attributes of a dialect; a dialect with the same name is replaced.
    pub(crate) fn add_values(&mut self, dialect: &'static DialectValues) {
        self.dialects.insert(dialect.name(), dialect);
        for entry in dialect.types {
            self.add_type(*entry);
        }
        for entry in dialect.attributes {
            self.add_attribute(*entry);
        }
    }

    /// Adds a type.
    ///
    /// # Panics
    ///
    /// If another type with the same name is registered.
    pub(crate) fn add_type(&mut self, entry: TypeEntry) {
        let info = entry.info();
        let types = self.types.entry(info.dialect()).or_default();
        let known = types.insert(info.mnemonic(), entry);
        check_same("types", info, known.map(|known| known.info()));
    }

    /// Adds an attribute.
    ///
    /// # Panics
    ///
    /// If another attribute with the same name is registered.
    pub(crate) fn add_attribute(&mut self, entry: AttrEntry) {
        let info = entry.info();
        let attributes = self.attributes.entry(info.dialect()).or_default();
        let known = attributes.insert(info.mnemonic(), entry);
        check_same("attributes", info, known.map(|known| known.info()));
    }

    /// The types and attributes of the dialect with this name.
    pub(crate) fn values_of(&self, dialect: &str) -> Option<&'static DialectValues> {
        self.dialects.get(dialect).copied()
    }

    /// The types of a dialect, by mnemonic; `None` if it has none.
    pub(crate) fn types_of(&self, dialect: &str) -> Option<&LookupMap<&'static str, TypeEntry>> {
        self.types.get(dialect)
    }

    /// The attributes of a dialect, by mnemonic; `None` if it has none.
    pub(crate) fn attributes_of(
        &self,
        dialect: &str,
    ) -> Option<&LookupMap<&'static str, AttrEntry>> {
        self.attributes.get(dialect)
    }

    /// The attached interfaces.
    pub(crate) fn models(&self) -> &Models<TypeId, &'static str> {
        &self.models
    }

    /// The attached interfaces, to add one.
    #[inline]
    pub(crate) fn models_mut(&mut self) -> &mut Models<TypeId, &'static str> {
        &mut self.models
    }
}

/// Panics if another definition with the name of `info` was registered.
fn check_same(noun: &str, info: &'static DefInfo, known: Option<&'static DefInfo>) {
    let is_same = known.is_none_or(|known| std::ptr::eq(known, info));
    assert!(is_same, "two {noun} are named `{}`", info.full_name());
}
