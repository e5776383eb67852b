//! The text of functions, loops and created operations.

use super::{ForEachOp, FuncOp};
use crate::pdl::{self, range_of};
use ods_runtime::prelude::*;

pub(super) fn parse_create_operation_op_attributes(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Attribute)> {
    pdl::parse_attributes(p)
}

pub(super) fn print_create_operation_op_attributes<O>(
    p: &mut OpPrinter<'_>,
    _: O,
    values: &[Value],
    names: &Attribute,
) {
    pdl::print_attributes(p, values, names);
}

/// Operands of types, their types, and whether the types of results are inferred.
type Results = (Vec<UnresolvedOperand>, Vec<Type>, Option<Attribute>);

// results ::= `->` (`<` `inferred` `>` | `(` operands `:` types `)`)
pub(super) fn parse_create_operation_op_results(p: &mut OpParser<'_, '_>) -> Parsed<Results> {
    if !p.parse_optional_arrow() {
        return Ok((Vec::new(), Vec::new(), None));
    }
    if p.parse_optional_less() {
        p.parse_keyword("inferred")?;
        p.parse_greater()?;
        return Ok((Vec::new(), Vec::new(), Some(Attribute::unit())));
    }
    p.parse_l_paren()?;
    let operands = p.parse_operand_list(Delimiter::None)?;
    let types = p.parse_colon_type_list()?;
    p.parse_r_paren()?;
    Ok((operands, types.to_vec(), None))
}

pub(super) fn print_create_operation_op_results<'t, O>(
    p: &mut OpPrinter<'_>,
    _: O,
    operands: &[Value],
    types: impl Iterator<Item = &'t Type>,
    inferred: Option<&Attribute>,
) {
    if inferred.is_some() {
        p.write(" -> <inferred>");
        return;
    }
    if operands.is_empty() {
        return;
    }
    p.write(" -> (");
    p.print_operands(operands);
    p.write(" : ");
    for (at, ty) in types.enumerate() {
        if at != 0 {
            p.write(", ");
        }
        p.print_type(ty);
    }
    p.write(")");
}

pub(super) fn parse_range_type(p: &mut OpParser<'_, '_>, arguments: &[Type]) -> Parsed<Type> {
    pdl::parse_range(p, arguments)
}

pub(super) fn print_range_type<'t, O>(
    p: &mut OpPrinter<'_>,
    _: O,
    mut arguments: impl Iterator<Item = &'t Type>,
    result: &Type,
) {
    pdl::print_range(p, arguments.next().is_some(), result);
}

impl CustomAssembly for FuncOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}

impl CustomAssembly for ForEachOp {
    // argument `:` type `in` operand region attr-dict `->` successor
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let argument = p.parse_argument(true, false)?;
        p.parse_keyword_with_context("in", " after loop variable")?;
        let values = p.parse_operand()?;
        let ty = range_of(&argument.ty);
        state.operands.push(p.resolve_operand(values, &ty)?);
        let region = p.parse_region_with(&[argument], false)?;
        state.regions.push(region);
        p.parse_optional_attr_dict(state)?;
        p.parse_arrow()?;
        let successor = p.parse_successor()?;
        state.successors.push(successor);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let region = self.region(p.ir());
        p.write(" ");
        if let Some(entry) = region.entry_block(p.ir()) {
            p.print_region_argument(entry, 0, &[], false);
            p.write(" : ");
            p.print_type_of(entry.arguments(p.ir())[0]);
        }
        p.write(" in ");
        p.print_operand(self.values(p.ir()));
        p.write(" ");
        let style = RegionStyle {
            entry_arguments: false,
            ..RegionStyle::default()
        };
        p.print_region(region, style);
        p.print_optional_attr_dict(self.operation(), &[]);
        p.write(" -> ");
        p.print_successor(self.successor(p.ir()));
    }
}
