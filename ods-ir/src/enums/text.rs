//! Syntax of enums: as a property, as a parameter of an attribute, and after a mnemonic.

use super::info::EnumInfo;
use super::table::{EnumCase, EnumTable};
use crate::text::parser::{AsmParser, ParseFailed, Parsed};
use crate::text::printer::AsmPrinter;

/// Parses a value as MLIR's `FieldParser` does: a keyword or a string; for a bit enum,
/// keywords with separators between them.
///
/// # Errors
///
/// If the value is missing, or not a case.
pub fn parse<E: EnumInfo>(p: &mut AsmParser<'_>) -> Parsed<E> {
    let offset = p.offset();
    let found = parse_or(p, "")?;
    let message = || format!("expected keyword for {}", E::TABLE.summary());
    found.ok_or_else(|| p.emit_op_error(offset, message()))
}

/// Like [`parse`], for an optional value.
///
/// # Errors
///
/// If a value is present, but is not a case.
pub fn parse_optional<E: EnumInfo>(p: &mut AsmParser<'_>) -> Parsed<Option<E>> {
    parse_or(p, " after '")
}

/// Parses an optional value. `after` begins the part of the error for a missing case
/// after a separator that MLIR adds only for optional values.
fn parse_or<E: EnumInfo>(p: &mut AsmParser<'_>, after: &str) -> Parsed<Option<E>> {
    let table = E::TABLE;
    if table.is_bits() && !table.is_quoted() {
        return parse_bits(p, after);
    }
    let offset = p.offset();
    let Some(name) = p.parse_optional_keyword_or_string() else {
        return Ok(None);
    };
    match E::symbolize(name.as_str()) {
        Some(value) => Ok(Some(value)),
        None => Err(emit_unknown(p, offset, table, name.as_str())),
    }
}

fn parse_bits<E: EnumInfo>(p: &mut AsmParser<'_>, after: &str) -> Parsed<Option<E>> {
    let table = E::TABLE;
    let mut bits = 0;
    let mut is_first = true;
    loop {
        let offset = p.offset();
        let Some(name) = p.parse_optional_any_keyword() else {
            if is_first {
                return Ok(None);
            }
            let mut message = format!("expected keyword for {}", table.summary());
            if !after.is_empty() {
                message.push_str(after);
                message.push_str(table.separator());
                message.push('\'');
            }
            return Err(p.emit_op_error(offset, message));
        };
        is_first = false;
        match table.symbolize(name) {
            Some(value) => bits |= value,
            None => return Err(emit_unknown(p, offset, table, name)),
        }
        if !parse_optional_separator(p, table) {
            // All bits belong to cases.
            return Ok(E::from_bits(bits));
        }
    }
}

#[inline]
fn parse_optional_separator(p: &mut AsmParser<'_>, table: &EnumTable) -> bool {
    if table.separator().contains('|') {
        p.parse_optional_vertical_bar()
    } else {
        p.parse_optional_comma()
    }
}

#[cold]
#[inline]
fn emit_unknown(p: &mut AsmParser<'_>, offset: u32, table: &EnumTable, name: &str) -> ParseFailed {
    // Cases that need quotes are listed twice, as in MLIR.
    let cases = table.cases().iter().map(|case| match case.text() {
        text if case.is_keyword() => text.to_owned(),
        text => format!("\"{text}\"{text}"),
    });
    let (cases, summary) = (cases.collect::<Vec<_>>().join(", "), table.summary());
    let message = format!("expected one of [{cases}] for {summary}, got: {name}");
    p.emit_op_error(offset, message)
}

/// Prints a value as MLIR's stream operator does, with quotes if necessary.
///
/// A group of bits that is printed with its members is quoted too, unlike in MLIR.
pub fn print<E: EnumInfo>(p: &mut AsmPrinter<'_>, value: E) {
    let (table, text) = (E::TABLE, value.stringify());
    if table.is_quoted() && table.keyword(value.to_bits()) != Some(&*text) {
        p.write_byte(b'"');
        p.write(&text);
        p.write_byte(b'"');
    } else {
        p.write(&text);
    }
}

/// Parses a value as a parameter of an attribute: a keyword or a string.
///
/// # Errors
///
/// If the value is missing, or not a case.
pub fn parse_parameter<E: EnumInfo>(p: &mut AsmParser<'_>) -> Parsed<E> {
    let offset = p.offset();
    let name = p.parse_keyword_or_string()?;
    let found = E::symbolize(name.as_str());
    found.ok_or_else(|| emit_not_among(p, offset, E::TABLE))
}

/// Parses bits as a parameter of an attribute: keywords or strings with separators
/// between them.
///
/// # Errors
///
/// If the value is missing, or one of the names is not a case.
pub fn parse_bits_parameter<E: EnumInfo>(p: &mut AsmParser<'_>) -> Parsed<E> {
    let table = E::TABLE;
    let offset = p.offset();
    let mut bits = 0;
    loop {
        let name = p.parse_keyword_or_string()?;
        match table.symbolize(name.as_str()) {
            Some(value) => bits |= value,
            None => return Err(emit_not_among(p, offset, table)),
        }
        if !parse_optional_separator(p, table) {
            let value = E::from_bits(bits);
            return value.ok_or_else(|| emit_not_among(p, offset, table));
        }
    }
}

#[cold]
#[inline]
fn emit_not_among(p: &mut AsmParser<'_>, offset: u32, table: &EnumTable) -> ParseFailed {
    let (name, cases) = (table.name(), table.joined_cases());
    p.emit_op_error(offset, format!("expected {name} to be one of: {cases}"))
}

/// Prints a value as a parameter of an attribute: its text, with quotes around names that
/// are not keywords. (MLIR omits the quotes, and cannot read the result.)
pub fn print_parameter<E: EnumInfo>(p: &mut AsmPrinter<'_>, value: E) {
    let (table, text) = (E::TABLE, value.stringify());
    if text.is_empty() || table.cases().iter().all(EnumCase::is_keyword) {
        p.write(&text);
    } else if table.is_bits() {
        for (index, name) in text.split(table.separator()).enumerate() {
            if index > 0 {
                p.write(table.separator());
            }
            p.print_keyword_or_string(name.as_bytes());
        }
    } else {
        p.print_keyword_or_string(text.as_bytes());
    }
}

/// Parses `mnemonic<case>`.
///
/// # Errors
///
/// If it is missing or malformed.
pub fn parse_named<E: EnumInfo>(p: &mut AsmParser<'_>, mnemonic: &str) -> Parsed<E> {
    p.parse_keyword(mnemonic)?;
    parse_in_brackets(p)
}

/// Parses `mnemonic<case>` if the mnemonic is present.
///
/// # Errors
///
/// If the text after the mnemonic is malformed.
pub fn parse_optional_named<E: EnumInfo>(
    p: &mut AsmParser<'_>,
    mnemonic: &str,
) -> Parsed<Option<E>> {
    if !p.parse_optional_keyword(mnemonic) {
        return Ok(None);
    }
    parse_in_brackets(p).map(Some)
}

fn parse_in_brackets<E: EnumInfo>(p: &mut AsmParser<'_>) -> Parsed<E> {
    p.parse_less()?;
    let value = parse(p)?;
    p.parse_greater()?;
    Ok(value)
}

/// Prints `mnemonic<case>`.
pub fn print_named<E: EnumInfo>(p: &mut AsmPrinter<'_>, mnemonic: &str, value: E) {
    p.write(mnemonic);
    p.write_byte(b'<');
    print(p, value);
    p.write_byte(b'>');
}
