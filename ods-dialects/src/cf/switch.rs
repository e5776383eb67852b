//! `cf.switch`: the syntax of its cases, and its verifier.

use super::SwitchOp;
use ods_runtime::attributes::{ApInt, DenseElementsAttr, IntegerAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// A block, the operands forwarded to its arguments, and their types.
type Destination = (Block, Vec<UnresolvedOperand>, Vec<Type>);

/// The result of parsing `custom<SwitchOpCases>`.
type SwitchCases = (
    Block,
    Vec<UnresolvedOperand>,
    Vec<Type>,
    Option<Attribute>,
    Vec<Block>,
    Vec<Vec<UnresolvedOperand>>,
    Vec<Vec<Type>>,
);

// switch-cases ::= `default` `:` destination (`,` integer `:` destination)*
pub(super) fn parse_switch_op_cases(p: &mut OpParser<'_, '_>, flag: &Type) -> Parsed<SwitchCases> {
    p.parse_keyword("default")?;
    // MLIR accepts no `%0#1` there.
    let (default, default_operands, default_types) =
        parse_destination(p, OpParser::parse_operand_list_without_numbers)?;
    let (mut values, mut blocks) = (Vec::new(), Vec::new());
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    while p.parse_optional_comma() {
        values.push(p.parse_integer()?);
        let (block, case_operands, case_types) =
            parse_destination(p, OpParser::parse_operand_list)?;
        blocks.push(block);
        operands.push(case_operands);
        types.push(case_types);
    }
    let values = (!values.is_empty()).then(|| case_values(flag, &values));
    Ok((
        default,
        default_operands,
        default_types,
        values,
        blocks,
        operands,
        types,
    ))
}

// destination ::= `:` successor (`(` operands `:` types `)`)?
fn parse_destination<'a, 'b>(
    p: &mut OpParser<'a, 'b>,
    operands: impl FnOnce(&mut OpParser<'a, 'b>, Delimiter) -> Parsed<Vec<UnresolvedOperand>>,
) -> Parsed<Destination> {
    p.parse_colon()?;
    let block = p.parse_successor()?;
    if !p.parse_optional_l_paren() {
        return Ok((block, Vec::new(), Vec::new()));
    }
    let operands = operands(p, Delimiter::None)?;
    p.parse_colon()?;
    let types = p.parse_type_list_no_parens()?.to_vec();
    p.parse_r_paren()?;
    Ok((block, operands, types))
}

/// The case values as elements of the flag's type, truncated to its width. If that is not
/// an integer type, which the verifier rejects, the elements are `i64`.
fn case_values(flag: &Type, values: &[i64]) -> Attribute {
    let element = Some(flag).filter(|flag| flag.is_integer());
    let element = element.cloned().unwrap_or_else(Type::i64);
    let width = element.int_or_float_bit_width().unwrap_or(64);
    let values: Vec<Attribute> = (values.iter())
        .map(|value| IntegerAttr::from_apint(&element, &ApInt::from_i64(width, *value)).into())
        .collect();
    let ty = VectorType::new([values.len() as i64], element);
    let elements = DenseElementsAttr::from_attributes(ty.into(), &values);
    let elements = elements.expect("the elements have the type's element type");
    elements.into()
}

#[expect(
    clippy::too_many_arguments,
    reason = "the printer of a directive gets all of its parameters"
)]
pub(super) fn print_switch_op_cases<'v, 't>(
    p: &mut OpPrinter<'_>,
    _: SwitchOp,
    _: &Type,
    default: Block,
    default_operands: &[Value],
    _: impl Iterator<Item = &'t Type>,
    values: Option<&Attribute>,
    blocks: &[Block],
    operands: impl Iterator<Item = &'v [Value]>,
    _: impl Iterator<Item = impl Iterator<Item = &'t Type>>,
) {
    p.write("  default: ");
    p.print_successor_and_uses(default, default_operands);
    let Some(Attribute::DenseElements(values)) = values else {
        return;
    };
    for ((value, block), operands) in values.values().zip(blocks).zip(operands) {
        p.write(",");
        p.print_newline();
        p.write("  ");
        if let Attribute::Integer(value) = value {
            // As in MLIR: unsigned, and limited to 64 bits.
            p.write_integer(value.value().to_u64().unwrap_or(u64::MAX));
        }
        p.write(": ");
        p.print_successor_and_uses(*block, operands);
    }
    p.print_newline();
}

impl Verify for SwitchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let values = self.case_values(ir);
        let blocks = self.case_destinations(ir).len();
        if values.is_none() && blocks == 0 {
            return Ok(());
        }
        let flag = self.flag(ir).ty(ir);
        let differing = values.map(DenseElementsAttr::element_type);
        if let Some(ty) = differing.filter(|ty| *ty != flag) {
            let message = format!("'flag' type ('{flag}') should match case value type ('{ty}')");
            return Err(self.emit_error(ir, message));
        }
        let count = values.map_or(0, DenseElementsAttr::num_elements);
        if count != blocks {
            let message = format!(
                "number of case values ({count}) should match number of case destinations ({blocks})"
            );
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl SwitchOp {
    /// The values of the cases, as unsigned numbers; of more than 64 bits the lowest ones.
    pub fn case_numbers(self, ir: &Ir) -> Vec<i64> {
        let values = self.case_values(ir).into_iter();
        let values = values.flat_map(DenseElementsAttr::values);
        let number = |value: Attribute| match value {
            Attribute::Integer(value) => value.value().words()[0] as i64,
            _ => 0,
        };
        values.map(number).collect()
    }

    /// Builds a switch from its cases: the value, of the type of the flag, and the block with its
    /// operands.
    ///
    /// # Panics
    ///
    /// If a value is of another type than the flag.
    pub fn build_with_cases(
        b: &mut OpBuilder<'_>,
        location: Location,
        flag: Value,
        (default, default_operands): (Block, &[Value]),
        cases: &[(Attribute, Block, &[Value])],
    ) -> Self {
        let values: Vec<Attribute> = cases.iter().map(|(value, ..)| value.clone()).collect();
        let values = (!values.is_empty()).then(|| {
            let ty = VectorType::new([values.len() as i64], flag.ty(b).clone());
            let values = DenseElementsAttr::from_attributes(ty.into(), &values);
            Attribute::from(values.expect("the values have the type of the flag"))
        });
        let blocks: Vec<Block> = cases.iter().map(|(_, block, _)| *block).collect();
        let operands: Vec<&[Value]> = cases.iter().map(|(.., operands)| *operands).collect();
        Self::build(
            b,
            location,
            flag,
            default_operands,
            &operands,
            values,
            default,
            &blocks,
        )
    }
}
