//! The text of the sizes and numbers of the tasks of a loop.

use super::{
    ClauseGrainsizeType, ClauseGrainsizeTypeAttr, ClauseNumTasksType, ClauseNumTasksTypeAttr,
    TaskloopOp,
};
use ods_runtime::prelude::*;

/// A modifier, an operand and its type.
type Granularity = (Option<Attribute>, Option<UnresolvedOperand>, Option<Type>);

// (modifier `,`)? operand `:` type
fn parse_granularity(
    p: &mut OpParser<'_, '_>,
    clause: &str,
    symbolize: impl Fn(&str) -> Option<Attribute>,
) -> Parsed<Granularity> {
    let mut modifier = None;
    if let Some(word) = p.parse_optional_any_keyword() {
        modifier = symbolize(word);
        if modifier.is_none() {
            let message = format!("invalid {clause} modifier : '{word}'");
            return Err(p.emit_error(p.offset(), message));
        }
        p.parse_comma()?;
    }
    let operand = p.parse_operand()?;
    Ok((modifier, Some(operand), Some(p.parse_colon_type()?)))
}

fn print_granularity(p: &mut OpPrinter<'_>, modifier: Option<String>, operand: Option<Value>) {
    if let Some(modifier) = modifier {
        p.write(&modifier);
        p.write(", ");
    }
    if let Some(operand) = operand {
        p.print_operand(operand);
        p.write(": ");
        p.print_type_of(operand);
    }
}

pub(super) fn parse_grainsize_clause(p: &mut OpParser<'_, '_>) -> Parsed<Granularity> {
    parse_granularity(p, "grainsize", |word| {
        let kind = ClauseGrainsizeType::symbolize(word)?;
        Some(ClauseGrainsizeTypeAttr::get(kind).into())
    })
}

pub(super) fn print_grainsize_clause(
    p: &mut OpPrinter<'_>,
    _: TaskloopOp,
    modifier: Option<&Attribute>,
    operand: Option<Value>,
    _: Option<&Type>,
) {
    let modifier = modifier.and_then(Attribute::downcast::<ClauseGrainsizeTypeAttr>);
    print_granularity(p, modifier.map(|attr| attr.value().to_string()), operand);
}

pub(super) fn parse_num_tasks_clause(p: &mut OpParser<'_, '_>) -> Parsed<Granularity> {
    parse_granularity(p, "num_tasks", |word| {
        let kind = ClauseNumTasksType::symbolize(word)?;
        Some(ClauseNumTasksTypeAttr::get(kind).into())
    })
}

pub(super) fn print_num_tasks_clause(
    p: &mut OpPrinter<'_>,
    _: TaskloopOp,
    modifier: Option<&Attribute>,
    operand: Option<Value>,
    _: Option<&Type>,
) {
    let modifier = modifier.and_then(Attribute::downcast::<ClauseNumTasksTypeAttr>);
    print_granularity(p, modifier.map(|attr| attr.value().to_string()), operand);
}
