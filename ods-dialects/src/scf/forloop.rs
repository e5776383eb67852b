//! `scf.for`.

use super::{
    ForOp, YieldOp, ensure_terminator, entry_arguments, have_same_types, print_arrow_type_list,
    print_body, print_initialization_list, yields_types_of,
};
use crate::constant_of;
use ods_runtime::interfaces::{ConditionallySpeculatable, Speculatability};
use ods_runtime::prelude::*;
use ods_runtime::text::op_parser::Argument;
use std::ops::Range;

impl ForOp {
    /// The body block.
    ///
    /// # Panics
    ///
    /// If the op has no body, so that it is invalid.
    pub fn body(self, ir: &Ir) -> Block {
        let entry = self.region(ir).entry_block(ir);
        entry.expect("a valid `scf.for` has a body")
    }

    /// The indices of the operands that initialize the loop-carried values: all after the
    /// bounds and the step.
    pub(super) fn init_numbers(self, ir: &Ir) -> Range<usize> {
        3..self.operands(ir).len()
    }

    /// Whether the initial values, the arguments after the first, the yielded values and the results
    /// certainly have the same types, in the same order.
    pub(super) fn carries_same_types(self, ir: &Ir) -> bool {
        let (operands, results) = (self.operands(ir), self.operation().results(ir));
        let inits = operands.get(self.init_numbers(ir)).unwrap_or_default();
        let [region] = self.operation().regions(ir) else {
            return false;
        };
        let arguments = entry_arguments(ir, *region).get(1..);
        have_same_types(ir, inits, results)
            && arguments.is_some_and(|arguments| have_same_types(ir, arguments, results))
            && yields_types_of(ir, *region, results)
    }

    /// The induction variable.
    pub fn induction_var(self, ir: &Ir) -> Value {
        self.body(ir).argument(ir, 0)
    }

    /// The loop-carried values in the body.
    pub fn region_iter_args(self, ir: &Ir) -> &[Value] {
        &self.body(ir).arguments(ir)[1..]
    }
}

impl ConditionallySpeculatable for ForOp {
    /// A loop with a step of 1 terminates for all bounds.
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        match constant_of(ir, self.step(ir)) {
            Some(Attribute::Integer(step)) if step.to_u64() == Some(1) => {
                Speculatability::RecursivelySpeculatable
            }
            _ => Speculatability::NotSpeculatable,
        }
    }
}

impl CustomAssembly for ForOp {
    // `unsigned`? argument `=` operand `to` operand `step` operand
    // (`iter_args` assignments `->` types)? (`:` type)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        if p.parse_optional_keyword("unsigned") {
            state.set_attribute("unsignedCmp", Attribute::unit());
        }
        let variable = p.parse_operand()?;
        p.parse_equal()?;
        let lower = p.parse_operand()?;
        p.parse_keyword("to")?;
        let upper = p.parse_operand()?;
        p.parse_keyword("step")?;
        let step = p.parse_operand()?;
        let mut assignments = Vec::new();
        if p.parse_optional_keyword("iter_args") {
            assignments = p.parse_assignments()?;
            p.parse_arrow()?;
            state.result_types.extend(p.parse_function_result_types()?);
        }
        if assignments.len() != state.result_types.len() {
            return Err(p.emit_error(p.name_offset(), COUNTS_DIFFER));
        }
        let mut ty = Type::index();
        if p.parse_optional_colon() {
            ty = p.parse_type()?;
        }
        let variable = Argument {
            name: Some(variable),
            ty: ty.clone(),
            attributes: Vec::new(),
            location: p.location_at(variable.offset()),
        };
        for ((argument, _), ty) in assignments.iter_mut().zip(&state.result_types) {
            argument.ty = ty.clone();
        }
        let region = if assignments.is_empty() {
            p.parse_region_with(&[variable], false)?
        } else {
            let carried = assignments.iter().map(|(argument, _)| argument.clone());
            let arguments: Vec<Argument> = std::iter::once(variable).chain(carried).collect();
            p.parse_region_with(&arguments, false)?
        };
        ensure_terminator::<YieldOp>(p, region, state.location);
        state.regions.push(region);
        // Resolved after the region, because values defined inside are not visible here.
        p.resolve_operands_of_type(&[lower, upper, step], &ty, &mut state.operands)?;
        for (argument, init) in &assignments {
            let init = p.resolve_operand(*init, &argument.ty)?;
            state.operands.push(init);
        }
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        if self.unsigned_cmp(ir) {
            p.write(" unsigned");
        }
        let variable = self.induction_var(ir);
        p.write_byte(b' ');
        p.print_operand(variable);
        p.write(" = ");
        p.print_operand(self.lower_bound(ir));
        p.write(" to ");
        p.print_operand(self.upper_bound(ir));
        p.write(" step ");
        p.print_operand(self.step(ir));
        let inits = self.init_args(ir);
        print_initialization_list(p, self.region_iter_args(ir), inits, " iter_args");
        if !inits.is_empty() {
            print_arrow_type_list(p, inits);
        }
        p.write_byte(b' ');
        let ty = variable.ty(ir);
        if !ty.is_index() {
            p.write(" : ");
            p.print_type(ty);
            p.write_byte(b' ');
        }
        print_body(p, self.region(ir), !inits.is_empty());
        p.print_optional_attr_dict(self.operation(), &["unsignedCmp"]);
    }
}

const COUNTS_DIFFER: &str = "mismatch in number of loop-carried values and defined values";

impl Verify for ForOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let inits = self.init_numbers(ir).len();
        if inits != self.operation().results(ir).len() {
            return Err(self.emit_error(ir, COUNTS_DIFFER));
        }
        if self.body(ir).arguments(ir).is_empty() {
            // The number is MLIR's, which computes 0 - 1 in unsigned arithmetic.
            let message = format!(
                "different number of inits and region iter_args: {inits} != {}",
                u64::MAX
            );
            return Err(self.emit_error(ir, message));
        }
        Ok(())
    }
}

impl VerifyRegions for ForOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let message = match self.body(ir).arguments(ir) {
            [] => {
                "expected body to have at least 1 argument(s) for the induction variable, but got 0"
            }
            [variable, ..] if variable.ty(ir) != self.lower_bound(ir).ty(ir) => {
                "expected induction variable to be same type as bounds and step"
            }
            [_, carried @ ..] if carried.len() != self.operation().results(ir).len() => {
                "mismatch in number of basic block args and defined values"
            }
            _ => return Ok(()),
        };
        Err(self.emit_error(ir, message))
    }
}
