//! `scf.if` and `scf.execute_region`.

use super::{
    ExecuteRegionOp, IfOp, IfOpAdaptor, YieldOp, ensure_terminator, parse_optional_arrow_type_list,
    print_arrow_type_list, print_body, print_optional_arrow_type_list,
};
use ods_runtime::prelude::*;

impl CustomAssembly for IfOp {
    // operand arrow-type-list? region (`else` region)? attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let condition = p.parse_operand()?;
        let condition = p.resolve_operand(condition, &Type::i1())?;
        state.operands.push(condition);
        parse_optional_arrow_type_list(p, state)?;
        let then_region = p.parse_region()?;
        ensure_terminator::<YieldOp>(p, then_region, state.location);
        let mut else_region = None;
        if p.parse_optional_keyword("else") {
            let region = p.parse_region()?;
            ensure_terminator::<YieldOp>(p, region, state.location);
            else_region = Some(region);
        }
        let else_region = else_region.unwrap_or_else(|| p.ir().create_region());
        state.regions.extend([then_region, else_region]);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let op = self.operation();
        let results = op.results(ir);
        p.write_byte(b' ');
        p.print_operand(self.condition(ir));
        if !results.is_empty() {
            print_arrow_type_list(p, results);
        }
        p.write_byte(b' ');
        print_body(p, self.then_region(ir), !results.is_empty());
        let else_region = self.else_region(ir);
        if !else_region.is_empty(ir) {
            p.write(" else ");
            print_body(p, else_region, !results.is_empty());
        }
        p.print_optional_attr_dict(op, &[]);
    }
}

impl Verify for IfOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if !self.results(ir).is_empty() && self.else_region(ir).is_empty(ir) {
            return Err(self.emit_error(ir, "must have an else block if defining values"));
        }
        Ok(())
    }
}

impl InferTypesOfParts for IfOp {
    /// The result types are those that the first region yields.
    fn infer_types(
        ir: &Ir,
        location: Location,
        parts: IfOpAdaptor<'_, Value>,
    ) -> Result<Vec<Type>, Diagnostic> {
        let entry = parts.then_region.entry_block(ir);
        let last = entry.and_then(|entry| entry.last_op(ir));
        let Some(last) = last.filter(|last| YieldOp::cast(*last, ir).is_some()) else {
            let message = "'scf.if' op failed to infer returned types";
            return Err(Diagnostic::error(location, message));
        };
        let values = last.operands(ir).iter();
        Ok(values.map(|value| value.ty(ir).clone()).collect())
    }
}

impl CustomAssembly for ExecuteRegionOp {
    // arrow-type-list? `no_inline`? region attr-dict
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        parse_optional_arrow_type_list(p, state)?;
        if p.parse_optional_keyword("no_inline") {
            state.set_attribute("no_inline", Attribute::unit());
        }
        let region = p.parse_region()?;
        state.regions.push(region);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let op = self.operation();
        print_optional_arrow_type_list(p, op.results(ir));
        p.write_byte(b' ');
        if self.no_inline(ir) {
            p.write("no_inline ");
        }
        print_body(p, self.region(ir), true);
        p.print_optional_attr_dict(op, &["no_inline"]);
    }
}

impl Verify for ExecuteRegionOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        let Some(entry) = self.region(ir).entry_block(ir) else {
            return Err(self.emit_error(ir, "region needs to have at least one block"));
        };
        if !entry.arguments(ir).is_empty() {
            return Err(self.emit_error(ir, "region cannot have any arguments"));
        }
        Ok(())
    }
}
