//! Ranges of levels in operations.

use super::types::{parse_level_range as parse_range, print_level_range_of_type};
use ods_runtime::prelude::*;

// level-range ::= integer (`to` integer)?
pub(super) fn parse_level_range(p: &mut OpParser<'_, '_>) -> Parsed<(Attribute, Attribute)> {
    let start = p.name_offset();
    let (low, high) = parse_range(p, start)?;
    Ok((Attribute::index(low as i64), Attribute::index(high as i64)))
}

pub(super) fn print_level_range(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    low: &Attribute,
    high: &Attribute,
) {
    let [low, high] = [low, high].map(|level| level.as_i64().unwrap_or(0) as u64);
    print_level_range_of_type(p, low, high);
}
