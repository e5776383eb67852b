//! Types that `TypeDef` defines.

use super::info::{Def, DefInfo};
use super::parse::parse_format;
use super::print::print_format;
use crate::interfaces::KindInterfaces;
use crate::registry::{Dialect, DialectInfo};
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::{DialectType, SubElement, Type, TypeObject, TypeSyntax};
use std::any::Any;
use std::fmt;
use std::hash::Hasher;

/// What `TypeDef` generates: a Rust struct with the parameters as its fields.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no type that a dialect defines",
    label = "not a type of a dialect",
    note = "it is what `def` of a `TypeDef` in `ods!` becomes, or a struct with `#[derive(TypeDef)]`"
)]
pub trait TypeDef: Def {
    /// Parses what stands behind the mnemonic.
    ///
    /// # Errors
    ///
    /// If it is malformed, or does not pass the verifier.
    fn parse_body(p: &mut AsmParser<'_>) -> Parsed<Self> {
        let offset = p.offset();
        let slots = parse_type_slots::<Self>(p)?;
        Self::from_slots(slots).map_err(|message| p.emit_op_error(offset, message))
    }

    /// Prints what stands behind the mnemonic.
    fn print_body(&self, p: &mut AsmPrinter<'_>) {
        print_format(p, Self::INFO, self);
    }

    /// The name of the alias that the type prints as: that of `genMnemonicAlias`.
    fn alias_name(&self) -> Option<String> {
        None
    }

    /// Whether it gets a body after it exists: `MutableType`.
    fn is_mutable(&self) -> bool {
        false
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

/// `hasCustomAssemblyFormat`: the text of a type behind its mnemonic.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is to have a text of its own, and nothing says which",
    label = "needs `impl CustomTypeAssembly for {Self}`",
    note = "`hasCustomAssemblyFormat`, or `custom_assembly_format` of a derive, asks for it"
)]
pub trait CustomTypeAssembly: Sized {
    /// Parses what stands behind the mnemonic.
    ///
    /// # Errors
    ///
    /// If it is malformed; the error is reported.
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self>;

    /// Prints what stands behind the mnemonic.
    fn print(&self, p: &mut AsmPrinter<'_>);
}

impl<T: TypeDef> TypeObject for T {
    fn dialect(&self) -> &'static str {
        T::INFO.dialect()
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        match T::INFO.owner().and_then(DialectInfo::type_printer) {
            Some(print) => print(&Type::dialect(self.clone()), p),
            None => self.print_generated(p),
        }
    }

    fn print_generated(&self, p: &mut AsmPrinter<'_>) {
        p.write(T::INFO.mnemonic());
        self.print_body(p);
    }

    fn dyn_eq(&self, other: &dyn TypeObject) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn dyn_hash(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }

    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.visit(visit);
    }

    fn alias(&self) -> Option<String> {
        self.alias_name()
    }

    fn syntax() -> Option<TypeSyntax> {
        (!T::INFO.full_name().is_empty()).then_some(TypeSyntax {
            name: T::INFO.full_name(),
            mnemonic: T::INFO.mnemonic(),
            parse: parse_type::<T>,
        })
    }

    fn is_mutable(&self) -> bool {
        TypeDef::is_mutable(self)
    }

    fn own_interfaces() -> &'static KindInterfaces {
        T::INFO.interfaces()
    }

    fn interfaces(&self) -> &'static KindInterfaces {
        T::INFO.interfaces()
    }
}

/// A type of a dialect, as the dialect lists it.
#[derive(Clone, Copy)]
pub struct TypeEntry {
    info: &'static DefInfo,
    parse: fn(&mut AsmParser<'_>) -> Parsed<Type>,
}

impl TypeEntry {
    /// The entry of a type.
    pub const fn of<T: TypeDef>() -> Self {
        Self {
            info: T::INFO,
            parse: parse_type::<T>,
        }
    }

    /// The definition.
    pub const fn info(&self) -> &'static DefInfo {
        self.info
    }
}

impl fmt::Debug for TypeEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.info.fmt(f)
    }
}

fn parse_type<T: TypeDef>(p: &mut AsmParser<'_>) -> Parsed<Type> {
    let offset = p.offset();
    let value = T::parse_body(p)?;
    match DialectType::try_new(value) {
        Ok(ty) => Ok(ty.into()),
        Err(error) => Err(p.emit_error(offset, error.to_string())),
    }
}

/// Parses what follows `!dialect.`: a mnemonic, and what that type says.
pub(crate) fn parse_dialect_type(
    p: &mut AsmParser<'_>,
    dialect: &'static DialectInfo,
) -> Parsed<Type> {
    let offset = p.offset();
    let mnemonic = p.parse_any_keyword()?;
    let types = p.registry().types_of(dialect.name());
    if let Some(entry) = types.and_then(|types| types.get(mnemonic)) {
        return (entry.parse)(p);
    }
    let dialect = dialect.name();
    // The two blanks are MLIR's.
    let message = format!("unknown  type `{mnemonic}` in dialect `{dialect}`");
    Err(p.emit_error(offset, message))
}

/// Parses what the definitions of dialect `D` say: a mnemonic, and what that type
/// says. For a dialect that parses its types by itself; MLIR's `generatedTypeParser`.
///
/// # Errors
///
/// If no type has that mnemonic, or what follows is malformed.
pub fn parse_generated_type<D: Dialect>(p: &mut AsmParser<'_>) -> Parsed<Type> {
    parse_dialect_type(p, D::INFO)
}

/// Prints what the definition of a type says: the mnemonic, and what follows it. For a
/// dialect that prints its types by itself; MLIR's `generatedTypePrinter`.
pub fn print_generated_type(ty: &Type, p: &mut AsmPrinter<'_>) {
    match ty {
        Type::Dialect(ty) => ty.object().print_generated(p),
        ty => p.print_type(ty),
    }
}

/// Parses a parameter that is a type of this definition: without dialect and
/// mnemonic, or in full.
///
/// # Errors
///
/// If it is malformed.
pub fn parse_type_field<T: TypeDef>(p: &mut AsmParser<'_>) -> Parsed<T> {
    if !p.at(TokenKind::ExclamationIdentifier) {
        p.enter_nesting()?;
        let parsed = p.parse_with_stack(T::parse_body);
        p.leave_nesting();
        return parsed;
    }
    let offset = p.offset();
    let ty = p.parse_type()?;
    match ty.downcast::<T>() {
        Some(ty) => Ok(ty.clone()),
        None => Err(p.emit_wrong_class::<T>(offset, &ty)),
    }
}

/// The same where there may be none: without dialect and mnemonic it begins with
/// `<`.
///
/// # Errors
///
/// If it is malformed.
pub fn parse_type_field_optional<T: TypeDef>(p: &mut AsmParser<'_>) -> Parsed<Option<T>> {
    if p.at(TokenKind::ExclamationIdentifier) || p.at(TokenKind::Less) {
        return parse_type_field(p).map(Some);
    }
    Ok(None)
}

/// Prints a parameter that is a type of this definition.
pub fn print_type_field<T: TypeDef>(value: &T, p: &mut AsmPrinter<'_>, qualified: bool) {
    let ty = Type::dialect(value.clone());
    if qualified || !p.print_type_behind(&ty, T::INFO.mnemonic()) {
        p.print_type(&ty);
    }
}

/// What every generated type implements besides `TypeDef`.
#[doc(hidden)]
#[macro_export]
macro_rules! __type_def_impls {
    ($name:ty $(where $($bounds:tt)*)?) => {
        impl ::core::convert::From<$name> for $crate::Type $(where $($bounds)*)? {
            fn from(ty: $name) -> Self {
                Self::dialect(ty)
            }
        }

        impl ::core::fmt::Display for $name $(where $($bounds)*)? {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&$crate::Type::from(::core::clone::Clone::clone(self)), f)
            }
        }

        impl $crate::FieldParser for $name $(where $($bounds)*)? {
            fn parse(
                p: &mut $crate::text::parser::AsmParser<'_>,
            ) -> $crate::text::parser::Parsed<Self> {
                $crate::__private::def::parse_type_field(p)
            }

            fn parse_optional(
                p: &mut $crate::text::parser::AsmParser<'_>,
            ) -> $crate::text::parser::Parsed<::core::option::Option<Self>> {
                $crate::__private::def::parse_type_field_optional(p)
            }

            fn print(&self, p: &mut $crate::text::printer::AsmPrinter<'_>) {
                $crate::__private::def::print_type_field(self, p, false);
            }

            fn print_qualified(&self, p: &mut $crate::text::printer::AsmPrinter<'_>) {
                $crate::__private::def::print_type_field(self, p, true);
            }
        }
    };
}
