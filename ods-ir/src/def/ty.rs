//! Types that `TypeDef` defines.

use super::declared::DeclaresCustomTypeAssembly;
use super::info::{Def, DefInfo};
use super::kind::def_kind;
use super::parse::parse_format;
use super::print::print_format;
use super::{DefinesValues, DialectValues};
use crate::constraint::TypeClass;
use crate::constraint::class::TypeClassKind;
use crate::diagnostics::DiagnosticKind;
use crate::kind_interfaces::KindInterfaces;
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::{DialectType, SubElement, Type, TypeKind, TypeObject, TypeSyntax};
use std::any::Any;
use std::fmt;
use std::hash::Hasher;

def_kind! {
    "type", "a type", "generatedTypeParser", "generatedTypePrinter";
    Type, DialectType, TypeObject, TypeSyntax;
    /// What `TypeDef` generates: a Rust struct with the parameters as its fields.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is not a type defined by a dialect",
        label = "not a type of a dialect",
        note = "a `def` of a `TypeDef` in `ods!`, or `#[derive(TypeDef)]` on a struct, defines one"
    )]
    def TypeDef {
        /// Parses the text after the mnemonic.
        ///
        /// # Errors
        ///
        /// If it is malformed, or does not pass the verifier.
        fn parse_body(p: &mut AsmParser<'_>) -> Parsed<Self> {
            let offset = p.offset();
            let slots = parse_type_slots::<Self>(p)?;
            Self::from_slots(slots).map_err(|message| p.emit_op_error(offset, message))
        }
    }
    object {}
    /// `hasCustomAssemblyFormat`: the text of a type after its mnemonic.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` declares a custom assembly format, but does not implement `CustomTypeAssembly`",
        label = "needs `impl CustomTypeAssembly for {Self}`",
        note = "`hasCustomAssemblyFormat`, or `custom_assembly_format` in a derive, declares the format"
    )]
    custom CustomTypeAssembly: DeclaresCustomTypeAssembly();
    entry TypeEntry;
    // The two blanks are MLIR's.
    dialect parse_dialect_type, types_of, "unknown  type", 0, type_printer;
    generated parse_generated_type, print_generated_type, print_type;
    field parse_type_field, parse_type_field_optional, print_type_field, print_type_behind,
        ExclamationIdentifier, (), parse_type;
}

impl TypeEntry {
    /// The entry of a type.
    pub const fn of<T: TypeDef>() -> Self {
        Self {
            info: T::INFO,
            parse: parse_value::<T>,
        }
    }
}

/// Parses the parameters of a type as its format says.
///
/// # Errors
///
/// If they are malformed.
pub fn parse_type_slots<T: TypeDef>(p: &mut AsmParser<'_>) -> Parsed<T::Slots> {
    let mut slots = T::Slots::default();
    parse_format(p, T::INFO, &mut slots)?;
    Ok(slots)
}

/// The type that was parsed at `offset` as a `K`, or an error that it is of another kind.
pub(super) fn downcast_parsed<K: TypeKind + TypeClassKind + Clone>(
    p: &mut AsmParser<'_>,
    offset: u32,
    ty: &Type,
) -> Parsed<K> {
    let found = ty.downcast().cloned();
    found.ok_or_else(|| p.emit_wrong_class(&TypeClass::of::<K>(), offset, ty))
}
