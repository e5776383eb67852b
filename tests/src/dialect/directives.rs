//! The functions of the custom directives.

use super::{
    CustomDimensionListAttrOp, FormatCustomDirectiveAttrDict, FormatCustomDirectiveAttributes,
    FormatCustomDirectiveOperandsAndTypes, FormatCustomDirectiveRegions,
    FormatCustomDirectiveResultsWithTypeRefs, FormatCustomDirectiveSpacing,
    FormatCustomDirectiveSuccessors, FormatCustomDirectiveWithOptionalOperandRef, OiListCustom,
    OptionalCustomAttrOp, TestAttrWithLoc, TestNoTerminatorOp, TestOpUsingPropertyRefInCustom,
    TestOpWithRegionRef, TestOpWithSuccessorRef, TypedAttrOp,
};
use ods_runtime::attributes::{DenseArrayAttr, IntegerAttr, StringAttr};
use ods_runtime::prelude::*;

type Parser<'p, 'a, 'ir> = &'p mut OpParser<'a, 'ir>;
type OptionalOperand = Option<UnresolvedOperand>;

// optional-operand ::= (`(` operand `)`)?
pub(super) fn parse_custom_optional_operand(p: Parser<'_, '_, '_>) -> Parsed<OptionalOperand> {
    if !p.parse_optional_l_paren() {
        return Ok(None);
    }
    let operand = p.parse_operand()?;
    p.parse_r_paren()?;
    Ok(Some(operand))
}

pub(super) fn print_custom_optional_operand(
    p: &mut OpPrinter<'_>,
    _: OiListCustom,
    operand: Option<Value>,
) {
    if let Some(operand) = operand {
        p.write_byte(b'(');
        p.print_operand(operand);
        p.write(") ");
    }
}

// operands ::= operand (`,` operand)? `->` `(` (operand (`,` operand)*)? `)`
pub(super) fn parse_custom_directive_operands(
    p: Parser<'_, '_, '_>,
) -> Parsed<(UnresolvedOperand, OptionalOperand, Vec<UnresolvedOperand>)> {
    let operand = p.parse_operand()?;
    let optional = p
        .parse_optional_comma()
        .then(|| p.parse_operand())
        .transpose()?;
    p.parse_arrow()?;
    p.parse_l_paren()?;
    let variadic = p.parse_operand_list(Delimiter::None)?;
    p.parse_r_paren()?;
    Ok((operand, optional, variadic))
}

pub(super) fn print_custom_directive_operands(
    p: &mut OpPrinter<'_>,
    _: impl Op,
    operand: Value,
    optional: Option<Value>,
    variadic: &[Value],
) {
    p.print_operand(operand);
    if let Some(optional) = optional {
        p.write(", ");
        p.print_operand(optional);
    }
    p.write(" -> (");
    p.print_operands(variadic);
    p.write_byte(b')');
}

// results ::= `:` type (`,` type)? `->` `(` type (`,` type)* `)`
pub(super) fn parse_custom_directive_results(
    p: Parser<'_, '_, '_>,
) -> Parsed<(Type, Option<Type>, Vec<Type>)> {
    p.parse_colon()?;
    let ty = p.parse_type()?;
    let optional = p
        .parse_optional_comma()
        .then(|| p.parse_type())
        .transpose()?;
    p.parse_arrow()?;
    p.parse_l_paren()?;
    let variadic = p.parse_type_list_no_parens()?.to_vec();
    p.parse_r_paren()?;
    Ok((ty, optional, variadic))
}

pub(super) fn print_custom_directive_results<'t>(
    p: &mut OpPrinter<'_>,
    _: impl Op,
    ty: &Type,
    optional: Option<&Type>,
    variadic: impl Iterator<Item = &'t Type>,
) {
    p.write(" : ");
    p.print_type(ty);
    if let Some(optional) = optional {
        p.write(", ");
        p.print_type(optional);
    }
    p.write(" -> (");
    p.print_types(variadic);
    p.write_byte(b')');
}

// type-refs ::= `type_refs_capture` results, which are those before
pub(super) fn parse_custom_directive_with_type_refs(
    p: Parser<'_, '_, '_>,
    ty: &Type,
    optional: Option<&Type>,
    variadic: &[Type],
) -> Parsed<()> {
    p.parse_keyword("type_refs_capture")?;
    let offset = p.offset();
    let again = parse_custom_directive_results(p)?;
    if (&again.0, again.1.as_ref(), again.2.as_slice()) == (ty, optional, variadic) {
        return Ok(());
    }
    Err(p.emit_error(offset, "expects the same types again"))
}

pub(super) fn print_custom_directive_with_type_refs<'t>(
    p: &mut OpPrinter<'_>,
    op: FormatCustomDirectiveResultsWithTypeRefs,
    ty: &Type,
    optional: Option<&Type>,
    variadic: impl Iterator<Item = &'t Type>,
) {
    p.write(" type_refs_capture ");
    print_custom_directive_results(p, op, ty, optional, variadic);
}

type OperandsAndTypes = (
    UnresolvedOperand,
    OptionalOperand,
    Vec<UnresolvedOperand>,
    Type,
    Option<Type>,
    Vec<Type>,
);

pub(super) fn parse_custom_directive_operands_and_types(
    p: Parser<'_, '_, '_>,
) -> Parsed<OperandsAndTypes> {
    let (operand, optional, variadic) = parse_custom_directive_operands(p)?;
    let (ty, optional_type, types) = parse_custom_directive_results(p)?;
    Ok((operand, optional, variadic, ty, optional_type, types))
}

#[expect(clippy::too_many_arguments, reason = "one for each of the directive's")]
pub(super) fn print_custom_directive_operands_and_types<'t>(
    p: &mut OpPrinter<'_>,
    op: FormatCustomDirectiveOperandsAndTypes,
    operand: Value,
    optional: Option<Value>,
    variadic: &[Value],
    ty: &Type,
    optional_type: Option<&Type>,
    types: impl Iterator<Item = &'t Type>,
) {
    print_custom_directive_operands(p, op, operand, optional, variadic);
    print_custom_directive_results(p, op, ty, optional_type, types);
}

// regions ::= region (`,` region)?
pub(super) fn parse_custom_directive_regions(
    p: Parser<'_, '_, '_>,
) -> Parsed<(Region, Vec<Region>)> {
    let region = p.parse_region()?;
    let mut others = Vec::new();
    if p.parse_optional_comma() {
        others.push(p.parse_region()?);
    }
    Ok((region, others))
}

pub(super) fn print_custom_directive_regions(
    p: &mut OpPrinter<'_>,
    _: FormatCustomDirectiveRegions,
    region: Region,
    others: &[Region],
) {
    p.print_region(region, RegionStyle::default());
    if !others.is_empty() {
        p.write(", ");
    }
    for other in others {
        p.print_region(*other, RegionStyle::default());
    }
}

// successors ::= successor (`,` successor)?, the second of which counts twice
pub(super) fn parse_custom_directive_successors(
    p: Parser<'_, '_, '_>,
) -> Parsed<(Block, Vec<Block>)> {
    let successor = p.parse_successor()?;
    let mut others = Vec::new();
    if p.parse_optional_comma() {
        others = vec![p.parse_successor()?; 2];
    }
    Ok((successor, others))
}

pub(super) fn print_custom_directive_successors(
    p: &mut OpPrinter<'_>,
    _: FormatCustomDirectiveSuccessors,
    successor: Block,
    others: &[Block],
) {
    p.print_successor(successor);
    if let Some(other) = others.first() {
        p.write(", ");
        p.print_successor(*other);
    }
}

#[expect(clippy::unnecessary_wraps, reason = "parsers return this")]
pub(super) fn parse_dummy_successor_ref(_: Parser<'_, '_, '_>, _: Block) -> Parsed<()> {
    Ok(())
}

pub(super) fn print_dummy_successor_ref(
    _: &mut OpPrinter<'_>,
    _: TestOpWithSuccessorRef,
    _: Block,
) {
}

#[expect(clippy::unnecessary_wraps, reason = "parsers return this")]
pub(super) fn parse_dummy_region_ref(_: Parser<'_, '_, '_>, _: Option<Region>) -> Parsed<()> {
    Ok(())
}

pub(super) fn print_dummy_region_ref(_: &mut OpPrinter<'_>, _: TestOpWithRegionRef, _: Region) {}

/// An integer attribute.
fn parse_integer_attr(p: Parser<'_, '_, '_>) -> Parsed<Attribute> {
    let offset = p.offset();
    let attr = p.parse_attribute(None)?;
    if attr.downcast::<IntegerAttr>().is_none() {
        return Err(p.emit_error(offset, "invalid kind of attribute specified"));
    }
    Ok(attr)
}

// attributes ::= integer (`,` integer)?
pub(super) fn parse_custom_directive_attributes(
    p: Parser<'_, '_, '_>,
) -> Parsed<(Attribute, Option<Attribute>)> {
    let attr = parse_integer_attr(p)?;
    let optional = p
        .parse_optional_comma()
        .then(|| parse_integer_attr(p))
        .transpose()?;
    Ok((attr, optional))
}

pub(super) fn print_custom_directive_attributes(
    p: &mut OpPrinter<'_>,
    _: FormatCustomDirectiveAttributes,
    attr: &Attribute,
    optional: Option<&Attribute>,
) {
    p.print_attribute(attr);
    if let Some(optional) = optional {
        p.write(", ");
        p.print_attribute(optional);
    }
}

pub(super) fn parse_custom_directive_spacing(p: Parser<'_, '_, '_>) -> Parsed<Attribute> {
    let offset = p.offset();
    let attr = p.parse_attribute(None)?;
    if attr.downcast::<StringAttr>().is_none() {
        return Err(p.emit_error(offset, "invalid kind of attribute specified"));
    }
    Ok(attr)
}

pub(super) fn print_custom_directive_spacing(
    p: &mut OpPrinter<'_>,
    _: FormatCustomDirectiveSpacing,
    attr: &Attribute,
) {
    p.print_attribute(attr);
}

pub(super) fn parse_custom_directive_attr_dict(
    p: Parser<'_, '_, '_>,
) -> Parsed<Vec<NamedAttribute>> {
    p.parse_optional_attribute_dict()
}

pub(super) fn print_custom_directive_attr_dict(
    p: &mut OpPrinter<'_>,
    _: FormatCustomDirectiveAttrDict,
    attrs: &DictionaryAttr,
) {
    if !attrs.is_empty() {
        p.write_byte(b' ');
        p.print_attribute_dict(attrs.iter());
    }
}

// operand-count ::= `0` | `1`
pub(super) fn parse_custom_directive_optional_operand_ref(
    p: Parser<'_, '_, '_>,
    operand: OptionalOperand,
) -> Parsed<()> {
    let offset = p.offset();
    if (p.parse_integer()? != 0) == operand.is_some() {
        return Ok(());
    }
    Err(p.emit_error(offset, "expects the number of operands"))
}

pub(super) fn print_custom_directive_optional_operand_ref(
    p: &mut OpPrinter<'_>,
    _: FormatCustomDirectiveWithOptionalOperandRef,
    operand: Option<Value>,
) {
    p.write(if operand.is_some() { "1" } else { "0" });
}

/// An attribute without its type, which precedes it.
pub(super) fn parse_attr_elide_type(p: Parser<'_, '_, '_>, ty: &Attribute) -> Parsed<Attribute> {
    p.parse_attribute(ty.as_type())
}

pub(super) fn print_attr_elide_type(
    p: &mut OpPrinter<'_>,
    _: TypedAttrOp,
    _: &Attribute,
    attr: &Attribute,
) {
    p.print_attribute_without_type(attr);
}

// optional-custom ::= (`foo` integer)?
pub(super) fn parse_optional_custom_parser(p: Parser<'_, '_, '_>) -> Parsed<Option<Attribute>> {
    if !p.parse_optional_keyword("foo") {
        return Ok(None);
    }
    parse_integer_attr(p).map(Some)
}

pub(super) fn print_optional_custom_parser(
    p: &mut OpPrinter<'_>,
    _: OptionalCustomAttrOp,
    attr: Option<&Attribute>,
) {
    p.write("foo ");
    if let Some(attr) = attr {
        p.print_attribute(attr);
    }
}

// switch-cases ::= (`case` integer region)*
pub(super) fn parse_switch_cases(p: Parser<'_, '_, '_>) -> Parsed<(Attribute, Vec<Region>)> {
    let (mut cases, mut regions) = (Vec::new(), Vec::new());
    while p.parse_optional_keyword("case") {
        cases.push(p.parse_integer()?);
        regions.push(p.parse_region()?);
    }
    Ok((DenseArrayAttr::from_i64s(&cases).into(), regions))
}

pub(super) fn print_switch_cases(
    p: &mut OpPrinter<'_>,
    _: TestNoTerminatorOp,
    cases: &Attribute,
    regions: &[Region],
) {
    for (case, region) in cases.as_i64s().unwrap_or_default().iter().zip(regions) {
        p.print_newline();
        p.write("case ");
        p.write_integer(*case);
        p.write_byte(b' ');
        let style = RegionStyle {
            entry_arguments: false,
            ..RegionStyle::default()
        };
        p.print_region(*region, style);
    }
}

// dimension-list ::= `[` `]` | dimension (`x` dimension)*
pub(super) fn parse_dimension_list(p: Parser<'_, '_, '_>) -> Parsed<Attribute> {
    if p.parse_optional_l_square() {
        p.parse_r_square()?;
        return Ok(DenseArrayAttr::from_i64s(&[]).into());
    }
    let offset = p.offset();
    let Ok(dimensions) = p.parse_dimension_list(true, false) else {
        let message = "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".";
        return Err(p.emit_error(offset, message));
    };
    if dimensions.is_empty() {
        let message = "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".";
        return Err(p.emit_error(offset, message));
    }
    Ok(DenseArrayAttr::from_i64s(&dimensions).into())
}

pub(super) fn print_dimension_list(
    p: &mut OpPrinter<'_>,
    _: CustomDimensionListAttrOp,
    dimensions: &Attribute,
) {
    match dimensions.as_i64s().unwrap_or_default() {
        [] => p.write("[]"),
        dimensions => p.print_dimension_list(dimensions),
    }
}

// optional-location ::= location?, by default the location of this position
pub(super) fn parse_optional_loc(p: Parser<'_, '_, '_>) -> Parsed<Attribute> {
    let here = p.location_at(p.offset());
    let location = p.parse_optional_location()?.unwrap_or(here);
    Ok(Attribute::from(p.ir().location_attr(location)))
}

pub(super) fn print_optional_loc(p: &mut OpPrinter<'_>, _: TestAttrWithLoc, location: &Attribute) {
    if let Attribute::Location(location) = location {
        p.print_optional_location(location);
    }
}

// integers ::= `[` (integer (`,` integer)*)? `]`
pub(super) fn parse_using_property_in_custom(p: Parser<'_, '_, '_>) -> Parsed<Vec<i64>> {
    let mut values = Vec::new();
    p.parse_list(Delimiter::Square, |p| {
        values.push(p.parse_integer()?);
        Ok(())
    })?;
    Ok(values)
}

pub(super) fn print_using_property_in_custom(p: &mut OpPrinter<'_>, _: impl Op, values: &[i64]) {
    p.write_byte(b'[');
    p.print_comma_separated(values, |p, value| p.write_integer(*value));
    p.write_byte(b']');
}

pub(super) fn parse_int_property(p: Parser<'_, '_, '_>) -> Parsed<i64> {
    p.parse_integer()
}

pub(super) fn print_int_property(
    p: &mut OpPrinter<'_>,
    _: TestOpUsingPropertyRefInCustom,
    value: i64,
) {
    p.write_integer(value);
}

// sum ::= second `=` first + second
pub(super) fn parse_sum_property(p: Parser<'_, '_, '_>, first: i64) -> Parsed<i64> {
    let offset = p.offset();
    let second = p.parse_integer()?;
    p.parse_equal()?;
    if p.parse_integer()? != first.wrapping_add(second) {
        return Err(p.emit_error(offset, "Expected sum to equal first + second"));
    }
    Ok(second)
}

pub(super) fn print_sum_property(
    p: &mut OpPrinter<'_>,
    _: TestOpUsingPropertyRefInCustom,
    second: i64,
    first: i64,
) {
    p.write_integer(second);
    p.write(" = ");
    p.write_integer(first.wrapping_add(second));
}
