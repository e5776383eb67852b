//! The functions that the code of property definitions calls: conversion to and from
//! attributes and text, for plain values, flags, arrays and options.
//!
//! Errors of conversions from attributes have MLIR's messages.

mod array;
mod option;
mod plain;
mod unit;

pub use array::{
    array_from_attribute, array_to_attribute, hash_array, int_array_from_attribute,
    int_array_to_attribute, parse_array, parse_optional_array, print_array,
};
pub use option::{
    hash_option, option_from_attribute, option_to_attribute, parse_delegated_option, parse_option,
    parse_optional_delegated_option, parse_optional_option, print_delegated_option, print_option,
};
pub use plain::{
    Initial, NoDefault, PropertyValue, from_attribute, parse, parse_optional, print, to_attribute,
    zero,
};
pub use unit::{
    parse_optional_unit, parse_unit, print_unit, unit_from_attribute, unit_to_attribute,
};

#[cfg(test)]
pub(crate) mod tests {
    use crate::location::{LocationKind, SourceFiles};
    use crate::registry::DialectRegistry;
    use crate::text::parser::{AsmParser, Parsed, ParserConfig};
    use crate::text::printer::{AsmPrinter, PrintFlags};
    use expect_test::Expect;
    use std::fmt::Debug;

    /// Checks the result of `parse` on a text, or its first error.
    #[track_caller]
    pub(crate) fn check_parse<T: Debug>(
        text: &str,
        parse: impl Fn(&mut AsmParser<'_>) -> Parsed<T>,
        expected: &Expect,
    ) {
        let registry = DialectRegistry::new();
        let config = ParserConfig {
            registry: &registry,
            allow_unregistered_dialects: true,
        };
        let file = SourceFiles::default().add("<text>", text.as_bytes(), 0);
        let mut p = AsmParser::new(text.as_bytes(), file, config);
        let found = match (parse(&mut p), p.diagnostics()) {
            (Ok(value), []) => format!("Ok({value:?})"),
            (Err(_), []) => "failed without a message".to_owned(),
            (_, [first, ..]) => {
                let LocationKind::Source { offset, .. } = first.location.kind() else {
                    panic!("{first:?} is nowhere in the text");
                };
                format!("1:{}: {}", offset + 1, first.message)
            }
        };
        expected.assert_eq(&found);
    }

    /// The text that `print` writes.
    pub(crate) fn printed<T>(value: &T, print: impl Fn(&mut AsmPrinter<'_>, &T)) -> String {
        let mut p = AsmPrinter::new(PrintFlags::default());
        print(&mut p, value);
        p.into_string()
    }
}
