//! `arith.select`.

use super::{SelectOp, i1_same_shape};
use ods_runtime::interfaces::SelectLikeOpInterface;
use ods_runtime::prelude::*;

impl SelectLikeOpInterface for SelectOp {
    fn get_false_value(self, ir: &Ir) -> Value {
        self.false_value(ir)
    }

    fn get_true_value(self, ir: &Ir) -> Value {
        self.true_value(ir)
    }

    fn get_condition(self, ir: &Ir) -> Value {
        self.condition(ir)
    }
}

impl CustomAssembly for SelectOp {
    // operand `,` operand `,` operand attr-dict `:` (condition-type `,`)? type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let operands = p.parse_operand_array::<3>()?;
        p.parse_optional_attr_dict(state)?;
        let mut ty = p.parse_colon_type()?;
        let mut condition = Type::i1();
        if p.parse_optional_comma() {
            condition = std::mem::replace(&mut ty, Type::none());
            ty = p.parse_type()?;
        }
        let types = [condition, ty.clone(), ty.clone()];
        state.result_types.push(ty);
        let offset = p.name_offset();
        p.resolve_operands(&operands, &types, offset, &mut state.operands)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let op = self.operation();
        p.write_byte(b' ');
        p.print_operands(op.operands(ir));
        p.print_optional_attr_dict(op, &[]);
        p.write(" : ");
        let condition = self.condition(ir).ty(ir);
        if condition.is_shaped() {
            p.print_type(condition);
            p.write(", ");
        }
        p.print_type(self.result(ir).ty(ir));
    }
}

impl Verify for SelectOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let condition = self.condition(ir).ty(ir);
        if condition.is_signless_integer_of(1) {
            return Ok(());
        }
        let ty = self.result(ir).ty(ir);
        if !ty.has_value_semantics() {
            let message = format!("expected condition to be a signless i1, but got '{condition}'");
            return Err(self.emit_error(ir, message));
        }
        let expected = i1_same_shape(ty);
        if *condition != expected {
            let message = format!(
                "expected condition type to have the same shape as the result type, expected '{expected}', but got '{condition}'"
            );
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}
