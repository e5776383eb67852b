//! Lists of numbers, some of which are handles or scalable, and lists of positions.

pub(super) use crate::lists::{parse_dynamic_index_list, print_dynamic_index_list};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

/// Numbers and handles, the attribute of the numbers, and that of which of them are scalable.
type ScalableList = (Vec<UnresolvedOperand>, Attribute, Attribute);

// scalable-index-list ::= `[` (scalable-index (`,` scalable-index)*)? `]`
// scalable-index ::= operand | integer | `[` integer `]`
pub(super) fn parse_dynamic_index_list_of3(p: &mut OpParser<'_, '_>) -> Parsed<ScalableList> {
    let (mut operands, mut numbers, mut scalable) = (Vec::new(), Vec::new(), Vec::new());
    p.parse_list_in(Delimiter::Square, " in dynamic index list", |p| {
        let operand = p.parse_optional_operand()?;
        let is_scalable = p.parse_optional_l_square();
        scalable.push(is_scalable);
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
    let numbers = DenseArrayAttr::from_i64s(&numbers).into();
    Ok((
        operands,
        numbers,
        DenseArrayAttr::from_bools(&scalable).into(),
    ))
}

pub(super) fn print_dynamic_index_list_of3<'a, O>(
    p: &mut OpPrinter<'_>,
    _: O,
    values: &[Value],
    numbers: impl Into<Option<&'a Attribute>>,
    scalable: impl Into<Option<&'a Attribute>>,
) {
    let numbers = numbers.into().and_then(Attribute::as_i64s);
    let scalable = scalable.into().map(bools).unwrap_or_default();
    let mut values = values.iter();
    p.write("[");
    for (at, number) in numbers.unwrap_or_default().iter().enumerate() {
        if at != 0 {
            p.write(", ");
        }
        let is_scalable = scalable.get(at) == Some(&true);
        if is_scalable {
            p.write("[");
        }
        match values.as_slice() {
            [value, ..] if *number == DYNAMIC => {
                p.print_operand(*value);
                values.next();
            }
            _ => p.write_integer(*number),
        }
        if is_scalable {
            p.write("]");
        }
    }
    p.write("]");
}

/// The elements of an array of booleans.
pub(super) fn bools(attr: &Attribute) -> Vec<bool> {
    match attr {
        Attribute::DenseArray(array) => array.as_bools().unwrap_or_default().to_vec(),
        _ => Vec::new(),
    }
}

/// A handle of all numbers, or numbers and handles.
type PackedList = (Option<UnresolvedOperand>, Vec<UnresolvedOperand>, Attribute);

// packed-list ::= `*` `(` operand `)` | dynamic-index-list
pub(super) fn parse_packed_or_dynamic_index_list(p: &mut OpParser<'_, '_>) -> Parsed<PackedList> {
    if !p.parse_optional_star() {
        let (operands, numbers) = parse_dynamic_index_list(p)?;
        return Ok((None, operands, numbers));
    }
    p.parse_l_paren()?;
    let packed = p.parse_operand()?;
    p.parse_r_paren()?;
    Ok((
        Some(packed),
        Vec::new(),
        DenseArrayAttr::from_i64s(&[]).into(),
    ))
}

pub(super) fn print_packed_or_dynamic_index_list<'a, O>(
    p: &mut OpPrinter<'_>,
    op: O,
    packed: Option<Value>,
    values: &[Value],
    numbers: impl Into<Option<&'a Attribute>>,
) {
    match packed {
        Some(packed) => {
            p.write("*(");
            p.print_operand(packed);
            p.write(")");
        }
        None => print_dynamic_index_list(p, op, values, numbers),
    }
}

/// The positions, and whether all others or just all are meant.
type Positions = (Attribute, Option<Attribute>, Option<Attribute>);

// positions ::= `all` | `except` `(` integer (`,` integer)* `)` | integer (`,` integer)*
pub(super) fn parse_transform_match_dims(p: &mut OpParser<'_, '_>) -> Parsed<Positions> {
    if p.parse_optional_keyword("all") {
        let none = DenseArrayAttr::from_i64s(&[]).into();
        return Ok((none, None, Some(Attribute::unit())));
    }
    let is_inverted = p.parse_optional_keyword("except");
    if is_inverted {
        p.parse_l_paren()?;
    }
    let mut numbers = Vec::new();
    p.parse_list(Delimiter::None, |p| {
        numbers.push(p.parse_integer()?);
        Ok(())
    })?;
    if is_inverted {
        p.parse_r_paren()?;
    }
    let inverted = is_inverted.then(Attribute::unit);
    Ok((DenseArrayAttr::from_i64s(&numbers).into(), inverted, None))
}

pub(super) fn print_transform_match_dims<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    numbers: &Attribute,
    inverted: Option<&Attribute>,
    all: Option<&Attribute>,
) {
    if all.is_some() {
        p.write("all");
        return;
    }
    if inverted.is_some() {
        p.write("except(");
    }
    for (at, number) in numbers.as_i64s().unwrap_or_default().iter().enumerate() {
        if at != 0 {
            p.write(", ");
        }
        p.write_integer(*number);
    }
    if inverted.is_some() {
        p.write(")");
    }
}
