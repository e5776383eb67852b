//! `custom<DynamicIndexList>`: numbers and values in one list, as `[%i, 4, %j]`.

use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

// dynamic-index-list ::= `[` (index (`,` index)*)? `]`
pub(crate) fn parse_dynamic_index_list(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute)> {
    parse_dynamic_index_list_in(p, Delimiter::Square)
}

// index ::= operand | integer | `[` integer `]`
pub(crate) fn parse_dynamic_index_list_in(
    p: &mut OpParser<'_, '_>,
    delimiter: Delimiter,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute)> {
    let (mut operands, mut numbers) = (Vec::new(), Vec::new());
    p.parse_list_in(delimiter, " in dynamic index list", |p| {
        let operand = p.parse_optional_operand()?;
        let is_scalable = p.parse_optional_l_square();
        if let Some(operand) = operand {
            operands.push(operand);
            numbers.push(DYNAMIC);
        } else {
            numbers.push(p.parse_integer()?);
        }
        if is_scalable && !p.parse_optional_r_square() {
            return Err(p.emit_error(p.name_offset(), "expected SSA value or integer"));
        }
        Ok(())
    })?;
    Ok((operands, DenseArrayAttr::from_i64s(&numbers).into()))
}

/// Prints the numbers, with values in place of those that are dynamic.
pub(crate) fn print_dynamic_index_list<'a, O>(
    p: &mut OpPrinter<'_>,
    _: O,
    values: &[Value],
    numbers: impl Into<Option<&'a Attribute>>,
) {
    p.write("[");
    if let Some(numbers) = numbers.into() {
        print_indices(p, values, numbers);
    }
    p.write("]");
}

/// Prints the numbers without brackets, with values in place of those that are dynamic.
pub(crate) fn print_indices(p: &mut OpPrinter<'_>, values: &[Value], numbers: &Attribute) {
    let mut values = values.iter();
    for (at, number) in numbers.as_i64s().unwrap_or_default().iter().enumerate() {
        if at != 0 {
            p.write(", ");
        }
        match values.as_slice() {
            [value, ..] if *number == DYNAMIC => {
                p.print_operand(*value);
                values.next();
            }
            _ => p.write_integer(*number),
        }
    }
}
