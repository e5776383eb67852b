//! `custom<OptionalDynamicIndexList>`: numbers and values in one list, which may be missing.

use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use ods_runtime::prelude::*;
use ods_runtime::text::lexer::TokenKind;

// optional-dynamic-index-list ::= (`[` (operand | integer), … `]`)?
pub(super) fn parse_optional_dynamic_index_list(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Option<Attribute>)> {
    if !p.at(TokenKind::LSquare) {
        return Ok((Vec::new(), None));
    }
    let (operands, numbers) = parse_dynamic_index_list(p)?;
    Ok((operands, Some(numbers)))
}

pub(super) fn print_optional_dynamic_index_list(
    p: &mut OpPrinter<'_>,
    op: impl OpHandle,
    values: &[Value],
    numbers: Option<&Attribute>,
) {
    let is_empty = |numbers: &&Attribute| numbers.as_i64s().unwrap_or_default().is_empty();
    if let Some(numbers) = numbers.filter(|numbers| !is_empty(numbers)) {
        print_dynamic_index_list(p, op, values, numbers);
    }
}
