//! The text of branches, switches, loops and selections.

use super::super::{
    BranchConditionalOp, LoopControl, LoopControlAttr, LoopOp, SelectionControl,
    SelectionControlAttr, SelectionOp, SwitchOp,
};
use super::parse_case_keyword;
use crate::spirv::types::print_case;
use ods_runtime::attributes::{ApInt, ArrayAttr, DenseArrayAttr, DenseElementsAttr, IntegerAttr};
use ods_runtime::prelude::*;
use ods_runtime::text::parser::UnresolvedOperand;
use ods_runtime::types::VectorType;

impl CustomAssembly for BranchConditionalOp {
    // operand (`[` integer `,` integer `]`)? `,` successor `,` successor
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let condition = p.parse_operand()?;
        let condition = p.resolve_operand(condition, &Type::int(1))?;
        state.operands.push(condition);
        if p.parse_optional_l_square() {
            let first = p.parse_attribute_of::<IntegerAttr>(Some(&Type::i32()))?;
            p.parse_comma()?;
            let second = p.parse_attribute_of::<IntegerAttr>(Some(&Type::i32()))?;
            p.parse_r_square()?;
            state.set_attribute("branch_weights", ArrayAttr::new([first, second]).into());
        }
        let mut counts = [1, 0, 0];
        for count in &mut counts[1..] {
            p.parse_comma()?;
            let (block, values) = p.parse_successor_and_uses()?;
            *count = i32::try_from(values.len()).unwrap_or(i32::MAX);
            state.successors.push(block);
            state.operands.extend(values);
        }
        let segments = DenseArrayAttr::from_i32s(&counts);
        state.set_attribute("operandSegmentSizes", segments.into());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_operand(self.condition(ir));
        if let Some(weights) = self.operation().attribute(ir, "branch_weights") {
            p.write(" [");
            let weights = weights.as_array().unwrap_or_default();
            p.print_comma_separated(weights, |p, weight| {
                p.write_integer(weight.as_i64().unwrap_or(0));
            });
            p.write("]");
        }
        p.write(", ");
        p.print_successor_and_uses(self.true_target(ir), self.true_target_operands(ir));
        p.write(", ");
        p.print_successor_and_uses(self.false_target(ir), self.false_target_operands(ir));
    }
}

// control ::= (`control` `(` keyword `)`)? (`->` types)? region
fn parse_structured<T: EnumInfo>(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    what: &str,
    none: T,
    attr: fn(T) -> Attribute,
) -> Parsed<()> {
    let mut control = none;
    if p.parse_optional_keyword("control") {
        p.parse_l_paren()?;
        control = parse_case_keyword(p, what)?;
        p.parse_r_paren()?;
    }
    state.set_attribute(what, attr(control));
    if p.parse_optional_arrow() {
        let types = p.parse_type_list_no_parens()?;
        state.result_types.extend(types);
    }
    let region = p.parse_region()?;
    state.regions.push(region);
    Ok(())
}

fn print_structured<T: EnumInfo>(p: &mut OpPrinter<'_>, op: Operation, control: T, none: T) {
    let ir = p.ir();
    if control != none {
        p.write(" control(");
        print_case(p, control);
        p.write(")");
    }
    let results = op.results(ir);
    if !results.is_empty() {
        p.write(" -> ");
        p.print_types_of(results);
    }
    p.write(" ");
    let style = RegionStyle {
        entry_arguments: false,
        ..RegionStyle::default()
    };
    p.print_region(op.regions(ir)[0], style);
}

impl CustomAssembly for LoopOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let attr = |control| LoopControlAttr::get(control).into();
        parse_structured(p, state, "loop_control", LoopControl::None, attr)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let control = self.loop_control(p.ir());
        print_structured(p, self.operation(), control, LoopControl::None);
    }
}

impl CustomAssembly for SelectionOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let attr = |control| SelectionControlAttr::get(control).into();
        parse_structured(p, state, "selection_control", SelectionControl::None, attr)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let control = self.selection_control(p.ir());
        print_structured(p, self.operation(), control, SelectionControl::None);
    }
}

type Destination = (Block, Vec<UnresolvedOperand>, Vec<Type>);

type SwitchCases = (
    Block,
    Vec<UnresolvedOperand>,
    Vec<Type>,
    Option<Attribute>,
    Vec<Block>,
    Vec<Vec<UnresolvedOperand>>,
    Vec<Vec<Type>>,
);

// cases ::= `default` destination (`,` integer destination)*
pub(in crate::spirv) fn parse_switch_op_cases(
    p: &mut OpParser<'_, '_>,
    selector: &Type,
) -> Parsed<SwitchCases> {
    p.parse_keyword("default")?;
    let (default, default_operands, default_types) = parse_destination(p)?;
    let (mut literals, mut blocks) = (Vec::new(), Vec::new());
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    while p.parse_optional_comma() {
        literals.push(p.parse_integer()?);
        let (block, case_operands, case_types) = parse_destination(p)?;
        blocks.push(block);
        operands.push(case_operands);
        types.push(case_types);
    }
    let literals = (!literals.is_empty()).then(|| literals_of(selector, &literals));
    Ok((
        default,
        default_operands,
        default_types,
        literals,
        blocks,
        operands,
        types,
    ))
}

// destination ::= `:` successor (`(` operands `:` types `)`)?
fn parse_destination(p: &mut OpParser<'_, '_>) -> Parsed<Destination> {
    p.parse_colon()?;
    let block = p.parse_successor()?;
    if !p.parse_optional_l_paren() {
        return Ok((block, Vec::new(), Vec::new()));
    }
    let operands = p.parse_operand_list(Delimiter::None)?;
    p.parse_colon()?;
    let types = p.parse_type_list_no_parens()?.to_vec();
    p.parse_r_paren()?;
    Ok((block, operands, types))
}

/// The literals as elements of the selector's type, truncated to its width. If that is not an integer type, which the
/// verifier rejects, the elements are `i64`.
fn literals_of(selector: &Type, literals: &[i64]) -> Attribute {
    let element = Some(selector).filter(|ty| ty.is_integer());
    let element = element.cloned().unwrap_or_else(Type::i64);
    let width = element.int_or_float_bit_width().unwrap_or(64);
    let integer = |value: &i64| {
        let value = ApInt::from_i64(width, *value);
        Attribute::from(IntegerAttr::from_apint(&element, &value))
    };
    let values: Vec<Attribute> = literals.iter().map(integer).collect();
    let ty = VectorType::new([values.len() as i64], element.clone());
    let elements = DenseElementsAttr::from_attributes(ty.into(), &values);
    elements.map_or(Attribute::Unit, Attribute::from)
}

#[expect(
    clippy::too_many_arguments,
    reason = "the printer of a directive gets all of its parameters"
)]
pub(in crate::spirv) fn print_switch_op_cases<'v, 't>(
    p: &mut OpPrinter<'_>,
    _: SwitchOp,
    _: &Type,
    default: Block,
    default_operands: &[Value],
    _: impl Iterator<Item = &'t Type>,
    literals: Option<&Attribute>,
    blocks: &[Block],
    operands: impl Iterator<Item = &'v [Value]>,
    _: impl Iterator<Item = impl Iterator<Item = &'t Type>>,
) {
    p.write("  default: ");
    p.print_successor_and_uses(default, default_operands);
    let Some(Attribute::DenseElements(literals)) = literals else {
        return;
    };
    for ((literal, block), operands) in literals.values().zip(blocks).zip(operands) {
        p.write(",");
        p.print_newline();
        p.write("  ");
        if let Attribute::Integer(literal) = literal {
            // As in MLIR: unsigned, and limited to 64 bits.
            p.write_integer(literal.value().to_u64().unwrap_or(u64::MAX));
        }
        p.write(": ");
        p.print_successor_and_uses(*block, operands);
    }
    p.print_newline();
}
