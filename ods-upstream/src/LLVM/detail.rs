//! What structures are made of.

use ods_runtime::Type;
use ods_runtime::def::Elements;
use ods_runtime::types::SubElement;

/// What identifies a structure.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LLVMStructTypeStorageKey {
    /// Its name.
    Identified(String),
    /// Its elements.
    Literal {
        /// The types of the elements.
        elements: Vec<Type>,
        /// Whether there are no gaps between them.
        is_packed: bool,
    },
}

impl Elements for LLVMStructTypeStorageKey {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        if let Self::Literal { elements, .. } = self {
            elements.visit_elements(visit);
        }
    }
}

/// The body of a structure that is known by its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LLVMStructTypeStorage {
    /// Nobody knows it.
    Opaque,
    /// It has elements.
    Elements {
        /// The types of the elements.
        elements: Vec<Type>,
        /// Whether there are no gaps between them.
        is_packed: bool,
    },
}
