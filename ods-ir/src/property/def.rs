//! The definition of one property: ODS's `Property`.

use super::value::{Property, PropertyStorage};
use crate::accessors::setters;
use crate::attributes::Attribute;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use std::borrow::Cow;
use std::fmt;

/// An attribute given for a property that it cannot be converted to; the verifier rejects
/// it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Unconverted(Attribute);

/// A parser of an optional value.
type ParseOptional<T> = fn(&mut AsmParser<'_>) -> Parsed<Option<T>>;

/// The definition of a property with values of type `T`, in generated code: the code of
/// an ODS `Property` as functions over `T`.
pub struct PropDef<T: 'static> {
    summary: &'static str,
    to_attribute: fn(&T) -> Attribute,
    from_attribute: fn(&Attribute) -> Result<T, String>,
    parse: fn(&mut AsmParser<'_>) -> Parsed<T>,
    print: fn(&mut AsmPrinter<'_>, &T),
    test: Option<fn(&T) -> bool>,
    describe: Option<fn(&T) -> String>,
    parse_optional: Option<ParseOptional<T>>,
    default: Option<fn() -> T>,
    initial: fn() -> Option<T>,
}

impl<T: PropertyStorage> PropDef<T> {
    /// Makes a property without predicate and default.
    pub const fn new(
        summary: &'static str,
        to_attribute: fn(&T) -> Attribute,
        from_attribute: fn(&Attribute) -> Result<T, String>,
        parse: fn(&mut AsmParser<'_>) -> Parsed<T>,
        print: fn(&mut AsmPrinter<'_>, &T),
    ) -> Self {
        Self {
            summary,
            to_attribute,
            from_attribute,
            parse,
            print,
            test: None,
            describe: None,
            parse_optional: None,
            default: None,
            initial: || None,
        }
    }

    setters! {
        /// Sets the predicate.
        pub test(test: fn(&T) -> bool) => test = Some(test);

        /// Sets a summary that depends on the value: `{{…}}` in ODS.
        pub describe(describe: fn(&T) -> String) => describe = Some(describe);

        /// Sets the parser of an optional value.
        pub parse_optional(parse: fn(&mut AsmParser<'_>) -> Parsed<Option<T>>) =>
            parse_optional = Some(parse);

        /// Sets the default value.
        pub default(default: fn() -> T) => default = Some(default);

        /// Sets the value of the property without a value in the text and without a default.
        pub initial(initial: fn() -> Option<T>) => initial = initial;
    }
}

/// [`PropDef`] without the type of its values, as tables refer to it.
///
/// A value of another type is never accepted, and prints as nothing.
pub trait AnyProp: Sync {
    /// The summary in the verifier's messages.
    fn summary(&self) -> &'static str;

    /// The summary in the verifier's message about this value.
    fn summary_for(&self, value: &Property) -> Cow<'static, str>;

    /// Whether the value satisfies the predicate.
    fn accepts(&self, value: &Property) -> bool;

    /// The attribute of the value.
    fn to_attribute(&self, value: &Property) -> Option<Attribute>;

    /// The value of the attribute; a value that is never accepted if the conversion
    /// leaves the error to the verifier.
    ///
    /// # Errors
    ///
    /// The message if the attribute has no value of this property.
    fn value_of(&self, attr: &Attribute) -> Result<Property, String>;

    /// Parses a value.
    ///
    /// # Errors
    ///
    /// If there is no valid value.
    fn parse(&self, p: &mut AsmParser<'_>) -> Parsed<Property>;

    /// Parses an optional value. Without a parser for optional values, the value is
    /// required.
    ///
    /// # Errors
    ///
    /// If the value is malformed.
    fn parse_optional(&self, p: &mut AsmParser<'_>) -> Parsed<Option<Property>>;

    /// Prints the value.
    fn print(&self, p: &mut AsmPrinter<'_>, value: &Property);

    /// The default value.
    fn default_value(&self) -> Option<Property>;

    /// The value of the property without a given value.
    fn initial_value(&self) -> Option<Property>;
}

impl<T: PropertyStorage> AnyProp for PropDef<T> {
    fn summary(&self) -> &'static str {
        self.summary
    }

    fn summary_for(&self, value: &Property) -> Cow<'static, str> {
        match self.describe.zip(value.downcast()) {
            Some((describe, value)) => Cow::Owned(describe(value)),
            None => Cow::Borrowed(self.summary),
        }
    }

    fn accepts(&self, value: &Property) -> bool {
        match (value.downcast(), self.test) {
            (Some(value), Some(test)) => test(value),
            (value, _) => value.is_some(),
        }
    }

    fn to_attribute(&self, value: &Property) -> Option<Attribute> {
        match value.downcast() {
            Some(value) => Some((self.to_attribute)(value)),
            None => value.downcast().map(|Unconverted(attr)| attr.clone()),
        }
    }

    fn value_of(&self, attr: &Attribute) -> Result<Property, String> {
        match (self.from_attribute)(attr) {
            Ok(value) => Ok(Property::new(value)),
            Err(reason) if reason.is_empty() => Ok(Property::new(Unconverted(attr.clone()))),
            Err(reason) => Err(reason),
        }
    }

    fn parse(&self, p: &mut AsmParser<'_>) -> Parsed<Property> {
        (self.parse)(p).map(Property::new)
    }

    fn parse_optional(&self, p: &mut AsmParser<'_>) -> Parsed<Option<Property>> {
        match self.parse_optional {
            Some(parse) => Ok(parse(p)?.map(Property::new)),
            None => self.parse(p).map(Some),
        }
    }

    fn print(&self, p: &mut AsmPrinter<'_>, value: &Property) {
        if let Some(value) = value.downcast() {
            (self.print)(p, value);
        }
    }

    fn default_value(&self) -> Option<Property> {
        self.default.map(|default| Property::new(default()))
    }

    fn initial_value(&self) -> Option<Property> {
        (self.initial)().map(Property::new)
    }
}

impl fmt::Debug for dyn AnyProp {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PropDef({:?})", self.summary())
    }
}
