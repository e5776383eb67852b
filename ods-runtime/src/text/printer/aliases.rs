//! Which types and attributes print as aliases.

use crate::attributes::Attribute;
use crate::types::Type;
use rustc_hash::FxHashMap;

/// The aliases of a module's types and attributes.
#[derive(Debug, Default)]
pub struct AliasState {
    types: FxHashMap<Type, Box<str>>,
    attributes: FxHashMap<Attribute, Box<str>>,
}

impl AliasState {
    /// The alias of a type, with its `!`.
    pub fn of_type(&self, ty: &Type) -> Option<&str> {
        if self.types.is_empty() {
            return None;
        }
        self.types.get(ty).map(|alias| &**alias)
    }

    /// The alias of an attribute, with its `#`.
    pub fn of_attribute(&self, attribute: &Attribute) -> Option<&str> {
        if self.attributes.is_empty() {
            return None;
        }
        self.attributes.get(attribute).map(|alias| &**alias)
    }
}
