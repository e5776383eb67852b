//! The text of entries and of lists of entries.

use super::{
    DataLayoutEntryAttr, DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr,
};
use ods_runtime::attributes::StringAttr;
use ods_runtime::def::Elements;
use ods_runtime::prelude::*;
use ods_runtime::types::SubElement;

/// What an entry is found by.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum EntryKey {
    /// The layout of a type.
    Type(Type),
    /// Anything else.
    Name(StringAttr),
}

impl Elements for EntryKey {
    fn visit_elements<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        if let Self::Type(ty) = self {
            visit(SubElement::Type(ty));
        }
    }
}

impl FieldParser for EntryKey {
    // entry-key ::= type | string
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        if let Some(ty) = p.parse_optional_type()? {
            return Ok(Self::Type(ty));
        }
        let offset = p.offset();
        match p.parse_optional_string() {
            Some(name) => Ok(Self::Name(StringAttr::new(name))),
            None => Err(p.emit_op_error(offset, "expected a type or a quoted string")),
        }
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        match self {
            Self::Type(ty) => p.print_type(ty),
            Self::Name(name) => p.print_string(name.value()),
        }
    }
}

impl CustomAttrAssembly for DataLayoutEntryAttr {
    // `<` entry-key `,` attribute `>`
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        p.parse_less()?;
        let key = EntryKey::parse(p)?;
        p.parse_comma()?;
        let value = p.parse_attribute(None)?;
        p.parse_greater()?;
        Ok(Self::get(key, value))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        self.key().print(p);
        p.write(", ");
        p.print_attribute(self.value());
        p.write(">");
    }
}

// entry ::= (type | string) `=` attribute | entry-attribute
fn parse_entry(p: &mut AsmParser<'_>, accepts_types: bool) -> Parsed<DataLayoutEntryAttr> {
    let mut key = None;
    if accepts_types {
        key = p.parse_optional_type()?.map(EntryKey::Type);
    }
    if key.is_none() {
        let name = p.parse_optional_string();
        key = name.map(|name| EntryKey::Name(StringAttr::new(name)));
    }
    if let Some(key) = key {
        p.parse_equal()?;
        return Ok(DataLayoutEntryAttr::get(key, p.parse_attribute(None)?));
    }
    let offset = p.offset();
    let entry = p.parse_attribute(None)?;
    let entry = entry.downcast::<DataLayoutEntryAttr>().cloned();
    entry.ok_or_else(|| p.emit_op_error(offset, "invalid kind of attribute specified"))
}

// entries ::= `<` (entry (`,` entry)*)? `>`
fn parse_entries(p: &mut AsmParser<'_>, accepts_types: bool) -> Parsed<Vec<DataLayoutEntryAttr>> {
    let mut entries = Vec::new();
    p.parse_comma_separated_list(Delimiter::LessGreater, |p| {
        entries.push(parse_entry(p, accepts_types)?);
        Ok(())
    })?;
    Ok(entries)
}

fn print_entries(p: &mut AsmPrinter<'_>, entries: &[DataLayoutEntryAttr]) {
    p.write("<");
    p.print_comma_separated(entries, |p, entry| {
        entry.key().print(p);
        p.write(" = ");
        p.print_attribute(entry.value());
    });
    p.write(">");
}

macro_rules! lists_of_entries {
    ($($attr:ty, $mnemonic:literal, $accepts_types:literal;)*) => {$(
        impl CustomAttrAssembly for $attr {
            fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
                // Errors are at the mnemonic.
                let offset = p.offset() - $mnemonic.len() as u32;
                let entries = parse_entries(p, $accepts_types)?;
                let checked = Self::get_checked(Location::UNKNOWN, &entries);
                checked.map_err(|wrong| p.emit_op_error(offset, wrong.message))
            }

            fn print(&self, p: &mut AsmPrinter<'_>) {
                print_entries(p, self.entries());
            }
        }
    )*};
}

lists_of_entries! {
    DataLayoutSpecAttr, "dl_spec", true;
    MapAttr, "map", true;
    TargetDeviceSpecAttr, "target_device_spec", false;
    TargetSystemSpecAttr, "target_system_spec", false;
}
