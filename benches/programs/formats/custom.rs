//! The functions of a custom directive; the hand-written op calls them too.

use ods_runtime::attributes::IntegerAttr;
use ods_runtime::prelude::*;

// range ::= `from` integer `to` integer
pub(super) fn parse_range(p: &mut OpParser<'_, '_>) -> Parsed<(Attribute, Attribute)> {
    p.parse_keyword("from")?;
    let lower = p.parse_integer()?;
    p.parse_keyword("to")?;
    let upper = p.parse_integer()?;
    let attr = |value| IntegerAttr::new(&Type::i64(), value).into();
    Ok((attr(lower), attr(upper)))
}

pub(super) fn print_range(p: &mut OpPrinter<'_>, _: impl Op, lower: &Attribute, upper: &Attribute) {
    p.write("from ");
    p.print_attribute_without_type(lower);
    p.write(" to ");
    p.print_attribute_without_type(upper);
}
