//! The types of handles: those of the operand alone, or as a function.

use ods_runtime::prelude::*;

// semi-function-type ::= type | `(` type `)` `->` (type | `(` type (`,` type)* `)`)
pub(super) fn parse_semi_function_type(p: &mut OpParser<'_, '_>) -> Parsed<(Type, Vec<Type>)> {
    let has_results = p.parse_optional_l_paren();
    let argument = p.parse_type()?;
    let mut results = Vec::new();
    if has_results {
        p.parse_r_paren()?;
        p.parse_arrow()?;
        if p.parse_optional_l_paren() {
            results.push(p.parse_type()?);
            while p.parse_optional_comma() {
                results.push(p.parse_type()?);
            }
            p.parse_r_paren()?;
        } else {
            results.push(p.parse_type()?);
        }
    }
    Ok((argument, results))
}

// The result is no optional one: `(` type `)` `->` type
pub(super) fn parse_semi_function_type_of3(
    p: &mut OpParser<'_, '_>,
    _: bool,
) -> Parsed<(Type, Type)> {
    p.parse_l_paren()?;
    let argument = p.parse_type()?;
    p.parse_r_paren()?;
    p.parse_arrow()?;
    Ok((argument, p.parse_type()?))
}

/// Types that are printed: one, or those of all results.
pub(super) trait Printed<'a> {
    /// All of them.
    fn types(self) -> Vec<&'a Type>;
}

impl<'a> Printed<'a> for &'a Type {
    fn types(self) -> Vec<&'a Type> {
        vec![self]
    }
}

impl<'a> Printed<'a> for Option<&'a Type> {
    fn types(self) -> Vec<&'a Type> {
        self.into_iter().collect()
    }
}

impl<'a, F> Printed<'a> for std::iter::Map<std::slice::Iter<'a, Value>, F>
where
    F: FnMut(&'a Value) -> &'a Type,
{
    fn types(self) -> Vec<&'a Type> {
        self.collect()
    }
}

pub(super) fn print_semi_function_type<'a, O>(
    p: &mut OpPrinter<'_>,
    _: O,
    argument: &Type,
    results: impl Printed<'a>,
) {
    let results = results.types();
    if results.is_empty() {
        p.print_type(argument);
        return;
    }
    p.write("(");
    p.print_type(argument);
    p.write(") -> ");
    if results.len() > 1 {
        p.write("(");
    }
    for (at, ty) in results.iter().enumerate() {
        if at != 0 {
            p.write(", ");
        }
        p.print_type(ty);
    }
    if results.len() > 1 {
        p.write(")");
    }
}

pub(super) fn print_semi_function_type_of3<O>(
    p: &mut OpPrinter<'_>,
    op: O,
    argument: &Type,
    result: &Type,
    _: bool,
) {
    print_semi_function_type(p, op, argument, result);
}

/// A function type with one input and one result.
fn parse_one_to_one(p: &mut OpParser<'_, '_>) -> Parsed<(Type, Type)> {
    let offset = p.offset();
    let ty = p.parse_type()?;
    let Type::Function(function) = &ty else {
        let message =
            format!("invalid kind of type specified: expected builtin.function, but found '{ty}'");
        return Err(p.emit_error(offset, message));
    };
    if let ([input], [result]) = (function.inputs(), function.results()) {
        return Ok((input.clone(), result.clone()));
    }
    let message = "expects a trailing functional type with one argument and one result";
    Err(p.emit_error(offset, message))
}

fn print_one_to_one(p: &mut OpPrinter<'_>, input: &Type, result: &Type) {
    p.write("(");
    p.print_type(input);
    p.write(") -> ");
    p.print_type(result);
}

pub(super) fn parse_multitile_sizes_types(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Type, Type, Type, Type)> {
    let (target, size) = parse_one_to_one(p)?;
    Ok((target, size.clone(), size.clone(), size))
}

pub(super) fn print_multitile_sizes_types<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    target: &Type,
    low: &Type,
    _: &Type,
    _: &Type,
) {
    print_one_to_one(p, target, low);
}

pub(super) fn parse_continuous_tile_size_types(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Type, Type, Type)> {
    let (target, size) = parse_one_to_one(p)?;
    Ok((target, size.clone(), size))
}

pub(super) fn print_continuous_tile_size_types<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    target: &Type,
    tile_sizes: &Type,
    _: &Type,
) {
    print_one_to_one(p, target, tile_sizes);
}
