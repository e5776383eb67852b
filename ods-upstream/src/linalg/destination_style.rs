//! The text of operations that write one tensor into another: `linalg.transpose` and `linalg.broadcast`.

use super::assembly::{build_body, parse_common, print_common};
use super::body::Step::Argument;
use super::{BroadcastOp, TransposeOp};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

macro_rules! moves {
    ($($op:ident, $attribute:literal, $result:literal;)*) => {$(
        impl CustomAssembly for $op {
            // operands attribute `=` `[` integers `]` attr-dict
            fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
                let header = parse_common(p, state, false, &[])?;
                let types = &header.types;
                let tensors = types[1].iter().filter(|ty| matches!(ty, Type::RankedTensor(_)));
                state.result_types.extend(tensors.cloned());
                p.parse_keyword($attribute)?;
                p.parse_equal()?;
                let numbers = parse_integers(p)?;
                state.set_attribute($attribute, DenseArrayAttr::from_i64s(&numbers).into());
                p.parse_optional_attr_dict(state)?;
                if state.operands.len() != 2 {
                    // The verifier says how many there must be.
                    let region = p.ir().create_region();
                    state.regions.push(region);
                    return Ok(());
                }
                let start = p.name_offset();
                build_body(p, state, types, &[Argument(0)], start)?;
                header.set_properties(p, state)
            }

            fn print(self, p: &mut OpPrinter<'_>) {
                let (op, ir) = (self.operation(), p.ir());
                let (inputs, inits) = op.operands(ir).split_at(op.operands(ir).len().min(1));
                print_common(p, [inputs, inits]);
                print_integers(p, op, $attribute);
                p.print_optional_attr_dict(op, &[$attribute]);
            }
        }

        impl OpAsmOpInterface for $op {
            fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
                if let [first, ..] = self.operation().results(ir) {
                    set_name_fn(*first, $result);
                }
            }
        }
    )*};
}

moves! {
    TransposeOp, "permutation", "transposed";
    BroadcastOp, "dimensions", "broadcasted";
}

/// Prints an attribute: ` name = [1, 2] `.
pub(super) fn print_integers(p: &mut OpPrinter<'_>, op: Operation, name: &str) {
    p.write(" ");
    p.write(name);
    p.write(" = [");
    let numbers = op.attribute(p.ir(), name).and_then(Attribute::as_i64s);
    p.print_comma_separated(numbers.unwrap_or_default(), |p, number| {
        p.write_integer(*number);
    });
    p.write("] ");
}

pub(super) fn parse_integers(p: &mut OpParser<'_, '_>) -> Parsed<Vec<i64>> {
    let mut numbers = Vec::new();
    p.parse_l_square()?;
    if p.parse_optional_r_square() {
        return Ok(numbers);
    }
    loop {
        numbers.push(p.parse_integer()?);
        if !p.parse_optional_comma() {
            break;
        }
    }
    p.parse_r_square()?;
    Ok(numbers)
}
