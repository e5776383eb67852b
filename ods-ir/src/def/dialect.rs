//! The part of a dialect's definition that is about types and attributes.

use super::{AttrEntry, TypeEntry};
use crate::accessors::getters;
use crate::attributes::Attribute;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use crate::types::Type;
use std::fmt;

/// Parses an attribute of a dialect; gets the type that the context expects.
pub type ParseAttribute = fn(&mut AsmParser<'_>, Option<&Type>) -> Parsed<Attribute>;

/// The types and attributes of a dialect: what the parser and the printer of types and
/// attributes know of it.
pub struct DialectValues {
    name: &'static str,
    pub(crate) types: &'static [TypeEntry],
    pub(crate) attributes: &'static [AttrEntry],
    pub(crate) parse_type: Option<fn(&mut AsmParser<'_>) -> Parsed<Type>>,
    pub(crate) parse_attribute: Option<ParseAttribute>,
    pub(crate) print_type: Option<fn(&Type, &mut AsmPrinter<'_>)>,
    pub(crate) print_attribute: Option<fn(&Attribute, &mut AsmPrinter<'_>)>,
    /// What errors say before the name of a type and of an attribute that the dialect does not have; empty for the usual
    /// words.
    pub(crate) unknown: [&'static str; 2],
}

impl DialectValues {
    /// A dialect without types and attributes.
    #[inline]
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            types: &[],
            attributes: &[],
            parse_type: None,
            parse_attribute: None,
            print_type: None,
            print_attribute: None,
            unknown: ["", ""],
        }
    }

    getters! {
        /// The namespace before the dot.
        pub name() -> &'static str = name;

        /// The types that are defined together with the dialect.
        pub types_list() -> &'static [TypeEntry] = types;

        /// The attributes that are defined together with the dialect.
        pub attributes_list() -> &'static [AttrEntry] = attributes;

        /// The parser of its types.
        pub type_parser() -> Option<fn(&mut AsmParser<'_>) -> Parsed<Type>> = parse_type;

        /// The parser of its attributes.
        pub attribute_parser() -> Option<ParseAttribute> = parse_attribute;

        /// The printer of its types.
        pub type_printer() -> Option<fn(&Type, &mut AsmPrinter<'_>)> = print_type;

        /// The printer of its attributes.
        pub attribute_printer() -> Option<fn(&Attribute, &mut AsmPrinter<'_>)> = print_attribute;
    }
}

impl fmt::Debug for DialectValues {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DialectValues({})", self.name)
    }
}

/// A dialect, for functions that need only its types and attributes. Implemented by each
/// [`Dialect`](crate::Dialect).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a dialect",
    label = "not a dialect",
    note = "`def My_Dialect : Dialect` in `ods!`, or `#[derive(DialectDef)]` on a struct, defines a dialect"
)]
pub trait DefinesValues: 'static {
    /// The types and attributes.
    const VALUES: &'static DialectValues;
}

/// A dialect of upstream whose C++ has messages of its own for names of types and attributes that it does not have. They
/// end in the name.
pub trait UnknownValueMessages: DefinesValues {
    /// The text before the name of a type; empty for the usual message.
    const TYPE: &'static str = "";

    /// The text before the name of an attribute; empty for the usual message.
    const ATTRIBUTE: &'static str = "";
}

/// A dialect of upstream whose types C++ parses itself (no `useDefaultTypePrinterParser`), where the definitions alone
/// would not give the same errors, or not all types. [`parse_generated_type`](super::parse_generated_type) parses those of
/// the definitions.
pub trait DialectTypeParser: DefinesValues {
    /// Parses a type, after the name of the dialect and the dot.
    ///
    /// # Errors
    ///
    /// If it is malformed, or no type of the dialect.
    fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type>;
}
