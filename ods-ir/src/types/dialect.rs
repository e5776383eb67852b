//! Types of dialects: registered ones as objects, others as they are written.

use super::object::object_kind;
use super::storage::{Composite, Measure, NestingTooDeep, Shared, SubElement, composites};
use super::{Type, Verbatim};
use crate::attributes::Name;
use crate::kind_interfaces::{
    FloatType, KindInterfaces, MemRefElementTypeInterface, VectorElementTypeInterface,
};
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};

object_kind! {
    "type", "a type", "!dialect<…>", "TypeDef", "OpAsmTypeInterface::getAlias";
    Type, OpaqueType;
    /// A type of a registered dialect.
    handle DialectType;
    data TypeObjectData;
    object TypeObject {
        /// Whether a vector may hold elements of this type: MLIR's
        /// `VectorElementTypeInterface`.
        fn is_vector_element(&self) -> bool {
            self.interfaces().has::<dyn VectorElementTypeInterface>()
        }

        /// Whether a memref may hold elements of this type: MLIR's
        /// `MemRefElementTypeInterface`, or a floating point type.
        fn is_memref_element(&self) -> bool {
            let interfaces = self.interfaces();
            interfaces.has::<dyn MemRefElementTypeInterface>() || interfaces.has::<dyn FloatType>()
        }
    }
    syntax TypeSyntax()
}

/// A type of a dialect that is not registered, kept as it is written:
/// `!dialect<body>` or `!dialect.body`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OpaqueType(pub(crate) Shared<OpaqueData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct OpaqueData {
    dialect: Name,
    body: Verbatim,
}

composites! {
    OpaqueData: body;
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
}
