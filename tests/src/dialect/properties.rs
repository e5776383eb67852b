//! Rust types of the dialect's properties.

use ods_runtime::PropertyValue;
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::prelude::*;

type Parser<'p, 'a> = &'p mut AsmParser<'a>;
type Printer<'p, 'a> = &'p mut AsmPrinter<'a>;

/// The entry of a dictionary; it must be an integer.
fn integer_entry(attr: &Attribute, key: &str) -> Result<i64, String> {
    let Attribute::Dictionary(dictionary) = attr else {
        return Err("expected DictionaryAttr to set TestProperties".to_owned());
    };
    let value = dictionary.get(key).and_then(Attribute::as_i64);
    value.ok_or_else(|| format!("expected IntegerAttr for key `{key}`"))
}

/// An integer of 32 bits as an entry.
fn entry(key: &str, value: i64) -> NamedAttribute {
    NamedAttribute::new(key, IntegerAttr::new(&Type::i32(), value))
}

/// A property with a syntax of its own: `label is 3`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct NiceProperty {
    label: String,
    value: i64,
}

// nice-property ::= (keyword | string) `is` integer
pub(crate) fn parse_nice_property(p: Parser<'_, '_>) -> Parsed<NiceProperty> {
    let label = p.parse_keyword_or_string()?.as_str().to_owned();
    p.parse_keyword("is")?;
    let value = p.parse_integer()?;
    Ok(NiceProperty { label, value })
}

pub(crate) fn print_nice_property(p: Printer<'_, '_>, property: &NiceProperty) {
    p.print_keyword_or_string(property.label.as_bytes());
    p.write(" is ");
    p.write_integer(property.value);
}

impl PropertyValue for NiceProperty {
    fn to_attribute(&self) -> Attribute {
        let label = NamedAttribute::new("label", Attribute::string(&*self.label));
        Attribute::dictionary([label, entry("value", self.value)])
    }

    fn from_attribute(attr: &Attribute) -> Result<Self, String> {
        let Attribute::Dictionary(dictionary) = attr else {
            return Err("expected DictionaryAttr to set TestProperties".to_owned());
        };
        let label = dictionary.get("label").and_then(Attribute::as_str);
        let label = label
            .ok_or("expected StringAttr for key `label`")?
            .to_owned();
        let value = integer_entry(attr, "value")?;
        Ok(Self { label, value })
    }

    fn parse(p: Parser<'_, '_>) -> Parsed<Self> {
        parse_nice_property(p)
    }

    fn parse_optional(p: Parser<'_, '_>) -> Parsed<Option<Self>> {
        parse_nice_property(p).map(Some)
    }

    fn print(&self, p: Printer<'_, '_>) {
        print_nice_property(p, self);
    }
}

/// Two numbers: `1 | 2`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct VersionedProperty {
    value1: i64,
    value2: i64,
}

// versioned-property ::= integer `|` integer
pub(crate) fn parse_versioned_property(p: Parser<'_, '_>) -> Parsed<VersionedProperty> {
    let value1 = p.parse_integer()?;
    p.parse_vertical_bar()?;
    let value2 = p.parse_integer()?;
    Ok(VersionedProperty { value1, value2 })
}

pub(crate) fn print_versioned_property(p: Printer<'_, '_>, property: &VersionedProperty) {
    p.write_integer(property.value1);
    p.write(" | ");
    p.write_integer(property.value2);
}

impl PropertyValue for VersionedProperty {
    fn to_attribute(&self) -> Attribute {
        Attribute::dictionary([entry("value1", self.value1), entry("value2", self.value2)])
    }

    fn from_attribute(attr: &Attribute) -> Result<Self, String> {
        let value1 = integer_entry(attr, "value1")?;
        let value2 = integer_entry(attr, "value2")?;
        Ok(Self { value1, value2 })
    }

    fn parse(p: Parser<'_, '_>) -> Parsed<Self> {
        parse_versioned_property(p)
    }

    fn parse_optional(p: Parser<'_, '_>) -> Parsed<Option<Self>> {
        parse_versioned_property(p).map(Some)
    }

    fn print(&self, p: Printer<'_, '_>) {
        print_versioned_property(p, self);
    }
}

/// A string and nothing else, in a type of its own.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct WrappedProperty(String);

impl PropertyValue for WrappedProperty {
    fn to_attribute(&self) -> Attribute {
        Attribute::string(&*self.0)
    }

    fn from_attribute(attr: &Attribute) -> Result<Self, String> {
        match attr.as_str() {
            Some(content) => Ok(Self(content.to_owned())),
            None => Err(format!("Expect StringAttr but got {attr}")),
        }
    }

    fn parse(p: Parser<'_, '_>) -> Parsed<Self> {
        p.parse_string()
            .map(|content| Self(content.as_str().to_owned()))
    }

    fn parse_optional(p: Parser<'_, '_>) -> Parsed<Option<Self>> {
        let content = p.parse_optional_string();
        Ok(content.map(|content| Self(content.as_str().to_owned())))
    }

    fn print(&self, p: Printer<'_, '_>) {
        p.print_string(&self.0);
    }
}
