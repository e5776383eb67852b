//! Hand-written parsers and printers, with the same checks as the formats.

use super::custom::{parse_range, print_range};
use super::ops::{
    AddByHand, BranchByHand, CallByHand, CompareByHand, EndOp, LoadByHand, LoopByHand, Order,
    RangeByHand, TileByHand,
};
use ods_runtime::attributes::{DenseArrayAttr, IntegerAttr};
use ods_runtime::op::enums::EnumInfo as _;
use ods_runtime::prelude::*;
use ods_runtime::types::{FunctionType, IntegerType};

type Parser<'p, 'a, 'ir> = &'p mut OpParser<'a, 'ir>;

/// A type of a class, or the error that a format reports.
fn parse_integer_type(p: Parser<'_, '_, '_>) -> Parsed<Type> {
    let offset = p.offset();
    let ty = p.parse_type()?;
    if ty.is::<IntegerType>() {
        return Ok(ty);
    }
    let message =
        format!("invalid kind of type specified: expected builtin.integer, but found '{ty}'");
    Err(p.emit_error(offset, message))
}

impl CustomAssembly for AddByHand {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let lhs = p.parse_operand()?;
        p.parse_comma()?;
        let rhs = p.parse_operand()?;
        if p.parse_optional_keyword("exact") {
            state.set_attribute("exact", Attribute::unit());
        }
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let ty = parse_integer_type(p)?;
        state.operands.push(p.resolve_operand(lhs, &ty)?);
        state.operands.push(p.resolve_operand(rhs, &ty)?);
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operand(self.lhs(ir));
        p.write(", ");
        p.print_operand(self.rhs(ir));
        if self.exact(ir) {
            p.write(" exact");
        }
        p.print_optional_attr_dict(self.operation(), &["exact"]);
        p.write(" : ");
        p.print_type(self.result(ir).ty(ir));
    }
}

impl CustomAssembly for CallByHand {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let offset = p.offset();
        let callee = p.parse_attribute(None)?;
        if !matches!(&callee, Attribute::SymbolRef(symbol) if symbol.is_flat()) {
            return Err(p.emit_error(offset, "invalid kind of attribute specified"));
        }
        state.set_attribute("callee", callee);
        p.parse_l_paren()?;
        let offset = p.offset();
        let inputs = p.parse_operand_list(Delimiter::None)?;
        p.parse_r_paren()?;
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let type_offset = p.offset();
        let ty = p.parse_type()?;
        let Some(function) = ty.downcast::<FunctionType>() else {
            let message = format!(
                "invalid kind of type specified: expected builtin.function, but found '{ty}'"
            );
            return Err(p.emit_error(type_offset, message));
        };
        state
            .result_types
            .extend(function.results().iter().cloned());
        p.resolve_operands(&inputs, function.inputs(), offset, &mut state.operands)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let op = self.operation();
        let ir = p.ir();
        p.write_byte(b' ');
        if let Some(callee) = op.attribute(ir, "callee") {
            p.print_attribute_without_type(callee);
        }
        p.write_byte(b'(');
        p.print_operands(self.inputs(ir));
        p.write_byte(b')');
        p.print_optional_attr_dict(op, &["callee"]);
        p.write(" : ");
        p.print_functional_type(self.inputs(ir), self.outputs(ir));
    }
}

impl CustomAssembly for CompareByHand {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let offset = p.offset();
        let order = p.parse_keyword_or_string()?;
        let Ok(order) = order.as_str().parse::<Order>() else {
            let message = format!(
                "invalid order attribute specification: \"{}\"",
                order.as_str()
            );
            return Err(p.emit_error(offset, message));
        };
        let attr = IntegerAttr::new(&Type::i64(), order as i64);
        state.set_attribute("order", attr.into());
        p.parse_comma()?;
        let lhs = p.parse_operand()?;
        p.parse_comma()?;
        let rhs = p.parse_operand()?;
        if p.parse_optional_keyword("weight") {
            let weight = p.parse_attribute(Some(&Type::i64()))?;
            state.set_attribute("weight", weight);
        }
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let ty = p.parse_type()?;
        state.result_types.push(Type::i1());
        p.resolve_operands_of_type(&[lhs, rhs], &ty, &mut state.operands)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.write(&self.order(ir).stringify());
        p.write(", ");
        p.print_operand(self.lhs(ir));
        p.write(", ");
        p.print_operand(self.rhs(ir));
        if self.weight(ir) != 1 {
            p.write(" weight ");
            p.write_integer(self.weight(ir));
        }
        p.print_optional_attr_dict(self.operation(), &["order", "weight"]);
        p.write(" : ");
        p.print_type(self.lhs(ir).ty(ir));
    }
}

impl CustomAssembly for LoadByHand {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let base = p.parse_operand()?;
        let indices = p.parse_operand_list(Delimiter::Square)?;
        let mut mask = None;
        if p.parse_optional_keyword("mask") {
            let operand = p.parse_operand()?;
            p.parse_colon()?;
            mask = Some((operand, p.parse_type()?));
        }
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let ty = p.parse_type()?;
        let sizes = [1, indices.len() as i32, i32::from(mask.is_some())];
        let sizes = DenseArrayAttr::from_i32s(&sizes);
        state.set_attribute("operandSegmentSizes", sizes.into());
        state.operands.push(p.resolve_operand(base, &ty)?);
        p.resolve_operands_of_type(&indices, &Type::i32(), &mut state.operands)?;
        if let Some((mask, ty)) = mask {
            state.operands.push(p.resolve_operand(mask, &ty)?);
        }
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operand(self.base(ir));
        p.write_byte(b'[');
        p.print_operands(self.indices(ir));
        p.write_byte(b']');
        if let Some(mask) = self.mask(ir) {
            p.write(" mask ");
            p.print_operand(mask);
            p.write(" : ");
            p.print_type(mask.ty(ir));
        }
        p.print_optional_attr_dict(self.operation(), &["operandSegmentSizes"]);
        p.write(" : ");
        p.print_type(self.base(ir).ty(ir));
    }
}

impl CustomAssembly for LoopByHand {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let count = p.parse_operand()?;
        let mut step = None;
        if p.parse_optional_keyword("step") {
            step = Some(p.parse_operand()?);
        }
        let region = p.parse_region()?;
        region.ensure_terminator(p.ir(), EndOp::INFO, state.location);
        state.regions.push(region);
        p.parse_optional_attr_dict(state)?;
        state.operands.push(p.resolve_operand(count, &Type::i32())?);
        if let Some(step) = step {
            state.operands.push(p.resolve_operand(step, &Type::i32())?);
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operand(self.count(ir));
        if let Some(step) = self.step(ir) {
            p.write(" step ");
            p.print_operand(step);
        }
        p.write_byte(b' ');
        let end = self
            .body(ir)
            .entry_block(ir)
            .and_then(|block| block.last_op(ir));
        let style = RegionStyle {
            terminators: end.is_some_and(|end| !end.discardable_attributes(ir).is_empty()),
            ..RegionStyle::default()
        };
        p.print_region(self.body(ir), style);
        p.print_optional_attr_dict(self.operation(), &[]);
    }
}

impl CustomAssembly for BranchByHand {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let condition = p.parse_operand()?;
        p.parse_comma()?;
        let (true_dest, true_operands) = p.parse_successor_and_uses()?;
        p.parse_comma()?;
        let (false_dest, false_operands) = p.parse_successor_and_uses()?;
        p.parse_optional_attr_dict(state)?;
        let sizes = [1, true_operands.len() as i32, false_operands.len() as i32];
        let sizes = DenseArrayAttr::from_i32s(&sizes);
        state.set_attribute("operandSegmentSizes", sizes.into());
        state.successors.extend([true_dest, false_dest]);
        state
            .operands
            .push(p.resolve_operand(condition, &Type::i32())?);
        state.operands.extend(true_operands);
        state.operands.extend(false_operands);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operand(self.condition(ir));
        p.write(", ");
        p.print_successor_and_uses(self.true_dest(ir), self.true_operands(ir));
        p.write(", ");
        p.print_successor_and_uses(self.false_dest(ir), self.false_operands(ir));
        p.print_optional_attr_dict(self.operation(), &["operandSegmentSizes"]);
    }
}

impl CustomAssembly for RangeByHand {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let source = p.parse_operand()?;
        let (lower, upper) = parse_range(p)?;
        state.set_attribute("lower", lower);
        state.set_attribute("upper", upper);
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let ty = p.parse_type()?;
        state.operands.push(p.resolve_operand(source, &ty)?);
        state.result_types.push(Type::tuple([ty]));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operand(self.source(ir));
        p.write_byte(b' ');
        let op = self.operation();
        if let (Some(lower), Some(upper)) = (op.attribute(ir, "lower"), op.attribute(ir, "upper")) {
            print_range(p, self, lower, upper);
        }
        p.print_optional_attr_dict(op, &["lower", "upper"]);
        p.write(" : ");
        p.print_type(self.source(ir).ty(ir));
    }
}

impl CustomAssembly for TileByHand {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let source = p.parse_operand()?;
        p.parse_keyword("by")?;
        let size = p.parse_integer()?;
        state.set_property_named("size", size);
        if p.parse_optional_keyword("at") {
            let offset = p.parse_integer()?;
            state.set_property_named("offset", offset);
        }
        if p.parse_optional_keyword("exact") {
            state.set_property_named("exact", true);
        }
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let ty = parse_integer_type(p)?;
        state.operands.push(p.resolve_operand(source, &ty)?);
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operand(self.source(ir));
        p.write(" by ");
        p.write_integer(self.size(ir));
        if self.offset(ir) != 0 {
            p.write(" at ");
            p.write_integer(self.offset(ir));
        }
        if self.exact(ir) {
            p.write(" exact");
        }
        p.print_optional_attr_dict(self.operation(), &[]);
        p.write(" : ");
        p.print_type(self.source(ir).ty(ir));
    }
}
