//! What a definition says about one property: ODS's `Property`.

use super::convert::Unconverted;
use super::value::{Property, PropertyStorage};
use crate::attributes::Attribute;
use crate::text::parser::{AsmParser, Parsed};
use crate::text::printer::AsmPrinter;
use std::borrow::Cow;
use std::fmt;

/// A parser of something that may be missing.
type ParseOptional<T> = fn(&mut AsmParser<'_>) -> Parsed<Option<T>>;

/// A property whose values are stored as `T`, as generated code writes it
/// down: the code of an ODS `Property` as functions over `T`.
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
    /// A property without predicate and default.
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

    /// With a predicate.
    #[must_use]
    pub const fn test(mut self, test: fn(&T) -> bool) -> Self {
        self.test = Some(test);
        self
    }

    /// With a summary that depends on the value: `{{…}}` in ODS.
    #[must_use]
    pub const fn describe(mut self, describe: fn(&T) -> String) -> Self {
        self.describe = Some(describe);
        self
    }

    /// With a parser for where the value may be missing.
    #[must_use]
    pub const fn parse_optional(
        mut self,
        parse: fn(&mut AsmParser<'_>) -> Parsed<Option<T>>,
    ) -> Self {
        self.parse_optional = Some(parse);
        self
    }

    /// With a default value.
    #[must_use]
    pub const fn default(mut self, default: fn() -> T) -> Self {
        self.default = Some(default);
        self
    }

    /// With the value that it has where neither the text nor a default says.
    #[must_use]
    pub const fn initial(mut self, initial: fn() -> Option<T>) -> Self {
        self.initial = initial;
        self
    }
}

/// [`PropDef`] without the type of its values, as tables refer to it.
///
/// A value of another type than that of the property is never accepted, and is
/// nothing in text.
pub trait AnyProp: Sync {
    /// What verifiers print.
    fn summary(&self) -> &'static str;

    /// What verifiers print of a value that is not accepted.
    fn summary_for(&self, value: &Property) -> Cow<'static, str>;

    /// Whether the value satisfies the predicate.
    fn accepts(&self, value: &Property) -> bool;

    /// The attribute that stands for the value.
    fn to_attribute(&self, value: &Property) -> Option<Attribute>;

    /// The value that the attribute stands for; a value that is never accepted
    /// if its conversion leaves that to the verifier.
    ///
    /// # Errors
    ///
    /// Why it stands for none.
    fn value_of(&self, attr: &Attribute) -> Result<Property, String>;

    /// Parses a value.
    ///
    /// # Errors
    ///
    /// If there is none.
    fn parse(&self, p: &mut AsmParser<'_>) -> Parsed<Property>;

    /// Parses a value if there is one; a property that cannot tell must be
    /// there.
    ///
    /// # Errors
    ///
    /// If it is malformed.
    fn parse_optional(&self, p: &mut AsmParser<'_>) -> Parsed<Option<Property>>;

    /// Prints the value.
    fn print(&self, p: &mut AsmPrinter<'_>, value: &Property);

    /// The default value.
    fn default_value(&self) -> Option<Property>;

    /// The value where nothing gives one.
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
            Err(reason) if reason.is_empty() => Ok(Property::unconverted(attr)),
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PropDef({:?})", self.summary())
    }
}
