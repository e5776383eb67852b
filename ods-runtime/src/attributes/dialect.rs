//! Attributes of dialects: registered ones as objects, others kept verbatim.

use super::{Attribute, Name};
use crate::interfaces::{ElementsAttr, KindInterfaces, MemRefLayoutAttrInterface};
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::storage::{Composite, Measure, NestingTooDeep, Shared, SubElement};
use crate::types::{Type, Verbatim};
use crate::upstream;
use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A value of a dialect's own attribute: what `AttrDef` generates.
///
/// Objects are immutable; equality and hash must agree and go by value.
pub trait AttributeObject: Any + fmt::Debug + Send + Sync {
    /// The namespace of the dialect that defines the attribute.
    fn dialect(&self) -> &'static str;

    /// Prints what stands inside `#dialect<…>`, beginning with the mnemonic.
    fn print(&self, p: &mut AsmPrinter<'_>);

    /// Prints the same where the dialect has no say: as the attribute is defined.
    fn print_generated(&self, p: &mut AsmPrinter<'_>) {
        self.print(p);
    }

    /// Whether `other` is the same attribute.
    fn dyn_eq(&self, other: &dyn AttributeObject) -> bool;

    /// Hashes the value.
    fn dyn_hash(&self, state: &mut dyn Hasher);

    /// Calls `visit` for each type and attribute that is a direct part of this
    /// one, in the order of the text.
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        let _ = visit;
    }

    /// The name of the alias that attributes of this kind print as in a module; `None`
    /// for none. Names need not differ: numbers are added. MLIR's
    /// `OpAsmAttributeInterface::getAlias`.
    fn alias(&self) -> Option<String> {
        None
    }

    /// The type, of an attribute that has one: MLIR's `TypedAttrInterface`, unless
    /// it is among the [`Self::interfaces`].
    fn ty(&self) -> Option<Type> {
        None
    }

    /// The interfaces that attributes of this kind have, those of
    /// [`Self::interfaces`].
    fn own_interfaces() -> &'static KindInterfaces
    where
        Self: Sized,
    {
        KindInterfaces::none()
    }

    /// The interfaces that this attribute has: [`Self::own_interfaces`].
    fn interfaces(&self) -> &'static KindInterfaces {
        KindInterfaces::none()
    }

    /// Whether this is a [`Mutable`](crate::types::Mutable) one.
    ///
    /// It must not visit its body in [`Self::for_each_element`], which could be itself.
    fn is_mutable(&self) -> bool {
        false
    }

    /// Whether the attribute is a constant vector or tensor: MLIR's
    /// `ElementsAttrInterface`.
    fn is_elements(&self) -> bool {
        self.interfaces().has::<dyn ElementsAttr>()
    }

    /// How attributes of this kind are written where their dialect and mnemonic
    /// are known: in the assembly format of an operation. `None` if only in
    /// full.
    fn syntax() -> Option<AttrSyntax>
    where
        Self: Sized,
    {
        None
    }

    /// Whether the attribute is a layout for memrefs: MLIR's
    /// `MemRefLayoutAttrInterface`.
    fn is_memref_layout(&self) -> bool {
        self.interfaces().has::<dyn MemRefLayoutAttrInterface>()
    }
}

/// The text of a dialect's attribute behind its mnemonic.
#[derive(Clone, Copy, Debug)]
pub struct AttrSyntax {
    /// `dialect.mnemonic`.
    pub name: &'static str,
    /// What [`AttributeObject::print`] begins with.
    pub mnemonic: &'static str,
    /// Parses what follows the mnemonic; with the type that the context expects.
    pub parse: fn(&mut AsmParser<'_>, Option<&Type>) -> Parsed<Attribute>,
}

pub(crate) struct AttributeObjectData(Box<dyn AttributeObject>);

impl Composite for AttributeObjectData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.0.for_each_element(visit);
    }

    fn measure(&self) -> Measure {
        let mut measure = Measure::of_elements(|visit| self.for_each_element(visit));
        measure.has_mutable |= self.0.is_mutable();
        if self.0.is_mutable() || self.0.alias().is_some() {
            return measure.with_alias();
        }
        measure
    }
}

impl PartialEq for AttributeObjectData {
    fn eq(&self, other: &Self) -> bool {
        self.0.dyn_eq(&*other.0)
    }
}

impl Eq for AttributeObjectData {}

impl Hash for AttributeObjectData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.dialect().hash(state);
        self.0.dyn_hash(state);
    }
}

/// An attribute of a registered dialect.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DialectAttribute(pub(crate) Shared<AttributeObjectData>);

impl DialectAttribute {
    /// The attribute whose value is `object`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn new(object: impl AttributeObject) -> Self {
        Self(Shared::new(AttributeObjectData(Box::new(object))))
    }

    /// The attribute whose value is `object`.
    ///
    /// # Errors
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    pub fn try_new(object: impl AttributeObject) -> Result<Self, NestingTooDeep> {
        Shared::try_new(AttributeObjectData(Box::new(object))).map(Self)
    }

    /// The value.
    pub fn object(&self) -> &dyn AttributeObject {
        &*self.0.0
    }

    /// The value, if it is a `T`.
    pub fn downcast<T: AttributeObject>(&self) -> Option<&T> {
        (self.object() as &dyn Any).downcast_ref()
    }
}

impl fmt::Debug for DialectAttribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.object().fmt(f)
    }
}

/// An attribute of a dialect that nobody registered, kept as it was written:
/// `#dialect<body>` or `#dialect.body`, with a type that is `none` unless given.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OpaqueAttr(pub(crate) Shared<OpaqueData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct OpaqueData {
    dialect: Name,
    body: Verbatim,
    ty: Type,
}

impl Composite for OpaqueData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.body.for_each_element(visit);
        if !self.ty.is_none() {
            visit(SubElement::Type(&self.ty));
        }
    }

    fn measure(&self) -> Measure {
        let measure = Measure::of_elements(|visit| self.for_each_element(visit));
        match upstream::attribute_alias(self.dialect.bytes(), self.body.text()) {
            Some(_) => measure.with_alias(),
            None => measure,
        }
    }
}

impl OpaqueAttr {
    /// The attribute of dialect `dialect` with that text after the dot or
    /// inside the angle brackets, and a type.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn new(dialect: impl Into<Name>, body: impl Into<Box<[u8]>>, ty: Type) -> Self {
        Self(Shared::new(OpaqueData {
            dialect: dialect.into(),
            body: body.into().into(),
            ty,
        }))
    }

    /// The attribute with that text and the aliases in it.
    pub(crate) fn try_verbatim(
        dialect: Name,
        body: Verbatim,
        ty: Type,
    ) -> Result<Self, NestingTooDeep> {
        Shared::try_new(OpaqueData { dialect, body, ty }).map(Self)
    }

    pub(crate) fn verbatim(&self) -> &Verbatim {
        &self.0.body
    }

    /// The alias that the attribute wants.
    pub(crate) fn alias(&self) -> Option<&'static str> {
        upstream::attribute_alias(self.0.dialect.bytes(), self.0.body.text())
    }

    /// The namespace of the dialect.
    pub fn dialect(&self) -> &Name {
        &self.0.dialect
    }

    /// The text after the dot or inside the angle brackets, but for aliases in it.
    pub fn body(&self) -> &[u8] {
        self.0.body.text()
    }

    /// The type.
    pub fn ty(&self) -> &Type {
        &self.0.ty
    }
}
