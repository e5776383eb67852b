//! `scf.while`.

use super::{
    ConditionOp, WhileOp, YieldOp, entry_arguments, expect_terminator, print_body,
    print_initialization_list,
};
use ods_runtime::prelude::*;

impl CustomAssembly for WhileOp {
    // assignments? `:` function-type region `do` region (`attributes` attr-dict)?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let assignments = p.parse_optional_assignments()?;
        let offset = p.offset();
        p.parse_colon()?;
        let ty = match p.parse_type()? {
            Type::Function(ty) => ty,
            other => {
                let message = format!(
                    "invalid kind of type specified: expected builtin.function, but found '{other}'"
                );
                return Err(p.emit_error(offset, message));
            }
        };
        state.result_types.extend(ty.results().iter().cloned());
        let (expected, inputs) = (assignments.len(), ty.inputs());
        let got = inputs.len();
        if got != expected {
            let message =
                format!("expected as many input types as operands (expected {expected} got {got})");
            return Err(p.emit_error(offset, message));
        }
        let mut arguments = Vec::with_capacity(assignments.len());
        for ((mut argument, init), ty) in assignments.into_iter().zip(inputs) {
            let init = p.resolve_operand(init, ty)?;
            state.operands.push(init);
            argument.ty = ty.clone();
            arguments.push(argument);
        }
        let before = p.parse_region_with(&arguments, false)?;
        p.parse_keyword("do")?;
        let after = p.parse_region()?;
        state.regions.extend([before, after]);
        p.parse_optional_attr_dict_with_keyword(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let op = self.operation();
        let before = self.before(ir);
        print_initialization_list(p, entry_arguments(ir, before), self.inits(ir), " ");
        p.write(" : ");
        p.print_functional_type_of(op);
        p.write_byte(b' ');
        print_body(p, before, true);
        p.write(" do ");
        p.print_region(self.after(ir), RegionStyle::default());
        p.print_optional_attr_dict_with_keyword(op, &[]);
    }
}

impl Verify for WhileOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let message = "expects the 'before' region to terminate with 'scf.condition'";
        expect_terminator::<ConditionOp>(self, ir, self.before(ir), message)?;
        let message = "expects the 'after' region to terminate with 'scf.yield'";
        expect_terminator::<YieldOp>(self, ir, self.after(ir), message)?;
        Ok(())
    }
}
