//! The text of control flow.

use super::{IfOp, WhileOp};
use ods_runtime::prelude::*;
use ods_runtime::types::FunctionType;

/// Types of operands in the text, which must be as many as the operands.
fn parse_inputs(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    operands: &[UnresolvedOperand],
    signature: &FunctionType,
    offset: Option<u32>,
) -> Parsed<()> {
    state
        .result_types
        .extend(signature.results().iter().cloned());
    let (expected, found) = (operands.len(), signature.inputs().len());
    if expected != found {
        let message =
            format!("expected as many input types as operands (expected {expected} got {found})");
        let offset = offset.unwrap_or_else(|| p.offset());
        return Err(p.emit_error(offset, message));
    }
    let offset = p.offset();
    p.resolve_operands(operands, signature.inputs(), offset, &mut state.operands)
}

/// Prints the arguments of a block with their initial values, ` (%arg0 = %0)`, unless there are none.
fn print_initial_values(p: &mut OpPrinter<'_>, region: Region, values: &[Value]) {
    if values.is_empty() {
        return;
    }
    let ir = p.ir();
    let entry = region.entry_block(ir);
    let arguments = entry.map_or(&[][..], |entry| entry.arguments(ir));
    p.write(" ");
    p.print_assignments(arguments, values);
}

/// Prints a region with its terminator.
fn print_region(p: &mut OpPrinter<'_>, region: Region, entry_arguments: bool) {
    let style = RegionStyle {
        entry_arguments,
        terminators: true,
        empty_block: false,
    };
    p.print_region(region, style);
}

impl CustomAssembly for IfOp {
    // cond-if ::= operand assignments? `:` type (function-type | results)? region (`else` region)? attr-dict
    //
    // The function type is there if the assignments are. The regions name their arguments themselves.
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let condition = p.parse_operand()?;
        let start = p.offset();
        let assignments = p.parse_optional_assignments()?;
        let has_list = p.offset() != start;
        let operands: Vec<_> = assignments
            .into_iter()
            .map(|(_, operand)| operand)
            .collect();
        let ty = p.parse_colon_type()?;
        let condition = p.resolve_operand(condition, &ty)?;
        state.operands.push(condition);
        if has_list {
            if let Type::Function(signature) = p.parse_type_of::<FunctionType>()? {
                parse_inputs(p, state, &operands, &signature, None)?;
            }
        } else {
            let types = p.parse_optional_arrow_type_list()?;
            state.result_types.extend(types);
        }
        let then_graph = p.parse_region()?;
        state.regions.push(then_graph);
        let else_graph = if p.parse_optional_keyword("else") {
            p.parse_region()?
        } else {
            p.ir().create_region()
        };
        state.regions.push(else_graph);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let (then_graph, else_graph) = (self.then_graph(ir), self.else_graph(ir));
        let inputs = self.input_list(ir);
        p.write(" ");
        p.print_operand(self.condition(ir));
        print_initial_values(p, then_graph, inputs);
        p.write(" : ");
        p.print_type_of(self.condition(ir));
        if !inputs.is_empty() {
            p.write(" (");
            p.print_types_of(inputs);
            p.write(")");
        }
        let results = self.operation().results(ir).iter();
        p.print_arrow_type_list(results.map(|result| result.ty(ir)));
        p.write(" ");
        print_region(p, then_graph, true);
        if else_graph.entry_block(ir).is_some() {
            p.write(" else ");
            print_region(p, else_graph, true);
        }
        p.print_optional_attr_dict(self.operation(), &[]);
    }
}

impl CustomAssembly for WhileOp {
    // while-loop ::= assignments? `:` function-type region `do` region (`attributes` attr-dict)?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let assignments = p.parse_optional_assignments()?;
        let (mut arguments, operands): (Vec<_>, Vec<_>) = assignments.into_iter().unzip();
        let offset = p.offset();
        let Type::Function(signature) = p.parse_colon_type_of::<FunctionType>()? else {
            return Ok(());
        };
        parse_inputs(p, state, &operands, &signature, Some(offset))?;
        for (argument, ty) in arguments.iter_mut().zip(signature.inputs()) {
            argument.ty = ty.clone();
        }
        let cond_graph = p.parse_region_with(&arguments, false)?;
        state.regions.push(cond_graph);
        p.parse_keyword("do")?;
        let body_graph = p.parse_region()?;
        state.regions.push(body_graph);
        p.parse_optional_attr_dict_with_keyword(state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let inputs = self.input_list(ir);
        print_initial_values(p, self.cond_graph(ir), inputs);
        p.write(" : ");
        p.print_functional_type(inputs, self.operation().results(ir));
        p.write(" ");
        print_region(p, self.cond_graph(ir), false);
        p.write(" do ");
        print_region(p, self.body_graph(ir), true);
        p.print_optional_attr_dict_with_keyword(self.operation(), &[]);
    }
}
