//! `omp.target_allocmem`.

use super::TargetAllocMemOp;
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

impl CustomAssembly for TargetAllocMemOp {
    // operand `:` type `,` type (`(` operands `:` types `)`)? (`,` operands)? attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let device = p.parse_operand()?;
        let ty = p.parse_colon_type()?;
        p.resolve_operands_of_type(&[device], &ty, &mut state.operands)?;
        p.parse_comma()?;
        let allocated = p.parse_type()?;
        state.set_attribute("in_type", allocated.into());
        let (mut operands, mut types) = (Vec::new(), Vec::new());
        if p.parse_optional_l_paren() {
            operands = p.parse_operand_list(Delimiter::None)?;
            types.extend(p.parse_colon_type_list()?);
            p.parse_r_paren()?;
        }
        let parameters = operands.len();
        if p.parse_optional_comma() {
            operands.extend(p.parse_operand_list(Delimiter::None)?);
            let shape = operands.len() - parameters;
            types.extend(std::iter::repeat_n(Type::index(), shape));
        }
        p.resolve_operands(&operands, &types, p.name_offset(), &mut state.operands)?;
        let sizes = [1, parameters, operands.len() - parameters];
        let sizes = sizes.map(|size| i32::try_from(size).unwrap_or(i32::MAX));
        let sizes = DenseArrayAttr::from_i32s(&sizes);
        state.set_attribute("operandSegmentSizes", sizes.into());
        p.parse_optional_attr_dict(state)?;
        state.result_types.push(Type::int(64));
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        p.write(" ");
        p.print_operand(self.device(ir));
        p.write(" : ");
        p.print_type_of(self.device(ir));
        p.write(", ");
        p.print_type(self.in_type(ir));
        let parameters = self.typeparams(ir);
        if !parameters.is_empty() {
            p.write("(");
            p.print_operands(parameters);
            p.write(" : ");
            p.print_types_of(parameters);
            p.write(")");
        }
        for size in self.shape(ir) {
            p.write(", ");
            p.print_operand(*size);
        }
        p.print_optional_attr_dict(op, &["in_type", "operandSegmentSizes"]);
    }
}

impl Verify for TargetAllocMemOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let result = self.operation().result(ir, 0);
        if matches!(result.ty(ir), Type::Integer(_)) {
            return Ok(());
        }
        Err(self.emit_error(ir, "must be a integer type"))
    }
}
