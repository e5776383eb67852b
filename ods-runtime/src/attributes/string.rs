//! String and symbol reference attributes.

use super::Name;
use crate::types::Type;
use crate::types::storage::{Composite, Shared, SubElement};

/// A string, with a type that is `none` unless given: `"a" : i32`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StringAttr(pub(crate) Shared<StringData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct StringData {
    value: Name,
    ty: Type,
}

impl Composite for StringData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        if !self.ty.is_none() {
            visit(SubElement::Type(&self.ty));
        }
    }
}

impl StringAttr {
    /// The string `value`, of type `none`.
    pub fn new(value: impl Into<Name>) -> Self {
        Self::with_type(value, Type::None)
    }

    /// The string `value` with a type.
    pub fn with_type(value: impl Into<Name>, ty: Type) -> Self {
        let value = value.into();
        Self(Shared::new(StringData { value, ty }))
    }

    /// The bytes of the value.
    pub fn bytes(&self) -> &[u8] {
        self.0.value.bytes()
    }

    /// The value; bytes that are not UTF-8 read as replacement characters.
    pub fn value(&self) -> &str {
        self.0.value.as_str()
    }

    /// The value, to keep.
    pub fn name(&self) -> &Name {
        &self.0.value
    }

    /// The type.
    pub fn ty(&self) -> &Type {
        &self.0.ty
    }
}

/// A reference to a symbol, possibly inside others: `@a::@b::@c`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SymbolRefAttr(pub(crate) Shared<SymbolRefData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct SymbolRefData {
    root: Name,
    nested: Box<[Name]>,
}

impl Composite for SymbolRefData {
    fn for_each_element<'a>(&'a self, _: &mut dyn FnMut(SubElement<'a>)) {}
}

impl SymbolRefAttr {
    /// The reference to `root`.
    pub fn flat(root: impl Into<Name>) -> Self {
        Self::nested(root, [])
    }

    /// The reference to the last of `nested`, inside the ones before, inside
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
    pub fn leaf(&self) -> &Name {
        self.0.nested.last().unwrap_or(&self.0.root)
    }

    /// Whether this is one symbol only.
    pub fn is_flat(&self) -> bool {
        self.0.nested.is_empty()
    }
}
