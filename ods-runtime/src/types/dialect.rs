//! Types of dialects: registered ones as objects, others kept verbatim.

use super::storage::{Composite, Measure, NestingTooDeep, Shared, SubElement};
use super::{Type, Verbatim};
use crate::attributes::Name;
use crate::interfaces::{KindInterfaces, MemRefElementTypeInterface, VectorElementTypeInterface};
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A value of a dialect's own type: what `TypeDef` generates.
///
/// Objects are immutable; equality and hash must agree and go by value.
pub trait TypeObject: Any + fmt::Debug + Send + Sync {
    /// The namespace of the dialect that defines the type.
    fn dialect(&self) -> &'static str;

    /// Prints what stands inside `!dialect<…>`, beginning with the mnemonic.
    fn print(&self, p: &mut AsmPrinter<'_>);

    /// Prints the same where the dialect has no say: as the type is defined.
    fn print_generated(&self, p: &mut AsmPrinter<'_>) {
        self.print(p);
    }

    /// Whether `other` is the same type.
    fn dyn_eq(&self, other: &dyn TypeObject) -> bool;

    /// Hashes the value.
    fn dyn_hash(&self, state: &mut dyn Hasher);

    /// Calls `visit` for each type and attribute that is a direct part of this
    /// one, in the order of the text.
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        let _ = visit;
    }

    /// The name of the alias that types of this kind print as in a module; `None`
    /// for none. Names need not differ: numbers are added. MLIR's
    /// `OpAsmTypeInterface::getAlias`.
    fn alias(&self) -> Option<String> {
        None
    }

    /// Whether this is a [`Mutable`](super::Mutable).
    ///
    /// [`Self::for_each_element`] then visits the parts of the key only.
    fn is_mutable(&self) -> bool {
        false
    }

    /// How types of this kind are written where their dialect and mnemonic are
    /// known: in the assembly format of an operation. `None` if only in full.
    fn syntax() -> Option<TypeSyntax>
    where
        Self: Sized,
    {
        None
    }

    /// The interfaces that types of this kind have, those of [`Self::interfaces`].
    fn own_interfaces() -> &'static KindInterfaces
    where
        Self: Sized,
    {
        KindInterfaces::none()
    }

    /// The interfaces that this type has: [`Self::own_interfaces`].
    fn interfaces(&self) -> &'static KindInterfaces {
        KindInterfaces::none()
    }

    /// Whether a vector may hold elements of this type: MLIR's
    /// `VectorElementTypeInterface`.
    fn is_vector_element(&self) -> bool {
        self.interfaces().has::<dyn VectorElementTypeInterface>()
    }

    /// Whether a memref may hold elements of this type: MLIR's
    /// `MemRefElementTypeInterface`.
    fn is_memref_element(&self) -> bool {
        self.interfaces().has::<dyn MemRefElementTypeInterface>()
    }
}

/// The text of a dialect's type behind its mnemonic.
#[derive(Clone, Copy, Debug)]
pub struct TypeSyntax {
    /// `dialect.mnemonic`.
    pub name: &'static str,
    /// What [`TypeObject::print`] begins with.
    pub mnemonic: &'static str,
    /// Parses what follows the mnemonic.
    pub parse: fn(&mut AsmParser<'_>) -> Parsed<Type>,
}

pub(crate) struct TypeObjectData(Box<dyn TypeObject>);

impl Composite for TypeObjectData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.0.for_each_element(visit);
    }

    fn measure(&self) -> Measure {
        let mut measure = Measure::of_elements(|visit| self.for_each_element(visit));
        // What the body has is not known yet.
        measure.has_mutable |= self.0.is_mutable();
        if self.0.is_mutable() || self.0.alias().is_some() {
            return measure.with_alias();
        }
        measure
    }
}

impl PartialEq for TypeObjectData {
    fn eq(&self, other: &Self) -> bool {
        self.0.dyn_eq(&*other.0)
    }
}

impl Eq for TypeObjectData {}

impl Hash for TypeObjectData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.dialect().hash(state);
        self.0.dyn_hash(state);
    }
}

/// A type of a registered dialect.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DialectType(pub(crate) Shared<TypeObjectData>);

impl DialectType {
    /// The type whose value is `object`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](super::MAX_NESTING).
    #[track_caller]
    pub fn new(object: impl TypeObject) -> Self {
        Self(Shared::new(TypeObjectData(Box::new(object))))
    }

    /// The type whose value is `object`.
    ///
    /// # Errors
    ///
    /// If it nests deeper than [`MAX_NESTING`](super::MAX_NESTING).
    pub fn try_new(object: impl TypeObject) -> Result<Self, NestingTooDeep> {
        Shared::try_new(TypeObjectData(Box::new(object))).map(Self)
    }

    /// The value.
    pub fn object(&self) -> &dyn TypeObject {
        &*self.0.0
    }

    /// The value, if it is a `T`.
    pub fn downcast<T: TypeObject>(&self) -> Option<&T> {
        (self.object() as &dyn Any).downcast_ref()
    }
}

impl fmt::Debug for DialectType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.object().fmt(f)
    }
}

/// A type of a dialect that nobody registered, kept as it was written:
/// `!dialect<body>` or `!dialect.body`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OpaqueType(pub(crate) Shared<OpaqueData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct OpaqueData {
    dialect: Name,
    body: Verbatim,
}

impl Composite for OpaqueData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.body.for_each_element(visit);
    }
}

impl OpaqueType {
    /// The type of dialect `dialect` with that text after the dot or inside
    /// the angle brackets.
    pub fn new(dialect: impl Into<Name>, body: impl Into<Box<[u8]>>) -> Self {
        Self(Shared::new(OpaqueData {
            dialect: dialect.into(),
            body: body.into().into(),
        }))
    }

    /// The type with that text and the aliases in it.
    pub(crate) fn try_verbatim(dialect: Name, body: Verbatim) -> Result<Self, NestingTooDeep> {
        Shared::try_new(OpaqueData { dialect, body }).map(Self)
    }

    pub(crate) fn verbatim(&self) -> &Verbatim {
        &self.0.body
    }

    /// The namespace of the dialect.
    pub fn dialect(&self) -> &Name {
        &self.0.dialect
    }

    /// The text after the dot or inside the angle brackets, but for aliases in it.
    pub fn body(&self) -> &[u8] {
        self.0.body.text()
    }
}
