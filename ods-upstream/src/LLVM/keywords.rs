//! Words in front of names: linkage, visibility, calling conventions.

use super::{Linkage, LinkageAttr, UnnamedAddr, Visibility};
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::prelude::*;

/// Parses the word of an enum, if it is one.
pub(super) fn parse_optional_word<E: EnumInfo>(p: &mut OpParser<'_, '_>) -> Option<E> {
    let spelling = p.spelling(p.token());
    let value = E::symbolize(std::str::from_utf8(spelling).ok()?)?;
    let word = value.stringify();
    (!word.is_empty() && p.parse_optional_keyword(&word)).then_some(value)
}

/// Prints the word of a value, and a blank.
pub(super) fn print_word(p: &mut OpPrinter<'_>, value: impl EnumInfo) {
    let word = value.stringify();
    if !word.is_empty() {
        p.write(&word);
        p.write(" ");
    }
}

/// Parses the linkage; without a word it is external.
pub(super) fn parse_linkage(p: &mut OpParser<'_, '_>, state: &mut OperationState) {
    let linkage = parse_optional_word(p).unwrap_or(Linkage::External);
    state.set_attribute("linkage", LinkageAttr::get(linkage).into());
}

/// Parses the visibility and sets its number.
pub(super) fn parse_visibility(p: &mut OpParser<'_, '_>, state: &mut OperationState) {
    let visibility = parse_optional_word(p).unwrap_or(Visibility::Default);
    let number = Attribute::integer(&Type::i64(), visibility.to_bits() as i64);
    state.set_attribute("visibility_", number);
}

/// Parses whether the address matters and sets the number.
pub(super) fn parse_unnamed_addr(p: &mut OpParser<'_, '_>, state: &mut OperationState) {
    let unnamed = parse_optional_word(p).unwrap_or(UnnamedAddr::None);
    let number = Attribute::integer(&Type::i64(), unnamed.to_bits() as i64);
    state.set_attribute("unnamed_addr", number);
}

// comdat ::= (`comdat` `(` symbol-ref `)`)?
pub(super) fn parse_optional_comdat(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Parsed<()> {
    if p.parse_optional_keyword("comdat") {
        p.parse_l_paren()?;
        let comdat = p.parse_attribute_of::<SymbolRefAttr>(None)?;
        p.parse_r_paren()?;
        state.set_attribute("comdat", comdat);
    }
    Ok(())
}

pub(super) fn print_optional_comdat(p: &mut OpPrinter<'_>, op: Operation) {
    if let Some(comdat) = op.attribute(p.ir(), "comdat") {
        p.write(" comdat(");
        p.print_attribute(comdat);
        p.write(")");
    }
}

#[allow(
    clippy::unnecessary_wraps,
    reason = "parsers of directives return a result"
)]
pub(super) fn parse_llvm_linkage(p: &mut OpParser<'_, '_>) -> Parsed<Attribute> {
    let linkage = parse_optional_word(p).unwrap_or(Linkage::External);
    Ok(LinkageAttr::get(linkage).into())
}

pub(super) fn print_llvm_linkage(p: &mut OpPrinter<'_>, _: impl OpHandle, linkage: &Attribute) {
    if let Some(linkage) = linkage.downcast::<LinkageAttr>() {
        p.write(&linkage.linkage().stringify());
    }
}
