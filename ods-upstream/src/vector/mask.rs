//! The custom form of `vector.mask`.

use super::{MaskOp, YieldOp};
use ods_runtime::prelude::*;

impl CustomAssembly for MaskOp {
    // operand (`,` operand)? region attr-dict `:` type arrow-type-list?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let mask = p.parse_operand()?;
        let passthru = if p.parse_optional_comma() {
            Some(p.parse_operand()?)
        } else {
            None
        };
        let region = p.parse_region()?;
        state.regions.push(region);
        ensure_yield(p, region, state.location);
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let ty = p.parse_type()?;
        if p.parse_optional_arrow() {
            state.result_types.extend(p.parse_function_result_types()?);
        }
        state.operands.push(p.resolve_operand(mask, &ty)?);
        if let Some(passthru) = passthru {
            let Some(ty) = state.result_types.first().cloned() else {
                let message = "expects a result if passthru operand is provided";
                return Err(p.emit_error(p.name_offset(), message));
            };
            state.operands.push(p.resolve_operand(passthru, &ty)?);
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let op = self.operation();
        p.write_byte(b' ');
        p.print_operands(op.operands(ir));
        p.write(" { ");
        let block = self.mask_region(ir).entry_block(ir);
        if let Some(first) = block.and_then(|block| block.first_op(ir)) {
            p.print_custom_or_generic_operation(first);
        }
        p.write(" }");
        p.print_optional_attr_dict(op, &[]);
        p.write(" : ");
        p.print_type_of(self.mask(ir));
        let results = op.results(ir);
        if !results.is_empty() {
            p.write(" -> ");
            p.print_types_of(results);
        }
    }
}

/// Lets the body yield the results of its one operation, if it does not end with a terminator.
fn ensure_yield(p: &mut OpParser<'_, '_>, body: Region, location: Location) {
    let ir = p.ir();
    let block = body
        .entry_block(ir)
        .unwrap_or_else(|| body.add_block(ir, &[]));
    let first = block.first_op(ir);
    if block
        .last_op(ir)
        .is_some_and(|last| YieldOp::cast(last, ir).is_some())
    {
        return;
    }
    let is_one = first == block.last_op(ir);
    let values = first
        .filter(|_| is_one)
        .map(|first| first.results(ir).to_vec());
    let mut terminator = OperationState::new(YieldOp::INFO, location);
    terminator.operands.extend(values.unwrap_or_default());
    OpBuilder::at_end(ir, block).create_operation(terminator);
}
