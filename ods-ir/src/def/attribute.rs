//! Attributes that `AttrDef` defines.

use super::declared::DeclaresCustomAttrAssembly;
use super::info::{Def, DefInfo, DefSlots};
use super::kind::def_kind;
use super::parse::parse_format;
use super::print::print_format;
use super::{DefinesValues, DialectValues};
use crate::attributes::{AttrSyntax, Attribute, AttributeKind, AttributeObject, DialectAttribute};
use crate::diagnostics::DiagnosticKind;
use crate::kind_interfaces::KindInterfaces;
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::{SubElement, Type, TypeKind};
use std::any::Any;
use std::fmt;
use std::hash::Hasher;

def_kind! {
    "attribute", "an attribute", "generatedAttributeParser", "generatedAttributePrinter";
    Attribute, DialectAttribute, AttributeObject, AttrSyntax;
    /// What `AttrDef` generates: a Rust struct with the parameters as its fields.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is not an attribute defined by a dialect",
        label = "not an attribute of a dialect",
        note = "a `def` of an `AttrDef` in `ods!`, or `#[derive(AttrDef)]` on a struct, defines one"
    )]
    def AttrDef {
        /// Parses the text after the mnemonic, given the type after the attribute.
        ///
        /// # Errors
        ///
        /// If it is malformed, or does not pass the verifier.
        fn parse_body(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Self> {
            let offset = p.offset();
            let slots = parse_attr_slots::<Self>(p, ty)?;
            Self::from_slots(slots).map_err(|message| p.emit_op_error(offset, message))
        }

        /// The type after the attribute: `TypedAttrInterface`.
        fn self_type(&self) -> Option<Type> {
            None
        }
    }
    object {
        fn ty(&self) -> Option<Type> {
            self.self_type()
        }
    }
    /// `hasCustomAssemblyFormat`: the text of an attribute after its mnemonic.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` declares a custom assembly format, but does not implement `CustomAttrAssembly`",
        label = "needs `impl CustomAttrAssembly for {Self}`",
        note = "`hasCustomAssemblyFormat`, or `custom_assembly_format` in a derive, declares the format"
    )]
    custom CustomAttrAssembly: DeclaresCustomAttrAssembly(ty: Option<&Type>);
    entry AttrEntry;
    dialect parse_dialect_attribute, attributes_of, "unknown attribute", 1, attribute_printer;
    generated parse_generated_attribute, print_generated_attribute, print_attribute;
    field parse_attr_field, parse_attr_field_optional, print_attr_field, print_attribute_behind,
        HashIdentifier, (None), parse_attribute;
}

impl AttrEntry {
    /// The entry of an attribute.
    pub const fn of<A: AttrDef>() -> Self {
        Self {
            info: A::INFO,
            parse: parse_value::<A>,
        }
    }
}

/// The type after an attribute that has a parameter for it.
///
/// # Panics
///
/// If the attribute has no such parameter.
pub fn type_behind<A: AttrDef>(attribute: &A) -> Type {
    match attribute.self_type() {
        Some(ty) => ty,
        None => panic!("`{}` has no parameter for its type", A::INFO.name()),
    }
}

/// Parses the parameters of an attribute as its format says, given the type behind it.
///
/// # Errors
///
/// If they are malformed, or the type is of the wrong kind.
pub fn parse_attr_slots<A: AttrDef>(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<A::Slots> {
    let offset = p.offset();
    let mut slots = A::Slots::default();
    match ty {
        Some(ty) if !slots.set_self_type(ty) => {
            return Err(p.emit_op_error(offset, "invalid kind of type specified"));
        }
        None if slots.lacks_self_type() => {
            return Err(p.emit_op_error(offset, "expected a trailing type"));
        }
        _ => {}
    }
    parse_format(p, A::INFO, &mut slots)?;
    Ok(slots)
}

/// The attribute that was parsed at `offset` as a `K`, or an error that it is of another kind.
pub(super) fn downcast_parsed<K: AttributeKind + Clone>(
    p: &mut AsmParser<'_>,
    offset: u32,
    attribute: &Attribute,
) -> Parsed<K> {
    let found = attribute.downcast().cloned();
    found.ok_or_else(|| p.emit_op_error(offset, "invalid kind of attribute specified"))
}

/// A parameter for the type after an attribute: a [`Type`], or one kind of types.
pub trait SelfType: Clone + Into<Type> {
    /// The type as this kind, if it is one.
    fn from_type(ty: &Type) -> Option<Self>;
}

impl SelfType for Type {
    #[inline]
    fn from_type(ty: &Type) -> Option<Self> {
        Some(ty.clone())
    }
}

impl<K: TypeKind + Clone + Into<Type>> SelfType for K {
    fn from_type(ty: &Type) -> Option<Self> {
        K::from_type(ty).cloned()
    }
}
