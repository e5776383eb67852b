//! `scf.parallel`, `scf.reduce` and `scf.reduce.return`.

use super::{
    ParallelOp, ReduceOp, ReduceReturnOp, constant_int_value, ensure_terminator, entry_arguments,
    expect_terminator, parse_optional_arrow_type_list, print_body, print_optional_arrow_type_list,
};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::prelude::*;

impl CustomAssembly for ParallelOp {
    // arguments `=` operands `to` operands `step` operands (`init` operands)?
    // arrow-type-list? region attr-dict, with all operands in parentheses
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mut variables = p.parse_argument_list(Delimiter::Paren, false, false)?;
        let count = variables.len();
        p.parse_equal()?;
        for keyword in ["to", "step", ""] {
            let operands = p.parse_operands(Delimiter::Paren, count)?;
            p.resolve_operands_of_type(&operands, &Type::index(), &mut state.operands)?;
            if !keyword.is_empty() {
                p.parse_keyword(keyword)?;
            }
        }
        let mut inits = Vec::new();
        if p.parse_optional_keyword("init") {
            inits = p.parse_operand_list(Delimiter::Paren)?;
        }
        parse_optional_arrow_type_list(p, state)?;
        for variable in &mut variables {
            variable.ty = Type::index();
        }
        let region = p.parse_region_with(&variables, false)?;
        state.regions.push(region);
        let bounds = count as i32;
        let segments = DenseArrayAttr::from_i32s(&[bounds, bounds, bounds, inits.len() as i32]);
        state.set_attribute("operandSegmentSizes", segments.into());
        p.parse_optional_attr_dict(state)?;
        let offset = p.name_offset();
        p.resolve_operands(&inits, &state.result_types, offset, &mut state.operands)?;
        ensure_terminator::<ReduceOp>(p, region, state.location);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let (region, inits) = (self.region(ir), self.init_vals(ir));
        let mut print = |prefix: &str, values: &[Value]| {
            p.write(prefix);
            p.print_operands(values);
            p.write_byte(b')');
        };
        print(" (", entry_arguments(ir, region));
        print(" = (", self.lower_bound(ir));
        print(" to (", self.upper_bound(ir));
        print(" step (", self.step(ir));
        if !inits.is_empty() {
            print(" init (", inits);
        }
        print_optional_arrow_type_list(p, self.results(ir));
        p.write_byte(b' ');
        print_body(p, region, true);
        p.print_optional_attr_dict(self.operation(), &["operandSegmentSizes"]);
    }
}

impl Verify for ParallelOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let steps = self.step(ir);
        if steps.is_empty() {
            return fail("needs at least one tuple element for lowerBound, upperBound and step");
        }
        let is_constant_below_one =
            |step: &Value| constant_int_value(ir, *step).is_some_and(|step| step <= 0);
        if steps.iter().any(is_constant_below_one) {
            return fail("constant step operand must be positive");
        }
        let region = self.region(ir);
        let variables = entry_arguments(ir, region);
        let (found, expected) = (variables.len(), steps.len());
        if found != expected {
            return fail(&format!(
                "expects the same number of induction variables: {found} as bound and step values: {expected}"
            ));
        }
        if !variables.iter().all(|variable| variable.ty(ir).is_index()) {
            return fail("expects arguments for the induction variable to be of index type");
        }
        let message = "expects body to terminate with 'scf.reduce'";
        let reduce = expect_terminator::<ReduceOp>(self, ir, region, message)?;
        let results = self.results(ir);
        let counts = [
            ("reductions", reduce.reductions(ir).len()),
            ("initial values", self.init_vals(ir).len()),
        ];
        if let Some((what, count)) = counts.iter().find(|(_, count)| *count != results.len()) {
            return fail(&format!(
                "expects number of results: {} to be the same as number of {what}: {count}",
                results.len()
            ));
        }
        let values = reduce.operands(ir);
        for (number, (result, value)) in results.iter().zip(values).enumerate() {
            let (result, value) = (result.ty(ir), value.ty(ir));
            if result != value {
                let message = format!(
                    "expects type of {number}-th reduction operand: '{value}' to be the same as the {number}-th result type: '{result}'"
                );
                return Err(reduce.emit_error(ir, message));
            }
        }
        Ok(())
    }
}

impl VerifyRegions for ReduceOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let (values, regions) = (self.operands(ir), self.reductions(ir));
        if values.len() != regions.len() {
            let message = format!(
                "expects number of reduction regions: {} to be the same as number of reduction operands: {}",
                regions.len(),
                values.len()
            );
            return Err(self.emit_error(ir, message));
        }
        for (number, (value, region)) in values.iter().zip(regions).enumerate() {
            let Some(entry) = region.entry_block(ir) else {
                continue;
            };
            let ty = value.ty(ir);
            if entry.is_empty(ir) {
                let message = format!("{number}-th reduction has an empty body");
                return Err(self.emit_error(ir, message));
            }
            let arguments = entry.arguments(ir);
            if arguments.len() != 2 || arguments.iter().any(|argument| argument.ty(ir) != ty) {
                let message = format!(
                    "expected two block arguments with type '{ty}' in the {number}-th reduction region"
                );
                return Err(self.emit_error(ir, message));
            }
            let last = entry.last_op(ir);
            if last.is_none_or(|last| ReduceReturnOp::cast(last, ir).is_none()) {
                let message = "reduction bodies must be terminated with an 'scf.reduce.return' op";
                return Err(self.emit_error(ir, message));
            }
        }
        Ok(())
    }
}

impl Verify for ReduceReturnOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let block = self.parent_block(ir);
        let input = block.and_then(|block| block.arguments(ir).first());
        match input.map(|input| input.ty(ir)) {
            Some(expected) if expected != self.result(ir).ty(ir) => {
                let message =
                    format!("must have type '{expected}' (the type of the reduction inputs)");
                Err(self.emit_error(ir, message))
            }
            _ => Ok(()),
        }
    }
}
