//! Attributes of dialects: registered ones as objects, others as they are written.

use super::{Attribute, Name};
use crate::kind_interfaces::{ElementsAttr, KindInterfaces, MemRefLayoutAttrInterface};
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::object::object_kind;
use crate::types::storage::{Composite, Measure, NestingTooDeep, Parts, Shared, SubElement};
use crate::types::{Type, Verbatim};
use crate::upstream;
use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};

object_kind! {
    "attribute", "an attribute", "#dialect<…>", "AttrDef", "OpAsmAttrInterface::getAlias";
    Attribute, OpaqueAttr;
    /// An attribute of a registered dialect.
    handle DialectAttribute;
    data AttributeObjectData;
    object AttributeObject {
        /// The type, of an attribute that has one: MLIR's `TypedAttrInterface`, unless
        /// it is among the [`Self::interfaces`].
        fn ty(&self) -> Option<Type> {
            None
        }

        /// Whether the attribute is a constant vector or tensor: MLIR's
        /// `ElementsAttrInterface`.
        fn is_elements(&self) -> bool {
            self.interfaces().has::<dyn ElementsAttr>()
        }

        /// Whether the attribute is a layout for memrefs: MLIR's
        /// `MemRefLayoutAttrInterface`.
        fn is_memref_layout(&self) -> bool {
            self.interfaces().has::<dyn MemRefLayoutAttrInterface>()
        }
    }
    syntax AttrSyntax(Option<&Type>)
}

/// An attribute of a dialect that is not registered, kept as it is written:
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
        self.body.visit_parts(visit);
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

    /// The alias that the attribute prints as.
    pub(crate) fn alias(&self) -> Option<&'static str> {
        upstream::attribute_alias(self.0.dialect.bytes(), self.0.body.text())
    }

    /// The type.
    pub fn ty(&self) -> &Type {
        &self.0.ty
    }
}
