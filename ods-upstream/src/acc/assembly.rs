//! The text of variables, of clauses without device types, and of the bounds of loops.

use super::device_types::separate;
use super::{CombinedConstructsType, CombinedConstructsTypeAttr, LoopOp, PointerLikeType};
use crate::accomp::pointee;
use ods_runtime::__private::class::TypeClassKind;
use ods_runtime::attributes::SymbolRefAttr;
use ods_runtime::prelude::*;

/// One of two words.
fn parse_either(p: &mut OpParser<'_, '_>, first: &str, second: &str) -> Parsed<()> {
    if p.parse_optional_keyword(first) {
        return Ok(());
    }
    p.parse_keyword(second)
}

// (`varPtr` | `var`) `(` operand
/// Parses a variable; its type follows, and then the parenthesis.
pub(super) fn parse_var(p: &mut OpParser<'_, '_>) -> Parsed<UnresolvedOperand> {
    parse_either(p, "varPtr", "var")?;
    p.parse_l_paren()?;
    p.parse_operand()
}

pub(super) fn print_var(p: &mut OpPrinter<'_>, _: impl OpHandle, value: Value) {
    let is_pointer = PointerLikeType::contains(value.ty(p.ir()));
    p.write(if is_pointer { "varPtr(" } else { "var(" });
    p.print_operand(value);
}

// (`accPtr` | `accVar`) `(` operand `:` type `)`
pub(super) fn parse_acc_var(p: &mut OpParser<'_, '_>) -> Parsed<(UnresolvedOperand, Type)> {
    parse_either(p, "accPtr", "accVar")?;
    p.parse_l_paren()?;
    let value = p.parse_operand()?;
    let ty = p.parse_colon_type()?;
    p.parse_r_paren()?;
    Ok((value, ty))
}

pub(super) fn print_acc_var(p: &mut OpPrinter<'_>, _: impl OpHandle, value: Value, ty: &Type) {
    let is_pointer = PointerLikeType::contains(value.ty(p.ir()));
    p.write(if is_pointer { "accPtr(" } else { "accVar(" });
    p.print_operand(value);
    p.write(" : ");
    p.print_type(ty);
    p.write(")");
}

/// The type of the variable that a value of type `ty` stands for, if `ty` says it.
fn implied_type(ty: &Type) -> Option<&Type> {
    if PointerLikeType::contains(ty) {
        pointee(ty)
    } else {
        Some(ty)
    }
}

// type `)` (`varType` `(` type `)`)?
pub(super) fn parse_var_ptr_type(p: &mut OpParser<'_, '_>) -> Parsed<(Type, Attribute)> {
    let offset = p.offset();
    let ty = p.parse_type()?;
    p.parse_r_paren()?;
    if p.parse_optional_keyword("varType") {
        p.parse_l_paren()?;
        let of = p.parse_type()?;
        p.parse_r_paren()?;
        return Ok((ty, of.into()));
    }
    // MLIR crashes without it.
    let Some(of) = implied_type(&ty) else {
        return Err(p.emit_error(offset, "expected 'varType' for an opaque pointer"));
    };
    let of = of.clone().into();
    Ok((ty, of))
}

pub(super) fn print_var_ptr_type(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    ty: &Type,
    of: &Attribute,
) {
    p.print_type(ty);
    p.write(")");
    if let Some(of) = of.as_type().filter(|of| implied_type(ty) != Some(*of)) {
        p.write(" varType(");
        p.print_type(of);
        p.write(")");
    }
}

pub(super) fn parse_recipe_sym(p: &mut OpParser<'_, '_>) -> Parsed<Option<Attribute>> {
    Ok(Some(p.parse_attribute_of::<SymbolRefAttr>(None)?))
}

pub(super) fn print_recipe_sym(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    recipe: Option<&Attribute>,
) {
    if let Some(recipe) = recipe {
        p.print_attribute(recipe);
    }
}

// (`(` operand `:` type `)`)?
pub(super) fn parse_operand_with_keyword_only(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Option<UnresolvedOperand>, Option<Type>, Option<Attribute>)> {
    if !p.parse_optional_l_paren() {
        return Ok((None, None, Some(Attribute::unit())));
    }
    let operand = p.parse_operand()?;
    let ty = p.parse_colon_type()?;
    p.parse_r_paren()?;
    Ok((Some(operand), Some(ty), None))
}

pub(super) fn print_operand_with_keyword_only(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    operand: Option<Value>,
    _: Option<&Type>,
    attr: Option<&Attribute>,
) {
    if let (Some(operand), None) = (operand, attr) {
        p.write("(");
        p.print_operand(operand);
        p.write(" : ");
        p.print_type_of(operand);
        p.write(")");
    }
}

// (`(` operand (`,` operand)* `:` type (`,` type)* `)`)?
pub(super) fn parse_operands_with_keyword_only(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>, Option<Attribute>)> {
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    if !p.parse_optional_l_paren() {
        return Ok((operands, types, Some(Attribute::unit())));
    }
    p.parse_list(Delimiter::None, |p| {
        operands.push(p.parse_operand()?);
        Ok(())
    })?;
    p.parse_colon()?;
    p.parse_list(Delimiter::None, |p| {
        types.push(p.parse_type()?);
        Ok(())
    })?;
    p.parse_r_paren()?;
    Ok((operands, types, None))
}

pub(super) fn print_operands_with_keyword_only<'a>(
    p: &mut OpPrinter<'_>,
    _: impl OpHandle,
    operands: &[Value],
    _: impl Iterator<Item = &'a Type>,
    attr: Option<&Attribute>,
) {
    if attr.is_none() {
        p.write("(");
        p.print_operands(operands);
        p.write(" : ");
        p.print_types_of(operands);
        p.write(")");
    }
}

/// The constructs that a loop may be combined with.
const CONSTRUCTS: [(&str, CombinedConstructsType); 3] = [
    ("kernels", CombinedConstructsType::KernelsLoop),
    ("parallel", CombinedConstructsType::ParallelLoop),
    ("serial", CombinedConstructsType::SerialLoop),
];

pub(super) fn parse_combined_constructs_loop(
    p: &mut OpParser<'_, '_>,
) -> Parsed<Option<Attribute>> {
    let mut constructs = CONSTRUCTS.iter();
    match constructs.find(|(word, _)| p.parse_optional_keyword(word)) {
        Some((_, construct)) => Ok(Some(CombinedConstructsTypeAttr::get(*construct).into())),
        None => Err(p.emit_error(p.offset(), "expected compute construct name")),
    }
}

pub(super) fn print_combined_constructs_loop(
    p: &mut OpPrinter<'_>,
    _: LoopOp,
    construct: Option<&Attribute>,
) {
    let construct = construct.and_then(Attribute::downcast::<CombinedConstructsTypeAttr>);
    let mut constructs = CONSTRUCTS.iter();
    let is_it = |of| construct.is_some_and(|construct| construct.value() == of);
    if let Some((word, _)) = constructs.find(|(_, of)| is_it(*of)) {
        p.write(word);
    }
}

/// The region of a loop, and the operands and types of lower bounds, upper bounds and steps.
type Loop = (
    Region,
    Vec<UnresolvedOperand>,
    Vec<Type>,
    Vec<UnresolvedOperand>,
    Vec<Type>,
    Vec<UnresolvedOperand>,
    Vec<Type>,
);

// `(` operands `:` types `)`
fn parse_bounds(
    p: &mut OpParser<'_, '_>,
    count: usize,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<Type>)> {
    p.parse_l_paren()?;
    let operands = p.parse_operands(Delimiter::None, count)?;
    let types = p.parse_colon_type_list()?.into_iter().collect();
    p.parse_r_paren()?;
    Ok((operands, types))
}

// (`control` `(` arguments `)` `=` bounds `to` bounds `step` bounds)? region
pub(super) fn parse_loop_control(p: &mut OpParser<'_, '_>) -> Parsed<Loop> {
    if !p.parse_optional_keyword("control") {
        let region = p.parse_region_with(&[], false)?;
        let (operands, types) = (Vec::new, Vec::new);
        return Ok((
            region,
            operands(),
            types(),
            operands(),
            types(),
            operands(),
            types(),
        ));
    }
    p.parse_l_paren()?;
    let variables = p.parse_argument_list(Delimiter::None, true, false)?;
    p.parse_r_paren()?;
    p.parse_equal()?;
    let lower = parse_bounds(p, variables.len())?;
    p.parse_keyword("to")?;
    let upper = parse_bounds(p, variables.len())?;
    p.parse_keyword("step")?;
    let steps = parse_bounds(p, variables.len())?;
    let region = p.parse_region_with(&variables, false)?;
    Ok((region, lower.0, lower.1, upper.0, upper.1, steps.0, steps.1))
}

#[allow(clippy::too_many_arguments, reason = "the parts of a directive")]
pub(super) fn print_loop_control<'a>(
    p: &mut OpPrinter<'_>,
    _: LoopOp,
    region: Region,
    lower: &[Value],
    _: impl Iterator<Item = &'a Type>,
    upper: &[Value],
    _: impl Iterator<Item = &'a Type>,
    steps: &[Value],
    _: impl Iterator<Item = &'a Type>,
) {
    let entry = region.entry_block(p.ir());
    let variables = entry.map_or(&[][..], |entry| entry.arguments(p.ir()));
    if !variables.is_empty() {
        p.write("control(");
        for (number, variable) in variables.iter().enumerate() {
            separate(p, number);
            p.print_operand(*variable);
            p.write(" : ");
            p.print_type_of(*variable);
        }
        // The second blank in front of `step` is MLIR's.
        for (word, values) in [(") = (", lower), (") to (", upper), (")  step (", steps)] {
            p.write(word);
            p.print_operands(values);
            p.write(" : ");
            p.print_types_of(values);
        }
        p.write(") ");
    }
    let style = RegionStyle {
        entry_arguments: false,
        ..RegionStyle::default()
    };
    p.print_region(region, style);
}
