//! The text and the verifiers of comparisons, and of parts of bit vectors.

use super::types::width;
use super::{BitVectorType, BoolType, DistinctOp, EqOp, ExtractOp, RepeatOp};
use ods_runtime::attributes::ApInt;
use ods_runtime::prelude::*;

/// Comparisons of operands that have one type: `operands attr-dict : type`
macro_rules! comparisons {
    ($($op:ident)*) => {$(
        impl CustomAssembly for $op {
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                parse_comparison(p, state)
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                print_comparison(p, self.operation());
            }
        }

        impl Verify for $op {
            fn verify(self, ir: &Ir) -> VerifyResult {
                let count = self.inputs(ir).len();
                if count >= 2 {
                    return Ok(());
                }
                let message = format!("'inputs' must have at least size 2, but got {count}");
                Err(self.emit_error(ir, message))
            }
        }
    )*};
}

comparisons! { DistinctOp EqOp }

fn parse_comparison(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
    let inputs = p.parse_operand_list(Delimiter::None)?;
    p.parse_optional_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    state.result_types.push(BoolType.into());
    p.resolve_operands_of_type(&inputs, &ty, &mut state.operands)
}

fn print_comparison(p: &mut OpPrinter<'_>, op: Operation) {
    let inputs = op.operands(p.ir());
    p.write(" ");
    p.print_operands(inputs);
    p.print_optional_attr_dict(op, &[]);
    p.write(" : ");
    if let Some(first) = inputs.first() {
        p.print_type_of(*first);
    }
}

impl Verify for ExtractOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let low = self.operation().attribute(ir, "lowBit");
        // C++ computes without signs, in 32 bits.
        let low = low.and_then(Attribute::as_i64).unwrap_or_default() as u32;
        let length = width(self.result(ir).ty(ir)) as u32;
        let found = width(self.input(ir).ty(ir)) as u32;
        let needed = low.wrapping_add(length);
        if needed <= found {
            return Ok(());
        }
        let message = format!(
            "range to be extracted is too big, expected range starting at index {low} of length {length} requires input width of at least {needed}, but the input width is only {found}"
        );
        Err(self.emit_error(ir, message))
    }
}

impl RepeatOp {
    /// How often the operand is repeated.
    pub fn count(self, ir: &Ir) -> i64 {
        let (input, result) = (width(self.input(ir).ty(ir)), width(self.result(ir).ty(ir)));
        result.checked_div(input).unwrap_or_default()
    }
}

impl Verify for RepeatOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let (input, result) = (width(self.input(ir).ty(ir)), width(self.result(ir).ty(ir)));
        if result.checked_rem(input) == Some(0) {
            return Ok(());
        }
        let message = "result bit-vector width must be a multiple of the input bit-vector width";
        Err(self.emit_error(ir, message))
    }
}

/// The most bits of a number of repetitions, and of a width.
const MAX_BITS: u32 = 63;

impl CustomAssembly for RepeatOp {
    // integer `times` operand attr-dict `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let start = p.offset();
        let count = <ApInt as FieldParser>::parse(p)?;
        p.parse_keyword("times")?;
        if count.is_negative() || count.is_zero() {
            return Err(p.emit_error(start, "integer must be positive"));
        }
        let offset = p.offset();
        let input = p.parse_operand()?;
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type()?;
        let input = p.resolve_operand(input, &ty)?;
        state.operands.push(input);
        if !ty.is::<BitVectorType>() {
            return Err(p.emit_error(offset, "input must have bit-vector type"));
        }
        let Some(count) = count.to_i64() else {
            let message = format!("integer must fit into {MAX_BITS} bits");
            return Err(p.emit_error(start, message));
        };
        let Some(width) = width(&ty).checked_mul(count) else {
            let message = format!(
                "result bit-width (provided integer times bit-width of the input type) must fit into {MAX_BITS} bits"
            );
            return Err(p.emit_error(start, message));
        };
        state.result_types.push(BitVectorType::get(width).into());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.write_integer(self.count(ir));
        p.write(" times ");
        p.print_operand(self.input(ir));
        p.print_optional_attr_dict(self.operation(), &[]);
        p.write(" : ");
        p.print_type_of(self.input(ir));
    }
}
