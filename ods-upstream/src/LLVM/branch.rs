//! The text and the verifiers of branches with many targets, and of landing pads.

use super::{IndirectBrOp, LLVMArrayType, LandingpadOp, SwitchOp};
use ods_runtime::attributes::{ApInt, DenseElementsAttr, IntegerAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// Targets of a branch, with their operands and the types of those.
type Targets = (Vec<Block>, Vec<Vec<UnresolvedOperand>>, Vec<Vec<Type>>);

/// Cases: the numbers, and the targets.
type Cases = (
    Option<Attribute>,
    Vec<Block>,
    Vec<Vec<UnresolvedOperand>>,
    Vec<Vec<Type>>,
);

// target ::= block (`(` operands `:` types `)`)?
fn parse_target(p: &mut OpParser<'_, '_>, targets: &mut Targets) -> Parsed<()> {
    targets.0.push(p.parse_successor()?);
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    if p.parse_optional_l_paren() {
        operands = p.parse_operand_list_without_numbers(Delimiter::None)?;
        p.parse_colon()?;
        types = p.parse_type_list_no_parens()?.to_vec();
        p.parse_r_paren()?;
    }
    targets.1.push(operands);
    targets.2.push(types);
    Ok(())
}

// cases ::= `[` (integer `:` target (`,` integer `:` target)*)? `]`
pub(super) fn parse_switch_op_cases(p: &mut OpParser<'_, '_>, flag: &Type) -> Parsed<Cases> {
    let mut targets = Targets::default();
    let mut numbers: Vec<i64> = Vec::new();
    p.parse_l_square()?;
    if p.parse_optional_r_square() {
        return Ok((None, targets.0, targets.1, targets.2));
    }
    loop {
        numbers.push(p.parse_integer()?);
        p.parse_colon()?;
        parse_target(p, &mut targets)?;
        if !p.parse_optional_comma() {
            break;
        }
    }
    p.parse_r_square()?;
    let values = case_values(flag, &numbers);
    Ok((Some(values), targets.0, targets.1, targets.2))
}

/// The numbers as elements of the flag's type. If that is not an integer, which the verifier rejects, they are `i64`.
fn case_values(flag: &Type, numbers: &[i64]) -> Attribute {
    let (element, width) = match flag {
        Type::Integer(integer) => (flag.clone(), integer.width()),
        _ => (Type::i64(), 64),
    };
    let values: Vec<Attribute> = numbers
        .iter()
        .map(|number| IntegerAttr::from_apint(&element, &ApInt::from_i64(width, *number)).into())
        .collect();
    let ty = VectorType::new([values.len() as i64], element);
    DenseElementsAttr::from_attributes(ty.into(), &values)
        .unwrap_or_else(|| unreachable!("the elements have the type's element type"))
        .into()
}

pub(super) fn print_switch_op_cases<'v, 't>(
    p: &mut OpPrinter<'_>,
    _: SwitchOp,
    _: &Type,
    values: Option<&Attribute>,
    blocks: &[Block],
    operands: impl Iterator<Item = &'v [Value]>,
    _: impl Iterator<Item = impl Iterator<Item = &'t Type>>,
) {
    p.write("[");
    p.print_newline();
    let Some(Attribute::DenseElements(values)) = values else {
        p.write("]");
        return;
    };
    for (index, ((value, block), operands)) in values.values().zip(blocks).zip(operands).enumerate()
    {
        if index > 0 {
            p.write(",");
            p.print_newline();
        }
        p.write("  ");
        if let Attribute::Integer(number) = value {
            FieldParser::print(&number.value(), p);
        }
        p.write(": ");
        p.print_successor_and_uses(*block, operands);
    }
    p.print_newline();
    p.write("]");
}

impl Verify for SwitchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let values = self.case_values(ir);
        let count = values.map_or(0, DenseElementsAttr::num_elements);
        if count != self.case_destinations(ir).len() {
            let message = "expects number of case values to match number of case destinations";
            return Err(self.emit_error(ir, message));
        }
        if values.is_some_and(|values| values.element_type() != *self.value(ir).ty(ir)) {
            let message = "expects case value type to match condition value type";
            return Err(Diagnostic::error(self.location(ir), message));
        }
        Ok(())
    }
}

// successors ::= `[` (target (`,` target)*)? `]`
pub(super) fn parse_indirect_br_op_sucessors(
    p: &mut OpParser<'_, '_>,
    _: &Type,
) -> Parsed<Targets> {
    let mut targets = Targets::default();
    p.parse_list_in(Delimiter::Square, "successor blocks", |p| {
        parse_target(p, &mut targets)
    })?;
    Ok(targets)
}

pub(super) fn print_indirect_br_op_sucessors<'v, 't>(
    p: &mut OpPrinter<'_>,
    _: IndirectBrOp,
    _: &Type,
    blocks: &[Block],
    operands: impl Iterator<Item = &'v [Value]>,
    _: impl Iterator<Item = impl Iterator<Item = &'t Type>>,
) {
    p.write("[");
    for (index, (block, operands)) in blocks.iter().zip(operands).enumerate() {
        if index > 0 {
            p.write(",");
        }
        p.print_newline();
        p.print_successor_and_uses(*block, operands);
    }
    if !blocks.is_empty() {
        p.print_newline();
    }
    p.write("]");
}

impl CustomAssembly for LandingpadOp {
    // landingpad ::= `cleanup`? (`(` (`catch` | `filter`) operand `:` type `)`)* `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        if p.parse_optional_keyword("cleanup") {
            state.set_attribute("cleanup", Attribute::unit());
        }
        // As in C++, where another word after `(` ends the clauses.
        while p.parse_optional_l_paren()
            && p.parse_optional_keyword_of(&["filter", "catch"]).is_some()
        {
            let operand = p.parse_operand()?;
            p.parse_colon()?;
            let ty = p.parse_type()?;
            p.resolve_operands_of_type(&[operand], &ty, &mut state.operands)?;
            p.parse_r_paren()?;
        }
        p.parse_colon()?;
        state.result_types.push(p.parse_type()?);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(if self.cleanup(ir) { " cleanup " } else { " " });
        for operand in self.operation().operands(ir) {
            let is_filter = operand.ty(ir).is::<LLVMArrayType>();
            p.write(if is_filter { "(filter " } else { "(catch " });
            p.print_operand(*operand);
            p.write(" : ");
            p.print_type_of(*operand);
            p.write(") ");
        }
        p.print_optional_attr_dict(self.operation(), &["cleanup"]);
        p.write(": ");
        p.print_type_of(self.res(ir));
    }
}
