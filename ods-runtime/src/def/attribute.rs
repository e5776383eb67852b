//! Attributes that `AttrDef` defines.

use super::info::{Def, DefInfo, DefSlots};
use super::parse::parse_format;
use super::print::print_format;
use crate::attributes::{AttrSyntax, Attribute, AttributeObject, DialectAttribute};
use crate::interfaces::KindInterfaces;
use crate::registry::{Dialect, DialectInfo};
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::{SubElement, Type, TypeKind};
use std::any::Any;
use std::fmt;
use std::hash::Hasher;

/// What `AttrDef` generates: a Rust struct with the parameters as its fields.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no attribute that a dialect defines",
    label = "not an attribute of a dialect",
    note = "it is what `def` of an `AttrDef` in `ods!` becomes, or a struct with `#[derive(AttrDef)]`"
)]
pub trait AttrDef: Def {
    /// Parses what stands behind the mnemonic, given the type behind the attribute.
    ///
    /// # Errors
    ///
    /// If it is malformed, or does not pass the verifier.
    fn parse_body(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Self> {
        let offset = p.offset();
        let slots = parse_attr_slots::<Self>(p, ty)?;
        Self::from_slots(slots).map_err(|message| p.emit_op_error(offset, message))
    }

    /// Prints what stands behind the mnemonic.
    fn print_body(&self, p: &mut AsmPrinter<'_>) {
        print_format(p, Self::INFO, self);
    }

    /// The name of the alias that the attribute prints as: that of
    /// `genMnemonicAlias`.
    fn alias_name(&self) -> Option<String> {
        None
    }

    /// Whether it gets a body after it exists: `MutableType`.
    fn is_mutable(&self) -> bool {
        false
    }

    /// The type behind the attribute: `TypedAttrInterface`.
    fn self_type(&self) -> Option<Type> {
        None
    }
}

/// The type behind an attribute that has a parameter for it.
///
/// # Panics
///
/// If it has none.
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

/// `hasCustomAssemblyFormat`: the text of an attribute behind its mnemonic.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is to have a text of its own, and nothing says which",
    label = "needs `impl CustomAttrAssembly for {Self}`",
    note = "`hasCustomAssemblyFormat`, or `custom_assembly_format` of a derive, asks for it"
)]
pub trait CustomAttrAssembly: Sized {
    /// Parses what stands behind the mnemonic; `ty` is the type behind the
    /// attribute, or the one that the context expects.
    ///
    /// # Errors
    ///
    /// If it is malformed; the error is reported.
    fn parse(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Self>;

    /// Prints what stands behind the mnemonic.
    fn print(&self, p: &mut AsmPrinter<'_>);
}

/// What the type behind an attribute can be asked for: a type of any kind, or of
/// one.
pub trait SelfType: Clone + Into<Type> {
    /// The type as this kind, if it is one.
    fn from_type(ty: &Type) -> Option<Self>;
}

impl SelfType for Type {
    fn from_type(ty: &Type) -> Option<Self> {
        Some(ty.clone())
    }
}

impl<K: TypeKind + Clone + Into<Type>> SelfType for K {
    fn from_type(ty: &Type) -> Option<Self> {
        K::from_type(ty).cloned()
    }
}

impl<A: AttrDef> AttributeObject for A {
    fn dialect(&self) -> &'static str {
        A::INFO.dialect()
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        match A::INFO.owner().and_then(DialectInfo::attribute_printer) {
            Some(print) => print(&DialectAttribute::new(self.clone()).into(), p),
            None => self.print_generated(p),
        }
    }

    fn print_generated(&self, p: &mut AsmPrinter<'_>) {
        p.write(A::INFO.mnemonic());
        self.print_body(p);
    }

    fn dyn_eq(&self, other: &dyn AttributeObject) -> bool {
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

    fn ty(&self) -> Option<Type> {
        self.self_type()
    }

    fn is_mutable(&self) -> bool {
        AttrDef::is_mutable(self)
    }

    fn own_interfaces() -> &'static KindInterfaces {
        A::INFO.interfaces()
    }

    fn interfaces(&self) -> &'static KindInterfaces {
        A::INFO.interfaces()
    }

    fn syntax() -> Option<AttrSyntax> {
        (!A::INFO.full_name().is_empty()).then_some(AttrSyntax {
            name: A::INFO.full_name(),
            mnemonic: A::INFO.mnemonic(),
            parse: parse_attribute::<A>,
        })
    }
}

/// An attribute of a dialect, as the dialect lists it.
#[derive(Clone, Copy)]
pub struct AttrEntry {
    info: &'static DefInfo,
    parse: fn(&mut AsmParser<'_>, Option<&Type>) -> Parsed<Attribute>,
}

impl AttrEntry {
    /// The entry of an attribute.
    pub const fn of<A: AttrDef>() -> Self {
        Self {
            info: A::INFO,
            parse: parse_attribute::<A>,
        }
    }

    /// The definition.
    pub const fn info(&self) -> &'static DefInfo {
        self.info
    }
}

impl fmt::Debug for AttrEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.info.fmt(f)
    }
}

fn parse_attribute<A: AttrDef>(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Attribute> {
    let offset = p.offset();
    let value = A::parse_body(p, ty)?;
    match DialectAttribute::try_new(value) {
        Ok(attribute) => Ok(attribute.into()),
        Err(error) => Err(p.emit_error(offset, error.to_string())),
    }
}

/// Parses what follows `#dialect.`: a mnemonic, and what that attribute says.
pub(crate) fn parse_dialect_attribute(
    p: &mut AsmParser<'_>,
    ty: Option<&Type>,
    dialect: &'static DialectInfo,
) -> Parsed<Attribute> {
    let offset = p.offset();
    let mnemonic = p.parse_any_keyword()?;
    let attributes = p.registry().attributes_of(dialect.name());
    if let Some(entry) = attributes.and_then(|attributes| attributes.get(mnemonic)) {
        return (entry.parse)(p, ty);
    }
    let dialect = dialect.name();
    let message = format!("unknown attribute `{mnemonic}` in dialect `{dialect}`");
    Err(p.emit_error(offset, message))
}

/// Parses what the definitions of dialect `D` say: a mnemonic, and what that attribute
/// says, given the type behind it. For a dialect that parses its attributes by itself;
/// MLIR's `generatedAttributeParser`.
///
/// # Errors
///
/// If no attribute has that mnemonic, or what follows is malformed.
pub fn parse_generated_attribute<D: Dialect>(
    p: &mut AsmParser<'_>,
    ty: Option<&Type>,
) -> Parsed<Attribute> {
    parse_dialect_attribute(p, ty, D::INFO)
}

/// Prints what the definition of an attribute says: the mnemonic, and what follows it.
/// For a dialect that prints its attributes by itself; MLIR's `generatedAttributePrinter`.
pub fn print_generated_attribute(attribute: &Attribute, p: &mut AsmPrinter<'_>) {
    match attribute {
        Attribute::Dialect(attribute) => attribute.object().print_generated(p),
        attribute => p.print_attribute(attribute),
    }
}

/// Parses a parameter that is an attribute of this definition: without dialect and
/// mnemonic, or in full.
///
/// # Errors
///
/// If it is malformed.
pub fn parse_attr_field<A: AttrDef>(p: &mut AsmParser<'_>) -> Parsed<A> {
    if !p.at(TokenKind::HashIdentifier) {
        p.enter_nesting()?;
        let parsed = p.parse_with_stack(|p| A::parse_body(p, None));
        p.leave_nesting();
        return parsed;
    }
    let offset = p.offset();
    let attribute = p.parse_attribute(None)?;
    match attribute.downcast::<A>() {
        Some(attribute) => Ok(attribute.clone()),
        None => Err(p.emit_op_error(offset, "invalid kind of attribute specified")),
    }
}

/// The same where there may be none: without dialect and mnemonic it begins with
/// `<`.
///
/// # Errors
///
/// If it is malformed.
pub fn parse_attr_field_optional<A: AttrDef>(p: &mut AsmParser<'_>) -> Parsed<Option<A>> {
    if p.at(TokenKind::HashIdentifier) || p.at(TokenKind::Less) {
        return parse_attr_field(p).map(Some);
    }
    Ok(None)
}

/// Prints a parameter that is an attribute of this definition.
pub fn print_attr_field<A: AttrDef>(value: &A, p: &mut AsmPrinter<'_>, qualified: bool) {
    let attribute = Attribute::from(DialectAttribute::new(value.clone()));
    if qualified || !p.print_attribute_behind(&attribute, A::INFO.mnemonic()) {
        p.print_attribute(&attribute);
    }
}

/// What every generated attribute implements besides `AttrDef`.
#[doc(hidden)]
#[macro_export]
macro_rules! __attr_def_impls {
    ($name:ty $(where $($bounds:tt)*)?) => {
        impl ::core::convert::From<$name> for $crate::Attribute $(where $($bounds)*)? {
            fn from(attribute: $name) -> Self {
                $crate::attributes::DialectAttribute::new(attribute).into()
            }
        }

        impl ::core::fmt::Display for $name $(where $($bounds)*)? {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(
                    &$crate::Attribute::from(::core::clone::Clone::clone(self)),
                    f,
                )
            }
        }

        impl $crate::FieldParser for $name $(where $($bounds)*)? {
            fn parse(
                p: &mut $crate::text::parser::AsmParser<'_>,
            ) -> $crate::text::parser::Parsed<Self> {
                $crate::__private::def::parse_attr_field(p)
            }

            fn parse_optional(
                p: &mut $crate::text::parser::AsmParser<'_>,
            ) -> $crate::text::parser::Parsed<::core::option::Option<Self>> {
                $crate::__private::def::parse_attr_field_optional(p)
            }

            fn print(&self, p: &mut $crate::text::printer::AsmPrinter<'_>) {
                $crate::__private::def::print_attr_field(self, p, false);
            }

            fn print_qualified(&self, p: &mut $crate::text::printer::AsmPrinter<'_>) {
                $crate::__private::def::print_attr_field(self, p, true);
            }
        }
    };
}
