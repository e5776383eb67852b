//! Loops, conditions and switches: their text, their verifiers, and control flow between their regions.

use super::{
    DoOp, ExpressionOp, ForOp, IfOp, SwitchOp, YieldOp, is_integer_index_or_opaque, lvalue_of,
    value_type,
};
use ods_dialects::scf::{at_most_once, known_bool, print_body, verify_switch};
use ods_runtime::interfaces::{
    InvocationBounds, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor, RegionSuccessors,
};
use ods_runtime::prelude::*;
use ods_runtime::text::op_parser::Argument;

impl CustomAssembly for ForOp {
    // argument `=` operand `to` operand `step` operand (`:` type)? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let variable = p.parse_operand()?;
        p.parse_equal()?;
        let lower = p.parse_operand()?;
        p.parse_keyword("to")?;
        let upper = p.parse_operand()?;
        p.parse_keyword("step")?;
        let step = p.parse_operand()?;
        let mut ty = Type::index();
        if p.parse_optional_colon() {
            ty = p.parse_type()?;
        }
        p.resolve_operands_of_type(&[lower, upper, step], &ty, &mut state.operands)?;
        let variable = Argument {
            name: Some(variable),
            ty,
            attributes: Vec::new(),
            location: p.location_at(variable.offset()),
        };
        let region = p.parse_region_with(&[variable], false)?;
        region.ensure_terminator(p.ir(), YieldOp::INFO, state.location);
        state.regions.push(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, region) = (p.ir(), self.region(p.ir()));
        let entry = region.entry_block(ir);
        let variable = entry.and_then(|entry| entry.arguments(ir).first());
        p.write(" ");
        if let Some(variable) = variable {
            p.print_operand(*variable);
        }
        p.write(" = ");
        p.print_operand(self.lower_bound(ir));
        p.write(" to ");
        p.print_operand(self.upper_bound(ir));
        p.write(" step ");
        p.print_operand(self.step(ir));
        p.write(" ");
        let ty = variable.map(|variable| variable.ty(ir));
        if let Some(ty) = ty.filter(|ty| !ty.is_index()) {
            p.write(" : ");
            p.print_type(ty);
            p.write(" ");
        }
        print_body(p, region, false);
        p.print_optional_attr_dict(self.operation(), &[]);
    }
}

impl VerifyRegions for ForOp {
    fn verify_regions(self, ir: &Ir) -> VerifyResult {
        let entry = self.region(ir).entry_block(ir);
        let message = match entry.map_or(&[][..], |entry| entry.arguments(ir)) {
            [variable] if variable.ty(ir) == self.lower_bound(ir).ty(ir) => return Ok(()),
            [_] => "expected induction variable to be same type as bounds and step",
            _ => "expected body to have a single block argument for the induction variable",
        };
        Err(self.emit_error(ir, message))
    }
}

impl CanonicalizationPatterns for ForOp {
    /// There are none, as in MLIR.
    fn patterns(_: &mut PatternSet) {}
}

impl CustomAssembly for IfOp {
    // operand region (`else` region)? attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let condition = p.parse_operand()?;
        let condition = p.resolve_operand(condition, &Type::i1())?;
        state.operands.push(condition);
        let then_region = p.parse_region()?;
        then_region.ensure_terminator(p.ir(), YieldOp::INFO, state.location);
        let mut else_region = None;
        if p.parse_optional_keyword("else") {
            let region = p.parse_region()?;
            region.ensure_terminator(p.ir(), YieldOp::INFO, state.location);
            else_region = Some(region);
        }
        let else_region = else_region.unwrap_or_else(|| p.ir().create_region());
        state.regions.extend([then_region, else_region]);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        p.print_operand(self.condition(ir));
        p.write(" ");
        print_body(p, self.then_region(ir), false);
        let else_region = self.else_region(ir);
        if !else_region.is_empty(ir) {
            p.write(" else ");
            print_body(p, else_region, false);
        }
        p.print_optional_attr_dict(self.operation(), &[]);
    }
}

impl RegionBranchOpInterface for IfOp {
    /// The branch that is taken, as far as the condition is known.
    fn get_entry_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        let both = self.get_successor_regions(ir, RegionBranchPoint::Parent);
        match (known_bool(operands), &both[..]) {
            (Some(true), [then, _]) => [*then].into(),
            (Some(false), [_, otherwise]) => [*otherwise].into(),
            _ => both,
        }
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        let parent = RegionSuccessor::parent(&[]);
        if point != RegionBranchPoint::Parent {
            return [parent].into();
        }
        let then = RegionSuccessor::region(self.then_region(ir), &[]);
        let otherwise = self.else_region(ir);
        if otherwise.is_empty(ir) {
            [then, parent].into()
        } else {
            [then, RegionSuccessor::region(otherwise, &[])].into()
        }
    }

    /// The condition selects one of the regions.
    fn get_region_invocation_bounds(
        self,
        _: &Ir,
        operands: &[Option<Attribute>],
    ) -> Vec<InvocationBounds> {
        let condition = known_bool(operands);
        [true, false]
            .map(|region| at_most_once(condition, region))
            .into()
    }
}

impl SwitchOp {
    /// The number of the region for a value: the default region is the first one.
    fn selected(self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<usize> {
        let value = operands.first()?.as_ref()?.as_i64()?;
        let case = self.cases(ir).iter().position(|case| *case == value);
        Some(case.map_or(0, |case| case + 1))
    }
}

impl Verify for SwitchOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let ty = self.arg(ir).ty(ir);
        if !is_integer_index_or_opaque(ty) {
            return Err(self.emit_error(ir, format!("unsupported type '{ty}'")));
        }
        let regions = (self.default_region(ir), self.case_regions(ir));
        verify_switch::<YieldOp>(self, ir, self.cases(ir), regions)
    }
}

impl RegionBranchOpInterface for SwitchOp {
    /// The case that is taken, as far as the operand is known.
    fn get_entry_successor_regions<'ir>(
        self,
        ir: &'ir Ir,
        operands: &[Option<Attribute>],
    ) -> RegionSuccessors<'ir> {
        let all = self.get_successor_regions(ir, RegionBranchPoint::Parent);
        let selected = self.selected(ir, operands);
        match selected.and_then(|selected| all.get(selected)) {
            Some(one) => [*one].into(),
            None => all,
        }
    }

    fn get_successor_regions(self, ir: &Ir, point: RegionBranchPoint) -> RegionSuccessors<'_> {
        if point != RegionBranchPoint::Parent {
            return [RegionSuccessor::parent(&[])].into();
        }
        let regions = self.operation().regions(ir).iter();
        regions
            .map(|region| RegionSuccessor::region(*region, &[]))
            .collect()
    }

    fn get_region_invocation_bounds(
        self,
        ir: &Ir,
        operands: &[Option<Attribute>],
    ) -> Vec<InvocationBounds> {
        let selected = self.selected(ir, operands);
        let regions = 0..self.operation().regions(ir).len();
        regions
            .map(|region| at_most_once(selected, region))
            .collect()
    }
}

impl CustomAssembly for DoOp {
    // region `while` region attr-dict-with-keyword
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let body = p.parse_region()?;
        p.parse_keyword("while")?;
        let condition = p.parse_region()?;
        if body.is_empty(p.ir()) {
            body.add_block(p.ir(), &[]);
        }
        state.regions.extend([body, condition]);
        p.parse_optional_attr_dict_with_keyword(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write(" ");
        print_body(p, self.body_region(ir), true);
        p.write(" while ");
        p.print_region(self.condition_region(ir), RegionStyle::default());
        p.print_optional_attr_dict_with_keyword(self.operation(), &[]);
    }
}

impl Verify for DoOp {
    /// The condition is an expression, and what yields its value.
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: String| Err(self.emit_error(ir, message));
        let condition = self.condition_region(ir).entry_block(ir);
        let parts = condition.into_iter().flat_map(|block| block.operations(ir));
        let parts: Vec<Operation> = parts.collect();
        let [first, last] = parts[..] else {
            return fail(format!(
                "condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found {} operations",
                parts.len()
            ));
        };
        let Some(expression) = first.cast::<ExpressionOp>(ir) else {
            return fail(format!(
                "expected first op in condition region to be 'emitc.expression', but got {}",
                first.name(ir).as_str()
            ));
        };
        let result = expression.result(ir);
        let ty = result.ty(ir);
        if !ty.is_integer_of(1) {
            return fail(format!(
                "emitc.expression in condition region must return 'i1', but returns '{ty}'"
            ));
        }
        if !last.is::<YieldOp>(ir) {
            return fail(format!(
                "expected last op in condition region to be 'emitc.yield', but got {}",
                last.name(ir).as_str()
            ));
        }
        let [yielded] = last.operands(ir) else {
            return fail(format!(
                "expected condition region to return 1 value, but it returns {} values",
                last.operands(ir).len()
            ));
        };
        if *yielded != result {
            let message =
                "'emitc.yield' must return result of 'emitc.expression' from this condition region";
            return Err(Diagnostic::error(self.location(ir), message));
        }
        let body = self.body_region(ir).entry_block(ir);
        if body.and_then(|body| body.terminator(ir)).is_some() {
            return fail("body region must not contain terminator".to_owned());
        }
        Ok(())
    }
}

impl Verify for YieldOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let fail = |message: &str| Err(self.emit_error(ir, message));
        let Some(parent) = self.operation().parent_op(ir) else {
            return Ok(());
        };
        let (value, results) = (self.result(ir), parent.results(ir).len());
        if !parent.is::<DoOp>(ir) {
            if value.is_some() && results != 1 {
                return fail("yields a value not returned by parent");
            }
            if value.is_none() && results != 0 {
                return fail("does not yield a value to be returned by parent");
            }
        }
        let is_lvalue = value.is_some_and(|value| {
            let ty = value.ty(ir);
            *ty == lvalue_of(value_type(ty))
        });
        if is_lvalue && !parent.is::<ExpressionOp>(ir) {
            return fail("yielding lvalues is not supported for this op");
        }
        Ok(())
    }
}
