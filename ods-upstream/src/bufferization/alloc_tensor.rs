//! `bufferization.alloc_tensor`.

use super::AllocTensorOp;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::constraint::class::TensorClass;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CustomAssembly for AllocTensorOp {
    // `(` operands `)` (`copy` `(` operand `)`)? (`size_hint` `=` operand)? attr-dict `:` type
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_l_paren()?;
        let sizes = p.parse_operand_list(Delimiter::None)?;
        p.parse_r_paren()?;
        let (mut copies, mut hints) = (Vec::new(), Vec::new());
        if p.parse_optional_keyword("copy") {
            p.parse_l_paren()?;
            copies.push(p.parse_operand()?);
            p.parse_r_paren()?;
        }
        if p.parse_optional_keyword("size_hint") {
            p.parse_equal()?;
            hints.push(p.parse_operand()?);
        }
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let ty = p.parse_type_of::<TensorClass>()?;
        state.result_types.push(ty.clone());
        let index = Type::index();
        let groups = [(&sizes, &index), (&copies, &ty), (&hints, &index)];
        for (operands, ty) in groups {
            p.resolve_operands_of_type(operands, ty, &mut state.operands)?;
        }
        let counts = groups.map(|(operands, _)| i32::try_from(operands.len()).unwrap_or(i32::MAX));
        let segments = DenseArrayAttr::from_i32s(&counts);
        state.set_attribute("operandSegmentSizes", segments.into());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write("(");
        p.print_operands(self.dynamic_sizes(ir));
        p.write(")");
        if let Some(copy) = self.copy(ir) {
            p.write(" copy(");
            p.print_operand(copy);
            p.write(")");
        }
        if let Some(hint) = self.size_hint(ir) {
            p.write(" size_hint=");
            p.print_operand(hint);
        }
        p.print_optional_attr_dict(op, &["operandSegmentSizes"]);
        p.write(" : ");
        p.print_type_of(self.result(ir));
    }
}

impl Verify for AllocTensorOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(Diagnostic::error(self.location(ir), message));
        let ty = self.result(ir).ty(ir);
        let sizes = self.dynamic_sizes(ir).len();
        let Some(copy) = self.copy(ir) else {
            let shape = ty.shape().unwrap_or_default();
            let expected = shape.iter().filter(|size| **size == DYNAMIC).count();
            if sizes != expected {
                let message =
                    format!("incorrect number of dynamic sizes, has {sizes}, expected {expected}");
                return Err(self.emit_error(ir, message));
            }
            return Ok(());
        };
        if sizes != 0 {
            return fail("dynamic sizes not needed when copying a tensor");
        }
        if copy.ty(ir) != ty {
            return fail("expected that `copy` and return type match");
        }
        Ok(())
    }
}
